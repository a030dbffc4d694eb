"""What stands on the table and never changes during a race: board, bag, edition, modules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from halftrack.games.great_race.board import Board, Tile
from halftrack.games.great_race.crews import VEHICLES

if TYPE_CHECKING:
    from halftrack.games.great_race.editions import Edition


class Way(NamedTuple):
    """One step that may be taken from a city over a lane."""

    option: str
    to: int
    kind: str
    price: int


def spaces_in(spaces: int) -> Iterator[int]:
    """The numbers of the spaces in a set of spaces, which is kept as the bits of one number."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


def as_set(spaces: Iterable[int]) -> int:
    """A set of spaces as the bits of one number."""
    return sum(1 << space for space in spaces)


class Box:
    """The unchanging part of one race, shared by all its copies."""

    __slots__ = ("board", "tiles", "faces", "edition", "leaders", "fifth", "refill", "seats", "start", "destination",
                 "progress", "land", "cities", "around", "linked", "lanes", "lane_ways", "crews", "names",
                 "chains")  # fmt: skip

    def __init__(
        self, board: Board, tiles: tuple[Tile, ...], edition: Edition, seats: int, start: int, *, leaders: bool,
        fifth: bool, refill: bool,
    ) -> None:  # fmt: skip
        self.board = board
        self.tiles = tiles
        self.faces = tuple(tile.name for tile in tiles)
        self.edition = edition
        self.seats = seats
        self.leaders = leaders
        self.fifth = fifth
        self.refill = refill
        self.start = start
        self.destination = board.ends[1] if start == board.ends[0] else board.ends[0]
        self.progress = tuple(self._progress(band) for band in board.band)
        self.crews = tuple(vehicle.crew for vehicle in VEHICLES if vehicle.module != "fifth" or fifth)
        self.chains: dict[tuple[int, int], tuple[int, int]] = {}  # what `chain` has found before
        self._link_spaces()

    def _progress(self, band: int) -> int:
        """How many bands further than the start, towards the destination; behind it less than none. [drive.11]"""
        bands = self.board.band
        further = band - bands[self.start]
        return further if bands[self.start] < bands[self.destination] else -further

    def _link_spaces(self) -> None:
        """Who touches whom: by land, and by land or lane. [pathfinder.4]"""
        board = self.board
        self.cities = as_set(board.cities)
        self.names = tuple((name, 1 << space) for space, name in enumerate(board.spaces))
        self.land = as_set(range(len(board.spaces))) & ~self.cities
        self.around = tuple(as_set(near) for near in board.neighbours)
        ways: dict[int, list[Way]] = {}
        for lane in board.lanes:
            for here, there in (lane.ends, lane.ends[::-1]):
                way = Way(f"{lane.kind} {board.spaces[there]}", there, lane.kind, lane.price)
                ways.setdefault(here, []).append(way)
        self.lanes = {space: tuple(ways[space]) for space in ways}
        self.lane_ways = {(space, way.option): way for space in ways for way in ways[space]}
        self.linked = tuple(
            near | as_set({way.to for way in ways.get(space, [])}) for space, near in enumerate(self.around)
        )
