"""The legacy powers: four colours, four levels each, gained one after the other and kept for good. [solo.13]"""

from collections.abc import Sequence

COLOURS = ("yellow", "green", "red", "blue")
YELLOW, GREEN, RED, BLUE = range(4)
MOST = 4

FIRST_MAXIMUM = 6
END_OF_SCALE = FIRST_MAXIMUM + MOST
DANGER_DAMAGE = (2, 2, 2, 1, 0)


def maximum(powers: Sequence[int]) -> int:
    """Both gauges: 6, and one more for each yellow level. [solo.13-yellow]"""
    return FIRST_MAXIMUM + powers[YELLOW]


def fuels_from(powers: Sequence[int], in_city: bool) -> bool:
    """Whether jerrycan and refuelling station fill its tank: in the bivouac, in cities. [solo.13-green]"""
    return powers[GREEN] >= (3 if in_city else 1)


def mends_from(powers: Sequence[int], in_city: bool) -> bool:
    """Whether spare parts and toolbox mend it: in the bivouac, in cities. [solo.13-green]"""
    return powers[GREEN] >= (4 if in_city else 2)


def threatens_from(powers: Sequence[int], in_city: bool) -> bool:
    """Whether its danger cards hurt the human: from the bivouac, from cities. [solo.13-red]"""
    return powers[RED] >= (2 if in_city else 1)


def danger_damage(powers: Sequence[int]) -> int:
    """What the danger of a tile costs it: 2, then 1, then nothing. [solo.13-red]"""
    return DANGER_DAMAGE[powers[RED]]


def passes_stops(powers: Sequence[int]) -> bool:
    return powers[BLUE] >= 1  # [solo.13-blue]


def is_spared_surcharge(powers: Sequence[int]) -> bool:
    return powers[BLUE] >= 2  # [solo.13-blue]


def sails(powers: Sequence[int]) -> bool:
    """Whether sea lanes are part of its paths, free of charge. [solo.13-blue]"""
    return powers[BLUE] >= 3


def further_steps(powers: Sequence[int]) -> int:
    """One space more with the second assistant. [solo.13-blue]"""
    return int(powers[BLUE] >= 4)
