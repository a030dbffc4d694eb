"""Facts: what each option of a question costs and leaves."""

from typing import Any

import pytest

from halftrack.engine import Facts, Question
from halftrack.games.great_race import explain
from halftrack.games.great_race.cards import play
from halftrack.games.great_race.convoy import sequence
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.pathfinding import pathfind
from halftrack.games.great_race.repairs import repair
from halftrack.games.great_race.state import Race
from tests.games.great_race.table import crew, race
from tests.support.rules import rule
from tests.support.scripts import Run, run


def facts(race: Race, running: Run) -> dict[Any, Facts]:
    """What is said of each option of the open question."""
    found = explain.facts(race, running.question)
    assert list(found) == running.options
    return dict(found)


def levels(petrol: int, engine: int, chassis: int, francs: int) -> Facts:
    """Gauges and money after an option."""
    return {"petrol": petrol, "engine": engine, "chassis": chassis, "francs": francs}


@rule("drive.3")
def test_of_a_known_tile_the_whole_cost_is_told() -> None:
    driver = crew(at="2a")
    table = race(driver, laid={"2b": "p1d2s", "3a": "p2x", "3b": "p1d1", "4a": "p1"}, bag=("p1",))
    told = facts(table, run(drive(table, driver)))
    paid = {"2b": levels(5, 5, 6, 80), "3a": levels(4, 5, 6, 80), "3b": levels(4, 5, 6, 80)}
    plain = {"danger": False, "stop": False}
    assert told["stay"] == {"after": levels(6, 5, 6, 80)}
    assert told["2b"] == {**plain, "petrol": 1, "damage": 2, "stop": True, "after": paid["2b"], "range": []}
    assert told["3a"] == {**plain, "petrol": 2, "damage": 0, "danger": True, "after": paid["3a"], "range": []}
    far = told["3b"].pop("range")
    assert told["3b"] == {**plain, "petrol": 2, "damage": 1, "after": paid["3b"]}
    assert {"space": "4a", "way": ["3b", "4a"], "petrol": 3, "left": 3, "damage": 1, "dangers": 0} in far


@rule("drive.1", "drive.3")
def test_of_a_step_is_told_how_far_the_drive_may_lead_on() -> None:
    driver = crew(engine=2)
    table = race(driver, laid={"2a": "p1", "3a": "p2", "4a": "p1"})
    running = run(drive(table, driver))
    assert facts(table, running)["2a"]["range"] == [
        {"space": "3a", "way": ["2a", "3a"], "petrol": 3, "left": 3, "damage": 0, "dangers": 0},
    ]
    running.answer("2a")
    assert facts(table, running)["3a"]["range"] == []


@rule("drive.4", "pathfinder.5")
@pytest.mark.parametrize(("bag", "plain", "risk"), [
    (("p1",), {"unknown": True, "surcharge": 0, "final": True}, {"unknown": True, "surcharge": 1, "final": True}),
    ((), {"petrol": 1, "after": levels(5, 5, 6, 80)}, {"petrol": 2, "after": levels(4, 5, 6, 80)}),
])  # fmt: skip
def test_of_an_empty_space_is_told_what_can_be_known(bag: tuple[str, ...], plain: Facts, risk: Facts) -> None:
    driver = crew(at="2a")
    table = race(driver, bag=bag)
    told = facts(table, run(drive(table, driver)))
    assert told["2b"] == {**plain, "range": []}
    assert told["3b"] == {**risk, "range": []}


@rule("drive.5", "lanes.1")
def test_of_a_city_petrol_cards_and_fare_are_told() -> None:
    driver = crew(at="Harbour", petrol=3, francs=70)
    table = race(driver, bag=("p1",))
    told = facts(table, run(drive(table, driver)))
    assert told["Midway"] == {"petrol": 1, "cards": 2, "final": True, "after": levels(2, 5, 6, 70), "range": []}
    assert told["sea Anchorage"] == {"francs": 60, "petrol": 1, "cards": 3, "after": levels(2, 5, 6, 10)}


@rule("drive.5")
def test_a_single_card_is_as_final_as_many() -> None:
    driver = crew(at="Midway")
    table = race(driver, bag=("p1",))
    told = facts(table, run(drive(table, driver)))["Harbour"]
    assert (told["cards"], told["final"]) == (1, True)


@rule("lanes.1", "leaders.3")
def test_no_more_francs_are_reckoned_than_the_crew_has() -> None:
    driver = crew("belgian", at="Harbour", francs=20, hand=("transport",), leader="belgian")
    table = race(driver, bag=("p1",), leaders=True)
    told = facts(table, run(drive(table, driver)))
    assert told["sea Anchorage"]["after"] == levels(5, 5, 6, 0)
    driver.space = table.box.board.number["Anchorage"]
    assert facts(table, run(drive(table, driver)))["sea Harbour"]["cards"] == 2


