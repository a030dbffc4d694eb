"""The games of the house, found by name."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from halftrack.engine import BrokenRecord, Game, IllegalSetup, Play, Record
from halftrack.engine import replay as replay_with
from halftrack.games.choices import Choice

GAMES = {
    "great-race": "halftrack.games.great_race.game:GREAT_RACE",
    "great-race-solo": "halftrack.games.great_race.solo.game:SOLO",
    "gumball-rally": "halftrack.games.gumball_rally.game:GUMBALL_RALLY",
}


def names() -> tuple[str, ...]:
    """All games that can be loaded."""
    return tuple(GAMES)


def load(name: str) -> Game[Any]:
    """The game of that name; its code is imported only now."""
    if not isinstance(name, str) or name not in GAMES:
        raise IllegalSetup(f"no game is called {name!r}: there are {', '.join(GAMES)}")
    module, attribute = GAMES[name].split(":")
    game: Game[Any] = getattr(import_module(module), attribute)
    return game


def choices(name: str) -> Mapping[str, Choice]:
    """The options of that game's tables; they stand beside the game."""
    package = type(load(name)).__module__.rpartition(".")[0]
    offered: Mapping[str, Choice] = import_module(f"{package}.options").CHOICES
    return offered


def takes(name: str, seats: int, **options: Any) -> bool:
    """Whether so many seats can play it so."""
    try:
        load(name).check(seats, options)
    except IllegalSetup:
        return False
    return True


def replay(record: Record, to: int | None = None) -> Play[Any]:
    """Play a record of any game again, or its first `to` entries."""
    name = record.get("game") if isinstance(record, dict) else None
    if not isinstance(name, str) or name not in GAMES:
        raise BrokenRecord(f"no game is called {name!r}")
    return replay_with(load(name), record, to)
