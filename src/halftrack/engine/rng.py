"""Randomness out of one key and a counter: a keyed hash, one stream a pile."""

from hashlib import blake2b
from typing import Protocol, TypeVar

T = TypeVar("T")

KEY_BYTES = 16
WORD_BYTES = 8


class Dice(Protocol):
    """Whatever can give random bits: an `Rng`, or Python's own `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


class Rng:
    """A 128-bit key and a count of the draws made; what was drawn tells nothing of what will be."""

    __slots__ = ("key", "counter")

    def __init__(self, key: str, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    @classmethod
    def from_seed(cls, seed: int | str) -> "Rng":
        """The same seed, the same randomness."""
        text = f"{type(seed).__name__}:{seed}"
        return cls(blake2b(text.encode(), digest_size=KEY_BYTES).hexdigest())

    @classmethod
    def from_dice(cls, dice: Dice) -> "Rng":
        """A stream of its own, begun by other dice."""
        return cls(f"{dice.getrandbits(8 * KEY_BYTES):032x}")

    def copy(self) -> "Rng":
        return Rng(self.key, self.counter)

    def stir(self, number: int) -> None:
        """Go on with another key, so that no order seen before can come again."""
        self.key = blake2b(f"{self.key}:{number}".encode(), digest_size=KEY_BYTES).hexdigest()

    def words(self, pile: str, count: int) -> list[int]:
        """So many 64-bit numbers from the stream of that pile."""
        self.counter += 1
        key, per_block = bytes.fromhex(self.key), 64 // WORD_BYTES
        found: list[int] = []
        for block in range(-(-count // per_block)):
            text = f"{pile}:{self.counter}:{block}"
            digest = blake2b(text.encode(), key=key).digest()
            found += [int.from_bytes(digest[at : at + WORD_BYTES], "big") for at in range(0, 64, WORD_BYTES)]
        return found[:count]

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
        """So many bits at once, at most 64 of them from one word."""
        bits = 0
        for word in self.words("bits", -(-k // 64)):
            bits = bits << 64 | word
        return bits & ((1 << k) - 1)
