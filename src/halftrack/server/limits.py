"""How often who may ask: a bucket that fills again, for each address and each socket."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from halftrack.server.refusals import Refused
from halftrack.server.settings import Settings

KEPT = 20_000


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("left", "seen")

    def __init__(self, burst: float) -> None:
        self.left, self.seen = burst, monotonic()

    def take(self, rate: float, burst: float) -> bool:
        now = monotonic()
        self.left = min(burst, self.left + (now - self.seen) * rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Buckets by name; the longest unused ones are forgotten."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._lines: Counter[str] = Counter()

    def take(self, name: str, rate: float, burst: float) -> bool:
        bucket = self._buckets.get(name) or self._buckets.setdefault(name, Bucket(burst))
        self._buckets.move_to_end(name)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(rate, burst)

    def request(self, address: str) -> None:
        """A request from that address, or no more of them for now."""
        if not self.take(f"address {address}", self.settings.requests, self.settings.burst):
            raise Refused("often", "too many requests from this address: wait a moment")

    @contextmanager
    def line(self, address: str) -> Iterator[bool]:
        """A line from that address, as long as this lasts; false where there are too many already."""
        self._lines[address] += 1
        try:
            yield self._lines[address] <= self.settings.lines
        finally:
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]

    def message(self, table: str, seat: int) -> None:
        """A message of that seat."""
        if not self.take(f"seat {table}/{seat}", self.settings.messages, 10 * self.settings.messages):
            raise Refused("often", "too many messages from this seat: wait a moment")

    def rare(self, what: str, address: str) -> None:
        """Something that is dear or could be guessed at: a few a minute."""
        if not self.take(f"{what} {address}", self.settings.requests / 40, self.settings.burst / 5):
            raise Refused("often", "too many tries: wait a minute")
