"""What never changes during a rally."""

from dataclasses import dataclass
from typing import NamedTuple

from halftrack.games.gumball_rally.data import tables


class Scoring(NamedTuple):
    """The score cards, from the head of the line."""

    name: str
    checkpoint: tuple[int, ...]
    winner: tuple[int, ...]


SCORINGS = {
    row["name"]: Scoring(row["name"], tuple(row["checkpoint"]), tuple(row["winner"]))
    for row in tables("scoring.toml", "scoring")
}
BUGGIES: tuple[str, ...] = tuple(row["name"] for row in tables("buggies.toml", "buggy"))
NUMBERED = {name: buggy for buggy, name in enumerate(BUGGIES)}


@dataclass(frozen=True, slots=True)
class Box:
    """The drivers, their buggies, and the options of their table."""

    seats: int
    buggies: int
    scoring: Scoring
    photo_finish: bool
    decline: bool

    def owner(self, buggy: int) -> int:
        """The seat that drives it: seat by seat, and round again. [two.1]"""
        return buggy % self.seats

    def buggies_of(self, seat: int) -> range:
        return range(seat, self.buggies, self.seats)
