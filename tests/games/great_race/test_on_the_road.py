"""Driving: cities, stop signs, the token on the progression track."""

from typing import Any

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.crews import CREWS, NO_LEADER
from halftrack.games.great_race.deck import NUMBER
from halftrack.games.great_race.driving import drive
from tests.games.great_race.table import crew, faces_on, gauges, hand_of, listen, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

DECK = ("driver", "guide", "militia", "tracker", "financial")
ROAD = {"2a": "p1", "2b": "p1", "3a": "p1", "4a": "p1"}


@rule("drive.5")
def test_entering_a_city_costs_one_petrol_and_ends_the_drive() -> None:
    driver = crew(at="2b")
    table = race(driver, laid=ROAD, deck=DECK)
    assert run(drive(table, driver), "Midway").over
    assert (place_of(table, driver), gauges(driver)) == ("Midway", (5, 5, 6))


@rule("drive.5")
@pytest.mark.parametrize(("city", "at", "cards"), [
    ("North", "2a", []),
    ("Harbour", "3d", ["driver"]),
    ("Midway", "3d", ["driver", "guide"]),
    ("Anchorage", "5a", ["driver", "guide", "militia"]),
])  # fmt: skip
def test_a_crew_draws_as_many_cards_as_the_city_shows(city: str, at: str, cards: list[str]) -> None:
    driver = crew(at=at)
    table = race(driver, deck=DECK, leaders=True)
    told = listen(table)
    assert run(drive(table, driver), city).over
    assert (hand_of(driver), len(table.deck), table.reveals) == (cards, 5 - len(cards), len(cards))
    assert told == [events.Moved(0, at, city, "land", 1), *[events.CardDrawn(0, card) for card in cards]]


@rule("drive.5")
@pytest.mark.parametrize(("petrol", "over"), [(1, False), (0, True)])
def test_the_surcharge_of_the_risk_zone_is_not_paid_in_a_city(petrol: int, over: bool) -> None:
    driver = crew(at="3b", petrol=petrol)
    table = race(driver, laid={"3b": "p1"}, deck=DECK)
    drives = run(drive(table, driver))
    assert drives.over is over
    if not over:
        drives.answer("Midway")
        assert (place_of(table, driver), driver.petrol) == ("Midway", 0)


@rule("drive.5", "hand.1")
def test_first_the_petrol_then_the_token_then_the_cards_then_the_hand_limit() -> None:
    driver = crew(at="2b", chassis=1, hand=("toolbox",))
    table = race(driver, deck=DECK)
    told = listen(table)
    drives = run(drive(table, driver), "Midway")
    assert (drives.kind, drives.options) == ("discard", ["driver", "toolbox", "guide"])
    assert (driver.petrol, place_of(table, driver), driver.band) == (5, "Midway", 2)
    drives.answer("driver", "toolbox")
    assert (drives.over, hand_of(driver)) == (True, ["guide"])
    assert told == [
        events.Moved(0, "2b", "Midway", "land", 1),
        events.CardDrawn(0, "driver"),
        events.CardDrawn(0, "guide"),
        events.CardDiscarded(0, "driver"),
        events.CardDiscarded(0, "toolbox"),
    ]


@rule("drive.5")
def test_a_city_visited_again_costs_and_gives_again() -> None:
    driver = crew(at="Midway")
    table = race(driver, deck=DECK)
    for city in ("Harbour", "Midway", "Harbour"):
        run(drive(table, driver), city)
    assert (driver.petrol, hand_of(driver)) == (3, ["driver", "tracker", "guide", "militia"])


@rule("drive.5", "finish.1")
def test_in_the_destination_a_crew_draws_no_card_but_has_arrived() -> None:
    driver = crew(at="5b", mechanics=2, security=1, hand=("guide",))
    table = race(driver, deck=DECK, laid={"5b": "p1"})
    told = listen(table)
    assert run(drive(table, driver), "South").over
    assert (driver.place, gauges(driver), driver.assistants, hand_of(driver)) == (1, (5, 5, 6), 0, [])
    assert (len(table.deck), table.discards) == (5, [NUMBER["guide"]])
    assert told[:2] == [events.Moved(0, "5b", "South", "land", 1), events.Arrived(0, 1)]


