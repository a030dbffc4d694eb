"""Draws a board as a survey map of about 1930: coast, bands, risk zone, lanes, towns, tiles and half-tracks."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise
from math import hypot
from types import MappingProxyType
from typing import NamedTuple

from halftrack.games.great_race import icons, layout
from halftrack.games.great_race.board import Board, Tile
from halftrack.games.great_race.icons import INK, PAPER, use
from halftrack.games.great_race.layout import Box, Curve, Point

UNIT = 46
TRACK = 0.8
CARTOUCHE = (6.6, 7.3)
ROSE = (3.6, 3.6)
CORNERS = ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))
FACE = "Palatino, 'Palatino Linotype', Georgia, 'DejaVu Serif', serif"
# How wide the bold letters of the face are, in parts of their size.
SLIM, PLAIN, BROAD = 0.36, 0.63, 0.86
SLOTS = ((-0.45, -0.78), (0.48, -0.78), (-0.45, -0.2), (0.48, -0.2), (0.0, -1.3))
WORDS: Mapping[str, str] = MappingProxyType({
    "subtitle": "The Great Race", "risk": "risk zone, one petrol more", "city": "city, cards to draw",
    "sea": "sea lane", "air": "air lane", "petrol": "petrol", "damage": "damage", "stop": "stop", "danger": "danger",
})  # fmt: skip
NOTHING: Mapping[int, Tile] = MappingProxyType({})


class Vehicle(NamedTuple):
    """A half-track to draw: where it stands, whose it is, and the sign on its door."""

    space: int
    crew: str
    emblem: str = ""


class Sheet(NamedTuple):
    """Everything that the layers of one drawing share."""

    board: Board
    map: Box
    lanes: Sequence[Curve]
    cartouche: Box
    rose: Box | None
    words: Mapping[str, str]

    def at(self, point: Point) -> Point:
        """Board units as points of the drawing."""
        return (point[0] - self.map.left + TRACK) * UNIT, (point[1] - self.map.top + TRACK) * UNIT

    def path(self, line: Sequence[Point]) -> str:
        """A line of board units."""
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in map(self.at, line))


def draw(
    board: Board,
    tiles: Mapping[int, Tile] = NOTHING,
    vehicles: Sequence[Vehicle] = (),
    words: Mapping[str, str] = WORDS,
) -> str:
    """The board with the tiles laid on it and the half-tracks, as SVG."""
    sheet = _sheet(board, words)
    layers = [*_ground(sheet), *_graticule(sheet), *_spaces(sheet), *_waterways(sheet), *_lanes(sheet)]
    layers += [
        *_names(sheet, tiles),
        *_cities(sheet),
        *_tiles(sheet, tiles),
        *_badges(sheet),
        *_furniture(sheet),
        *_track(sheet),
    ]
    layers += _vehicles(sheet, vehicles)
    width, height = (UNIT * side for side in _size(sheet))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}"'
        f' height="{height:.0f}" font-family="{FACE}" font-stretch="condensed"'
        f' fill="{INK}" role="img" aria-label="{escape(board.title)}">'
        f"{icons.definitions()}{''.join(layers)}</svg>\n"
    )


def _sheet(board: Board, words: Mapping[str, str]) -> Sheet:
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


def _size(sheet: Sheet) -> Point:
    return sheet.map.right - sheet.map.left + 2 * TRACK, sheet.map.bottom - sheet.map.top + 2 * TRACK


def _text(point: Point, text: str, size: float, extra: str = "") -> str:
    x, y = point
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="middle"{extra}>{escape(text)}</text>'


def _rectangle(sheet: Sheet, box: Box, extra: str) -> str:
    x, y = sheet.at((box.left, box.top))
    width, height = (box.right - box.left) * UNIT, (box.bottom - box.top) * UNIT
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" {extra}/>'


def _hexagon(sheet: Sheet, space: int, size: float) -> str:
    x, y = sheet.board.place[space]
    return sheet.path([(x + size * a, y + size * b) for a, b in CORNERS]) + "Z"


def _ground(sheet: Sheet) -> Iterator[str]:
    """The sea, the lines that follow the coast, and the land."""
    width, height = (side * UNIT for side in _size(sheet))
    yield f'<path d="M0 0h{width:.0f}v{height:.0f}H0z" fill="{PAPER}"/>'
    yield f'<clipPath id="map">{_rectangle(sheet, sheet.map, "")}</clipPath>'
    yield _rectangle(sheet, sheet.map, f'fill="{icons.SEA}"')
    land, beyond = _land(sheet)
    yield '<g clip-path="url(#map)" stroke-linejoin="round">'
    for depth, colour in icons.SHALLOWS:
        yield f'<path d="{beyond}{land}" fill="none" stroke="{colour}" stroke-width="{depth}"/>'
    yield f'<path d="{beyond}" fill="{icons.BEYOND}" stroke="{icons.COASTLINE}" stroke-width="0.8"/>'
    yield f'<path d="{land}" fill="none" stroke="{icons.COASTLINE}" stroke-width="2.6"/>'
    yield f'<path d="{land}" fill="{icons.LAND}"/></g>'


def _land(sheet: Sheet) -> tuple[str, str]:
    """Outlines of the continent and of the lands beyond; without a coast the spaces are the land."""
    if sheet.board.chart is None:
        return "".join(_hexagon(sheet, space, 1.18) for space in range(len(sheet.board.spaces))), ""
    lines = layout.coast(sheet.board.chart)
    land, beyond = ("".join(sheet.path(line) + "Z" for line in lines[layer]) for layer in ("land", "beyond"))
    return land, beyond


def _waterways(sheet: Sheet) -> Iterator[str]:
    """Lakes and rivers, and the water or bridge between two spaces."""
    if sheet.board.chart:
        lines = layout.coast(sheet.board.chart)
        rivers = "".join(_smooth(sheet, line) for line in lines["rivers"])
        lakes = "".join(_smooth(sheet, [*line, line[0]]) + "Z" for line in lines["lakes"])
        colour = icons.WATER
        yield f'<path d="{rivers}" fill="none" stroke="{colour}" stroke-width="1.6" opacity="0.75"/>'
        yield f'<path d="{lakes}" fill="#b9d0d0" stroke="{colour}" stroke-width="1"/>'
    for one, other in sheet.board.barriers:
        yield _between(sheet, one, other)
    for one, other in sheet.board.bridges:
        line = sheet.path([sheet.board.place[one], sheet.board.place[other]])
        yield f'<path d="{line}" stroke="{INK}" stroke-width="7"/><path d="{line}" stroke="{PAPER}" stroke-width="4"/>'


def _smooth(sheet: Sheet, line: Sequence[Point]) -> str:
    """A line that bends at its points instead of breaking."""
    points = [sheet.at(point) for point in line]
    middles = [((x + x2) / 2, (y + y2) / 2) for (x, y), (x2, y2) in pairwise(points)]
    bends = "".join(
        f"Q{x:.1f} {y:.1f} {mx:.1f} {my:.1f}" for (x, y), (mx, my) in zip(points[1:], middles[1:], strict=False)
    )
    return f"M{points[0][0]:.1f} {points[0][1]:.1f}{bends}L{points[-1][0]:.1f} {points[-1][1]:.1f}"


def _between(sheet: Sheet, one: int, other: int) -> str:
    """The edge between two neighbours that no vehicle crosses."""
    (x, y), (x2, y2) = sheet.board.place[one], sheet.board.place[other]
    across = (y - y2) / hypot(x - x2, y - y2) / 2, (x2 - x) / hypot(x - x2, y - y2) / 2
    middle = (x + x2) / 2, (y + y2) / 2
    edge = sheet.path([(middle[0] + s * across[0], middle[1] + s * across[1]) for s in (1, -1)])
    blue = f'<path d="{edge}" stroke="#5b8a99" stroke-width="8" stroke-linecap="round"/>'
    return blue + f'<path d="{edge}" stroke="#d5e4e4" stroke-width="1.6" stroke-dasharray="5 4"/>'


def _graticule(sheet: Sheet) -> Iterator[str]:
    """The limits of the bands across the map."""
    left, top, right, bottom = sheet.map
    for limit in list(_limits(sheet.board))[1:]:
        ends = [(left, limit), (right, limit)] if layout.in_rows(sheet.board) else [(limit, top), (limit, bottom)]
        yield f'<path d="{sheet.path(ends)}" stroke="{icons.SHADE}" stroke-width="0.5" opacity="0.55"/>'


def _limits(board: Board) -> Iterator[float]:
    """Where each band begins."""
    if layout.in_rows(board):
        first = min(y for _, y in board.place) - 1.5 * min(board.band)
        yield from (first + 1.5 * (band - 0.5) for band in range(board.bands))
    else:
        first = min(x - 1.732 * board.band[n] for n, (x, _) in enumerate(board.place))
        yield from (first + 1.732 * band - 0.433 for band in range(board.bands))


def _track(sheet: Sheet) -> Iterator[str]:
    """The frame of the map, and along it the progress track."""
    left, top, right, bottom = sheet.map
    starts = [*_limits(sheet.board)]
    rows = layout.in_rows(sheet.board)
    ends = [*starts[1:], starts[-1] + (1.5 if rows else 1.732)]
    purple = {sheet.board.band[end] for end in sheet.board.ends}
    for band, (start, end) in enumerate(zip(starts, ends, strict=True)):
        fill = icons.CITY_COLOURS["purple"] if band in purple else (icons.LAND, PAPER)[band % 2]
        ink = PAPER if band in purple else INK
        west = Box(left - 0.68, start, left, end) if rows else Box(start, top - 0.68, end, top)
        east = Box(right, start, right + 0.68, end) if rows else Box(start, bottom, end, bottom + 0.68)
        for box in (west, east):
            x, y = sheet.at(((box.left + box.right) / 2, (box.top + box.bottom) / 2))
            yield _rectangle(sheet, box, f'fill="{fill}" stroke="{INK}" stroke-width="0.8"')
            yield _text((x, y + 6), str(band + 1), 17, f' font-weight="bold" fill="{ink}"')
    yield _rectangle(sheet, sheet.map, f'fill="none" stroke="{INK}" stroke-width="1.6"')
    outer = Box(left - 0.68, top - 0.68, right + 0.68, bottom + 0.68)
    yield _rectangle(sheet, outer, f'fill="none" stroke="{INK}" stroke-width="2.4"')


def _spaces(sheet: Sheet) -> Iterator[str]:
    """The spaces, the risk zone hatched."""
    for space in range(len(sheet.board.spaces)):
        fill = 'fill="url(#risk)"' if space in sheet.board.risk else f'fill="{icons.LAND}" fill-opacity="0.8"'
        yield f'<path d="{_hexagon(sheet, space, 0.97)}" {fill} stroke="{icons.SHADE}" stroke-width="0.9"/>'


def _names(sheet: Sheet, tiles: Mapping[int, Tile]) -> Iterator[str]:
    """The names of the land spaces on which no tile lies."""
    halo = f' fill="{icons.SHADE}" font-style="italic" stroke="{icons.LAND}" stroke-width="4" paint-order="stroke"'
    for space, name in enumerate(sheet.board.spaces):
        if space not in sheet.board.cities and space not in tiles:
            x, y = sheet.at(sheet.board.place[space])
            if space in sheet.board.risk:
                yield f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="17" ry="11" fill="{icons.LAND}" fill-opacity="0.92"/>'
            yield _text((x, y + 4.5), name, 13.5, halo)


def _cities(sheet: Sheet) -> Iterator[str]:
    """Each city: sign and letter of its colour, cards to draw, name."""
    for space, city in sheet.board.cities.items():
        x, y = sheet.at(sheet.board.place[space])
        colour = icons.CITY_COLOURS[city.colour]
        yield f'<path d="{_hexagon(sheet, space, 0.93)}" fill="{PAPER}" stroke="{colour}" stroke-width="3"/>'
        yield use(f"city-{city.colour}", x, y - 8, 32, f' fill="{colour}" stroke="{INK}" stroke-width="1"')
        ink = INK if city.colour == "yellow" else PAPER
        drop = icons.LETTER_DROP.get(city.colour, 0) * 32
        yield _text((x, y - 3 + drop), city.colour[0].upper(), 14, f' font-weight="bold" fill="{ink}"')
        for n in range(city.cards):
            yield use("card", x + 27, y - 7 + (n - (city.cards - 1) / 2) * 11, 13)
        yield from _label(sheet.board.spaces[space], x, y + 20)


def _label(name: str, x: float, y: float) -> Iterator[str]:
    """A city's name within its own space, in two lines where it has a gap and is long."""
    room = 1.48 * UNIT
    lines = [name] if _width(name) * 11.5 <= room or " " not in name else name.split(" ", 1)
    for n, line in enumerate(lines):
        size = min(12.5 - 1.5 * n, room / _width(line))
        halo = f' font-weight="bold" stroke="{PAPER}" stroke-width="2.5" paint-order="stroke"'
        yield _text((x, y + n * 10.5), line, round(size, 1), halo)


