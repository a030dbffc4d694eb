"""Tournaments: which games are played, by whom, and what is kept when something goes wrong."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, as_completed
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

from halftrack.lab.games import Match, play_all

GAMES_FILE, PLAN_FILE = "games.jsonl", "tournament.json"
CHUNK = 5
Lost = Callable[[int, str], None]


class LabError(Exception):
    """Something that the person at the keyboard can set right."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played: every choice of so many bots, each deck once in every seating."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    decks: int = 50  # for each choice of bots
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    limit: float | None = None

    def tables(self) -> list[tuple[str, ...]]:
        """Who meets whom; one bot alone sits in all seats."""
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        mixed = combinations_with_replacement(self.bots, self.seats)
        return [table for table in mixed if set(table) == set(self.bots)]

    def matches(self) -> Iterator[Match]:
        """Every match; the same deck is replayed with the seats permuted round."""
        number = 0
        for table in self.tables():
            for deck in range(self.decks):
                for turned in range(self.seats):
                    sitting = table[turned:] + table[:turned]
                    yield Match(number, self.game, f"{self.seed}/{deck}", sitting, self.options, self.limit)
                    number += 1


def done_in(folder: Path, tournament: Tournament, resume: bool) -> dict[int, dict[str, Any]]:
    """The outcomes that the folder holds already; it must hold this very tournament."""
    plan = json.loads(json.dumps(asdict(tournament)))
    kept, games = folder / PLAN_FILE, folder / GAMES_FILE
    if not resume:
        if games.exists():
            raise LabError(f"{folder} holds games already: go on with --resume, or take another folder")
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(plan, ensure_ascii=False, indent=1) + "\n", "utf-8")
        games.touch()
        return {}
    if not kept.exists() or json.loads(kept.read_text("utf-8")) != plan:
        raise LabError(f"{folder} does not hold this tournament: the same options are needed to resume it")
    return {outcome["number"]: outcome for outcome in whole_lines(games)}


def whole_lines(path: Path) -> list[dict[str, Any]]:
    """Every outcome in the file; a last line that was cut off is dropped, from the file too."""
    found, whole = [], []
    for line in path.read_text("utf-8").splitlines(keepends=True):
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            break
        whole.append(line)
    path.write_text("".join(whole), "utf-8")
    return found


def run(
    tournament: Tournament, folder: Path, pool: Executor | None, *, resume: bool = False,
    advance: Callable[[int], None] = lambda games: None, lost: Lost = lambda games, why: None,
) -> list[dict[str, Any]]:  # fmt: skip
    """Play what is not played yet and write it down game by game; an interrupt keeps what is done."""
    done = done_in(folder, tournament, resume)
    advance(len(done))
    open_matches = [match for match in tournament.matches() if match.number not in done]
    jobs = [open_matches[at : at + CHUNK] for at in range(0, len(open_matches), CHUNK)]
    with (folder / GAMES_FILE).open("a", encoding="utf-8") as file:
        for outcomes in finished(pool, jobs, lost):
            for outcome in outcomes:
                done[outcome["number"]] = outcome
                file.write(json.dumps(outcome, ensure_ascii=False) + "\n")
            file.flush()
            advance(len(outcomes))
    return [done[number] for number in sorted(done)]


def finished(pool: Executor | None, jobs: list[list[Match]], lost: Lost) -> Iterator[list[dict[str, Any]]]:
    """The outcomes of jobs as they get done; of a job that is lost with its worker, that is told."""
    if pool is None:
        yield from map(play_all, jobs)
        return
    waiting: dict[Future[list[dict[str, Any]]], int] = {pool.submit(play_all, job): len(job) for job in jobs}
    try:
        for future in as_completed(waiting):
            try:
                outcomes = future.result()
            except (Exception, CancelledError) as error:  # whatever an executor raises for a lost worker
                lost(waiting[future], f"{type(error).__name__}: {error}")
            else:
                yield outcomes
    finally:
        for future in waiting:
            future.cancel()
