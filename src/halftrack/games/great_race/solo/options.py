"""The options of a solo race: those of every race, and what the campaign fixes."""

from collections.abc import Callable
from functools import cache
from typing import Any

from halftrack.engine import IllegalSetup, Option
from halftrack.games.choices import Choice, filled_in, one_of, switch
from halftrack.games.great_race import data
from halftrack.games.great_race import options as base
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.solo import legacy
from halftrack.games.great_race.solo.estienne import DECK_SIZE, LEVELS, NUMBER, deck_of
from halftrack.games.great_race.solo.state import NAME, SOLO_EDITIONS, Terms
from halftrack.games.tables import Tables

Options = dict[str, Any]

BASE = ("board", "start", "edition", "leaders", "fifth", "bag", "bag-refill", "confirm")
HUMAN_FIRST = "human"


def _is_deck(value: Any) -> bool:
    names = value.split(",") if isinstance(value, str) else value
    known = isinstance(names, list) and all(isinstance(name, str) and name in NUMBER for name in names)
    return known and len(names) == len(set(names)) == DECK_SIZE


def _are_powers(value: Any) -> bool:
    levels = list(value.values()) if isinstance(value, dict) else [value]
    known = not isinstance(value, dict) or set(value) <= set(legacy.COLOURS)
    return known and all(type(level) is int and 0 <= level <= legacy.MOST for level in levels)


def _level_or(allows: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: (type(value) is int and 1 <= value <= LEVELS) or allows(value)


OWN = {
    "solo-edition": one_of(*SOLO_EDITIONS),
    "cards": Choice(
        1, "a level from 1 to 3, or eight Estienne cards (A1,B2,...)", _level_or(_is_deck),
        lambda _: range(1, LEVELS + 1),
    ),
    "powers": Choice(
        0, "a level from 0 to 4, or one for each colour", _are_powers, lambda _: range(legacy.MOST + 1)
    ),
    "deck": switch(False),
    "legacy": switch(False),
    "passport": switch(False),
    "first": one_of(HUMAN_FIRST, NAME),
    "alone": switch(False),
}  # fmt: skip
CHOICES: dict[str, Choice] = {name: base.CHOICES[name] for name in BASE} | OWN


def check(seats: int, options: Options) -> Options:
    """All options with their defaults, decks and powers written out. [solo.1, solo.16]"""
    if seats != 1:
        raise IllegalSetup(f"one crew races against the Torpedo, not {seats!r}")
    unknown = [name for name in options if name not in CHOICES]
    if unknown:
        raise IllegalSetup(f"no option is called {unknown[0]!r}: there are {', '.join(CHOICES)}")
    common = base.check(2, {name: options[name] for name in BASE if name in options})
    own = filled_in({name: options[name] for name in OWN if name in options}, OWN)
    own["cards"], own["powers"] = _cards(own["cards"]), _powers(own["powers"])
    if any(own["powers"].values()) and not own["legacy"]:
        raise IllegalSetup("legacy powers need the option 'legacy'")
    if own["alone"] and (own["deck"] or own["legacy"] or own["first"] != HUMAN_FIRST):
        raise IllegalSetup("alone there is no Torpedo: no 'deck', no 'legacy', no 'first'")
    return {**{name: common[name] for name in BASE}, **own}


def _cards(value: Any) -> list[str]:
    if isinstance(value, int):
        return deck_of(value)
    return value.split(",") if isinstance(value, str) else list(value)


def _powers(value: Any) -> dict[str, int]:
    if isinstance(value, int):
        return dict.fromkeys(legacy.COLOURS, value)
    return {colour: value.get(colour, 0) for colour in legacy.COLOURS}


def open_box(options: Options) -> Box:
    """The human's seat and the Torpedo's; alone, only his. [solo.1, alone.1]"""
    return base.open_box(1 if options["alone"] else 2, options)


def terms(options: Options) -> Terms:
    return Terms(SOLO_EDITIONS[options["solo-edition"]], options["legacy"], options["alone"])


@cache
def estienne_digest() -> str:
    return Tables(data.__package__).digest("estienne.toml")


def catalogue(options: Options) -> tuple[Option, ...]:
    """Every option that such a race may ever offer."""
    return base.catalogue({**options, "first": None})
