"""Connections: one writer and a few readers for SQLite, a pool for PostgreSQL."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "mmap_size=0")
SECONDS = 5


def address(database: str) -> URL:
    """The database as SQLAlchemy calls it: an address, or the path of an SQLite file."""
    if "://" not in database:
        return URL.create("sqlite+aiosqlite", database=str(Path(database)))
    url = make_url(database)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """The writer and the reader."""
    if url.get_backend_name() == "sqlite":
        return sqlite(url, "BEGIN IMMEDIATE", 1), sqlite(url, "BEGIN", 3)
    limits = {"connect_timeout": SECONDS, "options": "-c statement_timeout=20000 -c lock_timeout=5000"}
    pool = create_async_engine(url, pool_size=8, max_overflow=4, pool_timeout=SECONDS, pool_recycle=600,
                               hide_parameters=True, connect_args=limits)  # fmt: skip
    return pool, pool


def at_once(url: URL) -> Engine:
    """SQLite's writer for what must be quick."""
    engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, pool_timeout=SECONDS,
                           hide_parameters=True)  # fmt: skip
    listen(engine, "BEGIN IMMEDIATE")
    return engine


def sqlite(url: URL, begin: str, connections: int) -> AsyncEngine:
    """Connections that begin their transactions themselves, as SQLite's own documentation asks for."""
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, pool_timeout=SECONDS,
                                 hide_parameters=True)  # fmt: skip
    listen(engine.sync_engine, begin)
    return engine


def listen(engine: Engine, begin: str) -> None:
    """Prepare each connection, and say how a transaction begins."""

    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
