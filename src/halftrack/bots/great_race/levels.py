"""The levels of play, from the traveller who errs to the one who searches a tree: all advise by the same pilot."""

from typing import Any

from halftrack.bots import search, tree
from halftrack.bots.great_race import driver, tourist
from halftrack.bots.great_race.pilot import Pilot
from halftrack.bots.search import Advice
from halftrack.engine import Play

GLANCE = 16  # roll-outs of those who decide without a search


class Tourist(tourist.Tourist):
    """Sensible, but it errs."""

    def consider(self, play: Play[Any], seat: int) -> list[Advice]:
        """Weigh the options worth a look; its own choice comes first."""
        return search.glance(self, search.Navigator(0, Pilot, GLANCE, ahead=1), play, seat)


class Driver(driver.Driver):
    """A good heuristic."""

    def consider(self, play: Play[Any], seat: int) -> list[Advice]:
        """Weigh the options worth a look; its own choice comes first."""
        return search.glance(self, search.Navigator(0, Pilot, GLANCE, ahead=1), play, seat)


class Navigator(search.Navigator):
    """A shallow search over imagined worlds, up to the end of the next turn."""

    def __init__(self, seed: int | str, rollouts: int = 20) -> None:
        super().__init__(seed, Pilot, rollouts, ahead=2)


class Champion(tree.Champion):
    """Information-set Monte-Carlo tree search."""

    def __init__(self, seed: int | str, rollouts: int = 200, seconds: float | None = None) -> None:
        super().__init__(seed, Pilot, rollouts, ahead=2, seconds=seconds)
