"""Driving: how far, where to, over known tiles and into the unknown."""

from typing import Any

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.convoy import play_assistant
from halftrack.games.great_race.driving import drive, ways_on
from tests.games.great_race.table import crew, faces_on, gauges, hand_of, listen, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

ROAD = {"2a": "p1", "3a": "p1", "4a": "p1", "5a": "p1"}


@rule("drive.1")
@pytest.mark.parametrize(("engine", "end"), [(1, "2a"), (2, "3a"), (3, "4a")])
def test_a_drive_covers_as_many_spaces_as_the_engine_shows(engine: int, end: str) -> None:
    driver = crew(engine=engine)
    table = race(driver, laid=ROAD)
    drives = run(drive(table, driver), *["2a", "3a", "4a"][:engine])
    assert drives.over
    assert (place_of(table, driver), driver.petrol) == (end, 6 - engine)


@rule("drive.1")
def test_damage_to_the_engine_on_the_way_does_not_shorten_a_drive() -> None:
    driver = crew(engine=3)
    table = race(driver, laid={**ROAD, "2a": "p1d1"})
    drives = run(drive(table, driver), "2a", 1, "3a", "4a")
    assert drives.over
    assert (place_of(table, driver), driver.engine) == ("4a", 2)


@rule("drive.1")
@pytest.mark.parametrize(("steps", "end"), [([], "North"), (["2a"], "2a"), (["2a", "3a"], "3a")])
def test_a_drive_may_end_at_any_step(steps: list[str], end: str) -> None:
    driver = crew()
    table = race(driver, laid=ROAD)
    drives = run(drive(table, driver), *steps, "stay")
    assert drives.over
    assert (place_of(table, driver), gauges(driver)) == (end, (6 - len(steps), 5, 6))


@rule("drive.1")
def test_a_drive_asks_its_driver_step_by_step_how_it_goes_on() -> None:
    driver = crew("italian", engine=3)
    drives = run(drive(race(crew(at="South"), driver, laid=ROAD), driver))
    assert (drives.seat, drives.kind, drives.question.about) == (1, "drive", (3, True))
    drives.answer("2a")
    assert (drives.seat, drives.kind, drives.question.about) == (1, "drive", (2, False))
    drives.answer("3a")
    assert drives.question.about == (1, False)


@rule("mechanics.2")
def test_a_mechanic_may_drive_the_vehicle() -> None:
    driver = crew(mechanics=2, francs=0)
    table = race(driver, laid=ROAD)
    told = listen(table)
    run(play_assistant(table, driver, "drive"), "2a", "stay")
    assert (place_of(table, driver), driver.mechanics) == ("2a", 1)
    assert told == [events.AssistantPlayed(0, "drive"), events.Moved(0, "North", "2a", "land", 1)]


@rule("drive.2")
def test_a_step_leads_to_an_adjacent_space_and_no_further() -> None:
    driver = crew(at="2a")
    table = race(driver, laid={"2a": "p1", "2b": "p1", "4a": "p1", "2c": "p1"})
    assert run(drive(table, driver)).options == ["stay", "North", "2b", "3a", "3b"]


@rule("drive.2")
def test_a_river_parts_neighbours_and_a_bridge_joins_what_lies_apart() -> None:
    by_river, by_bridge = crew(at="2a"), crew("italian", at="West")
    table = race(by_river, by_bridge, on="tiny-east")
    assert run(drive(table, by_river)).options == ["stay", "West", "3a", "2b"]
    assert run(drive(table, by_bridge)).options == ["stay", "2a", "1b", "2b"]


@rule("drive.3")
@pytest.mark.parametrize("face", ["p1", "p2", "p3"])
@pytest.mark.parametrize("spare", [-1, 0, 1])
def test_a_laid_tile_is_entered_only_if_its_petrol_can_be_met(face: str, spare: int) -> None:
    driver = crew(petrol=int(face[1]) + spare)
    table = race(driver, laid={"2a": face})
    assert ("2a" in ways_on(table, driver, True)) is (spare >= 0)
    if spare >= 0:
        run(drive(table, driver), "2a")
        assert gauges(driver) == (spare, 5, 6)


@rule("drive.3")
@pytest.mark.parametrize(("petrol", "open_"), [(2, False), (3, True)])
def test_a_tile_in_the_risk_zone_costs_one_petrol_more(petrol: int, open_: bool) -> None:
    driver = crew(at="2a", petrol=petrol)
    table = race(driver, laid={"2a": "p1", "2b": "p2", "3b": "p2"})
    assert ("3b" in ways_on(table, driver, True)) is open_
    assert "2b" in ways_on(table, driver, True)


