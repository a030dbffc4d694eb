"""The finish, the ranking and leaving: the rules `finish` and `leaving`."""

from typing import Any

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.cards import play as play_card
from halftrack.games.great_race.danger import is_averted
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.finish import leave, prestige, ranking
from halftrack.games.great_race.maintenance import end_of_convoy
from halftrack.games.great_race.state import BIVOUAC, CONVOY, NONE, OVER, Crew
from tests.games.great_race.plays import is_over, kinds_open, new, plan, ranked, step, until
from tests.games.great_race.table import arrived, crew, dashboard, hand_of, listen, named, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

BEFORE_SOUTH = {"5b": "p1", "5c": "p1"}


def near(name: str = "french", at: str = "5b", **fields: Any) -> Crew:
    """A crew one step before the destination."""
    return crew(name, at=at, **fields)


def total(crew: Crew) -> int:
    return sum(prestige(crew).values())


@rule("finish.1")
def test_arriving_costs_the_petrol_of_a_city_and_the_hand_and_all_assistants() -> None:
    racer = near(hand=("guide", "militia"), pathfinder=1, mechanics=2, security=1, funding=1, petrol=3)
    table = race(racer, crew("italian"), laid=BEFORE_SOUTH, deck=("driver",))
    assert step(table, "drive", "South").over
    assert (place_of(table, racer), racer.petrol, racer.place, racer.passed) == ("South", 2, 1, True)
    assert (hand_of(racer), dashboard(racer)) == ([], (0, 0, 0, 0))
    assert named(table.discards) == ["guide", "militia"]


@rule("finish.1")
def test_no_cards_are_drawn_in_the_destination() -> None:
    table = race(racer := near(), crew("italian"), laid=BEFORE_SOUTH, deck=("driver", "guide"))
    run(drive(table, racer), "South")
    assert (racer.cards, named(table.deck), table.discards) == (0, ["guide", "driver"], [])


@rule("finish.1", "setup.1")
def test_the_start_city_is_no_destination_and_gives_cards() -> None:
    racer = near()
    table = race(racer, crew("italian"), laid=BEFORE_SOUTH, start="South", deck=("driver", "guide"))
    run(drive(table, racer), "South")
    assert (racer.place, hand_of(racer)) == (0, ["driver"])


@rule("finish.1")
def test_an_arrival_is_told() -> None:
    table = race(near(hand=("guide",)), crew("italian"), laid=BEFORE_SOUTH)
    told = listen(table)
    step(table, "drive", "South")
    assert told == [
        events.AssistantPlayed(0, "drive"),
        events.Moved(0, "5b", "South", "land", 1),
        events.Arrived(0, 1),
        events.CardDiscarded(0, "guide"),
    ]


@rule("finish.1")
def test_gauges_and_money_stay_as_they_are_in_the_destination() -> None:
    racer = near(engine=2, chassis=1, francs=130, funding=3)
    step(race(racer, crew("italian"), laid=BEFORE_SOUTH), "drive", "South")
    assert (racer.engine, racer.chassis, racer.francs, racer.petrol) == (2, 1, 130, 5)


@rule("finish.1")
def test_a_crew_that_has_arrived_plays_no_more() -> None:
    table = race(near(mechanics=3), crew("italian", mechanics=2), laid=BEFORE_SOUTH)
    step(table, "drive", "South")
    assert step(table, "repair").over
    assert step(table).seat == 1


@rule("finish.1", "cards.saboteur")
def test_no_saboteur_can_touch_a_crew_that_has_arrived() -> None:
    saboteur = crew(hand=("saboteur",))
    table = race(saboteur, arrived("italian"), crew("belgian"), crew("english"))
    assert run(play_card(table, saboteur, "saboteur")).options == ["belgian", "english"]


@rule("finish.1", "cards.saboteur")
def test_with_no_other_crew_on_its_way_a_saboteur_cannot_be_played() -> None:
    table = race(crew(hand=("saboteur", "financial")), arrived("italian"))
    assert "saboteur" not in step(table).options


