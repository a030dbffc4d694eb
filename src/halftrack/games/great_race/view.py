"""What each seat may see: built field by field, from nothing."""

from typing import Any

from halftrack.engine import View
from halftrack.games.great_race.box import spaces_in
from halftrack.games.great_race.crews import NO_LEADER, VEHICLES
from halftrack.games.great_race.deck import NAMES
from halftrack.games.great_race.state import NONE, PHASES, Crew, Race

BOXES = ("pathfinder", "mechanics", "security", "funding")


def view(race: Race, seat: int | None) -> View:
    """The public table, and what is that seat's own. [visibility.1, visibility.2, visibility.3]"""
    box = race.box
    return {
        "game": "great-race",
        "seat": seat,
        "board": box.board.name,
        "start": race.name(box.start),
        "destination": race.name(box.destination),
        "edition": box.edition.name,
        "modules": {"leaders": box.leaders, "fifth": box.fifth},
        "turn": race.turn,
        "phase": PHASES[race.phase],
        "order": list(race.order),
        "upcoming": race.upcoming,
        "crews": [crew_view(race, crew, seat) for crew in race.crews],
        "track": track(race),
        "tiles": {race.name(space): box.faces[race.tiles[space]] for space in spaces_in(race.laid)},
        "display": [NAMES[card] for card in race.display],
        "discards": counted(race.discards),
        "played": [NAMES[card] for card in race.played],
        "removed": sorted(box.faces[tile] for tile in race.removed),
        "deck": len(race.deck),
        "bag": len(race.bag),
        "aim": list(race.aim),
        "drawn": drawn(race, seat),
    }


def counted(cards: list[int]) -> dict[str, int]:
    """How many of each kind lie there."""
    return {NAMES[card]: cards.count(card) for card in sorted(set(cards))}


def named(counts: list[int]) -> dict[str, int]:
    return {NAMES[card]: count for card, count in enumerate(counts) if count}


def track(race: Race) -> dict[str, list[int]]:
    """The stacks of tokens, band by band from the start, the lowest token first. [visibility.1]"""
    stacks: dict[str, list[int]] = {}
    for crew in sorted(race.crews, key=lambda crew: (crew.band, crew.token)):
        stacks.setdefault(str(crew.band), []).append(crew.seat)
    return stacks


def crew_view(race: Race, crew: Crew, seat: int | None) -> dict[str, Any]:
    """A dashboard: open to all but for the hand, of which all know the number and what they saw taken."""
    return {
        "seat": crew.seat,
        "crew": crew.name,
        "leader": None if crew.leader == NO_LEADER else VEHICLES[crew.leader].leader,
        "leader_used": crew.leader_used,
        "space": race.name(crew.space),
        "band": crew.band,
        "francs": crew.francs,
        "gauges": gauges(crew),
        "assistants": {box: getattr(crew, box) for box in BOXES},
        "passed": crew.passed,
        "arrived": crew.place or None,
        "left": crew.left,
        "cards": crew.cards,
        "known": named(crew.known),
        "hand": named(crew.hand) if crew.seat == seat else None,
    }


def gauges(crew: Crew) -> dict[str, list[int]]:
    """Each level and its maximum."""
    return {
        "petrol": [crew.petrol, crew.full_petrol],
        "engine": [crew.engine, crew.full_engine],
        "chassis": [crew.chassis, crew.full_chassis],
    }


def drawn(race: Race, seat: int | None) -> dict[str, Any] | None:
    """Tiles or cards just drawn and not yet placed or kept: all see how many, the drawer sees which."""
    if race.drawer == NONE:
        return None
    own = race.drawer == seat
    return {
        "seat": race.drawer,
        "tiles": [race.box.faces[tile] for tile in race.drawn_tiles] if own else None,
        "cards": [NAMES[card] for card in race.drawn_cards] if own else None,
        "count": len(race.drawn_tiles) + len(race.drawn_cards),
    }
