"""Questions: who is asked what, when, and what can be read of it."""

import pytest

from halftrack.engine import MalformedAnswer, ask, choose, choose_all, confirm
from tests.engine.toy import begin
from tests.support.scripts import run


def test_a_choice_among_several_options_is_asked() -> None:
    script = run(choose(3, "colour", ["red", "blue"], about="paint"))
    assert (script.seat, script.kind, script.options) == (3, "colour", ["red", "blue"])
    assert script.question.about == "paint"
    assert script.answer("blue").value == "blue"


def test_a_choice_of_one_option_asks_nobody() -> None:
    script = run(choose(3, "colour", ["red"]))
    assert script.over
    assert script.value == "red"


def test_who_is_asked_outright_is_asked_even_for_his_only_option() -> None:
    script = run(ask(3, "colour", ["red"], about="paint"))
    assert (script.seat, script.kind, script.options, script.question.about) == (3, "colour", ["red"], "paint")
    assert script.answer("red").value == "red"


def test_several_are_asked_at_once_and_their_answers_come_together() -> None:
    script = run(choose_all([2, 0], "bid", lambda seat: [seat, 9]))
    asked = [(question.seat, question.kind, question.options) for question in script.asked]
    assert asked == [(2, "bid", (2, 9)), (0, "bid", (0, 9))]
    script.answer_all({0: 9, 2: 2})
    assert script.value == {2: 2, 0: 9}


def test_an_end_of_a_sequence_is_a_question_with_one_option() -> None:
    (question,) = next(confirm(1))
    assert (question.seat, question.kind, question.options) == (1, "confirm", ("confirm",))


def test_the_answer_is_the_option_itself_and_not_something_equal_to_it() -> None:
    play = begin()
    play.answer(0, True)
    assert type(play.entries[0][1]) is int


def test_facts_and_reasons_are_reckoned_when_they_are_read() -> None:
    play = begin(seats=1)
    play.answer(0, 0)
    question = play.open[0]
    assert question.facts == {option: {"points": int(option == "take")} for option in ("end", "take", "draw", "dive")}
    assert question.why_not == {"favour": {"rule": "toy.favour"}}
    play.state.bag.clear()
    assert question.why_not == {"favour": {"rule": "toy.favour"}}


@pytest.mark.parametrize("reading", ["facts", "why_not"])
def test_of_a_question_that_is_answered_nothing_can_be_reckoned_any_more(reading: str) -> None:
    play = begin()
    question = play.open[0]
    play.answer(0, 1)
    with pytest.raises(AssertionError, match="no longer open"):
        getattr(question, reading)


def test_a_question_says_what_it_is() -> None:
    assert repr(begin().open[1]) == "Question(0, seat 1, 'bid', [0, 1, 2])"


@pytest.mark.parametrize("option", [None, 1.5, ["take"], {"seat": 1}, b"take"])
def test_what_is_no_name_or_number_is_no_answer(option: object) -> None:
    with pytest.raises(MalformedAnswer):
        begin().answer(0, option)
