"""The report on balance as one HTML page that needs nothing else."""

from collections.abc import Callable, Iterable, Iterator
from html import escape

from halftrack.games.great_race.board import load_board
from halftrack.lab import balance, elo, measures, summary
from halftrack.lab.balance import Band, Played
from halftrack.lab.cells import MIXED, RACE, Cell
from halftrack.lab.heat import heat_map
from halftrack.lab.plots import (
    BAR,
    LABEL,
    MARK,
    PALE,
    PERCENT,
    ROW,
    VALUE,
    bars,
    box,
    dot,
    histogram,
    intervals,
    stacked,
    svg,
    text,
)
from halftrack.lab.watching import BOXES, GAUGES

Outcomes = balance.Outcomes
STYLE = """
:root { --ink: #2b2418; --paper: #fbf7ee; --line: #ddd2b8; --good: #3f6b4f; --bad: #9c2b1c }
* { box-sizing: border-box }
body { font: 16px/1.5 Palatino, "Palatino Linotype", Georgia, serif; margin: 0 auto; max-width: 72rem;
  padding: 2rem 1.2rem 5rem; color: var(--ink); background: var(--paper) }
h1 { font-weight: normal; font-size: 2.4rem; margin: 0 } h2 { font-weight: normal; font-size: 1.6rem;
  margin: 2.6rem 0 0.4rem; border-top: 3px double var(--line); padding-top: 1rem }
h3 { font-weight: normal; font-style: italic; font-size: 1.15rem; margin: 1.3rem 0 0.2rem } p { max-width: 44rem }
.lead { font-size: 1.15rem } .score { display: inline-block; font-size: 1.3rem; padding: 0.3rem 0.9rem;
  border: 2px solid currentColor; border-radius: 0.4rem; margin: 0.6rem 0 } .good { color: var(--good) }
.bad { color: var(--bad) } nav a { color: inherit; margin-right: 1.1rem; white-space: nowrap }
table { border-collapse: collapse; margin: 0.5rem 0; font-variant-numeric: tabular-nums; font-size: 0.95rem }
td, th { padding: 0.2rem 0.9rem 0.2rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top;
  font-weight: normal } th { font-style: italic } td.number, th.number { text-align: right }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 31rem), 1fr)); gap: 0.4rem 2.5rem }
svg { display: block; max-width: 100%; height: auto; margin: 0.4rem 0 } svg text { fill: var(--ink) }
svg.map { width: 100%; border: 1px solid var(--line); background: #efe4c8 } svg.map path:hover { stroke: var(--ink);
  stroke-width: 3 } .scroll { overflow-x: auto } small { color: #6b5d45 }
"""
HEAD = (
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
)
LEVELS_MOST = 7


def page(played: Played, where: dict[str, str]) -> str:
    """The whole page."""
    found, ended = balance.bands(played), balance.good(played)
    sections = {
        "Bands": band_tables(found),
        "Boards": list(boards(ended)),
        "Length": list(lengths(ended)),
        "Seats and leaders": list(winners(found)),
        "Assistants and cards": list(uses(ended)),
        "Directions": list(directions(ended)),
        "Points": list(points(ended)),
        "Levels of play": list(levels(ended, found)),
        "Solo": list(of_about(found, "solo, Driver")),
        "Luck": list(luck(ended)),
        "What was played": list(games(played, where)),
    }
    sections = {title: parts for title, parts in sections.items() if parts}
    links = "".join(f'<a href="#{anchor(title)}">{title}</a>' for title in sections)
    body = [
        "<h1>The Great Race in the balance</h1>",
        *verdict(played, found),
        f"<nav>{links}</nav>",
        *(f'<h2 id="{anchor(title)}">{title}</h2>\n' + "\n".join(parts) for title, parts in sections.items()),
    ]
    title = "<title>The Great Race in the balance</title>"
    return f"{HEAD}{title}<style>{STYLE}</style></head>\n<body>\n{chr(10).join(body)}\n</body></html>\n"


def anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def verdict(played: Played, found: list[Band]) -> Iterator[str]:
    """How many bands hold, and which do not."""
    total = sum(map(len, played.values()))
    wanted = sum(cell.games for cell in played)
    hold = sum(band.holds for band in found)
    yield (
        f'<p class="lead">Bots of every level raced {total:,} times on both boards, in both directions, to see whether'
        f" each seat, leader, box, lane and city is worth having. {wanted:,} races were asked for.</p>"
    )
    yield f'<p class="score {"good" if hold == len(found) else "bad"}">{hold} of {len(found)} bands hold</p>'
    broken = [band for band in found if not band.holds]
    if broken:
        rows = "".join(f"<li>{escape(band.about)} ({escape(band.where)}): {told(band)}</li>" for band in broken)
        yield f"<p>These do not:</p><ul>{rows}</ul>"


