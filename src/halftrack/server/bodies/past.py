"""The past: records, replays, stories."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from halftrack.server.bodies.common import Body, Count, Title
from halftrack.server.bodies.tables import NewSeat


class RecordInfo(Struct):
    record: dict[str, Any]


class NewRecord(Body):
    """A record to be looked at, or, with seats, to be played on from after so many entries."""

    record: dict[str, Any]
    to: Count | None = None
    seats: list[NewSeat] = field(default_factory=list)
    name: Title = ""


class PlayOn(Body):
    to: Count
    seats: list[NewSeat] = field(default_factory=list)


class Look(Struct):
    """How things stood after so many entries."""

    entries: int
    of: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    awaiting: list[int]
    result: list[dict[str, Any]] | None


class WatchPast(Struct):
    """The past as a seat, as a spectator, or once all is over as all seats together; `at`: moments, `3,17,40`."""

    seat: int | None = None
    everybody: bool = False
    lifted: bool = False
    at: Annotated[str, Meta(pattern="^[0-9]{0,6}(,[0-9]{1,6}){0,63}$(?!\\n)")] = ""


class Part(Struct):
    """What was told after so many entries: these events replace those from number `since` on."""

    entries: int
    since: int
    events: list[dict[str, Any]]


class Story(Struct):
    """Everything that was told: from the first moment that can be seen, of so many entries."""

    first: int
    of: int
    parts: list[Part]
    result: list[dict[str, Any]] | None


class Moment(Struct):
    """How things stood after so many entries."""

    entries: int
    view: dict[str, Any]
    awaiting: list[int]


class Moments(Struct):
    moments: list[Moment]
