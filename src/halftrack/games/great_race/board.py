"""The boards and the tile bags: read from TOML, checked when loaded, shared by all races."""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

DATA = Path(__file__).parent / "data"
BOARDS = ("africa", "south-america")
COLOURS = ("purple", "blue", "yellow", "green", "red")
KINDS = ("sea", "air")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
LAND, RISK, NOTHING = "o", "x", ". "
MOST_SPACES = 126
MOST_CARDS = 4
MOST_FRANCS = 999
BAG_SIZE = 60
MOST_PETROL = 3
MOST_DAMAGE = 2

T = TypeVar("T")
Cell = tuple[int, int]  # row of the picture, character in that row


class BoardError(ValueError):
    """A board or tile file that cannot be used; says file, entry and reason."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {reason}" if entry else f"{file}: {reason}")
        self.file, self.entry, self.reason = file, entry, reason


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


class _CityEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    colour: str
    cards: int = 0


class _LaneEntry(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    ends: tuple[str, str]
    price: int


class _ChartEntry(msgspec.Struct, forbid_unknown_fields=True):
    north: float
    step: float
    west: float
    parallel: float
    coast: str


class _BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    title: str
    ends: tuple[str, str]
    picture: str
    cities: dict[str, Any]
    bands: Literal["rows", "columns"] = "rows"
    lanes: list[Any] = []
    barriers: list[tuple[str, str]] = []
    bridges: list[tuple[str, str]] = []
    chart: _ChartEntry | None = None


class _TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    petrol: int
    count: int
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
    return _build(str(path), _read(path))


def load_bag(name: str, path: Path = DATA / "tiles.toml") -> tuple[Tile, ...]:
    """The 60 tiles of a bag, always in the same order; a tile's number is its index."""
    file = path.name
    bags = _parse(file, _read(path))
    if name not in bags:
        raise BoardError(file, name, f"no such bag; the bags are {', '.join(bags)}")
    entries = bags[name] if isinstance(bags[name], list) else []
    tiles = [tile for n, raw in enumerate(entries, 1) for tile in _tiles(file, f"{name} {n}", raw)]
    if len(tiles) != BAG_SIZE:
        raise BoardError(file, name, f"{len(tiles)} tiles instead of {BAG_SIZE}")
    return tuple(tiles)


def _tiles(file: str, entry: str, raw: object) -> list[Tile]:
    tile = _convert(file, entry, raw, _TileEntry)
    _demand(1 <= tile.petrol <= MOST_PETROL, file, entry, f"petrol {tile.petrol} is not 1 to {MOST_PETROL}")
    _demand(0 <= tile.damage <= MOST_DAMAGE, file, entry, f"damage {tile.damage} is not 0 to {MOST_DAMAGE}")
    _demand(tile.count >= 1, file, entry, f"count {tile.count} is not 1 or more")
    return [Tile(tile.petrol, tile.damage, tile.stop, tile.danger)] * tile.count


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BoardError(path.name, "", "is not UTF-8 text") from error
    except OSError as error:
        raise BoardError(path.name, "", f"cannot be read ({error.strerror})") from error