def shown(value: float, band: Band) -> str:
    return f"{PERCENT * value:.1f}" if band.percent else f"{value:.2f}".rstrip("0").rstrip(".")


def told(band: Band) -> str:
    """What was measured: all of few values, the least and the most of many."""
    unit = " %" if band.percent else ""
    rows = sorted(band.found.items(), key=lambda row: row[1].value)
    if len(rows) > 1:
        rows = [rows[0], rows[-1]]
    return " to ".join(
        f"{escape(name)} {shown(one.value, band)}{unit}"
        f" <small>({shown(one.low, band)} – {shown(one.high, band)})</small>"
        for name, one in rows
    )


def asked(band: Band) -> str:
    """The band in words."""
    unit = " %" if band.percent else ""
    most = 1 if band.percent else LEVELS_MOST
    if band.high == most:
        return f"at least {shown(band.low, band)}{unit}"
    return (
        f"{shown(band.low, band)} to {shown(band.high, band)}{unit}"
        if band.low
        else f"at most {shown(band.high, band)}"
    )


def band_tables(found: list[Band]) -> list[str]:
    """Every band: what it asks for, what was measured, and whether it holds."""
    parts = [
        "<p>A dot is what was measured, its line the 95 % interval, the shade what is asked for. <i>Surely</i> means"
        " that the whole interval says the same.</p>"
    ]
    for about in dict.fromkeys(band.about for band in found):
        rows = "".join(band_row(band) for band in found if band.about == about)
        head = "<tr><th>where<th>asked for<th>measured (95 % interval)<th><th>holds</tr>"
        parts.append(f'<h3>{escape(about.capitalize())}</h3><div class="scroll"><table>{head}{rows}</table></div>')
    return parts


def band_row(band: Band) -> str:
    mark, style = ("yes", "good") if band.holds else ("no", "bad")
    sure = "" if not band.certain else ", surely"
    return (
        f"<tr><td>{escape(band.where)}<td>{asked(band)}<td>{told(band)}<td>{strip(band)}"
        f'<td class="{style}">{mark}{sure}</tr>'
    )


def strip(band: Band, width: float = 200, height: float = 20) -> str:
    """The band as a shade, and every value as a dot."""
    values = [bound for one in band.found.values() for bound in (one.low, one.high)]
    least, most = min(values), max(values)
    if band.low > least or band.high < most or most - least < band.high - band.low:
        least, most = min(least, band.low), max(most, band.high if band.high < most * 3 else most)
    margin = 0.06 * (most - least) or 0.01
    scale = width / (most - least + 2 * margin)

    def at(value: float) -> float:
        return min(width, max(0.0, scale * (value - least + margin)))

    parts = [box(at(band.low), 1, max(2.0, at(band.high) - at(band.low)), height - 2, PALE)]
    for name, one in band.found.items():
        colour = MARK if not band.low <= one.value <= band.high else "#3f6b4f"
        title = f"{name}: {shown(one.value, band)} ({shown(one.low, band)} to {shown(one.high, band)})"
        parts.append(dot(height / 2, [at(one.value), at(one.low), at(one.high)], colour, title))
    return svg(width, height, parts)


def pooled(played: Played, chosen: Callable[[Cell], bool]) -> Outcomes:
    """The games of all chosen cells."""
    return [outcome for cell, outcomes in played.items() if chosen(cell) for outcome in outcomes]


def ways(played: Played) -> list[tuple[str, str]]:
    return list(dict.fromkeys((cell.board, cell.start) for cell in played))


