"""How far a drive can lead over what is known: ways, costs and limits."""

import pytest

from halftrack.games.great_race.ranges import described, reach
from halftrack.games.great_race.state import Crew, Race
from tests.games.great_race.table import board_of, crew, race
from tests.support.rules import rule

ROAD = {"2a": "p1", "3a": "p2", "4a": "p1d1"}
FORK = board_of("""
name = "fork"
title = "Two roads to one crossing"
ends = ["North", "South"]
picture = '''
. N
 o o
. o
 o
. S
'''
[cities]
N = { name = "North", colour = "purple" }
S = { name = "South", colour = "purple" }
""")


def spaces(race: Race, crew: Crew, steps: int = 5) -> list[str]:
    """The names of all spaces within reach."""
    return [leg["space"] for leg in described(race, crew, reach(race, crew, steps))]


def leg_to(race: Race, crew: Crew, space: str, steps: int = 5) -> tuple[list[str], int, int, int]:
    """Way, petrol, damage and dangers to that space."""
    (leg,) = (leg for leg in described(race, crew, reach(race, crew, steps)) if leg["space"] == space)
    return leg["way"], leg["petrol"], leg["damage"], leg["dangers"]


@rule("drive.1", "drive.3")
def test_a_range_names_every_space_with_its_way_and_cost() -> None:
    driver = crew()
    table = race(driver, laid=ROAD, bag=("p1",))
    assert described(table, driver, reach(table, driver, 5)) == [
        {"space": "2a", "way": ["2a"], "petrol": 1, "left": 5, "damage": 0, "dangers": 0},
        {"space": "3a", "way": ["2a", "3a"], "petrol": 3, "left": 3, "damage": 0, "dangers": 0},
        {"space": "4a", "way": ["2a", "3a", "4a"], "petrol": 4, "left": 2, "damage": 1, "dangers": 0},
    ]


@rule("drive.1")
@pytest.mark.parametrize(("steps", "far"), [(0, []), (1, ["2a"]), (2, ["2a", "3a"]), (3, ["2a", "3a", "4a"])])
def test_a_range_ends_where_the_steps_do(steps: int, far: list[str]) -> None:
    driver = crew()
    assert spaces(race(driver, laid=ROAD), driver, steps) == far


@rule("drive.7")
def test_a_broken_down_vehicle_has_no_range() -> None:
    driver = crew(engine=0)
    assert spaces(race(driver, laid=ROAD), driver) == []


@rule("drive.3", "drive.7")
@pytest.mark.parametrize(("petrol", "far"), [(0, []), (1, ["2a"]), (2, ["2a"]), (3, ["2a", "3a"]), (4, list(ROAD))])
def test_a_range_ends_where_the_petrol_does(petrol: int, far: list[str]) -> None:
    driver = crew(petrol=petrol)
    assert spaces(race(driver, laid=ROAD), driver) == far


@rule("drive.3")
@pytest.mark.parametrize(("petrol", "far"), [(2, ["2a"]), (3, ["2a", "3b"])])
def test_a_range_reckons_with_the_surcharge(petrol: int, far: list[str]) -> None:
    driver = crew(petrol=petrol)
    assert spaces(race(driver, laid={"2a": "p1", "3b": "p1"}), driver, 2) == far


@rule("drive.3", "drive.9")
@pytest.mark.parametrize(("engine", "chassis", "far"), [
    (1, 0, []), (1, 1, ["2a"]), (2, 0, ["2a"]), (1, 2, ["2a"]), (1, 3, ["2a", "3a"]), (3, 1, ["2a", "3a"]),
])  # fmt: skip
def test_a_range_ends_where_damage_is_too_much(engine: int, chassis: int, far: list[str]) -> None:
    driver = crew(engine=engine, chassis=chassis)
    assert spaces(race(driver, laid={"2a": "p1d2", "3a": "p1d2"}), driver) == far


@rule("drive.7")
@pytest.mark.parametrize(("engine", "chassis", "far"), [(1, 1, ["2a"]), (2, 1, ["2a", "3a"]), (1, 2, ["2a", "3a"])])
def test_a_range_needs_an_engine_that_still_runs(engine: int, chassis: int, far: list[str]) -> None:
    driver = crew(engine=engine, chassis=chassis)
    assert spaces(race(driver, laid={"2a": "p1d2", "3a": "p1"}), driver) == far


@rule("danger.1", "drive.9")
@pytest.mark.parametrize(("hand", "guards", "far"), [
    ((), 0, ["2a"]), (("militia",), 0, ["2a", "3a"]), ((), 1, ["2a", "3a"]), (("guide",), 0, ["2a"]),
    (("militia",), 1, ["2a", "3a", "4a"]),
])  # fmt: skip
def test_a_range_reckons_with_militia_and_guards(hand: tuple[str, ...], guards: int, far: list[str]) -> None:
    driver = crew(engine=2, chassis=1, hand=hand, security=guards)
    assert spaces(race(driver, laid={"2a": "p1x", "3a": "p1x", "4a": "p1x"}), driver) == far


