"""Search over imagined worlds, for any game that has a pilot: a quick player with an eye for how things stand."""

from collections.abc import Callable
from math import sqrt
from random import Random as Dice
from typing import Any, NamedTuple, Protocol

from halftrack.engine import Option, Play, Question


class Pilot(Protocol):
    """What a search needs of a game; it plays inside imagined worlds, whose tables lie open."""

    def choose(self, state: Any, question: Question) -> Option:
        """Answer as a good player would, at once."""

    def wishes(self, state: Any, question: Question) -> list[Option]:
        """Name the options worth a look, its own choice first."""

    def chances(self, state: Any) -> list[float]:
        """Tell how likely each seat is to win."""

    def clock(self, state: Any) -> int:
        """Count what a roll-out counts: turns, or rounds."""


Line = tuple[tuple[int, str, Option], ...]  # seat, kind of question, option


class Advice(NamedTuple):
    """An option as a bot sees it: the chance to win with it, how sure that is, and how things would go on."""

    option: Option
    value: float
    confidence: float  # half the width of the 95 % interval of the value
    line: Line  # this option first


class Tried(NamedTuple):
    """What came of one option in one world."""

    value: float
    line: Line


DUEL = 2  # seats that the budgets are made for
LINE = 8  # answers that an expected line shows
DOUBT = 0.6  # standard errors by which another option must lead the pilot's own choice


def imagined(play: Play[Any], seat: int, seed: str) -> Play[Any]:
    """A world that the seat cannot tell from the true one; nobody is asked to confirm in it."""
    world = play.imagine(seat, Dice(seed))
    world.options = {**world.options, "confirm": False}
    return world


def rolled_out(pilot: Pilot, world: Play[Any], until: int, line: list[tuple[int, str, Option]]) -> list[float]:
    """Let the pilot play for everybody up to that turn; the chances then."""
    state = world.state
    while world.open and pilot.clock(state) < until:
        seat, question = next(iter(world.open.items()))
        option = pilot.choose(state, question)
        if len(line) < LINE:
            line.append((seat, question.kind, option))
        world.answer(seat, option)
    return pilot.chances(state)


class Navigator:
    """Tries the options worth a look in the same imagined worlds, fewer of them from round to round."""

    def __init__(self, seed: int | str, pilot: Callable[[], Pilot], rollouts: int, ahead: int = 1) -> None:
        self.seed, self.pilot, self.rollouts, self.ahead = seed, pilot(), rollouts, ahead

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose the option that fared best."""
        options = play.open[seat].options
        return options[0] if len(options) == 1 else self.consider(play, seat)[0].option

    def consider(self, play: Play[Any], seat: int) -> list[Advice]:
        """Weigh the options worth a look, the best first."""
        root = imagined(play, seat, f"{self.seed}")
        wishes = self.pilot.wishes(root.state, root.open[seat])
        if len(wishes) == 1 and len(root.open[seat].options) > 1:
            return [self.at_sight(root, seat, wishes[0])]
        until = self.pilot.clock(root.state) + self.ahead
        tried = self.halved(play, seat, wishes, until)
        return ranked(wishes[0], tried)

    def at_sight(self, root: Play[Any], seat: int, option: Option) -> Advice:
        """Advise what needs no search."""
        return Advice(
            option, round(self.pilot.chances(root.state)[seat], 4), 1.0, ((seat, root.open[seat].kind, option),)
        )

    def halved(self, play: Play[Any], seat: int, wishes: list[Option], until: int) -> dict[Option, list[Tried]]:
        """Try all, then the better half, and so on, until the roll-outs are used up."""
        tried: dict[Option, list[Tried]] = {option: [] for option in wishes}
        left, rounds = list(wishes), max(1, (len(wishes) - 1).bit_length())
        budget = self.rollouts * DUEL // max(DUEL, play.seats)  # the more seats, the longer a roll-out
        world = 0
        for number in range(rounds):
            for _ in range(max(1, budget // rounds // len(left))):
                if world and self.is_late():
                    break
                for option in left:
                    tried[option].append(self.attempt(play, seat, option, until, world))
                world += 1
            if number < rounds - 1:
                others = sorted(left[1:], key=lambda option: -mean(tried[option]))
                left = [left[0], *others[: max(1, len(left) // 2 - 1)]]
        return tried

    def is_late(self) -> bool:
        """Whether the time is used up; a Navigator counts roll-outs only."""
        return False

    def attempt(self, play: Play[Any], seat: int, option: Option, until: int, number: int) -> Tried:
        """One option in one world."""
        world = imagined(play, seat, f"{self.seed}/{number}")
        line = [(seat, world.open[seat].kind, option)]
        world.answer(seat, option)
        return Tried(rolled_out(self.pilot, world, until, line)[seat], tuple(line))


class Decider(Protocol):
    """Whoever chooses an option."""

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose one of the options of the open question."""


def glance(bot: Decider, navigator: Navigator, play: Play[Any], seat: int) -> list[Advice]:
    """What a bot that does not search would say: its choice first, the others as a short search sees them."""
    own = bot.decide(play, seat)
    advice = navigator.consider(play, seat)
    first = [one for one in advice if one.option == own]
    others = [one for one in advice if one.option != own]
    return (first or [Advice(own, others[0].value, 1.0, ((seat, play.open[seat].kind, own),))]) + others


def mean(tried: list[Tried]) -> float:
    return sum(one.value for one in tried) / len(tried)


def spread(tried: list[Tried]) -> float:
    """The standard error of the mean; of one trial, all that is possible."""
    if len(tried) < 2:
        return 0.5
    middle = mean(tried)
    return sqrt(sum((one.value - middle) ** 2 for one in tried) / (len(tried) - 1) / len(tried))


def lead(one: list[Tried], other: list[Tried]) -> float:
    """By how many standard errors one option leads another, in the worlds that both were tried in."""
    gaps = [first.value - second.value for first, second in zip(one, other, strict=False)]
    middle = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - middle) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))
    return middle / (error + 1e-3)


def ranked(own: Option, tried: dict[Option, list[Tried]]) -> list[Advice]:
    """The best first; the pilot's own choice, unless another clearly leads it."""
    most = len(tried[own])

    def order(option: Option) -> tuple[bool, bool, float]:
        clear = option == own or (len(tried[option]) == most and lead(tried[option], tried[own]) > DOUBT)
        return (not clear, len(tried[option]) < most, -mean(tried[option]))

    return [
        Advice(option, round(mean(tried[option]), 4), round(1.96 * spread(tried[option]), 4), tried[option][0].line)
        for option in sorted(tried, key=order)
    ]