@rule("finish.1")
def test_in_the_destination_no_cards_are_promised() -> None:
    driver, flyer = crew(at="5b"), crew("italian", at="Midway", francs=200)
    table = race(driver, flyer, bag=("p1",))
    told = facts(table, run(drive(table, driver)))["South"]
    assert (told["cards"], told["final"]) == (0, False)
    assert facts(table, run(drive(table, flyer)))["air South"]["cards"] == 0


@rule("drive.8", "cards.jerrycan")
def test_of_a_jerrycan_its_petrol_is_told() -> None:
    driver = crew(petrol=2, hand=("jerrycan",))
    table = race(driver, bag=("p1",))
    assert facts(table, run(drive(table, driver)))["jerrycan"] == {"after": levels(3, 5, 6, 80)}
    assert facts(table, run(sequence(table, driver)))["jerrycan"] == {"after": levels(3, 5, 6, 80)}


@rule("hand.2", "hand.1")
def test_of_a_discard_is_told_how_many_are_held() -> None:
    driver = crew(petrol=4, chassis=2, engine=1, hand=("jerrycan", "guide", "guide"))
    table = race(driver, laid={"2a": "p1d1"})
    told = facts(table, run(drive(table, driver), "2a", 0))
    assert told == {"guide": {"held": 2}, "jerrycan": {"held": 1}, "use jerrycan": {"after": levels(4, 1, 1, 80)}}


@rule("drive.3")
def test_of_damage_is_told_what_both_gauges_are_left_with() -> None:
    driver = crew(engine=2)
    table = race(driver, laid={"2a": "p1d2"})
    assert facts(table, run(drive(table, driver), "2a")) == {
        0: {"engine": 2, "chassis": 4}, 1: {"engine": 1, "chassis": 5}, 2: {"engine": 0, "chassis": 6},
    }  # fmt: skip


@rule("cards.saboteur")
@pytest.mark.parametrize(("edition", "told"), [
    ("en", {0: (4, 2), 1: (3, 3), 2: (2, 4)}), ("de", {2: (2, 4), 0: (4, 2)}),
])  # fmt: skip
def test_of_sabotage_is_told_what_the_victim_is_left_with(edition: str, told: dict[int, tuple[int, int]]) -> None:
    player, victim = crew(hand=("saboteur",)), crew("italian", engine=4, chassis=4)
    table = race(player, victim, edition=edition)
    assert facts(table, run(play(table, player, "saboteur"))) == {
        option: {"engine": engine, "chassis": chassis} for option, (engine, chassis) in told.items()
    }


@rule("cards.saboteur")
def test_of_a_target_gauges_and_guards_are_told() -> None:
    player = crew(hand=("saboteur",))
    italian, belgian = crew("italian", engine=3, security=2), crew("belgian", chassis=1)
    table = race(player, italian, belgian)
    assert facts(table, run(play(table, player, "saboteur"))) == {
        "italian": {"engine": 3, "chassis": 6, "guards": 2, "final": True},
        "belgian": {"engine": 5, "chassis": 1, "guards": 0, "final": True},
    }


@rule("cards.trail-hunter", "cards.con-artist", "danger.3")
@pytest.mark.parametrize(("card", "targets"), [("trail hunter", ("2a", "2b")), ("con artist", ("2a", "2b"))])
def test_the_last_target_cannot_be_taken_back(card: str, targets: tuple[str, str]) -> None:
    player = crew(at="5b", hand=(card,))
    table = race(player, crew("italian", at="5b"), laid={"2a": "p1", "2b": "p2", "3a": "p3"})
    running = run(play(table, player, card))
    assert facts(table, running)["2a"] == {"tile": "p1", "final": False}
    running.answer(targets[0])
    assert facts(table, running)[targets[1]] == {"tile": "p2", "final": True}


@rule("cards.con-artist", "danger.3")
def test_where_the_last_tile_goes_cannot_be_taken_back() -> None:
    player = crew(at="5b", hand=("con artist",))
    table = race(player, crew("italian", at="5b"), laid={"2a": "p1", "2b": "p2", "2c": "p1"}, edition="de")
    running = run(play(table, player, "con artist"))
    assert facts(table, running)["2a"] == {"tile": "p1", "final": False}
    running.answer("2a")
    assert facts(table, running)["3a"] == {"final": False}
    running.answer("3a", "2b")
    assert facts(table, running)["3b"] == {"final": True}


