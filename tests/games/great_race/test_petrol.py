"""Petrol bought, and what a sequence says of each option: the rule `convoy.2` and what a player may read."""

from typing import Any

import pytest

from halftrack.games.great_race import events, explain
from halftrack.games.great_race.driving import drive
from tests.games.great_race.plays import begin
from tests.games.great_race.table import crew, hand_of, idle, listen, race
from tests.support.rules import rule
from tests.support.scripts import Run, run

EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])


def petrol_in(begun: Run) -> list[Any]:
    return [option for option in begun.options if str(option).startswith("petrol")]


@rule("convoy.2")
@pytest.mark.parametrize(("at", "price"), [("North", 10), ("Midway", 10), ("2a", 20)])
def test_petrol_costs_10_francs_a_level_in_a_city_and_20_elsewhere(at: str, price: int) -> None:
    table = race(buyer := crew(at=at, petrol=3, francs=80), idle(), laid={"2a": "p1"})
    told = listen(table)
    begin(table, "petrol 3")
    assert (buyer.petrol, buyer.francs) == (6, 80 - 3 * price)
    assert told == [events.PetrolGained(0, 3, 3 * price)]


@rule("convoy.2")
@pytest.mark.parametrize(
    ("at", "francs", "levels"),
    [("North", 9, 0), ("North", 10, 1), ("North", 29, 2), ("2a", 19, 0), ("2a", 20, 1), ("2a", 59, 2), ("2a", 60, 3)],
)
def test_as_much_petrol_is_offered_as_the_money_pays(at: str, francs: int, levels: int) -> None:
    table = race(crew(at=at, petrol=0, francs=francs), idle(), laid={"2a": "p1"})
    assert petrol_in(begin(table)) == [f"petrol {level}" for level in range(1, levels + 1)]


@rule("convoy.2")
@pytest.mark.parametrize(("petrol", "levels"), [(6, 0), (5, 1), (0, 6)])
def test_never_more_petrol_is_bought_than_the_gauge_holds(petrol: int, levels: int) -> None:
    table = race(crew(petrol=petrol, francs=200), idle())
    assert petrol_in(begin(table)) == [f"petrol {level}" for level in range(1, levels + 1)]


@rule("convoy.2", "setup.7")
def test_the_suffragettes_fill_up_to_seven() -> None:
    table = race(crew("suffragettes", petrol=0, francs=200), idle())
    assert petrol_in(begin(table))[-1] == "petrol 7"


@rule("convoy.2", "convoy.1")
@pytest.mark.parametrize("move", ["petrol 1", "financial"])
def test_petrol_is_bought_only_at_the_very_start_of_a_sequence(move: str) -> None:
    table = race(crew(petrol=2, hand=("financial", "guide")), idle())
    assert petrol_in(begin(table, move)) == []


@rule("convoy.2", "leaders.7")
def test_petrol_is_not_bought_after_the_power_of_a_leader() -> None:
    table = race(crew(petrol=2, leader="italian", engine=3), idle(), leaders=True)
    assert petrol_in(begin(table, "leader", "done")) == []


@rule("convoy.2", "cards.jerrycan")
def test_a_jerrycan_before_it_leaves_the_start_open() -> None:
    table = race(buyer := crew(petrol=2, hand=("jerrycan",) * 2), idle())
    begun = begin(table, "jerrycan")
    assert petrol_in(begun) == ["petrol 1", "petrol 2", "petrol 3"]
    assert petrol_in(begun.answer("jerrycan", "petrol 2")) == []
    assert (buyer.petrol, buyer.francs) == (6, 60)


@rule("convoy.2", "convoy.1")
def test_the_next_sequence_has_a_start_of_its_own() -> None:
    table = race(crew(petrol=2, mechanics=2), idle())
    begin(table, "petrol 1", "repair")
    assert petrol_in(begin(table)) == ["petrol 1", "petrol 2", "petrol 3"]


@rule("convoy.2")
@EDITIONS
def test_no_petrol_is_bought_during_a_drive(edition: str) -> None:
    table = race(driver := crew(petrol=2), idle(), laid={"2a": "p1"}, edition=edition)
    drives = run(drive(table, driver))
    assert petrol_in(drives) == []
    assert petrol_in(drives.answer("2a")) == []
    assert driver.francs == 80


@rule("convoy.2")
@pytest.mark.parametrize(
    ("at", "petrol", "francs", "answers", "option", "reason"),
    [
        ("North", 6, 80, (), "petrol 1", {"rule": "convoy.2", "over": 1}),
        ("North", 4, 80, (), "petrol 3", {"rule": "convoy.2", "over": 1}),
        ("North", 4, 20, (), "petrol 3", {"rule": "convoy.2", "over": 1}),
        ("North", 0, 9, (), "petrol 1", {"rule": "convoy.2", "francs": 1}),
        ("2a", 0, 45, (), "petrol 3", {"rule": "convoy.2", "francs": 15}),
        ("North", 4, 80, ("petrol 1",), "petrol 1", {"rule": "convoy.2"}),
    ],
)
def test_why_there_is_no_more_petrol(
    at: str, petrol: int, francs: int, answers: tuple[str, ...], option: str, reason: dict[str, Any]
) -> None:
    table = race(crew(at=at, petrol=petrol, francs=francs), idle(), laid={"2a": "p1"})
    reasons = explain.why_not(table, begin(table, *answers).question)
    assert {name: why for name, why in reasons.items() if str(name).startswith("petrol")} == {option: reason}


