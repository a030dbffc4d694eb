"""The whole language in which rules ask: a script yields questions and is sent the answers."""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

if TYPE_CHECKING:
    from halftrack.engine.game import Facts, Game, State

Option = str | int
T = TypeVar("T")
Answer = TypeVar("Answer", str, int, str | int)
Answers = dict[int, Any]
Script = Generator["tuple[Question, ...]", Answers, T]

CONFIRM: Final = "confirm"


class Question:
    """What one seat is asked: options are values that JSON knows; `about` is for facts alone."""

    __slots__ = ("seat", "kind", "options", "about", "number", "_game", "_state")

    def __init__(self, seat: int, kind: str, options: tuple[Option, ...], about: Any = None) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about

    def lay(self, number: int, game: "Game[Any]", state: "State") -> None:
        """Lay it on the table: a question is numbered by the entries before it."""
        self.number = number
        self._game = game
        self._state: State | None = state

    def close(self) -> None:
        """It is answered; nothing can be reckoned from it any more."""
        self._state = None

    @property
    def facts(self) -> "dict[Option, Facts]":
        """What each option costs and leaves, reckoned when read."""
        assert self._state is not None, "this question is no longer open"
        return self._game.facts(self._state, self)

    @property
    def why_not(self) -> "dict[Option, Facts]":
        """Options that one would expect but does not have, with the rule that forbids them."""
        assert self._state is not None, "this question is no longer open"
        return self._game.why_not(self._state, self)

    def __repr__(self) -> str:
        return f"Question({self.number}, seat {self.seat}, {self.kind!r}, {list(self.options)})"


def ask(seat: int, kind: str, options: Iterable[Answer], about: Any = None) -> Script[Answer]:
    """Ask one seat, even if there is only one option."""
    answers = yield (Question(seat, kind, tuple(options), about),)
    return cast(Answer, answers[seat])


def choose(seat: int, kind: str, options: Iterable[Answer], about: Any = None) -> Script[Answer]:
    """Ask one seat to pick an option; a single option is no question."""
    options = tuple(options)
    if len(options) == 1:
        return options[0]
    answers = yield (Question(seat, kind, options, about),)
    return cast(Answer, answers[seat])


def choose_all(
    seats: Sequence[int], kind: str, options: Callable[[int], Iterable[Answer]]
) -> Script[dict[int, Answer]]:
    """Ask several seats at once; no answer takes effect before the last one is in."""
    answers = yield tuple(Question(seat, kind, tuple(options(seat))) for seat in seats)
    return {seat: answers[seat] for seat in seats}


def confirm(seat: int) -> Script[None]:
    """The end of a sequence: asked only where the seat could still take something back."""
    yield (Question(seat, CONFIRM, (CONFIRM,)),)
