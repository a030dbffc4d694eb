"""The host of the server."""

from typing import Annotated

from msgspec import Meta, Struct

from halftrack.server.bodies.common import Body


class Purge(Body):
    days: Annotated[float, Meta(ge=0, le=10000)]


class Purged(Struct):
    tables: int


class Health(Struct):
    status: str
    version: str
    database: str
