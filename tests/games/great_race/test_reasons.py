"""Why not: options that one would expect, and the rule that forbids them."""

from typing import Any

import pytest

from halftrack.engine import Facts
from halftrack.games.great_race import explain
from halftrack.games.great_race.convoy import sequence
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.hand import discard_to_limit
from halftrack.games.great_race.pathfinding import pathfind
from halftrack.games.great_race.repairs import repair
from halftrack.games.great_race.state import Race
from tests.games.great_race.table import crew, race
from tests.support.rules import rule
from tests.support.scripts import Run, run


def why_not(race: Race, running: Run) -> dict[Any, Facts]:
    """The options that are missing, each with its reason."""
    found = explain.why_not(race, running.question)
    assert not set(found) & set(running.options)
    return dict(found)


@rule("drive.3")
def test_petrol_short_of_a_known_tile_is_told() -> None:
    driver = crew(at="2a", petrol=1)
    table = race(driver, laid={"2b": "p2", "3b": "p3", "3a": "p1"}, bag=("p1",))
    assert why_not(table, run(drive(table, driver))) == {
        "2b": {"rule": "drive.3", "petrol": 1}, "3b": {"rule": "drive.3", "petrol": 3},
    }  # fmt: skip


@rule("drive.9")
def test_damage_that_is_too_much_is_told() -> None:
    driver = crew(engine=1, chassis=1, petrol=2)
    table = race(driver, laid={"2a": "p2d4", "2b": "p1d1x", "1c": "p1"})
    assert why_not(table, run(drive(table, driver))) == {
        "2a": {"rule": "drive.9", "damage": 2}, "2b": {"rule": "drive.9", "damage": 1},
    }  # fmt: skip


@rule("drive.9", "danger.1")
def test_with_a_shield_only_the_tiles_own_damage_is_short() -> None:
    driver = crew(engine=1, chassis=0, security=1)
    table = race(driver, laid={"2a": "p1d3x", "2b": "p1d1x"})
    assert why_not(table, run(drive(table, driver))) == {"2a": {"rule": "drive.9", "damage": 2}}


@rule("drive.7", "cards.jerrycan")
def test_without_petrol_every_step_says_so() -> None:
    driver = crew(at="2a", petrol=0, hand=("jerrycan",))
    table = race(driver, bag=("p1",), laid={"2b": "p2"})
    short = {"rule": "drive.7", "petrol": 1}
    assert why_not(table, run(drive(table, driver))) == {
        "North": short, "2b": {"rule": "drive.3", "petrol": 2}, "3a": short, "3b": short,
    }  # fmt: skip


@rule("drive.7", "pathfinder.5")
@pytest.mark.parametrize(("petrol", "short"), [(0, 2), (1, 1)])
def test_without_tiles_the_risk_zone_asks_for_two_petrol(petrol: int, short: int) -> None:
    driver = crew(at="2a", petrol=petrol, hand=("jerrycan",))
    table = race(driver)
    assert why_not(table, run(drive(table, driver)))["3b"] == {"rule": "drive.7", "petrol": short}


@rule("cards.jerrycan")
def test_a_jerrycan_too_many_says_so() -> None:
    driver, other = crew(hand=("jerrycan",)), crew("italian")
    table = race(driver, other, bag=("p1",))
    assert why_not(table, run(drive(table, driver))) == {"jerrycan": {"rule": "cards.jerrycan"}}
    assert why_not(table, run(drive(table, other))) == {}


@rule("lanes.1")
@pytest.mark.parametrize(("francs", "hand", "short"), [(59, (), 1), (0, (), 60), (9, ("transport",), 1)])
def test_francs_short_of_a_fare_are_told(francs: int, hand: tuple[str, ...], short: int) -> None:
    driver = crew(at="Harbour", petrol=1, francs=francs, hand=hand)
    table = race(driver, bag=("p1",))
    assert why_not(table, run(drive(table, driver))) == {"sea Anchorage": {"rule": "lanes.1", "francs": short}}


