"""`halftrack lab`: tournaments of bots, and reports about them."""

import json
import os
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from halftrack import bots
from halftrack.cli.bench import where
from halftrack.cli.setup import ANY_OPTIONS, game_named, game_options, new_play, parsed
from halftrack.lab import balance, balance_page, executors, page, players, summary, tournaments
from halftrack.lab.cells import cells as balance_cells
from halftrack.lab.tournaments import LabError, Plan, Tournament

FOLDER = click.Path(file_okay=False, writable=True, path_type=Path)


@click.group()
def lab() -> None:
    """Let bots play tournaments, and see what they tell."""


@lab.command(context_settings=ANY_OPTIONS)
@click.argument("game")
@click.option("--bots", "names", required=True, help="Bots that meet each other, with commas between.")
@click.option("--seats", type=click.IntRange(1, 8), default=2, show_default=True)
@click.option("--decks", type=click.IntRange(1, 1_000_000), default=50, show_default=True,
              help="For each choice of bots; each is played once in every seating.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--limit", type=click.FloatRange(min=0, min_open=True), help="Seconds for one decision.")
@click.option("--workers", type=click.IntRange(1, 1024), default=1, show_default=True)
@click.option("--cluster", help="A Dask scheduler instead of local processes: tcp://host:port.")
@click.option("--folder", type=FOLDER, required=True, help="For the games, the report and its JSON.")
@click.option("--resume", is_flag=True, help="Go on with the tournament that the folder holds.")
@game_options
def tournament(
    game: str, names: str, seats: int, decks: int, seed: int, limit: float | None, workers: int, cluster: str | None,
    folder: Path, resume: bool, options: tuple[str, ...],
) -> None:  # fmt: skip
    """Let bots meet at tables of GAME, the seats moving round, and write a report."""
    sitting = tuple(dict.fromkeys(name.strip() for name in names.split(",") if name.strip()))
    for name in sitting:
        known(name, game)
    table = new_play(game_named(game), seats, seed, parsed(options))
    plan = Tournament(game, sitting, seats, decks, seed, dict(table.options), limit)
    if not plan.tables():
        raise click.UsageError(f"{len(sitting)} bots do not meet at a table of {seats}")
    outcomes = played([Plan(folder, plan)], workers, cluster, resume)[folder]
    written(plan, outcomes, folder)


def known(name: str, game: str) -> None:
    """Refuse a bot that does not play that game."""
    game_named(game)
    try:
        players.sit_down(name, game, 0)
    except bots.UnknownBot as error:
        raise click.UsageError(str(error)) from None


def played(
    plans: Sequence[Plan], workers: int, cluster: str | None, resume: bool, until: float = inf
) -> dict[Path, list[dict[str, Any]]]:
    """Play under a progress bar; an interrupt or a lost worker keeps what is done."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=sum(plan.games for plan in plans))
        try:
            with executors.executor(workers, cluster) as pool:
                return tournaments.run_all(
                    plans, pool, resume=resume, until=until, advance=lambda games: progress.advance(task, games),
                    lost=lambda games, why: console.print(f"{games} games were lost: {why}", style="red", markup=False),
                )  # fmt: skip
        except LabError as error:
            raise click.ClickException(str(error)) from None
        except KeyboardInterrupt:
            console.print("interrupted: the report has the games that were done; go on with --resume", style="yellow")
    return {plan.folder: tournaments.whole_lines(plan.folder / tournaments.GAMES_FILE) for plan in plans}


@lab.command("balance")
@click.option("--folder", type=FOLDER, required=True, help="For the games.")
@click.option("--report", "target", type=FOLDER, help="For the report and its JSON (default: with the games).")
@click.option("--scale", type=click.FloatRange(min=0, max=1, min_open=True), default=1.0, show_default=True,
              help="The share of the games that is played.")  # fmt: skip
@click.option("--hours", type=click.FloatRange(min=0, min_open=True), help="Then the report is made of what is done.")
@click.option("--workers", type=click.IntRange(1, 1024), default=os.cpu_count() or 1, show_default=True)
@click.option("--cluster", help="A Dask scheduler instead of local processes: tcp://host:port.")
@click.option("--resume", is_flag=True, help="Go on with the games that the folder holds.")
def of_balance(
    folder: Path,
    target: Path | None,
    scale: float,
    hours: float | None,
    workers: int,
    cluster: str | None,
    resume: bool,
) -> None:
    """Play whatever the bands of The Great Race ask for, and report whether it is in balance."""
    cells = balance_cells()
    plans = [cell.plan(folder, scale) for cell in cells]
    outcomes = played(plans, workers, cluster, resume, monotonic() + 3600 * hours if hours else inf)
    games = {cell: outcomes[plan.folder] for cell, plan in zip(cells, plans, strict=True)}
    target = target or folder
    target.mkdir(parents=True, exist_ok=True)
    told = balance.report(games, where())
    (target / "report.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", "utf-8")
    (target / "report.html").write_text(balance_page.page(games, where()), "utf-8")
    broken = [band for band in told["bands"] if not band["holds"]]
    for band in broken:
        click.echo(f"does not hold: {band['about']} ({band['where']})")
    hold = len(told["bands"]) - len(broken)
    click.echo(
        f"{told['games']} games; {hold} of {len(told['bands'])} bands hold; report.html and report.json are written"
    )


def written(plan: Tournament, outcomes: list[dict[str, Any]], folder: Path) -> None:
    """Write report.json and report.html, and show the ratings."""
    told = summary.summary(plan, outcomes)
    (folder / "report.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", "utf-8")
    turns = [outcome["turns"] for outcome in outcomes if outcome["places"]]
    (folder / "report.html").write_text(page.page(told, turns), "utf-8")
    out = Console(highlight=False)
    table = Table("bot", "Elo", "95 % interval", "win rate", "ms a decision")
    for name, row in sorted(told["elo"].items(), key=lambda item: -item[1]["elo"]):
        won = told["wins by bot"].get(name, {}).get("rate", 0.0)
        spent = told["times"][name]["mean"]
        table.add_row(
            name, f"{row['elo']:+.0f}", f"{row['low']:+.0f} to {row['high']:+.0f}", f"{won:.1%}", f"{spent:.2f}"
        )
    out.print(table)
    for failed in told["failed"]:
        out.print(f"game {failed['game']} failed: {failed['reason']}", style="red", markup=False)
    out.print(f"{told['games']} games; report.html and report.json are written", markup=False)


@lab.command()
@click.argument("folder", type=FOLDER)
def report(folder: Path) -> None:
    """Write the report of the games in FOLDER anew."""
    try:
        plan = json.loads((folder / tournaments.PLAN_FILE).read_text("utf-8"))
        outcomes = tournaments.whole_lines(folder / tournaments.GAMES_FILE)
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{folder} holds no tournament: {error}") from None
    plan = Tournament(**{**plan, "bots": tuple(plan["bots"])})
    written(replace(plan, options=dict(plan.options)), outcomes, folder)
