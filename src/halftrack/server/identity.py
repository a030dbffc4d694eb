"""Who asks: a device by its cookie, a program by its token, the host by his."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from starlette.requests import HTTPConnection

from halftrack.server.refusals import Refused
from halftrack.server.secret import hashed, same
from halftrack.server.store import Person, Seat, Table

if TYPE_CHECKING:
    from halftrack.server.house import House

COOKIE = "halftrack"


class Caller(Struct, frozen=True):
    """Somebody, or nobody known."""

    person: Person | None
    scope: dict[str, Any]
    is_admin: bool = False

    @property
    def id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def reaches(self, table: str, seat: int | None = None) -> bool:
        """Whether the token goes so far."""
        kind = self.scope.get("kind")
        if kind == "table":
            return bool(self.scope["table"] == table)
        return kind != "seat" or bool(self.scope["table"] == table and seat in (None, self.scope["seat"]))


NOBODY = Caller(None, {})


def secret_of(connection: HTTPConnection) -> str | None:
    """A bearer's token, else the cookie."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and secret:
        return secret.strip()
    return connection.cookies.get(COOKIE)


async def caller_of(house: "House", connection: HTTPConnection) -> Caller:
    """Who holds the secret that came with this request."""
    secret = secret_of(connection)
    if secret is None:
        return NOBODY
    if house.settings.admin is not None and same(secret, house.settings.admin):
        return Caller(None, {"kind": "admin"}, is_admin=True)
    token = await house.store.people.token(hashed(secret))
    if token is None:
        if "authorization" in connection.headers:
            raise Refused("unknown", "nobody has this token")
        return NOBODY
    return Caller(await house.store.people.get(token.person), token.scope)


async def still_known(house: "House", caller: Caller, connection: HTTPConnection) -> bool:
    """Whether the secret that this caller came with still stands for him."""
    try:
        now = await caller_of(house, connection)
    except Refused:
        return False
    return (now.id, now.scope) == (caller.id, caller.scope)


def may_watch(caller: Caller, table: Table, seats: list[Seat]) -> bool:
    """Whether this table can be looked at: by all who know its address, or only by who sits there."""
    if not caller.reaches(table.id):
        return False
    at_table = caller.id is not None and (caller.id == table.host or any(seat.person == caller.id for seat in seats))
    return table.access != "closed" or at_table or caller.is_admin


def require_seat(caller: Caller, seats: list[Seat], seat: int) -> Seat:
    """The seat, if it is one's own."""
    found = seats[seat] if 0 <= seat < len(seats) else None
    if found is None:
        raise Refused("missing", "this table has no such seat")
    mine = found.kind == "person" and caller.id is not None and found.person == caller.id
    if not mine or not caller.reaches(found.table, seat):
        raise Refused("forbidden", "that is not your seat")
    return found


def require_host(caller: Caller, table: Table) -> None:
    hosts = caller.id is not None and caller.id == table.host and caller.scope.get("kind") != "seat"
    if not caller.is_admin and not (hosts and caller.reaches(table.id)):
        raise Refused("forbidden", "only the host of the table may do that")
