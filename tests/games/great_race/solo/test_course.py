"""Objectives and paths: the rules `solo.5` and `solo.6`."""

import pytest

from halftrack.games.great_race.board import load_board
from halftrack.games.great_race.solo.course import (
    human_path,
    name_ranks,
    nearer,
    objective,
    own_path,
    path,
    steps_to,
)
from tests.games.great_race.solo.duel import COUNTRY, Duel, card, duel, powers
from tests.games.great_race.table import board_of, crew, tile
from tests.support.rules import rule

# Alpha and Omega, two steps from North each; Omega is nearer to South.
FORK = """
name = "fork"
title = "A fork"
ends = ["North", "South"]
picture = '''
o o N o
 A o o o
o o O o
 o o o o
o o S o
'''
[cities]
N = { name = "North", colour = "purple", cards = 0 }
A = { name = "Alpha", colour = "blue", cards = 0 }
O = { name = "Omega", colour = "blue", cards = 0 }
S = { name = "South", colour = "purple", cards = 0 }
"""
TWINS = FORK.replace("A o o o", "o o o o").replace("o o O o", "o A o O")


def heads_for(colour: str, at: str = "North", entered: tuple[str, ...] = (), on: str = "") -> tuple[str, str]:
    race = duel(at=at, shown=card(colour=colour), entered=entered, on=board_of(on or COUNTRY))
    space, reason = objective(race)
    return race.name(space), reason


def names(race: Duel, spaces: list[int]) -> list[str]:
    return [race.name(space) for space in spaces]


@rule("solo.5")
@pytest.mark.parametrize(
    ("colour", "at", "city"),
    [("blue", "North", "Bluff"), ("green", "North", "Gate"), ("red", "North", "Ridge"), ("green", "3d", "Quay")],
)
def test_it_heads_for_the_nearest_city_of_the_cards_colour(colour: str, at: str, city: str) -> None:
    assert heads_for(colour, at) == (city, "nearest")


@rule("solo.5")
def test_once_it_was_there_it_heads_for_the_next_of_that_colour() -> None:
    assert heads_for("blue", "Bluff", entered=("Bluff",)) == ("Haven", "nearest")


@rule("solo.5a")
@pytest.mark.parametrize(("at", "city"), [("1c", "Bluff"), ("2b", "Haven"), ("2d", "Haven"), ("3d", "Haven")])
def test_never_for_a_city_on_its_own_band_or_behind(at: str, city: str) -> None:
    assert heads_for("blue", at) == (city, "nearest")


@rule("solo.5a")
def test_never_for_a_city_that_it_has_entered_before() -> None:
    assert heads_for("blue", "1c", entered=("Bluff",))[0] == "Haven"


@rule("solo.5b")
def test_of_cities_equally_far_it_heads_for_the_one_nearer_to_the_destination() -> None:
    assert heads_for("blue", on=FORK) == ("Omega", "nearest")
    assert heads_for("blue", on=FORK.replace("Omega", "Aaron")) == ("Aaron", "nearest")


@rule("solo.5b")
def test_of_cities_alike_in_all_it_heads_for_the_lowest_name() -> None:
    assert heads_for("blue", on=TWINS)[0] == "Alpha"
    assert heads_for("blue", on=TWINS.replace("Alpha", "Zeta"))[0] == "Omega"


@rule("solo.5c")
@pytest.mark.parametrize(("colour", "at"), [("red", "4a"), ("green", "5c"), ("yellow", "7d")])
def test_without_a_city_of_the_colour_ahead_it_heads_for_the_destination(colour: str, at: str) -> None:
    assert heads_for(colour, at) == ("South", "none left")


@rule("solo.5c")
@pytest.mark.parametrize(
    ("at", "city", "reason"),
    [
        ("6a", "Anchorage", "nearest"), ("6b", "Anchorage", "nearest"), ("5c", "Anchorage", "nearest"),
        ("6c", "South", "destination nearer"),
    ],
)  # fmt: skip
def test_only_a_destination_that_is_nearer_comes_before_the_city(at: str, city: str, reason: str) -> None:
    assert heads_for("yellow", at) == (city, reason)


@rule("solo.6")
def test_a_path_has_the_fewest_steps_whatever_they_cost() -> None:
    race = duel(at="5c", shown=card(colour="blue"), laid={"6b": "p3d2sx", "6c": "p3d2sx", "Ridge": "p1"})
    assert len(own_path(race)) == 2


@rule("solo.6")
def test_the_path_leads_from_the_next_space_to_the_goal() -> None:
    race = duel(at="North", shown=card(colour="red"))
    assert names(race, own_path(race)) == ["Gate", "3b", "Ridge"]
    assert names(race, path(race, race.box.start, race.box.start)) == []


@rule("solo.6")
def test_lanes_are_no_part_of_a_path() -> None:
    race = duel(at="Gate", shown=card(colour="yellow"))
    assert len(own_path(race)) == 5
    assert objective(race).space == race.box.board.number["Anchorage"]


