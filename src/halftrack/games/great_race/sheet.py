"""The paper of a map: what all layers of one drawing share, and the strokes that they are drawn with."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from halftrack.games.great_race import layout
from halftrack.games.great_race.board import Board
from halftrack.games.great_race.layout import Box, Curve, Point

UNIT = 46
TRACK = 0.8
CARTOUCHE = (6.6, 7.3)
ROSE = (3.6, 3.6)
CORNERS = ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))
# How wide the bold letters of the face are, in parts of their size.
SLIM, PLAIN, BROAD = 0.36, 0.63, 0.86
WORDS: Mapping[str, str] = MappingProxyType({
    "subtitle": "The Great Race", "risk": "risk zone, one petrol more", "city": "city, cards to draw",
    "sea": "by ship", "air": "by airship", "water": "water, no way across", "petrol": "petrol", "damage": "damage",
    "stop": "stop", "danger": "danger",
})  # fmt: skip


class Sheet(NamedTuple):
    """Everything that the layers of one drawing share."""

    board: Board
    map: Box
    lanes: Sequence[Curve]
    cartouche: Box
    rose: Box | None
    words: Mapping[str, str]

    @property
    def size(self) -> Point:
        """Width and height of the drawing, its points."""
        wide, high = self.map.right - self.map.left, self.map.bottom - self.map.top
        return (wide + 2 * TRACK) * UNIT, (high + 2 * TRACK) * UNIT

    def at(self, point: Point) -> Point:
        """Board units as points of the drawing."""
        return (point[0] - self.map.left + TRACK) * UNIT, (point[1] - self.map.top + TRACK) * UNIT

    def place(self, space: int) -> Point:
        """The middle of a space."""
        return self.at(self.board.place[space])

    def path(self, line: Sequence[Point]) -> str:
        """A line of board units."""
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in map(self.at, line))

    def smooth(self, line: Sequence[Point]) -> str:
        """A line that bends at its points instead of breaking."""
        points = [self.at(point) for point in line]
        middles = [((x + x2) / 2, (y + y2) / 2) for (x, y), (x2, y2) in pairwise(points)]
        bends = "".join(
            f"Q{x:.1f} {y:.1f} {mx:.1f} {my:.1f}" for (x, y), (mx, my) in zip(points[1:], middles[1:], strict=False)
        )
        return f"M{points[0][0]:.1f} {points[0][1]:.1f}{bends}L{points[-1][0]:.1f} {points[-1][1]:.1f}"

    def way(self, curve: Curve) -> str:
        """The way of a lane."""
        (x, y), (bx, by), (x2, y2) = map(self.at, curve[:3])
        return f"M{x:.1f} {y:.1f}Q{bx:.1f} {by:.1f} {x2:.1f} {y2:.1f}"

    def hexagon(self, space: int, size: float) -> str:
        """A space, so many times its size."""
        x, y = self.board.place[space]
        return self.path([(x + size * a, y + size * b) for a, b in CORNERS]) + "Z"

    def rectangle(self, box: Box, extra: str) -> str:
        x, y = self.at((box.left, box.top))
        width, height = (box.right - box.left) * UNIT, (box.bottom - box.top) * UNIT
        return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" {extra}/>'


def sheet_of(board: Board, words: Mapping[str, str] = WORDS) -> Sheet:
    """The paper for a board."""
    return Sheet(board, *_places(board), words)


@lru_cache(maxsize=64)
def _places(board: Board) -> tuple[Box, Sequence[Curve], Box, Box | None]:
    """Map, lanes, title and rose; a map without room for the title is made wider."""
    box = layout.frame(board)
    lanes = layout.curves(board, box)
    taken = layout.obstacles(board, lanes)
    title = layout.empty_place(layout.inset(box, 0.3), CARTOUCHE, taken)
    if title is None:
        right, bottom = box.right + CARTOUCHE[0] + 0.3, max(box.bottom, box.top + CARTOUCHE[1] + 0.6)
        title = Box(box.right, box.top + 0.3, box.right + CARTOUCHE[0], box.top + 0.3 + CARTOUCHE[1])
        box = Box(box.left, box.top, right, bottom)
    return box, lanes, title, layout.empty_place(layout.inset(box, 0.3), ROSE, taken, title)


def text(point: Point, words: str, size: float, extra: str = "") -> str:
    """Words in the middle of a place."""
    x, y = point
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="middle"{extra}>{escape(words)}</text>'


def width(words: str) -> float:
    """How wide bold words are, in parts of their size."""
    return sum(SLIM if sign in "fijltI-' ." else BROAD if sign in "mwMWCDGOQ" else PLAIN for sign in words)
