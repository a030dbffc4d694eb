"""Playing whole games: who answers what, and what is looked at after each answer."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, NamedTuple

from halftrack.engine import Game, IllegalAnswer, Option, Play, Question, View

Look = Callable[[], View]
Pick = Callable[[Question, Look, Random], Option]
After = Callable[[Play[Any]], None]

MOST_ANSWERS = 20_000


class Table(NamedTuple):
    """What a game is begun with."""

    seats: int
    seed: int
    options: dict[str, Any]

    def begin(self, game: Game[Any], events: bool = True) -> Play[Any]:
        return game.new(self.seats, self.seed, self.options, events)


def at_random(question: Question, look: Look, dice: Random) -> Option:
    """Any option."""
    return question.options[int(dice.random() * len(question.options))]


def answer_once(play: Play[Any], picks: Sequence[Pick], dice: Random) -> None:
    """One of those who are asked answers."""
    seats = list(play.open)
    seat = seats[int(dice.random() * len(seats))]
    play.answer(seat, picks[seat](play.open[seat], cache(lambda: play.view(seat)), dice))


def play_on(
    play: Play[Any], picks: Sequence[Pick], dice: Random, after: After | None = None, most: int = MOST_ANSWERS
) -> int:
    """Play to the end, or so many answers; how many there were."""
    for count in range(most):
        if not play.open:
            return count
        answer_once(play, picks, dice)
        if after is not None:
            after(play)
    assert most < MOST_ANSWERS, "this game does not end"
    return most


def meddle(play: Play[Any], dice: Random, leave: float = 0.0) -> None:
    """What happens to a game from outside: a free undo, one that the table agreed to, a leaving."""
    seat = dice.randrange(play.seats)
    free = play.undoable(seat)
    if leave and dice.random() < leave:
        with suppress(IllegalAnswer):  # who has left
            play.abandon(seat)
    elif free:
        play.undo(dice.choice(free))
    else:
        undo_far(play, dice)


def undo_far(play: Play[Any], dice: Random) -> None:
    """An undo that crosses other seats' answers and what was seen, where one is possible at all."""
    answers = range(max(0, len(play.entries) - 12), len(play.entries))
    for to in dice.sample(answers, len(answers)):
        if can_undo(play, to):
            play.undo(to)
            return


def can_undo(play: Play[Any], to: int) -> bool:
    """Whether that entry is an answer that still counts, and nobody has left since."""
    try:
        play.fork().undo(to)
    except ValueError:
        return False
    return True


def random_table(play: Play[Any]) -> list[Pick]:
    """Everybody answers at random."""
    return [at_random] * play.seats
