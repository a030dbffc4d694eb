"""When it was told: each event carries the number of entries after which it happened, whatever is taken back."""

from typing import Any

from halftrack.engine import Play, replay
from tests.engine.toy import Toy, begin


def after(*answers: Any, seats: int = 1) -> Play[Any]:
    play: Play[Any] = begin(seats, 1)
    for option in answers:
        play.answer(next(iter(play.open)), option)
    return play


def dated(play: Play[Any]) -> list[tuple[str, int]]:
    return list(zip([told["kind"] for told in play.events(0)], play.dates(), strict=True))


def test_an_event_is_dated_by_the_answer_that_brought_it_about() -> None:
    assert dated(after(0, "take", "draw")) == [("Scored", 1), ("Scored", 2), ("Drawn", 3)]


def test_what_waits_for_the_last_answer_happens_with_it() -> None:
    assert dated(after(0, seats=2)) == []
    assert dated(after(0, 1, seats=2)) == [("Scored", 2), ("Scored", 2)]


def test_dates_can_be_read_from_an_event_on() -> None:
    play = after(0, "take", "draw")
    assert play.dates(2) == [3]
    assert play.dates(9) == []
    assert play.dates(-1) == [1, 2, 3]


def test_what_still_counts_keeps_its_date_across_an_undo() -> None:
    play = after(0, "take", "take", "take")
    play.undo(2)
    assert dated(play) == [("Scored", 1), ("Scored", 2)]
    play.answer(0, "take")
    assert dated(play)[-1] == ("Scored", 6)


def test_an_undo_across_steps_keeps_the_dates_of_the_step_that_it_goes_back_to() -> None:
    play = after(0, "take", "end", "confirm", 2, "take", "take")
    before = dated(play)
    play.undo(2)
    assert dated(play) == before[:2]


def test_after_a_change_of_rules_dates_go_on() -> None:
    play = after(0, "take", "end", "confirm")
    play.rebase(play.dump)
    play.answer(0, 2)
    assert dated(play)[-1] == ("Scored", len(play.entries))


def test_a_record_played_again_has_the_same_dates() -> None:
    play = after(0, "take", "draw", "take", "take")
    play.undo(2)
    play.answer(0, "take")
    assert replay(Toy(), play.record()).dates() == play.dates()


def test_who_has_no_listener_has_no_dates() -> None:
    assert after(0, "take").fork().dates() == []