@rule("drive.8")
def test_of_a_shortage_is_told_what_is_still_short() -> None:
    driver = crew(petrol=1, hand=("jerrycan", "jerrycan"))
    table = race(driver, bag=("p3",))
    running = run(drive(table, driver), "2a")
    assert facts(table, running) == {
        "turn back": {"short": 2, "after": levels(1, 5, 6, 80)}, "jerrycan": {"short": 1, "after": levels(2, 5, 6, 80)},
    }  # fmt: skip
    running.answer("jerrycan")
    assert facts(table, running)["jerrycan"] == {"short": 0, "after": levels(3, 5, 6, 80)}


@rule("danger.1", "drive.9")
def test_of_a_danger_the_whole_damage_is_told() -> None:
    driver = crew(hand=("militia",), security=1)
    table = race(driver, laid={"2a": "p1d1x"})
    told = facts(table, run(drive(table, driver), "2a"))
    assert told == {"bear": {"damage": 3}, "militia": {"damage": 1}, "guard": {"damage": 1}}
    driver.engine, driver.chassis = 1, 1
    told = facts(table, run(drive(table, driver), "2a"))
    assert told == {"turn back": {"damage": 0}, "militia": {"damage": 1}, "guard": {"damage": 1}}


@rule("lanes.1", "cards.transport", "leaders.4")
def test_of_a_fare_is_told_what_is_still_to_pay() -> None:
    driver = crew("english", at="Harbour", hand=("transport",), leader="english")
    table = race(driver, leaders=True)
    running = run(drive(table, driver), "sea Anchorage")
    assert facts(table, running) == {
        "turn back": {"after": levels(6, 5, 6, 80)},
        "pay": {"francs": 60, "cards": 3, "final": True, "after": levels(5, 5, 6, 20)},
        "transport": {"francs": 10, "after": levels(6, 5, 6, 80)},
        "leader": {"francs": 10, "after": levels(6, 5, 6, 80)},
    }
    running.answer("transport")
    assert facts(table, running)["leader"]["francs"] == 0


@rule("mechanics.1")
@pytest.mark.parametrize(("at", "price"), [("Midway", 20), ("2a", 40)])
def test_of_a_repair_price_and_gauges_are_told(at: str, price: int) -> None:
    wreck = crew(at=at, engine=1, chassis=2, hand=("spare parts", "toolbox"))
    table = race(wreck)
    assert facts(table, run(repair(table, wreck))) == {
        "done": {"francs": 0, "after": levels(6, 1, 2, 80)},
        "spare parts engine": {"francs": 0, "after": levels(6, 2, 2, 80)},
        "spare parts chassis": {"francs": 0, "after": levels(6, 1, 3, 80)},
        "toolbox": {"francs": 0, "after": levels(6, 1, 2, 80)},
        "buy engine": {"francs": price, "after": levels(6, 2, 2, 80 - price)},
        "buy chassis": {"francs": price, "after": levels(6, 1, 3, 80 - price)},
    }


@rule("cards.toolbox")
@pytest.mark.parametrize(("edition", "told"), [
    ("en", {0: (1, 5), 1: (2, 4), 2: (3, 3), 3: (4, 2)}), ("de", {3: (4, 2), 0: (1, 5)}),
])  # fmt: skip
def test_of_a_toolbox_both_gauges_are_told(edition: str, told: dict[int, tuple[int, int]]) -> None:
    wreck = crew(at="2a", engine=1, chassis=2, francs=0, hand=("toolbox",))
    table = race(wreck, edition=edition)
    assert facts(table, run(repair(table, wreck), "toolbox")) == {
        option: {"after": levels(6, engine, chassis, 0)} for option, (engine, chassis) in told.items()
    }


@rule("pathfinder.1", "drive.3")
def test_of_a_place_the_tile_and_the_surcharge_are_told() -> None:
    scout = crew(at="3a")
    table = race(scout, bag=("p2", "p3s"))
    running = run(pathfind(table, scout))
    assert facts(table, running) == {"p2": {}, "p3s": {}}
    assert facts(table, running.answer("p3s")) == {
        "2a": {"tile": "p3s", "surcharge": 0},
        "3b": {"tile": "p3s", "surcharge": 1},
        "4a": {"tile": "p3s", "surcharge": 0},
    }


@rule("convoy.2")
@pytest.mark.parametrize(("at", "price"), [("North", 10), ("2a", 20)])
def test_of_petrol_price_and_gauge_are_told(at: str, price: int) -> None:
    buyer = crew(at=at, petrol=4)
    table = race(buyer)
    told = facts(table, run(sequence(table, buyer)))
    assert told["petrol 1"] == {"francs": price, "after": levels(5, 5, 6, 80 - price)}
    assert told["petrol 2"] == {"francs": 2 * price, "after": levels(6, 5, 6, 80 - 2 * price)}


