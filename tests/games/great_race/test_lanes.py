"""Sea and air lanes: fares, transport cards, Walledgrave."""

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.convoy import moves, play_assistant
from halftrack.games.great_race.deck import NUMBER
from halftrack.games.great_race.driving import drive, ways_on
from halftrack.games.great_race.state import Crew
from tests.games.great_race.table import board_of, crew, gauges, hand_of, listen, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

DECK = ("driver", "guide", "militia", "tracker")
SEA, AIR = "sea Anchorage", "air South"  # from Harbour for 60 F, from Midway for 120 F

CHEAP = board_of("""
name = "cheap"
title = "Cheap lanes"
ends = ["North", "South"]
picture = '''
N
 o
S
'''
[cities]
N = { name = "North", colour = "purple" }
S = { name = "South", colour = "purple" }
[[lanes]]
kind = "sea"
ends = ["North", "South"]
price = 0
[[lanes]]
kind = "air"
ends = ["North", "South"]
price = 1
""")


def english(at: str = "Harbour", *, hand: tuple[str, ...] = (), francs: int = 80, used: bool = False) -> Crew:
    """The English crew with Sir Andrew Walledgrave."""
    return crew("english", at=at, hand=hand, francs=francs, leader="english", leader_used=used)


@rule("lanes.1")
@pytest.mark.parametrize(("francs", "open_"), [(59, False), (60, True), (61, True)])
def test_a_lane_is_open_to_those_who_can_pay_its_fare(francs: int, open_: bool) -> None:
    driver = crew(at="Harbour", francs=francs)
    assert (SEA in ways_on(race(driver), driver, True)) is open_


@rule("lanes.1")
@pytest.mark.parametrize(("petrol", "open_"), [(0, False), (1, True)])
def test_a_lane_takes_the_petrol_for_the_city_at_its_end(petrol: int, open_: bool) -> None:
    driver = crew(at="Harbour", petrol=petrol)
    assert (SEA in ways_on(race(driver), driver, True)) is open_


@rule("lanes.1", "drive.7")
@pytest.mark.parametrize("engine", [0, 1])
def test_a_lane_takes_a_running_engine(engine: int) -> None:
    driver = crew(at="Harbour", engine=engine)
    table = race(driver, deck=DECK)
    assert run(drive(table, driver), *[SEA, "pay"][: 2 * engine]).over
    assert place_of(table, driver) == ("Anchorage" if engine else "Harbour")


@rule("lanes.1", "lanes.2", "drive.5")
@pytest.mark.parametrize(("at", "way", "to", "price", "cards"), [
    ("Harbour", "sea Anchorage", "Anchorage", 60, ["driver", "guide", "militia"]),
    ("Anchorage", "sea Harbour", "Harbour", 60, ["driver"]),
    ("South", "air Midway", "Midway", 120, ["driver", "guide"]),
])  # fmt: skip
def test_fare_and_petrol_are_paid_and_the_city_gives_its_cards(
    at: str, way: str, to: str, price: int, cards: list[str]
) -> None:
    driver = crew("italian", at=at, francs=130)
    table = race(crew(at="Midway"), driver, deck=DECK)
    told = listen(table)
    fare = run(drive(table, driver), way)
    assert (fare.seat, fare.kind, fare.options) == (1, "fare", ["turn back", "pay"])
    assert fare.question.about[1] == price
    assert fare.answer("pay").over
    assert (place_of(table, driver), gauges(driver), driver.francs) == (to, (5, 5, 6), 130 - price)
    assert hand_of(driver) == cards
    kind = way.split(maxsplit=1)[0]
    paid = [events.FarePaid(1, way, price), events.Moved(1, at, to, kind, 1)]
    assert told == [*paid, *[events.CardDrawn(1, card) for card in cards]]


@rule("lanes.1", "drive.2")
def test_lanes_lead_only_from_the_city_where_the_vehicle_stands() -> None:
    by_sea, by_air = crew(at="Harbour", francs=500), crew("italian", at="Midway", francs=500)
    elsewhere, beside = crew("belgian", at="North", francs=500), crew("english", at="3d", francs=500)
    table = race(by_sea, by_air, elsewhere, beside)
    assert ways_on(table, by_sea, True)[-1] == SEA and AIR not in ways_on(table, by_sea, True)
    assert ways_on(table, by_air, True)[-1] == AIR and SEA not in ways_on(table, by_air, True)
    assert ways_on(table, elsewhere, True) == ["stay", "1c", "2a", "2b"]
    assert ways_on(table, beside, True) == ["stay", "2c", "Midway", "Harbour", "4d"]


