"""SQLite's writer: what several tables have to store at the same moment is stored by one commit."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

Work = Callable[[Connection], Any]


class Together:
    """A thread that writes; whoever comes while it waits for the disk goes with the next commit."""

    def __init__(self, engine: Engine, turn: asyncio.Semaphore) -> None:
        self.engine, self._turn = engine, turn
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(self, work: Work) -> Any:
        """Have it done: when this returns it is committed."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if len(self._waiting) == 1:
            task = asyncio.ensure_future(self._next())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await future

    async def _next(self) -> None:
        """The next commit, with all that wait for it by then."""
        async with self._turn:
            waiting, self._waiting = self._waiting, []
            works = [work for work, _ in waiting]
            try:
                outcomes = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, works)
            except Exception as error:
                outcomes = [error] * len(works)
        for (_, future), outcome in zip(waiting, outcomes, strict=True):
            if future.cancelled():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    def _commit(self, works: Sequence[Work]) -> list[Any]:
        """What is refused takes nobody along; a disk that is full takes all."""
        outcomes: list[Any] = []
        with self.engine.begin() as connection:
            for work in works:
                try:
                    with connection.begin_nested():
                        outcomes.append(work(connection))
                except OperationalError:
                    raise
                except Exception as error:
                    outcomes.append(error)
        return outcomes

    def close(self) -> None:
        self._thread.shutdown()
        self.engine.dispose()
