"""`halftrack simulate`: bots race each other, many times."""

import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from halftrack import bots, games
from halftrack.cli.setup import ANY_OPTIONS, bot_names, game_named, game_options, new_play, parsed
from halftrack.games.great_race.solo.ending import CALLED_OFF

CHUNK = 10


@dataclass(frozen=True, slots=True)
class Job:
    """Some races to be run by one worker."""

    game: str
    seed: int
    numbers: range
    bots: tuple[str, ...]
    options: dict[str, Any]


@dataclass(slots=True)
class Outcome:
    """How one race ended: the ranking by seat, how many turns and decisions it took."""

    number: int
    sitting: list[str]
    ranking: list[dict[str, Any]] = field(default_factory=list)
    won: bool = True  # a solo race may end without a winner
    decisions: int = 0
    turns: int = 0
    failure: str = ""


def run(job: Job) -> list[Outcome]:
    """Run the races of a job; a race that fails is told, not raised."""
    return [guarded(job, number) for number in job.numbers]


def guarded(job: Job, number: int) -> Outcome:
    """Run one race, whatever a bot may do."""
    turned = number % len(job.bots)
    outcome = Outcome(number, list(job.bots[turned:] + job.bots[:turned]))
    try:
        race(job, outcome)
    except Exception as error:  # a bot may raise anything
        outcome.failure = f"{type(error).__name__}: {error}"
    return outcome


def race(job: Job, outcome: Outcome) -> None:
    """Run one race; the seats move round by one from race to race."""
    seed = f"{job.seed}/{outcome.number}"
    players = [bots.load(name, job.game, f"{seed}/{seat}") for seat, name in enumerate(outcome.sitting)]
    play = games.load(job.game).new(seats=len(players), seed=seed, options=job.options, events=False)
    while play.result is None:
        seat = next(iter(play.open))
        outcome.decisions += len(play.open[seat].options) > 1
        play.answer(seat, players[seat].decide(play, seat))
    outcome.ranking = play.result
    view = play.view(None)
    outcome.turns = int(view["turn"] if "turn" in view else view["round"])
    outcome.won = view.get("solo", {}).get("outcome") != CALLED_OFF


def summary(outcomes: list[Outcome]) -> dict[str, Any]:
    """Add up what happened: the wins of each bot and seat, shared among those who are level, and the bots' points."""
    good = [outcome for outcome in outcomes if not outcome.failure]
    by_bot: dict[str, list[tuple[float, float]]] = {}
    by_seat = [0.0] * (len(good[0].ranking) if good else 0)
    for outcome in good:
        winners = [row["seat"] for row in outcome.ranking if row["rank"] == 1 and outcome.won]
        for row in outcome.ranking:
            seat = row["seat"]
            won = 1 / len(winners) if seat in winners else 0.0
            name = outcome.sitting[seat] if seat < len(outcome.sitting) else row["crew"]
            by_bot.setdefault(name, []).append((won, row["total"] or 0))
            by_seat[seat] += won
    return {
        "games": len(good),
        "failed": [{"game": outcome.number, "reason": outcome.failure} for outcome in outcomes if outcome.failure],
        "decisions": median(outcome.decisions for outcome in good) if good else 0,
        "turns": median(outcome.turns for outcome in good) if good else 0,
        "bots": {name: figures(rows) for name, rows in sorted(by_bot.items())},
        "wins by seat": [round(won, 2) for won in by_seat],
    }


def figures(rows: list[tuple[float, float]]) -> dict[str, float]:
    """Return one bot's figures out of (share of the win, points) a seat."""
    return {
        "seats": len(rows),
        "wins": round(sum(won for won, _ in rows), 2),
        "win rate": round(sum(won for won, _ in rows) / len(rows), 4),
        "points": round(sum(points for _, points in rows) / len(rows), 2),
    }


def finished(pool: Executor | None, jobs: list[Job]) -> Iterator[list[Outcome]]:
    """Run all jobs, here or in the pool, as they get done."""
    if pool is None:
        yield from map(run, jobs)
        return
    waiting: list[Future[list[Outcome]]] = [pool.submit(run, job) for job in jobs]
    try:
        for future in as_completed(waiting):
            yield future.result()
    finally:
        for future in waiting:
            future.cancel()


def collect(pool: Executor | None, jobs: list[Job], console: Console) -> list[Outcome]:
    """Gather the outcomes under a progress bar; an interrupt keeps what is done."""
    outcomes: list[Outcome] = []
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("races", total=sum(len(job.numbers) for job in jobs))
        try:
            for done in finished(pool, jobs):
                outcomes += done
                progress.advance(task, len(done))
        except KeyboardInterrupt:
            console.print("interrupted: these are the races that were done", style="yellow")
        except BrokenExecutor as error:
            console.print(f"a worker was lost ({error}): these are the races that were done", style="red", markup=False)
    return sorted(outcomes, key=lambda outcome: outcome.number)


def table_of(told: dict[str, Any]) -> Table:
    """Lay out the figures of each bot."""
    table = Table("bot", "seats", "wins", "win rate", "points")
    for name, row in told["bots"].items():
        table.add_row(name, str(row["seats"]), f"{row['wins']:g}", f"{row['win rate']:.1%}", f"{row['points']:.2f}")
    return table


@click.command(context_settings=ANY_OPTIONS)
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--bots", "names", help="One name a seat (default: four of the best).")
@click.option("--workers", type=click.IntRange(1, 1024), default=os.cpu_count() or 1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@game_options
def simulate(
    game: str, count: int, seed: int, names: str | None, workers: int, as_json: bool, options: tuple[str, ...]
) -> None:
    """Let bots play GAME many times, the seats moving round, and count what happened."""
    sitting, told = bot_names(names or ",".join([bots.usual(game)] * 4)), parsed(options)
    new_play(game_named(game), len(sitting), seed, told)
    chunk = max(1, min(CHUNK, count // workers))
    numbers = range(count)
    jobs = [Job(game, seed, numbers[at : at + chunk], tuple(sitting), told) for at in range(0, count, chunk)]
    console = Console(stderr=True)
    if workers == 1:
        outcomes = collect(None, jobs, console)
    else:
        with ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
            outcomes = collect(pool, jobs, console)
    report = {"game": game, "seed": seed, "options": told, **summary(outcomes)}
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
        return
    out = Console(highlight=False)
    out.print(table_of(report))
    out.print("{games} races, median {turns:g} turns and {decisions:g} decisions".format(**report))
    for failed in report["failed"]:
        out.print(f"race {failed['game']} failed: {failed['reason']}", style="red", markup=False)