@rule("solo.13-blue")
@pytest.mark.parametrize(("level", "steps"), [(2, 5), (3, 1), (4, 1)])
def test_from_the_third_blue_level_sea_lanes_are_part_of_its_paths(level: int, steps: int) -> None:
    race = duel(at="Gate", shown=card(colour="yellow"), levels=powers(blue=level))
    assert len(own_path(race)) == steps


@rule("solo.13-blue")
def test_air_lanes_never_are_and_the_humans_path_has_no_lanes_at_all() -> None:
    race = duel(crew(at="Gate"), "Bluff", shown=card(colour="yellow"), levels=powers(blue=4))
    assert len(path(race, race.torpedo.space, race.box.destination, sea=True)) == 4
    assert len(human_path(race)) == 5


@rule("solo.13-blue", "solo.5c")
@pytest.mark.parametrize(("level", "city"), [(2, "Haven"), (3, "South")])
def test_by_sea_the_destination_may_be_nearer_than_the_next_city(level: int, city: str) -> None:
    race = duel(at="Gate", shown=card(colour="blue"), levels=powers(blue=level))
    assert race.name(objective(race).space) == city


@rule("solo.13-blue")
def test_by_sea_the_objective_is_near_from_both_ends_of_the_lane() -> None:
    race = duel(at="Gate", levels=powers(blue=3))
    quay, gate = (race.box.board.number[name] for name in ("Anchorage", "Gate"))
    assert steps_to(race.box.board, gate, sea=True)[quay] == 1
    assert steps_to(race.box.board, gate)[quay] == 5


@rule("solo.6")
def test_among_shortest_ways_a_city_comes_first() -> None:
    race = duel(at="3d", shown=card(colour="yellow"), laid={"4d": "p1"})
    assert names(race, nearer(race, race.torpedo.space, race.box.destination, False)) == ["Haven", "4d"]


@rule("solo.6")
def test_then_the_easiest_tile_then_an_empty_space() -> None:
    for faces, first in ((("p2", "p1"), "3c"), (("p1", "p2"), "3b")):
        table = duel(laid=dict(zip(("3b", "3c"), faces, strict=True)))
        assert (
            names(table, nearer(table, table.box.board.number["2b"], table.box.board.number["Ridge"], False))[0]
            == first
        )
    table = duel(laid={"3c": "p3d2sx"})
    assert names(table, nearer(table, table.box.board.number["2b"], table.box.board.number["Ridge"], False)) == [
        "3c",
        "3b",
    ]


@rule("solo.6", "solo.4")
@pytest.mark.parametrize(
    ("left", "right", "first"),
    [
        ("p2", "p1s", "3b"), ("p1s", "p1x", "3b"), ("p1x", "p1s", "3c"), ("p2s", "p1x", "3c"), ("p1sx", "p2x", "3c"),
        ("p2d1", "p1d2", "3c"), ("p1d1s", "p2s", "3b"), ("p1d2", "p1d2", "3b"), ("p1sx", "p1d1x", "3c"),
    ],
)  # fmt: skip
def test_of_equal_values_signs_decide_then_petrol_then_the_name(left: str, right: str, first: str) -> None:
    race = duel(laid={"3b": left, "3c": right})
    ridge = race.box.board.number["Ridge"]
    assert names(race, nearer(race, race.box.board.number["2b"], ridge, False))[0] == first


@rule("solo.6")
def test_names_are_in_order_of_their_band_then_of_their_letter() -> None:
    board = load_board("africa")
    ranks = name_ranks(board)
    order = [ranks[board.number[name]] for name in ("2c", "2d", "3b", "10g", "11g")]
    assert order == sorted(order)
    assert ranks[board.number["Beira"]] < ranks[board.number["Dakar"]] < order[0]
    field = board_of(COUNTRY)
    assert name_ranks(field)[field.number["South"]] < name_ranks(field)[field.number["1c"]]


@rule("solo.4")
@pytest.mark.parametrize(("face", "value"), [("p1", 1), ("p1d2", 3), ("p2sx", 4), ("p3d1s", 5), ("p1x", 2)])
def test_a_tiles_value_is_petrol_and_damage_and_one_for_each_sign(face: str, value: int) -> None:
    assert tile(face).value == value


@rule("solo.4b")
def test_who_has_arrived_has_no_path() -> None:
    assert human_path(duel(crew(at="6b")))
    assert human_path(duel(crew(at="South", place=1))) == []


@rule("solo.6")
def test_where_no_way_leads_there_is_no_path() -> None:
    board = board_of("""
name = "island"
title = "An island"
ends = ["North", "South"]
picture = '''
N o . H
 . . .
S
'''
[cities]
N = { name = "North", colour = "purple", cards = 0 }
H = { name = "Harbour", colour = "blue", cards = 0 }
S = { name = "South", colour = "purple", cards = 0 }
[[lanes]]
kind = "sea"
ends = ["North", "Harbour"]
price = 10
[[lanes]]
kind = "sea"
ends = ["Harbour", "South"]
price = 10
""")
    race = duel(at="North", shown=card(colour="blue"), on=board)
    assert own_path(race) == []
    assert objective(duel(at="North", shown=card(colour="red"), on=board)) == (board.number["South"], "none left")
