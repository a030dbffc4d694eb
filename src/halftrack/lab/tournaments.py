"""Tournaments: which games are played, by whom, and what is kept when something goes wrong."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, Executor, Future, as_completed
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement, islice, takewhile
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from halftrack.lab.games import Match, play_all

GAMES_FILE, PLAN_FILE = "games.jsonl", "tournament.json"
CHUNK = 5
Lost = Callable[[int, str], None]


class LabError(Exception):
    """Something that the person at the keyboard can set right."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played: every choice of so many bots, each deck once in every seating that differs."""

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
                for sitting in seatings(table):
                    yield Match(number, self.game, f"{self.seed}/{deck}", sitting, self.options, self.limit)
                    number += 1


def seatings(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The same bots with the seats moved round; the same bot in all seats sits in one way only."""
    return list(dict.fromkeys(table[turned:] + table[:turned] for turned in range(len(table))))


class Job(NamedTuple):
    """Games that one worker plays, one after the other, and the folder that keeps them."""

    folder: Path
    matches: list[Match]


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


class Plan(NamedTuple):
    """A tournament and the folder that holds its games; only the first so many, where a number is given."""

    folder: Path
    tournament: Tournament
    most: int | None = None
    rank: int = 0  # plans of a lower rank are played first, those of one rank side by side
    chunk: int = CHUNK  # games that one worker gets at once

    def matches(self) -> Iterator[Match]:
        return islice(self.tournament.matches(), self.most)

    @property
    def games(self) -> int:
        return sum(1 for _ in self.matches())

    def jobs(self, done: Mapping[int, Any]) -> list[tuple[float, Job]]:
        """What is not played yet, in chunks, each with the share of the plan that stands before it."""
        left = [match for match in self.matches() if match.number not in done]
        games = self.games
        return [
            (left[at].number / games, Job(self.folder, left[at : at + self.chunk]))
            for at in range(0, len(left), self.chunk)
        ]


def run(
    tournament: Tournament, folder: Path, pool: Executor | None, *, resume: bool = False,
    advance: Callable[[int], None] = lambda games: None, lost: Lost = lambda games, why: None,
) -> list[dict[str, Any]]:  # fmt: skip
    """Play what is not played yet and write it down game by game; an interrupt keeps what is done."""
    return run_all([Plan(folder, tournament)], pool, resume=resume, advance=advance, lost=lost)[folder]


def run_all(
    plans: Sequence[Plan], pool: Executor | None, *, resume: bool = False, until: float = inf,
    advance: Callable[[int], None] = lambda games: None, lost: Lost = lambda games, why: None,
) -> dict[Path, list[dict[str, Any]]]:  # fmt: skip
    """Play several tournaments at once, up to that moment of `monotonic`."""
    done = {plan.folder: done_in(plan.folder, plan.tournament, resume) for plan in plans}
    advance(sum(map(len, done.values())))
    jobs = [(plan.rank, share, job) for plan in plans for share, job in plan.jobs(done[plan.folder])]
    jobs.sort(key=lambda job: job[:2])
    for folder, outcomes in finished(pool, [job for *_, job in jobs], lost, until):
        done[folder] |= {outcome["number"]: outcome for outcome in outcomes}
        with (folder / GAMES_FILE).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(outcome, ensure_ascii=False) + "\n" for outcome in outcomes)
        advance(len(outcomes))
    return {folder: [outcomes[number] for number in sorted(outcomes)] for folder, outcomes in done.items()}


def finished(
    pool: Executor | None, jobs: Sequence[Job], lost: Lost, until: float
) -> Iterator[tuple[Path, list[dict[str, Any]]]]:
    """The outcomes of jobs as they get done, while there is time; what is lost with its worker is told."""
    if pool is None:
        for job in takewhile(lambda job: monotonic() < until, jobs):
            yield job.folder, play_all(job.matches)
        return
    waiting: dict[Future[list[dict[str, Any]]], Job] = {pool.submit(play_all, job.matches): job for job in jobs}
    try:
        for future in as_completed(waiting, None if until == inf else max(0, until - monotonic())):
            try:
                outcomes = future.result()
            except (Exception, CancelledError) as error:  # whatever an executor raises for a lost worker
                lost(len(waiting[future].matches), f"{type(error).__name__}: {error}")
            else:
                yield waiting[future].folder, outcomes
    except TimeoutError:
        return
    finally:
        for future in waiting:
            future.cancel()
