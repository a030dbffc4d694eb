"""Repairs: spare parts, toolboxes and parts bought, in any mix."""

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.convoy import play_assistant
from halftrack.games.great_race.deck import NUMBER
from halftrack.games.great_race.repairs import repair
from tests.games.great_race.table import crew, gauges, hand_of, listen, race
from tests.support.rules import rule
from tests.support.scripts import run

BUY = ["buy engine", "buy chassis"]
SPARE = ["spare parts engine", "spare parts chassis"]


@rule("mechanics.1")
@pytest.mark.parametrize(("at", "price"), [("Midway", 20), ("North", 20), ("2a", 40), ("3b", 40)])
@pytest.mark.parametrize("short", [0, 1])
def test_a_part_is_bought_for_20_francs_in_a_city_and_40_elsewhere(at: str, price: int, short: int) -> None:
    wreck = crew(at=at, engine=0, chassis=0, francs=price - short)
    table = race(wreck)
    assert run(repair(table, wreck)).over is bool(short)
    if not short:
        assert run(repair(table, wreck), "buy engine").over
        assert (gauges(wreck), wreck.francs) == ((6, 1, 0), 0)


@rule("mechanics.1")
@pytest.mark.parametrize(("part", "engine", "chassis"), [("buy engine", 1, 0), ("buy chassis", 0, 1)])
def test_a_part_bought_raises_one_gauge_by_one(part: str, engine: int, chassis: int) -> None:
    wreck = crew("italian", at="Midway", engine=2, chassis=3, francs=50)
    table = race(crew(), wreck)
    told = listen(table)
    repairs = run(repair(table, wreck))
    assert (repairs.seat, repairs.kind, repairs.options) == (1, "repair", ["done", *BUY])
    assert repairs.answer(part, "done").over
    assert (gauges(wreck), wreck.francs) == ((6, 2 + engine, 3 + chassis), 30)
    assert told == [events.Repaired(1, engine, chassis, "bought", 20)]


@rule("mechanics.1")
def test_any_number_of_parts_may_be_bought() -> None:
    wreck = crew(at="Midway", engine=0, chassis=0, francs=239)
    repairs = run(repair(race(wreck), wreck), *["buy engine"] * 5, *["buy chassis"] * 6)
    assert repairs.over
    assert (gauges(wreck), wreck.francs) == ((6, 5, 6), 19)


@rule("mechanics.1")
@pytest.mark.parametrize(("part", "engine", "chassis"), [(SPARE[0], 1, 0), (SPARE[1], 0, 1)])
def test_spare_parts_raise_one_gauge_by_one(part: str, engine: int, chassis: int) -> None:
    wreck = crew("italian", at="2a", engine=2, chassis=3, francs=39, hand=("spare parts", "guide"))
    table = race(crew(), wreck)
    told = listen(table)
    repairs = run(repair(table, wreck))
    assert repairs.options == ["done", *SPARE]
    assert repairs.answer(part).over
    assert (gauges(wreck), wreck.francs, hand_of(wreck)) == ((6, 2 + engine, 3 + chassis), 39, ["guide"])
    assert table.discards == [NUMBER["spare parts"]]
    assert told == [events.CardPlayed(1, "spare parts"), events.Repaired(1, engine, chassis, "spare parts", 0)]


@rule("mechanics.1", "cards.toolbox", "cards.spare-parts")
@pytest.mark.parametrize(("engine", "chassis", "offers"), [
    (5, 6, []),
    (4, 6, [SPARE[0], "toolbox", BUY[0]]),
    (5, 5, [SPARE[1], "toolbox", BUY[1]]),
    (4, 5, [*SPARE, "toolbox", *BUY]),
    (0, 0, [*SPARE, "toolbox", *BUY]),
])  # fmt: skip
def test_no_gauge_is_repaired_over_its_maximum(engine: int, chassis: int, offers: list[str]) -> None:
    wreck = crew(at="Midway", engine=engine, chassis=chassis, hand=("spare parts", "toolbox"))
    repairs = run(repair(race(wreck), wreck))
    assert (["done"] if repairs.over else repairs.options) == ["done", *offers]


@rule("mechanics.1", "setup.7")
def test_the_maximum_is_that_of_ones_own_vehicle() -> None:
    wreck = crew("suffragettes", at="Midway", engine=3, chassis=6)
    table = race(wreck, fifth=True)
    assert run(repair(table, wreck), "buy engine").over
    assert gauges(wreck) == (7, 4, 6)


@rule("mechanics.1")
def test_cards_and_purchases_mix_in_one_repair() -> None:
    wreck = crew(at="Midway", engine=0, chassis=1, francs=40, hand=("spare parts", "spare parts", "toolbox"))
    table = race(wreck)
    told = listen(table)
    repairs = run(repair(table, wreck), SPARE[0], "buy chassis", "toolbox", 2, SPARE[1], "buy engine")
    assert repairs.over
    assert (gauges(wreck), wreck.francs, wreck.cards) == ((6, 4, 4), 0, 0)
    assert [type(event) for event in told].count(events.Repaired) == 5


