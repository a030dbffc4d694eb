"""A database: transactions that are whole or not at all, and one error when it cannot be reached."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import URL, Connection, Select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from halftrack.server.store.engines import address, at_once, engines
from halftrack.server.store.together import Together
from halftrack.server.store.upgrade import upgrade

Row = TypeVar("Row", bound=Struct)
Result = TypeVar("Result")

CHANNEL = "halftrack"


class StoreAway(Exception):
    """The database cannot be reached, or its disk is full: nothing was changed, as far as can be told."""


class Database:
    """Readers beside one writer."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.writer, self.reader = engines(url)
        self.name = token_hex(4)  # what is heard from this name is no news
        self.is_postgresql = url.get_backend_name() == "postgresql"
        self.kind = "postgresql" if self.is_postgresql else "sqlite"
        self._turn = asyncio.Semaphore(8 if self.is_postgresql else 1)
        self._together = None if self.is_postgresql else Together(at_once(url), self._turn)

    async def prepare(self) -> None:
        """Bring the schema up to date, in a folder that is made if need be."""
        if self.url.database and not self.is_postgresql:
            try:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise away(error) from error
        async with self.writing() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.writer.dispose()
        await self.reader.dispose()
        if self._together is not None:
            self._together.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, or rolled back."""
        async with self._turn:
            try:
                async with self.writer.begin() as connection:
                    yield connection
            except IntegrityError:
                raise
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                raise away(error) from error

    async def at_once(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction in one go: for SQLite one visit to a thread, and one commit for all who come together."""
        if self._together is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        try:
            result: Result = await self._together.do(work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise away(error) from error
        return result

    async def rows(self, query: Select[Any]) -> Sequence[Mapping[str, Any]]:
        """Everything that a query finds."""
        try:
            async with self.reader.connect() as connection:
                return [dict(row) for row in (await connection.execute(query)).mappings()]
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise away(error) from error

    async def all(self, kind: type[Row], query: Select[Any]) -> list[Row]:
        fields = kind.__struct_fields__
        return [kind(*(row[field] for field in fields)) for row in await self.rows(query)]

    async def one(self, kind: type[Row], query: Select[Any]) -> Row | None:
        found = await self.all(kind, query)
        return found[0] if found else None

    async def tell(self, connection: AsyncConnection, words: str) -> None:
        """Let the other nodes know, at the moment of the commit."""
        await connection.run_sync(self.tell_at_once, words)

    def tell_at_once(self, connection: Connection, words: str) -> None:
        if self.is_postgresql:
            told = {"channel": CHANNEL, "words": f"{self.name} {words}"}
            connection.execute(text("SELECT pg_notify(:channel, :words)"), told)

    async def listen(self, heard: Callable[[str | None], Awaitable[None]]) -> None:
        """Hear what other nodes tell, for ever; None after a gap, when something may have been missed."""
        if not self.is_postgresql:
            return
        import psycopg

        plain = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(plain, autocommit=True, connect_timeout=5)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await heard(None)
                    async for notice in connection.notifies():
                        who, _, table = notice.payload.partition(" ")
                        if who != self.name:
                            await heard(table)
            except psycopg.OperationalError:
                await asyncio.sleep(0.5)


def away(error: Exception) -> StoreAway:
    """Words for a person, without addresses or statements."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return StoreAway(f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else 'no answer'}")


class Store:
    """Everything that is kept."""

    def __init__(self, database: str) -> None:
        from halftrack.server.store.campaigns import Campaigns
        from halftrack.server.store.mails import Mails
        from halftrack.server.store.people import People
        from halftrack.server.store.races import Races

        self.database = Database(address(database))
        self.people = People(self.database)
        self.races = Races(self.database)
        self.mails = Mails(self.database)
        self.campaigns = Campaigns(self.database)

    async def open(self) -> "Store":
        await self.database.prepare()
        return self

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        """StoreAway where nobody answers."""
        await self.database.rows(text("SELECT 1 AS one"))  # type: ignore[arg-type]  # a text is a query too
