"""The sensible player of Gumball Rally: what it does, and that it is stronger than chance."""

from random import Random
from typing import Any, cast

import pytest

from halftrack import bots
from halftrack.bots.gumball_rally.sensible import Sensible, place_after
from halftrack.engine import Play
from halftrack.games.gumball_rally.deck import CARD
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.state import Rally
from tests.bots.poison import Blind, poisoned
from tests.games.gumball_rally.subject import SUBJECT

RALLIES = 1000  # 4,000 of them gave 84 %
SITTING = ("sensible", "sensible", "random", "random")


def finished(sitting: tuple[str, ...], seed: int, **options: Any) -> list[dict[str, Any]]:
    """The ranking of a rally of these bots."""
    play = GUMBALL_RALLY.new(len(sitting), seed, options, events=False)
    players = [bots.load(name, "gumball-rally", f"{seed}/{seat}") for seat, name in enumerate(sitting)]
    while play.open:
        (seat,) = play.open
        play.answer(seat, players[seat].decide(play, seat))
    assert play.result is not None
    return play.result


def walked(number: int) -> Play[Rally]:
    """The n-th rally of the series, somewhere in the middle."""
    play, dice = SUBJECT.begin(number), Random(number)
    for _ in range(dice.randrange(20 * play.seats)):
        ((seat, question),) = play.open.items() if play.open else [(0, None)]
        if question is None:
            return walked(number + 1)
        play.answer(seat, dice.choice(question.options))
    return play if play.open else walked(number + 1)


def test_two_sensible_players_take_most_wins_from_two_random_ones() -> None:
    won = 0.0
    for seed in range(RALLIES):
        sitting = SITTING[seed % 4 :] + SITTING[: seed % 4]
        winners = [row["seat"] for row in finished(sitting, seed) if row["rank"] == 1]
        won += sum(sitting[seat] == "sensible" for seat in winners) / len(winners)
    assert won / RALLIES > 0.75


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_it_plays_at_every_table(seats: int) -> None:
    options = {"decline": True, "confirm": True, "photo-finish": True, "scoring": "5-3-1"}
    assert len(finished(("sensible",) * seats, 3, **options)) == seats


@pytest.mark.interpreted
@pytest.mark.parametrize("number", range(40))
def test_it_decides_by_what_its_seat_may_see_and_nothing_else(number: int) -> None:
    play, dice = walked(number), Random(number)
    (seat,) = play.open
    choice = Sensible(5).decide(play, seat)
    assert choice in play.open[seat].options
    assert Sensible(5).decide(poisoned(SUBJECT, play, seat, dice), seat) == choice
    assert Sensible(5).decide(cast(Play[Any], Blind(play)), seat) == choice


def test_it_keeps_its_high_cards_while_nothing_can_be_scored() -> None:
    play = GUMBALL_RALLY.new(4, 1)
    while play.state.round < 4:
        ((seat, question),) = play.open.items()
        assert Sensible(1).decide(play, seat) == question.options[0]
        play.answer(seat, question.options[0])


def test_it_looks_at_who_plays_after_it() -> None:
    view = {
        "line": ["green", "orange", "purple", "white"],
        "waiting": ["purple", "white"],
        "buggies": [
            {"buggy": "green", "card": "red 10"},
            {"buggy": "orange", "card": "blue 4"},
            {"buggy": "purple", "card": None},
            {"buggy": "white", "card": None},
        ],
    }
    assert place_after(view, CARD["red 5"], [CARD["blue 1"]]) == 0
    assert place_after(view, CARD["black 5"], [CARD["blue 1"]]) == 1
    assert place_after(view, CARD["black 5"], [CARD["yellow 9"]]) == 2
    assert place_after(view, CARD["black 3"], [CARD["yellow 9"]]) == 3
