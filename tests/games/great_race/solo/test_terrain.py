"""The Torpedo's first assistant: the rules `solo.4`."""

from typing import Any

import pytest

from halftrack.games.great_race.solo.state import TORPEDO
from halftrack.games.great_race.solo.terrain import deal_tiles
from halftrack.games.great_race.solo.torpedo import torpedo_sequence
from tests.games.great_race.solo.duel import Duel, card, duel, told
from tests.games.great_race.table import board_of, crew, faces_on, listen
from tests.support.rules import rule
from tests.support.scripts import run

LONG = """
name = "long"
title = "A long road"
ends = ["North", "South"]
picture = '''
. N
 o o
o . o
 o o
. S
'''
[cities]
N = { name = "North", colour = "purple", cards = 0 }
S = { name = "South", colour = "purple", cards = 0 }
"""


def dealt(*bag: str, human: str = "North", at: str = "3d", colour: str = "green", **more: Any) -> Duel:
    """The table after the first assistant has dealt the whole bag."""
    race = duel(crew(at=human), at, shown=card(tiles=len(bag), colour=colour), bag=bag, **more)
    listen(race)
    deal_tiles(race, TORPEDO)
    return race


@rule("solo.4", "solo.2")
@pytest.mark.parametrize("tiles", [0, 1, 3])
def test_it_draws_as_many_tiles_as_the_card_shows(tiles: int) -> None:
    race = duel(shown=card(tiles=tiles), bag=("p1",) * 4)
    deal_tiles(race, TORPEDO)
    assert len(race.bag) == 4 - tiles


@rule("solo.4", "pathfinder.5")
def test_it_draws_as_many_as_there_are() -> None:
    race = duel(shown=card(tiles=3), bag=("p3",), refill=False)
    deal_tiles(race, TORPEDO)
    assert list(faces_on(race).values()) == ["p3"]


@rule("solo.4")
@pytest.mark.parametrize(
    ("face", "hard"), [("p2", False), ("p1s", False), ("p1d1", False), ("p2x", True), ("p3", True)]
)
def test_tiles_of_three_and_more_are_hard(face: str, hard: bool) -> None:
    race = dealt(face, human="3d", at="1c", colour="yellow", entered=("Bluff",))
    (told_of,) = told(race.told or [], "TileDealt")
    assert told_of.where == ("your path" if hard else "own path")


@rule("solo.4a")
def test_easy_tiles_go_onto_its_own_path_the_easiest_first_from_the_vehicle_outwards() -> None:
    race = dealt("p1s", "p1", at="3d", colour="green")  # Haven, then Quay: its path has 4d beside it
    assert faces_on(race) == {}
    race = dealt("p1s", "p1", "p2", at="1c", colour="yellow", entered=("Bluff",))
    assert list(faces_on(race).values()).count("p2") == 1
    way = [event.space for event in told(race.told or [], "TileDealt")]
    assert [event.tile for event in told(race.told or [], "TileDealt")] == ["p1", "p2", "p1s"]
    assert way == sorted(way)


@rule("solo.4a")
def test_without_room_on_its_path_easy_tiles_are_discarded() -> None:
    race = dealt("p1", "p1s", at="4d")
    assert (faces_on(race), len(race.removed)) == ({}, 2)
    assert [event.where for event in told(race.told or [], "TileDealt")] == ["no room", "no room"]


@rule("solo.4a")
def test_cities_tiles_and_vehicles_are_no_room() -> None:
    race = dealt("p1", "p2", human="3b", at="2b", colour="red", laid={"3c": "p3"})
    assert faces_on(race) == {"3c": "p3"}
    assert len(race.removed) == 2


@rule("solo.4b")
def test_hard_tiles_go_onto_the_humans_path_the_hardest_first_from_his_vehicle_outwards() -> None:
    race = dealt("p3", "p3d2sx", "p2x", human="3d", at="6d")
    assert [(event.tile, event.value, event.where, event.space) for event in told(race.told or [], "TileDealt")] == [
        ("p3d2sx", 7, "your path", "6c"), ("p2x", 3, "round you", "2d"), ("p3", 3, "round you", "3c")
    ]  # fmt: skip


