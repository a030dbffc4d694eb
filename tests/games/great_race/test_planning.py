"""Planning: the rules `planning`."""

from typing import Any

import pytest

from halftrack.engine import IllegalAnswer
from halftrack.games.great_race import events, explain
from halftrack.games.great_race.convoy import assistants_ready, sequence
from halftrack.games.great_race.finish import leave
from halftrack.games.great_race.planning import PLANS, planning
from halftrack.games.great_race.state import CONVOY, PLANNING, Race
from tests.games.great_race.plays import kinds_open, new, until
from tests.games.great_race.table import crew, dashboard, listen, race
from tests.support.rules import rule
from tests.support.scripts import run

IDLE: dict[str, Any] = {"mechanics": 0}


def camp(count: int = 2) -> Race:
    names = ("french", "italian", "belgian", "english")[:count]
    return race(*[crew(name, **IDLE) for name in names], phase=PLANNING)


@rule("planning.1")
def test_a_plan_is_any_split_of_five_assistants_over_the_four_boxes() -> None:
    plans = [tuple(map(int, plan.split("-"))) for plan in PLANS]
    every = {(p, m, s, f) for p in range(6) for m in range(6) for s in range(6) for f in range(6) if p + m + s + f == 5}
    assert set(plans) == every
    assert len(plans) == len(every) == 56


@rule("planning.1")
@pytest.mark.parametrize("count", [2, 4])
def test_all_crews_plan_at_once_each_out_of_all_plans(count: int) -> None:
    plans = run(planning(camp(count)))
    assert [question.seat for question in plans.asked] == list(range(count))
    assert {question.kind for question in plans.asked} == {"plan"}
    assert {question.options for question in plans.asked} == {PLANS}


@rule("planning.1")
def test_all_five_assistants_must_be_placed() -> None:
    play = until(new(), "plan")
    for short in ("1-1-1-1", "5-1-0-0", "0-0-0-0", "6--1-0-0"):
        with pytest.raises(IllegalAnswer):
            play.answer(0, short)


@rule("planning.1", "funding.1")
def test_a_plan_names_pathfinder_mechanics_security_and_funding() -> None:
    table = camp()
    run(planning(table)).answer_all({0: "2-1-0-2", 1: "0-0-4-1"})
    assert [dashboard(crew) for crew in table.crews] == [(2, 1, 0, 2), (0, 0, 4, 1)]


@rule("planning.1")
def test_no_plan_takes_effect_before_the_last_one_is_in() -> None:
    play = until(new(), "plan")
    play.answer(0, "5-0-0-0")
    assert kinds_open(play) == {1: "plan"}
    assert [dashboard(crew) for crew in play.state.crews] == [(0, 0, 0, 0)] * 2
    assert all(told["kind"] != "PlanRevealed" for told in play.events(None))
    play.answer(1, "0-0-0-5")
    assert [dashboard(crew) for crew in play.state.crews] == [(5, 0, 0, 0), (0, 0, 0, 5)]


@rule("planning.1")
def test_a_plan_may_be_changed_while_others_still_think() -> None:
    play = until(new(3), "plan")
    play.answer(1, "5-0-0-0")
    play.undo(play.undoable(1)[0])
    play.answer(1, "0-5-0-0")
    play.answer(2, "0-0-0-5")
    play.answer(0, "0-0-5-0")
    assert [dashboard(crew) for crew in play.state.crews] == [(0, 0, 5, 0), (0, 5, 0, 0), (0, 0, 0, 5)]


@rule("planning.1")
def test_every_assistant_is_free_again_each_turn() -> None:
    table = race(crew(pathfinder=3, mechanics=1, security=1), crew("italian", **IDLE), phase=PLANNING)
    run(planning(table)).answer_all({0: "0-0-0-5", 1: "0-5-0-0"})
    assert dashboard(table.crews[0]) == (0, 0, 0, 5)


@rule("planning.1")
def test_a_crew_that_had_passed_plays_again_in_the_next_turn() -> None:
    table = race(crew(passed=True), crew("italian", passed=True), phase=PLANNING)
    run(planning(table)).answer_all({0: "0-0-0-5", 1: "0-5-0-0"})
    assert [(crew.passed, crew.can_act) for crew in table.crews] == [(False, True)] * 2


