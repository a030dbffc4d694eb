"""Randomness out of one key and a counter: a keyed hash, one stream a pile."""

from hashlib import blake2b
from struct import unpack_from
from typing import Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """Whatever can give random bits: an `Rng`, or Python's own `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


class Rng:
    """A 128-bit key and a count of the draws made; what was drawn tells nothing of what will be."""

    __slots__ = ("key", "counter")

    def __init__(self, key: str, counter: int = 0) -> None:
        self.key, self.counter = key, counter

    @classmethod
    def from_seed(cls, seed: int | str) -> "Rng":
        """The same seed, the same randomness."""
        return cls(blake2b(f"{type(seed).__name__}:{seed}".encode(), digest_size=16).hexdigest())

    @classmethod
    def from_dice(cls, dice: Dice) -> "Rng":
        """A stream of its own, begun by other dice."""
        return cls(f"{dice.getrandbits(128):032x}")

    def copy(self) -> "Rng":
        return Rng(self.key, self.counter)

    def stir(self, number: int) -> None:
        """Go on with another key, so that no order seen before can come again."""
        self.key = blake2b(f"{self.key}:{number}".encode(), digest_size=16).hexdigest()

    def words(self, pile: str, count: int) -> list[int]:
        """So many 64-bit numbers from the stream of that pile."""
        self.counter += 1
        texts = [f"{pile}:{self.counter}:{block}" for block in range(-(-count // 8))]
        stream = b"".join(blake2b(text.encode(), key=bytes.fromhex(self.key)).digest() for text in texts)
        return list(unpack_from(f">{count}Q", stream))

    def shuffle(self, pile: str, items: list[T]) -> None:
        """Bring the pile into a new order (Fisher and Yates), in place."""
        words = self.words(pile, len(items))
        for last in range(len(items) - 1, 0, -1):
            other = words[last] % (last + 1)
            items[last], items[other] = items[other], items[last]

    def below(self, limit: int, pile: str = "") -> int:
        """A number from 0 up to, not including, the limit."""
        return self.words(pile, 1)[0] % limit

    def getrandbits(self, k: int, /) -> int:
        """So many random bits."""
        return sum(word << 64 * at for at, word in enumerate(self.words("bits", -(-k // 64)))) & ((1 << k) - 1)
