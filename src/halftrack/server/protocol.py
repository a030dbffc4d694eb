"""The messages on a socket, both ways; the client's types are made from these."""

from typing import Any

from msgspec import Struct

PROTOCOL = 1
Option = str | int


class SeatInfo(Struct, frozen=True):
    """Who sits there, as everybody may know."""

    seat: int
    kind: str  # open, invited, person, bot, left
    name: str
    bot: str | None
    curtain: bool
    muted: bool
    mine: bool
    host: bool


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it: never its seed; `hosting`: who asks has made it."""

    id: str
    game: str
    name: str
    status: str  # open, racing, over
    access: str  # public, link, closed
    options: dict[str, Any]
    pace: dict[str, Any]
    seats: list[SeatInfo]
    awaiting: list[int]
    entries: int
    created: float
    changed: float
    origin: dict[str, Any]
    result: list[dict[str, Any]] | None
    hosting: bool


class NoteInfo(Struct, frozen=True):
    """A line of chat or of the table's own log: when it was written, and after how many entries."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    at: float
    entries: int


class QuestionInfo(Struct, frozen=True):
    """What this seat is asked: facts and reasons stand beside their options."""

    number: int
    kind: str
    options: list[Option]
    facts: list[tuple[Option, dict[str, Any]]]
    why_not: list[tuple[Option, dict[str, Any]]]


class Told(Struct, frozen=True, tag="told"):
    """How things stand for one audience: events replace those from number `since` on; whole when `since` is 0."""

    number: int
    seat: int | None
    entries: int
    since: int
    events: list[dict[str, Any]]
    view: dict[str, Any] | None
    question: QuestionInfo | None
    undoable: list[int]
    redoable: bool  # what was taken back last is this seat's, and can be done again
    deadlines: dict[str, float]
    asked: dict[str, float]  # by seat: since when it is awaited
    queued: int  # answers that this seat has given in advance; nobody else is told
    table: TableInfo
    notes: list[NoteInfo]
    over: bool


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message: numbers count within one epoch and seat."""

    protocol: int
    epoch: str
    seat: int | None
    mine: list[int]


class Done(Struct, frozen=True, tag="done"):
    """A request has been carried out and is stored; `entry` is its number."""

    id: str
    entry: int | None


class Refusal(Struct, frozen=True, tag="refused"):
    """A request has changed nothing."""

    id: str
    code: str
    reason: str


class Present(Struct, frozen=True, tag="present"):
    """Who is looking now."""

    seats: list[int]
    spectators: int


class Pong(Struct, frozen=True, tag="pong"):
    at: float


FromServer = Told | Welcome | Done | Refusal | Present | Pong


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Must come first: as which seat to look, and what was seen last."""

    protocol: int
    seat: int | None = None
    epoch: str = ""
    last: int = 0


class Curtain(Struct, frozen=True, tag="curtain", forbid_unknown_fields=True):
    """Look as another seat of this device; null: the curtain falls."""

    seat: int | None


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An option of the question of that number; the same id again is the same answer."""

    id: str
    seat: int
    question: int
    option: Option


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back all from that entry on (none: from one's last answer): where it is not free, others are asked."""

    id: str
    seat: int
    to: int | None = None


class Redo(Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    id: str
    seat: int


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Whether that seat agrees to the undo that was asked for by the note of that number."""

    id: str
    seat: int
    note: int
    yes: bool


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    id: str
    seat: int
    text: str


class Attend(Struct, frozen=True, tag="attend", forbid_unknown_fields=True):
    """Whether somebody looks at this tab; who looks at none is away, and may be told that it is his turn."""

    here: bool


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


FromClient = Hello | Curtain | Answer | Undo | Redo | Consent | Chat | Attend | Ping