@rule("finish.1", "danger.3")
def test_a_crew_that_has_arrived_averts_nothing_any_more() -> None:
    player = crew()
    table = race(player, arrived("italian", security=2, hand=("militia",)), crew("belgian", security=1))
    assert run(is_averted(table, player)).seat == 2
    alone = race(player := crew(), arrived("italian", security=2, hand=("militia",)))
    assert run(is_averted(alone, player)).over


@rule("finish.1", "finish.2")
def test_later_arrivals_do_the_same_and_are_numbered_in_order() -> None:
    first, second = near("french", at="5c", hand=("guide",)), near("italian", hand=("driver",), security=1)
    table = race(first, crew("belgian"), second, laid=BEFORE_SOUTH)
    step(table, "drive", "South")
    step(table, "pass")
    step(table, "drive", "South")
    assert [crew.place for crew in table.crews] == [1, 0, 2]
    assert (hand_of(second), dashboard(second)) == ([], (0, 0, 0, 0))
    assert place_of(table, first) == place_of(table, second) == "South"


@rule("finish.2")
def test_the_others_play_the_convoy_of_the_first_arrival_to_its_end() -> None:
    table = race(near(), crew("italian", mechanics=2), crew("belgian", passed=True), laid=BEFORE_SOUTH)
    step(table, "drive", "South")
    assert [step(table, "repair").over, step(table, "repair").over] == [True, True]
    assert (table.phase, is_over(table)) == (CONVOY, False)
    assert step(table).over
    assert (table.phase, is_over(table)) == (OVER, True)


@rule("finish.2")
def test_then_the_race_is_over_at_once_without_maintenance_and_bonus() -> None:
    table = race(near(francs=30), crew("italian", security=2), laid=BEFORE_SOUTH)
    table.order = [1, 0]
    step(table, "pass")
    step(table, "drive", "South")
    told = listen(table)
    step(table)
    assert [crew.francs for crew in table.crews] == [30, 80]
    assert (table.order, table.turn, table.crews[1].security) == ([1, 0], 1, 2)
    assert told == [events.RaceEnded(NONE, "arrival")]


@rule("finish.2")
def test_without_an_arrival_the_race_goes_on() -> None:
    table = race(crew(), crew("italian"))
    told = listen(table)
    run(end_of_convoy(table))
    assert (table.phase, is_over(table)) == (BIVOUAC, False)
    assert not [event for event in told if isinstance(event, events.RaceEnded)]


@rule("finish.2")
def test_a_whole_race_ends_after_the_convoy_of_the_first_arrival() -> None:
    play = plan(new(), "0-0-0-5", "0-1-0-4")
    racer = play.state.crews[1]
    racer.space = play.state.box.board.number["4a"]
    until(play, "sequence")
    assert kinds_open(play) == {0: "sequence"}
    play.answer(0, "collect funding")
    until(play, "sequence")
    play.answer(1, "drive")
    play.answer(1, "South")
    until(play)
    assert play.open == {}
    assert play.result is not None
    assert [line["seat"] for line in play.result] == [1, 0]
    assert play.view(None)["phase"] == "over"
    assert play.view(None)["crews"][1]["arrived"] == 1


@rule("finish.2")
def test_only_a_crew_that_has_arrived_can_win() -> None:
    table = race(crew(at="5b", francs=900), arrived("italian", place=4, engine=0, chassis=0, francs=0))
    assert ranked(table) == [1, 0]
    assert ranking(table)[1]["points"] is None
    assert ranking(table)[1]["total"] is None


@rule("finish.2")
def test_before_the_end_a_race_has_no_result() -> None:
    assert new().result is None


@rule("finish.3")
@pytest.mark.parametrize(("place", "points"), [(1, 5), (2, 3), (3, 1), (4, 0), (5, 0)])
def test_the_first_three_to_arrive_have_5_3_and_1_points(place: int, points: int) -> None:
    assert prestige(arrived(place=place, engine=0, chassis=0, francs=0)) == {
        "place": points,
        "engine": 0,
        "chassis": 0,
        "francs": 0,
    }


@rule("finish.3")
def test_each_level_of_engine_and_chassis_is_a_point_and_petrol_is_none() -> None:
    assert prestige(arrived(engine=4, chassis=2, francs=0, petrol=6, place=4)) == {
        "place": 0,
        "engine": 4,
        "chassis": 2,
        "francs": 0,
    }


