"""The figures of the box in counts and sums: a slip of the pen in a data file changes one of them.

What the books and the rules page demand of a board or a bag, whatever its figures, is tested beside `load_board`.
"""

from collections import Counter

import pytest

from halftrack.games.great_race.board import load_bag, load_board
from tests.support.rules import rule

AFRICA, SOUTH_AMERICA = "africa", "south-america"


@rule("setup.1")
@pytest.mark.parametrize(
    ("name", "north", "south", "west", "true"),
    [(AFRICA, 31.6, -33.9, -15.9, 15), (SOUTH_AMERICA, 10.5, -54.8, -81.9, 15)],
)
def test_the_bands_go_from_the_northernmost_to_the_southernmost_city(
    name: str, north: float, south: float, west: float, true: int
) -> None:
    board = load_board(name)
    chart = board.chart
    assert chart is not None
    last = chart.north - chart.step * (board.bands - 1)
    assert (round(chart.north, 1), round(last, 1), round(chart.west, 1), chart.parallel) == (north, south, west, true)


@rule("drive.5")
@pytest.mark.parametrize(
    ("name", "cities"), [(AFRICA, {0: 2, 1: 3, 2: 8, 3: 2}), (SOUTH_AMERICA, {0: 2, 1: 3, 2: 8, 3: 2})]
)
def test_so_many_cities_show_so_many_cards(name: str, cities: dict[int, int]) -> None:
    assert Counter(city.cards for city in load_board(name).cities.values()) == cities


@rule("lanes.1")
@pytest.mark.parametrize(("name", "kind", "lanes", "francs"), [
    (AFRICA, "sea", 1, 150), (AFRICA, "air", 3, 440), (SOUTH_AMERICA, "sea", 1, 125), (SOUTH_AMERICA, "air", 4, 460),
])  # fmt: skip
def test_so_many_lanes_cost_so_many_francs_in_all(name: str, kind: str, lanes: int, francs: int) -> None:
    prices = [lane.price for lane in load_board(name).lanes if lane.kind == kind]
    assert (len(prices), sum(prices)) == (lanes, francs)


@rule("setup.6")
@pytest.mark.parametrize(("name", "petrol", "damage", "stops", "dangers"), [
    (AFRICA, 111, 19, 28, 18), (SOUTH_AMERICA, 95, 19, 37, 17),
])  # fmt: skip
def test_the_60_tiles_of_a_bag_cost_so_much_in_all(
    name: str, petrol: int, damage: int, stops: int, dangers: int
) -> None:
    bag = load_bag(name)
    assert len(bag) == 60
    assert sum(tile.petrol for tile in bag) == petrol
    assert sum(tile.damage for tile in bag) == damage
    assert (sum(tile.stop for tile in bag), sum(tile.danger for tile in bag)) == (stops, dangers)
