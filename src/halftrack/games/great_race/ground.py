"""What never changes on a map: sea and land, bands and their progress track, spaces, towns, lanes, title and rose."""

from collections.abc import Collection, Iterator
from itertools import pairwise
from math import hypot

from halftrack.games.great_race import icons, layout
from halftrack.games.great_race.board import Board
from halftrack.games.great_race.icons import INK, PAPER, use
from halftrack.games.great_race.layout import Box, Point
from halftrack.games.great_race.sheet import ROSE, UNIT, Sheet, text, width

DEPTH = 0.68  # of the progress track
ROOMS = (1.48 * UNIT, 1.15 * UNIT)  # for each line of a city's name


def ground(sheet: Sheet, hidden: Collection[int] = ()) -> Iterator[str]:
    """All of it; the names of hidden spaces are left out."""
    yield from _land_and_sea(sheet)
    yield from _graticule(sheet)
    yield from _spaces(sheet)
    yield from _waterways(sheet)
    yield from _lanes(sheet)
    yield from _names(sheet, hidden)
    yield from _cities(sheet)
    yield from _furniture(sheet)
    yield from _track(sheet)


def _land_and_sea(sheet: Sheet) -> Iterator[str]:
    """The sea, the lines that follow the coast, and the land."""
    wide, high = sheet.size
    yield f'<path d="M0 0h{wide:.0f}v{high:.0f}H0z" fill="{PAPER}"/>'
    yield f'<clipPath id="map">{sheet.rectangle(sheet.map, "")}</clipPath>'
    yield sheet.rectangle(sheet.map, f'fill="{icons.SEA}"')
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
        return "".join(sheet.hexagon(space, 1.18) for space in range(len(sheet.board.spaces))), ""
    lines = layout.coast(sheet.board.chart)
    land, beyond = ("".join(sheet.path(line) + "Z" for line in lines[layer]) for layer in ("land", "beyond"))
    return land, beyond


def _waterways(sheet: Sheet) -> Iterator[str]:
    """Lakes and rivers, and the water or bridge between two spaces."""
    if sheet.board.chart:
        lines = layout.coast(sheet.board.chart)
        rivers = "".join(sheet.smooth(line) for line in lines["rivers"])
        lakes = "".join(sheet.smooth([*line, line[0]]) + "Z" for line in lines["lakes"])
        colour = icons.WATER
        yield f'<path d="{rivers}" fill="none" stroke="{colour}" stroke-width="1.6" opacity="0.75"/>'
        yield f'<path d="{lakes}" fill="#b9d0d0" stroke="{colour}" stroke-width="1"/>'
    yield from _water("".join(_between(sheet, one, other) for one, other in sheet.board.barriers))
    for one, other in sheet.board.bridges:
        line = sheet.path([sheet.board.place[one], sheet.board.place[other]])
        yield f'<path d="{line}" stroke="{INK}" stroke-width="7"/><path d="{line}" stroke="{PAPER}" stroke-width="4"/>'


def _between(sheet: Sheet, one: int, other: int) -> str:
    """The edge between two neighbours that no vehicle crosses."""
    (x, y), (x2, y2) = sheet.board.place[one], sheet.board.place[other]
    across = (y - y2) / hypot(x - x2, y - y2) / 2, (x2 - x) / hypot(x - x2, y - y2) / 2
    middle = (x + x2) / 2, (y + y2) / 2
    return sheet.path([(middle[0] + s * across[0], middle[1] + s * across[1]) for s in (1, -1)])


def _water(edges: str) -> Iterator[str]:
    """A stream between its two banks, whole where edges meet."""
    if edges:
        for colour, wide in ((icons.BANKS, 9.5), (icons.STREAM, 6)):
            ends = 'stroke-linecap="round" stroke-linejoin="round"'
            yield f'<path d="{edges}" fill="none" stroke="{colour}" stroke-width="{wide:g}" {ends}/>'


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


