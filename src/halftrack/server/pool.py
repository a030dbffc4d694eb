"""Processes that think and replay: each job has a hard limit, and who overruns it is ended."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

Result = TypeVar("Result")
Job = tuple[Callable[..., Any], tuple[Any, ...]]


class Overrun(Exception):
    """It took longer than it may, or its process died."""


class Failed(Exception):
    """The job raised: what it said."""


def serve(pipe: Connection) -> None:
    """Do one job after the other, in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    while True:
        try:
            job, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            told = (True, job(*arguments))
        except Exception as error:
            told = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(told)
        except OSError:  # nobody waits for it any more
            return


class Worker:
    """One process; a new one takes its place when it had to be ended."""

    def __init__(self) -> None:
        self.closing = False
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, job: Callable[..., Result], arguments: tuple[Any, ...], seconds: float) -> Result:
        """Have a job done within the limit."""
        try:
            self.pipe.send((job, arguments))
            if not self.pipe.poll(seconds):
                raise Overrun(f"no answer in {seconds:g} seconds")
            good, told = self.pipe.recv()
        except (EOFError, OSError, Overrun) as error:
            self.end()
            if not self.closing:
                self.start()
            raise Overrun(str(error) or "its process died") from error
        if not good:
            raise Failed(told)
        result: Result = told
        return result

    def end(self) -> None:
        self.process.kill()
        self.process.join(5)
        self.pipe.close()


class Pool:
    """A few workers; started when they are first needed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting = 0
        self._threads = ThreadPoolExecutor(count, "pool")
        self._idle: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        self._all: list[Worker] = []
        for _ in range(count):
            self._idle.put_nowait(None)

    async def run(self, seconds: float, job: Callable[..., Result], *arguments: Any) -> Result:
        """Have a job done by a free worker; the event loop does not wait for it."""
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        try:
            if worker is None:
                worker = await loop.run_in_executor(self._threads, Worker)
                self._all.append(worker)
            asked = loop.run_in_executor(self._threads, worker.ask, job, arguments, seconds)
            asked.add_done_callback(lambda asked: asked.cancelled() or asked.exception())  # also where nobody waits
            return await asyncio.shield(asked)
        finally:
            self._idle.put_nowait(worker)

    def close(self) -> None:
        for worker in self._all:
            worker.closing = True
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