@rule("drive.5", "finish.1")
def test_the_city_where_the_race_began_is_no_destination() -> None:
    driver = crew(at="5b")
    table = race(driver, deck=DECK, start="South")
    run(drive(table, driver), "South")
    assert (driver.place, hand_of(driver), driver.mechanics) == (0, ["driver"], 1)


@rule("leaders.3")
@pytest.mark.parametrize(
    ("name", "leaders", "cards"), [("belgian", True, 2), ("belgian", False, 0), ("french", True, 0)]
)
def test_van_hotten_draws_two_cards_at_least(name: str, leaders: bool, cards: int) -> None:
    driver = crew(name, at="2a")
    driver.leader = CREWS.index(name) if leaders else NO_LEADER
    table = race(driver, deck=DECK, leaders=leaders)
    run(drive(table, driver), "North")
    assert driver.cards == cards


@rule("leaders.3")
@pytest.mark.parametrize(("city", "at", "cards"), [("Harbour", "3d", 2), ("Midway", "3d", 2), ("Anchorage", "5a", 3)])
def test_van_hotten_draws_no_card_more_where_a_city_shows_enough(city: str, at: str, cards: int) -> None:
    driver = crew("belgian", at=at, leader="belgian")
    table = race(driver, deck=DECK, leaders=True)
    run(drive(table, driver), city)
    assert (driver.cards, driver.leader_used) == (cards, False)


@rule("drive.6")
@pytest.mark.parametrize("known", [True, False])
def test_a_stop_sign_ends_the_drive_on_its_tile(known: bool) -> None:
    driver = crew(hand=("militia", "driver"), security=1)
    table = race(driver, laid={"2a": "p2s", "3a": "p1"} if known else {"3a": "p1"}, bag=() if known else ("p2s",))
    assert run(drive(table, driver), "2a").over
    assert (place_of(table, driver), gauges(driver), faces_on(table)["2a"]) == ("2a", (4, 5, 6), "p2s")


@rule("drive.6", "drive.3")
def test_a_stop_sign_spares_nothing_of_the_cost() -> None:
    driver = crew(petrol=2)
    assert "2a" not in run(drive(race(driver, laid={"2a": "p3s", "2b": "p1"}), driver)).options


@rule("drive.6", "cards.guide")
@pytest.mark.parametrize("known", [True, False])
def test_a_guide_ignores_one_stop_sign(known: bool) -> None:
    driver = crew("italian", hand=("guide", "driver"))
    laid = {"2a": "p1s"} if known else {}
    table = race(crew(at="South"), driver, laid={**laid, "3a": "p1s"}, bag=() if known else ("p1s",))
    told = listen(table)
    drives = run(drive(table, driver), "2a")
    assert (drives.seat, drives.kind, drives.options, drives.question.about) == (1, "guide", ["stop", "guide"], 4)
    assert place_of(table, driver) == "2a"
    drives.answer("guide")
    assert (drives.kind, drives.question.about, hand_of(driver)) == ("drive", (4, False), ["driver"])
    assert table.discards == [NUMBER["guide"]]
    assert told[-3:] == [
        events.Moved(1, "North", "2a", "land", 1),
        events.CardPlayed(1, "guide"),
        events.StopIgnored(1, "2a"),
    ]
    assert drives.answer("3a").over


@rule("drive.6", "cards.guide")
def test_two_guides_ignore_two_stop_signs() -> None:
    driver = crew(hand=("guide", "guide"))
    table = race(driver, laid={"2a": "p1s", "3a": "p1s", "4a": "p1"})
    run(drive(table, driver), "2a", "guide", "3a", "guide", "4a", "stay")
    assert (place_of(table, driver), hand_of(driver)) == ("4a", [])