def boards(played: Played) -> Iterator[str]:
    """Where races pass, which cities they visit, which lanes they take."""
    for name in dict.fromkeys(board for board, _ in ways(played)):
        board = load_board(name)
        yield f"<h3>{escape(board.title)}: where races pass</h3>"
        yield "<p>Each space is the redder in the more races a vehicle entered it; point at one to see its share.</p>"
        yield '<div class="two">'
        for start in (board.spaces[end] for end in board.ends):
            if raced := races_on(played, name, start):
                yield f"<div><small>from {escape(start)}, {len(raced):,} races</small>"
                yield f"{heat_map(board, entered(raced))}</div>"
        yield "</div>"
        if every := races_on(played, name):
            visited = sorted(balance.visits(name, every).items(), key=lambda row: -row[1].value)
            yield '<div class="two"><div><h3>Cities on the way</h3>'
            yield bars({city: (one.value, f"{one.value:.1%} of races") for city, one in visited})
            yield "</div><div><h3>Lanes</h3>" + share_bars(every, "lanes") + "</div></div>"


def races_on(played: Played, board: str, start: str | None = None) -> Outcomes:
    """The races of four and five crews on a board."""
    return pooled(played, lambda cell: (cell.kind, cell.board) == ("race", board) and start in (None, cell.start))


def entered(outcomes: Outcomes) -> dict[str, float]:
    """In what share of the races each space was entered."""
    counts: dict[str, int] = {}
    for outcome in outcomes:
        for space in set().union(*outcome["told"]["spaces"]):
            counts[space] = counts.get(space, 0) + 1
    return {space: count / len(outcomes) for space, count in counts.items()}


def share_bars(outcomes: Outcomes, name: str) -> str:
    """How often each thing was used a race, and in how many races."""
    rows = summary.use(outcomes, name)
    return bars({
        thing: (row["count"], f"{row['count'] / len(outcomes):.2f} a race, in {row['games']:.1%}")
        for thing, row in rows.items()
    })  # fmt: skip


def lengths(played: Played) -> Iterator[str]:
    """How many turns the races took."""
    yield '<div class="two">'
    for cell, outcomes in balance.races(played):
        told = summary.spread(outcome["turns"] for outcome in outcomes)
        yield f"<div><h3>{escape(balance.way(cell))}</h3>{histogram([outcome['turns'] for outcome in outcomes])}"
        yield f"<small>{len(outcomes):,} races, median {told['median']:g}, 95 % within {told['95 %']:g}</small></div>"
    yield "</div>"


def of_about(found: Iterable[Band], about: str) -> Iterator[str]:
    """The bands of one kind, value by value."""
    for band in found:
        if band.about == about:
            yield f"<div><h3>{escape(band.where)}</h3>{ranged(band)}</div>"


def ranged(band: Band) -> str:
    """A dot for each value, on the shade of what is asked for."""
    most = max([one.high for one in band.found.values()] + [min(band.high, 1.0)]) * 1.05
    scale, height = BAR / most, ROW * len(band.found)
    parts = [box(LABEL + scale * band.low, 0, scale * (min(band.high, most) - band.low), height, PALE)]
    for at, (name, one) in enumerate(band.found.items()):
        y = ROW * (at + 0.5)
        parts += [text(0, y + 4, name), dot(y, [LABEL + scale * bound for bound in (one.value, one.low, one.high)])]
        parts.append(text(LABEL + BAR + 12, y + 4, f"{one.value:.1%} ({one.low:.1%} to {one.high:.1%})"))
    return svg(LABEL + BAR + VALUE, height, parts)


def winners(found: list[Band]) -> Iterator[str]:
    """Who wins, by the place in the first turn order and by leader."""
    yield '<div class="two">'
    for about in ("wins by seat", "wins by leader"):
        for part in of_about(found, about):
            yield part.replace("<h3>", f"<h3>{about.capitalize()}: ", 1)
    yield "</div>"


def uses(played: Played) -> Iterator[str]:
    """The boxes of the dashboard, and the cards."""
    rows = {}
    for board, player, outcomes in balance.by_board(played):
        rows[f"{board}, {player}"] = {name: row["share"] for name, row in summary.use(outcomes, "boxes").items()}
    yield "<h3>Where assistants are placed</h3>"
    yield stacked({name: {part: shares.get(part, 0.0) for part in BOXES} for name, shares in rows.items()}, 230)
    yield '<div class="two">'
    for board, player, outcomes in balance.by_board(played):
        yield f"<div><h3>Cards played: {escape(board)}, {escape(player)}</h3>{share_bars(outcomes, 'cards')}</div>"
    yield "</div>"


