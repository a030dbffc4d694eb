"""Dangers on tiles: what averts them, what they cost, when one turns back."""

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.convoy import play_assistant
from halftrack.games.great_race.deck import CARDS, NUMBER
from halftrack.games.great_race.driving import drive, ways_on
from tests.games.great_race.table import crew, faces_on, gauges, hand_of, listen, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

AHEAD = {"3a": "p1", "2b": "p1"}


@rule("danger.1")
@pytest.mark.parametrize("to_engine", [0, 1, 2])
def test_a_danger_met_without_help_costs_two_more_damage(to_engine: int) -> None:
    driver = crew()
    table = race(driver, laid={"2a": "p1x"})
    told = listen(table)
    drives = run(drive(table, driver), "2a")
    assert (drives.kind, drives.options) == ("damage", [0, 1, 2])
    drives.answer(to_engine)
    assert (drives.kind, place_of(table, driver)) == ("drive", "2a")
    assert gauges(driver) == (5, 5 - to_engine, 4 + to_engine)
    assert told == [events.Damaged(0, to_engine, 2 - to_engine), events.Moved(0, "North", "2a", "land", 1)]


@rule("danger.1")
@pytest.mark.parametrize(("face", "engine"), [("p1x", 3), ("p1d1x", 2), ("p1d2x", 1), ("p1d2", 3)])
def test_the_damage_of_a_danger_comes_on_top_of_the_tiles_own(face: str, engine: int) -> None:
    driver = crew()
    table = race(driver, laid={"2a": face})
    run(drive(table, driver), "2a", 5 - engine)
    assert gauges(driver) == (5, engine, 6)


@rule("danger.1", "cards.militia", "security.1")
@pytest.mark.parametrize("shield", ["militia", "guard"])
@pytest.mark.parametrize("known", [True, False])
def test_militia_or_a_guard_averts_the_danger_but_spares_nothing_else(shield: str, known: bool) -> None:
    driver = crew("italian", hand=("militia", "guide"), security=2)
    laid = {"2a": "p2d1x"} if known else {}
    table = race(crew(at="South"), driver, laid={**laid, **AHEAD}, bag=() if known else ("p2d1x",))
    told = listen(table)
    drives = run(drive(table, driver), "2a")
    assert (drives.seat, drives.kind, drives.options) == (1, "danger", ["bear", "militia", "guard"])
    assert drives.question.about == 1
    drives.answer(shield, 1)
    assert (drives.kind, drives.question.about, gauges(driver)) == ("drive", (4, False), (4, 4, 6))
    assert (hand_of(driver), driver.security) == ((["guide"], 2) if shield == "militia" else (["guide", "militia"], 1))
    assert table.discards == ([NUMBER["militia"]] if shield == "militia" else [])
    played = [events.CardPlayed(1, "militia")] if shield == "militia" else []
    assert told[0 if known else 1 :] == [
        *played, events.DangerAverted(1, shield), events.Damaged(1, 1, 0), events.Moved(1, "North", "2a", "land", 2),
    ]  # fmt: skip


@rule("danger.1")
def test_a_shield_may_be_kept_and_the_danger_borne() -> None:
    driver = crew(hand=("militia",), security=1)
    table = race(driver, laid={"2a": "p1x"})
    told = listen(table)
    run(drive(table, driver), "2a", "bear", 2)
    assert (gauges(driver), hand_of(driver), driver.security) == ((5, 3, 6), ["militia"], 1)
    assert told == [events.Damaged(0, 2, 0), events.Moved(0, "North", "2a", "land", 1)]


@rule("danger.1")
def test_a_tile_without_the_sign_is_no_danger() -> None:
    driver = crew(hand=("militia",), security=1)
    assert run(drive(race(driver, laid={"2a": "p1s"}), driver), "2a").over
    assert (gauges(driver), hand_of(driver), driver.security) == ((5, 5, 6), ["militia"], 1)