@rule("drive.6", "cards.guide")
def test_a_guide_may_be_kept_and_the_stop_obeyed() -> None:
    driver = crew(hand=("guide",))
    table = race(driver, laid={"2a": "p1s", "3a": "p1"})
    told = listen(table)
    assert run(drive(table, driver), "2a", "stop").over
    assert (place_of(table, driver), hand_of(driver)) == ("2a", ["guide"])
    assert told == [events.Moved(0, "North", "2a", "land", 1)]


@rule("drive.6", "cards.guide")
@pytest.mark.parametrize(("face", "engine", "answers", "asked"), [
    ("p1s", 2, [], True),
    ("p1s", 1, [], False),
    ("p1d2s", 3, [2], True),
    ("p1d2s", 2, [2], False),
])  # fmt: skip
def test_a_guide_is_no_use_where_the_drive_is_over_anyway(
    face: str, engine: int, answers: list[int], asked: bool
) -> None:
    driver = crew(engine=engine, hand=("guide",))
    drives = run(drive(race(driver, laid={"2a": face, "3a": "p1"}), driver), "2a", *answers)
    assert drives.over is not asked
    if asked:
        assert drives.kind == "guide"


@rule("cards.guide", "convoy.3")
@pytest.mark.parametrize(("assistants", "asked"), [({"funding": 1}, True), ({"security": 1}, True), ({}, False)])
def test_a_guide_needs_an_active_assistant(assistants: dict[str, Any], asked: bool) -> None:
    driver = crew(mechanics=0, hand=("guide",), **assistants)
    assert run(drive(race(driver, laid={"2a": "p1s", "3a": "p1"}), driver), "2a").over is not asked


@rule("drive.11")
def test_the_token_moves_with_the_vehicle_step_by_step() -> None:
    driver = crew()
    table = race(driver, crew("italian", at="2b"), laid=ROAD)
    drives = run(drive(table, driver), "2a")
    assert (driver.band, table.tokens) == (1, 3)
    drives.answer("3a")
    assert (driver.band, table.tokens) == (2, 4)
    drives.answer("2a", "North")
    assert (driver.band, driver.token, table.tokens) == (0, 6, 6)


@rule("drive.11")
@pytest.mark.parametrize(("start", "at", "step"), [("North", "North", "2a"), ("South", "3a", "2a")])
def test_the_token_comes_to_lie_on_top_of_those_on_its_band(start: str, at: str, step: str) -> None:
    first, second = crew(at="2b"), crew("italian", at=at)
    first.token = 9
    table = race(first, second, laid=ROAD, start=start)
    table.tokens = 9
    run(drive(table, second), step)
    assert (second.band, second.token) == (first.band, 10)


@rule("drive.11")
def test_a_step_along_the_same_band_leaves_the_token_in_its_place() -> None:
    driver, rival = crew(at="2a"), crew("italian", at="2b")
    table = race(driver, rival, laid=ROAD)
    run(drive(table, driver), "2b")
    assert (driver.band, driver.token, rival.token, table.tokens) == (1, 1, 2, 2)


@rule("drive.11")
def test_bands_are_counted_from_the_start_of_this_race() -> None:
    driver = crew(at="4a")
    table = race(driver, laid=ROAD, start="South")
    assert driver.band == 2
    run(drive(table, driver), "3a", "stay")
    assert driver.band == 3


@rule("drive.11", "drive.4")
def test_an_attempt_that_turns_back_moves_no_token() -> None:
    driver = crew(petrol=1)
    table = race(driver, bag=("p3",))
    run(drive(table, driver), "2a")
    assert (driver.band, driver.token, table.tokens) == (0, 1, 1)


@rule("drive.11")
def test_the_token_moves_only_when_the_whole_cost_is_paid() -> None:
    driver = crew()
    table = race(driver, laid={"2a": "p1d1x"})
    drives = run(drive(table, driver), "2a")
    assert (drives.kind, driver.band, place_of(table, driver)) == ("damage", 0, "North")
    drives.answer(0)
    assert (driver.band, place_of(table, driver)) == (1, "2a")