@rule("convoy.5", "funding.1")
def test_of_funding_its_francs_are_told_and_of_passing_what_is_dropped() -> None:
    banker = crew(mechanics=0, pathfinder=1, security=1, funding=3)
    table = race(banker)
    told = facts(table, run(sequence(table, banker)))
    assert told["collect funding"] == {"francs": 40, "after": levels(6, 5, 6, 120)}
    assert told["pass"] == {"dropped": 4, "after": levels(6, 5, 6, 80)}


@rule("pathfinder.5", "hand.3", "convoy.8")
@pytest.mark.parametrize(("bag", "deck", "discards", "idle"), [
    (("p1",), (), ("guide",), (False, False)), (("p1",), ("guide",), (), (False, False)), ((), (), (), (True, True)),
])  # fmt: skip
def test_of_a_pathfinder_is_told_whether_there_is_anything_to_draw(
    bag: tuple[str, ...], deck: tuple[str, ...], discards: tuple[str, ...], idle: tuple[bool, bool]
) -> None:
    scout = crew(pathfinder=1)
    table = race(scout, bag=bag, deck=deck, discards=discards)
    told = facts(table, run(sequence(table, scout)))
    assert told["place tiles"] == {"idle": idle[0], "final": not idle[0]}
    assert told["draw card"] == {"idle": idle[1], "final": not idle[1]}


@rule("leaders.1", "leaders.2", "convoy.8")
def test_of_a_leader_is_told_what_his_power_would_do() -> None:
    delatour, martinetti = crew(leader="french"), crew("italian", leader="italian", engine=4)
    table = race(delatour, martinetti, leaders=True)
    assert facts(table, run(sequence(table, delatour)))["leader"] == {"idle": True, "final": False}
    assert facts(table, run(sequence(table, martinetti)))["leader"] == {"francs a level": 20, "idle": False}


@rule("setup.2", "setup.7", "leaders.6")
@pytest.mark.parametrize(("leaders", "leader"), [(True, "Simone Deforêt"), (False, None)])
def test_of_a_crew_its_gauges_and_its_leader_are_told(leaders: bool, leader: str | None) -> None:
    table = race(crew("suffragettes"), leaders=leaders, fifth=True)
    told = explain.facts(table, Question(0, "crew", ("suffragettes",)))
    assert told == {"suffragettes": {"petrol": 7, "engine": 4, "chassis": 6, "leader": leader}}


@rule("cards.financial", "cards.refuelling-station")
def test_of_a_card_is_told_what_it_brings() -> None:
    player = crew(petrol=4, hand=("financial", "refuelling station", "tracker"))
    table = race(player)
    running = run(sequence(table, player))
    told = facts(table, running)
    assert told["financial"] == {"francs": 30, "after": levels(4, 5, 6, 110)}
    assert told["refuelling station"] == {"after": levels(6, 5, 6, 80), "idle": False}
    assert told["tracker"] == {"idle": True, "final": False}
    player.petrol = 6
    assert facts(table, running)["refuelling station"] == {"after": levels(6, 5, 6, 80), "idle": True}


@rule("drive.1", "convoy.8", "cards.driver")
@pytest.mark.parametrize("option", ["drive", "driver"])
def test_of_a_drive_steps_and_range_are_told(option: str) -> None:
    driver = crew(engine=3, hand=("driver",))
    table = race(driver, laid={"2a": "p1"}, bag=("p1",))
    far = [{"space": "2a", "way": ["2a"], "petrol": 1, "left": 5, "damage": 0, "dangers": 0}]
    running = run(sequence(table, driver))
    assert facts(table, running)[option] == {"steps": 3, "range": far, "idle": False}
    driver.petrol = 0
    assert facts(table, running)[option] == {"steps": 3, "range": [], "idle": True}
    driver.engine, driver.petrol = 0, 6
    assert facts(table, running)[option] == {"steps": 0, "range": [], "idle": True}


@rule("convoy.8", "mechanics.1", "cards.repairman")
@pytest.mark.parametrize("option", ["repair", "repairman"])
def test_of_a_repair_is_told_its_price_and_whether_it_is_idle(option: str) -> None:
    wreck = crew(at="Midway", engine=4, hand=("repairman",))
    table = race(wreck)
    running = run(sequence(table, wreck))
    assert facts(table, running)[option] == {"francs a level": 20, "idle": False}
    wreck.francs = 19
    assert facts(table, running)[option] == {"francs a level": 20, "idle": True}
    wreck.space = table.box.board.number["2a"]
    assert facts(table, running)[option] == {"francs a level": 40, "idle": True}


@rule("convoy.1", "cards.trail-hunter")
def test_nothing_is_told_of_a_card_that_asks_for_its_target() -> None:
    player = crew(hand=("trail hunter",))
    table = race(player, crew("italian"), laid={"2b": "p1"})
    assert facts(table, run(sequence(table, player)))["trail hunter"] == {}