@rule("danger.1", "danger.4")
@pytest.mark.parametrize(("hand", "guards", "options"), [
    (("militia",), 0, ["bear", "militia"]),
    ((), 1, ["bear", "guard"]),
    (("guide",), 0, ["bear"]),
    (("jerrycan", "trail hunter", "driver"), 0, ["bear"]),
])  # fmt: skip
def test_the_driver_is_asked_if_he_holds_a_card_or_a_guard(
    hand: tuple[str, ...], guards: int, options: list[str]
) -> None:
    driver = crew(hand=hand, security=guards)
    danger = run(drive(race(driver, laid={"2a": "p1x"}), driver), "2a")
    assert (danger.seat, danger.kind, danger.options) == (0, "danger", options)


@rule("danger.4")
def test_a_driver_without_card_and_guard_is_not_asked() -> None:
    driver = crew(pathfinder=1, funding=2)
    assert run(drive(race(driver, laid={"2a": "p1x"}), driver), "2a").kind == "damage"


@rule("danger.4", "security.1")
def test_on_a_tile_nobody_but_its_driver_is_asked() -> None:
    driver = crew()
    rival = crew("italian", at="South", hand=("militia",), security=5)
    danger = run(drive(race(driver, rival, laid={"2a": "p1x"}), driver), "2a")
    assert (danger.seat, danger.kind) == (0, "damage")


@rule("security.1", "convoy.5")
def test_a_guard_averts_a_danger_without_using_up_the_sequence() -> None:
    driver = crew(mechanics=2, security=2)
    table = race(driver, laid={"2a": "p1x", **AHEAD})
    drives = run(play_assistant(table, driver, "drive"), "2a", "guard")
    assert drives.kind == "drive"
    drives.answer("stay")
    assert (driver.security, driver.mechanics, gauges(driver)) == (1, 1, (5, 5, 6))


@rule("cards.militia", "convoy.3")
def test_militia_needs_no_assistant_on_the_dashboard() -> None:
    driver = crew(mechanics=0, hand=("militia",))
    assert run(drive(race(driver, laid={"2a": "p1x"}), driver), "2a").options == ["bear", "militia"]


@rule("danger.1", "cards.militia", "security.1")
def test_one_militia_or_guard_averts_one_danger() -> None:
    driver = crew(hand=("militia",), security=1)
    table = race(driver, laid={"2a": "p1x", "3a": "p1x", "4a": "p1x"})
    drives = run(drive(table, driver), "2a", "guard", "3a")
    assert drives.options == ["bear", "militia"]
    assert drives.answer("militia", "4a").kind == "damage"


@rule("drive.9", "danger.1")
@pytest.mark.parametrize(("engine", "chassis", "open_"), [(1, 1, False), (2, 1, True), (3, 0, True), (1, 2, True)])
def test_a_known_danger_must_be_covered_by_both_gauges(engine: int, chassis: int, open_: bool) -> None:
    driver = crew(engine=engine, chassis=chassis)
    table = race(driver, laid={"2a": "p1d1x", "2b": "p1d1"})
    assert ("2a" in ways_on(table, driver, True)) is open_
    assert "2b" in ways_on(table, driver, True)
    if open_:
        assert run(drive(table, driver), "2a").over
        assert gauges(driver) == (5, 0, 0)


@rule("drive.9")
@pytest.mark.parametrize(("hand", "guards"), [(("militia",), 0), ((), 1)])
def test_who_could_not_bear_a_danger_may_still_spend_a_shield(hand: tuple[str, ...], guards: int) -> None:
    driver = crew(engine=2, chassis=1, hand=hand, security=guards)
    table = race(driver, laid={"2a": "p1d2x", "3a": "p1"})
    drives = run(drive(table, driver), "2a")
    assert (drives.kind, drives.options) == ("danger", ["turn back", "militia" if hand else "guard"])
    drives.answer(drives.options[1], 1)
    assert (place_of(table, driver), gauges(driver)) == ("2a", (5, 1, 0))


