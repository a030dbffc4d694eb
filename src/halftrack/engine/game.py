"""What a game is to the kernel: a state, scripts that change it, and what each seat may know."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from halftrack.engine.errors import IllegalSetup
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


class Game(Protocol[S]):
    """One game of the house. Its methods read or change a state and remember nothing."""

    name: str
    rules_version: int

    def new(
        self, seats: int, seed: int | str, options: Mapping[str, Any] | None = None, events: bool = True
    ) -> "Play[S]":
        """Begin: the same seats, seed, options and answers always give the same game."""
        from halftrack.engine.play import Play

        if type(seed) not in (int, str):
            raise IllegalSetup(f"a seed is a whole number or a text, not {seed!r}")
        if not isinstance(options, Mapping | None):
            raise IllegalSetup(f"options are names with their values, not {options!r}")
        return Play.begun(self, seats, seed, self.check(seats, dict(options or {})), events)

    # All options with defaults filled in (or IllegalSetup), a hash of the data, every option that may ever be offered.
    def check(self, seats: int, options: Options) -> Options: ...
    def digest(self, options: Options) -> str: ...
    def catalogue(self, options: Mapping[str, Any] | None = None) -> tuple[Option, ...]: ...

    # The table before the first step; the script of the next one, by a pure reading (None: it is over); the ranking.
    def setup(self, seats: int, options: Options, rng: Rng) -> S: ...
    def next_step(self, state: S) -> Script[None] | None: ...
    def result(self, state: S) -> list[Facts]: ...

    # Leaving: could that seat leave, the answer that does least while it goes, and its end between two steps.
    def in_play(self, state: S, seat: int) -> bool: ...
    def quiet(self, question: Question) -> Option: ...
    def abandon(self, state: S, seat: int) -> None: ...

    # Secrets: the seat's view (None: a spectator) from nothing; all it cannot know, and what others are asked out
    # of that, dealt anew in place; all hidden piles in a new order, after an undo across what was seen.
    def view(self, state: S, seat: int | None) -> View: ...
    def imagine(self, state: S, seat: int | None, rng: Rng, asked: list[Question]) -> None: ...
    def reshuffle(self, state: S) -> None: ...

    # An open question: what each option costs and leaves; expected options that are missing, with the rule's tag.
    def facts(self, state: S, question: Question) -> dict[Option, Facts]: ...
    def why_not(self, state: S, question: Question) -> dict[Option, Facts]: ...

    # The state as plain data, and back: LookupError, TypeError or ValueError where that is no dump.
    def dump(self, state: S) -> Facts: ...
    def restore(self, seats: int, options: Options, dump: Facts) -> S: ...
