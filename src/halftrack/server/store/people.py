"""People, their devices and tokens, and how they are reached."""

from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from halftrack.server.store.database import Database
from halftrack.server.store.rows import Channel, Person, Token
from halftrack.server.store.schema import channels, keys, notes, people, seats, tables, tokens

SILENCE = "…"  # instead of what somebody said who has been forgotten


class People:
    """Guests: nobody has an account, everybody has a device."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: Person, token: Token) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(people).values(**msgspec.structs.asdict(person)))
            await connection.execute(insert(tokens).values(**msgspec.structs.asdict(token)))

    async def get(self, person: str) -> Person | None:
        return await self.database.one(Person, select(people).where(people.c.id == person))

    async def with_phrase(self, phrase: str) -> Person | None:
        return await self.database.one(Person, select(people).where(people.c.phrase == phrase))

    async def change(self, person: str, **values: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**values))

    async def rename(self, person: Person, name: str) -> None:
        """Call somebody otherwise, also where he sits under his own name."""
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(name=name))
            own = (seats.c.person == person.id) & (seats.c.name == person.name)
            await self._tell_tables(connection, person.id)
            await connection.execute(update(seats).where(own).values(name=name))

    async def delete(self, person: str) -> None:
        """Forget somebody: seats stay, without a name; what was said there is said no more."""
        mine = select(seats.c.table, seats.c.seat).where(seats.c.person == person)
        said = (notes.c.kind == "chat") & tuple_(notes.c.table, notes.c.seat).in_(mine)
        async with self.database.writing() as connection:
            await self._tell_tables(connection, person)
            await connection.execute(update(notes).where(said).values(data={"text": SILENCE}))
            gone: dict[str, Any] = {"person": None, "name": "", "orders": {}, "queue": [], "dropped": []}
            await connection.execute(update(seats).where(seats.c.person == person).values(**gone))
            await connection.execute(update(tables).where(tables.c.host == person).values(host=None))
            await connection.execute(delete(people).where(people.c.id == person))

    async def _tell_tables(self, connection: AsyncConnection, person: str) -> None:
        """Let other nodes look anew at all tables where he sits."""
        found = await connection.execute(select(seats.c.table).where(seats.c.person == person).distinct())
        for (table,) in found.all():
            await self.database.tell(connection, table)

    async def token(self, secret: str) -> Token | None:
        return await self.database.one(Token, select(tokens).where(tokens.c.hash == secret))

    async def tokens(self, person: str) -> list[Token]:
        return await self.database.all(Token, select(tokens).where(tokens.c.person == person).order_by("created"))

    async def add_token(self, token: Token) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(tokens).values(**msgspec.structs.asdict(token)))

    async def drop_token(self, person: str, secret: str) -> bool:
        async with self.database.writing() as connection:
            mine = (tokens.c.person == person) & (tokens.c.hash == secret)
            return (await connection.execute(delete(tokens).where(mine))).rowcount > 0

    async def key(self, name: str, new: str) -> str:
        """The key of that name; the new one if there is none yet."""
        query = select(keys.c.value).where(keys.c.name == name)
        if not (found := await self.database.rows(query)):
            with suppress(IntegrityError):
                async with self.database.writing() as connection:
                    await connection.execute(insert(keys).values(name=name, value=new))
            found = await self.database.rows(query)
        return str(found[0]["value"])

    async def reachable(self, *person: str) -> set[str]:
        """Those who want to be told."""
        query = select(channels.c.person).where(channels.c.person.in_(person)).distinct()
        return {row["person"] for row in await self.database.rows(query)}

    async def channels(self, person: str) -> list[Channel]:
        return await self.database.all(Channel, select(channels).where(channels.c.person == person).order_by("created"))

    async def add_channel(self, channel: Channel) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(channels).values(**msgspec.structs.asdict(channel)))

    async def drop_channel(self, person: str, channel: str) -> bool:
        async with self.database.writing() as connection:
            mine = (channels.c.person == person) & (channels.c.id == channel)
            return (await connection.execute(delete(channels).where(mine))).rowcount > 0