@rule("drive.9")
@pytest.mark.parametrize(("engine", "last"), [(1, "turn back"), (2, "bear")])
def test_a_danger_that_the_gauges_can_bear_is_no_reason_to_turn_back(engine: int, last: str) -> None:
    driver = crew(engine=engine, chassis=1, security=1)
    table = race(driver, laid={"2a": "p1d1x"})
    assert run(drive(table, driver), "2a").options == [last, "guard"]


@rule("drive.9", "drive.4")
@pytest.mark.parametrize("known", [True, False])
def test_who_declines_to_spend_a_shield_turns_back_and_loses_nothing(known: bool) -> None:
    driver = crew(engine=1, chassis=1, hand=("militia",), security=1)
    laid = {"2a": "p1d1x"} if known else {}
    table = race(driver, laid={**laid, **AHEAD}, bag=() if known else ("p1d1x",))
    told = listen(table)
    assert run(drive(table, driver), "2a", "turn back").over
    assert (place_of(table, driver), gauges(driver), hand_of(driver)) == ("North", (6, 1, 1), ["militia"])
    assert (driver.security, driver.band, faces_on(table)["2a"]) == (1, 0, "p1d1x")
    assert told[0 if known else 1 :] == [events.TurnedBack(0, "2a")]


@rule("drive.9", "drive.4")
@pytest.mark.parametrize(("hand", "asked"), [((), False), (("guide",), True)])
def test_a_blind_danger_that_cannot_be_met_sends_the_vehicle_back(hand: tuple[str, ...], asked: bool) -> None:
    driver = crew(engine=1, chassis=1, hand=hand)
    table = race(driver, laid=AHEAD, bag=("p1d1x",))
    told = listen(table)
    drives = run(drive(table, driver), "2a")
    if asked:
        assert (drives.kind, drives.options) == ("danger", ["turn back"])
        drives.answer("turn back")
    assert drives.over
    assert (place_of(table, driver), gauges(driver), faces_on(table)["2a"]) == ("North", (6, 1, 1), "p1d1x")
    assert told == [events.TileTurned(0, "2a", "p1d1x"), events.TurnedBack(0, "2a")]


@rule("drive.3", "drive.9", "danger.1")
@pytest.mark.parametrize(("engine", "open_"), [(1, False), (2, True)])
@pytest.mark.parametrize(("hand", "guards"), [(("militia",), 0), ((), 1)])
def test_a_shield_never_spares_the_damage_of_the_tile_itself(
    engine: int, open_: bool, hand: tuple[str, ...], guards: int
) -> None:
    driver = crew(engine=engine, chassis=1, hand=hand, security=guards)
    table = race(driver, laid={"2a": "p1d3x"})
    assert ("2a" in ways_on(table, driver, True)) is open_


@rule("drive.4", "drive.9")
def test_no_shield_is_asked_for_where_the_tiles_own_damage_is_too_much() -> None:
    driver = crew(engine=1, chassis=0, security=1)
    table = race(driver, bag=("p1d2x",), laid=AHEAD)
    assert run(drive(table, driver), "2a").over
    assert (place_of(table, driver), driver.security) == ("North", 1)


@rule("drive.8", "drive.9")
def test_petrol_is_found_before_the_danger_is_met() -> None:
    driver = crew(petrol=1, engine=1, chassis=2, hand=("jerrycan",), security=1)
    table = race(driver, bag=("p2d2x",))
    drives = run(drive(table, driver), "2a")
    assert (drives.kind, drives.options) == ("shortage", ["turn back", "jerrycan"])
    drives.answer("jerrycan")
    assert (drives.kind, drives.options, drives.question.about) == ("danger", ["turn back", "guard"], 2)
    assert drives.answer("turn back").over
    assert (gauges(driver), driver.security, place_of(table, driver)) == ((2, 1, 2), 1, "North")


@rule("danger.2")
def test_three_cards_are_dangers_and_no_other() -> None:
    assert [card.name for card in CARDS if card.danger] == ["trail hunter", "saboteur", "con artist"]