@rule("lanes.1", "leaders.4")
@pytest.mark.parametrize(("at", "francs", "short"), [("Harbour", 9, 1), ("Midway", 119, 1)])
def test_what_walledgrave_takes_off_is_reckoned_with(at: str, francs: int, short: int) -> None:
    driver = crew("english", at=at, francs=francs, leader="english")
    table = race(driver, bag=("p1",), leaders=True)
    assert list(why_not(table, run(drive(table, driver))).values()) == [{"rule": "lanes.1", "francs": short}]


@rule("lanes.1")
def test_petrol_short_of_a_lane_is_told() -> None:
    driver = crew(at="Harbour", petrol=0, francs=0, hand=("jerrycan",))
    table = race(driver, bag=("p1",))
    assert why_not(table, run(drive(table, driver)))["sea Anchorage"] == {"rule": "lanes.1", "petrol": 1}


@rule("lanes.2")
def test_a_lane_that_is_no_first_step_says_so() -> None:
    driver = crew(at="Harbour", petrol=5, hand=("jerrycan",))
    table = race(driver, bag=("p1",))
    running = run(drive(table, driver))
    running.question.about = (4, False)
    running.question.options = tuple(option for option in running.options if option != "sea Anchorage")
    assert why_not(table, running) == {"sea Anchorage": {"rule": "lanes.2"}}


@rule("lanes.1")
@pytest.mark.parametrize(("francs", "reasons"), [
    (10, {"pay": {"rule": "lanes.1", "francs": 50}}), (59, {"pay": {"rule": "lanes.1", "francs": 1}}), (60, {}),
])  # fmt: skip
def test_a_fare_not_yet_payable_says_what_is_short(francs: int, reasons: dict[str, Facts]) -> None:
    driver = crew(at="Harbour", francs=francs, hand=("transport",))
    table = race(driver)
    assert why_not(table, run(drive(table, driver), "sea Anchorage")) == reasons


@rule("drive.9")
@pytest.mark.parametrize(("engine", "reasons"), [(1, {"bear": {"rule": "drive.9", "damage": 1}}), (2, {})])
def test_a_danger_that_cannot_be_borne_says_what_is_short(engine: int, reasons: dict[str, Facts]) -> None:
    driver = crew(engine=engine, chassis=1, security=1)
    table = race(driver, laid={"2a": "p1d1x"})
    assert why_not(table, run(drive(table, driver), "2a")) == reasons


@rule("mechanics.1")
@pytest.mark.parametrize(("engine", "chassis", "francs", "reasons"), [
    (4, 5, 80, {}),
    (5, 5, 80, {"spare parts engine": {}, "buy engine": {}}),
    (4, 6, 80, {"spare parts chassis": {}, "buy chassis": {}}),
    (4, 5, 13, {"buy engine": {"francs": 7}, "buy chassis": {"francs": 7}}),
    (4, 5, 20, {}),
    (5, 5, 20, {"spare parts engine": {}, "buy engine": {}}),
])  # fmt: skip
def test_repairs_that_are_not_to_be_had_say_so(
    engine: int, chassis: int, francs: int, reasons: dict[str, Facts]
) -> None:
    wreck = crew(at="Midway", engine=engine, chassis=chassis, francs=francs, hand=("spare parts", "toolbox"))
    table = race(wreck)
    expected = {option: {"rule": "mechanics.1", **short} for option, short in reasons.items()}
    assert why_not(table, run(repair(table, wreck))) == expected


@rule("mechanics.1", "convoy.3")
@pytest.mark.parametrize(("hand", "reasons"), [
    (("spare parts", "toolbox"), ["spare parts engine", "spare parts chassis", "toolbox"]), ((), []),
])  # fmt: skip
def test_cards_that_do_not_go_with_a_repair_say_so(hand: tuple[str, ...], reasons: list[str]) -> None:
    wreck = crew(at="Midway", engine=1, chassis=1, mechanics=0, hand=hand)
    table = race(wreck)
    expected = {option: {"rule": "mechanics.1"} for option in reasons}
    assert why_not(table, run(repair(table, wreck))) == expected


