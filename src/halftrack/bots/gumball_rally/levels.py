"""The levels of play that Gumball Rally can tell apart."""

from typing import Any

from halftrack.bots import search, tree
from halftrack.bots.gumball_rally import sensible
from halftrack.bots.gumball_rally.pilot import Pilot
from halftrack.bots.search import Advice
from halftrack.engine import Option, Play

GLANCE = 60
MISTAKES = 0.25


class Driver(sensible.Sensible):
    """Keeps high cards for the rounds that may be scored."""

    def consider(self, play: Play[Any], seat: int) -> list[Advice]:
        """Weigh the options; its own choice comes first."""
        return search.glance(self, search.Navigator(0, Pilot, GLANCE), play, seat)


class Tourist(Driver):
    """A Driver that errs."""

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose as the Driver would, or any option."""
        if self.dice.random() < MISTAKES:
            return self.dice.choice(play.open[seat].options)
        return super().decide(play, seat)


class Navigator(search.Navigator):
    """Plays each card to the finish in a few imagined worlds."""

    def __init__(self, seed: int | str, rollouts: int = 45) -> None:
        super().__init__(seed, Pilot, rollouts)


class Champion(tree.Champion):
    """Searches the tree of its own cards."""

    def __init__(self, seed: int | str, rollouts: int = 400, seconds: float | None = None) -> None:
        super().__init__(seed, Pilot, rollouts, ahead=1, seconds=seconds)
