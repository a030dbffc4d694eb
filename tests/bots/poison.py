"""A play for bots that may not look: its table is another in all that the seat cannot know."""

from random import Random
from typing import Any, NoReturn

from halftrack.engine import Play
from tests.support.leaks import other_world
from tests.support.subject import Subject

FIRST = ("plan", "sequence", "play")  # kinds of questions that a step may begin with, before anything has changed
OPEN_TO_BOTS = ("view", "open", "imagine", "events", "options", "game", "seats")


class Blind:
    """A play without its table: what a bot may read of it, and nothing else."""

    def __init__(self, play: Play[Any]) -> None:
        self._play = play

    def __getattr__(self, name: str) -> Any:
        if name not in OPEN_TO_BOTS:
            forbidden(name)
        return getattr(self._play, name)


def forbidden(name: str) -> NoReturn:
    raise AssertionError(f"a bot looked at {name!r}")


def poisoned(subject: Subject, play: Play[Any], seat: int, dice: Random) -> Play[Any]:
    """Another world for that seat; where a step has just begun, one from which worlds are imagined too."""
    other = other_world(subject, play, seat, dice)
    assert other._step is not None
    begins = other._step.history == len(other._history) and not play._answers
    if begins and play.open[seat].kind in FIRST:
        other._step = other._step._replace(state=other.state.copy())
    return other
