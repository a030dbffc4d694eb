"""The boards and the tile bags: read from TOML, checked when loaded, shared by all races."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from halftrack.games.great_race.datafile import BoardError, DataFile

__all__ = [
    "Board", "BoardError", "Chart", "City", "Lane", "Tile", "board_names", "load_bag", "load_board",
]  # fmt: skip

DATA = Path(__file__).parent / "data"
BOARDS = ("africa", "south-america")
COLOURS = ("purple", "blue", "yellow", "green", "red")
KINDS = ("sea", "air")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
LAND, RISK, NOTHING = "o", "x", ". "
MOST_SPACES = 126
MOST_CARDS = 4
MOST_FRANCS = 999
MOST_PARALLEL = 80
BAG_SIZE = 60
MOST_PETROL = 3
MOST_DAMAGE = 2

Cell = tuple[int, int]  # row of the picture, character in that row


class City(NamedTuple):
    """A city: its colour and how many cards one draws on entering it."""

    colour: str
    cards: int


class Lane(NamedTuple):
    """A sea or air lane between two cities, and its price in francs."""

    kind: str
    ends: tuple[int, int]
    price: int


class Tile(NamedTuple):
    """What a land space costs once this tile lies on it."""

    petrol: int
    damage: int
    stop: bool
    danger: bool

    @property
    def value(self) -> int:
        """How hard the tile is: petrol, damage, one for stop, one for danger."""
        return self.petrol + self.damage + self.stop + self.danger

    @property
    def name(self) -> str:
        """The face in short: p2d1sx is petrol 2, damage 1, stop, danger."""
        return f"p{self.petrol}{f'd{self.damage}' if self.damage else ''}{'s' * self.stop}{'x' * self.danger}"


class Chart(NamedTuple):
    """Where the picture lies on the globe, and the file of the coast to draw behind it."""

    north: float
    step: float
    west: float
    parallel: float
    coast: Path


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A continent: spaces and their neighbours, bands, risk zone, cities and lanes."""

    name: str
    title: str
    spaces: tuple[str, ...]
    number: dict[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    band: tuple[int, ...]
    bands: int
    risk: frozenset[int]
    cities: dict[int, City]
    ends: tuple[int, int]
    lanes: tuple[Lane, ...]
    place: tuple[tuple[float, float], ...]
    barriers: tuple[tuple[int, int], ...]
    bridges: tuple[tuple[int, int], ...]
    chart: Chart | None
    digest: str


class _CityEntry(NamedTuple):
    name: str
    colour: str
    cards: int = 0


class _LaneEntry(NamedTuple):
    kind: str
    ends: tuple[str, str]
    price: int


class _ChartEntry(NamedTuple):
    north: float
    step: float
    west: float
    parallel: float
    coast: str


class _BoardEntry(NamedTuple):
    name: str
    title: str
    ends: tuple[str, str]
    picture: str
    cities: dict[str, Any]
    bands: str = "rows"
    lanes: list[dict[str, Any]] = []  # noqa: RUF012  (a default of a named tuple, never changed)
    barriers: list[tuple[str, str]] = []  # noqa: RUF012
    bridges: list[tuple[str, str]] = []  # noqa: RUF012
    chart: dict[str, Any] = {}  # noqa: RUF012


class _TileEntry(NamedTuple):
    petrol: int
    copies: int
    damage: int = 0
    stop: bool = False
    danger: bool = False


def board_names() -> tuple[str, ...]:
    """The boards of the box."""
    return BOARDS


def load_board(name_or_path: str) -> Board:
    """A board of the box by its name, or anybody's by the path of its .toml file."""
    text = str(name_or_path)
    is_path = text.endswith(".toml") or "/" in text or "\\" in text
    path = Path(text) if is_path else DATA / f"{text}.toml"
    if not is_path and not path.is_file():
        raise BoardError(text, "", f"no such board; take {' or '.join(BOARDS)}, or the path of a .toml file")
    return _build(path, DataFile(path).text())


@lru_cache(maxsize=64)
def _build(path: Path, text: str) -> Board:
    """Cached by content, so that a file changed on disk is read anew."""
    file = DataFile(path)
    return _Reader(file, file.entry("", file.tables(text), _BoardEntry)).board(text)


def load_bag(name: str, path: Path = DATA / "tiles.toml") -> tuple[Tile, ...]:
    """The 60 tiles of a bag, always in the same order; a tile's number is its index."""
    file = DataFile(path)
    bags = file.tables(file.text())
    file.demand(name in bags, name, f"no such bag; the bags are {', '.join(bags)}")
    file.demand(isinstance(bags[name], list), name, "must be a list")
    tiles = [tile for n, raw in enumerate(bags[name], 1) for tile in _tiles(file, f"{name} {n}", raw)]
    file.demand(len(tiles) == BAG_SIZE, name, f"{len(tiles)} tiles instead of {BAG_SIZE}")
    return tuple(tiles)


def _tiles(file: DataFile, entry: str, raw: object) -> list[Tile]:
    tile = file.entry(entry, raw, _TileEntry)
    file.demand(1 <= tile.petrol <= MOST_PETROL, entry, f"petrol {tile.petrol} is not 1 to {MOST_PETROL}")
    file.demand(0 <= tile.damage <= MOST_DAMAGE, entry, f"damage {tile.damage} is not 0 to {MOST_DAMAGE}")
    file.demand(1 <= tile.copies <= BAG_SIZE, entry, f"copies {tile.copies} is not 1 to {BAG_SIZE}")
    return [Tile(tile.petrol, tile.damage, tile.stop, tile.danger)] * tile.copies


class _Reader:
    """Turns one board file into a board, entry by entry."""

    def __init__(self, file: DataFile, raw: _BoardEntry) -> None:
        self.file, self.raw = file, raw
        self.entries = {key: file.entry(f"cities.{key}", city, _CityEntry) for key, city in raw.cities.items()}
        self._check_entries()
        self.cells = self._cells()
        self.marks = [mark for _, mark in self.cells]
        self.spaces = self._names()
        self.number = {name: n for n, name in enumerate(self.spaces)}
        self.cities = self._cities()
        self.ends = self._ends()
        self.lanes = self._lanes()
        self.barriers = [self._pair("barriers", pair) for pair in raw.barriers]
        self.bridges = [self._pair("bridges", pair) for pair in raw.bridges]
        self.neighbours = self._neighbours()
        self._check_ways()

    def board(self, text: str) -> Board:
        """The board, all checks passed."""
        bands = [self._band(cell) for cell, _ in self.cells]
        return Board(
            name=self.raw.name,
            title=self.raw.title,
            spaces=tuple(self.spaces),
            number=self.number,
            neighbours=self.neighbours,
            band=tuple(bands),
            bands=max(bands) + 1,
            risk=frozenset(n for n, mark in enumerate(self.marks) if mark == RISK),
            cities=self.cities,
            ends=self.ends,
            lanes=tuple(self.lanes),
            place=tuple((column * sqrt(3) / 2, row * 1.5) for (row, column), _ in self.cells),
            barriers=tuple(self.barriers),
            bridges=tuple(self.bridges),
            chart=self._chart() if self.raw.chart else None,
            digest=hashlib.blake2b(text.encode(), digest_size=16).hexdigest(),
        )

    def _chart(self) -> Chart:
        chart = self.file.entry("chart", self.raw.chart, _ChartEntry)
        self.file.demand(chart.step > 0 and abs(chart.parallel) < MOST_PARALLEL, "chart", "no such map")
        coast = self.file.path.parent / chart.coast
        self.file.demand(coast.is_file(), "chart", f"no coast {chart.coast}")
        return Chart(chart.north, chart.step, chart.west, chart.parallel, coast)

    def _check_entries(self) -> None:
        for key, city in self.entries.items():
            entry = f"cities.{key}"
            self.file.demand(len(key) == 1 and key not in "ox. ", entry, "a city's letter is one sign, not o x .")
            self.file.demand(bool(city.name.strip()), entry, "a city needs a name")
            self.file.demand(city.colour in COLOURS, entry, f"colour {city.colour} is none of {', '.join(COLOURS)}")
            self.file.demand(0 <= city.cards <= MOST_CARDS, entry, f"{city.cards} cards, not 0 to {MOST_CARDS}")

    def _cells(self) -> list[tuple[Cell, str]]:
        lines = self.raw.picture.strip("\n").rstrip().split("\n")
        marks = [((r, c), mark) for r, line in enumerate(lines) for c, mark in enumerate(line) if mark != " "]
        if not marks:
            self.file.fail("picture", "is empty")
        parity = sum(marks[0][0]) % 2
        for (row, column), mark in marks:
            self._check_mark(row, column, mark, parity)
        cells = [(cell, mark) for cell, mark in marks if mark not in NOTHING]
        self.file.demand(len(cells) <= MOST_SPACES, "picture", f"{len(cells)} spaces, more than {MOST_SPACES}")
        return cells

    def _check_mark(self, row: int, column: int, mark: str, parity: int) -> None:
        here = f"row {row + 1}, character {column + 1}"
        if (row + column) % 2 != parity:
            self.file.fail("picture", f"{here}: '{mark}' stands between two spaces; rows alternate by one character")
        if mark not in (LAND, RISK, ".") and mark not in self.entries:
            self.file.fail("picture", f"{here}: no city has the letter '{mark}'")
        if column // 2 >= len(LETTERS) or row >= len(LETTERS):
            self.file.fail("picture", f"{here}: more than {len(LETTERS)} rows or columns")

    def _band(self, cell: Cell) -> int:
        row, column = cell
        return row if self.raw.bands == "rows" else column // 2

    def _names(self) -> list[str]:
        names = [self.entries[mark].name if mark in self.entries else self._sayable(c) for c, mark in self.cells]
        for name, count in Counter(names).items():
            self.file.demand(count == 1, name, f"duplicate name, {count} spaces bear it")
        return names

    def _sayable(self, cell: Cell) -> str:
        band, (row, column) = self._band(cell), cell
        return f"{band + 1}{LETTERS[column // 2 if self.raw.bands == 'rows' else row]}"

    def _cities(self) -> dict[int, City]:
        for key, city in self.entries.items():
            self.file.demand(key in self.marks, f"cities.{key}", f"{city.name} is not in the picture")
        found = ((n, self.entries[mark]) for n, mark in enumerate(self.marks) if mark in self.entries)
        return {n: City(city.colour, city.cards) for n, city in found}

    def _city(self, entry: str, name: str) -> int:
        if name not in self.number:
            self.file.fail(entry, f"unknown city {name}")
        if self.number[name] not in self.cities:
            self.file.fail(entry, f"{name} is no city")
        return self.number[name]

    def _ends(self) -> tuple[int, int]:
        first, last = (self._city("ends", name) for name in self.raw.ends)
        self.file.demand(
            self.raw.bands in ("rows", "columns"), "bands", f"{self.raw.bands} is neither rows nor columns"
        )
        purple = sum(city.colour == "purple" for city in self.cities.values())
        self.file.demand(first != last, "ends", "start and destination are the same city")
        self.file.demand(self.cities[first].colour == self.cities[last].colour == "purple", "ends", "must be purple")
        self.file.demand(purple == 2, "cities", f"{purple} purple cities instead of 2")
        bands = [self._band(self.cells[end][0]) for end in (first, last)]
        self.file.demand(bands[0] < bands[1], "ends", "the first must lie in a lower band than the second")
        return first, last

    def _lanes(self) -> list[Lane]:
        entries = [self.file.entry(f"lanes {n}", raw, _LaneEntry) for n, raw in enumerate(self.raw.lanes, 1)]
        seen: set[tuple[str, tuple[int, ...]]] = set()
        return [self._lane(lane, seen) for lane in entries]

    def _lane(self, lane: _LaneEntry, seen: set[tuple[str, tuple[int, ...]]]) -> Lane:
        entry = f"lane {lane.ends[0]} - {lane.ends[1]}"
        one, other = (self._city(entry, name) for name in lane.ends)
        self.file.demand(lane.kind in KINDS, entry, f"kind {lane.kind} is neither sea nor air")
        self.file.demand(one != other, entry, "leads back to the same city")
        self.file.demand(0 <= lane.price <= MOST_FRANCS, entry, f"price {lane.price} is not 0 to {MOST_FRANCS}")
        key = lane.kind, tuple(sorted((one, other)))
        self.file.demand(key not in seen, entry, f"a second {lane.kind} lane between the two")
        seen.add(key)
        return Lane(lane.kind, (one, other), lane.price)

    def _pair(self, entry: str, names: Sequence[str]) -> tuple[int, int]:
        for name in names:
            self.file.demand(name in self.number, entry, f"unknown space {name}")
        one, other = sorted(self.number[name] for name in names)
        return one, other

    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        links = {pair for pair in combinations(range(len(self.cells)), 2) if self._touch(*pair)}
        for pair in self.barriers:
            self.file.demand(pair in links, "barriers", f"{self._both(pair)} are no neighbours")
        for pair in self.bridges:
            self.file.demand(pair not in links and pair[0] != pair[1], "bridges", f"{self._both(pair)} need none")
        links = links.difference(self.barriers).union(self.bridges)
        return tuple(tuple(_across(links, n)) for n in range(len(self.cells)))

    def _both(self, pair: tuple[int, int]) -> str:
        return " and ".join(self.spaces[n] for n in pair)

    def _touch(self, one: int, other: int) -> bool:
        (row, column), (row2, column2) = self.cells[one][0], self.cells[other][0]
        apart = abs(row - row2), abs(column - column2)
        return apart in ((0, 2), (1, 1))

    def _check_ways(self) -> None:
        by_lane: dict[int, list[int]] = {}
        for lane in self.lanes:
            by_lane.setdefault(lane.ends[0], []).append(lane.ends[1])
            by_lane.setdefault(lane.ends[1], []).append(lane.ends[0])
        reached = _reach(self.ends[0], self.neighbours, by_lane)
        self.file.demand(self.ends[1] in reached, "ends", "no way leads from the one to the other")
        for n, name in enumerate(self.spaces):
            self.file.demand(n in reached, name, "unreachable space")


def _across(links: Iterable[tuple[int, int]], space: int) -> list[int]:
    return sorted(b if a == space else a for a, b in links if space in (a, b))


def _reach(start: int, neighbours: Sequence[Sequence[int]], by_lane: Mapping[int, Sequence[int]]) -> set[int]:
    reached, ahead = {start}, [start]
    while ahead:
        space = ahead.pop()
        new = set(neighbours[space]).union(by_lane.get(space, ())) - reached
        reached |= new
        ahead.extend(new)
    return reached
