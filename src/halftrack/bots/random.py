"""A bot that takes any option, each as likely as the others."""

from random import Random as Dice
from typing import Any

from halftrack.engine import Option, Play


class Random:
    """Chooses blindly."""

    def __init__(self, seed: int | str) -> None:
        self.dice = Dice(seed)

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose any option."""
        options = play.open[seat].options
        return options[int(self.dice.random() * len(options))]
