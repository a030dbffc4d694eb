"""Who sits where: taking, inviting, leaving, re-issuing; nobody ever sees another one's secrets."""

import msgspec

from halftrack.server import actions
from halftrack.server.api.lobby import WAITING, bot_named, laid, started_if_full
from halftrack.server.api.me import new_guest
from halftrack.server.bodies import Created, Invitation, Invite, Mute, NewSeat, SeatChange, Taken
from halftrack.server.identity import may_watch, require_host, require_seat
from halftrack.server.operations import Call
from halftrack.server.past import begun
from halftrack.server.protocol import TableInfo
from halftrack.server.refusals import Refused
from halftrack.server.secret import hashed, new_secret, new_seed
from halftrack.server.store import Seat, Token
from halftrack.server.table import OPEN, OVER, RACING, LiveTable
from halftrack.server.telling import table_info


async def seen(call: Call) -> LiveTable:
    """The table of the address, if one may know of it at all."""
    table = await call.house.table(call.path("table"))
    if not may_watch(call.caller, table.row, table.seats):
        raise Refused("missing", "there is no such table")
    return table


def own_seat(call: Call, table: LiveTable, seat: int) -> Seat:
    return require_seat(call.caller, table.seats, seat)


def require_lifted(seat: Seat, lifted: bool) -> None:
    """On a shared device nobody's secrets are shown by chance."""
    if seat.curtain and not lifted:
        raise Refused("forbidden", "this seat is shared: lift its curtain first")


async def show_table(call: Call) -> TableInfo:
    table = await seen(call)
    return table_info(table.row, table.seats, call.caller.id)


async def delete_table(call: Call) -> TableInfo:
    """The host takes back a table that has not begun, or the admin any."""
    table = await seen(call)
    require_host(call.caller, table.row)
    async with table.lock:
        if table.row.status != OPEN and not call.caller.is_admin:
            raise Refused("illegal", "the race has begun")
        info = table_info(table.row, table.seats, call.caller.id)
        await call.house.store.races.delete(table.id)
        call.house.live.pop(table.id, None)
        for socket in list(table.sockets):
            socket.close()
    return info


async def take_seat(call: Call) -> Taken:
    """Sit down on an open seat."""
    table = await seen(call)
    async with table.lock:
        seat = seat_at(table, call.number("seat"))
        if seat.kind != "open" or table.row.status != OPEN:
            raise Refused("taken", "this seat is not open")
        return await sat_down(call, table, seat, None)