@rule("lanes.2")
def test_a_lane_can_only_be_the_first_step_of_a_drive() -> None:
    driver = crew(at="Harbour")
    table = race(driver)
    assert SEA in ways_on(table, driver, True)
    assert SEA not in ways_on(table, driver, False)


@rule("lanes.2")
def test_a_lane_is_not_to_be_had_without_a_driver() -> None:
    driver = crew(at="Harbour", mechanics=0, pathfinder=1, funding=1, hand=("transport", "guide"))
    offered = moves(race(driver, bag=("p1",)), driver, True)
    assert offered == ["pass", "place tiles", "draw card", "collect funding"]


@rule("lanes.2", "mechanics.2")
def test_a_lane_takes_the_assistant_who_drives() -> None:
    driver = crew(at="Harbour", mechanics=2)
    table = race(driver, deck=DECK)
    assert run(play_assistant(table, driver, "drive"), SEA, "pay").over
    assert (place_of(table, driver), driver.mechanics) == ("Anchorage", 1)


@rule("lanes.1")
def test_who_stays_ashore_after_all_pays_nothing() -> None:
    driver = crew(at="Harbour")
    table = race(driver, deck=DECK)
    told = listen(table)
    assert run(drive(table, driver), SEA, "turn back").over
    assert (place_of(table, driver), gauges(driver), driver.francs, told) == ("Harbour", (6, 5, 6), 80, [])


@rule("lanes.1", "finish.1")
def test_a_lane_may_lead_to_the_destination() -> None:
    driver = crew(at="Midway", francs=125)
    table = race(driver, deck=DECK)
    run(drive(table, driver), AIR, "pay")
    assert (driver.place, driver.francs, driver.petrol, driver.cards) == (1, 5, 5, 0)


@rule("lanes.1", "cards.transport")
@pytest.mark.parametrize(("cards", "francs", "open_"), [
    (1, 69, False), (1, 70, True), (2, 19, False), (2, 20, True), (0, 119, False), (0, 120, True),
])  # fmt: skip
def test_each_transport_card_takes_fifty_francs_off(cards: int, francs: int, open_: bool) -> None:
    driver = crew(at="Midway", francs=francs, hand=("transport",) * cards)
    assert (AIR in ways_on(race(driver), driver, True)) is open_


@rule("lanes.1", "cards.transport")
def test_transport_cards_may_be_combined() -> None:
    driver = crew(at="Midway", francs=125, hand=("transport", "transport", "guide"))
    table = race(driver, deck=DECK, start="South")
    told = listen(table)
    fare = run(drive(table, driver), AIR)
    assert (fare.options, fare.question.about[1]) == (["turn back", "pay", "transport"], 120)
    fare.answer("transport")
    assert (fare.options, fare.question.about[1]) == (["turn back", "pay", "transport"], 70)
    fare.answer("transport")
    assert (fare.options, fare.question.about[1]) == (["turn back", "pay"], 20)
    assert fare.answer("pay").over
    assert (place_of(table, driver), driver.francs, hand_of(driver)) == ("South", 105, ["driver", "guide"])
    assert table.discards == [NUMBER["transport"]] * 2
    assert told[:3] == [
        events.CardPlayed(0, "transport"), events.CardPlayed(0, "transport"), events.FarePaid(0, AIR, 20),
    ]  # fmt: skip


@rule("lanes.1", "cards.transport")
def test_who_has_not_the_whole_fare_must_lower_it_first() -> None:
    driver = crew(at="Harbour", francs=10, hand=("transport",))
    table = race(driver)
    fare = run(drive(table, driver), SEA)
    assert fare.options == ["turn back", "transport"]
    fare.answer("transport", "pay")
    assert (place_of(table, driver), driver.francs) == ("Anchorage", 0)


@rule("lanes.1", "cards.transport")
def test_a_fare_never_falls_below_nothing_and_nothing_is_paid_out() -> None:
    driver = crew(at="Harbour", francs=7, hand=("transport", "transport", "transport"))
    table = race(driver, deck=DECK)
    fare = run(drive(table, driver), SEA, "transport", "transport")
    assert (fare.options, fare.question.about[1]) == (["turn back", "pay"], 0)
    fare.answer("pay")
    assert (driver.francs, hand_of(driver).count("transport")) == (7, 1)


