"""The module of the leaders: the rules `leaders`, but for the extra card of the bivouac and the deck."""

from typing import Any

import pytest

from halftrack.games.great_race import events, explain
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.state import Crew
from tests.games.great_race.plays import begin, new, plan, step, until
from tests.games.great_race.table import crew, faces_on, hand_of, listen, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

NAMES = ("french", "italian", "belgian", "english", "suffragettes")
DECK = ("guide", "driver", "militia", "tracker")


def led(name: str, at: str = "North", **fields: Any) -> Crew:
    """A crew with its leader."""
    return crew(name, at, leader=name, **fields)


def rival() -> Crew:
    return crew("belgian", mechanics=0)


@rule("leaders.1")
def test_delatour_draws_three_tiles_and_places_them_as_a_pathfinder() -> None:
    table = race(led("french"), rival(), bag=("p1", "p1", "p1", "p2"), leaders=True)
    told = listen(table)
    begun = begin(table, "leader")
    assert (begun.kind, begun.options) == ("place", ["1c", "2a", "2b"])
    begun.answer("2a")
    assert "3a" in begun.options
    begun.answer("3a", "4a")
    assert faces_on(table) == {"2a": "p1", "3a": "p1", "4a": "p1"}
    assert (begun.kind, len(table.bag)) == ("sequence", 1)
    assert told[:2] == [events.LeaderUsed(0, "french"), events.TilesDrawn(0, ("p1", "p1", "p1"), 3)]


@rule("leaders.1", "pathfinder.1")
def test_in_german_delatour_places_a_stretch() -> None:
    table = race(led("french", at="3a"), rival(), laid={"2a": "p1"}, bag=("p1",) * 3, leaders=True, edition="de")
    begun = begin(table, "leader")
    assert begun.options == ["1c", "2b", "3b", "4a"]
    assert begun.answer("4a").options == ["3b", "4b", "5a", "5b"]


@rule("leaders.1", "leaders.7")
@pytest.mark.parametrize(("name", "tag"), [("french", "leaders.1"), ("italian", "leaders.2")])
def test_a_power_is_used_once_a_turn(name: str, tag: str) -> None:
    table = race(player := led(name, engine=3, mechanics=2), rival(), leaders=True)
    begun = begin(table, "leader", *["done"] * (name == "italian"))
    assert player.leader_used is True
    assert "leader" not in begun.options
    assert explain.why_not(table, begun.question)["leader"] == {"rule": tag}
    begun.answer("repair", "done")
    assert "leader" not in begin(table).options


@rule("leaders.1", "maintenance.3")
def test_in_the_next_turn_it_can_be_used_again() -> None:
    table = race(led("french"), rival(), leaders=True)
    begin(table, "leader", "pass")
    step(table)
    step(table)
    step(table).answer_all({0: "0-5-0-0", 1: "0-5-0-0"})
    assert "leader" in step(table).options


@rule("leaders.2")
def test_martinetti_repairs() -> None:
    table = race(mechanic := led("italian", engine=3, hand=("spare parts",)), rival(), leaders=True)
    told = listen(table)
    begun = begin(table, "leader")
    assert begun.kind == "repair"
    assert begun.options == ["done", "spare parts engine", "buy engine"]
    begun.answer("spare parts engine", "buy engine")
    assert (mechanic.engine, mechanic.francs, mechanic.mechanics, begun.kind) == (5, 60, 1, "sequence")
    assert told[0] == events.LeaderUsed(0, "italian")


@rule("leaders.2", "mechanics.1")
def test_one_power_is_one_repair_action_and_leaves_the_assistants_alone() -> None:
    table = race(mechanic := led("italian", engine=1, mechanics=1), rival(), leaders=True)
    begun = begin(table, "leader", "buy engine", "buy engine", "done")
    assert (mechanic.engine, mechanic.mechanics) == (3, 1)
    assert begun.answer("repair", "buy engine", "done").over


@rule("leaders.1", "leaders.2", "convoy.8")
def test_the_table_warns_of_a_power_that_would_come_to_nothing() -> None:
    tables = [
        race(led("french"), rival(), leaders=True),
        race(led("french"), rival(), bag=("p1",), leaders=True),
        race(led("italian"), rival(), leaders=True),
        race(led("italian", engine=4), rival(), leaders=True),
    ]
    facts = [explain.facts(table, begin(table).question)["leader"] for table in tables]
    placing = [{"idle": True, "final": False}, {"idle": False, "final": True}]
    assert facts == [*placing, *({"francs a level": 20, "idle": idle} for idle in (True, False))]


