"""The figures of the box, written out once more: a board or a bag is not changed by a slip of the pen."""

from collections import Counter

import pytest

from halftrack.games.great_race.board import load_bag, load_board
from tests.support.rules import rule

CITIES = {
    "africa": {
        0: "Cape Town, Colomb-Béchar",
        1: "Douala, Elisabethville, Fort-Lamy, Gao, Johannesburg, Stanleyville, Tamanrasset",
        2: "Beira, Dakar, Kampala, Mombasa, Windhoek",
        3: "Addis-Abeba, Khartoum, Nouadhibou",
    },
    "south-america": {
        0: "Caracas, Ushuaia",
        1: "Antofagasta, Bogotá, Comodoro Rivadavia, Cuyabá, Manáos, Río Gallegos, Santiago",
        2: "Belém, Buenos Aires, Georgetown, Lima, Quito, Valdivia",
        3: "Pernambuco, Rio de Janeiro",
    },
}
LANES = {
    "africa": (
        ("sea", "Dakar", "Douala", 90),
        ("air", "Tamanrasset", "Fort-Lamy", 80),
        ("air", "Khartoum", "Kampala", 80),
        ("sea", "Mombasa", "Beira", 70),
        ("air", "Stanleyville", "Johannesburg", 140),
    ),
    "south-america": (
        ("air", "Bogotá", "Manáos", 80),
        ("air", "Pernambuco", "Rio de Janeiro", 70),
        ("air", "Cuyabá", "Buenos Aires", 130),
        ("sea", "Lima", "Santiago", 120),
        ("sea", "Rio de Janeiro", "Buenos Aires", 80),
        ("sea", "Buenos Aires", "Río Gallegos", 140),
    ),
}
BAGS = {
    "africa": (
        "6 p1, 8 p1d1, 2 p1d2, 3 p1d2s, 4 p1s, 2 p1x, 10 p2, 5 p2d1, 1 p2d1s, 2 p2d2, 4 p2s, 3 p2x, 4 p3, "
        "3 p3d1, 2 p3s, 1 p3x"
    ),
    "south-america": (
        "10 p1, 3 p1d1, 3 p1d1s, 1 p1d1sx, 4 p1d1x, 2 p1d2, 7 p1s, 3 p1sx, 6 p1x, 5 p2, 2 p2d1, 2 p2d1s, "
        "1 p2d1x, 1 p2d2, 4 p2s, 4 p2x, 1 p3, 1 p3s"
    ),
}

both_boards = pytest.mark.parametrize("name", ["africa", "south-america"])


@rule("drive.5")
@both_boards
def test_each_city_shows_so_many_cards(name: str) -> None:
    board = load_board(name)
    shown: dict[int, list[str]] = {}
    for space, city in board.cities.items():
        shown.setdefault(city.cards, []).append(board.spaces[space])
    assert {cards: ", ".join(sorted(cities)) for cards, cities in shown.items()} == CITIES[name]


@rule("lanes.1")
@both_boards
def test_each_lane_has_its_price(name: str) -> None:
    board = load_board(name)
    lanes = tuple((lane.kind, *(board.spaces[end] for end in lane.ends), lane.price) for lane in board.lanes)
    assert lanes == LANES[name]


@rule("setup.6")
@both_boards
def test_each_bag_holds_these_tiles(name: str) -> None:
    """Petrol, damage, s for stop, x for danger."""
    counted = Counter(tile.name for tile in load_bag(name))
    assert ", ".join(f"{count} {face}" for face, count in sorted(counted.items())) == BAGS[name]
