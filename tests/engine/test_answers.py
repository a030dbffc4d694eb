"""Answers: the one place where legality is checked, and the numbers of questions."""

from random import Random
from typing import Any

import pytest

from halftrack.engine import IllegalAnswer, MalformedAnswer, Play
from tests.engine.toy import Toy, begin
from tests.support.playing import answer_once, at_random, meddle
from tests.support.telling import everything_told


@pytest.mark.parametrize(("seat", "option"), [(0, "take"), (0, 3), (0, "1"), (7, 0), (-1, 0)])
def test_an_answer_that_is_not_open_changes_nothing(seat: int, option: Any) -> None:
    play = begin()
    before = everything_told(play)
    with pytest.raises(IllegalAnswer):
        play.answer(seat, option)
    assert everything_told(play) == before
    assert play.entries == []


@pytest.mark.parametrize("seat", [None, "0", True, 0.0, [0]])
def test_who_is_no_seat_cannot_answer(seat: Any) -> None:
    with pytest.raises(MalformedAnswer):
        begin().answer(seat, 0)


def test_who_has_answered_is_not_asked_twice() -> None:
    play = begin()
    play.answer(0, 1)
    with pytest.raises(IllegalAnswer, match="not asked"):
        play.answer(0, 2)


def test_no_answer_to_a_common_question_takes_effect_before_the_last_one_is_in() -> None:
    play = begin(seats=3)
    play.answer(1, 2)
    play.answer(0, 1)
    assert play.view(None)["scores"] == [0, 0, 0]
    play.answer(2, 0)
    assert play.view(None)["scores"] == [1, 2, 0]


def test_a_pending_answer_is_shown_to_its_seat_alone() -> None:
    play = begin()
    play.answer(0, 2)
    assert [play.view(seat)["answered"] for seat in (0, 1, None)] == [2, None, None]
    assert play.view(None)["awaiting"] == [1]


def test_the_number_of_a_question_never_comes_again() -> None:
    """So a click on a question that an undo or an answer has overtaken is told by its number, and refused."""
    for seed in range(40):
        play, dice = begin(seats=3, seed=seed), Random(seed)
        seen: dict[tuple[int, int], Any] = {}
        while play.open:
            for seat, question in play.open.items():
                assert seen.setdefault((seat, question.number), question) is question
            if dice.random() < 0.2:
                meddle(play, dice)
            else:
                answer_once(play, [at_random] * 3, dice)


def test_a_late_click_after_an_undo_is_known_by_its_old_number() -> None:
    play = begin(seats=1)
    play.answer(0, 0)
    clicked = play.open[0].number
    play.answer(0, "take")
    play.undo(1)
    assert play.open[0].kind == "deed"
    assert play.open[0].number != clicked


def test_one_who_is_asked_by_another_answers_out_of_turn() -> None:
    play = begin()
    for seat, option in ((0, 0), (1, 0), (0, "favour")):
        play.answer(seat, option)
    assert list(play.open) == [1]
    play.answer(1, "yes")
    assert play.view(None)["scores"] == [2, 0]


def test_the_game_ends_with_a_result_and_no_question() -> None:
    play = begin(seats=1, rounds=1)
    assert begin(seats=1, rounds=1).result is None
    for option in (2, "end", "confirm"):
        play.answer(0, option)
    assert not play.open
    assert play.result == [{"rank": 1, "seat": 0, "total": 2}]
    with pytest.raises(IllegalAnswer):
        play.answer(0, "end")


def test_a_view_is_what_the_game_shows_that_seat_and_who_is_awaited() -> None:
    play = begin(seats=1, rounds=1)
    play.answer(0, 2)
    play.answer(0, "draw")
    assert play.view(0)["hand"] == play.state.hands[0]
    assert play.view(None)["hand"] is None
    assert (play.view(0)["awaiting"], play.view(0)["answered"]) == ([0], None)
    for option in ("end", "confirm"):
        play.answer(0, option)
    assert (play.view(0)["awaiting"], play.view(0)["answered"]) == ([], None)


def test_a_game_checks_its_options_before_it_begins() -> None:
    with pytest.raises(ValueError, match="1 to 4"):
        Toy().new(9, 1)


def test_events_hide_what_is_secret_from_all_but_their_seat() -> None:
    play = begin(seats=1)
    play.answer(0, 0)
    play.answer(0, "draw")
    drawn = play.state.hands[0][0]
    assert [told["kind"] for told in play.events(0)] == ["Scored", "Drawn"]
    assert play.events(0, since=1) == [{"number": 1, "kind": "Drawn", "seat": 0, "pebble": drawn}]
    assert play.events(None, since=1)[0]["pebble"] is None
    assert play.events(0, since=-5) == play.events(0)


def test_who_wants_no_events_is_told_none() -> None:
    play: Play[Any] = Toy().new(1, 1, events=False)
    play.answer(0, 1)
    assert play.events(0) == []
