"""Options of a game as they are typed."""

import click
import pytest

from halftrack.cli.setup import bot_names, game_named, parsed


def test_a_value_follows_its_name_or_the_name_is_a_switch() -> None:
    words = ("--board", "africa", "--leaders", "--no-confirm", "--bag=own", "--first", "2", "--fifth", "false")
    assert parsed(words) == {
        "board": "africa",
        "leaders": True,
        "confirm": False,
        "bag": "own",
        "first": 2,
        "fifth": False,
    }


@pytest.mark.parametrize("words", [("africa",), ("-b", "africa"), ("--",)])
def test_what_is_no_option_is_told(words: tuple[str, ...]) -> None:
    with pytest.raises(click.UsageError, match="is not an option"):
        parsed(words)


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(click.UsageError, match=r"ludo.*great-race"):
        game_named("ludo")


@pytest.mark.parametrize("words", ["", ",", "random,nobody"])
def test_an_unknown_bot_is_told_with_those_there_are(words: str) -> None:
    with pytest.raises(click.UsageError, match=r"there are: random, sensible"):
        bot_names(words)


def test_bots_are_a_list_with_commas() -> None:
    assert bot_names("random, sensible,") == ["random", "sensible"]