@rule("convoy.2")
def test_petrol_is_offered_with_its_price_and_what_it_leaves() -> None:
    table = race(crew(at="2a", petrol=3, francs=50), idle(), laid={"2a": "p1"})
    facts = explain.facts(table, begin(table).question)
    assert facts["petrol 2"] == {"francs": 40, "after": {"petrol": 5, "engine": 5, "chassis": 6, "francs": 10}}


@rule("convoy.5")
def test_a_pass_says_how_many_assistants_it_drops() -> None:
    table = race(crew(pathfinder=1, mechanics=2, security=1, funding=1), idle())
    facts = explain.facts(table, begin(table).question)
    assert facts["pass"] == {"dropped": 4, "after": {"petrol": 6, "engine": 5, "chassis": 6, "francs": 80}}


@rule("convoy.8")
def test_the_table_warns_of_a_repair_that_would_come_to_nothing() -> None:
    whole, worn = race(crew(), idle()), race(crew(engine=4), idle())
    poor = race(crew(engine=4, francs=19), idle())
    repairs = [explain.facts(table, begin(table).question)["repair"] for table in (whole, worn, poor)]
    assert repairs == [{"francs a level": 20, "idle": idle} for idle in (True, False, True)]


@rule("convoy.8")
@pytest.mark.parametrize(
    ("fields", "is_idle"), [({}, False), ({"petrol": 0}, True), ({"engine": 0}, True), ({"petrol": 1}, False)]
)
def test_the_table_warns_of_a_drive_that_leads_nowhere(fields: dict[str, Any], is_idle: bool) -> None:
    table = race(driver := crew(**fields), idle(), bag=("p1",))
    facts = explain.facts(table, begin(table).question)["drive"]
    assert (facts["steps"], facts["range"], facts["idle"]) == (driver.engine, [], is_idle)


@rule("convoy.8")
@pytest.mark.parametrize(
    ("piles", "place", "draw"),
    [
        ({}, True, True),
        ({"bag": ("p1",)}, False, True),
        ({"removed": ("p1",)}, False, True),
        ({"deck": ("guide",)}, True, False),
        ({"discards": ("guide",)}, True, False),
    ],
)
def test_the_table_warns_of_a_pathfinder_with_nothing_to_draw(piles: dict[str, Any], place: bool, draw: bool) -> None:
    table = race(crew(pathfinder=1), idle(), **piles)
    facts = explain.facts(table, begin(table).question)
    assert (facts["place tiles"], facts["draw card"]) == (
        {"idle": place, "final": not place},
        {"idle": draw, "final": not draw},
    )


@rule("cards.jerrycan", "convoy.1")
def test_a_jerrycan_in_ones_sequence_adds_a_level_unless_the_gauge_is_full() -> None:
    table = race(player := crew(petrol=4, hand=("jerrycan",) * 3), idle())
    facts = explain.facts(table, begin(table).question)["jerrycan"]
    assert facts == {"after": {"petrol": 5, "engine": 5, "chassis": 6, "francs": 80}}
    begun = begin(table, "jerrycan", "jerrycan")
    assert (player.petrol, hand_of(player), "jerrycan" in begun.options) == (6, ["jerrycan"], False)
    assert explain.why_not(table, begun.question)["jerrycan"] == {"rule": "cards.jerrycan"}


@rule("cards.financial", "cards.refuelling-station")
def test_a_sequence_says_what_financial_and_refuelling_station_leave() -> None:
    table = race(crew(petrol=4, hand=("financial", "refuelling station")), idle())
    facts = explain.facts(table, begin(table).question)
    assert facts["financial"] == {"francs": 30, "after": {"petrol": 4, "engine": 5, "chassis": 6, "francs": 110}}
    assert facts["refuelling station"] == {
        "after": {"petrol": 6, "engine": 5, "chassis": 6, "francs": 80},
        "idle": False,
    }
    full = race(crew(hand=("refuelling station",)), idle())
    assert explain.facts(full, begin(full).question)["refuelling station"]["idle"] is True


@rule("cards.1")
@pytest.mark.parametrize("card", ["spare parts", "toolbox", "transport", "guide", "militia"])
def test_a_card_that_goes_with_something_else_is_not_played_before_an_assistant(card: str) -> None:
    table = race(crew(petrol=0, engine=1, hand=(card,)), idle())
    begun = begin(table)
    assert card not in begun.options
    assert explain.why_not(table, begun.question)[card] == {"rule": "cards." + card.replace(" ", "-")}


@rule("cards.1")
def test_of_cards_not_held_no_reason_is_given() -> None:
    table = race(crew(petrol=0, hand=("driver",)), idle())
    assert not set(explain.why_not(table, begin(table).question)) & {"militia", "driver", "guide", "saboteur"}
