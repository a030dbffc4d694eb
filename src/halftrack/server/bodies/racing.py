"""A race: answers, orders, votes and hints."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from halftrack.server.bodies.common import Body, Count, Id, Name, Text
from halftrack.server.protocol import Option


class Watch(Struct):
    """What to look at: as a seat or as a spectator, from which event on; a shared device says that it is lifted."""

    seat: int | None = None
    since: Count = 0
    lifted: bool = False
    at: Count | None = None


class NewAnswer(Body):
    id: Id
    seat: int
    question: int
    option: Option


class NewUndo(Body):
    id: Id
    seat: int
    to: int | None = None


class NewRedo(Body):
    id: Id
    seat: int


class NewConsent(Body):
    seat: int
    note: int
    yes: bool


class NewChat(Body):
    """A line for all; the same id again is the same line."""

    seat: int
    text: Text
    id: Id | None = None


class BySeat(Body):
    seat: int


class Resign(Body):
    id: Id
    seat: int


class Vote(Body):
    seat: int
    about: int
    choice: Literal["wait", "bot", "leave"]


class QueuedAnswer(Body):
    """Given when such a question comes; dropped, with all after it, when the facts are others by then."""

    kind: Name
    option: Option
    facts: dict[str, Any] | None = None


class Orders(Body):
    """Standing orders by kind of question, the best wish first; and answers given in advance. Nobody else sees them."""

    seat: int
    orders: dict[str, Annotated[list[Option], Meta(max_length=8)]] = field(default_factory=dict)
    queue: Annotated[list[QueuedAnswer], Meta(max_length=30)] = field(default_factory=list)


class Dropped(Struct):
    """An answer in advance that was not given: another question came, it was not open, or what it rests on changed."""

    kind: str
    option: Option
    why: Literal["question", "option", "facts"]


class OrdersInfo(Struct):
    """What this seat has ordered, and what has been dropped since."""

    seat: int
    orders: dict[str, list[Option]]
    queue: list[QueuedAnswer]
    dropped: list[Dropped]


class Entered(Struct):
    """Stored, with the number of its entry; none if others are asked first."""

    entry: int | None


class Noted(Struct):
    note: int


class Thoughts(Struct):
    options: list[dict[str, Any]]
    left: int
