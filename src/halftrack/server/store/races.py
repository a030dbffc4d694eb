"""Tables with their entries, dumps, seats and notes."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from halftrack.server.store.database import Database
from halftrack.server.store.rows import Change, Mail, Note, Outcome, Seat, Table
from halftrack.server.store.schema import campaign_races, dumps, entries, mails, notes, seats, tables

Entry = tuple[list[Any], float, str | None]


class Races:
    """One row a table; its entries are only ever added to."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: Table, sitting: Sequence[Seat], past: Sequence[Change] = ()) -> None:
        """A new table, its seats, and what had been played already."""
        async with self.database.writing() as connection:
            await connection.execute(insert(tables).values(**msgspec.structs.asdict(table)))
            await connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in sitting])
            if past:
                await connection.run_sync(self._insert, table.id, *past)

    async def add_all(self, new: Sequence[Table], sitting: Sequence[Seat]) -> None:
        """Many tables at once."""
        async with self.database.writing() as connection:
            await connection.execute(insert(tables), [msgspec.structs.asdict(table) for table in new])
            await connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in sitting])

    async def get(self, table: str) -> Table | None:
        return await self.database.one(Table, select(tables).where(tables.c.id == table))

    async def change(self, table: str, **values: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))
            await self.database.tell(connection, table)

    async def delete(self, table: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table))
            await self.database.tell(connection, table)

    async def append(self, table: str, change: Change) -> Outcome:
        """Add an entry, if it is the next one: committed when this returns, and only then."""
        try:
            await self.database.at_once(lambda connection: self._append(connection, table, change))
        except IntegrityError:
            known = change.key is not None and await self.number_of(table, change.key) is not None
            return Outcome.REPEATED if known else Outcome.LATE
        return Outcome.IN

    def _append(self, connection: Connection, table: str, change: Change) -> None:
        self._insert(connection, table, change)
        now = {**change.table, "length": change.number + 1, "changed": change.at}
        connection.execute(update(tables).where(tables.c.id == table).values(**now))
        if change.queue is not None:
            seat, rest = change.queue
            mine = (seats.c.table == table) & (seats.c.seat == seat)
            connection.execute(update(seats).where(mine).values(queue=rest))
        self._post(connection, change.mails)
        self.database.tell_at_once(connection, table)

    async def start(self, table: str, now: float) -> bool:
        """Let a race begin that has not; due at once, should this node go no further."""
        query = update(tables).where((tables.c.id == table) & (tables.c.status == "open"))
        async with self.database.writing() as connection:
            begun = await connection.execute(query.values(status="racing", changed=now, begun=now, due=now))
            await self.database.tell(connection, table)
        return begun.rowcount > 0

    async def begin(self, table: str, standing: dict[str, Any], post: Sequence[Mail]) -> None:
        """How a table stands whose first question has just been laid, unless somebody has answered it already."""
        async with self.database.writing() as connection:
            first = select(func.max(entries.c.at)).where(entries.c.table == table).scalar_subquery()
            untouched = (tables.c.id == table) & (first.is_(None) | (first <= tables.c.begun))
            if (await connection.execute(update(tables).where(untouched).values(**standing))).rowcount:
                await connection.run_sync(self._post, post)

    def _post(self, connection: Connection, post: Sequence[Mail]) -> None:
        for mail in post:
            connection.execute(insert(mails).values(**msgspec.structs.asdict(mail)))

    def _insert(self, connection: Connection, table: str, *changes: Change) -> None:
        """Entries with their dumps, all at once."""
        rows = [{"table": table, "number": change.number, "entry": change.entry, "at": change.at, "key": change.key}
                for change in changes]  # fmt: skip
        connection.execute(insert(entries), rows)
        for change in changes:
            if change.dump is not None:
                connection.execute(insert(dumps).values(table=table, number=change.number, dump=change.dump))

    async def number_of(self, table: str, key: str) -> int | None:
        """The entry that the client called so."""
        found = (entries.c.table == table) & (entries.c.key == key)
        rows = await self.database.rows(select(entries.c.number).where(found))
        return rows[0]["number"] if rows else None

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        query = select(entries).where((entries.c.table == table) & (entries.c.number >= since)).order_by("number")
        return [(row["entry"], row["at"], row["key"]) for row in await self.database.rows(query)]

    async def dump(self, table: str, until: int) -> tuple[int, bytes] | None:
        """The last dump that was made before an entry, and its number."""
        query = select(dumps).where((dumps.c.table == table) & (dumps.c.number < until))
        rows = await self.database.rows(query.order_by(dumps.c.number.desc()).limit(1))
        return (rows[0]["number"], rows[0]["dump"]) if rows else None

    async def seats(self, *table: str) -> list[Seat]:
        query = select(seats).where(seats.c.table.in_(table)).order_by(seats.c.table, seats.c.seat)
        return await self.database.all(Seat, query)

    async def invited(self, secret: str) -> Seat | None:
        return await self.database.one(Seat, select(seats).where(seats.c.invite == secret))

    async def change_seat(self, was: Seat, **values: Any) -> bool:
        """Change a seat that is still as it was: whose it is is decided once."""
        same = (seats.c.table == was.table) & (seats.c.seat == was.seat) & (seats.c.kind == was.kind)
        mine = seats.c.person.is_(None) if was.person is None else seats.c.person == was.person
        link = seats.c.invite.is_(None) if was.invite is None else seats.c.invite == was.invite
        async with self.database.writing() as connection:
            changed = await connection.execute(update(seats).where(same & mine & link).values(**values))
            await self.database.tell(connection, was.table)
        return changed.rowcount > 0

    async def note(self, table: str, note: Note, **values: Any) -> bool:
        """Add a note, if its number is the next one; and change the table with it."""
        row = msgspec.structs.asdict(note)
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(notes).values(table=table, **row))
                now = {**values, "notes": note.number + 1}
                await connection.execute(update(tables).where(tables.c.id == table).values(**now))
                await self.database.tell(connection, table)
        except IntegrityError:
            return False
        return True

    async def notes(self, table: str, since: int = 0) -> list[Note]:
        query = select(notes).where((notes.c.table == table) & (notes.c.number >= since)).order_by("number")
        return await self.database.all(Note, query)

    async def listed(self, status: Sequence[str], access: str | None, limit: int = 100) -> list[Table]:
        """Tables for a lobby, the latest first."""
        query = select(tables).where(tables.c.status.in_(status))
        query = query if access is None else query.where(tables.c.access == access)
        return await self.database.all(Table, query.order_by(tables.c.changed.desc()).limit(limit))

    async def of_person(self, person: str, limit: int = 200) -> list[Table]:
        sitting = select(seats.c.table).where(seats.c.person == person)
        query = select(tables).where(or_(tables.c.id.in_(sitting), tables.c.host == person))
        return await self.database.all(Table, query.order_by(tables.c.changed.desc()).limit(limit))

    async def due(self, now: float, limit: int = 50) -> list[str]:
        """Tables where the server must do something, and nobody is about to."""
        free = tables.c.until.is_(None) | (tables.c.until <= now)
        query = select(tables.c.id).where((tables.c.due <= now) & free).order_by(tables.c.due).limit(limit)
        return [row["id"] for row in await self.database.rows(query)]

    async def put_off(self, was: Table, due: float | None) -> bool:
        """Say when something is due there, if that is still as it was known."""
        same = (tables.c.id == was.id) & (tables.c.length == was.length) & (tables.c.due == was.due)
        async with self.database.writing() as connection:
            return (await connection.execute(update(tables).where(same).values(due=due))).rowcount > 0

    async def lease(self, table: str, holder: str, now: float, seconds: float) -> bool:
        """Whether this node, and no other, does what is due there, for so long."""
        free = tables.c.until.is_(None) | (tables.c.until <= now) | (tables.c.holder == holder)
        async with self.database.writing() as connection:
            query = update(tables).where((tables.c.id == table) & free)
            return (await connection.execute(query.values(holder=holder, until=now + seconds))).rowcount > 0

    async def ids(self) -> list[str]:
        query = select(tables.c.id).where(tables.c.length > 0).order_by(tables.c.created)
        return [row["id"] for row in await self.database.rows(query)]

    async def standing(self, names: Sequence[str]) -> set[str]:
        """Which of these tables have not been forgotten."""
        return {row["id"] for row in await self.database.rows(select(tables.c.id).where(tables.c.id.in_(names)))}

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(tables.c.status, func.count().label("count")).group_by(tables.c.status)
        return {row["status"]: row["count"] for row in await self.database.rows(query)}

    async def purge(self, before: float, status: str) -> int:
        """Forget old tables of that status; a race that its campaign has yet to read is kept."""
        unread = campaign_races.c.record.is_(None) & campaign_races.c.table.is_not(None)
        old = (
            (tables.c.status == status)
            & (tables.c.changed < before)
            & tables.c.id.not_in(select(campaign_races.c.table).where(unread))
        )
        async with self.database.writing() as connection:
            return (await connection.execute(delete(tables).where(old))).rowcount