@rule("mechanics.1")
def test_a_repair_ends_when_the_crew_has_done_enough() -> None:
    wreck = crew(at="Midway", engine=1, chassis=1, hand=("spare parts",))
    repairs = run(repair(race(wreck), wreck), "buy engine", "done")
    assert repairs.over
    assert (gauges(wreck), wreck.francs, hand_of(wreck)) == ((6, 2, 1), 60, ["spare parts"])


@rule("mechanics.1")
def test_one_assistant_does_all_of_a_repair() -> None:
    wreck = crew(at="Midway", engine=1, chassis=1, mechanics=2, hand=("spare parts",))
    table = race(wreck)
    told = listen(table)
    run(play_assistant(table, wreck, "repair"), "buy engine", SPARE[1], "buy chassis", "done")
    assert (gauges(wreck), wreck.mechanics) == ((6, 2, 3), 1)
    assert told[0] == events.AssistantPlayed(0, "repair")


@rule("convoy.8", "mechanics.1")
def test_a_repairman_may_be_spent_on_nothing() -> None:
    whole = crew(at="Midway")
    table = race(whole)
    assert run(play_assistant(table, whole, "repair")).over
    assert (gauges(whole), whole.francs, whole.mechanics) == ((6, 5, 6), 80, 0)


@rule("mechanics.1", "drive.7")
def test_a_repair_starts_a_broken_engine_again() -> None:
    wreck = crew(at="Midway", engine=0, francs=20)
    assert run(repair(race(wreck), wreck), "buy engine").over
    assert wreck.engine == 1


@rule("convoy.3", "cards.spare-parts", "cards.toolbox")
@pytest.mark.parametrize(("guards", "offers"), [(1, [*SPARE, "toolbox", *BUY]), (0, BUY)])
def test_parts_and_toolboxes_need_an_active_assistant(guards: int, offers: list[str]) -> None:
    wreck = crew(at="Midway", engine=1, chassis=1, mechanics=0, security=guards, hand=("spare parts", "toolbox"))
    assert run(repair(race(wreck), wreck)).options == ["done", *offers]


@rule("cards.spare-parts", "cards.toolbox")
@pytest.mark.parametrize(("held", "offers"), [
    (("spare parts",), SPARE), (("toolbox",), ["toolbox"]), (("guide", "transport", "jerrycan"), []),
])  # fmt: skip
def test_a_repair_takes_parts_and_toolboxes_and_no_other_card(held: tuple[str, ...], offers: list[str]) -> None:
    wreck = crew(at="2a", engine=1, chassis=1, petrol=1, francs=0, hand=held)
    repairs = run(repair(race(wreck), wreck))
    assert (["done"] if repairs.over else repairs.options) == ["done", *offers]


@rule("cards.toolbox")
@pytest.mark.parametrize("up", [0, 1, 2, 3])
def test_a_toolbox_raises_both_gauges_by_three_in_all(up: int) -> None:
    wreck = crew("italian", at="2a", engine=1, chassis=2, francs=0, hand=("toolbox",))
    table = race(crew(), wreck)
    told = listen(table)
    repairs = run(repair(table, wreck), "toolbox")
    assert (repairs.seat, repairs.kind, repairs.options) == (1, "toolbox", [0, 1, 2, 3])
    assert repairs.answer(up).over
    assert (gauges(wreck), hand_of(wreck), table.discards) == ((6, 1 + up, 5 - up), [], [NUMBER["toolbox"]])
    assert told == [events.CardPlayed(1, "toolbox"), events.Repaired(1, up, 3 - up, "toolbox", 0)]


@rule("cards.toolbox")
@pytest.mark.parametrize(("engine", "chassis", "ways"), [
    (1, 5, [2, 3]), (3, 5, [2]), (4, 1, [0, 1]), (4, 6, [1]), (5, 4, [0]), (3, 4, [1, 2]), (4, 5, [1]),
])  # fmt: skip
def test_a_toolbox_never_raises_a_gauge_over_its_maximum_nor_wastes_a_level(
    engine: int, chassis: int, ways: list[int]
) -> None:
    wreck = crew(at="2a", engine=engine, chassis=chassis, francs=0, hand=("toolbox",))
    repairs = run(repair(race(wreck), wreck), "toolbox")
    if len(ways) > 1:
        assert repairs.options == ways
        repairs.answer(ways[0])
    raised = ways[0], min(3, 11 - engine - chassis) - ways[0]
    assert gauges(wreck) == (6, engine + raised[0], chassis + raised[1])
