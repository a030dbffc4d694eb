"""Tables, and who sits where."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from halftrack.server.bodies.common import Body, Hour, Name, Title
from halftrack.server.protocol import TableInfo


class Pace(Body):
    """How long one may think: without limit, from a bank, or so many hours a move within a daily window."""

    kind: Literal["untimed", "live", "moves"] = "untimed"
    bank: Annotated[float, Meta(ge=10, le=86400)] = 900
    more: Annotated[float, Meta(ge=0, le=3600)] = 10
    hours: Annotated[float, Meta(ge=0.01, le=24 * 30)] = 24
    opens: Hour | None = field(default=None, name="from")
    closes: Hour | None = field(default=None, name="to")
    zone: str | None = None


class NewSeat(Body):
    """Who is to sit there: oneself, anybody, somebody with a link, a bot, another person at this device."""

    kind: Literal["me", "open", "invited", "bot", "hotseat"]
    name: Name | None = None
    bot: str | None = None


class NewTable(Body):
    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = field(default_factory=dict)
    name: Title = ""
    access: Literal["public", "link", "closed"] = "link"
    pace: Pace = field(default_factory=Pace)


class Invite(Struct):
    """A link's secret; shown once, to the host."""

    seat: int
    secret: str


class Created(Struct):
    table: TableInfo
    invites: list[Invite]


class Invitation(Struct):
    """What a link shows before it is accepted."""

    table: TableInfo
    seat: int


class Taken(Struct):
    """A seat is yours: its token is for programs, a browser has its cookie."""

    table: TableInfo
    seat: int
    token: str


class Accept(Body):
    name: Name | None = None


class SeatChange(Body):
    """What the host makes of a seat before the start."""

    kind: Literal["open", "invited", "bot"]
    bot: str | None = None


class Tables(Struct):
    """Tables; `until` says by table when my own time there is up, in seconds since 1970."""

    tables: list[TableInfo]
    until: dict[str, float]


class NextTable(Struct):
    table: TableInfo | None


class Mute(Body):
    seat: int
    muted: bool
