"""The games that prove the balance of The Great Race, cell by cell."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from halftrack.games.great_race.board import board_names
from halftrack.games.great_race.options import start_cities
from halftrack.lab import players
from halftrack.lab.tournaments import CHUNK, Plan, Tournament

RACE, SOLO = "great-race", "great-race-solo"
SWIFT = "navigator:8"  # at most 10 ms a decision
RACES = {"driver": 2000, SWIFT: 300}
DUELS = (
    ("tourist", "random"), ("driver", "tourist"), ("navigator", "driver"), ("champion", "driver"),
    ("champion", "navigator"),
)  # fmt: skip
DUELS_EACH = 400
MIXED = ("driver", "random", SWIFT, "tourist")  # the same decks with these in every seating
MIXED_EACH = 400
SOLO_EACH = 500
OPPONENTS: dict[str, dict[str, Any]] = {
    "level 1": {"cards": 1},
    "level 2": {"cards": 2},
    "level 3": {"cards": 3},
    "level 3, all legacy": {"cards": 3, "powers": 4, "legacy": True},
}
CREWS = {4: {"leaders": True}, 5: {"leaders": True, "fifth": True}}


class Cell(NamedTuple):
    """Games of one kind in one direction of one board."""

    kind: str  # race, duel, mixed or solo
    board: str
    start: str
    what: str  # who races, or against what
    games: int  # that are asked for
    tournament: Tournament

    @property
    def name(self) -> str:
        """The name of its folder."""
        words = " ".join((self.kind, self.what, str(self.tournament.seats), self.board, self.start))
        return "-".join(words.lower().replace(":", " ").replace(",", " ").replace(">", " ").split())

    def plan(self, folder: Path, scale: float) -> Plan:
        """What is to be played of it; what takes long comes last, and side by side."""
        slow = any(players.searches(player, self.tournament.game) for player in self.tournament.bots)
        most = max(1, round(scale * self.games))
        return Plan(folder / self.name, self.tournament, most, rank=int(slow), chunk=1 if slow else CHUNK)


def cells(seed: int = 1) -> list[Cell]:
    """All of them, board by board and direction by direction."""
    ways = [(board, start) for board in board_names() for start in start_cities(board)]
    return [cell for board, start in ways for kind in (races, duels, mixed, solo) for cell in kind(board, start, seed)]


def races(board: str, start: str, seed: int) -> Iterator[Cell]:
    """Four and five crews of one level; the seat says the place in the first turn order."""
    for (crews, modules), (player, games) in product(CREWS.items(), RACES.items()):
        options = {"board": board, "start": start, "first": 0, **modules}
        yield Cell("race", board, start, player, games, Tournament(RACE, (player,), crews, games, seed, options))


def duels(board: str, start: str, seed: int) -> Iterator[Cell]:
    """Two levels against each other, each deck in both seatings; a quarter in each direction of each board."""
    games = DUELS_EACH // 4
    for pair in DUELS:
        tournament = Tournament(RACE, pair, 2, games // 2, seed, {"board": board, "start": start})
        yield Cell("duel", board, start, " > ".join(pair), games, tournament)


def mixed(board: str, start: str, seed: int) -> Iterator[Cell]:
    """The same decks with the seats permuted: what is luck, and what is skill."""
    games = MIXED_EACH // 4
    options = {"board": board, "start": start, "leaders": True}
    yield Cell("mixed", board, start, "luck", games, Tournament(RACE, MIXED, 4, games // 4, seed, options))


def solo(board: str, start: str, seed: int) -> Iterator[Cell]:
    """The Driver against the Torpedo, from the first deck to all its powers."""
    for opponent, options in OPPONENTS.items():
        tournament = Tournament(SOLO, ("driver",), 1, SOLO_EACH, seed, {"board": board, "start": start, **options})
        yield Cell("solo", board, start, opponent, SOLO_EACH, tournament)
