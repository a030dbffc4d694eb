"""Tournaments: schedules, what is kept, and going on."""

import os
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from halftrack.lab import executors, tournaments
from halftrack.lab.tournaments import LabError, Plan, Tournament, run, run_all, whole_lines

SMALL = Tournament("great-race", ("random", "sensible"), decks=4)


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl-C."""


def after(games: int) -> Callable[[int], None]:
    """Interrupt as soon as so many games are done."""
    done = Counter[str]()

    def advance(more: int) -> None:
        done["games"] += more
        if done["games"] >= games:
            raise Stopped

    return advance


def told(outcomes: list[dict[str, Any]]) -> list[Any]:
    """What does not rest on the clock."""
    return [(outcome["number"], outcome["sitting"], outcome["places"], outcome["told"]) for outcome in outcomes]


def test_each_deck_is_played_once_in_every_seating() -> None:
    matches = list(Tournament("great-race", ("a", "b", "c"), seats=2, decks=3).matches())
    assert [match.number for match in matches] == list(range(18))
    assert Counter(match.sitting for match in matches)[("b", "a")] == 3
    assert len({match.seed for match in matches}) == 3


def test_one_bot_fills_all_seats() -> None:
    assert Tournament("great-race", ("driver",), seats=4).tables() == [("driver",) * 4]
    assert Tournament("great-race", ("a", "b"), seats=3).tables() == [("a", "a", "b"), ("a", "b", "b")]


def test_one_bot_in_all_seats_plays_each_deck_once() -> None:
    matches = list(Tournament("great-race", ("driver",), seats=4, decks=3).matches())
    assert len({match.seed for match in matches}) == len(matches) == 3


def test_an_interrupt_keeps_what_is_done_and_resume_goes_on(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        run(SMALL, tmp_path, None, advance=after(5))
    kept = whole_lines(tmp_path / tournaments.GAMES_FILE)
    assert 5 <= len(kept) < 8
    whole = run(SMALL, tmp_path, None, resume=True)
    assert told(whole) == told(run(SMALL, tmp_path / "at once", None))


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    whole = run(SMALL, tmp_path, None)
    games = tmp_path / tournaments.GAMES_FILE
    games.write_text(games.read_text("utf-8")[:-40], "utf-8")
    assert told(run(SMALL, tmp_path, None, resume=True)) == told(whole)


def test_a_folder_with_games_is_not_overwritten(tmp_path: Path) -> None:
    run(SMALL, tmp_path, None)
    with pytest.raises(LabError, match="--resume"):
        run(SMALL, tmp_path, None)


def test_another_tournament_is_not_resumed(tmp_path: Path) -> None:
    run(SMALL, tmp_path, None)
    with pytest.raises(LabError, match="does not hold this tournament"):
        run(Tournament("great-race", ("random", "driver"), decks=4), tmp_path, None, resume=True)


def test_any_executor_gives_the_same_games(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        parallel = run(SMALL, tmp_path / "pool", pool)
    assert told(parallel) == told(run(SMALL, tmp_path / "here", None))


class Losing(Executor):
    """Its first worker dies."""

    def __init__(self) -> None:
        self.jobs = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.jobs += 1
        if self.jobs == 1:
            future.set_exception(RuntimeError("the worker is gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_a_lost_worker_loses_its_games_and_says_so(tmp_path: Path) -> None:
    lost: list[tuple[int, str]] = []
    outcomes = run(SMALL, tmp_path, Losing(), lost=lambda games, why: lost.append((games, why)))
    assert lost == [(5, "RuntimeError: the worker is gone")]
    assert len(outcomes) == 3
    assert len(run(SMALL, tmp_path, None, resume=True)) == 8


def odd(number: int) -> int:
    """A job that kills its process if the number is 2."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_process_that_dies_takes_only_its_own_job_with_it() -> None:
    with executors.executor(2) as pool:
        assert pool is not None
        jobs = [pool.submit(odd, number) for number in range(6)]
        with pytest.raises(BrokenExecutor):
            jobs[2].result()
        assert [job.result() for job in jobs if job is not jobs[2]] == [0, 1, 3, 4, 5]


def test_quick_tournaments_come_first_and_the_clock_ends_them(tmp_path: Path) -> None:
    slow, quick = Plan(tmp_path / "slow", SMALL, 4, rank=1, chunk=1), Plan(tmp_path / "quick", SMALL, 5, chunk=1)
    assert [len(games) for games in run_all([slow, quick], None, until=-1.0).values()] == [0, 0]
    with pytest.raises(Stopped):
        run_all([slow, quick], None, resume=True, advance=after(6))
    assert len(whole_lines(slow.folder / tournaments.GAMES_FILE)) == 1
    assert len(whole_lines(quick.folder / tournaments.GAMES_FILE)) == 5


@pytest.mark.parametrize("address", ["", "localhost", "tcp://", "tcp://host", "tcp://host:port", "http://host:1"])
def test_a_malformed_cluster_address_is_refused(address: str) -> None:
    with pytest.raises(LabError, match="no cluster address"):
        executors.checked(address)


def test_one_worker_works_here() -> None:
    with executors.executor(1) as pool:
        assert pool is None
