"""The report as one HTML page that needs nothing else: tables, and plots as inline SVG."""

from html import escape
from typing import Any

from halftrack.games.great_race.board import load_board
from halftrack.lab.heat import heat_map
from halftrack.lab.plots import MOST_ROWS, PERCENT, bars, histogram, intervals, rates

STYLE = """
body { font: 15px/1.45 Georgia, serif; margin: 2em auto; max-width: 60em; padding: 0 1em; color: #2b2418;
  background: #fbf7ee }
h1, h2 { font-weight: normal } table { border-collapse: collapse; margin: 0.6em 0 }
td, th { padding: 0.15em 0.8em; border-bottom: 1px solid #ddd2b8; text-align: right }
td:first-child, th:first-child { text-align: left } .failed { color: #9c2b1c } svg { display: block; margin: 0.6em 0 }
"""
HEAD = '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Halftrack lab</title>'
WINS = ("wins by bot", "wins by place in the first turn", "wins by crew")


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
        *(section(name.capitalize(), rates(told[name])) for name in WINS),
        section("Milliseconds a decision", table([{"bot": name, **row} for name, row in told["times"].items()])),
        *(section(f"Use of {name}", bars(uses(rows))) for name, rows in told["use"].items() if name != "spaces"),
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


def uses(rows: dict[str, dict[str, float]]) -> dict[str, tuple[float, str]]:
    """The share of each thing of all that was used."""
    return {
        name: (row["share"], f"{PERCENT * row['share']:.1f} % of all, in {PERCENT * row['games']:.1f} % of games")
        for name, row in rows.items()
    }


def heat(told: dict[str, Any]) -> list[str]:
    """Where races pass: the board, each space the darker in the more races it was entered."""
    if "spaces" not in told["use"] or "board" not in told["options"]:
        return []
    board = load_board(str(told["options"]["board"]))
    entered = {name: row["games"] for name, row in told["use"]["spaces"].items()}
    return [section(f"Where races pass: {board.title}", heat_map(board, entered))]