def _width(text: str) -> float:
    return sum(SLIM if sign in "fijltI-' ." else BROAD if sign in "mwMWCDGOQ" else PLAIN for sign in text)


def _tiles(sheet: Sheet, tiles: Mapping[int, Tile]) -> Iterator[str]:
    """The tiles, each with what it costs."""
    for space, tile in tiles.items():
        x, y = sheet.at(sheet.board.place[space])
        yield f'<path d="{_hexagon(sheet, space, 0.84)}" fill="{icons.FACE}" stroke="{INK}" stroke-width="1.3"/>'
        second = ["damage"] * tile.damage + ["stop"] * tile.stop + ["danger"] * tile.danger
        yield from _row(["petrol"] * tile.petrol, x, y - (13 if second else 3), 21)
        yield from _row(second, x, y + 11, 20 if len(second) < 4 else 15)
        yield _text((x, y + 32), sheet.board.spaces[space], 10, f' fill="{icons.SHADE}" font-style="italic"')


def _row(symbols: Sequence[str], x: float, y: float, size: float) -> Iterator[str]:
    for n, symbol in enumerate(symbols):
        yield use(symbol, x + (n - (len(symbols) - 1) / 2) * (size + 2), y, size)


def _lanes(sheet: Sheet) -> Iterator[str]:
    """The ways of ships and airships."""
    for lane, curve in zip(sheet.board.lanes, sheet.lanes, strict=True):
        (x, y), (bx, by), (x2, y2) = map(sheet.at, curve[:3])
        way = f"M{x:.1f} {y:.1f}Q{bx:.1f} {by:.1f} {x2:.1f} {y2:.1f}"
        colour, dashes = icons.LANE_COLOURS[lane.kind], "9 5" if lane.kind == "sea" else "13 4 2 4"
        yield f'<path d="{way}" fill="none" stroke="{PAPER}" stroke-width="5" opacity="0.6"/>'
        yield f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="2.4" stroke-dasharray="{dashes}"/>'


