"""One game of bots: who sat where, how it ended, what happened; or whose fault it was that it did not end."""

from dataclasses import asdict, dataclass, field
from time import thread_time
from typing import Any

from halftrack import bots, games
from halftrack.engine import Play
from halftrack.lab import players, watching
from halftrack.lab.limits import limited

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
    wins: list[float] = field(default_factory=list)  # by seat: its share of the win; in a solo race 0 is a defeat
    points: list[float | None] = field(default_factory=list)  # by seat
    first: int = 0  # the seat that began
    turns: int = 0
    answers: int = 0
    slowest: list[float] = field(default_factory=list)  # by seat: the longest decision, in milliseconds of processor
    times: list[list[float]] = field(default_factory=list)  # by seat: decisions, milliseconds of processor in all
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
        outcome.first = watching.first(table)
        play_on(match, table, outcome)
        conclude(table, outcome)
    except Fault as fault:
        outcome.at_fault, outcome.failure = fault.seat, fault.reason
    except Exception as error:  # the game itself failed: that is told too
        outcome.failure = f"{type(error).__name__}: {error}"
    return outcome


def play_on(match: Match, table: Play[Any], outcome: Outcome) -> None:
    """Let the bots answer until the game is over."""
    sitting = [seated(match, seat) for seat in range(len(match.sitting))]
    while table.open:
        seat = next(iter(table.open))
        real = len(table.open[seat].options) > 1
        start = thread_time()
        try:
            with limited(match.limit):
                option = sitting[seat].decide(table, seat)
            spent = 1000 * (thread_time() - start)
            table.answer(seat, option)
        except Exception as error:
            raise Fault(seat, f"{match.sitting[seat]}: {type(error).__name__}: {error}") from error
        if real:
            outcome.slowest[seat] = max(outcome.slowest[seat], spent)
            outcome.times[seat][0] += 1
            outcome.times[seat][1] += spent
        outcome.answers += 1


def seated(match: Match, seat: int) -> bots.Bot:
    """Make the bot of a seat; one that cannot be made is at fault."""
    try:
        return players.sit_down(match.sitting[seat], match.game, f"{match.seed}/{seat}")
    except Exception as error:
        raise Fault(seat, f"{match.sitting[seat]}: {type(error).__name__}: {error}") from error


def conclude(table: Play[Any], outcome: Outcome) -> None:
    """Write down ranking, points and what happened."""
    result = table.result or []
    ranks = {row["seat"]: row["rank"] for row in result}
    level = [sum(rank == ranks[seat] for rank in ranks.values()) for seat in range(table.seats)]
    outcome.places = [ranks[seat] + (level[seat] - 1) / 2 for seat in range(table.seats)]
    winners = [row["seat"] for row in result if row["rank"] == 1 and row.get("arrived", True)]
    outcome.wins = [(seat in winners) / max(1, len(winners)) for seat in range(table.seats)]
    points = {row["seat"]: row["total"] for row in result}
    outcome.points = [points[seat] for seat in range(table.seats)]
    view = table.view(None)
    outcome.turns = int(view["turn"] if "turn" in view else view["round"])
    outcome.told = watching.told(table)
