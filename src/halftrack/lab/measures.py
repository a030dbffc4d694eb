"""Figures with their 95 % intervals."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

NORMAL = 1.96  # standard errors on each side


class Measure(NamedTuple):
    """A figure, the bounds within which it lies 95 times of 100, and of how many games."""

    value: float
    low: float
    high: float
    games: int


def rate(wins: float, games: int) -> Measure:
    """A share of games, after Wilson."""
    share, z = wins / games, NORMAL
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Measure(share, middle - half, middle + half, games)


def mean(values: Iterable[float]) -> Measure:
    """The mean of one figure a game."""
    numbers = list(values)
    half = NORMAL * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    middle = fmean(numbers)
    return Measure(middle, middle - half, middle + half, len(numbers))


def quantile(values: Iterable[float], part: float) -> Measure:
    """The median (part 0.5) or another quantile, between values of neighbouring ranks."""
    ordered = sorted(values)
    last = len(ordered) - 1
    half = NORMAL * sqrt(len(ordered) * part * (1 - part))
    ranks = (part * last, part * last - half, part * last + half)
    value, low, high = (ordered[min(last, max(0, round(rank)))] for rank in ranks)
    return Measure(value, low, high, len(ordered))


def difference(one: Measure, other: Measure) -> Measure:
    """How much more the first is."""
    gap = one.value - other.value
    half = (sqrt((one.low - one.value) ** 2 + (other.high - other.value) ** 2),
            sqrt((one.high - one.value) ** 2 + (other.low - other.value) ** 2))  # fmt: skip
    return Measure(gap, gap - half[0], gap + half[1], min(one.games, other.games))


def r_squared(points: Sequence[tuple[float, float]]) -> float:
    """The share of the variance of the second that the first explains, by a straight line."""
    if len(points) < 3:
        return 0.0
    mean_x, mean_y = fmean(x for x, _ in points), fmean(y for _, y in points)
    across = sum((x - mean_x) * (y - mean_y) for x, y in points)
    of_x = sum((x - mean_x) ** 2 for x, _ in points)
    of_y = sum((y - mean_y) ** 2 for _, y in points)
    return across * across / (of_x * of_y) if of_x and of_y else 0.0
