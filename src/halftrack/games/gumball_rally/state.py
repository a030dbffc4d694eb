"""The table of a rally: everything that changes, as numbers and lists, copied by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec

from halftrack.engine import Event, Rng
from halftrack.games.gumball_rally.box import BUGGIES, Box

P = ParamSpec("P")

NONE = -1

RACING, OVER = range(2)
PHASES = ("racing", "over")


@dataclass(slots=True)
class Driver:
    """One player: a hand of race cards, in order."""

    seat: int
    hand: list[int] = field(default_factory=list)
    photo: list[int] = field(default_factory=list)  # the cards of his photo finish, one a photo
    left: int = 0  # the order of giving up; 0 for who has not

    def copy(self) -> Driver:
        return Driver(self.seat, self.hand.copy(), self.photo.copy(), self.left)


@dataclass(slots=True)
class Buggy:
    """A buggy in the line: the card under it, and the points it has won."""

    number: int
    card: int = NONE
    points: list[int] = field(default_factory=list)  # one entry a scoring, in order

    @property
    def total(self) -> int:
        return sum(self.points)

    def copy(self) -> Buggy:
        return Buggy(self.number, self.card, self.points.copy())


@dataclass(slots=True)
class Rally:
    """The whole table."""

    box: Box
    rng: Rng
    drivers: list[Driver]  # by seat
    buggies: list[Buggy]  # by number
    line: list[int]  # the buggies from head to tail
    waiting: list[int]  # those that have still to play in this round, the next one first
    deck: list[int]  # race cards; drawn from the end
    hazards: list[int]  # drawn from the end
    unseen: list[int]  # the dangers left in the box
    decks: list[int]  # by card: with which deck it was shuffled last; all can reckon that
    discards: list[int] = field(default_factory=list)
    turned: list[int] = field(default_factory=list)  # hazards, in the order of the rounds
    shuffles: int = 0
    phase: int = RACING
    reveals: int = 0
    told: list[Event] | None = None

    def copy(self) -> Rally:
        return Rally(
            self.box, self.rng.copy(), [driver.copy() for driver in self.drivers],
            [buggy.copy() for buggy in self.buggies], self.line.copy(), self.waiting.copy(), self.deck.copy(),
            self.hazards.copy(), self.unseen.copy(), self.decks.copy(), self.discards.copy(), self.turned.copy(),
            self.shuffles, self.phase, self.reveals,
        )  # fmt: skip

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell those who listen; in a fork nobody does."""
        if self.told is not None:
            self.told.append(event(*args, **kwargs))

    @property
    def round(self) -> int:
        """The number of the round: one hazard ends each."""
        return len(self.turned) + (self.phase == RACING)

    def name(self, buggy: int) -> str:
        return BUGGIES[buggy]

    def driver_of(self, buggy: int) -> Driver:
        return self.drivers[self.box.owner(buggy)]

    def buggies_of(self, driver: Driver) -> list[Buggy]:
        return [self.buggies[buggy] for buggy in self.box.buggies_of(driver.seat)]
