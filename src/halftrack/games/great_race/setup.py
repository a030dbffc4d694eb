"""The table before the race, and the choice of crews."""

from typing import TypeVar

from halftrack.engine import Rng, Script, choose
from halftrack.games.great_race import events
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.deck import whole_deck
from halftrack.games.great_race.state import BIVOUAC, NONE, Crew, Race

R = TypeVar("R", bound=Race)

START_FRANCS = 80
START_FRANCS_LAST = 70


def set_up(box: Box, rng: Rng, first: int | None, kind: type[R]) -> R:
    """Vehicles in the start city, money, tokens, deck and bag. [setup.2 to setup.6]"""
    first = rng.below(box.seats, "first") if first is None else first
    order = [(first + place) % box.seats for place in range(box.seats)]
    crews = [Crew(seat, box.start, START_FRANCS) for seat in range(box.seats)]
    crews[order[-1]].francs = START_FRANCS_LAST  # [setup.5]
    for token, seat in enumerate(stack(box, order), start=1):  # [setup.3]
        crews[seat].token = token
    deck, bag = whole_deck(box.edition.name, box.leaders), list(range(len(box.tiles)))
    rng.shuffle("deck", deck)  # [setup.6]
    rng.shuffle("bag", bag)
    return kind(box, rng, crews, order, bag, deck, [NONE] * len(box.board.spaces), tokens=len(crews))


def stack(box: Box, order: list[int]) -> list[int]:
    """The tokens on the start band from the lowest up. [setup.3]"""
    return order[::-1] if box.edition.first_player_on_top else order


def choose_crews(race: Race) -> Script[None]:
    """In turn order each takes a crew: vehicle, and leader with the module. [setup.2, fifth.1]"""
    names = list(race.box.crews)
    for crew in race.in_order():
        yield from choose_crew(race, crew, names)
    race.phase = BIVOUAC


def choose_crew(race: Race, crew: Crew, names: list[str]) -> Script[None]:
    """One of the crews that nobody has taken. [setup.2]"""
    name = yield from choose(crew.seat, "crew", names)
    names.remove(name)
    crew.board_vehicle(name, race.box.leaders)
    race.tell(events.CrewChosen, crew.seat, name)