@rule("drive.3")
@pytest.mark.parametrize(("space", "left"), [("2b", 4), ("3b", 3)])
def test_the_surcharge_of_the_risk_zone_is_paid_there_and_nowhere_else(space: str, left: int) -> None:
    driver = crew(at="2a")
    table = race(driver, laid={"2a": "p1", "2b": "p2", "3b": "p2"})
    told = listen(table)
    run(drive(table, driver), space)
    assert driver.petrol == left
    assert told == [events.Moved(0, "2a", space, "land", 6 - left)]


@rule("drive.3", "drive.9")
@pytest.mark.parametrize(("engine", "chassis", "open_"), [(1, 0, False), (2, 0, True), (1, 1, True)])
def test_damage_is_a_cost_that_engine_and_chassis_must_cover(engine: int, chassis: int, open_: bool) -> None:
    driver = crew(engine=engine, chassis=chassis)
    table = race(driver, laid={"2a": "p1d2"})
    assert ("2a" in ways_on(table, driver, True)) is open_
    if open_:
        assert run(drive(table, driver), "2a").over
        assert gauges(driver) == (5, 0, 0)


@rule("drive.3")
@pytest.mark.parametrize("to_engine", [0, 1, 2])
def test_the_driver_splits_damage_over_engine_and_chassis(to_engine: int) -> None:
    driver = crew("italian")
    table = race(crew(at="South"), driver, laid={"2a": "p1d2"})
    told = listen(table)
    damage = run(drive(table, driver), "2a")
    assert (damage.seat, damage.kind, damage.options) == (1, "damage", [0, 1, 2])
    damage.answer(to_engine)
    assert gauges(driver) == (5, 5 - to_engine, 4 + to_engine)
    assert told == [events.Damaged(1, to_engine, 2 - to_engine), events.Moved(1, "North", "2a", "land", 1)]


@rule("drive.3", "drive.9")
@pytest.mark.parametrize(("engine", "chassis", "ways"), [(1, 6, [0, 1]), (5, 1, [1, 2]), (1, 2, [0, 1])])
def test_no_gauge_takes_more_damage_than_it_shows(engine: int, chassis: int, ways: list[int]) -> None:
    driver = crew(engine=engine, chassis=chassis)
    assert run(drive(race(driver, laid={"2a": "p1d2"}), driver), "2a").options == ways


@rule("drive.3")
def test_a_tile_without_damage_hurts_nobody() -> None:
    driver = crew()
    table = race(driver, laid=ROAD)
    told = listen(table)
    run(drive(table, driver), "2a")
    assert gauges(driver) == (5, 5, 6)
    assert told == [events.Moved(0, "North", "2a", "land", 1)]


@rule("drive.3")
def test_the_tiles_are_everybodys_in_every_direction_and_stay() -> None:
    driver, rival = crew(), crew("italian", at="4a")
    table = race(driver, rival, laid=ROAD)
    run(drive(table, driver), "2a", "3a", "stay")
    run(drive(table, rival), "3a", "2a", "stay")
    assert (place_of(table, driver), place_of(table, rival), faces_on(table)) == ("3a", "2a", ROAD)


@rule("drive.4")
def test_a_blind_tile_lies_under_the_vehicle_and_the_drive_goes_on() -> None:
    driver = crew()
    table = race(driver, bag=("p2", "p1d1", "p3"))
    told = listen(table)
    drives = run(drive(table, driver), "2a")
    assert (drives.kind, drives.question.about, place_of(table, driver)) == ("drive", (4, False), "2a")
    drives.answer("3a", 0)
    assert (faces_on(table), len(table.bag), table.reveals) == ({"2a": "p2", "3a": "p1d1"}, 1, 2)
    assert gauges(driver) == (3, 5, 5)
    assert told == [
        events.TileTurned(0, "2a", "p2"),
        events.Moved(0, "North", "2a", "land", 2),
        events.TileTurned(0, "3a", "p1d1"),
        events.Damaged(0, 0, 1),
        events.Moved(0, "2a", "3a", "land", 1),
    ]


