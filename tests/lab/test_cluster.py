"""The same job on a Dask cluster: a real scheduler, two workers, one of which dies on the way."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from halftrack.lab.executors import executor
from halftrack.lab.tournaments import LabError, Tournament, run

distributed = pytest.importorskip("distributed")

HERE = ("--host", "127.0.0.1", "--no-dashboard")
PLAN = Tournament("great-race", ("sensible", "driver"), decks=25)


def started(*words: str, until: str) -> tuple[subprocess.Popen[str], str]:
    """A Dask program, and the line that says that it runs."""
    program = subprocess.Popen([sys.executable, "-m", *words], stderr=subprocess.PIPE, text=True)
    assert program.stderr is not None
    for line in program.stderr:
        if until in line:
            return program, line
    raise AssertionError(f"{words[0]} did not start")


@contextmanager
def cluster(workers: int, folder: Path) -> Iterator[tuple[str, list[int]]]:
    """A scheduler with so many workers: its address, and the process of each worker."""
    scheduler, line = started("distributed.cli.dask_scheduler", *HERE, "--port", "0", until="Scheduler at")
    programs, address = [scheduler], re.findall(r"tcp://\S+", line)[0]
    try:
        for number in range(workers):
            words = (address, *HERE, "--nworkers", "1", "--nthreads", "1", "--no-nanny", "--local-directory")
            place = str(folder / f"worker {number}")
            programs.append(started("distributed.cli.dask_worker", *words, place, until="Registered to")[0])
        yield address, [program.pid for program in programs[1:]]
    finally:
        for program in programs:
            program.kill()
            program.wait()
            assert program.stderr is not None
            program.stderr.close()


def test_a_tournament_survives_the_death_of_a_worker(tmp_path: Path) -> None:
    with cluster(2, tmp_path) as (address, workers):
        alive = set(workers)

        def kill_one(games: int) -> None:
            if games and len(alive) == 2:
                os.kill(alive.pop(), signal.SIGKILL)

        with executor(2, address) as pool:
            on_cluster = run(PLAN, tmp_path / "cluster", pool, advance=kill_one)
    assert len(alive) == 1
    here = run(PLAN, tmp_path / "here", None)
    assert [game["places"] for game in on_cluster] == [game["places"] for game in here]


def test_an_address_where_nobody_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halftrack.lab.executors.CONNECT_SECONDS", 1)
    with pytest.raises(LabError, match="no Dask scheduler answers"), executor(1, "tcp://127.0.0.1:9"):
        pass
