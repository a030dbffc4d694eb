"""`halftrack bench`: how fast the engine, the bots and a reload are, here and now."""

import json
import platform
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from halftrack import __version__, bots, games
from halftrack.cli.setup import ANY_OPTIONS, game_named, game_options, new_play, parsed
from halftrack.engine import Play

Figures = dict[str, float]
MICRO, MILLI = 1e6, 1e3
RACERS = ("sensible", "driver")  # bots whose whole races are timed
THINKERS = ("driver", "navigator", "champion")  # bots whose single decisions are timed
RACES_ASKED = 20
EXACT = 10  # smaller figures are printed with three decimals
LEAST = 3  # of what is timed one by one


def decisions_a_second(begin: Callable[[int], Play[Any]], seconds: float) -> Figures:
    """Let random legal options be taken on one core; a decision had two or more options."""
    dice = random.Random(1).random
    races = decisions = answers = 0
    start = process_time()
    while process_time() - start < seconds:
        play = begin(races)
        while play.open:
            seat, question = next(iter(play.open.items()))
            options = question.options
            decisions += len(options) > 1
            answers += 1
            play.answer(seat, options[int(dice() * len(options))])
        races += 1
    spent = process_time() - start
    return {
        "decisions a second": decisions / spent,
        "answers a second": answers / spent,
        "random races a second": races / spent,
    }


def played(begin: Callable[[int], Play[Any]], name: str, number: int) -> Play[Any]:
    """Return a race played to its end by bots of one name."""
    play = begin(number)
    players = [bots.load(name, play.game.name, f"{number}/{seat}") for seat in range(play.seats)]
    while play.open:
        seat = next(iter(play.open))
        play.answer(seat, players[seat].decide(play, seat))
    return play


def race_times(begin: Callable[[int], Play[Any]], name: str, seconds: float) -> tuple[Figures, list[Play[Any]]]:
    """Time whole races of bots, a few at least; return the races too."""
    plays: list[Play[Any]] = []
    start = process_time()
    while len(plays) < LEAST or process_time() - start < seconds:
        plays.append(played(begin, name, len(plays)))
    spent = process_time() - start
    answers = median(len(play.entries) for play in plays)
    return {f"{name}: microseconds a race": MICRO * spent / len(plays), f"{name}: answers a race": answers}, plays


def real_decisions(plays: list[Play[Any]]) -> list[tuple[Play[Any], int]]:
    """Return forks of these races at every answer that had two or more options, and who gave it; in random order."""
    found = []
    for play in plays:
        walk = play.game.new(seats=play.seats, seed=play.seed or 0, options=play.options, events=False)
        for seat, option in play.entries:
            if len(walk.open[seat].options) > 1:
                found.append((walk.fork(), seat))
            walk.answer(seat, option)
    random.Random(1).shuffle(found)
    return found


def thinking_times(plays: list[Play[Any]], name: str, seconds: float) -> Figures:
    """Time the decisions that a bot would take all through these races, a few at least."""
    bot = bots.load(name, plays[0].game.name, 1)
    times: list[float] = []
    for play, seat in real_decisions(plays):
        if len(times) >= LEAST and sum(times) > seconds:
            break
        start = process_time()
        bot.decide(play, seat)
        times.append(process_time() - start)
    return {
        f"{name}: milliseconds a decision": MILLI * sum(times) / len(times),
        f"{name}: 95th percentile": MILLI * sorted(times)[int(0.95 * len(times))],
    }


def timed(action: Callable[[], object], times: int = 5) -> float:
    """Return the best of a few times of an action, in seconds."""
    best = float("inf")
    for _ in range(times):
        start = perf_counter()
        action()
        best = min(best, perf_counter() - start)
    return best


def position_times(play: Play[Any], every: int) -> Figures:
    """Time fork and view at positions all through a race."""
    walk = play.game.new(seats=play.seats, seed=play.seed or 0, options=play.options, events=False)
    forks, views = [], []
    for at, (seat, option) in enumerate(play.entries):
        if at % every == 0:
            forks.append(timed(walk.fork))
            views.append(timed(lambda: walk.view(0)))
        walk.answer(seat, option)
    slowest = sorted(forks)[int(0.95 * len(forks))]
    return {
        "fork, median microseconds": MICRO * median(forks),
        "fork, 95th percentile": MICRO * slowest,
        "view, median microseconds": MICRO * median(views),
    }


