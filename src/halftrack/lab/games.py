"""One game of bots: who sat where, how it ended, what happened; or whose fault it was that it did not end."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from time import perf_counter
from types import FrameType
from typing import Any

from halftrack import bots, games
from halftrack.engine import Play
from halftrack.lab import watching

MOST_ANSWERS = 100_000


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played; the same match, the same game."""

    number: int
    game: str
    seed: str
    sitting: tuple[str, ...]
    options: dict[str, Any] = field(hash=False)
    limit: float | None = None  # seconds for one decision


class Overrun(Exception):
    """A bot took too long for a decision."""


class Fault(Exception):
    """A bot did not decide, or not legally."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.reason = seat, reason


@dataclass(slots=True)
class Outcome:
    """How a match went, as JSON knows it."""

    number: int
    seed: str
    sitting: list[str]
    places: list[float] = field(default_factory=list)  # by seat: the rank, equal ranks shared
    points: list[float | None] = field(default_factory=list)  # by seat
    turns: int = 0
    answers: int = 0
    slowest: list[float] = field(default_factory=list)  # by seat, in milliseconds
    times: list[list[float]] = field(default_factory=list)  # by seat: decisions, milliseconds in all
    told: dict[str, Any] = field(default_factory=dict)
    at_fault: int | None = None
    failure: str = ""

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def play_all(matches: list[Match]) -> list[dict[str, Any]]:
    """Play the matches of one job, one after the other."""
    return [play(match).plain() for match in matches]


def play(match: Match) -> Outcome:
    """Play a match; whatever a bot does, there is an outcome."""
    outcome = Outcome(match.number, match.seed, list(match.sitting))
    outcome.slowest = [0.0] * len(match.sitting)
    outcome.times = [[0.0, 0.0] for _ in match.sitting]
    try:
        table = games.load(match.game).new(len(match.sitting), match.seed, match.options)
        play_on(match, table, outcome)
        conclude(table, outcome)
    except Fault as fault:
        outcome.at_fault, outcome.failure = fault.seat, fault.reason
    except Exception as error:  # the game itself failed: that is told too
        outcome.failure = f"{type(error).__name__}: {error}"
    return outcome


def play_on(match: Match, table: Play[Any], outcome: Outcome) -> None:
    """Let the bots answer until the game is over."""
    players = [seated(match, seat) for seat in range(len(match.sitting))]
    while table.open:
        seat = next(iter(table.open))
        real = len(table.open[seat].options) > 1
        start = perf_counter()
        try:
            with alarm(match.limit):
                option = players[seat].decide(table, seat)
            spent = perf_counter() - start
            if match.limit is not None and spent > match.limit:
                raise Overrun(f"a decision took {spent:.2f} s, the limit is {match.limit:g} s")
            table.answer(seat, option)
        except Exception as error:
            raise Fault(seat, f"{match.sitting[seat]}: {type(error).__name__}: {error}") from error
        if real:
            outcome.slowest[seat] = max(outcome.slowest[seat], 1000 * spent)
            outcome.times[seat][0] += 1
            outcome.times[seat][1] += 1000 * spent
        outcome.answers += 1


def seated(match: Match, seat: int) -> bots.Bot:
    """Make the bot of a seat; one that cannot be made is at fault."""
    try:
        return bots.load(match.sitting[seat], match.game, f"{match.seed}/{seat}")
    except Exception as error:
        raise Fault(seat, f"{match.sitting[seat]}: {type(error).__name__}: {error}") from error


def conclude(table: Play[Any], outcome: Outcome) -> None:
    """Write down ranking, points and what happened."""
    result = table.result or []
    ranks = {row["seat"]: row["rank"] for row in result}
    level = [sum(rank == ranks[seat] for rank in ranks.values()) for seat in range(table.seats)]
    outcome.places = [ranks[seat] + (level[seat] - 1) / 2 for seat in range(table.seats)]
    points = {row["seat"]: row["total"] for row in result}
    outcome.points = [points[seat] for seat in range(table.seats)]
    view = table.view(None)
    outcome.turns = int(view["turn"] if "turn" in view else view["round"])
    outcome.told = watching.told(table)


@contextmanager
def alarm(limit: float | None) -> Iterator[None]:
    """Interrupt a decision that takes too long, where the system can; elsewhere it is measured afterwards."""
    if limit is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Overrun(f"a decision took more than {limit:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
