"""A limit of time for one decision: whatever a bot does, the games go on."""

import ctypes
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from types import FrameType


class Overrun(Exception):
    """A bot took too long for a decision."""


@contextmanager
def limited(seconds: float | None) -> Iterator[None]:
    """Stop what takes longer; what could not be stopped, but was over too late, is told as well."""
    if seconds is None:
        yield
        return
    start = perf_counter()
    try:
        with by_signal(seconds) if can_signal() else by_thread(seconds):
            yield
        if perf_counter() - start > seconds:
            raise Overrun
    except Overrun:
        raise Overrun(f"a decision took more than {seconds:g} s") from None


def can_signal() -> bool:
    """Whether a signal reaches what goes on here."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


@contextmanager
def by_signal(seconds: float) -> Iterator[None]:
    """Interrupt the main thread of a process, even while it sleeps."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise Overrun

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def by_thread(seconds: float) -> Iterator[None]:
    """Interrupt any other thread, as those of a cluster's workers, at its next step in Python."""
    here, lock, over = ctypes.c_ulong(threading.get_ident()), threading.Lock(), threading.Event()

    def ring() -> None:
        with lock:
            if not over.is_set():
                ctypes.pythonapi.PyThreadState_SetAsyncExc(here, ctypes.py_object(Overrun))

    timer = threading.Timer(seconds, ring)
    timer.start()
    try:
        yield
    finally:
        with lock:
            over.set()
        timer.cancel()
