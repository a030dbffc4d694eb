"""Where things stand on the map: the coast in board units, lanes that keep clear of towns, empty places."""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product
from math import cos, dist, inf, radians, sqrt
from pathlib import Path
from typing import NamedTuple

from halftrack.games.great_race.board import Board, Chart, Lane

Point = tuple[float, float]
LAYERS = ("beyond", "land", "lakes", "rivers")
MARGIN = 2.0
STRIDE = 0.3
BADGE = 0.9
BOWS = (0.0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.48, -0.48, 0.62, -0.62)
MIDDLES = (0.5, 0.42, 0.58, 0.34, 0.66)
LEANS = (0.5, 0.2, 0.8)  # of a bow, towards its end


class Box(NamedTuple):
    """A rectangle, in board units."""

    left: float
    top: float
    right: float
    bottom: float

    def distance(self, point: Point) -> float:
        """How far outside the rectangle a point lies; nothing inside."""
        x = max(self.left - point[0], 0, point[0] - self.right)
        y = max(self.top - point[1], 0, point[1] - self.bottom)
        return sqrt(x * x + y * y)


class Curve(NamedTuple):
    """A lane on the map: start, the point that bends it, end, and where its badge stands."""

    start: Point
    bend: Point
    end: Point
    badge: Point

    def at(self, t: float) -> Point:
        """A point of the way, from 0 at the start to 1 at the end."""
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        xs, ys = zip(self.start, self.bend, self.end, strict=True)
        return a * xs[0] + b * xs[1] + c * xs[2], a * ys[0] + b * ys[1] + c * ys[2]


def frame(board: Board) -> Box:
    """The rectangle of the map: all spaces, and room around for the sea lanes."""
    xs, ys = zip(*board.place, strict=True)
    margin = MARGIN if board.chart else 1.5 * MARGIN
    return Box(min(xs) - margin, min(ys) - 0.8 * MARGIN, max(xs) + margin, max(ys) + 0.8 * MARGIN)


def inset(box: Box, by: float) -> Box:
    """The rectangle without its rim."""
    return Box(box.left + by, box.top + by, box.right - by, box.bottom - by)


def in_rows(board: Board) -> bool:
    """Whether bands are rows of the picture, or columns."""
    rows = {board.band[n]: y for n, (_, y) in enumerate(board.place)}
    return all(rows[board.band[n]] == y for n, (_, y) in enumerate(board.place))


@lru_cache(maxsize=16)
def coast(chart: Chart) -> dict[str, list[list[Point]]]:
    """The lines of the coast file, by layer, in board units."""
    lines = json.loads(Path(chart.coast).read_text(encoding="utf-8"))
    return {layer: [[_project(chart, *point) for point in line] for line in lines.get(layer, [])] for layer in LAYERS}


def _project(chart: Chart, longitude: float, latitude: float) -> Point:
    x = (longitude - chart.west) * cos(radians(chart.parallel)) / chart.step
    return x * 1.5, (chart.north - latitude) / chart.step * 1.5


def curves(board: Board, sheet: Box) -> list[Curve]:
    """A way for each lane, the short ones first, that keeps clear of towns and of the ways before it."""
    found: dict[Lane, Curve] = {}
    for lane in sorted(board.lanes, key=lambda lane: dist(*(board.place[end] for end in lane.ends))):
        before = list(found.values())
        found[lane] = max(_ways(board, lane, sheet), key=lambda curve: _merit(board, lane, curve, before))
    return [found[lane] for lane in board.lanes]


def _ways(board: Board, lane: Lane, sheet: Box) -> Iterator[Curve]:
    start, end = board.place[lane.ends[0]], board.place[lane.ends[1]]
    middle = _middle(start, end)
    yield Curve(start, middle, end, middle)
    for curve in _over_sea(start, end) if lane.kind == "sea" else _over_land(board, start, end):
        inside = all(sheet.distance(curve.at(step / 10)) == 0 for step in range(11))
        if inside and inset(sheet, BADGE).distance(curve.badge) == 0:
            yield curve