@rule("lanes.1", "cards.transport", "leaders.4")
@pytest.mark.parametrize(("way", "options"), [
    ("sea South", ["turn back", "pay"]), ("air South", ["turn back", "pay", "transport"]),
])  # fmt: skip
def test_nothing_is_taken_off_a_lane_that_costs_nothing(way: str, options: list[str]) -> None:
    driver = english("North", francs=1, hand=("transport",))
    assert run(drive(race(driver, on=CHEAP), driver), way).options == options


@rule("lanes.1", "cards.transport")
def test_a_transport_card_is_lost_by_who_then_stays_ashore() -> None:
    driver = crew(at="Harbour", hand=("transport",))
    table = race(driver)
    assert run(drive(table, driver), SEA, "transport", "turn back").over
    assert (place_of(table, driver), driver.francs, hand_of(driver)) == ("Harbour", 80, [])


@rule("cards.transport", "convoy.3")
@pytest.mark.parametrize(("assistants", "options"), [
    (1, ["turn back", "pay", "transport"]), (0, ["turn back", "pay"]),
])  # fmt: skip
def test_a_transport_card_needs_an_active_assistant(assistants: int, options: list[str]) -> None:
    driver = crew(at="Harbour", mechanics=0, security=assistants, hand=("transport",))
    table = race(driver)
    assert run(drive(table, driver), SEA).options == options
    driver.francs = 59
    assert (SEA in ways_on(table, driver, True)) is bool(assistants)


@rule("leaders.4")
def test_walledgrave_takes_fifty_francs_off_a_sea_lane() -> None:
    driver = english()
    table = race(driver, deck=DECK, leaders=True)
    told = listen(table)
    fare = run(drive(table, driver), SEA)
    assert fare.options == ["turn back", "pay", "leader"]
    assert not driver.leader_used
    fare.answer("leader")
    assert (fare.options, fare.question.about[1], driver.leader_used) == (["turn back", "pay"], 10, True)
    fare.answer("pay")
    assert (place_of(table, driver), driver.francs) == ("Anchorage", 70)
    assert told[:2] == [events.LeaderUsed(0, "english"), events.FarePaid(0, SEA, 10)]


@rule("leaders.4")
@pytest.mark.parametrize(("francs", "open_"), [(9, False), (10, True)])
def test_walledgrave_opens_what_was_too_dear(francs: int, open_: bool) -> None:
    driver = english(francs=francs)
    assert (SEA in ways_on(race(driver, leaders=True), driver, True)) is open_


@rule("leaders.4")
def test_walledgrave_helps_once_a_turn() -> None:
    driver = english(francs=59, used=True)
    table = race(driver, leaders=True)
    assert SEA not in ways_on(table, driver, True)
    driver.francs = 60
    assert run(drive(table, driver), SEA).options == ["turn back", "pay"]


@rule("leaders.4")
def test_walledgrave_helps_by_sea_and_not_by_air() -> None:
    driver = english("Midway", francs=119)
    table = race(driver, leaders=True)
    assert AIR not in ways_on(table, driver, True)
    driver.francs = 120
    assert run(drive(table, driver), AIR).options == ["turn back", "pay"]


@rule("leaders.4")
@pytest.mark.parametrize("leader", ["french", "italian", "belgian", "suffragettes"])
def test_no_other_leader_crosses_the_sea_for_less(leader: str) -> None:
    driver = crew(leader, at="Harbour", francs=60, leader=leader)
    table = race(driver, leaders=True, fifth=True)
    assert run(drive(table, driver), SEA).options == ["turn back", "pay"]
    driver.francs = 59
    assert SEA not in ways_on(table, driver, True)


@rule("leaders.4")
def test_without_the_module_walledgrave_stays_at_home() -> None:
    driver = crew("english", at="Harbour")
    assert run(drive(race(driver), driver), SEA).options == ["turn back", "pay"]


@rule("leaders.4", "cards.transport")
def test_walledgrave_and_transport_cards_go_together_and_never_below_nothing() -> None:
    driver = english(francs=0, hand=("transport",))
    table = race(driver, leaders=True, deck=DECK)
    fare = run(drive(table, driver), SEA)
    assert fare.options == ["turn back", "transport", "leader"]
    fare.answer("leader", "transport", "pay")
    assert (place_of(table, driver), driver.francs, hand_of(driver)) == ("Anchorage", 0, ["driver", "guide", "militia"])