@rule("leaders.3")
@pytest.mark.parametrize(
    ("at", "city", "cards"), [("2a", "North", 2), ("4b", "Harbour", 2), ("3b", "Midway", 2), ("5a", "Anchorage", 3)]
)
def test_van_hotten_draws_at_least_two_cards_in_a_city(at: str, city: str, cards: int) -> None:
    table = race(led("belgian", at=at), rival(), laid={at: "p1"}, deck=DECK, leaders=True)
    facts = explain.facts(table, run(drive(table, table.crews[0])).question)
    assert facts[city]["cards"] == cards
    run(drive(table, table.crews[0]), city)
    assert table.crews[0].cards == cards


@rule("leaders.3")
def test_van_hottens_power_is_used_in_every_city() -> None:
    table = race(driver := led("belgian", at="4b"), rival(), laid={"4b": "p1", "4d": "p1"}, deck=DECK, leaders=True)
    run(drive(table, driver), "Harbour")
    run(drive(table, driver), "4b", "Harbour")
    assert (driver.cards, driver.leader_used) == (4, False)


@rule("leaders.3", "finish.1")
def test_even_van_hotten_draws_nothing_in_the_destination() -> None:
    table = race(driver := led("belgian", at="5b"), rival(), laid={"5b": "p1"}, deck=DECK, leaders=True)
    run(drive(table, driver), "South")
    assert (driver.cards, len(table.deck)) == (0, 4)


@rule("leaders.3", "drive.5")
@pytest.mark.parametrize("name", ["french", "italian", "english", "suffragettes"])
def test_every_other_crew_draws_what_the_city_shows(name: str) -> None:
    table = race(driver := led(name, at="4b"), rival(), laid={"4b": "p1"}, deck=DECK, leaders=True)
    run(drive(table, driver), "Harbour")
    assert driver.cards == 1


@rule("leaders.4")
def test_walledgrave_takes_50_francs_off_a_sea_crossing() -> None:
    table = race(sailor := led("english", at="Harbour", francs=10), rival(), deck=DECK, leaders=True)
    told = listen(table)
    drives = run(drive(table, sailor), "sea Anchorage")
    assert (drives.kind, drives.options) == ("fare", ["turn back", "leader"])
    assert explain.facts(table, drives.question)["leader"]["francs"] == 10
    drives.answer("leader")
    assert drives.options == ["turn back", "pay"]
    drives.answer("pay")
    assert (place_of(table, sailor), sailor.francs, sailor.leader_used) == ("Anchorage", 0, True)
    assert told[:2] == [events.LeaderUsed(0, "english"), events.FarePaid(0, "sea Anchorage", 10)]


@rule("leaders.4", "lanes.1")
@pytest.mark.parametrize(("francs", "is_open"), [(9, False), (10, True)])
def test_with_walledgrave_a_sea_lane_is_open_from_50_francs_below_its_price(francs: int, is_open: bool) -> None:
    table = race(sailor := led("english", at="Harbour", francs=francs), rival(), leaders=True)
    drives = run(drive(table, sailor))
    assert ("sea Anchorage" in drives.options) is is_open
    if not is_open:
        assert explain.why_not(table, drives.question)["sea Anchorage"] == {"rule": "lanes.1", "francs": 1}


@rule("leaders.4")
def test_he_may_keep_his_power_and_pay_the_whole_fare() -> None:
    table = race(sailor := led("english", at="Harbour", francs=80), rival(), leaders=True)
    drives = run(drive(table, sailor), "sea Anchorage")
    assert drives.options == ["turn back", "pay", "leader"]
    drives.answer("pay")
    assert (sailor.francs, sailor.leader_used) == (20, False)


@rule("leaders.4")
def test_walledgrave_helps_once_a_turn() -> None:
    table = race(led("english", at="Harbour", francs=59, leader_used=True), rival(), leaders=True)
    assert "sea Anchorage" not in run(drive(table, table.crews[0])).options
    table.crews[0].francs = 60
    drives = run(drive(table, table.crews[0]), "sea Anchorage")
    assert drives.over or "leader" not in drives.options