@rule("danger.1", "drive.7")
def test_a_shield_keeps_the_engine_running() -> None:
    driver = crew(engine=1, chassis=1, security=1)
    table = race(driver, laid={"2a": "p1x", "3a": "p1"})
    assert spaces(table, driver) == ["2a", "3a"]
    driver.security = 0
    assert spaces(table, driver) == ["2a"]


@rule("drive.3")
def test_dangers_on_the_way_are_counted() -> None:
    driver = crew()
    table = race(driver, laid={"2a": "p1d1x", "3a": "p1x", "4a": "p1s"})
    assert leg_to(table, driver, "4a") == (["2a", "3a", "4a"], 3, 1, 2)


@rule("drive.6")
def test_no_way_leads_on_from_a_stop_sign() -> None:
    driver = crew()
    assert spaces(race(driver, laid={"2a": "p1s", "3a": "p1"}), driver) == ["2a"]


@rule("drive.5")
def test_no_way_leads_on_from_a_city_but_into_it() -> None:
    driver = crew(at="2b")
    table = race(driver, laid={"2b": "p1", "3d": "p1"})
    assert spaces(table, driver) == ["North", "Midway"]
    assert leg_to(table, driver, "Midway") == (["Midway"], 1, 0, 0)


@rule("drive.5", "drive.7")
@pytest.mark.parametrize(("petrol", "far"), [(1, ["North", "2b"]), (2, ["North", "2b", "Midway"])])
def test_the_petrol_for_a_city_must_be_there_at_its_gate(petrol: int, far: list[str]) -> None:
    driver = crew(at="2a", petrol=petrol)
    assert spaces(race(driver, laid={"2a": "p1", "2b": "p1"}), driver) == far


@rule("drive.4")
def test_what_no_tile_tells_is_in_no_range() -> None:
    driver = crew()
    assert spaces(race(driver, laid={"2a": "p1", "4a": "p1"}, bag=("p1",)), driver) == ["2a"]


@rule("drive.3")
def test_of_two_ways_the_cheaper_is_named() -> None:
    dear, cheap = {"2a": "p3", "2b": "p1"}, {"2a": "p1", "2b": "p2"}
    for laid, way in ((dear, "2b"), (cheap, "2a")):
        driver = crew()
        table = race(driver, on=FORK, laid={**laid, "3b": "p1"})
        assert leg_to(table, driver, "3b") == ([way, "3b"], 2, 0, 0)


@rule("drive.3")
def test_of_two_ways_alike_the_shorter_is_named() -> None:
    driver = crew(at="2a")
    table = race(driver, laid={"2a": "p1", "3a": "p1", "4a": "p2", "3b": "p1"})
    assert leg_to(table, driver, "3b") == (["3b"], 2, 0, 0)
    assert leg_to(table, driver, "4a") == (["3a", "4a"], 3, 0, 0)


@rule("drive.3")
def test_damage_and_danger_count_for_what_a_way_costs() -> None:
    driver = crew()
    table = race(driver, on=FORK, laid={"2a": "p1x", "2b": "p2", "3b": "p1"})
    assert leg_to(table, driver, "3b") == (["2b", "3b"], 3, 0, 0)
    worn = crew()
    table = race(worn, on=FORK, laid={"2a": "p1d2", "2b": "p2", "3b": "p1"})
    assert leg_to(table, worn, "3b") == (["2b", "3b"], 3, 0, 0)


@rule("drive.3")
@pytest.mark.parametrize(("west", "east"), [("p1d2", "p3d1"), ("p3d1", "p1d2"), ("p1x", "p3d1"), ("p3d1", "p1x")])
def test_a_dearer_way_is_known_where_only_it_can_be_driven_to_its_end(west: str, east: str) -> None:
    driver = crew(engine=2, chassis=0, petrol=6)
    table = race(driver, on=FORK, laid={"2a": west, "2b": east, "3b": "p1d1"})
    way = "2a" if west == "p3d1" else "2b"
    assert leg_to(table, driver, "3b")[0] == [way, "3b"]


@rule("drive.2")
def test_ones_own_space_is_not_in_range() -> None:
    driver = crew(at="2a")
    assert "2a" not in spaces(race(driver, laid={"2a": "p1", "3a": "p1", "3b": "p1"}), driver)


@rule("drive.2")
def test_a_part_of_a_range_begins_with_one_step_and_goes_further() -> None:
    driver = crew()
    table = race(driver, laid={**ROAD, "2b": "p1"})
    legs = reach(table, driver, 5)
    first = [leg["space"] for leg in described(table, driver, legs, first=table.box.board.number["2a"])]
    assert first == ["3a", "4a"]
    assert [leg["space"] for leg in described(table, driver, legs, first=table.box.board.number["2b"])] == ["Midway"]