def directions(played: Played) -> Iterator[str]:
    """What is left of the vehicles that arrive."""
    yield "<p>The gauges and the money of the vehicles that arrived, on average.</p><table>"
    yield (
        "<tr><th>four crews<th>arrived"
        + "".join(f'<th class="number">{gauge}' for gauge in (*GAUGES, "francs"))
        + "</tr>"
    )
    for cell, outcomes in balance.races(played, 4):
        ends = [end for outcome in outcomes for end in outcome["told"]["end"] if end]
        if ends:
            means = [measures.mean(end[gauge] for end in ends) for gauge in (*GAUGES, "francs")]
            cells = "".join(
                f'<td class="number">{one.value:.2f} <small>± {one.high - one.value:.2f}</small>' for one in means
            )
            arrived = len(ends) / len(outcomes)
            yield f"<tr><td>{escape(balance.way(cell))}<td>{arrived:.2f} a race{cells}</tr>"
    yield "</table>"


def points(played: Played) -> Iterator[str]:
    """The points of the crews that arrived."""
    yield "<table><tr><th>races" + "".join(
        f'<th class="number">{name}' for name in ("mean", "5 %", "median", "95 %", "most")
    )
    for cell, outcomes in balance.races(played):
        spread = summary.spread(one for outcome in outcomes for one in outcome["points"] if one is not None)
        cells = "".join(
            f'<td class="number">{spread[name]:g}' for name in ("mean", "5 %", "median", "95 %", "most") if spread
        )
        yield f"<tr><td>{escape(balance.way(cell))}{cells}</tr>"
    yield "</table>"


def levels(played: Played, found: list[Band]) -> Iterator[str]:
    """Duels of the levels, one ladder of all of them, and what a decision costs."""
    yield from of_about(found, "duels")
    raced = pooled(played, lambda cell: cell.kind == "duel")
    if raced:
        ladder = elo.ratings(summary.compared(raced))
        yield "<h3>Elo of all duels</h3>" + intervals(
            {name: (one.elo, one.low, one.high) for name, one in ladder.items()}
        )
    spent = summary.times(pooled(played, lambda cell: cell.tournament.game == RACE))
    rows = {name: (row["mean"], f"{row['mean']:.2f} ms, at most {row['most']:.0f}") for name, row in spent.items()}
    yield "<h3>Milliseconds of processor a decision</h3>" + bars(rows)


def luck(played: Played) -> Iterator[str]:
    """What the tiles decide, and what the players."""
    raced = pooled(played, lambda cell: cell.kind == "race")
    if raced:
        found = summary.luck(raced)
        yield (
            f"<p>How hard the tiles were that a crew turned over, against those of its rivals, explains"
            f" <b>{found['r2 of tile draws']:.1%}</b> of who wins (R², {found['draws']:,} crews of equal skill).</p>"
        )
    mixed = pooled(played, lambda cell: cell.kind == "mixed")
    if mixed:
        found = summary.luck(mixed)
        bot, seat = (
            found["won by the same bot wherever it sat"] or 0,
            found["won by the same seat whoever sat there"] or 0,
        )
        yield (
            f"<p>{found['decks replayed']:,} decks were replayed with {escape(', '.join(MIXED))} in every seating. In"
            f" <b>{bot:.1%}</b> of them one bot won from every seat (by chance 1.6 %), in <b>{seat:.1%}</b> one seat"
            " won whoever sat there.</p>"
        )
        yield "<h3>Wins at these tables</h3>" + intervals({
            name: (PERCENT * row["rate"], PERCENT * row["low"], PERCENT * row["high"])
            for name, row in summary.wins(mixed, lambda outcome, seat: str(outcome["sitting"][seat])).items()
        }, " %")  # fmt: skip


def games(played: Played, where: dict[str, str]) -> Iterator[str]:
    """Every cell: what was asked for, what was played, what failed; and on what."""
    yield "<p><small>" + escape(", ".join(f"{name} {told}" for name, told in where.items())) + "</small></p>"
    head = "".join(f'<th class="number">{name}' for name in ("asked for", "played", "failed", "minutes"))
    yield f"<table><tr><th>games{head}</tr>"
    for cell, outcomes in played.items():
        failed = sum(bool(outcome["failure"]) for outcome in outcomes)
        minutes = sum(spent for outcome in outcomes for _, spent in outcome["times"]) / 60_000
        numbers = "".join(
            f'<td class="number">{number}' for number in (cell.games, len(outcomes), failed, f"{minutes:.1f}")
        )
        yield f"<tr><td>{escape(cell.kind)}: {escape(balance.way(cell))}{numbers}</tr>"
    yield "</table>"
