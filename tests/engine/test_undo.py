"""Undo: within a step and across steps, what is free, and that nothing seen comes back."""

from typing import Any

import pytest

from halftrack.engine import IllegalAnswer, MalformedAnswer, Play
from tests.engine.toy import begin
from tests.support.telling import everything_told


def after(*answers: Any, seats: int = 1, seed: int = 1, **options: Any) -> Play[Any]:
    """A play of the toy, each answer given by whoever is asked first."""
    play: Play[Any] = begin(seats, seed, **options)
    for option in answers:
        play.answer(next(iter(play.open)), option)
    return play


def without_numbers(play: Play[Any]) -> Any:
    """What each seat sees, and what it is asked."""
    return [play.view(seat) for seat in range(play.seats)], {seat: play.open[seat].kind for seat in play.open}


def test_an_undo_takes_back_an_answer_within_a_step() -> None:
    play, other = after(0, "take", "take"), after(0, "take")
    play.undo(2)
    assert without_numbers(play) == without_numbers(other)
    assert play.events(0) == other.events(0)


def test_an_undo_takes_back_everything_from_its_entry_on() -> None:
    play, other = after(0, "take", "take", "take"), after(0)
    play.undo(1)
    assert without_numbers(play) == without_numbers(other)


def test_an_undo_goes_back_across_steps_even_to_the_first_answer() -> None:
    play = after(0, 0, "take", "end", "confirm", "take", "end", "confirm", seats=2)
    play.undo(3)
    assert without_numbers(play) == without_numbers(after(0, 0, "take", seats=2))
    play.undo(0)
    assert without_numbers(play) == without_numbers(after(seats=2))


def test_after_an_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    play, other = after(0, "take"), after(0)
    play.undo(1)
    for option in ("take", "end", "confirm", 2):
        play.answer(0, option)
        other.answer(0, option)
    assert without_numbers(play) == without_numbers(other)
    assert play.dump == other.dump


@pytest.mark.parametrize("to", [-1, 2, 99])
def test_what_is_no_answer_in_force_cannot_be_taken_back(to: int) -> None:
    play = after(0, "take", "take")
    play.undo(2)
    before = everything_told(play)
    with pytest.raises(IllegalAnswer):
        play.undo(to)
    assert everything_told(play) == before


@pytest.mark.parametrize("to", [None, "1", 1.0, True, [1]])
def test_an_undo_names_an_entry_by_its_number(to: Any) -> None:
    with pytest.raises(MalformedAnswer):
        after(0, "take").undo(to)


def test_an_undo_cannot_be_taken_back_itself() -> None:
    play = after(0, "take", "take")
    play.undo(1)
    with pytest.raises(IllegalAnswer):
        play.undo(3)


def test_free_is_what_a_seat_has_answered_since_the_last_reveal() -> None:
    play = after(0, "take", "draw", "take", "take")
    assert play.undoable(0) == [3, 4]


def test_an_answer_of_another_seat_ends_what_is_free() -> None:
    play = after(0, 0, "take", "favour", seats=2)
    assert play.undoable(0) == [2, 3]
    play.answer(1, "no")
    assert play.undoable(0) == []
    assert play.undoable(1) == [4]
    play.answer(0, "take")
    assert (play.undoable(0), play.undoable(1)) == ([5], [])


def test_what_was_confirmed_is_free_no_more() -> None:
    play = after(0, "take", "end")
    assert play.undoable(0) == [0, 1, 2]
    play.answer(0, "confirm")
    assert play.undoable(0) == []


def test_a_seat_that_follows_itself_cannot_freely_take_back_what_it_confirmed() -> None:
    """The checkpoint of a step knows what was final when the step began."""
    play = after(0, "take", "end", "confirm", rounds=3)
    assert play.undoable(0) == []
    play.answer(0, 1)
    assert play.undoable(0) == [4]
    play.undo(4)
    assert play.undoable(0) == []


def test_a_seat_that_follows_itself_cannot_freely_take_back_what_it_saw() -> None:
    play = after(0, 0, 0, "take", "end", "confirm", "take", "end", "confirm", "take", "dive", seats=3, rounds=3)
    play.abandon(1)
    play.abandon(2)
    play.answer(0, 0)
    play.answer(0, "take")
    play.undo(play.undoable(0)[0])
    assert play.undoable(0) == []


