"""The powers that leaders use in their own sequence; the others stand where they apply."""

from typing import Final

from halftrack.engine import Script
from halftrack.games.great_race import events
from halftrack.games.great_race.crews import DELATOUR, MARTINETTI
from halftrack.games.great_race.pathfinding import draw_and_place
from halftrack.games.great_race.repairs import repair
from halftrack.games.great_race.state import Crew, Race

DELATOUR_TILES: Final = 3
POWERS: Final = {DELATOUR: "leaders.1", MARTINETTI: "leaders.2"}  # those used in one's own sequence, and their rules


def can_lead(crew: Crew) -> bool:
    """Delatour and Martinetti, once a turn, with an active assistant, before it is played. [leaders.7]"""
    return crew.leader in POWERS and not crew.leader_used


def lead(race: Race, crew: Crew) -> Script[None]:
    """Three tiles for Delatour, a repair for Martinetti. [leaders.1, leaders.2]"""
    crew.leader_used = True
    race.tell(events.LeaderUsed, crew.seat, crew.name)
    if crew.leader == DELATOUR:
        yield from draw_and_place(race, crew, DELATOUR_TILES, DELATOUR_TILES)
    else:
        yield from repair(race, crew)