def _badges(sheet: Sheet) -> Iterator[str]:
    """Ship or airship and price, on each lane."""
    for lane, curve in zip(sheet.board.lanes, sheet.lanes, strict=True):
        x, y = sheet.at(curve.badge)
        price = f"{lane.price} F"
        width = 38 + 7.5 * len(price)
        yield f'<rect x="{x - width / 2:.1f}" y="{y - 12:.1f}" width="{width:.1f}" height="24" rx="12" fill="{PAPER}"'
        yield f' stroke="{icons.LANE_COLOURS[lane.kind]}" stroke-width="1.8"/>'
        yield use(lane.kind, x - width / 2 + 18, y, 22)
        yield _text((x + 12, y + 5), price, 14, ' font-weight="bold"')


def _furniture(sheet: Sheet) -> Iterator[str]:
    """Title, legend and compass rose, where the map is empty."""
    yield from _cartouche(sheet, sheet.cartouche)
    if sheet.rose:
        x, y = sheet.at(((sheet.rose.left + sheet.rose.right) / 2, (sheet.rose.top + sheet.rose.bottom) / 2))
        yield use("rose", x, y + 8, ROSE[0] * UNIT) + _text((x, y - 62), "N", 17, ' font-weight="bold"')


def _cartouche(sheet: Sheet, place: Box) -> Iterator[str]:
    yield _rectangle(sheet, place, f'fill="{PAPER}" stroke="{INK}" stroke-width="2.2"')
    inner = Box(place.left + 0.12, place.top + 0.12, place.right - 0.12, place.bottom - 0.12)
    yield _rectangle(sheet, inner, f'fill="none" stroke="{INK}" stroke-width="0.7"')
    x, y = sheet.at(((place.left + place.right) / 2, place.top))
    title = sheet.board.title.upper()
    yield _text((x, y + 48), title, min(34, 200 / _width(title)), ' font-weight="bold" letter-spacing="3"')
    yield _text((x, y + 72), sheet.words["subtitle"], 16, ' font-style="italic"')
    yield _text((x, y + 95), " – ".join(sheet.board.spaces[end] for end in sheet.board.ends), 14)
    yield f'<path d="M{x - 90:.1f} {y + 107:.1f}h180" stroke="{INK}" stroke-width="0.8"/>'
    yield from _legend(sheet, sheet.at((place.left, place.top)))


