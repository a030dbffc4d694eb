"""The small drawings of the map: SVG symbols on a field of 24 by 24, and the colours of the sheet."""

INK = "#3b2c1c"
PAPER = "#f4e9cf"
LAND = "#efdfb6"
BEYOND = "#e6dcc3"
SEA = "#cfdcd6"
COASTLINE = "#6f7f7d"
WATER = "#7ea3ad"
RED = "#a33124"
SHADE = "#7d6a4a"

CITY_COLOURS = {"purple": "#6d3f86", "blue": "#2c5f94", "yellow": "#d9a21b", "green": "#3f7d43", "red": "#b5382a"}
CITY_SIGNS = {
    "purple": '<path d="M12 1l2.9 6.6 7.2.6-5.500 4.700 1.700 7L12 16.200 5.700 19.900l1.700-7L1.900 8.200l7.200-.6z"/>',
    "blue": '<circle cx="12" cy="12" r="9.500"/>',
    "yellow": '<path d="M12 1.500 23 20.500H1z"/>',
    "green": '<path d="M3 3h18v18H3z"/>',
    "red": '<path d="M12 .5 23.500 12 12 23.500.5 12z"/>',
}
# How far below the middle of its field each sign carries its letter.
LETTER_DROP = {"purple": 0.04, "yellow": 0.1}

CREW_COLOURS = {"french": "#2c5f94", "italian": "#3f7d43", "belgian": "#d9a21b", "english": "#b5382a"}
SPARE_COLOURS = ("#6d3f86", "#39424a", "#c8642d", "#1f7a7a")

SYMBOLS = {
    "petrol": f'<path d="M5 5h9l5 4v12a1.500 1.500 0 0 1-1.500 1.500h-12.500A1.500 1.500 0 0 1 3.500 21V6.500A1.500 1.500 0 0 1 5 5z"'
    f' fill="{RED}" stroke="{INK}" stroke-width="1.200"/><path d="M6 5V2h6v3" fill="none" stroke="{INK}"'
    f' stroke-width="1.800"/><path d="M7 11l8 8M15 11l-8 8" stroke="{PAPER}" stroke-width="1.700"/>',
    "damage": f'<path d="M10.400 1h3.200l.6 3 2.100.9 2.600-1.700 2.200 2.200-1.700 2.600.9 2.100 3 .6v3.200l-3 .6-.9 2.100 1.700'
    f' 2.600-2.200 2.200-2.600-1.700-2.100.9-.6 3h-3.200l-.6-3-2.100-.9-2.600 1.700-2.200-2.200 1.700-2.600-.9-2.100-3-.6v-3.200l3-.6'
    f'.9-2.100-1.700-2.600 2.200-2.200 2.600 1.700 2.100-.9z" fill="#59636a" stroke="{INK}" stroke-width="1"/>'
    f'<circle cx="12" cy="12.300" r="3.600" fill="{PAPER}" stroke="{INK}" stroke-width="1"/>',
    "stop": f'<path d="M7.500 1.500h9l6 6v9l-6 6h-9l-6-6v-9z" fill="{RED}" stroke="{INK}" stroke-width="1.200"/>'
    f'<path d="M5.500 9.800h13v4.400h-13z" fill="{PAPER}"/>',
    "danger": f'<path d="M12 1.500 23.500 22H.5z" fill="#e9b21f" stroke="{INK}" stroke-width="1.400"'
    f' stroke-linejoin="round"/><path d="M13.600 7 8.800 15h3l-1.400 5.500 5.300-7.700h-3.200z" fill="{INK}"/>',
    "card": f'<path d="M4.500 1h15a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z" fill="{PAPER}"'
    f' stroke="{INK}" stroke-width="1.800"/><path d="M6.500 6h11M6.500 10h11M6.500 14h6" stroke="{SHADE}"'
    f' stroke-width="2"/>',
    "sea": f'<path d="M1 14h22l-3 6.500H4.500z" fill="{INK}"/><path d="M6 13V9.500h12V13z" fill="{INK}"/>'
    f'<path d="M8.500 8.500V4.500h2.500v4zM13 8.500V4.500h2.500v4z" fill="{RED}"/>',
    "air": f'<ellipse cx="11.500" cy="10.500" rx="11" ry="5.200" fill="{INK}"/><path d="M19 10.500l4.500-5v10z" fill="{INK}"/>'
    f'<path d="M8 16.500h6l-1 2.500H9z" fill="{RED}"/><path d="M2 10.500h18M4 8.300h15M4 12.700h15" stroke="{PAPER}"'
    f' stroke-width=".6"/>',
    "halftrack": f'<g stroke="{INK}" stroke-width=".9" stroke-linejoin="round"><path d="M1.500 15.500V9.500h6l1-4.500h6l1.500'
    f' 5h6l1 2v4h-3z"/><path d="M9.300 9.500l.7-3h3.500l1 3z" fill="{PAPER}"/></g>'
    f'<path d="M3.500 15h9.500a3.200 3.200 0 0 1 0 6.400H3.500a3.200 3.200 0 0 1 0-6.400z" fill="{INK}"/>'
    f'<g fill="{PAPER}"><circle cx="4" cy="18.200" r="1.700"/><circle cx="8.300" cy="18.200" r="1.400"/>'
    f'<circle cx="12.500" cy="18.200" r="1.700"/></g><circle cx="19.300" cy="18.400" r="3.200" fill="{INK}"/>'
    f'<circle cx="19.300" cy="18.400" r="1.300" fill="{PAPER}"/>',
    "rose": f'<g stroke="{INK}" stroke-width=".2"><circle cx="12" cy="12" r="7.400" fill="none"/><circle cx="12" cy="12"'
    f' r="6.800" fill="none"/><path d="M12 12l4.600-4.600L13.200 9.400zM12 12l4.600 4.600-2-3.400zM12 12l-4.600 4.600 3.400-2z'
    f'M12 12L7.400 7.400l2 3.400z" fill="{SHADE}"/><path d="M12 2.200l1.700 8.100L12 12zM21.800 12l-8.100 1.700L12 12z'
    f'M12 21.800l-1.700-8.100L12 12zM2.200 12l8.100-1.700L12 12z" fill="{INK}"/><path d="M12 2.200l-1.700 8.100L12 12z'
    f'M21.800 12l-8.100-1.700L12 12zM12 21.800l1.700-8.100L12 12zM2.200 12l8.100 1.700L12 12z" fill="{PAPER}"/></g>',
}


def definitions() -> str:
    """All symbols and the hatching of the risk zone, for the head of the drawing."""
    signs = {f"city-{colour}": sign for colour, sign in CITY_SIGNS.items()}
    symbols = "".join(
        f'<symbol id="{name}" viewBox="0 0 24 24">{drawing}</symbol>' for name, drawing in (SYMBOLS | signs).items()
    )
    hatch = (
        f'<pattern id="risk" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<path d="M0 0h7v7H0z" fill="#d9bd85"/><path d="M0 0v7" stroke="{SHADE}" stroke-width="3.200"/></pattern>'
    )
    return f"<defs>{symbols}{hatch}</defs>"


def use(symbol: str, x: float, y: float, size: float, extra: str = "") -> str:
    """A symbol, its middle at a point."""
    return (
        f'<use href="#{symbol}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size:.1f}"'
        f' height="{size:.1f}"{extra}/>'
    )
