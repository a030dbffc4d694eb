"""The server's proofs at full figures: power cuts, comparisons of bytes, malformed messages, the API fuzzed.

    python scripts/soak_server.py [--share 0.1]

Prints one line a proof; a share makes all figures smaller.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx2

from tests.games.subjects import SUBJECTS
from tests.server.leaks import race_compared
from tests.server.nodes import nodes
from tests.server.postgres import new_database, postgres
from tests.server.test_api import resident, throw
from tests.server.test_crashes import killed

CUTS = 100  # of each store
RACES, POSITIONS = 70, 60  # of each game
MESSAGES = 100_000


async def power_cuts(share: float) -> None:
    """Kill -9 at random moments under load, over both stores."""
    count = max(1, int(CUTS * share))
    with nodes() as field, postgres() as address, tempfile.TemporaryDirectory() as folder:
        for database in (str(Path(folder) / "halftrack.db"), new_database(address, "soak")):
            stored = sum([await killed(field, database, number) for number in range(count)])
            print(
                f"{database.partition(':')[0]}: {count} power cuts, {stored} acknowledged answers, all there, no other"
            )


async def secrets(share: float) -> None:
    """What a seat may not know changes no byte that it is sent."""
    total = 0
    for subject in SUBJECTS:
        counts = [await race_compared(subject, number, POSITIONS) for number in range(max(1, int(RACES * share)))]
        total += sum(counts)
        print(f"{subject.game.name}: {len(counts)} races, {sum(counts)} comparisons")
    print(f"non-interference: {total} comparisons, no difference")


async def malformed(share: float) -> None:
    """Messages that make no sense, on many lines."""
    with nodes() as field, tempfile.TemporaryDirectory() as folder:
        node = await field.start(str(Path(folder) / "halftrack.db"))
        async with httpx2.AsyncClient(base_url=node.address, verify=False) as http:
            await http.post("/api/me", json={"name": "Ada"})
            body = {"game": "gumball-rally", "seats": [{"kind": "me"}, {"kind": "me"}]}
            table = (await http.post("/api/tables", json=body)).json()["table"]["id"]
            cookie, dice, sizes = f"halftrack={http.cookies['halftrack']}", Random(6), []
            for _ in range(max(2, int(MESSAGES * share) // 20)):
                await asyncio.to_thread(throw, node, cookie, table, dice, 50)
                sizes.append(resident(node.pid))
            assert (await http.get("/health")).status_code == 200
        print(f"malformed: {len(sizes)} lines, {sizes[len(sizes) // 2]} KB in the middle, {sizes[-1]} KB at the end")


def main() -> None:
    """Run all, each with its time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    share = parser.parse_args().share
    for proof in (power_cuts, secrets, malformed):
        started = time.perf_counter()
        asyncio.run(proof(share))
        print(f"  {time.perf_counter() - started:.0f} seconds")


if __name__ == "__main__":
    main()
