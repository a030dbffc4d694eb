"""Taking care of what is stored: copies while it is in use, and a look whether all of it can still be played."""

import os
import sqlite3
import subprocess
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL

from halftrack.engine import HalftrackError
from halftrack.server import past
from halftrack.server.store import Store, StoreAway
from halftrack.server.store.engines import address
from halftrack.server.table import OVER, RACING


class Finding(Struct, frozen=True):
    """A race that cannot go on as it is stored, and why."""

    table: str
    status: str
    reason: str


async def examine(database: str) -> tuple[int, list[Finding]]:
    """Replay every stored race under the installed rules: how many there are, and those that fail."""
    store = await Store(database).open()
    try:
        names, findings = await store.races.ids(), []
        for name in names:
            findings += await examined(store, name)
        return len(names), findings
    finally:
        await store.close()


async def examined(store: Store, name: str) -> list[Finding]:
    row = await store.races.get(name)
    if row is None:
        return []
    entries = [entry for entry, _, _ in await store.races.entries(name)]
    try:
        if row.status == RACING and past.needs_rebase(row, entries):
            await past.rebased(store, row, entries)
            return []
        play = past.verified(row, entries)
    except HalftrackError as error:
        return [Finding(name, row.status, str(error))]
    except past.RULES_FAIL as error:
        return [Finding(name, row.status, f"the rules failed: {type(error).__name__}: {error}")]
    if len(entries) != row.length:
        return [Finding(name, row.status, f"{len(entries)} entries are stored, {row.length} were counted")]
    if row.status == OVER and play.result is None:
        return [Finding(name, row.status, "it is over, but its entries do not end it")]
    return []


def backup(database: str, target: Path) -> None:
    """A copy of the whole database as at one moment, while it is in use."""
    url = address(database)
    draft = target.with_name(f"{target.name}.part")
    if url.get_backend_name() == "sqlite":
        if url.database is None or not Path(url.database).exists():
            raise StoreAway(f"there is no database {url.database}")
        copy_sqlite(url.database, draft)
    else:
        copy_postgresql(url, draft)
    draft.replace(target)


def copy_postgresql(url: URL, target: Path) -> None:
    """PostgreSQL's own dump; the password is told where no list of processes shows it."""
    plain = url.set(drivername="postgresql", password=None).render_as_string()
    secret = {"PGPASSWORD": str(url.password)} if url.password is not None else {}
    try:
        run = subprocess.run(["pg_dump", "--format=custom", f"--file={target}", plain],  # noqa: S603, S607
                             env=os.environ | secret, capture_output=True, text=True, check=False)  # fmt: skip
    except FileNotFoundError:
        raise StoreAway("pg_dump is not installed: it comes with PostgreSQL") from None
    if run.returncode:
        raise StoreAway(f"pg_dump failed: {run.stderr.strip()}")


def copy_sqlite(source: str, target: Path) -> None:
    """SQLite's own online copy, checked."""
    target.unlink(missing_ok=True)
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new, pages=256)
        found = new.execute("PRAGMA integrity_check").fetchone()[0]
    old.close()
    new.close()
    if found != "ok":
        raise StoreAway(f"the copy is damaged: {found}")
