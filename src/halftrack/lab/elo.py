"""Elo numbers out of games, with 95 % intervals."""

from collections.abc import Iterable, Sequence
from math import log
from random import Random
from typing import NamedTuple

SCALE = 400 / log(10)
ROUNDS = 200
RESAMPLES = 200
DRAWN = 0.1  # a shadow of a drawn game between any two, so that who never loses has a number too

Pair = tuple[str, str, float]  # one, another, and the share of the first: 1, 0.5 or 0


class Rating(NamedTuple):
    """A number, and the bounds within which it lies 95 times of 100."""

    elo: float
    low: float
    high: float


def pairs_of(sitting: Sequence[str], places: Sequence[float]) -> list[Pair]:
    """Every two seats of a game with different bots are compared."""
    return [
        (sitting[one], sitting[other], 0.5 + 0.5 * ((places[one] < places[other]) - (places[one] > places[other])))
        for one in range(len(sitting))
        for other in range(one + 1, len(sitting))
        if sitting[one] != sitting[other]
    ]


def ratings(games: Sequence[list[Pair]], seed: int = 1) -> dict[str, Rating]:
    """The numbers, the mean being 0; intervals by drawing the games again and again."""
    names = sorted({name for game in games for one, other, _ in game for name in (one, other)})
    middle = fitted(names, (pair for game in games for pair in game))
    dice = Random(seed)
    again: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLES if games else 0):
        drawn = dice.choices(games, k=len(games))
        for name, elo in fitted(names, (pair for game in drawn for pair in game)).items():
            again[name].append(elo)
    return {name: Rating(middle[name], *bounds(again[name])) for name in names}


def bounds(values: list[float]) -> tuple[float, float]:
    """The middle 95 of 100."""
    ordered = sorted(values)
    cut = round(0.025 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]


def fitted(names: list[str], pairs: Iterable[Pair]) -> dict[str, float]:
    """The most likely strengths, after Bradley and Terry."""
    won: dict[str, float] = {}
    met: dict[tuple[str, str], float] = {}
    for one, other, share in pairs:
        won[one] = won.get(one, 0.0) + share
        won[other] = won.get(other, 0.0) + 1 - share
        met[one, other] = met.get((one, other), 0.0) + 1
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            met[one, other] = met.get((one, other), 0.0) + DRAWN
            won[one], won[other] = won.get(one, 0.0) + DRAWN / 2, won.get(other, 0.0) + DRAWN / 2
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        weight = dict.fromkeys(names, 0.0)
        for (one, other), count in met.items():
            share = count / (strength[one] + strength[other])
            weight[one] += share
            weight[other] += share
        strength = {name: won[name] / weight[name] if weight[name] else 1.0 for name in names}
    elos = {name: SCALE * log(strength[name]) for name in names}
    mean = sum(elos.values()) / max(1, len(elos))
    return {name: elo - mean for name, elo in elos.items()}
