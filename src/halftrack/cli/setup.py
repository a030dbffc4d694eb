"""What commands share: a game by its name, its options out of what was typed, bots by their names."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from halftrack import bots, games
from halftrack.engine import Game, IllegalSetup, Play

Command = TypeVar("Command", bound=Callable[..., Any])

# A command with this takes whatever options the game has: --board africa --leaders --no-confirm.
ANY_OPTIONS = {"ignore_unknown_options": True}
TRUE, FALSE = ("true", "yes", "on"), ("false", "no", "off")


def game_options(command: Command) -> Command:
    """Let a command take the options of the game."""
    return click.argument("options", nargs=-1, type=click.UNPROCESSED, metavar="[--OPTION VALUE]...")(command)


def game_named(name: str) -> Game[Any]:
    """Return the game, or say which there are."""
    try:
        return games.load(name)
    except IllegalSetup as error:
        raise click.UsageError(str(error)) from None


def parsed(words: Sequence[str]) -> dict[str, Any]:
    """Return options as the game takes them: a value follows its name, or the name is a switch."""
    options: dict[str, Any] = {}
    rest = list(words)
    while rest:
        name, sign, told = rest.pop(0).partition("=")
        if not name.startswith("--") or len(name) < 3:
            raise click.UsageError(f"{name!r} is not an option: write --name value, --name or --no-name")
        if sign:
            options[name[2:]] = value(told)
        elif rest and not rest[0].startswith("--"):
            options[name[2:]] = value(rest.pop(0))
        elif name.startswith("--no-"):
            options[name[5:]] = False
        else:
            options[name[2:]] = True
    return options


def value(word: str) -> str | int | bool:
    """Return a word as the value it stands for."""
    if word.lower() in TRUE + FALSE:
        return word.lower() in TRUE
    return int(word) if word.lstrip("-").isascii() and word.lstrip("-").isdigit() else word


def new_play(game: Game[Any], seats: int, seed: int | str, options: dict[str, Any], events: bool = True) -> Play[Any]:
    """Begin a game, or say what is wrong with the setup."""
    try:
        return game.new(seats=seats, seed=seed, options=options, events=events)
    except IllegalSetup as error:
        raise click.UsageError(str(error)) from None


def bot_names(words: str) -> list[str]:
    """Return the names in a list with commas, each that of a bot."""
    names = [name.strip() for name in words.split(",") if name.strip()]
    unknown = [name for name in names if name not in bots.BOTS]
    if unknown or not names:
        raise click.UsageError(f"no bot is called {', '.join(unknown) or words!r}; there are: {', '.join(bots.BOTS)}")
    return names
