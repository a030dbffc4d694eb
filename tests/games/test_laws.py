"""Every game keeps the laws of the kernel: forks, records, dumps and imagined worlds."""

import pytest

from tests.games.subjects import Subject, each_game, each_game_that_asks_together, of_each_game
from tests.support import laws
from tests.support.sharing import shared_parts

pytestmark = pytest.mark.fuzz

GAMES = range(12)


@of_each_game(*GAMES)
def test_a_fork_goes_on_as_its_original(subject: Subject, number: int) -> None:
    laws.assert_forks_go_on_alike(subject, number)


@of_each_game(0, 1, 2, 3)
def test_what_happens_in_a_fork_leaves_its_original_alone(subject: Subject, number: int) -> None:
    laws.assert_a_fork_leaves_its_original_alone(subject, number)


@of_each_game(0, 1, 2, 3)
def test_after_an_undo_it_is_as_if_nothing_had_been(subject: Subject, number: int) -> None:
    laws.assert_an_undo_leaves_no_trace(subject, number)


@of_each_game(*GAMES)
def test_a_replayed_record_is_the_game_itself(subject: Subject, number: int) -> None:
    laws.assert_replays_alike(subject, number)


@of_each_game(0, 1, 2, 3)
def test_between_two_steps_there_is_nothing_but_the_dump(subject: Subject, number: int) -> None:
    laws.assert_steps_stand_on_their_dumps(subject, number)


@of_each_game(0, 1, 2, 3)
def test_what_comes_next_is_only_read_from_the_table(subject: Subject, number: int) -> None:
    laws.assert_what_comes_next_is_only_read(subject, number)


@of_each_game(*GAMES)
def test_no_seat_can_tell_an_imagined_world_from_the_true_one(subject: Subject, number: int) -> None:
    laws.assert_imagined_worlds_look_alike(subject, number)


@of_each_game(0, 1, 3)
def test_over_a_thousand_imaginations_everything_unseen_lies_everywhere(subject: Subject, number: int) -> None:
    for place in ("", *subject.rare):
        play = laws.most_secret(subject, number, place)
        for seat in laws.seats_of(play):
            laws.assert_imagination_leaves_nothing_out(subject, play, seat, worlds=1000)


@each_game
def test_the_rare_places_are_looked_at(subject: Subject) -> None:
    for place in subject.rare:
        assert subject.places(laws.most_secret(subject, 3, place).state, None)[place]


@each_game_that_asks_together
def test_answers_that_wait_are_looked_at(subject: Subject) -> None:
    assert laws.pending(laws.most_secret(subject, 3))


@each_game
def test_a_table_and_its_copy_share_nothing_that_changes(subject: Subject) -> None:
    for play in laws.positions(subject, 0, every=30):
        assert not shared_parts(play.state, play.state.copy(), subject.unchanging)


def test_two_tables_that_share_a_list_are_found_out() -> None:
    mine: list[int] = []
    assert shared_parts({"a": [mine]}, {"b": (1, mine)}) == ["['b'][1]"]
    assert not shared_parts([[1], "x"], [[1], "x"])
