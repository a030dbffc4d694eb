"""Randomness that is looked at."""

from halftrack.engine import Rng

KEY = "00" * 16


def watched() -> tuple[Rng, list[str]]:
    """Randomness that remembers which piles it was asked for, and those; compiled, it could not be derived from."""
    piles: list[str] = []

    class Watched(Rng):
        def words(self, pile: str, count: int) -> list[int]:
            piles.append(pile)
            return super().words(pile, count)

    return Watched(KEY), piles
