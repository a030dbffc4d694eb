"""A game as the proofs that all games share need to know it."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from halftrack.engine import Game, Play
from tests.support.playing import Pick, Table

Places = dict[str, list[Hashable]]


class Watch(Protocol):
    """Looks at one play again and again, and fails when something cannot be."""

    def look(self) -> None:
        """What can be seen at a glance; after each step."""

    def look_closely(self) -> None:
        """Everything; after each answer."""


@dataclass(frozen=True)
class Subject:
    """A game, its tables and seats, and what its rules page says of its secrets."""

    game: Game[Any]
    table: Callable[[int], Table]  # an endless series that mixes all options
    picks: Callable[[int, Table], list[Pick]]  # who sits at the n-th table
    watch: Callable[[Play[Any]], Watch]
    check: Callable[[Play[Any]], None]  # what holds at any moment, whatever came before
    redeal: Callable[[Play[Any], int | None, Random], None]  # by other code than the game's own
    places: Callable[[Any, int | None], Places]  # where that seat cannot see, and what lies there in that world
    sorts: Callable[[Play[Any]], Iterable[str]]  # how a game that is over went
    least: dict[str, float]  # the share of games that must be of such a sort
    soak: int  # how many games `make soak` plays
    rare: tuple[str, ...]  # places in which seldom anything lies
    leaks: dict[str, Callable[[Any, int | None], Any]]  # what a leaking view might show of the table to that seat
    harmless: Callable[[str, Any], bool]  # may this answer to that kind of question be given whatever one holds?
    reveals: frozenset[str]  # events that turn up something hidden
    together: bool  # are several seats ever asked at once, each in secret?
    unchanging: tuple[type, ...]  # what the copies of a table may share
    by_hand: frozenset[str]  # questions in one's own sequence that come only to who holds something for it
    records: int = 0  # how many whole games `make records` keeps
    shows: Callable[[Play[Any]], Iterable[str]] = lambda play: ()  # what a record of this game shows, beside the usual
    wanted: frozenset[str] = frozenset()  # what the records must show between them

    def begin(self, number: int, events: bool = True) -> Play[Any]:
        """The n-th game of the series."""
        return self.table(number).begin(self.game, events)
