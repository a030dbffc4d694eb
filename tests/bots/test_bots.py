"""Bots decide by what their seat may see, and always the same way."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, cast

import pytest

from halftrack import bots, games
from halftrack.bots import Bot
from halftrack.bots.great_race import Champion, Navigator
from halftrack.engine import Play
from tests.bots.poison import Blind, poisoned
from tests.games.great_race.subject import SUBJECT

QUICK = ("random", "sensible", "tourist", "driver")
SEARCHING: list[Callable[[], Bot]] = [
    lambda: Navigator(3, rollouts=4),
    lambda: Champion(3, rollouts=8),
]
SETUPS: list[dict[str, Any]] = [{}, {"leaders": True, "board": "south-america"}, {"edition": "de", "leaders": True}]


def walked(names: tuple[str, ...], options: dict[str, Any]) -> Iterator[tuple[Play[Any], int]]:
    """A race of bots, question by question."""
    race = games.load("great-race").new(seats=len(names), seed=5, options=options)
    players = [bots.load(name, "great-race", seat) for seat, name in enumerate(names)]
    while race.result is None:
        seat = next(iter(race.open))
        yield race, seat
        race.answer(seat, players[seat].decide(race, seat))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("options", SETUPS)
def test_a_bot_decides_the_same_in_every_world_that_its_seat_cannot_tell_apart(
    name: str, options: dict[str, Any]
) -> None:
    dice = Random(1)
    for number, (race, seat) in enumerate(walked(("sensible", "random", "driver"), options)):
        if number % 3 == 0:
            first = bots.load(name, "great-race", 3).decide(race, seat)
            assert first in race.open[seat].options
            other = poisoned(SUBJECT, race, seat, dice)
            assert bots.load(name, "great-race", 3).decide(other, seat) == first
        if race.view(None)["turn"] > 3:
            return


@pytest.mark.parametrize("make", SEARCHING)
def test_a_search_decides_the_same_in_every_such_world_too(make: Callable[[], Bot]) -> None:
    dice = Random(1)
    for race, seat in islice(walked(("driver", "random", "driver"), {"leaders": True}), 6, None, 11):
        other = poisoned(SUBJECT, race, seat, dice)
        assert make().decide(other, seat) == make().decide(race, seat)


@pytest.mark.interpreted
@pytest.mark.parametrize("make", [*SEARCHING, *(lambda name=name: bots.load(name, "great-race", 3) for name in QUICK)])
def test_a_bot_never_looks_at_the_table_itself(make: Callable[[], Bot]) -> None:
    for race, seat in islice(walked(("driver", "random"), {"leaders": True}), 3, None, 9):
        assert make().decide(cast(Play[Any], Blind(race)), seat) in race.open[seat].options


@pytest.mark.parametrize("name", ["sensible", "driver"])
def test_such_bots_arrive_within_a_few_turns(name: str) -> None:
    race, _ = list(walked((name,) * 4, {}))[-1]
    assert race.result is not None
    assert race.result[0]["arrived"]
    assert race.view(None)["turn"] <= 12


def test_a_random_bot_takes_any_option() -> None:
    race = games.load("great-race").new(seats=2, seed=1)
    seat = next(iter(race.open))
    bot = bots.load("random", "great-race", 1)
    assert {bot.decide(race, seat) for _ in range(200)} == set(race.open[seat].options)


@pytest.mark.parametrize(("name", "game"), [("nobody", "great-race"), ("sensible", "no-such-game")])
def test_an_unknown_bot_is_told(name: str, game: str) -> None:
    with pytest.raises(bots.UnknownBot, match=name):
        bots.load(name, game, 1)
