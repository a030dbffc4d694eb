"""Where races pass: a board as it is drawn, each space the redder in the more races a vehicle entered it."""

from base64 import b64encode
from collections.abc import Mapping
from html import escape
from math import sqrt

from halftrack.games.great_race.board import Board
from halftrack.games.great_race.drawing import draw
from halftrack.games.great_race.sheet import sheet_of

WARM = "#c2240c"
SIZE = 0.93


def heat_map(board: Board, visited: Mapping[str, float]) -> str:
    """The drawing below as a picture, the heat above it; a space says in how many races it was entered."""
    sheet, most = sheet_of(board), max(visited.values(), default=0) or 1
    width, height = (round(side) for side in sheet.size)
    warm = [
        hexagon(sheet.hexagon(number, SIZE), sqrt(visited.get(name, 0) / most), f"{name}: {visited.get(name, 0):.1%}")
        for number, name in enumerate(board.spaces)
    ]
    below = b64encode(draw(board).encode()).decode()
    return (
        f'<svg class="map" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(board.title)}">'
        f'<image href="data:image/svg+xml;base64,{below}" width="{width}" height="{height}" opacity="0.6"/>'
        f"{''.join(warm)}</svg>"
    )


def hexagon(path: str, heat: float, title: str) -> str:
    return f'<path d="{path}" fill="{WARM}" fill-opacity="{0.75 * heat:.3f}"><title>{escape(title)}</title></path>'
