"""Who listens: numbered messages for each audience, and a bounded queue for each socket."""

import asyncio
from collections import deque
from typing import Any

import msgspec

from halftrack.server.protocol import Told

KEPT = 64  # messages of an audience that a socket may have missed and still get one by one
QUEUE = 32  # messages that a slow socket may be behind; then it is told everything anew
CONTROL = 64  # answers to its own requests that a socket may leave unread

encode = msgspec.json.Encoder().encode


class Socket:
    """One tab: what it is to be sent, in order."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seat: int | None = None
        self.stale = False
        self.closed = False
        self.here = True  # somebody looks at it
        self._queue: deque[bytes] = deque()
        self._more = asyncio.Event()

    def push(self, message: bytes) -> None:
        """A message of its audience; too many unread ones give way to one that says it all."""
        if len(self._queue) >= QUEUE:
            self._queue = deque(message for message in self._queue if not message.startswith(b'{"type":"told"'))
            self.stale = True
        if not self.stale:
            self._queue.append(message)
        self._more.set()

    def reply(self, message: Any) -> None:
        """An answer to its own request; who does not read is let go."""
        if len(self._queue) >= QUEUE + CONTROL:
            self.closed = True
        self._queue.append(encode(message))
        self._more.set()

    def close(self) -> None:
        self.closed = True
        self._more.set()

    async def next(self) -> bytes | None:
        """The next message; None when it must be told everything anew, or is to be closed."""
        while not self._queue and not self.stale and not self.closed:
            self._more.clear()
            await self._more.wait()
        return self._queue.popleft() if self._queue and not self.closed else None


class Stream:
    """What one audience has been told: a seat, or all spectators."""

    def __init__(self) -> None:
        self.number = 0
        self.kept: deque[bytes] = deque(maxlen=KEPT)
        self.sockets: set[Socket] = set()

    def tell(self, told: Told) -> None:
        """Number it, keep it, pass it on."""
        self.number += 1
        message = encode(msgspec.structs.replace(told, number=self.number))
        self.kept.append(message)
        for socket in self.sockets:
            socket.push(message)

    def missed(self, last: int) -> list[bytes] | None:
        """The messages after that one; None if they are no longer kept."""
        behind = self.number - last
        return list(self.kept)[len(self.kept) - behind :] if 0 <= behind <= len(self.kept) else None
