"""The Tourist: sensible, but now and then it does the first thing that comes to mind."""

from typing import Any

from halftrack.bots.great_race.sensible import Sensible
from halftrack.engine import Option, Play

MISTAKES = 0.12


class Tourist(Sensible):
    """Travels by rule of thumb and errs once in a while."""

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose sensibly, or any option."""
        if self.dice.random() < MISTAKES:
            return self.dice.choice(play.open[seat].options)
        return super().decide(play, seat)
