"""2,000 games of each kind, played by random, greedy and contrary seats, looked at all the way."""

import pytest

from tests.games.subjects import Subject, of_each_game
from tests.support.fuzz import assert_mixed, fuzz, shares

GAMES = 2000
PART = 250

pytestmark = pytest.mark.fuzz


@of_each_game(*range(0, GAMES, PART))
def test_mixed_seats_come_to_the_end_of_every_game_and_all_is_in_order_on_the_way(
    subject: Subject, number: int
) -> None:
    counted = fuzz(subject, range(number, number + PART))
    print(subject.game.name, shares(counted))
    assert_mixed(subject, counted)
