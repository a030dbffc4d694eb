"""A seat leaves for good: while it is asked, while others are, while all plan, and as the last one."""

from typing import Any

import pytest

from halftrack.engine import IllegalAnswer
from tests.engine.test_undo import after
from tests.support.telling import everything_told


def test_who_leaves_while_asked_is_answered_for_with_what_does_least() -> None:
    play = after(0, 0, seats=2)
    play.abandon(0)
    assert play.view(None)["scores"] == [0, 0]
    assert list(play.open) == [1]


def test_who_leaves_goes_from_the_table_when_the_step_is_over() -> None:
    play = after(0, 0, "favour", seats=2)
    play.abandon(0)
    assert play.view(None)["order"] == [0, 1]
    play.answer(1, "no")
    assert play.view(None)["order"] == [1]


def test_who_leaves_while_not_asked_does_not_disturb_the_others() -> None:
    play = after(0, 0, 0, "take", seats=3)
    play.abandon(2)
    assert list(play.open) == [0]
    for option in ("end", "confirm", "end", "confirm"):
        play.answer(next(iter(play.open)), option)
    assert play.view(None)["round"] == 1


def test_who_leaves_while_all_plan_is_awaited_no_more() -> None:
    play = after(seats=3)
    play.answer(0, 2)
    play.abandon(1)
    assert list(play.open) == [2]
    play.answer(2, 1)
    assert play.view(None)["scores"] == [2, 0, 1]
    assert play.view(None)["order"] == [0, 2]


def test_the_last_one_awaited_may_leave_and_the_game_goes_on() -> None:
    play = after(2, 1, seats=3)
    play.abandon(2)
    assert play.open[0].kind == "deed"


def test_who_has_answered_may_leave_and_his_answer_counts() -> None:
    play = after(2, seats=2)
    play.abandon(0)
    play.answer(1, 0)
    assert play.view(None)["scores"] == [2, 0]
    assert list(play.open) == [1]


def test_when_the_last_seat_leaves_the_game_is_over() -> None:
    play = after(0, 0, "take", seats=2)
    play.abandon(0)
    play.abandon(1)
    assert play.open == {}
    assert play.result is not None


def test_all_may_leave_while_all_plan() -> None:
    play = after(seats=3)
    for seat in range(3):
        assert play.result is None
        play.abandon(seat)
    assert play.result is not None


@pytest.mark.parametrize("seat", [0, 5, -1])
def test_who_is_not_in_play_cannot_leave(seat: Any) -> None:
    play = after(0, 0, "take", seats=2)
    play.abandon(0)
    before = everything_told(play)
    with pytest.raises(IllegalAnswer, match="not in play"):
        play.abandon(seat)
    assert everything_told(play) == before


@pytest.mark.parametrize("seat", ["0", None, 1.0, True, [0]])
def test_who_leaves_is_named_by_the_number_of_a_seat(seat: Any) -> None:
    with pytest.raises(ValueError, match="seat"):
        after(seats=2).abandon(seat)


def test_nobody_leaves_a_game_that_is_over() -> None:
    play = after(0, "end", "confirm", rounds=1)
    with pytest.raises(IllegalAnswer):
        play.abandon(0)


def test_a_leaving_cannot_be_taken_back_nor_anything_before_it() -> None:
    play = after(0, 0, "take", seats=2)
    play.abandon(1)
    for to in range(len(play.entries)):
        with pytest.raises(IllegalAnswer):
            play.undo(to)
    play.answer(0, "take")
    assert play.undoable(0) == [4]
    play.undo(4)
    assert play.view(None)["scores"] == [1, 0]
