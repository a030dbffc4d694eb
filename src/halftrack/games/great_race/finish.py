"""The destination, prestige and the ranking."""

from collections.abc import Callable
from typing import Any, Final

from halftrack.games.great_race import events
from halftrack.games.great_race.hand import discard_hand
from halftrack.games.great_race.state import NONE, OVER, Crew, Race

PRESTIGE: Final = (5, 3, 1)
FRANCS_A_POINT: Final = 50
LAST_TURN: Final = 40


def arrive(race: Race, crew: Crew) -> None:
    """Hand and assistants go, the crew passes, its race is run; gauges and money stay as they are. [finish.1]"""
    crew.place = 1 + max(other.place for other in race.crews)
    race.tell(events.Arrived, crew.seat, crew.place)
    discard_hand(race, crew)
    dismiss(crew)
    crew.passed = True


def dismiss(crew: Crew, guards: bool = True) -> None:
    """Assistants leave the dashboard."""
    crew.pathfinder = crew.mechanics = crew.funding = 0
    if guards:
        crew.security = 0


def anyone_arrived(race: Race) -> bool:
    return any(crew.place for crew in race.crews)


def is_called_off(race: Race) -> bool:
    """After so many turns without an arrival. [finish.4]"""
    return race.turn >= LAST_TURN and not anyone_arrived(race)


def prestige(crew: Crew) -> dict[str, int]:
    """Points by order of entry, a point a level of engine and chassis, and one for each full 50 F. [finish.3]"""
    by_place = PRESTIGE[crew.place - 1] if crew.place <= len(PRESTIGE) else 0
    return {
        "place": by_place,
        "engine": crew.engine,
        "chassis": crew.chassis,
        "francs": crew.francs // FRANCS_A_POINT,
    }


Points = Callable[[Crew], dict[str, int]]


def ranking_key(crew: Crew, points: Points) -> tuple[int, ...]:
    """Who arrived by points, then by entry; the others by band, then token; who left, last. [finish.3, finish.4]"""
    if crew.left:
        return (2, crew.seat)
    if crew.place:
        return (0, -sum(points(crew).values()), crew.place)
    return (1, -crew.band, crew.token)


def ranking(race: Race, points: Points = prestige) -> list[dict[str, Any]]:
    """The ranking with its points, item by item. [finish.2, finish.4, leaving.1]"""
    ranked = sorted(race.crews, key=lambda crew: ranking_key(crew, points))
    return [
        {
            "rank": rank,
            "seat": crew.seat,
            "crew": crew.name,
            "arrived": crew.place or None,
            "left": crew.left,
            "points": points(crew) if crew.place else None,
            "total": sum(points(crew).values()) if crew.place else None,
        }
        for rank, crew in enumerate(ranked, start=1)
    ]


def leave(race: Race, crew: Crew) -> None:
    """A crew gives up: cards, assistants and money go, and the vehicle stays without effect. [leaving.1]"""
    discard_hand(race, crew)
    dismiss(crew)
    crew.francs = 0
    crew.left = True
    at = race.order.index(crew.seat)
    race.order.remove(crew.seat)
    race.upcoming -= at < race.upcoming
    race.tell(events.CrewLeft, crew.seat)
    if not race.order:
        end(race, "abandoned")


def end(race: Race, reason: str) -> None:
    race.phase = OVER
    race.tell(events.RaceEnded, NONE, reason)
