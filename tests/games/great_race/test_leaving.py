"""Giving up: the rules `leaving`."""

import pytest

from halftrack.engine import IllegalAnswer
from halftrack.games.great_race import events
from halftrack.games.great_race.cards import play as play_card
from halftrack.games.great_race.finish import leave
from halftrack.games.great_race.pathfinding import tiles_anywhere
from halftrack.games.great_race.state import CONVOY
from tests.games.great_race.plays import is_over, kinds_open, new, plan, ranked, step, until
from tests.games.great_race.table import arrived, crew, dashboard, hand_of, listen, named, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

BEFORE_SOUTH = {"5b": "p1", "5c": "p1"}


@rule("leaving.1")
def test_who_leaves_loses_cards_assistants_and_money_but_the_vehicle_stays() -> None:
    leaver = crew(at="2a", hand=("guide", "driver"), pathfinder=1, security=2, funding=1)
    table = race(leaver, crew("italian"), laid={"2a": "p1"})
    told = listen(table)
    leave(table, leaver)
    assert (hand_of(leaver), dashboard(leaver), leaver.francs, leaver.left) == ([], (0, 0, 0, 0), 0, True)
    assert (named(table.discards), place_of(table, leaver)) == (["driver", "guide"], "2a")
    assert told == [events.CardDiscarded(0, "driver"), events.CardDiscarded(0, "guide"), events.CrewLeft(0)]


@rule("leaving.1")
@pytest.mark.parametrize(
    ("leaver", "upcoming", "then"), [(0, 2, 1), (1, 2, 1), (2, 2, 2), (0, 0, 0), (1, 1, 1), (2, 1, 1)]
)
def test_the_turn_order_closes_up_round_who_leaves(leaver: int, upcoming: int, then: int) -> None:
    table = race(crew(), crew("italian"), crew("belgian"))
    table.upcoming = upcoming
    leave(table, table.crews[leaver])
    assert table.order == [seat for seat in range(3) if seat != leaver]
    assert table.upcoming == then


@rule("leaving.1")
@pytest.mark.parametrize(("leaver", "next_one"), [(0, 1), (1, 2), (2, 1)])
def test_the_convoy_goes_on_with_the_crew_whose_turn_it_is(leaver: int, next_one: int) -> None:
    table = race(crew(), crew("italian"), crew("belgian"))
    table.upcoming = 1
    leave(table, table.crews[leaver])
    assert step(table).seat == next_one


@rule("leaving.1")
def test_the_vehicle_left_behind_has_no_effect() -> None:
    table = race(leaver := crew(at="2a"), crew("italian"), laid={"2a": "p1"})
    assert tiles_anywhere(table, table.crews[1]) == 0
    leave(table, leaver)
    assert tiles_anywhere(table, table.crews[1]) == 1 << leaver.space


@rule("leaving.1")
def test_who_has_left_ranks_last_however_far_it_was() -> None:
    table = race(far := crew(at="5b"), crew("italian"), near_ := crew("belgian", at="2a"))
    leave(table, near_)
    leave(table, far)
    assert ranked(table) == [1, 0, 2]


@rule("leaving.1")
def test_who_has_left_is_neither_target_nor_asked() -> None:
    saboteur = crew(hand=("saboteur",))
    table = race(saboteur, gone := crew("italian", security=1), crew("belgian"), crew("english"))
    leave(table, gone)
    assert run(play_card(table, saboteur, "saboteur")).options == ["belgian", "english"]
    assert [crew.seat for crew in table.after(saboteur)] == [2, 3]


@rule("leaving.1")
def test_a_crew_may_leave_at_any_time_and_its_questions_are_answered_by_doing_least() -> None:
    play = plan(new(3), *["0-0-0-5"] * 3)
    assert kinds_open(play) == {0: "sequence"}
    play.abandon(0)
    assert play.state.crews[0].left
    assert kinds_open(play) == {1: "sequence"}
    assert play.view(None)["order"] == [1, 2]


@rule("leaving.1")
def test_a_crew_leaves_only_once_and_not_after_its_arrival() -> None:
    play = new(3)
    play.abandon(1)
    with pytest.raises(IllegalAnswer):
        play.abandon(1)
    until(play, "plan")
    play.state.crews[0].place = 1
    with pytest.raises(IllegalAnswer):
        play.abandon(0)
    for nobody in (3, -1):
        with pytest.raises(IllegalAnswer):
            play.abandon(nobody)


@rule("leaving.1")
def test_a_single_crew_races_on() -> None:
    play = until(new(), "plan")
    play.abandon(0)
    until(play, "take")
    assert (play.result, play.view(None)["order"], play.view(None)["turn"]) == (None, [1], 2)


@rule("leaving.1")
def test_when_the_last_crew_gives_up_the_race_is_over() -> None:
    play = until(new(), "plan")
    play.abandon(0)
    play.abandon(1)
    assert play.result is not None
    assert [line["left"] for line in play.result] == [True, True]
    assert play.view(None)["phase"] == "over"
    assert [told["reason"] for told in play.events(None) if told["kind"] == "RaceEnded"] == ["abandoned"]


@rule("leaving.1")
def test_while_another_crew_races_a_leaving_does_not_end_the_race() -> None:
    table = race(crew(), crew("italian"))
    leave(table, table.crews[0])
    assert (table.phase, is_over(table)) == (CONVOY, False)


@rule("leaving.1", "finish.2")
def test_if_all_but_arrived_crews_have_left_the_race_ends_with_this_convoy() -> None:
    table = race(arrived(), gone := crew("italian"))
    leave(table, gone)
    assert not is_over(table)
    step(table)
    assert is_over(table)
    assert ranked(table) == [0, 1]
