"""Draws a board as a survey map of about 1930: all in one, or in the layers that a browser lays upon each other."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from types import MappingProxyType

from halftrack.games.great_race import icons, pieces
from halftrack.games.great_race.board import Board, Tile
from halftrack.games.great_race.ground import ground
from halftrack.games.great_race.pieces import Vehicle
from halftrack.games.great_race.sheet import WORDS, Sheet, sheet_of

__all__ = ["Vehicle", "draw", "draw_badges", "draw_ground", "draw_pieces"]

FACE = "Palatino, 'Palatino Linotype', Georgia, 'DejaVu Serif', serif"
NOTHING: Mapping[int, Tile] = MappingProxyType({})
ON_SHEETS = (
    "petrol", "damage", "stop", "danger", "card", "sea", "air", "rose", "slot", "risk",
    *(f"city-{colour}" for colour in icons.CITY_COLOURS),
)  # fmt: skip


def draw(
    board: Board,
    tiles: Mapping[int, Tile] = NOTHING,
    vehicles: Sequence[Vehicle] = (),
    words: Mapping[str, str] = WORDS,
) -> str:
    """The board with the tiles laid on it and the half-tracks, as SVG."""
    sheet = sheet_of(board, words)
    layers = [*ground(sheet, tiles), *pieces.tiles(sheet, tiles), *pieces.badges(sheet)]
    return _svg(sheet, icons.definitions(), [*layers, *pieces.half_tracks(sheet, vehicles)])


def draw_ground(sheet: Sheet) -> str:
    """What lies below the tiles, as SVG."""
    return _svg(sheet, icons.definitions(*ON_SHEETS), ground(sheet))


def draw_badges(sheet: Sheet) -> str:
    """What lies above the tiles, as SVG."""
    return _svg(sheet, icons.definitions("sea", "air"), pieces.badges(sheet))


def draw_pieces(tiles: Mapping[str, Tile]) -> str:
    """Every tile face, half-track and token once, about the point 0, 0: `tile-...`, `vehicle-...`, `token-...`."""
    drawn = {f"tile-{name}": pieces.face(tile, 0, 0) for name, tile in tiles.items()}
    drawn |= {f"vehicle-{crew}": pieces.half_track(crew, ink, 0, 0) for crew, ink in icons.CREW_COLOURS.items()}
    drawn |= {f"token-{crew}": pieces.token(crew, ink, 0, 0) for crew, ink in icons.CREW_COLOURS.items()}
    return "".join(f'<g id="{name}">{"".join(parts)}</g>' for name, parts in drawn.items())


def _svg(sheet: Sheet, definitions: str, layers: Iterable[str]) -> str:
    width, height = sheet.size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}"'
        f' height="{height:.0f}" font-family="{FACE}" font-stretch="condensed"'
        f' fill="{icons.INK}" role="img" aria-label="{escape(sheet.board.title)}">'
        f"{definitions}{''.join(layers)}</svg>\n"
    )