def _legend(sheet: Sheet, corner: Point) -> Iterator[str]:
    x, y = corner[0] + 38, corner[1] + 128
    words = sheet.words
    yield f'<rect x="{x - 12:.1f}" y="{y - 9:.1f}" width="24" height="18" fill="url(#risk)" stroke="{INK}"/>'
    yield use("card", x, y + 30, 20)
    yield f"{use('sea', x, y + 60, 24)}{use('air', x, y + 90, 24)}"
    for n, key in enumerate(("risk", "city", "sea", "air")):
        yield _note((x + 24, y + n * 30 + 5), words[key])
    for n, key in enumerate(("petrol", "damage", "stop", "danger")):
        column, row = n % 2 * 130, n // 2 * 32 + 122
        yield use(key, x + column, y + row, 22) + _note((x + column + 20, y + row + 5), words[key])


def _note(point: Point, text: str) -> str:
    return _text(point, text, 14.5).replace('text-anchor="middle"', 'text-anchor="start"')


def _vehicles(sheet: Sheet, vehicles: Sequence[Vehicle]) -> Iterator[str]:
    """The half-tracks, side by side where they share a space."""
    standing: dict[int, int] = {}
    crews = sorted({vehicle.crew for vehicle in vehicles} - icons.CREW_COLOURS.keys())
    spare = {crew: icons.SPARE_COLOURS[n % len(icons.SPARE_COLOURS)] for n, crew in enumerate(crews)}
    for vehicle in vehicles:
        slot = standing[vehicle.space] = standing.get(vehicle.space, -1) + 1
        x, y = sheet.at(sheet.board.place[vehicle.space])
        dx, dy = SLOTS[slot % len(SLOTS)]
        colour = (icons.CREW_COLOURS | spare)[vehicle.crew]
        yield from _half_track(vehicle, colour, x + dx * UNIT, y + dy * UNIT)


def _half_track(vehicle: Vehicle, colour: str, x: float, y: float) -> Iterator[str]:
    emblem = vehicle.emblem or vehicle.crew[:1].upper()
    yield f'<ellipse cx="{x:.1f}" cy="{y + 13:.1f}" rx="20" ry="4" opacity="0.35"/>'
    yield use("halftrack", x, y, 42, f' fill="{colour}"')
    yield f'<circle cx="{x - 12:.1f}" cy="{y - 1:.1f}" r="7" fill="{PAPER}" stroke="{INK}" stroke-width="0.8"/>'
    yield _text((x - 12, y + 2.8), emblem, 10.5, ' font-weight="bold"')
