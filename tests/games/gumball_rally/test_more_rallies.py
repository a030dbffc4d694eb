"""A rally is short: the common laws and the search for leaks are held against many more of them."""

import pytest

from tests.games.gumball_rally.subject import SUBJECT
from tests.games.test_leaks import look_for_leaks
from tests.support import laws

many_more = pytest.mark.parametrize("first", range(12, 72, 20))


@many_more
def test_forks_go_on_as_their_originals(first: int) -> None:
    for number in range(first, first + 20):
        laws.assert_forks_go_on_alike(SUBJECT, number)


@many_more
def test_replayed_records_are_the_rallies_themselves(first: int) -> None:
    for number in range(first, first + 20):
        laws.assert_replays_alike(SUBJECT, number)


@many_more
def test_no_seat_can_tell_an_imagined_world_from_the_true_one(first: int) -> None:
    for number in range(first, first + 20):
        laws.assert_imagined_worlds_look_alike(SUBJECT, number)


@many_more
def test_nothing_that_a_seat_is_told_depends_on_what_it_may_not_know(first: int) -> None:
    look_for_leaks(SUBJECT, range(first, first + 20), every=15)
