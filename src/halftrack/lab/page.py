"""The report as one HTML page that needs nothing else: tables, and plots as inline SVG."""

from collections.abc import Iterable
from html import escape
from math import sqrt
from typing import Any

from halftrack.games.great_race.board import Board, load_board

BAR, ROW, LABEL = 360, 22, 190
STYLE = """
body { font: 15px/1.45 Georgia, serif; margin: 2em auto; max-width: 60em; padding: 0 1em; color: #2b2418;
  background: #fbf7ee }
h1, h2 { font-weight: normal } table { border-collapse: collapse; margin: 0.6em 0 }
td, th { padding: 0.15em 0.8em; border-bottom: 1px solid #ddd2b8; text-align: right }
td:first-child, th:first-child { text-align: left } .failed { color: #9c2b1c } svg { display: block; margin: 0.6em 0 }
"""
HEAD = '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Halftrack lab</title>'
FILL = "#8a6d3b"
PERCENT = 100
MOST_ROWS = 40


def page(told: dict[str, Any], turns: list[int]) -> str:
    """The whole page."""
    elos = {name: (row["elo"], row["low"], row["high"]) for name, row in told["elo"].items()}
    parts = [
        f"<h1>{escape(told['game'])}: {told['games']} games</h1>",
        f"<p>{escape(', '.join(told['bots']))}; {told['seats']} seats; seed {told['seed']}</p>",
        f"<p>{escape(', '.join(f'{name} {value}' for name, value in told['options'].items()))}</p>",
        *failures(told["failed"]),
        section("Elo, with 95 % intervals", intervals(elos)),
        section("Duels", rates(told["duels"])),
        section("Turns", histogram(turns), table([told["turns"]])),
        section("Points", table([{"bot": name, **row} for name, row in told["points"].items()])),
        *(section(name.capitalize(), rates(told[name])) for name in ("wins by bot", "wins by seat", "wins by crew")),
        section("Milliseconds a decision", table([{"bot": name, **row} for name, row in told["times"].items()])),
        *(section(f"Use of {name}", uses(rows)) for name, rows in told["use"].items() if name != "spaces"),
        *heat(told),
        section("Luck", table([told["luck"]])),
    ]  # fmt: skip
    body = "\n".join(part for part in parts if part)
    return f"{HEAD}<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"


def section(title: str, *parts: str) -> str:
    """A heading and what stands under it; nothing under nothing."""
    return "\n".join((f"<h2>{escape(title)}</h2>", *parts)) if any(parts) else ""


def failures(failed: list[dict[str, Any]]) -> list[str]:
    """Every game that a bot or a worker lost."""
    rows = [f"<li>game {row['game']}: {escape(row['reason'])}</li>" for row in failed]
    return [f'<h2 class="failed">{len(rows)} games failed</h2><ul>', *rows[:MOST_ROWS], "</ul>"] if rows else []


def table(rows: list[dict[str, Any]]) -> str:
    """Rows of equal fields."""
    if not rows or not rows[0]:
        return ""
    head = "".join(f"<th>{escape(str(name))}</th>" for name in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(shown(cell))}</td>" for cell in row.values()) + "</tr>" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def shown(cell: Any) -> str:
    return f"{cell:,.4g}" if isinstance(cell, float) else "–" if cell is None else str(cell)


def svg(width: float, height: float, parts: Iterable[str]) -> str:
    """A drawing."""
    return (
        f'<svg width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}" font-size="13" role="img">'
        + "".join(parts)
        + "</svg>"
    )


