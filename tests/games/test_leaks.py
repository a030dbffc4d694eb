"""No game tells a seat what it may not know; and a game that did would be caught."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from halftrack.engine import Event, Facts, Option, Play, Question, View
from tests.games.subjects import SUBJECTS, Subject, each_game, each_game_that_asks_together, of_each_game
from tests.support import laws
from tests.support.leaks import assert_keeps_secrets

pytestmark = pytest.mark.fuzz


def look_for_leaks(subject: Subject, numbers: Iterable[int], every: int = 30) -> None:
    for number in numbers:
        dice = Random(f"leaks {number}")
        for play in laws.positions(subject, number, every):
            if play.open:
                for seat in laws.seats_of(play):
                    assert_keeps_secrets(subject, play, seat, dice)


@of_each_game(*range(12))
def test_nothing_that_a_seat_is_told_depends_on_what_it_may_not_know(subject: Subject, number: int) -> None:
    look_for_leaks(subject, [number])


def leaking(subject: Subject, **methods: Callable[..., Any]) -> Subject:
    """The same game, but for some methods that tell too much."""
    leaky: type[Any] = type("Leaky", (type(subject.game),), methods)
    return replace(subject, game=leaky())


def leaking_view(subject: Subject, leak: Callable[[Any, int | None], Any]) -> Subject:
    def view(self: Any, state: Any, seat: int | None) -> View:
        return {**subject.game.view(state, seat), "leak": leak(state, seat)}

    return leaking(subject, view=view)


def assert_leak_is_caught(subject: Subject) -> None:
    with pytest.raises(AssertionError, match="learns"):
        look_for_leaks(subject, range(6), every=8)


LEAKS = [(subject, name) for subject in SUBJECTS for name in subject.leaks]


@pytest.mark.parametrize(("subject", "name"), LEAKS, ids=[f"{subject.game.name}: {name}" for subject, name in LEAKS])
def test_a_view_that_shows_something_hidden_is_caught(subject: Subject, name: str) -> None:
    assert_leak_is_caught(leaking_view(subject, subject.leaks[name]))


@each_game
def test_facts_that_are_reckoned_from_something_hidden_are_caught(subject: Subject) -> None:
    def facts(self: Any, state: Any, question: Question) -> dict[Option, Facts]:
        return {**subject.game.facts(state, question), "leak": {"key": state.rng.key}}

    assert_leak_is_caught(leaking(subject, facts=facts))


@each_game
def test_reasons_that_are_reckoned_from_something_hidden_are_caught(subject: Subject) -> None:
    def why_not(self: Any, state: Any, question: Question) -> dict[Option, Facts]:
        return {**subject.game.why_not(state, question), "leak": {"key": state.rng.key}}

    assert_leak_is_caught(leaking(subject, why_not=why_not))


@pytest.mark.interpreted
@each_game_that_asks_together
def test_a_view_of_answers_that_others_still_keep_secret_is_caught(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Play.view
    monkeypatch.setattr(Play, "view", lambda play, seat: {**honest(play, seat), "leak": list(play._answers.items())})
    assert_leak_is_caught(subject)


@pytest.mark.interpreted
@each_game
def test_an_error_that_says_too_much_is_caught(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Play.undo

    def undo(play: Play[Any], to: int) -> None:
        try:
            honest(play, to)
        except ValueError as error:
            raise type(error)(f"{error} (seed {play.seed})") from None

    monkeypatch.setattr(Play, "undo", undo)
    assert_leak_is_caught(subject)


@each_game
def test_an_event_that_keeps_no_secret_is_caught(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    def told_to_all(event: Event, seat: int | None) -> dict[str, Any]:
        return honest(event, event.seat)

    honest = Event.told_to
    monkeypatch.setattr(Event, "told_to", told_to_all)
    assert_leak_is_caught(subject)
