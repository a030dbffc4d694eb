"""Randomness that is looked at."""

from halftrack.engine import Rng

KEY = "00" * 16


class Watched(Rng):
    """Randomness that remembers which piles it was asked for."""

    def __init__(self, key: str = KEY, counter: int = 0) -> None:
        super().__init__(key, counter)
        self.piles: list[str] = []

    def words(self, pile: str, count: int) -> list[int]:
        self.piles.append(pile)
        return super().words(pile, count)