def edges(sheet: Sheet) -> Iterator[tuple[Box, Box]]:
    """The places of each band on the progress track: on one side of the map, and on the other."""
    left, top, right, bottom = sheet.map
    starts = [*_limits(sheet.board)]
    rows = layout.in_rows(sheet.board)
    for start, end in pairwise([*starts, starts[-1] + (1.5 if rows else 1.732)]):
        if rows:
            yield Box(left - DEPTH, start, left, end), Box(right, start, right + DEPTH, end)
        else:
            yield Box(start, top - DEPTH, end, top), Box(start, bottom, end, bottom + DEPTH)


def _track(sheet: Sheet) -> Iterator[str]:
    """The frame of the map, and along it the progress track."""
    purple = {sheet.board.band[end] for end in sheet.board.ends}
    for band, boxes in enumerate(edges(sheet)):
        fill = icons.CITY_COLOURS["purple"] if band in purple else (icons.LAND, PAPER)[band % 2]
        ink = PAPER if band in purple else INK
        for box in boxes:
            x, y = sheet.at(((box.left + box.right) / 2, (box.top + box.bottom) / 2))
            yield sheet.rectangle(box, f'fill="{fill}" stroke="{INK}" stroke-width="0.8"')
            yield text((x, y + 6), str(band + 1), 17, f' font-weight="bold" fill="{ink}"')
    yield sheet.rectangle(sheet.map, f'fill="none" stroke="{INK}" stroke-width="1.6"')
    outer = Box(*(edge + by for edge, by in zip(sheet.map, (-DEPTH, -DEPTH, DEPTH, DEPTH), strict=True)))
    yield sheet.rectangle(outer, f'fill="none" stroke="{INK}" stroke-width="2.4"')


def _spaces(sheet: Sheet) -> Iterator[str]:
    """The spaces, the risk zone hatched but for the place of a sign."""
    for space in range(len(sheet.board.spaces)):
        fill = 'fill="url(#risk)"' if space in sheet.board.risk else f'fill="{icons.LAND}" fill-opacity="0.8"'
        yield f'<path d="{sheet.hexagon(space, 0.97)}" {fill} stroke="{icons.SHADE}" stroke-width="0.9"/>'
    for space in sorted(sheet.board.risk):
        x, y = sheet.place(space)
        yield f'<circle cx="{x:.1f}" cy="{y - 5:.1f}" r="20" fill="{icons.LAND}" fill-opacity="0.8"/>'


def _names(sheet: Sheet, hidden: Collection[int]) -> Iterator[str]:
    """The land spaces on which no tile lies: each a slot for one, a small compass rose with its name."""
    halo = f' fill="{icons.UMBER}" font-style="italic" stroke="{icons.LAND}" stroke-width="5" paint-order="stroke"'
    rose = f' fill="{icons.SHADE}" stroke="{icons.SHADE}" opacity="0.5"'
    for space, name in enumerate(sheet.board.spaces):
        if space not in sheet.board.cities and space not in hidden:
            x, y = sheet.place(space)
            yield use("slot", x, y - 5, 40, rose) + text((x, y + 30), name, 13.5, halo)


def _cities(sheet: Sheet) -> Iterator[str]:
    """Each city: sign and letter of its colour, cards to draw, name."""
    for space, city in sheet.board.cities.items():
        (x, y), name = sheet.place(space), _lines(sheet.board.spaces[space])
        colour, ink = icons.CITY_COLOURS[city.colour], INK if city.colour == "yellow" else PAPER
        middle = y - 4 - 4 * len(name)
        drop = icons.LETTER_DROP.get(city.colour, 0) * 32
        yield f'<path d="{sheet.hexagon(space, 0.93)}" fill="{PAPER}" stroke="{colour}" stroke-width="3"/>'
        yield use(f"city-{city.colour}", x, middle, 32, f' fill="{colour}" stroke="{INK}" stroke-width="1"')
        yield text((x, middle + 5 + drop), city.colour[0].upper(), 14, f' font-weight="bold" fill="{ink}"')
        for n in range(city.cards):
            yield use("card", x + 27, y - 7 + (n - (city.cards - 1) / 2) * 11, 13)
        yield from _label(name, x, y + 24 - 4 * len(name))