@rule("finish.3")
@pytest.mark.parametrize(("francs", "points"), [(0, 0), (49, 0), (50, 1), (99, 1), (100, 2), (250, 5)])
def test_each_full_50_francs_are_a_point(francs: int, points: int) -> None:
    assert prestige(arrived(francs=francs))["francs"] == points


@rule("finish.3")
def test_the_example_of_the_book_the_second_to_arrive_wins_with_the_better_vehicle() -> None:
    blue = arrived("french", place=1, engine=1, chassis=1, francs=10)
    orange = arrived("italian", place=2, engine=2, chassis=2, francs=50)
    assert (total(blue), total(orange)) == (7, 8)
    assert ranked(race(blue, orange)) == [1, 0]


@rule("finish.3")
@pytest.mark.parametrize(("places", "order"), [((1, 2), [0, 1]), ((2, 1), [1, 0])])
def test_the_earlier_arrival_breaks_a_tie(places: tuple[int, int], order: list[int]) -> None:
    crews = [
        arrived(name, place=place, engine=0, chassis=2 * place, francs=0)
        for name, place in zip(("french", "italian"), places, strict=True)
    ]
    assert total(crews[0]) == total(crews[1]) == 7
    assert ranked(race(*crews)) == order


@rule("finish.3", "finish.4", "leaving.1")
def test_the_ranking_tells_points_item_by_item() -> None:
    table = race(
        crew(at="3a"), arrived("italian", place=1, engine=2, chassis=0, francs=120), gone := crew("belgian", at="5a")
    )
    leave(table, gone)
    points = {"place": 5, "engine": 2, "chassis": 0, "francs": 2}
    nothing: dict[str, Any] = {"arrived": None, "points": None, "total": None}
    assert ranking(table) == [
        {"rank": 1, "seat": 1, "crew": "italian", "arrived": 1, "left": False, "points": points, "total": 9},
        {"rank": 2, "seat": 0, "crew": "french", "left": False, **nothing},
        {"rank": 3, "seat": 2, "crew": "belgian", "left": True, **nothing},
    ]


@rule("finish.4")
def test_crews_that_did_not_arrive_are_ranked_by_band_then_by_token() -> None:
    table = race(crew(at="3a"), crew("italian", at="5a"), crew("belgian", at="3b"), arrived("english", place=1))
    table.crews[0].token, table.crews[2].token = 9, 7
    assert ranked(table) == [3, 1, 2, 0]


@rule("finish.4")
def test_gauges_and_money_do_not_help_who_did_not_arrive() -> None:
    table = race(crew(at="3a", francs=900), crew("italian", at="5a", engine=0, chassis=0, francs=0))
    assert ranked(table) == [1, 0]


@rule("finish.4")
@pytest.mark.parametrize(("turn", "called_off"), [(39, False), (40, True)])
def test_after_40_turns_without_an_arrival_the_race_is_called_off(turn: int, called_off: bool) -> None:
    table = race(crew(at="2a"), crew("italian", at="5a"))
    table.turn = turn
    told = listen(table)
    run(end_of_convoy(table))
    assert is_over(table) is called_off
    assert ([event.reason for event in told if isinstance(event, events.RaceEnded)]) == ["called off"] * called_off


@rule("finish.4", "finish.2")
def test_an_arrival_in_the_40th_turn_ends_the_race_as_any_other() -> None:
    table = race(arrived(), crew("italian"))
    table.turn = 40
    told = listen(table)
    run(end_of_convoy(table))
    assert told == [events.RaceEnded(NONE, "arrival")]


@rule("finish.4")
def test_a_whole_race_in_which_nobody_drives_ends_after_40_turns() -> None:
    play = new()
    while play.open:
        until(play, "plan")
        assert play.result is None
        for seat in list(play.open):
            play.answer(seat, "0-0-0-5")
        until(play, "plan")
    assert play.state.turn == 40
    assert play.result is not None
    assert [line["arrived"] for line in play.result] == [None, None]
    assert sum(told["kind"] == "TurnBegan" for told in play.events(None)) == 40
