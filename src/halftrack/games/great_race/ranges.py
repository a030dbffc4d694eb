"""How far a crew can drive over what is known."""

from typing import Any, NamedTuple

from halftrack.games.great_race.danger import DANGER_DAMAGE
from halftrack.games.great_race.deck import MILITIA
from halftrack.games.great_race.driving import CITY_PETROL, surcharge
from halftrack.games.great_race.state import NONE, Crew, Race


class Leg(NamedTuple):
    """A way over known tiles, and what it costs when every danger is met by a shield first."""

    way: tuple[int, ...]
    petrol: int
    damage: int
    dangers: int
    ends: bool

    def worth(self) -> tuple[int, int]:
        return (self.petrol + self.damage + DANGER_DAMAGE * self.dangers, len(self.way))


def reach(race: Race, crew: Crew, steps: int) -> dict[int, Leg]:
    """Every space that can be reached over known tiles and into cities, by its cheapest way. [drive.1, drive.3]"""
    ways: dict[int, list[Leg]] = {}
    edge = [Leg((), 0, 0, 0, False)]
    for _ in range(steps if crew.engine else 0):
        edge = [leg for start in edge if not start.ends for leg in onward(race, crew, start)]
        edge = [leg for leg in edge if is_worth_keeping(leg, ways.setdefault(leg.way[-1], []))]
    ways.pop(crew.space, None)
    return {space: min(legs, key=Leg.worth) for space, legs in ways.items()}


def is_worth_keeping(leg: Leg, shorter: list[Leg]) -> bool:
    """Kept, unless a way there that is no longer costs no more of anything."""
    for other in shorter:
        if other.petrol <= leg.petrol and other.damage <= leg.damage and other.dangers <= leg.dangers:
            return False
    shorter.append(leg)
    return True


def onward(race: Race, crew: Crew, leg: Leg) -> list[Leg]:
    """One step further, wherever the gauges still allow it."""
    here = leg.way[-1] if leg.way else crew.space
    legs = [extend(race, leg, space) for space in race.box.board.neighbours[here] if is_known(race, space)]
    return [further for further in legs if is_payable(crew, leg, further)]


def is_known(race: Race, space: int) -> bool:
    return race.tiles[space] != NONE or space in race.box.board.cities


def extend(race: Race, leg: Leg, space: int) -> Leg:
    way = (*leg.way, space)
    if race.tiles[space] == NONE:
        return Leg(way, leg.petrol + CITY_PETROL, leg.damage, leg.dangers, True)
    tile = race.box.tiles[race.tiles[space]]
    petrol = leg.petrol + tile.petrol + surcharge(race, space)
    return Leg(way, petrol, leg.damage + tile.damage, leg.dangers + tile.danger, tile.stop)


def is_payable(crew: Crew, before: Leg, leg: Leg) -> bool:
    """The gauges suffice, and the engine still runs when the step begins. [drive.7]"""
    borne = leg.damage + DANGER_DAMAGE * max(0, leg.dangers - shields_left(crew))
    worn = before.damage + DANGER_DAMAGE * max(0, before.dangers - shields_left(crew))
    runs = worn - crew.chassis < crew.engine
    return runs and leg.petrol <= crew.petrol and borne <= crew.engine + crew.chassis


def shields_left(crew: Crew) -> int:
    return crew.hand[MILITIA] + crew.security


def described(race: Race, crew: Crew, legs: dict[int, Leg], first: int | None = None) -> list[dict[str, Any]]:
    """The range for those who read it, with the petrol left there; or the part of it that begins with one step."""
    return [
        {
            "space": race.name(space),
            "way": [race.name(step) for step in leg.way],
            "petrol": leg.petrol,
            "left": crew.petrol - leg.petrol,
            "damage": leg.damage,
            "dangers": leg.dangers,
        }
        for space, leg in sorted(legs.items())
        if first is None or (leg.way[0] == first and len(leg.way) > 1)
    ]
