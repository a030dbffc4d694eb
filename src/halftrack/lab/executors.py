"""Where games are played: here, in local processes, or on a Dask cluster."""

import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any
from urllib.parse import urlsplit

from halftrack.lab.tournaments import LabError

CONNECT_SECONDS = 10
SCHEMES = ("tcp", "tls", "ws", "wss")


@contextmanager
def executor(workers: int, cluster: str | None = None) -> Iterator[Executor | None]:
    """The pool of that many processes, or the cluster; None means here."""
    if cluster is not None:
        with client_of(cluster) as client:
            yield client.get_executor(pure=False, retries=3)
    elif workers == 1:
        yield None
    else:
        ignore = (signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the parent
        context = get_context("spawn")
        with ProcessPoolExecutor(workers, context, initializer=signal.signal, initargs=ignore) as pool:
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
