"""Players: policies over what their seat may see, found by name."""

import importlib
from typing import Any, Protocol

from halftrack.engine import Option, Play

# Name -> where it is: one module for every game, or one module a game, named like the game.
BOTS = {"random": "halftrack.bots.random", "sensible": "halftrack.bots.{game}"}


class Bot(Protocol):
    """A policy: it reads the open question, the view, the events and imagined worlds of its seat, nothing else."""

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose one of the options of the open question."""


class UnknownBot(LookupError):
    """No bot of that name plays that game."""


def load(name: str, game: str, seed: int | str) -> Bot:
    """Make a bot for a game; the same seed, the same decisions."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    try:
        module = importlib.import_module(BOTS[name].format(game=game.replace("-", "_")))
    except ModuleNotFoundError:
        raise UnknownBot(f"the bot {name!r} does not play {game}") from None
    bot: Bot = getattr(module, name.capitalize())(seed)
    return bot
