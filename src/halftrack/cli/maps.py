"""A board in text: six signs a space, two lines a row; shown whole, or round one space."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from halftrack.games.great_race.board import Board

CELL = 6
SIGNS_A_COLUMN = CELL // 2
ROWS_AROUND = 3
CITY_STYLES = {
    "purple": "bold white on magenta",
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
    "red": "bold white on red",
}
RISK = "░"
LAND = "·"


@dataclass(slots=True)
class Vehicle:
    """A crew on the map: its letter and its colour."""

    letter: str
    style: str


@dataclass(slots=True)
class Map:
    """What lies and stands on a board; drawn as wide as the terminal allows."""

    board: Board
    faces: Mapping[int, str]
    vehicles: Mapping[int, Sequence[Vehicle]]
    centre: int | None = None  # None: the whole board
    lit: frozenset[int] = frozenset()
    _cells: dict[tuple[int, int], int] = field(init=False)

    def __post_init__(self) -> None:
        self._cells = {self.cell(space): space for space in range(len(self.board.spaces))}

    def cell(self, space: int) -> tuple[int, int]:
        """Row and half column of a space in the picture of the board."""
        across, down = self.board.place[space]
        return round(down / 1.5), round(across * 2 / sqrt(3))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        first, last = self.columns(options.max_width)
        for row in self.rows():
            yield self.line(row, first, last, self.name)
            yield self.line(row, first, last, self.ground)

    def rows(self) -> range:
        """Return the rows to be shown."""
        rows = [row for row, _ in self._cells]
        if self.centre is None:
            return range(min(rows), max(rows) + 1)
        row = self.cell(self.centre)[0]
        return range(max(min(rows), row - ROWS_AROUND), min(max(rows), row + ROWS_AROUND) + 1)

    def columns(self, width: int) -> tuple[int, int]:
        """Return the first and last half column that fit, the centre in their middle."""
        columns = [column for _, column in self._cells]
        least, most = min(columns), max(columns)
        fitting = max(2, width // SIGNS_A_COLUMN - 2)
        if self.centre is None or most - least <= fitting:
            return least, most
        first = min(max(least, self.cell(self.centre)[1] - fitting // 2), most - fitting)
        return first, first + fitting

    def line(self, row: int, first: int, last: int, part: Callable[[int], Text]) -> Text:
        """Draw one of the two lines of a row."""
        line = Text(no_wrap=True, overflow="crop")
        for column in range(first, last + 1):
            space = self._cells.get((row, column))
            if space is not None:
                line.append(" " * ((column - first) * SIGNS_A_COLUMN - len(line)))
                line.append_text(part(space))
        return line

    def name(self, space: int) -> Text:
        """First line of a space: its name, and who stands there; of a city as much of its name as fits."""
        name = self.board.spaces[space]
        if space in self.board.cities:
            text = Text(name[: CELL - 1], CITY_STYLES[self.board.cities[space].colour])
            return text if space not in self.lit else text + Text("<", "bold green")
        style = "bold green" if space in self.lit else "dim"
        return fitted(Text(name, style) + Text(RISK if space in self.board.risk else "", "dim") + self.crews(space))

    def ground(self, space: int) -> Text:
        """Second line: the tile, or the kind of land; of a city its cards, and who stands there."""
        if space in self.board.cities:
            city = self.board.cities[space]
            return fitted(Text(f"{city.colour[0].upper()}{city.cards}", "dim") + self.crews(space))
        face = self.faces.get(space)
        if face is not None:
            return fitted(Text(face, "bold"))
        return fitted(Text(RISK * 3 if space in self.board.risk else LAND, "dim"))

    def crews(self, space: int) -> Text:
        """Return the letters of the crews that stand on a space."""
        text = Text()
        for vehicle in self.vehicles.get(space, ()):
            text.append(vehicle.letter, f"bold reverse {vehicle.style}")
        return text


def fitted(text: Text) -> Text:
    """Return the text cut to the width of a space."""
    text.truncate(CELL)
    return text
