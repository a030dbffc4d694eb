"""What lies and stands on a map: tiles, the badges of the lanes, half-tracks, tokens of the progress track."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from halftrack.games.great_race import icons
from halftrack.games.great_race.board import Tile
from halftrack.games.great_race.icons import INK, PAPER, use
from halftrack.games.great_race.layout import Point
from halftrack.games.great_race.sheet import CORNERS, UNIT, Sheet, text

# Where half-tracks stand that share a space, by how many they are, in board units from its middle: three or more in a
# bow about the sign of a city.
BERTHS: tuple[tuple[Point, ...], ...] = (
    ((0.0, -0.7),),
    ((-0.43, -0.68), (0.43, -0.68)),
    ((0.0, -1.12), (-0.64, -0.78), (0.64, -0.78)),
    ((-0.31, -1.08), (0.31, -1.08), (-0.88, -0.68), (0.88, -0.68)),
    ((-0.31, -1.08), (0.31, -1.08), (-0.88, -0.68), (0.88, -0.68), (0.0, -1.52)),
)


class Vehicle(NamedTuple):
    """A half-track to draw: where it stands, whose it is, and the sign on its door."""

    space: int
    crew: str
    emblem: str = ""


def tiles(sheet: Sheet, laid: Mapping[int, Tile]) -> Iterator[str]:
    """The tiles, each with what it costs and the name of its space."""
    for space, tile in laid.items():
        x, y = sheet.place(space)
        yield from face(tile, x, y)
        yield text((x, y + 32), sheet.board.spaces[space], 10, f' fill="{icons.SHADE}" font-style="italic"')


def face(tile: Tile, x: float, y: float) -> Iterator[str]:
    """A tile, with a sign for each point that it costs."""
    corners = "L".join(f"{x + 0.84 * UNIT * a:.1f} {y + 0.84 * UNIT * b:.1f}" for a, b in CORNERS)
    yield f'<path d="M{corners}Z" fill="{icons.FACE}" stroke="{INK}" stroke-width="1.3"/>'
    second = ["damage"] * tile.damage + ["stop"] * tile.stop + ["danger"] * tile.danger
    yield from _row(["petrol"] * tile.petrol, x, y - (13 if second else 3), 21)
    yield from _row(second, x, y + 11, 20 if len(second) < 4 else 15)


def _row(symbols: Sequence[str], x: float, y: float, size: float) -> Iterator[str]:
    for n, symbol in enumerate(symbols):
        yield use(symbol, x + (n - (len(symbols) - 1) / 2) * (size + 2), y, size)


def badges(sheet: Sheet) -> Iterator[str]:
    """Ship or airship and price, on each lane."""
    for lane, curve in zip(sheet.board.lanes, sheet.lanes, strict=True):
        (x, y), width = sheet.at(curve.badge), badge_width(lane.price)
        yield f'<rect x="{x - width / 2:.1f}" y="{y - 12:.1f}" width="{width:.1f}" height="24" rx="12" fill="{PAPER}"'
        yield f' stroke="{icons.LANE_COLOURS[lane.kind]}" stroke-width="1.8"/>'
        yield use(lane.kind, x - width / 2 + 18, y, 22)
        yield text((x + 12, y + 5), f"{lane.price} F", 14, ' font-weight="bold"')


def badge_width(price: int) -> float:
    return 38 + 7.5 * len(f"{price} F")


def half_tracks(sheet: Sheet, vehicles: Sequence[Vehicle]) -> Iterator[str]:
    """The half-tracks, side by side where they share a space."""
    colours = icons.colours_of({vehicle.crew for vehicle in vehicles})
    standing: dict[int, list[Vehicle]] = {}
    for vehicle in vehicles:
        standing.setdefault(vehicle.space, []).append(vehicle)
    for space, sharing in standing.items():
        x, y = sheet.place(space)
        berths = BERTHS[min(len(sharing), len(BERTHS)) - 1]
        for n, vehicle in enumerate(sharing):
            dx, dy = berths[n % len(berths)]
            yield from half_track(vehicle.crew, colours[vehicle.crew], x + dx * UNIT, y + dy * UNIT, vehicle.emblem)


def half_track(crew: str, colour: str, x: float, y: float, emblem: str = "") -> Iterator[str]:
    """A half-track with the emblem of its crew on the door."""
    yield f'<ellipse cx="{x:.1f}" cy="{y + 13:.1f}" rx="20" ry="4" opacity="0.35"/>'
    yield use("halftrack", x, y, 42, f' fill="{colour}"')
    yield f'<circle cx="{x - 11:.1f}" cy="{y - 2:.1f}" r="8.5" fill="{PAPER}" stroke="{INK}" stroke-width="0.9"/>'
    yield from _emblem(crew, emblem, x - 11, y - 2, 12.5, INK)


def token(crew: str, colour: str, x: float, y: float) -> Iterator[str]:
    """A crew's disc on the progress track."""
    ink = INK if colour == icons.CREW_COLOURS["belgian"] else PAPER
    yield f'<circle cx="{x:.1f}" cy="{y + 1.5:.1f}" r="12" opacity="0.4"/>'
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12" fill="{colour}" stroke="{INK}" stroke-width="1.2"/>'
    yield from _emblem(crew, "", x, y, 16, ink)


def _emblem(crew: str, emblem: str, x: float, y: float, size: float, ink: str) -> Iterator[str]:
    """The sign of a crew, or letters for who has none."""
    if crew in icons.CREW_COLOURS and not emblem:
        yield use(f"crew-{crew}", x, y, size, f' fill="{ink}"')
    else:
        style = f' font-weight="bold" fill="{ink}"'
        yield text((x, y + 0.3 * size), emblem or crew[:1].upper(), round(0.8 * size, 1), style)