@rule("convoy.2")
@pytest.mark.parametrize(("at", "petrol", "francs", "missing"), [
    ("North", 6, 80, {"petrol 1": {"over": 1}}),
    ("North", 4, 80, {"petrol 3": {"over": 1}}),
    ("North", 1, 35, {"petrol 4": {"francs": 5}}),
    ("2a", 1, 35, {"petrol 2": {"francs": 5}}),
    ("North", 5, 10, {"petrol 2": {"over": 1}}),
    ("North", 4, 10, {"petrol 2": {"francs": 10}}),
])  # fmt: skip
def test_of_petrol_one_level_more_says_why_not(at: str, petrol: int, francs: int, missing: dict[str, Facts]) -> None:
    buyer = crew(at=at, petrol=petrol, francs=francs, pathfinder=1, security=1, funding=1)
    table = race(buyer, laid={"2b": "p1"})
    expected = {option: {"rule": "convoy.2", **short} for option, short in missing.items()}
    assert why_not(table, run(sequence(table, buyer))) == expected


@rule("convoy.2", "convoy.1")
def test_once_a_card_has_been_played_petrol_says_that_it_is_too_late() -> None:
    buyer = crew(petrol=1, pathfinder=1, security=1, funding=1, hand=("financial",))
    table = race(buyer, laid={"2b": "p1"})
    running = run(sequence(table, buyer), "financial")
    assert why_not(table, running) == {"petrol 1": {"rule": "convoy.2"}}


@rule("cards.1", "cards.2", "convoy.1")
def test_cards_that_cannot_be_played_now_say_so() -> None:
    player = crew(petrol=6, pathfinder=1, security=1, funding=1, francs=0, chassis=6, hand=(
        "trail hunter", "saboteur", "con artist", "cartographer", "financial", "toolbox", "spare parts", "jerrycan",
    ))  # fmt: skip
    table = race(player)
    told = why_not(table, run(sequence(table, player)))
    barred = ("trail-hunter", "saboteur", "con-artist", "cartographer", "toolbox", "spare-parts", "jerrycan")
    cards = {name.replace("-", " "): {"rule": f"cards.{name}"} for name in barred}
    assert {option: reason for option, reason in told.items() if reason["rule"].startswith("cards.")} == cards


@rule("planning.2", "security.2")
@pytest.mark.parametrize(("guards", "reason"), [(1, "security.2"), (0, "planning.2")])
def test_boxes_without_an_assistant_and_guards_without_a_tile_say_so(guards: int, reason: str) -> None:
    player = crew(mechanics=0, funding=1, security=guards, petrol=6)
    table = race(player, bag=("p1",))
    told = why_not(table, run(sequence(table, player)))
    empty = {option: {"rule": "planning.2"} for option in ("place tiles", "draw card", "repair", "drive")}
    assert told == {**empty, "discard tile": {"rule": reason}, "petrol 1": {"rule": "convoy.2", "over": 1}}


@rule("leaders.1", "leaders.2")
@pytest.mark.parametrize(("name", "used", "reason"), [
    ("french", True, "leaders.1"), ("italian", True, "leaders.2"), ("french", False, None), ("english", True, None),
])  # fmt: skip
def test_a_leader_who_has_done_his_part_says_so(name: str, used: bool, reason: str | None) -> None:
    player = crew(name, leader=name, leader_used=used)
    table = race(player, bag=("p1",), leaders=True)
    assert why_not(table, run(sequence(table, player))).get("leader") == (reason and {"rule": reason})


@rule("drive.2")
@pytest.mark.parametrize(("at", "across"), [("2a", ["1b"]), ("1b", ["2a"]), ("West", [])])
def test_a_space_across_water_says_that_it_is_no_neighbour(at: str, across: list[str]) -> None:
    driver = crew(at=at)
    table = race(driver, on="tiny-east", bag=("p1",))
    assert why_not(table, run(drive(table, driver))) == {space: {"rule": "drive.2"} for space in across}


@rule("hand.2")
@pytest.mark.parametrize(("petrol", "hand", "told"), [
    (6, ("jerrycan", "guide"), {"use jerrycan": {"rule": "hand.2"}}), (5, ("jerrycan", "guide"), {}),
    (6, ("militia", "guide"), {}),
])  # fmt: skip
def test_a_jerrycan_that_a_full_tank_does_not_take_says_so(
    petrol: int, hand: tuple[str, ...], told: dict[str, Facts]
) -> None:
    worn = crew(petrol=petrol, chassis=1, hand=hand)
    table = race(worn)
    assert why_not(table, run(discard_to_limit(table, worn))) == told


