"""`halftrack replay`: a recorded race told again, or verified."""

from pathlib import Path

import click
from rich.console import Console
from rich.rule import Rule

from halftrack import games
from halftrack.cli import saves
from halftrack.cli.drawing import drawing_of
from halftrack.cli.prompt import show_log
from halftrack.engine import BrokenRecord
from halftrack.locales import FALLBACK, LANGUAGES, text


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=click.IntRange(min=0), help="Stop after this many entries of the record.")
@click.option("--verify", is_flag=True, help="Only check that the installed rules still take every entry.")
@click.option("--seat", type=click.IntRange(min=1), help="See what this seat saw (default: a spectator).")
@click.option("--language", type=click.Choice(LANGUAGES), default=FALLBACK)
def replay(file: Path, to: int | None, verify: bool, seat: int | None, language: str) -> None:
    """Tell the race recorded in FILE, and show the table after its last entry."""
    record = saves.read(file).record
    try:
        play = games.replay(record, to=to)
    except BrokenRecord as error:
        raise saves.broken(file, error) from None
    if verify:
        click.echo(text(language, "verified", count=len(play.entries), path=str(file)))
        return
    if seat is not None and seat > play.seats:
        raise click.UsageError(f"there are {play.seats} seats")
    looking = None if seat is None else seat - 1
    console, drawing = Console(highlight=False), drawing_of(play, language)
    show_log(console, drawing, play, looking, 0)
    console.print(
        Rule(text(language, "after-entries", count=len(play.entries), of=len(record["entries"])), style="dim")
    )
    view = play.view(looking)
    console.print(drawing.screen(view, looking))
    if play.result is not None:
        console.print(drawing.result(play.result, view))
