"""Players: policies over what their seat may see, found by name."""

import importlib
from importlib.util import find_spec
from typing import Any, Protocol, cast

from halftrack.bots.search import Advice
from halftrack.engine import Option, Play

# From the weakest on, where each is: one module for every game, or one module a game, named like the game.
OF_A_GAME = "halftrack.bots.{game}"
BOTS = {
    "random": "halftrack.bots.random", "sensible": OF_A_GAME, "tourist": OF_A_GAME, "driver": OF_A_GAME,
    "navigator": OF_A_GAME, "champion": OF_A_GAME,
}  # fmt: skip
QUICK = ("driver", "sensible", "random")  # those that decide in a few milliseconds, the best first


class Bot(Protocol):
    """A policy: it reads the open question, the view, the events and imagined worlds of its seat, nothing else."""

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose one of the options of the open question."""


class Adviser(Bot, Protocol):
    """A bot that tells what it thinks of the options."""

    def consider(self, play: Play[Any], seat: int) -> list[Advice]:
        """Weigh the options worth a look, the best first: chance to win, how sure that is, the expected line."""


class UnknownBot(LookupError):
    """No bot of that name plays that game."""


def of_game(game: str) -> list[str]:
    """Name the bots that play a game, the best first."""
    return [name for name in reversed(BOTS) if plays(name, game)]


def usual(game: str) -> str:
    """Name the best bot of a game that nobody has to wait for."""
    return next(name for name in QUICK if plays(name, game))


def plays(name: str, game: str) -> bool:
    """Whether there is such a bot for that game."""
    place = place_of(name, game)
    return find_spec(place) is not None and hasattr(importlib.import_module(place), name.capitalize())


def place_of(name: str, game: str) -> str:
    """Return the module that holds a bot."""
    return BOTS[name].format(game=game.replace("-", "_"))


def load(name: str, game: str, seed: int | str) -> Bot:
    """Make a bot for a game; the same seed, the same decisions."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    if not plays(name, game):
        raise UnknownBot(f"the bot {name!r} does not play {game}")
    bot: Bot = getattr(importlib.import_module(place_of(name, game)), name.capitalize())(seed)
    return bot


def adviser(name: str, game: str, seed: int | str) -> Adviser:
    """Make a bot that advises; UnknownBot where it only decides."""
    bot = load(name, game, seed)
    if not hasattr(bot, "consider"):
        raise UnknownBot(f"the bot {name!r} gives no advice")
    return cast(Adviser, bot)
