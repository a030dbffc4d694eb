"""The server's proofs at full figures: power cuts, two nodes, comparisons of bytes, malformed messages, the API fuzzed.

    python -m scripts.soak_server [cuts nodes secrets malformed api] [--share 0.1]

Each proof has its log in docs/proof; with a share all figures are smaller, and nothing is kept.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx2

from halftrack.cli.bench import where
from halftrack.server.care import examine
from tests.games.subjects import SUBJECTS
from tests.server.leaks import race_compared
from tests.server.nodes import nodes
from tests.server.postgres import new_database, postgres
from tests.server.test_api import resident
from tests.server.trials import bereaved, killed, outlived, raced, throw

ROOT = Path(__file__).parent.parent
CUTS = 200  # of each store
STEPS = 1000  # answers given to two nodes at once
DEATHS, BEREAVED = 50, 25  # nodes that die under load, and with a lease
RACES, POSITIONS = 200, 60  # of each game
MESSAGES = 100_000
EXAMPLES = 100  # of each operation
GROWTH = 8_000  # kilobytes between the middle and the end

Say = Callable[[str], None]


async def cuts(share: float, say: Say) -> None:
    """Kill -9 at random moments under load, over both stores; after all of them every race can be played again."""
    count = max(1, int(CUTS * share))
    with nodes() as field, postgres() as address, tempfile.TemporaryDirectory() as folder:
        for database in (str(Path(folder) / "halftrack.db"), new_database(address, "soak")):
            stored = [await killed(field, database, number) for number in range(count)]
            races, findings = await examine(database)
            assert findings == []
            kind = "PostgreSQL" if "://" in database else "SQLite"
            some = sum(map(bool, stored))
            say(f"{kind}: {count} kills at random moments, {sum(stored)} answers acknowledged ({some} times at least "
                f"one), all there, no other; {races} races replayed")  # fmt: skip


async def two_nodes(share: float, say: Say) -> None:
    """Two nodes race on one table; one dies under load; one dies with a lease."""
    with nodes() as field, postgres() as address:
        said = await raced(new_database(address, "raced"), max(2, int(STEPS * share)))
        assert set(said) == {"200 and 409"}
        say(f"two nodes, one question: {said.total()} times one answer was stored and one refused")
        shared = new_database(address, "outlived")
        given = [await outlived(field, shared, number) for number in range(max(1, int(DEATHS * share)))]
        say(f"a node killed under load: {len(given)} times all went on at the other; "
            f"{sum(given)} answers, each acknowledged and stored once")  # fmt: skip
        found = [await bereaved(field, new_database(address, f"lease{number}"), number)
                 for number in range(max(1, int(BEREAVED * share)))]  # fmt: skip
        twice = sum(letters > 1 for _, letters in found)
        entries = sum(entries for entries, _ in found)
        say(f"a node killed around a bot's turn and the mail after it: {len(found)} times each answer once ({entries} "
            f"in all) and one mail; sent twice with one key: {twice}")  # fmt: skip


async def secrets(share: float, say: Say) -> None:
    """What a seat may not know changes no byte that it is sent."""
    total = 0
    for subject in SUBJECTS:
        counts = [await race_compared(subject, number, POSITIONS) for number in range(max(1, int(RACES * share)))]
        total += sum(counts)
        say(f"{subject.game.name}: {len(counts)} races, up to {POSITIONS} positions each, {sum(counts)} comparisons")
    assert total >= 100_000 * min(1.0, share)
    say(f"non-interference: {total} comparisons, no difference")


async def malformed(share: float, say: Say) -> None:
    """Messages that make no sense, each answered; the node neither falls nor grows."""
    said, sizes, dice = Counter[str](), list[int](), Random(6)
    with nodes() as field, tempfile.TemporaryDirectory() as folder:
        node = await field.start(str(Path(folder) / "halftrack.db"))
        async with httpx2.AsyncClient(base_url=node.address, verify=False) as http:
            await http.post("/api/me", json={"name": "Ada"})
            body = {"game": "gumball-rally", "seats": [{"kind": "me"}, {"kind": "me"}]}
            table = (await http.post("/api/tables", json=body)).json()["table"]["id"]
            cookie = f"halftrack={http.cookies['halftrack']}"
            while said.total() < MESSAGES * share:
                said += await asyncio.to_thread(throw, node, cookie, table, dice)
                sizes.append(resident(node.pid))
            assert (await http.get("/health")).status_code == 200
    middle, end = sizes[len(sizes) // 2], sizes[-1]
    assert end - middle < GROWTH
    say(f"malformed: {said.total()} messages on {len(sizes)} lines, each answered: {dict(said.most_common())}; "
        f"memory {middle} KB in the middle, {end} KB at the end")  # fmt: skip


async def api(share: float, say: Say) -> None:
    """Every operation as its description says, whatever is sent (schemathesis), over both stores."""
    examples = max(1, int(EXAMPLES * share))
    with postgres() as address:
        for kind, database in (("SQLite", ""), ("PostgreSQL", new_database(address, "fuzzed"))):
            operations = fuzzed(database, examples)
            say(f"schemathesis over {kind}: {operations} operations, up to {examples} examples each, all as described")


def fuzzed(database: str, examples: int) -> str:
    """How many operations kept to their description."""
    words = ("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/server/test_api.py", "-k", "description")
    told = {"HALFTRACK_EXAMPLES": str(examples), "HALFTRACK_FUZZED": database}
    run = subprocess.run([sys.executable, *words], cwd=ROOT, text=True, capture_output=True, check=False,  # noqa: S603
                         env=os.environ | told)  # fmt: skip
    last = run.stdout.strip().splitlines()[-1]
    assert run.returncode == 0, run.stdout[-4000:]
    operations = re.match(r"(\d+) passed", last)
    assert operations is not None, last
    return operations[1]


PROOFS = {"cuts": cuts, "nodes": two_nodes, "secrets": secrets, "malformed": malformed, "api": api}


def prove(name: str, share: float) -> None:
    """One proof, printed and kept."""
    command = f"python -m scripts.soak_server {name}"
    lines = [f"{key}: {value}" for key, value in {**where(), "command": command}.items()]

    def say(words: str) -> None:
        lines.append(words)
        print(words, flush=True)

    started = time.perf_counter()
    asyncio.run(PROOFS[name](share, say))
    say(f"{time.perf_counter() - started:.0f} s")
    if share == 1:
        (ROOT / "docs" / "proof" / f"server-{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Prove what is named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=[*PROOFS])
    parser.add_argument("--share", type=float, default=1.0)
    told = parser.parse_args()
    for name in told.names:
        prove(name, told.share)


if __name__ == "__main__":
    main()
