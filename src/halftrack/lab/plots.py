"""Plots as inline SVG, for pages that need nothing else."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

BAR, ROW, LABEL, VALUE = 360, 22, 190, 220
PERCENT = 100
MOST_ROWS = 40
INK, FILL, MARK, PALE = "#2b2418", "#8a6d3b", "#9c2b1c", "#e6dabb"
TINTS = ("#8a6d3b", "#5c7a6c", "#b3541e", "#59636a", "#c9a227")


def svg(width: float, height: float, parts: Iterable[str]) -> str:
    """A drawing."""
    return (
        f'<svg width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}" font-size="13" role="img">'
        + "".join(parts)
        + "</svg>"
    )


def text(x: float, y: float, words: Any, extra: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}"{extra}>{escape(str(words))}</text>'


def box(x: float, y: float, width: float, height: float, colour: str, title: str = "") -> str:
    told = f"<title>{escape(title)}</title>" if title else ""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}">{told}</rect>'


def dot(y: float, points: Sequence[float], colour: str = MARK, title: str = "") -> str:
    """A value on its interval: the middle, and both bounds."""
    middle, left, right = points
    told = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<g><line x1="{left:.1f}" x2="{right:.1f}" y1="{y:g}" y2="{y:g}" stroke="{FILL}" stroke-width="2"/>'
        f'<circle cx="{middle:.1f}" cy="{y:g}" r="4" fill="{colour}"/>{told}</g>'
    )


def intervals(rows: Mapping[str, tuple[float, float, float]], unit: str = "") -> str:
    """A dot for each value on its interval, the greatest first."""
    if not rows:
        return ""
    least, most = min(low for _, low, _ in rows.values()), max(high for _, _, high in rows.values())
    scale = BAR / ((most - least) or 1)
    parts = []
    for at, (name, (value, low, high)) in enumerate(sorted(rows.items(), key=lambda row: -row[1][0])):
        y = ROW * at + ROW / 2
        parts.append(text(0, y + 4, name))
        parts.append(dot(y, [LABEL + scale * (bound - least) for bound in (value, low, high)]))
        parts.append(text(LABEL + BAR + 12, y + 4, f"{value:.1f}{unit} ({low:.1f} to {high:.1f})"))
    return svg(LABEL + BAR + VALUE, ROW * len(rows), parts)


def rates(rows: Mapping[str, Mapping[str, float]]) -> str:
    """Win rates in per cent."""
    scaled = {name: tuple(PERCENT * row[key] for key in ("rate", "low", "high")) for name, row in rows.items()}
    return intervals({name: (row[0], row[1], row[2]) for name, row in scaled.items()}, " %")


def bars(rows: Mapping[str, tuple[float, str]], colour: str = FILL) -> str:
    """A bar for each thing, and what is to be said of it."""
    most = max((value for value, _ in rows.values()), default=1) or 1
    parts = []
    for at, (name, (value, words)) in enumerate(list(rows.items())[:MOST_ROWS]):
        y, width = ROW * at, BAR * value / most
        parts += [
            text(0, y + 15, name),
            box(LABEL, y + 4, width, ROW - 8, colour),
            text(LABEL + width + 6, y + 15, words),
        ]
    return svg(LABEL + BAR + VALUE, ROW * min(MOST_ROWS, len(rows)), parts)


def stacked(rows: Mapping[str, Mapping[str, float]], label: int = LABEL) -> str:
    """Parts of a whole, a bar for each row."""
    parts = []
    for at, (name, shares) in enumerate(rows.items()):
        x, y, whole = float(label), ROW * at, sum(shares.values()) or 1
        parts.append(text(0, y + 15, name))
        for tint, (part, share) in zip(TINTS, shares.items(), strict=False):
            width = BAR * share / whole
            words = f"{part} {share / whole:.0%}"
            parts.append(box(x, y + 3, width, ROW - 6, tint, words))
            if width > 7 * len(words):
                parts.append(text(x + 5, y + 15, words, ' fill="#fbf7ee" font-size="12"'))
            x += width
    return svg(label + BAR + 10, ROW * len(rows), parts)


def histogram(values: Sequence[int], width: int = 26, height: int = 140) -> str:
    """How many games took how many turns."""
    if not values:
        return ""
    counts = {value: values.count(value) for value in range(min(values), max(values) + 1)}
    most = max(counts.values())
    parts = []
    for at, (value, count) in enumerate(counts.items()):
        tall = height * count / most
        title = f"{value} turns: {count} games, {count / len(values):.1%}"
        parts.append(box(width * at + 3, height - tall, width - 6, tall, FILL, title))
        parts.append(text(width * (at + 0.5), height + 16, value, ' text-anchor="middle"'))
    return svg(max(60, width * len(counts)), height + 22, parts)
