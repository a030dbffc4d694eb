"""Counting: from this position, so many answers deep, exactly so many positions."""

from typing import Any

from halftrack.engine import Game, Play


def play_from(game: Game[Any], table: Any, seats: int, **options: Any) -> Play[Any]:
    """A play that begins on a table laid by hand."""
    laid: Game[Any] = type("Laid", (type(game),), {"setup": lambda self, seats, options, rng: table})()
    return Play.begun(laid, seats, 0, {"confirm": True, **options}, events=False)


def positions(play: Play[Any], depth: int) -> int:
    """How many there are after so many answers; of several who are asked the lowest seat answers first."""
    if not play.open:
        return int(depth == 0)
    seat = min(play.open)
    options = play.open[seat].options
    if depth == 1:
        return len(options)
    return sum(positions(answered(play, seat, option), depth - 1) for option in options) if depth else 1


def answered(play: Play[Any], seat: int, option: Any) -> Play[Any]:
    fork = play.fork()
    fork.answer(seat, option)
    return fork
