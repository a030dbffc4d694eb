"""The players of The Great Race, against the Torpedo."""

from halftrack.bots import search, tree
from halftrack.bots.great_race import Driver, Sensible, Tourist
from halftrack.bots.great_race import pilot as race_pilot
from halftrack.games.great_race.solo.ending import HUMAN_WINS, outcome
from halftrack.games.great_race.solo.state import HUMAN, SoloRace
from halftrack.games.great_race.state import OVER, Race

__all__ = ["Champion", "Driver", "Navigator", "Pilot", "Sensible", "Tourist"]


class Pilot(race_pilot.Pilot):
    """The Driver, who knows how a solo race is won."""

    def chances(self, race: Race) -> list[float]:
        """Tell how likely the human is to win."""
        if race.phase != OVER or not isinstance(race, SoloRace):
            return super().chances(race)
        won = float(outcome(race) == HUMAN_WINS)
        return [won if seat == HUMAN else 1 - won for seat in range(len(race.crews))]


class Navigator(search.Navigator):
    """A shallow search over imagined worlds, up to the end of the next turn."""

    def __init__(self, seed: int | str, rollouts: int = 20) -> None:
        super().__init__(seed, Pilot, rollouts, ahead=2)


class Champion(tree.Champion):
    """Information-set Monte-Carlo tree search."""

    def __init__(self, seed: int | str, rollouts: int = 200, seconds: float | None = None) -> None:
        super().__init__(seed, Pilot, rollouts, ahead=2, seconds=seconds)
