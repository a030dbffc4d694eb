"""Finding and making tables."""

from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from halftrack import bots, games
from halftrack.server import clocks
from halftrack.server.bodies import Created, GameInfo, Invite, NewSeat, NewTable, NextTable, Pace, Tables
from halftrack.server.offers import game_info
from halftrack.server.operations import Call
from halftrack.server.past import begun, packed
from halftrack.server.protocol import TableInfo
from halftrack.server.refusals import Refused
from halftrack.server.secret import hashed, new_id, new_secret, new_seed
from halftrack.server.store import Change, Seat, Table
from halftrack.server.table import OPEN, OVER, RACING
from halftrack.server.telling import table_info

WAITING = ("open", "invited")


async def list_games(call: Call) -> list[GameInfo]:
    """The games of this server, who plays them, and what a table may be like."""
    return [game_info(name) for name in games.names()]


async def make_table(call: Call) -> Created:
    """A new table; it starts as soon as every seat is taken."""
    wanted: NewTable = call.body
    call.house.limits.rare("table", call.address)
    row = begun(wanted.game, len(wanted.seats), new_seed(), wanted.options)
    return await laid(call, row, wanted.seats, wanted.name, wanted.access, pace_of(wanted.pace), {})


def pace_of(pace: Pace) -> dict[str, Any]:
    """The pace as it is stored: only what counts."""
    if pace.kind == "live":
        return {"kind": "live", "bank": pace.bank, "more": pace.more}
    if pace.kind == "untimed":
        return {"kind": "untimed"}
    zone = pace.zone or "UTC"
    try:
        ZoneInfo(zone)
    except (LookupError, ValueError, OSError) as error:
        raise Refused("setup", f"there is no time zone {zone!r}") from error
    return {"kind": "moves", "hours": pace.hours, "from": pace.opens, "to": pace.closes, "zone": zone}


async def laid(
    call: Call, start: dict[str, Any], wanted: list[NewSeat], name: str, access: str, pace: dict[str, Any],
    origin: dict[str, Any], dump: dict[str, Any] | None = None,
) -> Created:  # fmt: skip
    """Store a table with its seats, and start it if nobody is waited for."""
    now, table_id = call.house.now(), new_id()
    entries = start.pop("entries")
    row = Table(
        id=table_id, name=name or start["game"], host=call.person, access=access, pace=pace, status=OPEN,
        created=now, changed=now, origin=origin, length=len(entries), **start,
    )  # fmt: skip
    invites: list[Invite] = []
    seats = [seated(call, table_id, number, seat, start["game"], invites) for number, seat in enumerate(wanted)]
    seats = curtained(seats)
    last = len(entries) - 1
    past = [Change(at, entry, now, None, packed(dump) if dump and at == last else None)
            for at, entry in enumerate(entries)]  # fmt: skip
    await call.house.store.races.add(row, seats, past)
    info = await started_if_full(call, table_id)
    return Created(info, invites)


def seated(call: Call, table: str, number: int, wanted: NewSeat, game: str, invites: list[Invite]) -> Seat:
    """A seat as the host wants it."""
    assert call.caller.person is not None
    me, name = call.caller.person, wanted.name or ""
    if wanted.kind == "me":
        return Seat(table, number, "person", me.id, name or me.name)
    if wanted.kind == "hotseat":
        return Seat(table, number, "person", me.id, name or f"{me.name} {number + 1}", curtain=True)
    if wanted.kind == "bot":
        return Seat(table, number, "bot", name=name or bot_named(wanted.bot, game), bot=bot_named(wanted.bot, game))
    if wanted.kind == "invited":
        invites.append(Invite(number, new_secret()))
        return Seat(table, number, "invited", name=name, invite=hashed(invites[-1].secret))
    return Seat(table, number, "open", name=name)


def curtained(seats: list[Seat]) -> list[Seat]:
    """On a device that is passed round, the host's own hand needs a curtain as well."""
    people = {seat.person for seat in seats if seat.curtain}
    return [msgspec.structs.replace(seat, curtain=seat.person in people) if seat.person else seat for seat in seats]


def bot_named(name: str | None, game: str) -> str:
    names = bots.of_game(game)
    if name is not None and name not in names:
        raise Refused("setup", f"no bot called {name!r} plays {game}: there are {', '.join(names)}")
    return name or names[0]


async def started_if_full(call: Call, name: str) -> TableInfo:
    """The race begins when every seat is taken."""
    table = await call.house.table(name)
    async with table.lock:
        full = not any(seat.kind in WAITING for seat in table.seats)
        if table.row.status == OPEN and full:
            await table.begin()
        return table_info(table.row, table.seats, call.caller.id)


async def infos(call: Call, tables: list[Table]) -> list[TableInfo]:
    """Tables with who sits there."""
    sitting: dict[str, list[Seat]] = {table.id: [] for table in tables}
    for seat in await call.house.store.races.seats(*sitting):
        sitting[seat.table].append(seat)
    return [table_info(table, sitting[table.id], call.caller.id) for table in tables]


async def list_tables(call: Call) -> Tables:
    """The public lobby: tables to join first, then races to watch."""
    joinable = await call.house.store.races.listed([OPEN], "public")
    racing = await call.house.store.races.listed([RACING], "public")
    return Tables(await infos(call, [*joinable, *racing]), {})


async def list_my_tables(call: Call) -> Tables:
    """Mine: those that wait for me first."""
    mine = sorted(await infos(call, await tables_of(call)), key=lambda table: not waits(table))
    timed = [table for table in mine if waits(table) and table.pace["kind"] != clocks.UNTIMED]
    until = {table.id: await deadline_of(call, table) for table in timed}
    return Tables(mine, {table: at for table, at in until.items() if at is not None})


async def tables_of(call: Call) -> list[Table]:
    """Where one sits, or what one has made."""
    found = await call.house.store.races.of_person(call.person)
    return [table for table in found if call.caller.reaches(table.id)]


async def deadline_of(call: Call, info: TableInfo) -> float | None:
    """When the time of the seat of mine that is awaited there is up."""
    table = await call.house.table(info.id)
    async with table.lock:
        deadlines = clocks.deadlines(table, table.play) if table.play is not None else {}
    own = [deadlines[str(seat.seat)] for seat in info.seats if seat.mine and str(seat.seat) in deadlines]
    return min(own, default=None)


async def list_finished(call: Call) -> Tables:
    """The library: races that are over, public ones and one's own."""
    public = await call.house.store.races.listed([OVER], "public")
    own = [table for table in await tables_of(call) if table.status == OVER] if call.caller.person else []
    found = {table.id: table for table in [*own, *public]}
    return Tables(await infos(call, sorted(found.values(), key=lambda table: -table.changed)), {})


async def next_table(call: Call) -> NextTable:
    """The table that has waited for me longest."""
    waiting = [table for table in (await list_my_tables(call)).tables if waits(table)]
    return NextTable(min(waiting, key=lambda table: table.changed, default=None))


def waits(table: TableInfo) -> bool:
    """Whether a race waits for a seat of mine."""
    return table.status == RACING and any(seat.mine and seat.seat in table.awaiting for seat in table.seats)
