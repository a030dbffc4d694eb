"""What is seen of a solo race: everything but the order of the Estienne deck. [visibility.2]"""

from typing import Any

from halftrack.engine import View
from halftrack.games.great_race import view as views
from halftrack.games.great_race.solo import legacy
from halftrack.games.great_race.solo.course import human_path, objective, own_path
from halftrack.games.great_race.solo.ending import outcome
from halftrack.games.great_race.solo.estienne import CALENDAR, ESTIENNE
from halftrack.games.great_race.solo.state import SoloRace
from halftrack.games.great_race.state import NONE, OVER


def view(race: SoloRace, seat: int | None) -> View:
    """The table of every race, and beside it the Torpedo's card, deck and powers."""
    return {**views.view(race, seat), "game": "great-race-solo", "solo": solo_view(race)}


def solo_view(race: SoloRace) -> dict[str, Any]:
    """The cards still to come as a set; alone, in their order. [alone.2]"""
    solo, terms = race.solo, race.solo.terms
    coming = [ESTIENNE[number].name for number in reversed(solo.deck)]
    return {
        "edition": terms.edition.name,
        "legacy": terms.legacy,
        "alone": terms.alone,
        "card": None if solo.card == NONE else card_view(race),
        "coming": coming if terms.alone else sorted(coming),
        "seen": [ESTIENNE[number].name for number in solo.discards],
        "revealed": solo.revealed,
        "turns": CALENDAR if terms.alone else None,
        "powers": dict(zip(legacy.COLOURS, solo.powers, strict=True)),
        "torpedo": torpedo_view(race) if race.phase != OVER and not terms.alone and solo.card != NONE else None,
        "your path": [race.name(space) for space in human_path(race)],
        "outcome": outcome(race),
    }


def card_view(race: SoloRace) -> dict[str, Any]:
    """All that is printed on the card of this turn. [solo.2]"""
    printed = race.card._asdict()
    return {name: list(value) if isinstance(value, tuple) else value for name, value in printed.items()}


def torpedo_view(race: SoloRace) -> dict[str, Any]:
    """Where it heads, by which way, and which of its assistants is next."""
    space, reason = objective(race)
    return {
        "objective": race.name(space),
        "reason": reason,
        "path": [race.name(step) for step in own_path(race)],
        "entered": [race.name(city) for city in race.box.board.cities if race.solo.entered >> city & 1],
        "assistants": race.torpedo.assistants,
    }