@rule("leaders.4")
def test_walledgrave_does_not_help_by_air() -> None:
    table = race(flyer := led("english", at="Midway", francs=119), rival(), leaders=True)
    assert "air South" not in run(drive(table, flyer)).options
    flyer.francs = 120
    drives = run(drive(table, flyer), "air South")
    assert drives.options == ["turn back", "pay"]


@rule("leaders.4", "cards.transport")
def test_together_with_transport_the_fare_is_never_below_nothing() -> None:
    sailor = led("english", at="Harbour", francs=5, hand=("transport", "transport"))
    table = race(sailor, rival(), deck=("guide",) * 3, leaders=True)
    drives = run(drive(table, sailor), "sea Anchorage", "transport")
    assert drives.options == ["turn back", "transport", "leader"]
    drives.answer("leader")
    assert drives.options == ["turn back", "pay"]
    drives.answer("pay")
    assert (sailor.francs, sailor.leader_used, hand_of(sailor)) == (5, True, ["transport", *["guide"] * 3])


@rule("leaders.4")
@pytest.mark.parametrize("name", ["french", "italian", "belgian", "suffragettes"])
def test_no_other_leader_lowers_a_fare(name: str) -> None:
    table = race(led(name, at="Harbour", francs=59), rival(), leaders=True)
    assert "sea Anchorage" not in run(drive(table, table.crews[0])).options


@rule("leaders.7")
@pytest.mark.parametrize("name", ["french", "italian"])
def test_delatour_and_martinetti_act_before_the_assistant_like_a_card(name: str) -> None:
    table = race(led(name, hand=("financial",), mechanics=2, funding=1), rival(), bag=("p1",) * 3, leaders=True)
    begun = begin(table)
    assert begun.options == ["pass", "financial", "leader", "repair", "drive", "collect funding"]
    assert "leader" in begun.answer("financial").options
    assert begun.answer("collect funding").over


@rule("leaders.7")
@pytest.mark.parametrize("name", ["belgian", "english", "suffragettes"])
def test_the_other_powers_are_no_moves_of_a_sequence(name: str) -> None:
    table = race(led(name), rival(), leaders=True)
    begun = begin(table)
    assert "leader" not in begun.options
    assert "leader" not in explain.why_not(table, begun.question)
    table.crews[0].leader_used = True
    assert "leader" not in explain.why_not(table, begin(table).question)


@rule("leaders.7")
@pytest.mark.parametrize("box", ["pathfinder", "security", "funding"])
def test_one_active_assistant_of_any_box_is_enough_for_a_power(box: str) -> None:
    fields: dict[str, Any] = {"mechanics": 0, box: 1}
    table = race(led("french", **fields), rival(), leaders=True)
    assert "leader" in step(table).options


@rule("leaders.7", "convoy.6")
def test_without_an_active_assistant_no_power_is_used() -> None:
    table = race(led("french", mechanics=0), crew("belgian"), leaders=True)
    assert step(table).seat == 1


@rule("leaders.7", "convoy.3")
def test_when_the_last_guard_is_spent_during_a_card_the_power_is_gone_too() -> None:
    player = led("italian", mechanics=0, security=1, hand=("driver",), engine=3)
    table = race(player, rival(), laid={"2a": "p1x"}, leaders=True)
    assert begin(table, "driver", "2a", "guard", "stay").over
    assert not player.leader_used


@rule("leaders.7", "convoy.5")
def test_who_has_passed_uses_no_power() -> None:
    table = race(led("french", security=1, mechanics=1), crew("belgian"), leaders=True)
    step(table, "pass")
    assert step(table).seat == 1


@rule("leaders.1", "leaders.2")
@pytest.mark.parametrize("name", ["french", "italian"])
def test_without_the_module_no_crew_has_a_power(name: str) -> None:
    play = plan(new(2, fifth=True), "0-5-0-0", "0-5-0-0")
    assert play.view(None)["crews"][0]["leader"] is None
    assert "leader" not in play.open[0].options
    assert "leader" not in begin(race(crew(name, engine=3), rival())).options


@rule("leaders.7")
@pytest.mark.parametrize("leaders", [True, False])
def test_with_the_module_the_first_crew_chosen_may_use_its_power(leaders: bool) -> None:
    play = plan(new(2, leaders=leaders), "0-5-0-0", "0-5-0-0")
    assert ("leader" in until(play, "sequence").open[0].options) is leaders