@rule("drive.4")
def test_a_blind_tile_that_the_gauges_can_pay_is_entered_unasked() -> None:
    driver = crew(petrol=3, hand=("jerrycan",))
    drives = run(drive(race(driver, bag=("p3",), laid={"2b": "p1"}), driver), "2a")
    assert drives.question.options == ("stay", "jerrycan")
    assert gauges(driver) == (0, 5, 6)


@rule("drive.4")
@pytest.mark.parametrize(
    ("face", "levels"), [("p3", {"petrol": 2}), ("p1d2", {"engine": 1, "chassis": 0}), ("p3d1", {"petrol": 2})]
)
def test_a_blind_tile_that_cannot_be_paid_stays_and_the_vehicle_returns(face: str, levels: dict[str, Any]) -> None:
    driver = crew(**levels)
    before = gauges(driver)
    table = race(driver, bag=(face, "p1"), laid={"2b": "p1"})
    told = listen(table)
    assert run(drive(table, driver), "2a").over
    assert (place_of(table, driver), gauges(driver)) == ("North", before)
    assert (faces_on(table), len(table.bag)) == ({"2a": face, "2b": "p1"}, 1)
    assert told == [events.TileTurned(0, "2a", face), events.TurnedBack(0, "2a")]


@rule("drive.4")
def test_earlier_steps_stand_when_a_vehicle_turns_back() -> None:
    driver = crew(petrol=3)
    table = race(driver, bag=("p3",), laid={"2a": "p1", "2b": "p1"})
    assert run(drive(table, driver), "2a", "3a").over
    assert (place_of(table, driver), driver.petrol, faces_on(table)["3a"]) == ("2a", 2, "p3")


@rule("drive.4", "drive.3")
@pytest.mark.parametrize(("petrol", "end"), [(2, "2a"), (3, "3b")])
def test_a_blind_tile_in_the_risk_zone_costs_one_petrol_more(petrol: int, end: str) -> None:
    driver = crew(at="2a", petrol=petrol, engine=1)
    table = race(driver, bag=("p2",), laid={"2a": "p1"})
    run(drive(table, driver), "3b")
    assert (place_of(table, driver), driver.petrol) == (end, 0 if end == "3b" else 2)


@rule("drive.7")
def test_a_broken_down_vehicle_does_not_drive() -> None:
    driver = crew(engine=0, hand=("jerrycan",), petrol=5)
    table = race(driver, laid=ROAD)
    assert run(drive(table, driver)).over
    assert (place_of(table, driver), gauges(driver), hand_of(driver)) == ("North", (5, 0, 6), ["jerrycan"])


@rule("drive.7")
def test_a_breakdown_ends_the_drive_though_steps_are_left() -> None:
    driver = crew(engine=2, hand=("guide",))
    table = race(driver, laid={"2a": "p1d2", "3a": "p1"})
    told = listen(table)
    assert run(drive(table, driver), "2a", 2).over
    assert (place_of(table, driver), gauges(driver)) == ("2a", (5, 0, 6))
    assert told == [
        events.Damaged(0, 2, 0),
        events.BrokenDown(0),
        events.Moved(0, "North", "2a", "land", 1),
    ]


@rule("drive.7")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("at", "petrol", "ways"), [
    ("Harbour", 0, ["stay"]),
    ("Harbour", 1, ["stay", "Midway", "3d", "4b", "4d", "5c", "sea Anchorage"]),
])  # fmt: skip
def test_without_petrol_nothing_can_be_entered(edition: str, at: str, petrol: int, ways: list[str]) -> None:
    driver = crew(at=at, petrol=petrol)
    table = race(driver, laid={"3d": "p1"}, bag=("p1",), edition=edition)
    assert ways_on(table, driver, True) == ways
    assert run(drive(table, driver)).over is (petrol == 0)


@rule("drive.7")
def test_petrol_may_run_out_on_the_way_whatever_it_was_at_the_start() -> None:
    driver = crew(petrol=1)
    table = race(driver, laid=ROAD, edition="de")
    assert run(drive(table, driver), "2a").over
    assert (place_of(table, driver), driver.petrol) == ("2a", 0)


@rule("drive.7")
def test_an_engine_that_still_runs_is_no_breakdown() -> None:
    driver = crew(engine=2)
    table = race(driver, laid={"2a": "p1d1", "3a": "p1"})
    told = listen(table)
    assert "3a" in run(drive(table, driver), "2a", 1).options
    assert told == [events.Damaged(0, 1, 0), events.Moved(0, "North", "2a", "land", 1)]


