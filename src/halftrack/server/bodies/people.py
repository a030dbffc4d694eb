"""Oneself: a guest, his tokens, and how he is told that it is his turn."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from halftrack.server.bodies.common import Body, Id, Name


class NewGuest(Body):
    name: Name


class Me(Struct):
    """Oneself; a recovery phrase is shown once, when it is made."""

    id: str
    name: str
    settings: dict[str, Any]
    phrase: str | None = None


class MeChange(Body):
    name: Name | None = None
    settings: dict[str, str | int | bool] | None = None


class Phrase(Body):
    phrase: Annotated[str, Meta(min_length=1, max_length=100)]


class NewToken(Body):
    """A token for a program: for all that one may do, for reading, for one table or one seat."""

    label: Name
    kind: Literal["all", "read", "table", "seat"] = "all"
    table: Id | None = None
    seat: int | None = None


class TokenInfo(Struct):
    """The secret is shown once."""

    id: str
    label: str
    scope: dict[str, Any]
    secret: str | None = None


class NewChannel(Body):
    kind: Literal["push", "mail", "webhook"]
    target: dict[str, str]


class ChannelInfo(Struct):
    id: str
    kind: str
    target: str


class Channels(Struct):
    channels: list[ChannelInfo]


class PushKey(Struct):
    key: str
