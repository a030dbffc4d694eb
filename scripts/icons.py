"""Make the client's icons out of one drawing: python -m scripts.icons (needs resvg)."""

import sys
from pathlib import Path

from resvg_py import svg_to_bytes

PUBLIC = Path(__file__).parent.parent / "web" / "public"
PAPER = "#f6efdf"
SQUARE = f'<rect width="64" height="64" rx="13" fill="{PAPER}"/>'
SAFE = 0.72  # of a maskable icon: the rest may be cut off


def drawing() -> str:
    return (PUBLIC / "icon.svg").read_text("utf-8")


def full_bleed(svg: str) -> str:
    """The paper to the very edge: the system cuts its own corners."""
    return svg.replace('rx="13" ', "")


def maskable(svg: str) -> str:
    """The drawing within what no mask touches, on paper all over."""
    head, _, body = svg.partition(">")
    inset = 32 * (1 - SAFE)
    inner = body.replace("</svg>", "").replace(SQUARE, "")
    whole = f'<rect width="64" height="64" fill="{PAPER}"/>'
    return f'{head}>{whole}<g transform="translate({inset} {inset}) scale({SAFE})">{inner}</g></svg>'


def badge() -> str:
    """A sign of one colour, for the bar of a phone."""
    wheels = "".join(f'<circle cx="{x}" cy="43.5" r="2.6"/>' for x in (15, 23.3, 31.6, 50))
    body = '<path d="M10 37V27h16l3-6h13l2 6h9l2 4v6z"/><rect x="8" y="38" width="30" height="11" rx="5.5"/>'
    holes = f'<g fill="black">{wheels}</g>'
    shapes = f'<g fill="white">{body}<circle cx="50" cy="43.5" r="6"/></g>{holes}'
    mask = f'<mask id="m">{shapes}</mask><rect width="64" height="64" fill="white" mask="url(#m)"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{mask}</svg>'


def icons() -> dict[str, tuple[str, int]]:
    """Each picture by its name: the drawing, and how many pixels wide."""
    plain = drawing()
    return {
        "icon-180.png": (full_bleed(plain), 180), "icon-192.png": (plain, 192), "icon-512.png": (plain, 512),
        "icon-maskable.png": (maskable(plain), 512), "badge.png": (badge(), 96),
    }  # fmt: skip


def main() -> int:
    """Write them all."""
    for name, (svg, size) in icons().items():
        (PUBLIC / name).write_bytes(bytes(svg_to_bytes(svg_string=svg, width=size, height=size)))
        print(f"{name}: {(PUBLIC / name).stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
