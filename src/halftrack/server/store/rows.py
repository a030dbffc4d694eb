"""What the store gives and takes: plain rows."""

from enum import Enum
from typing import Any

from msgspec import Struct, field


class Person(Struct, frozen=True):
    """Somebody with at least one device."""

    id: str
    name: str
    settings: dict[str, Any]
    created: float
    seen: float
    phrase: str | None = None


class Token(Struct, frozen=True):
    """A secret's hash, whose it is and what it may do."""

    hash: str
    person: str
    scope: dict[str, Any]
    label: str
    created: float


class Table(Struct, frozen=True):
    """A table: what its race was begun with, and where it stands."""

    id: str
    game: str
    rules: int
    data: str
    seats: int
    seed: int | str
    options: dict[str, Any]
    name: str
    host: str | None
    access: str
    pace: dict[str, Any]
    status: str
    created: float
    changed: float
    length: int = 0
    notes: int = 0
    awaiting: list[int] = field(default_factory=list)
    due: float | None = None
    holder: str | None = None
    until: float | None = None
    origin: dict[str, Any] = field(default_factory=dict)
    result: list[dict[str, Any]] | None = None
    begun: float | None = None


class Seat(Struct, frozen=True):
    """Who sits there: nobody yet, somebody invited, a person or a bot."""

    table: str
    seat: int
    kind: str
    person: str | None = None
    name: str = ""
    bot: str | None = None
    invite: str | None = None
    curtain: bool = False
    muted: bool = False
    orders: dict[str, list[str | int]] = field(default_factory=dict)
    queue: list[dict[str, Any]] = field(default_factory=list)
    dropped: list[dict[str, Any]] = field(default_factory=list)


class Note(Struct, frozen=True):
    """Something at a table that is no entry of the record: chat, an undo asked for, a bot replaced."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    at: float


class Mail(Struct, frozen=True):
    """A notification that waits to be sent."""

    id: str
    person: str
    table: str
    body: dict[str, Any]
    due: float
    sent: float | None = None


class Channel(Struct, frozen=True):
    """A way to reach a person."""

    id: str
    person: str
    kind: str
    target: dict[str, Any]
    created: float


class Change(Struct, frozen=True):
    """One entry of a record, and how the table stands after it; committed together or not at all."""

    number: int
    entry: list[Any]
    at: float
    key: str | None = None
    dump: bytes | None = None
    table: dict[str, Any] = field(default_factory=dict)
    mails: list[Mail] = field(default_factory=list)
    queue: tuple[int, list[dict[str, Any]]] | None = None  # a seat, and what is left of its answers in advance


class Outcome(Enum):
    """What became of a change: it is in, it was in already, or another was first."""

    IN = "in"
    REPEATED = "repeated"
    LATE = "late"
