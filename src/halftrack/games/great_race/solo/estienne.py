"""The Estienne cards, and how a deck of eight of them grows harder from race to race."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from halftrack.engine import Rng
from halftrack.games.great_race.data import tables

LETTERS = "ABCDEFGH"
LEVELS = 3
DECK_SIZE = 8
CALENDAR = 6
WINNER_REPLACES = 2
LOSER_REPLACES = 1


class EstienneCard(NamedTuple):
    """What the Torpedo does in a turn. [solo.2]"""

    name: str
    letter: str
    level: int
    colour: str
    tiles: int
    moves: tuple[int, int]
    slots: tuple[int, int]
    damage: int
    gauge: str
    petrol: int
    mechanical: int


def _card(row: dict[str, Any]) -> EstienneCard:
    pairs = {name: tuple(row[name]) for name in ("moves", "slots")}
    return EstienneCard(name=f"{row['letter']}{row['level']}", **{**row, **pairs})


ESTIENNE = tuple(_card(row) for row in tables("estienne.toml", "card"))
NUMBER = {card.name: number for number, card in enumerate(ESTIENNE)}


def deck_of(level: int) -> list[str]:
    """The eight cards of one level; the first race is run against level 1. [solo.2]"""
    return [card.name for card in ESTIENNE if card.level == level]


def lowest_level(deck: Iterable[str]) -> int:
    """Level 3 only comes in when no card of level 1 is left. [solo.12]"""
    return min(ESTIENNE[NUMBER[name]].level for name in deck)


def replaceable(deck: list[str]) -> list[str]:
    """The letters among which the next replacement is chosen; none when all are of level 3. [solo.12]"""
    lowest = lowest_level(deck)
    return sorted(name[0] for name in deck if name[1] == str(lowest)) if lowest < LEVELS else []


def replace(deck: list[str], letter: str) -> list[str]:
    """One card gives way to the same letter of the next level. [solo.12]"""
    lowest = lowest_level(deck)
    at = deck.index(f"{letter}{lowest}")
    return [*deck[:at], f"{letter}{lowest + 1}", *deck[at + 1 :]]


def replace_at_random(deck: list[str], rng: Rng) -> list[str]:
    """One of the lowest cards gives way to any card of the next level. [solo.12]"""
    lowest = lowest_level(deck)
    if lowest == LEVELS:
        return deck
    leaving = [name for name in deck if name[1] == str(lowest)]
    coming = [name for name in deck_of(lowest + 1) if name not in deck]
    at = deck.index(leaving[rng.below(len(leaving), "leaving")])
    return [*deck[:at], coming[rng.below(len(coming), "coming")], *deck[at + 1 :]]