def _lines(name: str) -> list[str]:
    """A city's name, in two lines where it has a gap and is long."""
    return [name] if width(name) * 11.5 <= ROOMS[0] or " " not in name else name.split(" ", 1)


def _label(lines: list[str], x: float, y: float) -> Iterator[str]:
    """A city's name within its own space, which becomes narrower further down."""
    halo = f' font-weight="bold" stroke="{PAPER}" stroke-width="2.5" paint-order="stroke"'
    for n, (line, room) in enumerate(zip(lines, ROOMS, strict=False)):
        yield text((x, y + n * 10.5), line, round(min(12.5 - 1.5 * n, room / width(line)), 1), halo)


def _lanes(sheet: Sheet) -> Iterator[str]:
    """The ways of ships and airships."""
    for lane, curve in zip(sheet.board.lanes, sheet.lanes, strict=True):
        way = sheet.way(curve)
        colour, dashes = icons.LANE_COLOURS[lane.kind], "9 5" if lane.kind == "sea" else "13 4 2 4"
        yield f'<path d="{way}" fill="none" stroke="{PAPER}" stroke-width="5" opacity="0.6"/>'
        yield f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="2.4" stroke-dasharray="{dashes}"/>'


def _furniture(sheet: Sheet) -> Iterator[str]:
    """Title, legend and compass rose, where the map is empty."""
    yield from _cartouche(sheet, sheet.cartouche)
    if sheet.rose:
        x, y = sheet.at(((sheet.rose.left + sheet.rose.right) / 2, (sheet.rose.top + sheet.rose.bottom) / 2))
        yield use("rose", x, y + 8, ROSE[0] * UNIT) + text((x, y - 62), "N", 17, ' font-weight="bold"')


def _cartouche(sheet: Sheet, place: Box) -> Iterator[str]:
    yield sheet.rectangle(place, f'fill="{PAPER}" stroke="{INK}" stroke-width="2.2"')
    inner = Box(place.left + 0.12, place.top + 0.12, place.right - 0.12, place.bottom - 0.12)
    yield sheet.rectangle(inner, f'fill="none" stroke="{INK}" stroke-width="0.7"')
    x, y = sheet.at(((place.left + place.right) / 2, place.top))
    title = sheet.board.title.upper()
    yield text((x, y + 48), title, min(34, 200 / width(title)), ' font-weight="bold" letter-spacing="3"')
    yield text((x, y + 72), sheet.words["subtitle"], 16, ' font-style="italic"')
    yield text((x, y + 95), " – ".join(sheet.board.spaces[end] for end in sheet.board.ends), 14)
    yield f'<path d="M{x - 90:.1f} {y + 107:.1f}h180" stroke="{INK}" stroke-width="0.8"/>'
    yield from _legend(sheet, sheet.at((place.left, place.top)))


def _legend(sheet: Sheet, corner: Point) -> Iterator[str]:
    x, y = corner[0] + 38, corner[1] + 128
    words, rows = sheet.words, ["risk", "city", "sea", "air"]
    yield f'<rect x="{x - 12:.1f}" y="{y - 9:.1f}" width="24" height="18" fill="url(#risk)" stroke="{INK}"/>'
    yield use("card", x, y + 30, 20)
    yield f"{use('sea', x, y + 60, 24)}{use('air', x, y + 90, 24)}"
    if sheet.board.barriers:
        rows.append("water")
        yield from _water(f"M{x - 11:.1f} {y + 120:.1f}h22")
    for n, key in enumerate(rows):
        yield _note((x + 24, y + n * 30 + 5), words[key])
    for n, key in enumerate(("petrol", "damage", "stop", "danger")):
        column, row = n % 2 * 130, n // 2 * 32 + len(rows) * 30 + 2
        yield use(key, x + column, y + row, 22) + _note((x + column + 20, y + row + 5), words[key])


def _note(point: Point, words: str) -> str:
    return text(point, words, 14.5).replace('text-anchor="middle"', 'text-anchor="start"')