@rule("solo.4", "solo.4b")
@pytest.mark.parametrize(
    ("bag", "order"),
    [
        (("p3", "p2s", "p2x", "p1sx"), ["p1sx", "p2x", "p2s", "p3"]),
        (("p2d1", "p1d2"), ["p2d1", "p1d2"]),
        (("p1d2", "p2d1"), ["p2d1", "p1d2"]),
        (("p2d2", "p2x", "p3d1"), ["p3d1", "p2d2", "p2x"]),
    ],
)  # fmt: skip
def test_of_equal_values_the_one_with_the_higher_sign_is_harder_then_more_petrol(
    bag: tuple[str, ...], order: list[str]
) -> None:
    assert [event.tile for event in told(dealt(*bag).told or [], "TileDealt")] == order


@rule("solo.4")
def test_of_tiles_alike_the_lower_number_is_easier() -> None:
    easy = dealt("p1", "p1", at="1c", colour="yellow", entered=("Bluff",))
    hard = dealt("p3", "p3", human="3d")
    first = [race.tiles[race.box.board.number[told(race.told or [], "TileDealt")[0].space]] for race in (easy, hard)]
    assert first == [0, 1]


@rule("solo.4")
def test_the_easy_tiles_are_laid_before_the_hard_ones() -> None:
    race = dealt("p3", "p1", human="1d", at="1d", colour="yellow", entered=("Bluff",))
    assert [event.tile for event in told(race.told or [], "TileDealt")] == ["p1", "p3"]


@rule("solo.4b")
def test_without_room_on_the_path_they_go_round_the_vehicle_by_name() -> None:
    race = dealt("p3", "p3d1", human="6c", at="3d")
    assert faces_on(race) == {"5c": "p3d1", "6b": "p3"}
    where = [event.where for event in told(race.told or [], "TileDealt")]
    assert where == ["round you", "round you"]


@rule("solo.4b")
def test_then_beside_the_path_the_nearest_to_the_vehicle_then_by_name() -> None:
    laid = dict.fromkeys(("5b", "6b", "6c", "3b"), "p1")
    bag = ("p3d2sx", "p3d2x", "p3d2s", "p3d2", "p3d1", "p3")
    race = dealt(*bag, human="5c", at="7d", laid=laid, start="South")
    events = told(race.told or [], "TileDealt")
    assert [event.space for event in events] == ["3c", "2b", "3d", "4d", "1c", None]
    assert [event.where for event in events] == ["your path"] * 2 + ["beside your path"] * 3 + ["no room"]
    assert len(race.removed) == 1


@rule("solo.4b")
def test_where_everything_is_full_they_are_discarded() -> None:
    board = board_of(LONG)
    laid = {name: "p1" for name in board.spaces if name not in ("North", "South")}
    race = dealt("p3", human="North", at="South", laid=laid, on=board)
    assert len(race.removed) == 1
    assert told(race.told or [], "TileDealt")[0].where == "no room"


@rule("solo.4b")
def test_no_space_is_near_for_being_the_first_of_the_board() -> None:
    board = board_of(LONG.replace(". N\n o o\no . o\n o o\n. S", "o o o N\n . . o\n. . . o\n . . o\n. . . S"))
    laid = {name: "p1" for name in board.spaces if name not in ("North", "South", "1a")}
    race = dealt("p3", human="North", at="South", laid=laid, on=board)
    assert (board.spaces[0], told(race.told or [], "TileDealt")[0].where) == ("1a", "no room")


@rule("solo.4b")
def test_a_human_who_has_arrived_is_spared() -> None:
    race = duel(crew(at="South", place=1), "3d", shown=card(tiles=1), bag=("p3",))
    deal_tiles(race, TORPEDO)
    assert (faces_on(race), len(race.removed)) == ({}, 1)


@rule("solo.4")
def test_what_it_deals_is_told_with_its_values() -> None:
    race = dealt("p3", "p1", at="1d", human="3d", colour="yellow", entered=("Bluff",))
    (event,) = told(race.told or [], "TilesDealt")
    assert (event.seat, event.tiles, event.values) == (TORPEDO, ("p1", "p3"), (1, 3))
    assert [(event.seat, event.value) for event in told(race.told or [], "TileDealt")] == [(1, 1), (1, 3)]


@rule("solo.3", "solo.4")
def test_the_first_assistant_deals_and_does_not_move() -> None:
    race = duel(at="1c", bag=("p1", "p1"))
    listen(race)
    assert run(torpedo_sequence(race)).over
    assert [event.seat for event in told(race.told or [], "TilesDealt")] == [TORPEDO]
    assert race.name(race.torpedo.space) == "1c"
    assert (race.torpedo.pathfinder, race.torpedo.mechanics, len(race.bag)) == (0, 4, 0)
