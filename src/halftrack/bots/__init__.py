"""Players: policies over what their seat may see, found by name."""

import importlib
from importlib.util import find_spec
from typing import Any, Protocol

from halftrack.engine import Option, Play

# From the weakest on, where each is: one module for every game, or one module a game, named like the game.
BOTS = {"random": "halftrack.bots.random", "sensible": "halftrack.bots.{game}", "driver": "halftrack.bots.{game}"}


class Bot(Protocol):
    """A policy: it reads the open question, the view, the events and imagined worlds of its seat, nothing else."""

    def __init__(self, seed: int | str) -> None: ...

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose one of the options of the open question."""


class UnknownBot(LookupError):
    """No bot of that name plays that game."""


def of_game(game: str) -> list[str]:
    """Name the bots that play a game, the best first."""
    return [name for name in reversed(BOTS) if class_of(name, game) is not None]


def class_of(name: str, game: str) -> type[Bot] | None:
    """Return the bot of that name, if the game has it."""
    place = place_of(name, game)
    return getattr(importlib.import_module(place), name.capitalize(), None) if find_spec(place) else None


def place_of(name: str, game: str) -> str:
    """Return the module that holds a bot."""
    return BOTS[name].format(game=game.replace("-", "_"))


def load(name: str, game: str, seed: int | str) -> Bot:
    """Make a bot for a game; the same seed, the same decisions."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    made = class_of(name, game)
    if made is None:
        raise UnknownBot(f"the bot {name!r} does not play {game}")
    return made(seed)
