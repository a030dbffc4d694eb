"""What a game is to the kernel: a state, scripts that change it, and what each seat may know."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from halftrack.engine.events import Event
from halftrack.engine.questions import Option, Question, Script
from halftrack.engine.rng import Rng

if TYPE_CHECKING:
    from halftrack.engine.play import Play

View = dict[str, Any]
Facts = dict[str, Any]
Options = dict[str, Any]
Me = TypeVar("Me", bound="State")
S = TypeVar("S", bound="State")


class State(Protocol):
    """Everything on the table, as plain data; changed in place by scripts."""

    rng: Rng
    reveals: int  # counts draws and reveals: what has been seen cannot be taken back freely
    told: list[Event] | None  # who listens; a copy has no listener

    def copy(self: Me) -> Me: ...


class Game(ABC, Generic[S]):
    """One game of the house. Its methods read or change a state and remember nothing."""

    name: ClassVar[str]
    rules_version: ClassVar[int]

    def new(
        self, seats: int, seed: int | str, options: Mapping[str, Any] | None = None, events: bool = True
    ) -> "Play[S]":
        """Begin: the same seats, seed, options and answers always give the same game."""
        from halftrack.engine.play import Play

        return Play(self, seats, seed, self.check(seats, dict(options or {})), events)

    @abstractmethod
    def check(self, seats: int, options: Options) -> Options:
        """All options, with defaults filled in; IllegalSetup if the game has no such table."""

    @abstractmethod
    def digest(self, options: Options) -> str:
        """A hash of the data that such a game is played with."""

    @abstractmethod
    def catalogue(self, options: Mapping[str, Any] | None = None) -> tuple[Option, ...]:
        """Every option that may ever be offered, each once."""

    @abstractmethod
    def setup(self, seats: int, options: Options, rng: Rng) -> S:
        """The table before the first step."""

    @abstractmethod
    def next_step(self, state: S) -> Script[None] | None:
        """The script of the next step, by a pure reading of the state; None when the game is over."""

    @abstractmethod
    def in_play(self, state: S, seat: int) -> bool:
        """Whether that seat could still leave."""

    @abstractmethod
    def abandon(self, state: S, seat: int) -> None:
        """Between two steps: that seat leaves for good."""

    @abstractmethod
    def quiet(self, question: Question) -> Option:
        """The answer given for a seat that is leaving: the one that does least."""

    @abstractmethod
    def reshuffle(self, state: S) -> None:
        """Bring all hidden piles into a new order, after an undo across what was seen."""

    @abstractmethod
    def imagine(self, state: S, seat: int | None, rng: Rng, asked: list[Question]) -> None:
        """Deal anew, in place, all that the seat cannot know, and what others are `asked` out of it."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What the seat may see (None: a spectator), built field by field."""

    @abstractmethod
    def facts(self, state: S, question: Question) -> dict[Option, Facts]:
        """What each option of an open question costs and leaves."""

    @abstractmethod
    def why_not(self, state: S, question: Question) -> dict[Option, Facts]:
        """Expected options that are missing, each with the tag of the rule that forbids it."""

    @abstractmethod
    def result(self, state: S) -> list[Facts]:
        """The ranking of a finished game, with its points item by item."""

    @abstractmethod
    def dump(self, state: S) -> Facts:
        """The state as plain data."""

    @abstractmethod
    def restore(self, seats: int, options: Options, dump: Facts) -> S:
        """The state out of plain data."""