def test_after_an_undo_the_rest_stays_free() -> None:
    play = after(0, "draw", "take", "take", "take")
    play.undo(3)
    assert play.undoable(0) == [2]


def order_of_bag(play: Play[Any]) -> list[int]:
    """The bag, drawn to its end."""
    while "draw" in play.open[0].options:
        play.answer(0, "draw")
    return list(play.state.hands[0])


def test_an_undo_of_what_was_not_drawn_leaves_the_bag_as_it_is() -> None:
    play, other = after(0, "take"), after(0)
    play.undo(1)
    assert order_of_bag(play) == order_of_bag(other)


@pytest.mark.parametrize("seed", range(5))
def test_an_undo_across_a_draw_brings_the_bag_into_a_new_order_each_time(seed: int) -> None:
    play, orders = after(0, seed=seed), set()
    for _ in range(5):
        begun = len(play.entries)
        orders.add(tuple(order_of_bag(play)))
        play.undo(begun)
    assert len(orders) == 5


def test_an_undo_further_back_does_not_restore_the_order_that_an_earlier_one_shuffled_away() -> None:
    first = order_of_bag(after(0))
    play = after(0, "take", "draw")
    play.undo(2)
    second = order_of_bag(play.fork())
    play.answer(0, "take")
    play.undo(1)
    third = order_of_bag(play)
    assert len({tuple(first), tuple(second), tuple(third)}) == 3


def test_what_is_drawn_after_an_undo_is_any_pebble_as_likely_as_another() -> None:
    drawn = []
    for seed in range(600):
        play = after(0, "draw", seed=seed)
        old = play.state.hands[0][0]
        play.undo(1)
        play.answer(0, "draw")
        drawn.append((play.state.hands[0][0] - old) % 12)
    assert all(25 < drawn.count(step) < 80 for step in range(12))


def test_revealed_bids_too_are_seen_and_shuffle_the_bag_when_taken_back() -> None:
    play = after(0, 0, seats=2)
    orders = [order_of_bag(play.fork())]
    play.undo(1)
    play.answer(1, 0)
    orders.append(order_of_bag(play))
    assert orders[0] != orders[1]


def test_a_seat_may_retract_its_answer_while_others_still_think() -> None:
    play = after(2, 1, seats=3)
    assert [play.undoable(seat) for seat in range(3)] == [[0], [1], []]
    play.undo(0)
    assert sorted(play.open) == [0, 2]
    assert play.undoable(1) == [1]
    play.answer(0, 0)
    play.answer(2, 0)
    assert play.view(None)["scores"] == [0, 1, 0]


def test_a_retraction_shuffles_nothing() -> None:
    play = after(2, seats=2)
    play.undo(0)
    for seat in (0, 1):
        play.answer(seat, 0)
    assert order_of_bag(play) == order_of_bag(after(0, 0, seats=2))


def test_a_retracted_question_has_a_new_number() -> None:
    play = after(2, seats=2)
    play.undo(0)
    assert play.open[0].number == 2
    assert play.open[1].number == 0


def test_a_seat_may_retract_although_another_has_left_meanwhile() -> None:
    play = after(2, seats=3)
    play.abandon(1)
    for to in play.undoable(0):
        play.undo(to)
    assert sorted(play.open) == [0, 2]


def test_who_has_left_retracts_nothing() -> None:
    play = after(2, seats=3)
    play.abandon(0)
    assert play.undoable(0) == []
    with pytest.raises(IllegalAnswer):
        play.undo(0)


def test_a_sequence_is_confirmed_where_something_could_be_taken_back() -> None:
    assert after(0, "take", "end").open[0].kind == "confirm"


def test_nothing_is_confirmed_after_a_last_draw() -> None:
    """What is left of the sequence, its end, is itself an answer that could be taken back."""
    play = after(0, "draw")
    assert play.undoable(0) == []
    play.answer(0, "end")
    assert play.undoable(0) == [2]
    assert play.open[0].kind == "confirm"


def test_a_table_may_do_without_confirmations() -> None:
    play = after(0, "take", "end", confirm=False)
    assert play.open[0].kind == "bid"


def test_before_it_is_confirmed_the_last_answer_can_be_taken_back() -> None:
    play = after(0, "take", "end")
    play.undo(2)
    assert play.open[0].kind == "deed"
    assert play.view(0)["scores"] == [1]
