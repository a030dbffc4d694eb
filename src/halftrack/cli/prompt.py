"""Pieces of the screen that every game has: the question, what is withheld, the log."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from halftrack.cli import rules
from halftrack.cli.drawing import Drawing
from halftrack.engine import Play, Question

MANY = 24


def show_options(console: Console, drawing: Drawing, question: Question, view: Mapping[str, Any]) -> None:
    """Ask: each option with its number, its name, and what it costs and leaves."""
    console.print(Text(drawing.question(question, view), style="bold"))
    facts = question.facts
    numbered = not all(isinstance(option, int) for option in question.options)
    grid = Table.grid(padding=(0, 2))
    for number, option in enumerate(question.options, 1):
        told = drawing.facts(question, facts.get(option, {}), view) or drawing.note(question.kind, option)
        name = Text(drawing.option(question.kind, option, view), style="cyan")
        grid.add_row(
            Text(str(number), style="bold") if numbered else name, name if numbered else "", Text(told, style="dim")
        )
    if len(question.options) > MANY and not any(facts.get(option) for option in question.options):
        grid = Table.grid()
        grid.add_row(columns(console, drawing, question, view))
    console.print(Padding(grid, (0, 0, 0, 2)))


def columns(console: Console, drawing: Drawing, question: Question, view: Mapping[str, Any]) -> Text:
    """Write many options side by side, each with its number."""
    names = [f"{n} {drawing.option(question.kind, option, view)}" for n, option in enumerate(question.options, 1)]
    width = max(map(len, names)) + 2
    across = max(1, (console.width - 4) // width)
    lines = ("".join(name.ljust(width) for name in names[at : at + across]) for at in range(0, len(names), across))
    return Text("\n".join(lines), style="cyan")


def show_withheld(console: Console, drawing: Drawing, play: Play[Any], seat: int) -> None:
    """Tell which options one might expect, and the rule that forbids each."""
    question, view = play.open[seat], play.view(seat)
    withheld = question.why_not
    if not withheld:
        console.print(drawing.texts("nothing-forbidden"))
        return
    console.print(drawing.texts("withheld"), style="bold")
    for option, facts in withheld.items():
        console.print(f"  {drawing.why_not(question, option, facts, view)}", markup=False, highlight=False)
    for tag in dict.fromkeys(str(facts["rule"]) for facts in withheld.values() if "rule" in facts):
        rules.show_sentence(console, drawing.texts.language, play.game.name, tag)


def show_log(console: Console, drawing: Drawing, play: Play[Any], seat: int | None, since: int) -> int:
    """Tell what has happened since event number `since`; return the number to go on from."""
    events, view = play.events(seat, since), play.view(seat)
    for told in events:
        line = drawing.event(told, view)
        if line:
            style = drawing.style(view, told["seat"]) if told["seat"] >= 0 else "bold"
            console.print(Text("• ", style=style) + Text(line))
    return since + len(events)
