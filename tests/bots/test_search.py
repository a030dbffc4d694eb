"""Searches: what they advise, how sure they are, and that a budget and a seed tell all."""

from typing import Any

import pytest

from halftrack import bots, games
from halftrack.bots.great_race import Champion, Driver, Navigator
from halftrack.bots.search import Tried, ranked
from halftrack.engine import Play


def at_the_plan(game: str = "great-race", kind: str = "plan") -> tuple[Play[Any], int]:
    """A game of Drivers up to the first question of that kind."""
    play = games.load(game).new(seats=2, seed=5)
    while all(question.kind != kind for question in play.open.values()):
        seat = next(iter(play.open))
        play.answer(seat, bots.load("driver", game, seat).decide(play, seat))
    return play, next(iter(play.open))


@pytest.mark.parametrize("make", [Navigator, Champion])
def test_the_same_seed_and_budget_give_the_same_advice(make: Any) -> None:
    race, seat = at_the_plan()
    assert make(1, rollouts=20).consider(race, seat) == make(1, rollouts=20).consider(race, seat)


@pytest.mark.parametrize("name", ["tourist", "driver", "navigator"])
def test_advice_names_options_with_chances_and_a_line_that_begins_with_them(name: str) -> None:
    race, seat = at_the_plan()
    advice = bots.adviser(name, "great-race", 1).consider(race, seat)
    assert len({one.option for one in advice}) == len(advice) > 1
    for one in advice:
        assert one.option in race.open[seat].options
        assert 0 <= one.value <= 1 and one.confidence >= 0
        assert one.line[0] == (seat, race.open[seat].kind, one.option)


def test_the_first_advice_is_what_the_bot_does() -> None:
    race, seat = at_the_plan()
    assert Navigator(2).decide(race, seat) == Navigator(2).consider(race, seat)[0].option
    assert Driver(2).decide(race, seat) == Driver(2).consider(race, seat)[0].option


def test_a_champion_out_of_time_still_decides() -> None:
    race, seat = at_the_plan()
    assert Champion(1, rollouts=10**6, seconds=0.0).decide(race, seat) in race.open[seat].options


def test_another_option_must_clearly_lead_the_own_choice() -> None:
    def tries(*values: float) -> list[Tried]:
        return [Tried(value, ()) for value in values]

    assert ranked("own", {"own": tries(0.1, 0.9), "other": tries(0.9, 0.12)})[0].option == "own"
    assert ranked("own", {"own": tries(0.1, 0.2), "other": tries(0.5, 0.6)})[0].option == "other"


def test_a_random_bot_gives_no_advice() -> None:
    with pytest.raises(bots.UnknownBot, match="gives no advice"):
        bots.adviser("random", "great-race", 1)


@pytest.mark.parametrize("name", ["tourist", "driver", "navigator", "champion"])
@pytest.mark.parametrize(("game", "seats"), [("gumball-rally", 3), ("great-race-solo", 1)])
def test_every_level_plays_the_other_games(name: str, game: str, seats: int) -> None:
    play = games.load(game).new(seats=seats, seed=5)
    bot = bots.load(name, game, 1)
    if hasattr(bot, "rollouts"):
        bot.rollouts = 6
    for _ in range(12):
        seat = next(iter(play.open))
        play.answer(seat, bot.decide(play, seat))
    assert play.entries


def test_the_usual_bot_is_a_quick_one() -> None:
    assert bots.usual("great-race") == bots.usual("gumball-rally") == "driver"
    assert bots.of_game("great-race")[0] == "champion"
