"""Points, ranking, and who has won. [solo.11]"""

from typing import Any

from halftrack.games.great_race.finish import PRESTIGE, anyone_arrived, prestige, ranking
from halftrack.games.great_race.solo.state import HUMAN, TORPEDO, SoloRace
from halftrack.games.great_race.state import OVER, Crew

HUMAN_WINS, TORPEDO_WINS, CALLED_OFF, GIVEN_UP, NOT_BEGUN = "human", "torpedo", "called off", "given up", "not begun"


def points(race: SoloRace, crew: Crew) -> dict[str, int]:
    """As ever for the human; the Torpedo: its place, its mechanical gauge, the cards revealed. [solo.11]"""
    if crew.seat != TORPEDO:
        return prestige(crew)
    return {"place": PRESTIGE[crew.place - 1], "mechanical": crew.engine, "revealed": race.solo.revealed}


def standing(race: SoloRace) -> list[dict[str, Any]]:
    """Points decide between two that arrived; else the one that did comes first. [solo.11]"""
    return ranking(race, lambda crew: points(race, crew))


def outcome(race: SoloRace) -> str | None:
    """Who has won, or why nobody has; None while the race goes on. [solo.11, alone.2]"""
    if race.phase != OVER:
        return None
    if race.human.left:
        return GIVEN_UP if race.solo.revealed else NOT_BEGUN
    if not anyone_arrived(race):
        return CALLED_OFF
    return HUMAN_WINS if standing(race)[0]["seat"] == HUMAN else TORPEDO_WINS
