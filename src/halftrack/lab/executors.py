"""Where games are played: here, in local processes, or on a Dask cluster."""

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar
from urllib.parse import urlsplit

from halftrack.lab.tournaments import LabError

CONNECT_SECONDS = 10
SCHEMES = ("tcp", "tls", "ws", "wss")
P = ParamSpec("P")
T = TypeVar("T")


class Workers(ThreadPoolExecutor):
    """A thread for each process: where a process dies, only the job in it is lost, and another takes its place."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.mine = threading.local()
        self.processes: list[ProcessPoolExecutor] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Let a process do it."""
        return super().submit(self.in_process, fn, *args, **kwargs)

    def in_process(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Wait for the process of this thread."""
        process: ProcessPoolExecutor = getattr(self.mine, "process", None) or self.started()
        try:
            return process.submit(fn, *args, **kwargs).result()
        except BrokenExecutor:
            self.mine.process = None
            raise

    def started(self) -> ProcessPoolExecutor:
        """Start a process for this thread; an interrupt is for the parent."""
        ignore = (signal.SIGINT, signal.SIG_IGN)
        process = ProcessPoolExecutor(1, get_context("spawn"), initializer=signal.signal, initargs=ignore)
        self.processes.append(process)
        self.mine.process = process
        return process

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the threads, and their processes."""
        super().shutdown(wait, cancel_futures=cancel_futures)
        for process in self.processes:
            process.shutdown(wait)


@contextmanager
def executor(workers: int, cluster: str | None = None) -> Iterator[Executor | None]:
    """That many processes, or the cluster; None means here."""
    if cluster is not None:
        with client_of(cluster) as client:
            yield client.get_executor(pure=False, retries=3)
    elif workers == 1:
        yield None
    else:
        with Workers(workers) as pool:
            yield pool


def checked(address: str) -> str:
    """A cluster address is tcp://host:port."""
    try:
        parts = urlsplit(address)
        sound = parts.scheme in SCHEMES and bool(parts.hostname) and parts.port is not None
    except ValueError:
        sound = False
    if not sound:
        raise LabError(f"{address!r} is no cluster address: write tcp://host:port")
    return address


def client_of(address: str) -> Any:
    """A client of the Dask scheduler at that address."""
    checked(address)
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise LabError("clusters need Dask: install halftrack[dask]") from None
    try:
        client: Any = Client
        return client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise LabError(f"no Dask scheduler answers at {address}: {error}") from None