def _over_sea(start: Point, end: Point) -> Iterator[Curve]:
    """Bows of every kind, the badge somewhere about the middle."""
    (x, y), (x2, y2) = start, end
    for bow, lean in product(BOWS, LEANS):
        bend = x + (x2 - x) * lean + (y2 - y) * bow * 2, y + (y2 - y) * lean - (x2 - x) * bow * 2
        for t in MIDDLES:
            curve = Curve(start, bend, end, start)
            yield curve._replace(badge=curve.at(t))


def _over_land(board: Board, start: Point, end: Point) -> Iterator[Curve]:
    """Through a corner where three spaces meet, so that the badge hides no tile."""
    middle = _middle(start, end)
    for x, y in board.place:
        corner = x, y + 1.0
        if dist(corner, middle) < dist(start, end) * 0.3:
            yield Curve(start, (2 * corner[0] - middle[0], 2 * corner[1] - middle[1]), end, corner)


def _merit(board: Board, lane: Lane, curve: Curve, before: Sequence[Curve]) -> float:
    """High for a way that a chart maker would choose: clear of towns and ways, with a badge that hides nothing."""
    towns = [board.place[space] for space in board.cities]
    others = [board.place[space] for space in board.cities if space not in lane.ends]
    rivers = [_middle(board.place[one], board.place[other]) for one, other in board.barriers]
    badges = [other.badge for other in before]
    at_sea = lane.kind == "sea"
    ways = [point for other in before for point in _on_the_way(other)]
    on_the_way = _on_the_way(curve)
    clear = sum(min(1.2, _clearance(point, board.place if at_sea else others)) for point in on_the_way) / 15
    alone = sum(min(1.2, _clearance(point, ways)) for point in on_the_way) / 15
    past = min(1.0, *(_clearance(curve.at(step / 40), others) for step in range(4, 37)))
    apart = min(1.6, _clearance(curve.badge, badges)) + min(1.7, _clearance(curve.badge, towns))
    bare = min(1.7 if at_sea else 1.0, _clearance(curve.badge, board.place))
    dry = min(1.0, _clearance(curve.badge, rivers))
    length = sum(dist(one, other) for one, other in pairwise(on_the_way))
    return 3 * clear + 3 * past + 4 * alone + 2 * apart + 4 * bare + 2 * dry - (0.25 if at_sea else 0.7) * length


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _on_the_way(curve: Curve) -> list[Point]:
    return [curve.at(step / 20) for step in range(3, 18)]


def _clearance(point: Point, others: Iterable[Point]) -> float:
    return min((dist(point, other) for other in others), default=inf)


def obstacles(board: Board, lanes: Sequence[Curve]) -> list[tuple[Point, float]]:
    """Points that nothing may cover, and how much room each wants."""
    spaces = [(place, 1.05) for place in board.place]
    badges = [(curve.badge, 0.85) for curve in lanes]
    ways = [(curve.at(step / 20), 0.15) for curve in lanes for step in range(21)]
    return spaces + badges + ways


def empty_place(
    within: Box, size: Point, taken: Sequence[tuple[Point, float]], beside: Box | None = None
) -> Box | None:
    """The roomiest free rectangle of a size, not upon another one, if there is any."""
    best, room = None, 0.0
    taken = list(taken)
    for place in _rectangles(within, size):
        if beside is None or _gap(place, beside) > STRIDE:
            free = _room(place, taken, room)
            if free > room:
                best, room = place, free
    return best


def _rectangles(within: Box, size: Point) -> Iterator[Box]:
    width, height = size
    for row in range(int((within.bottom - within.top - height) / STRIDE) + 1):
        for column in range(int((within.right - within.left - width) / STRIDE) + 1):
            left, top = within.left + column * STRIDE, within.top + row * STRIDE
            yield Box(left, top, left + width, top + height)


def _gap(one: Box, other: Box) -> float:
    sideways = max(one.left - other.right, other.left - one.right)
    return max(sideways, one.top - other.bottom, other.top - one.bottom)


def _room(place: Box, taken: list[tuple[Point, float]], least: float) -> float:
    """How far the nearest obstacle is; stops at one nearer than the least, which is the first to be asked next time."""
    room = inf
    for n, (point, radius) in enumerate(taken):
        room = min(room, place.distance(point) - radius)
        if room <= least:
            taken.insert(0, taken.pop(n))
            break
    return room