def intervals(rows: dict[str, tuple[float, float, float]], unit: str = "") -> str:
    """A dot for each value on its interval."""
    if not rows:
        return ""
    least, most = min(low for _, low, _ in rows.values()), max(high for _, _, high in rows.values())
    scale = BAR / ((most - least) or 1)
    parts = []
    for at, (name, (value, low, high)) in enumerate(sorted(rows.items(), key=lambda row: -row[1][0])):
        y = ROW * at + ROW / 2
        left, right, dot = (LABEL + scale * (bound - least) for bound in (low, high, value))
        parts.append(f'<text x="0" y="{y + 4:g}">{escape(name)}</text>')
        parts.append(f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y:g}" y2="{y:g}" stroke="{FILL}" stroke-width="2"/>')
        parts.append(f'<circle cx="{dot:.1f}" cy="{y:g}" r="4" fill="#9c2b1c"/>')
        parts.append(f'<text x="{LABEL + BAR + 12}" y="{y + 4:g}">{value:.1f}{unit} ({low:.1f} to {high:.1f})</text>')
    return svg(LABEL + BAR + 220, ROW * len(rows), parts)


def rates(rows: dict[str, dict[str, float]]) -> str:
    """Win rates in per cent."""
    scaled = {name: tuple(PERCENT * row[key] for key in ("rate", "low", "high")) for name, row in rows.items()}
    return intervals({name: (row[0], row[1], row[2]) for name, row in scaled.items()}, " %")


def uses(rows: dict[str, dict[str, float]]) -> str:
    """A bar for each thing: its share of all that was used."""
    most = max((row["share"] for row in rows.values()), default=1) or 1
    parts = []
    for at, (name, row) in enumerate(list(rows.items())[:MOST_ROWS]):
        y, width = ROW * at, BAR * row["share"] / most
        parts.append(f'<text x="0" y="{y + 15}">{escape(name)}</text>')
        parts.append(f'<rect x="{LABEL}" y="{y + 4}" width="{width:.1f}" height="{ROW - 8}" fill="{FILL}"/>')
        text = f"{PERCENT * row['share']:.1f} % of all, in {PERCENT * row['games']:.1f} % of games"
        parts.append(f'<text x="{LABEL + width + 6:.1f}" y="{y + 15}">{text}</text>')
    return svg(LABEL + BAR + 220, ROW * len(rows), parts)


def histogram(values: list[int]) -> str:
    """How many games took how many turns."""
    if not values:
        return ""
    counts = {value: values.count(value) for value in range(min(values), max(values) + 1)}
    most, width, height = max(counts.values()), 26, 140
    parts = []
    for at, (value, count) in enumerate(counts.items()):
        tall = height * count / most
        parts.append(
            f'<rect x="{width * at + 3}" y="{height - tall:.1f}" width="{width - 6}" '
            f'height="{tall:.1f}" fill="{FILL}"/>'
        )
        parts.append(f'<text x="{width * at + width / 2:g}" y="{height + 16}" text-anchor="middle">{value}</text>')
    return svg(max(60, width * len(counts)), height + 22, parts)


def heat(told: dict[str, Any]) -> list[str]:
    """Where races pass: the board, each space the darker the more vehicles entered it."""
    if "spaces" not in told["use"] or "board" not in told["options"]:
        return []
    board = load_board(str(told["options"]["board"]))
    return [section(f"Where races pass: {board.title}", heat_map(board, told["use"]["spaces"]))]


def heat_map(board: Board, spaces: dict[str, dict[str, float]]) -> str:
    size = 22.0
    most = max((row["count"] for row in spaces.values()), default=1)
    left, top = min(x for x, _ in board.place), min(y for _, y in board.place)
    points = [(size * (x - left + 1), size * (y - top + 1)) for x, y in board.place]
    parts = []
    for number, (x, y) in enumerate(points):
        name = board.spaces[number]
        row = spaces.get(name, {"count": 0, "games": 0.0})
        shade = sqrt(row["count"] / most)
        edge = "#9c2b1c" if number in board.cities else "#5b5138" if number in board.risk else "#c9bd9c"
        title = f"{name}: entered {row['count']:g} times, in {PERCENT * row['games']:.1f} % of games"
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.8 * size:g}" fill="#b3541e" fill-opacity="{shade:.3f}" '
            f'stroke="{edge}" stroke-width="{1 + (number in board.cities)}"><title>{escape(title)}</title></circle>'
        )
        if number in board.cities:
            parts.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="9" text-anchor="middle">{escape(name)}</text>')
    return svg(max(x for x, _ in points) + 2 * size, max(y for _, y in points) + 2 * size, parts)
