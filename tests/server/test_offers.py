"""What a form is told of each game: everything that it offers makes a table."""

from typing import Any

import pytest

from halftrack import bots, games
from halftrack.engine import IllegalSetup
from halftrack.server.bodies import ChoiceInfo, GameInfo
from halftrack.server.offers import game_info

each_game = pytest.mark.parametrize("game", games.names())


def offered(info: GameInfo, choice: ChoiceInfo) -> list[dict[str, Any]]:
    """Each listed value, with the value of the option that it depends on."""
    if choice.by is None:
        return [{choice.name: value} for value in choice.values]
    return [{choice.by: case, choice.name: value} for case, values in choice.cases.items() for value in values]


@each_game
def test_every_value_of_every_option_makes_a_table(game: str) -> None:
    info = game_info(game)
    seats = info.seats[0]
    tables = [seats.options | options for choice in info.choices for options in offered(info, choice)]
    refused = [options for options in tables if not makes_a_table(game, seats.count, options | needed(options))]
    assert tables and not refused


def needed(options: dict[str, Any]) -> dict[str, Any]:
    """What an option is of no use without."""
    return {"legacy": True} if options.get("powers") else {}


def makes_a_table(game: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        games.load(game).new(seats, 1, options)
    except IllegalSetup:
        return False
    return True


@each_game
def test_so_many_seats_as_are_told_and_no_others(game: str) -> None:
    told = {seats.count: seats.options for seats in game_info(game).seats}
    for count in range(1, 10):
        assert makes_a_table(game, count, told.get(count, {})) == (count in told)


def test_a_fifth_crew_needs_its_module() -> None:
    assert {seats.count: seats.options for seats in game_info("great-race").seats}[5] == {"fifth": True}


def test_the_start_depends_on_the_board() -> None:
    choices = {choice.name: choice for choice in game_info("great-race").choices}
    assert choices["start"].by == "board"
    assert choices["start"].cases["south-america"] == ["Caracas", "Ushuaia"]
    assert list(choices["start"].cases) == choices["board"].values


@each_game
def test_the_usual_bot_is_one_of_those_that_play(game: str) -> None:
    info = game_info(game)
    assert info.usual in info.bots and info.usual == bots.usual(game)


def test_all_switches_are_two() -> None:
    switches = [
        choice for game in games.names() for choice in game_info(game).choices if isinstance(choice.default, bool)
    ]
    assert switches
    assert all(set(choice.values) == {True, False} for choice in switches)