@rule("cards.trail-hunter", "cards.con-artist")
@pytest.mark.parametrize("card", ["trail hunter", "con artist"])
def test_a_tile_under_a_vehicle_says_that_it_is_no_target(card: str) -> None:
    player = crew(at="2a", hand=(card,))
    table = race(player, crew("italian", at="3a"), laid={"2a": "p1", "2b": "p1", "3a": "p1", "4a": "p2"})
    reason = {"rule": "cards." + card.replace(" ", "-")}
    assert why_not(table, run(sequence(table, player), card)) == {"2a": reason, "3a": reason}


@rule("cards.trail-hunter")
def test_a_city_with_a_vehicle_in_it_is_no_tile_to_speak_of() -> None:
    player = crew(hand=("trail hunter",))
    table = race(player, crew("italian", at="Midway"), laid={"2b": "p1", "4a": "p2"})
    assert why_not(table, run(sequence(table, player), "trail hunter")) == {}


@rule("security.2")
def test_a_tile_under_a_vehicle_says_that_no_guard_discards_it() -> None:
    player = crew(at="2a", security=1)
    table = race(player, crew("italian", at="3a"), laid={"2a": "p1", "2b": "p1", "3a": "p1", "4a": "p2"})
    reason = {"rule": "security.2"}
    assert why_not(table, run(sequence(table, player), "discard tile")) == {"2a": reason, "3a": reason}


@rule("security.2")
@pytest.mark.parametrize(("edition", "far"), [("en", ["5c"]), ("de", ["3a", "5c"])])
def test_a_tile_that_a_guard_does_not_reach_says_so(edition: str, far: list[str]) -> None:
    player = crew(at="North", security=1)
    table = race(player, laid={"2a": "p1", "1c": "p1", "3a": "p1", "5c": "p1"}, edition=edition)
    reasons = why_not(table, run(sequence(table, player), "discard tile"))
    assert reasons == {space: {"rule": "security.2"} for space in far}


@rule("cards.trail-hunter", "cards.con-artist")
@pytest.mark.parametrize(("edition", "far"), [("en", []), ("de", ["5c", "6c"])])
def test_a_tile_that_a_german_trail_hunter_does_not_reach_says_so(edition: str, far: list[str]) -> None:
    player = crew(at="North", hand=("trail hunter",))
    table = race(player, laid={"2a": "p1", "3a": "p1", "5c": "p1", "6c": "p1"}, edition=edition)
    reasons = why_not(table, run(sequence(table, player), "trail hunter"))
    assert reasons == {space: {"rule": "cards.trail-hunter"} for space in far}


@rule("cards.con-artist")
@pytest.mark.parametrize(("edition", "answers"), [("en", ["2a"]), ("de", ["2a", "1c"])])
def test_a_tile_already_aimed_at_needs_no_reason(edition: str, answers: list[str]) -> None:
    player = crew(at="2b", hand=("con artist",))
    table = race(player, laid={"2a": "p1", "2b": "p1", "3a": "p1", "4a": "p1"}, edition=edition)
    cons = run(sequence(table, player), "con artist", *answers)
    assert cons.options == ["3a", "4a"]
    assert why_not(table, cons) == {"2b": {"rule": "cards.con-artist"}}


@rule("cards.saboteur", "finish.1", "leaving.1")
def test_a_crew_that_no_saboteur_touches_says_why() -> None:
    player = crew(hand=("saboteur",))
    home, gone = crew("belgian", at="South", place=1, mechanics=0), crew("english", left=True)
    unnamed = crew("suffragettes", left=True)
    table = race(player, crew("italian"), home, gone, unnamed, crew("french"), fifth=True)
    unnamed.name = ""
    reasons = why_not(table, run(sequence(table, player), "saboteur"))
    assert reasons == {"belgian": {"rule": "finish.1"}, "english": {"rule": "leaving.1"}}


@rule("pathfinder.1")
def test_other_questions_miss_nothing() -> None:
    scout = crew()
    table = race(scout, bag=("p1", "p1"))
    assert why_not(table, run(pathfind(table, scout))) == {}
