"""The colours of the map, and its small drawings out of data/symbols.svg."""

import re
from collections.abc import Iterable
from functools import lru_cache

from halftrack.games.great_race.board import DATA

INK = "#3b2c1c"
PAPER = "#f4e9cf"
LAND = "#efdfb6"
BEYOND = "#e6dcc3"
SEA = "#cfdcd6"
SHALLOWS = ((30, "#c3d3ce"), (20, "#b6c9c5"), (10, "#a8bdba"))
COASTLINE = "#6f7f7d"
WATER = "#7ea3ad"
BANKS = "#2f5f74"
STREAM = "#86bccd"
SHADE = "#7d6a4a"
UMBER = "#5f4f34"
FACE = "#fffaf0"

CITY_COLOURS = {"purple": "#6d3f86", "blue": "#2c5f94", "yellow": "#d9a21b", "green": "#3f7d43", "red": "#b5382a"}
LANE_COLOURS = {"sea": "#2c5f94", "air": "#a33124"}
CREW_COLOURS = {
    "french": "#2c5f94", "italian": "#3f7d43", "belgian": "#d9a21b", "english": "#b5382a",
    "suffragettes": "#6d3f86", "torpedo": "#39424a",
}  # fmt: skip
SPARE_COLOURS = ("#c8642d", "#1f7a7a", "#8a5a2b", "#7a2f4f")

# How far below the middle of its field a sign carries its letter.
LETTER_DROP = {"purple": 0.04, "yellow": 0.1}


@lru_cache(maxsize=8)
def definitions(*names: str) -> str:
    """These symbols for the head of a drawing; none named: all, and the hatching of the risk zone."""
    wanted = "".join(drawn for name, drawn in _symbols().items() if not names or name in names)
    return f"<defs>{wanted}</defs>"


@lru_cache(maxsize=1)
def _symbols() -> dict[str, str]:
    """Each drawing of the file by its name."""
    lines = (DATA / "symbols.svg").read_text(encoding="utf-8").splitlines()
    text = "".join(line.strip() for line in lines)
    found = re.finditer(r'<(symbol|pattern) id="([^"]+)".*?</\1>', text)
    return {each[2]: each[0] for each in found}


def colours_of(crews: Iterable[str]) -> dict[str, str]:
    """A colour for each crew, its own or a spare one."""
    others = sorted(set(crews) - CREW_COLOURS.keys())
    return CREW_COLOURS | {crew: SPARE_COLOURS[n % len(SPARE_COLOURS)] for n, crew in enumerate(others)}


def use(symbol: str, x: float, y: float, size: float, extra: str = "") -> str:
    """A symbol, its middle at a point."""
    return (
        f'<use href="#{symbol}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size:.1f}"'
        f' height="{size:.1f}"{extra}/>'
    )