def _parse(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(file, "", f"is not TOML: {error}") from error


def _convert(file: str, entry: str, raw: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$.")
        raise BoardError(file, entry or where.rstrip("`"), reason) from error


def _demand(held: bool, file: str, entry: str, reason: str) -> None:
    if not held:
        raise BoardError(file, entry, reason)


@lru_cache(maxsize=64)
def _build(path: str, text: str) -> Board:
    """Cached by content, so that a file changed on disk is read anew."""
    file = Path(path).name
    return _Reader(file, _convert(file, "", _parse(file, text), _BoardFile)).board(Path(path).parent, text)


class _Reader:
    """Turns one board file into a board, entry by entry."""

    def __init__(self, file: str, raw: _BoardFile) -> None:
        self.file, self.raw = file, raw
        self.entries = {key: _convert(file, f"cities.{key}", c, _CityEntry) for key, c in raw.cities.items()}
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

    def board(self, folder: Path, text: str) -> Board:
        """The board, all checks passed."""
        chart = self.raw.chart
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
            chart=Chart(chart.north, chart.step, chart.west, chart.parallel, folder / chart.coast) if chart else None,
            digest=hashlib.blake2b(text.encode(), digest_size=16).hexdigest(),
        )

    def fail(self, entry: str, reason: str) -> BoardError:
        """The error that names this file."""
        return BoardError(self.file, entry, reason)

    def _cells(self) -> list[tuple[Cell, str]]:
        lines = self.raw.picture.strip("\n").rstrip().split("\n")
        marks = [((r, c), mark) for r, line in enumerate(lines) for c, mark in enumerate(line) if mark != " "]
        if not marks:
            raise self.fail("picture", "is empty")
        parity = sum(marks[0][0]) % 2
        for (row, column), mark in marks:
            self._check_mark(row, column, mark, parity)
        cells = [(cell, mark) for cell, mark in marks if mark not in NOTHING]
        _demand(len(cells) <= MOST_SPACES, self.file, "picture", f"{len(cells)} spaces, more than {MOST_SPACES}")
        return cells

    def _check_mark(self, row: int, column: int, mark: str, parity: int) -> None:
        here = f"row {row + 1}, character {column + 1}"
        if (row + column) % 2 != parity:
            raise self.fail("picture", f"{here}: '{mark}' stands between two spaces; rows alternate by one character")
        if mark not in (LAND, RISK, ".") and mark not in self.entries:
            raise self.fail("picture", f"{here}: no city has the letter '{mark}'")
        if column // 2 >= len(LETTERS) or row >= len(LETTERS):
            raise self.fail("picture", f"{here}: more than {len(LETTERS)} rows or columns")

    def _band(self, cell: Cell) -> int:
        row, column = cell
        return row if self.raw.bands == "rows" else column // 2

    def _names(self) -> list[str]:
        names = [self.entries[mark].name if mark in self.entries else self._sayable(c) for c, mark in self.cells]
        for name, count in Counter(names).items():
            _demand(count == 1, self.file, name, f"duplicate name, {count} spaces bear it")
        return names

    def _sayable(self, cell: Cell) -> str:
        band, (row, column) = self._band(cell), cell
        return f"{band + 1}{LETTERS[column // 2 if self.raw.bands == 'rows' else row]}"

    def _cities(self) -> dict[int, City]:
        for key, city in self.entries.items():
            entry = f"cities.{key}"
            _demand(
                len(key) == 1 and key not in "ox. ", self.file, entry, "a city's letter is one character, not o x ."
            )
            _demand(key in self.marks, self.file, entry, f"{city.name} is not in the picture")
            _demand(city.colour in COLOURS, self.file, entry, f"colour {city.colour} is none of {', '.join(COLOURS)}")
            _demand(0 <= city.cards <= MOST_CARDS, self.file, entry, f"{city.cards} cards, not 0 to {MOST_CARDS}")
        found = ((n, self.entries[mark]) for n, mark in enumerate(self.marks) if mark in self.entries)
        return {n: City(city.colour, city.cards) for n, city in found}

    def _city(self, entry: str, name: str) -> int:
        if name not in self.number:
            raise self.fail(entry, f"unknown city {name}")
        if self.number[name] not in self.cities:
            raise self.fail(entry, f"{name} is no city")
        return self.number[name]

    def _ends(self) -> tuple[int, int]:
        first, last = (self._city("ends", name) for name in self.raw.ends)
        purple = sum(city.colour == "purple" for city in self.cities.values())
        _demand(first != last, self.file, "ends", "start and destination are the same city")
        _demand(self.cities[first].colour == self.cities[last].colour == "purple", self.file, "ends", "must be purple")
        _demand(purple == 2, self.file, "cities", f"{purple} purple cities instead of 2")
        bands = [self._band(self.cells[end][0]) for end in (first, last)]
        _demand(bands[0] < bands[1], self.file, "ends", "the first must lie in a lower band than the second")
        return first, last

    def _lanes(self) -> list[Lane]:
        entries = [_convert(self.file, f"lanes {n}", raw, _LaneEntry) for n, raw in enumerate(self.raw.lanes, 1)]
        seen: set[tuple[str, tuple[int, ...]]] = set()
        return [self._lane(lane, seen) for lane in entries]

    def _lane(self, lane: _LaneEntry, seen: set[tuple[str, tuple[int, ...]]]) -> Lane:
        entry = f"lane {lane.ends[0]} - {lane.ends[1]}"
        one, other = (self._city(entry, name) for name in lane.ends)
        _demand(lane.kind in KINDS, self.file, entry, f"kind {lane.kind} is neither sea nor air")
        _demand(one != other, self.file, entry, "leads back to the same city")
        _demand(0 <= lane.price <= MOST_FRANCS, self.file, entry, f"price {lane.price} is not 0 to {MOST_FRANCS}")
        key = lane.kind, tuple(sorted((one, other)))
        _demand(key not in seen, self.file, entry, f"a second {lane.kind} lane between the two")
        seen.add(key)
        return Lane(lane.kind, (one, other), lane.price)

    def _pair(self, entry: str, names: Sequence[str]) -> tuple[int, int]:
        for name in names:
            _demand(name in self.number, self.file, entry, f"unknown space {name}")
        one, other = sorted(self.number[name] for name in names)
        return one, other

    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        links = {pair for pair in combinations(range(len(self.cells)), 2) if self._touch(*pair)}
        for pair in self.barriers:
            _demand(pair in links, self.file, "barriers", f"{self._both(pair)} are no neighbours")
        for pair in self.bridges:
            _demand(pair not in links and pair[0] != pair[1], self.file, "bridges", f"{self._both(pair)} need none")
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
        _demand(self.ends[1] in reached, self.file, "ends", "no way leads from the one to the other")
        for n, name in enumerate(self.spaces):
            _demand(n in reached, self.file, name, "unreachable space")


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