def seat_at(table: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("missing", "this table has no such seat")
    return table.seats[number]


async def sat_down(call: Call, table: LiveTable, seat: Seat, name: str | None) -> Taken:
    """From now on it is this person's; the lock is held."""
    assert call.caller.person is not None
    await actions.change_seat(
        table, seat.seat, kind="person", person=call.person, name=name or call.caller.person.name, invite=None,
        bot=None, curtain=False,
    )  # fmt: skip
    secret = new_secret()
    scope = {"kind": "seat", "table": table.id, "seat": seat.seat}
    await call.house.store.people.add_token(Token(hashed(secret), call.person, scope, "seat", call.house.now()))
    table.tell()
    call.house.spawn(started(call, table.id))
    return Taken(table_info(table.row, table.seats, call.caller.id), seat.seat, secret)


async def started(call: Call, table: str) -> None:
    await started_if_full(call, table)


async def show_invitation(call: Call) -> Invitation:
    """What a link is for: looking at it takes nothing, messengers do it too."""
    table, seat = await invited(call)
    return Invitation(table_info(table.row, table.seats, call.caller.id), seat.seat)


async def invited(call: Call) -> tuple[LiveTable, Seat]:
    call.house.limits.rare("invitation", call.address)
    seat = await call.house.store.races.invited(hashed(call.path("secret")))
    if seat is None:
        raise Refused("missing", "this link has been used, or replaced by another one")
    return await call.house.table(seat.table), seat


async def accept_invitation(call: Call) -> Taken:
    """Exchange a link for a seat, once."""
    table, seat = await invited(call)
    if call.caller.person is None:
        person = await new_guest(call, call.body.name or "Guest")
        call.caller = msgspec.structs.replace(call.caller, person=person, scope={"kind": "device"})
    async with table.lock:
        if table.seats[seat.seat].invite != seat.invite:
            await table.refresh()
        if table.seats[seat.seat].invite != seat.invite:
            raise Refused("taken", "this link has been used")
        if table.row.status == RACING and any(other.person == call.person for other in table.seats):
            raise Refused("forbidden", "you race here already: this link is for somebody else")
        return await sat_down(call, table, table.seats[seat.seat], call.body.name)


async def change_table_seat(call: Call) -> Created:
    """Before the start the host opens a seat, invites somebody, or gives it to a bot."""
    table, wanted = await seen(call), call.body
    require_host(call.caller, table.row)
    invites: list[Invite] = []
    async with table.lock:
        seat = seat_at(table, call.number("seat"))
        if table.row.status != OPEN or seat.kind not in (*WAITING, "bot"):
            raise Refused("illegal", "this seat is taken, or the race has begun")
        await actions.change_seat(table, seat.seat, **seat_values(wanted, seat, table.row.game, invites))
        table.tell()
    return Created(await started_if_full(call, table.id), invites)


def seat_values(wanted: SeatChange, seat: Seat, game: str, invites: list[Invite]) -> dict[str, object]:
    if wanted.kind == "bot":
        bot = bot_named(wanted.bot, game)
        return {"kind": "bot", "bot": bot, "name": bot, "invite": None, "person": None}
    invite = None
    if wanted.kind == "invited":
        invites.append(Invite(seat.seat, new_secret()))
        invite = hashed(invites[-1].secret)
    return {"kind": wanted.kind, "bot": None, "name": "", "invite": invite, "person": None}


async def reissue(call: Call) -> Created:
    """Somebody has lost his device: a new link for his seat, and the old one is his no more."""
    table = await seen(call)
    require_host(call.caller, table.row)
    async with table.lock:
        seat = seat_at(table, call.number("seat"))
        if seat.kind == "bot" or seat.kind == "open" or seat.person == table.row.host:
            raise Refused("illegal", "this seat needs no new link")
        secret = new_secret()
        await actions.change_seat(
            table, seat.seat, kind="invited", person=None, invite=hashed(secret), orders={}, queue=[], dropped=[]
        )
        await table.add_note("link-re-issued", seat.seat, {})
        for socket in [socket for socket in table.sockets if socket.seat == seat.seat]:
            table.join(socket, None)
        return Created(table_info(table.row, table.seats, call.caller.id), [Invite(seat.seat, secret)])


async def stand_up(call: Call) -> TableInfo:
    """Leave a seat before the start."""
    table = await seen(call)
    async with table.lock:
        seat = own_seat(call, table, call.number("seat"))
        if table.row.status != OPEN:
            raise Refused("illegal", "the race has begun: resign instead")
        await actions.change_seat(table, seat.seat, kind="open", person=None, name="", curtain=False)
        table.tell()
        return table_info(table.row, table.seats, call.caller.id)


async def mute(call: Call) -> TableInfo:
    """The host mutes a seat, or lets it talk again."""
    wanted: Mute = call.body
    table = await seen(call)
    require_host(call.caller, table.row)
    async with table.lock:
        await actions.change_seat(table, seat_at(table, wanted.seat).seat, muted=wanted.muted)
        table.tell()
        return table_info(table.row, table.seats, call.caller.id)


async def rematch(call: Call) -> Created:
    """The same people and options, another seed: who asks first has his seat, the others find theirs open."""
    table = await seen(call)
    async with table.lock:
        return await raced_again(call, table)


async def raced_again(call: Call, table: LiveTable) -> Created:
    """One more race for the table, however many ask for it."""
    if call.caller.id not in {seat.person for seat in table.seats}:
        raise Refused("forbidden", "only who raced here asks for another race")
    if table.row.status != OVER:
        raise Refused("illegal", "this race is not over")
    known = [note.data["table"] for note in table.notes if note.kind == "rematch"]
    row = await call.house.store.races.get(known[-1]) if known else None
    if row is not None:
        return Created(table_info(row, await call.house.store.races.seats(row.id), call.caller.id), [])
    row = table.row
    new = begun(row.game, row.seats, new_seed(), row.options)
    pace = {name: value for name, value in row.pace.items() if name != "left"}
    places = [again(call, seat) for seat in table.seats[1:] + table.seats[:1]]
    created = await laid(call, new, places, row.name, row.access, pace, {"rematch": row.id})
    await table.add_note("rematch", None, {"table": created.table.id})
    return created


def again(call: Call, seat: Seat) -> NewSeat:
    """The same again: others get links, which the old table does not show."""
    if seat.kind == "bot":
        return NewSeat("bot", None, seat.bot)
    mine = seat.person == call.person
    return NewSeat("hotseat" if mine and seat.curtain else "me" if mine else "open", seat.name or None)
