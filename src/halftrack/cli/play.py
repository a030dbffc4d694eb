"""`halftrack play`: a race in the terminal."""

import secrets
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from halftrack import bots, games
from halftrack.cli import saves
from halftrack.cli.drawing import drawing_of
from halftrack.cli.setup import ANY_OPTIONS, game_named, game_options, new_play, parsed
from halftrack.cli.table import YOU, Table
from halftrack.engine import BrokenRecord, Play
from halftrack.locales import FALLBACK, LANGUAGES

LAST = "last"


@click.command(context_settings=ANY_OPTIONS)
@click.argument("game", default="great-race")
@click.option("--seats", help=f"Who sits where: {YOU}, or a bot (default: {YOU} and two of the best bots).")
@click.option("--seed", help="The same seed, the same decks (default: any).")
@click.option("--language", type=click.Choice(LANGUAGES), default=FALLBACK, show_default=True)
@click.option("--resume", metavar="FILE", help=f"Go on with a saved race; '{LAST}' is the newest.")
@click.option("--save", type=click.Path(path_type=Path), help="Where to save (default: the user's data folder).")
@game_options
def play(
    game: str,
    seats: str | None,
    seed: str | None,
    language: str,
    resume: str | None,
    save: Path | None,
    options: tuple[str, ...],
) -> None:
    """Play GAME: alone against bots, or with others at one keyboard.

    Options of the game follow as they are: --board south-america --leaders. The race is saved after every choice.
    """
    console = Console(highlight=False)
    if resume is not None:
        path = saves.latest() if resume == LAST else Path(resume)
        race, sitting = resumed(path, seats)
        path = save or path
    else:
        path, sitting = save or saves.new_path(game_named(game).name), seated(seats, game)
        race = new_play(game_named(game), len(sitting), seed_of(seed), parsed(options))
    drawing = drawing_of(race, language)
    told = ", ".join(drawing.texts("you") if name == YOU else name for name in sitting)
    console.print(drawing.texts("welcome", game=drawing.texts("title"), seats=told), style="bold", markup=False)
    if resume is not None:
        console.print(drawing.texts("resumed", count=len(race.entries)))
    Table(race, sitting, drawing, console, path).run()


def seed_of(words: str | None) -> int | str:
    """Return the seed that was asked for, as a number if it is one, or any."""
    if words is None:
        return secrets.randbits(63)
    return int(words) if words.isascii() and words.isdigit() else words


def seated(words: str | None, game: str) -> list[str]:
    """Return who sits where, each name checked."""
    words = words or ",".join([YOU, *[bots.usual(game)] * 2])
    names = [name.strip() for name in words.split(",") if name.strip()]
    for name in names:
        if name != YOU:
            try:
                bots.load(name, game, 0)
            except bots.UnknownBot as error:
                raise click.UsageError(f"{error}, or {YOU!r}") from None
    return names


def resumed(path: Path, seats: str | None) -> tuple[Play[Any], list[str]]:
    """Return the saved race, and who sits where."""
    save = saves.read(path)
    try:
        race = games.replay(save.record)
    except BrokenRecord as error:
        raise saves.broken(path, error) from None
    sitting = seated(",".join(save.sitting) or seats, race.game.name)
    if len(sitting) != race.seats:
        raise click.UsageError(f"{path} has {race.seats} seats, not {len(sitting)}: say who sits there with --seats")
    return race, sitting
