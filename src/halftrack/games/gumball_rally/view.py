"""What each seat may see: built field by field, from nothing."""

from typing import Any

from halftrack.engine import View
from halftrack.games.gumball_rally.deck import NAMES
from halftrack.games.gumball_rally.pile import NAMES as HAZARDS
from halftrack.games.gumball_rally.pile import NOTHING, parts_left
from halftrack.games.gumball_rally.state import NONE, PHASES, Buggy, Driver, Rally


def view(rally: Rally, seat: int | None) -> View:
    """The public table, and that seat's own hand. [visibility.1]"""
    box = rally.box
    return {
        "game": "gumball-rally",
        "seat": seat,
        "scoring": {"checkpoint": list(box.scoring.checkpoint), "winner": list(box.scoring.winner)},
        "photo_finish": box.photo_finish,
        "decline": box.decline,
        "round": rally.round,
        "phase": PHASES[rally.phase],
        "line": names(rally, rally.line),
        "waiting": names(rally, rally.waiting),
        "buggies": [buggy_view(rally, buggy) for buggy in rally.buggies],
        "drivers": [driver_view(rally, driver, seat) for driver in rally.drivers],
        "deck": len(rally.deck),
        "discards": [NAMES[card] for card in sorted(rally.discards)],
        "turned": [HAZARDS[hazard] for hazard in rally.turned],
        "pile": pile_view(rally),
    }


def names(rally: Rally, buggies: list[int]) -> list[str]:
    return [rally.name(buggy) for buggy in buggies]


def buggy_view(rally: Rally, buggy: Buggy) -> dict[str, Any]:
    """All is open: whose it is, the card under it, and its points, scoring by scoring."""
    return {
        "buggy": rally.name(buggy.number),
        "seat": rally.box.owner(buggy.number),
        "card": None if buggy.card == NONE else NAMES[buggy.card],
        "points": list(buggy.points),
    }


def driver_view(rally: Rally, driver: Driver, seat: int | None) -> dict[str, Any]:
    """Open but for the hand, of which all know the number."""
    return {
        "seat": driver.seat,
        "buggies": names(rally, list(rally.box.buggies_of(driver.seat))),
        "cards": len(driver.hand),
        "hand": [NAMES[card] for card in driver.hand] if driver.seat == seat else None,
        "photo": [NAMES[card] for card in driver.photo],
        "left": bool(driver.left),
    }


def pile_view(rally: Rally) -> list[dict[str, Any]]:
    """The parts of the hazard pile, the top one first: all know how it was built. [setup.3]"""
    return [
        {"cards": part.cards, "with": None if part.special == NOTHING else HAZARDS[part.special]}
        for part in parts_left(rally.hazards)
    ]
