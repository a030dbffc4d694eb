"""Bots decide by what their seat may see, and always the same way."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from halftrack import bots, games
from halftrack.engine import Play

SETUPS: list[dict[str, Any]] = [{}, {"leaders": True, "board": "south-america"}, {"edition": "de", "leaders": True}]


def walked(names: tuple[str, ...], options: dict[str, Any]) -> Iterator[tuple[Play[Any], int]]:
    """A race of bots, question by question."""
    race = games.load("great-race").new(seats=len(names), seed=5, options=options)
    players = [bots.load(name, "great-race", seat) for seat, name in enumerate(names)]
    while race.result is None:
        seat = next(iter(race.open))
        yield race, seat
        race.answer(seat, players[seat].decide(race, seat))


@pytest.mark.parametrize("name", bots.BOTS)
@pytest.mark.parametrize("options", SETUPS)
def test_a_bot_decides_the_same_in_every_world_that_its_seat_cannot_tell_apart(
    name: str, options: dict[str, Any]
) -> None:
    dice = Random(1)
    for race, seat in walked(("sensible", "random", "sensible"), options):
        first = bots.load(name, "great-race", 3).decide(race, seat)
        assert first in race.open[seat].options
        world = race.imagine(seat, dice)
        assert bots.load(name, "great-race", 3).decide(world, seat) == first
        if race.view(None)["turn"] > 4:
            return


def test_sensible_bots_arrive_within_a_few_turns() -> None:
    race, _ = list(walked(("sensible",) * 4, {}))[-1]
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
