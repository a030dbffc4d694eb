"""All tables of this node: who is in memory, who is let go, and what must be done of itself."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL

from halftrack.engine import BrokenRecord, Play
from halftrack.server.limits import Limits
from halftrack.server.metrics import Metrics
from halftrack.server.notices import Notices, mails
from halftrack.server.past import RULES_FAIL
from halftrack.server.pool import Pool
from halftrack.server.refusals import Refused
from halftrack.server.secret import new_id
from halftrack.server.settings import Settings
from halftrack.server.steward import Steward
from halftrack.server.store import Mail, Store, StoreAway
from halftrack.server.table import OPEN, RACING, LiveTable

try:
    import fcntl
except ModuleNotFoundError:  # Windows: nobody sees to it there
    fcntl = None  # type: ignore[assignment]

HOUR, DAY = 3600.0, 86400.0
MAIL_DAYS = 60  # after that nobody sends a mail any more

LOG = logging.getLogger("halftrack.server")


class House:
    """One node."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings, self.now = settings, now
        self.node = new_id()
        self.store = Store(settings.database)
        self.pool = Pool(max(1, settings.workers))
        self.replays = Pool(1)  # no bot waits for a record that somebody looks at
        self.limits = Limits(settings)
        self.metrics = Metrics()
        self.steward = Steward(self)
        self.notices = Notices(self)
        self.live: dict[str, LiveTable] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> "House":
        self._lock = only_server_of(self.store.database.url)
        await self.store.open()
        self.spawn(self.store.database.listen(self.heard))
        self.spawn(self.steward.run())
        self.spawn(self.notices.run())
        self.spawn(self.tidy())
        return self

    def spawn(self, work: object) -> None:
        """Let something run on; what it raises is written down."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]  # any coroutine
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Stop gracefully: what has begun is stored, sockets are closed."""
        self.closing = True
        for table in self.live.values():
            for socket in list(table.sockets):
                socket.close()
        for table in list(self.live.values()):
            async with table.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.pool.close()
        self.replays.close()
        await self.store.close()
        if self._lock is not None:
            self._lock.close()

    async def table(self, name: str) -> LiveTable:
        """That table, read into memory if it is not there."""
        if name in self.live:
            self.live[name].touched = self.now()
            return self.live[name]
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                return self.live.get(name) or await self._load(name)
        finally:
            if not lock.locked():
                self._loading.pop(name, None)

    async def _load(self, name: str) -> LiveTable:
        row = await self.store.races.get(name) if name.isprintable() else None
        if row is None:
            raise Refused("missing", "there is no such table")
        table = LiveTable(self.store, row, self.settings, self.now)
        table.settled, table.mailer = self.steward.look_after, self.mails
        try:
            await table.load()
        except BrokenRecord as error:
            raise Refused("broken", f"this race cannot be replayed: {error}") from error
        except RULES_FAIL as error:
            LOG.exception("table %s cannot be replayed", name)
            raise Refused("broken", f"the rules failed here: {type(error).__name__}") from error
        self.live[name] = table
        self.steward.look_after(table)
        return table

    def mails(self, table: LiveTable, play: Play[Any], at: float) -> list[Mail]:
        """Who is to hear that it is his turn."""
        return mails(table, play, at, self.settings.grace)

    def hang_up(self, person: str) -> None:
        """A token of somebody's is void, or all are: his lines come again, and are looked at anew."""
        for table in self.live.values():
            for socket in [socket for socket in table.sockets if socket.person == person]:
                socket.close()

    async def heard(self, name: str | None) -> None:
        """Another node has stored something."""
        tables = list(self.live.values()) if name is None else [self.live[name]] if name in self.live else []
        for table in tables:
            self.spawn(self.refresh(table))

    async def refresh(self, table: LiveTable) -> None:
        async with table.lock:
            with suppress(StoreAway):
                try:
                    if await self._moved_on(table):
                        await table.refresh()
                except Refused:
                    self.live.pop(table.id, None)

    async def _moved_on(self, table: LiveTable) -> bool:
        """Whether more is stored than is known here: one's own commits are heard too."""
        row = await self.store.races.get(table.id)
        if row is None:
            return True
        known = (table.row.length, table.row.notes, table.row.status)
        return known != (row.length, row.notes, row.status) or table.seats != await self.store.races.seats(table.id)

    async def tidy(self) -> None:
        """Idle tables leave memory; those abandoned for long leave the store."""
        purged = 0.0
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds / 2))
            if self.now() - purged > HOUR:
                purged = self.now()
                with suppress(StoreAway):
                    for status in (OPEN, RACING):
                        await self.store.races.purge(purged - self.settings.purge_days * DAY, status)
                    await self.store.mails.forget(purged - MAIL_DAYS * DAY)
            for table in [table for table in self.live.values() if self.is_idle(table)]:
                del self.live[table.id]
                self.steward.forget(table)

    def is_idle(self, table: LiveTable) -> bool:
        quiet = self.now() - table.touched > self.settings.idle_seconds
        return quiet and not table.sockets and not table.lock.locked() and table.id not in self.steward.at_work


def only_server_of(url: URL) -> IO[str] | None:
    """A file is served by one process: the lock lasts as long as it does, and not a moment longer."""
    if url.get_backend_name() != "sqlite" or fcntl is None:
        return None
    path = Path(f"{url.database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.open("w")
    except OSError as error:
        raise StoreAway(f"{path.parent} cannot be used: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise StoreAway(f"another server uses {url.database} already") from error
    return lock