@rule("planning.2")
def test_plans_are_revealed_together_in_turn_order() -> None:
    table = camp(3)
    table.order = [2, 0, 1]
    told = listen(table)
    table.reveals = 4
    plans = run(planning(table))
    assert (told, table.phase, table.reveals) == ([], PLANNING, 4)
    plans.answer_all({0: "5-0-0-0", 1: "0-5-0-0", 2: "0-0-5-0"})
    assert told == [
        events.PlanRevealed(2, "0-0-5-0"),
        events.PlanRevealed(0, "5-0-0-0"),
        events.PlanRevealed(1, "0-5-0-0"),
    ]
    assert (table.phase, table.reveals) == (CONVOY, 5)


@rule("planning.2", "convoy.1")
def test_after_the_reveal_the_first_in_turn_order_begins_the_convoy() -> None:
    table = camp(3)
    table.order, table.upcoming = [2, 0, 1], 2
    run(planning(table)).answer_all(dict.fromkeys(range(3), "5-0-0-0"))
    assert table.upcoming == 0


@rule("planning.2")
def test_what_is_revealed_cannot_be_taken_back() -> None:
    play = until(new(), "plan")
    play.answer(0, "5-0-0-0")
    play.answer(1, "0-5-0-0")
    assert [play.undoable(seat) for seat in (0, 1)] == [[], []]


@rule("planning.2")
def test_an_assistant_does_only_what_its_box_offers_and_the_others_say_why() -> None:
    table = race(mechanic := crew(mechanics=1), crew("italian"))
    question = run(sequence(table, mechanic)).question
    assert {"place tiles", "draw card", "discard tile", "collect funding"}.isdisjoint(question.options)
    reasons = explain.why_not(table, question)
    closed = [option for option, reason in reasons.items() if reason == {"rule": "planning.2"}]
    assert closed == ["place tiles", "draw card", "discard tile", "collect funding"]


@rule("planning.2")
@pytest.mark.parametrize(
    ("box", "closed"),
    [
        ("pathfinder", ["repair", "drive", "discard tile", "collect funding"]),
        ("security", ["place tiles", "draw card", "repair", "drive", "collect funding"]),
        ("funding", ["place tiles", "draw card", "repair", "drive", "discard tile"]),
    ],
)
def test_each_empty_box_keeps_its_actions_closed(box: str, closed: list[str]) -> None:
    table = race(planner := crew(**(IDLE | {box: 1})), crew("italian"), laid={"2a": "p1"})
    reasons = explain.why_not(table, run(sequence(table, planner)).question)
    assert [option for option, reason in reasons.items() if reason["rule"] == "planning.2"] == closed


@rule("planning.3")
@pytest.mark.parametrize(
    ("box", "actions"),
    [
        ("pathfinder", ["place tiles", "draw card"]),
        ("mechanics", ["repair", "drive"]),
        ("security", ["discard tile"]),
        ("funding", ["collect funding"]),
    ],
)
def test_what_an_assistant_of_a_box_does_is_chosen_when_it_is_played(box: str, actions: list[str]) -> None:
    planner = crew(**(IDLE | {box: 2}))
    assert assistants_ready(race(planner, laid={"2a": "p1"}), planner) == actions


@rule("planning.3")
def test_two_assistants_of_one_box_may_do_different_things() -> None:
    table = race(finder := crew(pathfinder=2, **IDLE), crew("italian", **IDLE), deck=("guide",), bag=("p1", "p1"))
    run(sequence(table, finder), "draw card")
    assert (finder.pathfinder, finder.cards) == (1, 1)
    run(sequence(table, finder), "place tiles", "1c", "2a")
    assert (finder.pathfinder, table.laid.bit_count()) == (0, 2)


@rule("leaving.1", "planning.1")
def test_a_crew_that_has_left_plans_no_more() -> None:
    table = camp(3)
    leave(table, table.crews[1])
    assert [question.seat for question in run(planning(table)).asked] == [0, 2]


@rule("planning.1")
def test_for_a_plan_there_is_nothing_to_reckon() -> None:
    table = camp()
    question = run(planning(table)).asked[0]
    assert explain.facts(table, question) == {plan: {} for plan in PLANS}
    assert explain.why_not(table, question) == {}