def reload_time(plays: list[Play[Any]]) -> Figures:
    """Time the reload of the race of median length from its record."""
    middle = sorted(plays, key=lambda play: len(play.entries))[len(plays) // 2]
    record = json.loads(json.dumps(middle.record()))
    return {"reload, milliseconds": MILLI * timed(lambda: games.replay(record))}


def measure(name: str, seats: int, options: dict[str, Any], bot: str | None, seconds: float) -> Figures:
    """Take every figure of one game; of its bots, or of one of them."""
    game = game_named(name)

    def begin(number: int) -> Play[Any]:
        return game.new(seats=seats, seed=number, options=options, events=False)

    figures = decisions_a_second(begin, seconds)
    for racer in [bot] if bot else playing(RACERS, name):
        times, plays = race_times(begin, racer, seconds)
        figures |= times
    for thinker in [bot] if bot else playing(THINKERS, name):
        figures |= thinking_times(plays[:RACES_ASKED], thinker, seconds)
    return figures | position_times(plays[0], every=7) | reload_time(plays)


def playing(names: tuple[str, ...], game: str) -> list[str]:
    """Return those of the bots that play this game."""
    return [name for name in names if bots.plays(name, game)]


def catanatron(seconds: float) -> Figures:
    """Let players of catanatron decide on one core, counted the same way: at random, and trying each answer."""
    try:
        from catanatron.models.player import RandomPlayer
        from catanatron.players.search import VictoryPointPlayer
    except ModuleNotFoundError:
        raise click.ClickException("catanatron is not installed here: use 'make bench'") from None
    decisions, answers, spent = ticks(RandomPlayer, seconds)
    searched, _, thought = ticks(VictoryPointPlayer, seconds)
    return {
        "decisions a second": decisions / spent,
        "answers a second": answers / spent,
        "one answer ahead, milliseconds a decision": MILLI * thought / searched,
    }


def ticks(player: Callable[[Any], Any], seconds: float) -> tuple[int, int, float]:
    """Play games of catanatron by four such players: decisions, answers, and the seconds they took."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color

    decisions = answers = 0
    start = process_time()
    while process_time() - start < seconds:
        game = Game([player(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            decisions += len(game.state.playable_actions) > 1
            answers += 1
            game.play_tick()
    return decisions, answers, process_time() - start


def is_compiled() -> bool:
    """Whether engine and games are those of `make compiled`."""
    return not str(sys.modules[Play.__module__].__file__).endswith(".py")


def where() -> dict[str, str]:
    """Return what the figures depend on: machine, Python, version, commit."""
    asked = ("git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD")
    try:
        commit = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603
    except OSError:
        commit = ""
    processor = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    names = [line for line in info.read_text().splitlines() if line.startswith("model name")] if info.exists() else []
    compiled = ", rules compiled" if is_compiled() else ""
    return {
        "machine": names[0].partition(":")[2].strip() if names else processor,
        "python": f"{platform.python_implementation()} {platform.python_version()}{compiled}",
        "halftrack": __version__,
        "commit": commit or "unknown",
    }


def table_of(report: dict[str, Any]) -> Table:
    """Lay out the figures."""
    table = Table("figure", "value")
    table.columns[1].justify = "right"
    for part in ("figures", "catanatron"):
        for name, figure in report.get(part, {}).items():
            decimals = 1 if figure >= EXACT else 3
            table.add_row(f"{part}: {name}" if part != "figures" else name, f"{figure:,.{decimals}f}")
    if "times catanatron" in report:
        table.add_row("times catanatron", f"{report['times catanatron']:.2f}")
    return table


@click.command(context_settings=ANY_OPTIONS)
@click.argument("game", default="great-race")
@click.option("--seats", type=int, default=4, show_default=True)
@click.option("--bot", help="The bot that is timed (default: all).")
@click.option("--seconds", type=click.FloatRange(0.1, 3600), default=10, show_default=True, help="For each rate.")
@click.option("--against", type=click.Choice(["catanatron"]), help="Measure this too, in the same run.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@game_options
def bench(
    game: str, seats: int, bot: str | None, seconds: float, against: str | None, as_json: bool, options: tuple[str, ...]
) -> None:
    """Measure GAME on one core: decisions a second, races of bots, fork, view and reload; or `server` under load."""
    if game == "server":
        from halftrack.cli import bench_server

        show({"where": where(), "figures": bench_server.figures_of(parsed(options))}, as_json)
        return
    new_play(game_named(game), seats, 1, parsed(options))
    report: dict[str, Any] = {"game": game, "seats": seats, "where": where()}
    if against:
        report["catanatron"] = catanatron(seconds)
    report["figures"] = measure(game, seats, parsed(options), bot, seconds)
    if against:
        ours, theirs = report["figures"]["decisions a second"], report["catanatron"]["decisions a second"]
        report["times catanatron"] = ours / theirs
    show(report, as_json)


def show(report: dict[str, Any], as_json: bool) -> None:
    """Print the figures."""
    if as_json:
        click.echo(json.dumps(report, indent=2))
        return
    console = Console(highlight=False)
    console.print(", ".join(f"{key} {value}" for key, value in report["where"].items()), soft_wrap=True)
    console.print(table_of(report))
