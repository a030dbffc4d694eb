"""Play very many games of mixed seats, everything looked at; docs/proof keeps the log and goes on from it."""

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic

from halftrack.cli.bench import where
from tests.games.subjects import SUBJECTS
from tests.support.fuzz import assert_mixed, fuzz, shares

PROOF = Path(__file__).parent.parent / "docs" / "proof"
PART = 500


def of_name(name: str) -> int:
    """Which of the games that is."""
    return [subject.game.name for subject in SUBJECTS].index(name)


def part(job: tuple[int, int, int]) -> tuple[int, Counter[str], float]:
    """Play some games of one kind; how they went, and how long it took."""
    which, first, end = job
    begun = monotonic()
    return first, fuzz(SUBJECTS[which], range(first, end)), monotonic() - begun


def done_before(log: Path, head: list[str]) -> dict[int, Counter[str]]:
    """The parts in a log that was begun by the same command on the same commit and not ended."""
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    if lines[: len(head)] != head or any(line.startswith("in all") for line in lines):
        return {}
    parts = [json.loads(line) for line in lines[len(head) :]]
    return {told["from"]: Counter(told["counted"]) for told in parts}


def played(jobs: list[tuple[int, int, int]], workers: int) -> Iterator[tuple[int, Counter[str], float]]:
    """Run the jobs on so many processes, in order."""
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(part, jobs)


def soak(name: str, games: int, workers: int) -> None:
    """Play what the log does not hold yet, one line a part; then add it all up."""
    which, log, place = of_name(name), PROOF / f"soak-{name}.txt", where()
    command = f"python -m scripts.soak {name} --games {games} --workers {workers}"
    head = [f"{key}: {value}" for key, value in {**place, "command": command}.items()]
    known = done_before(log, head)
    jobs = [(which, first, min(games, first + PART)) for first in range(0, games, PART) if first not in known]
    begun, counted = monotonic(), sum(known.values(), Counter[str]())
    PROOF.mkdir(parents=True, exist_ok=True)
    with log.open("a" if known else "w", encoding="utf-8") as lines:
        print(*([] if known else head), sep="\n", end="" if known else "\n", file=lines, flush=True)
        for first, found, seconds in played(jobs, workers):
            counted += found
            told = {"from": first, "seconds": round(seconds, 1), "counted": dict(sorted(found.items()))}
            print(json.dumps(told), file=lines, flush=True)
            print(f"{name}, to {first + PART}: {shares(counted)}", flush=True)
        assert_mixed(SUBJECTS[which], counted)
        resumed = f"; {len(known)} parts were done before" if known else ""
        print(f"in all: {shares(counted)}; no failure; {monotonic() - begun:.0f} s{resumed}", file=lines)


def main() -> None:
    """Soak the games named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=[subject.game.name for subject in SUBJECTS])
    parser.add_argument("--games", type=int, help="how many of each, in place of what each game asks for")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    told = parser.parse_args()
    for name in told.names:
        soak(name, told.games or SUBJECTS[of_name(name)].soak, told.workers)


if __name__ == "__main__":
    main()