@rule("drive.7", "hand.1")
def test_without_chassis_the_vehicle_drives_on_but_holds_no_card() -> None:
    driver = crew(chassis=2, hand=("guide", "militia"))
    table = race(driver, laid={"2a": "p1d2", "3a": "p1"})
    drives = run(drive(table, driver), "2a", 0)
    assert (drives.kind, drives.options, place_of(table, driver)) == ("discard", ["guide", "militia"], "North")
    drives.answer("guide")
    assert (drives.kind, hand_of(driver), gauges(driver)) == ("drive", [], (5, 5, 0))
    drives.answer("3a")
    assert place_of(table, driver) == "3a"


@rule("drive.8", "cards.jerrycan")
@pytest.mark.parametrize(("petrol", "open_"), [(5, True), (6, False)])
def test_a_jerrycan_may_be_played_between_steps_but_not_over_the_maximum(petrol: int, open_: bool) -> None:
    driver = crew(petrol=petrol, hand=("jerrycan",))
    assert ("jerrycan" in ways_on(race(driver), driver, True)) is open_


@rule("drive.8", "cards.jerrycan")
def test_a_jerrycan_takes_no_step_and_opens_what_was_too_dear() -> None:
    driver = crew(at="Harbour", petrol=1, hand=("jerrycan", "jerrycan"))
    table = race(driver, laid={"3d": "p2", "4d": "p3"}, bag=("p1",))
    told = listen(table)
    drives = run(drive(table, driver))
    assert drives.options == ["stay", "jerrycan", "Midway", "4b", "5c", "sea Anchorage"]
    drives.answer("jerrycan")
    assert drives.options == ["stay", "jerrycan", "Midway", "3d", "4b", "5c", "sea Anchorage"]
    assert (drives.question.about, driver.petrol, hand_of(driver)) == ((5, True), 2, ["jerrycan"])
    assert told == [events.CardPlayed(0, "jerrycan"), events.PetrolGained(0, 1, 0)]


@rule("drive.8")
def test_jerrycans_may_meet_the_cost_of_a_blind_tile() -> None:
    driver = crew(petrol=1, engine=1, hand=("jerrycan", "jerrycan", "jerrycan"))
    table = race(driver, bag=("p3",))
    drives = run(drive(table, driver), "2a")
    assert (drives.seat, drives.kind, drives.options) == (0, "shortage", ["turn back", "jerrycan"])
    assert drives.question.about == 3
    drives.answer("jerrycan", "jerrycan")
    assert drives.over
    assert (place_of(table, driver), driver.petrol, hand_of(driver)) == ("2a", 0, ["jerrycan"])


@rule("drive.8")
def test_nobody_is_forced_to_play_a_jerrycan() -> None:
    driver = crew(petrol=2, hand=("jerrycan",))
    table = race(driver, bag=("p3",))
    assert run(drive(table, driver), "2a", "turn back").over
    assert (place_of(table, driver), driver.petrol, hand_of(driver)) == ("North", 2, ["jerrycan"])


@rule("drive.8")
def test_a_jerrycan_played_in_vain_stays_in_the_gauge() -> None:
    driver = crew(petrol=1, hand=("jerrycan",))
    table = race(driver, bag=("p3",), laid={"2b": "p1"})
    told = listen(table)
    assert run(drive(table, driver), "2a", "jerrycan").over
    assert (place_of(table, driver), driver.petrol, hand_of(driver)) == ("North", 2, [])
    assert told == [
        events.TileTurned(0, "2a", "p3"),
        events.CardPlayed(0, "jerrycan"),
        events.PetrolGained(0, 1, 0),
        events.TurnedBack(0, "2a"),
    ]


@rule("drive.8", "drive.9")
def test_petrol_is_not_asked_for_a_tile_whose_damage_is_too_much() -> None:
    driver = crew(petrol=1, engine=1, chassis=1, hand=("jerrycan",))
    table = race(driver, bag=("p2d3",))
    assert run(drive(table, driver), "2a").over
    assert (place_of(table, driver), gauges(driver), hand_of(driver)) == ("North", (1, 1, 1), ["jerrycan"])


@rule("drive.10")
def test_vehicles_may_share_a_space() -> None:
    driver, rival = crew(engine=1), crew("italian", at="2a")
    table = race(driver, rival, laid=ROAD)
    run(drive(table, driver), "2a")
    assert (place_of(table, driver), place_of(table, rival), gauges(rival)) == ("2a", "2a", (6, 5, 6))
