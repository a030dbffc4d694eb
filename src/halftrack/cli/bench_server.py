"""`halftrack bench server`: how fast answers reach the last seat, and what idle people cost."""

import asyncio
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from urllib.request import Request, urlopen

import click

Figures = dict[str, float]
EVERY = 2.0  # seconds between two answers at a table
UNLIMITED = {f"HALFTRACK_{name}": "1e6" for name in ("REQUESTS", "BURST", "MESSAGES", "LINES")}
PARTS = {"whole": 3, "tables": 200, "time": 300, "idle": 2000, "stored": 10_000}


class Server:
    """`halftrack serve` in a process of its own, on one core."""

    def __init__(self, database: str) -> None:
        self.database = database

    async def __aenter__(self) -> "Server":
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        start = "from halftrack.cli.main import main; main()"
        command = (sys.executable, "-c", start, "serve", "--port", str(self.port), "--database", self.database)
        started = time.perf_counter()
        self.process = await asyncio.create_subprocess_exec(
            *command, env={**os.environ, **UNLIMITED}, stdout=asyncio.subprocess.DEVNULL
        )
        pin(self.process.pid, 0)
        while not await asyncio.to_thread(self.answers):
            if self.process.returncode is not None or time.perf_counter() - started > 120:
                raise click.ClickException("the server did not start")
            await asyncio.sleep(0.01)
        self.start_seconds = time.perf_counter() - started
        return self

    async def __aexit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGTERM)
        await self.process.wait()

    def answers(self) -> bool:
        with suppress(OSError):
            return bool(urlopen(f"{self.address}/health", timeout=2).status == 200)  # noqa: S310  # our own address
        return False

    def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """Ask over HTTP; the answer, and the cookie that came with it."""
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = Request(self.address + path, json.dumps(body).encode(), headers)  # noqa: S310  # our own address
        with urlopen(request, timeout=30) as response:  # noqa: S310
            return json.load(response), (response.headers["set-cookie"] or "").partition(";")[0]

    def memory(self) -> float:
        """Megabytes that it holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def pin(process: int, core: int) -> None:
    """Keep a process on one core, where the system can."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(process, {core})


class Seats:
    """Four seats at one table, each with a socket, and one person who answers for all."""

    def __init__(self, server: Server, cookie: str, number: int, game: str, count: int) -> None:
        self.server, self.cookie, self.dice = server, cookie, random.Random(number)
        body = {"game": game, "seats": [{"kind": "me"}] * count, "access": "closed"}
        self.table = server.post("/api/tables", body, cookie)[0]["table"]["id"]
        self.count, self.clicks = count, 0
        self.told: list[dict[str, Any]] = [{} for _ in range(count)]

    async def sit(self, stack: AsyncExitStack) -> None:
        self.lines = [await stack.enter_async_context(self.line()) for _ in range(self.count)]
        for seat, line in enumerate(self.lines):
            await line.send(json.dumps({"type": "hello", "protocol": 1, "seat": seat}))
            await self.hear(seat, 0)

    def line(self) -> Any:
        from websockets.asyncio.client import connect

        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        return connect(url, additional_headers={"Cookie": self.cookie}, max_queue=None, compression=None)

    async def hear(self, seat: int, entries: int) -> None:
        """Until that seat has been told of so many entries."""
        while True:
            message = json.loads(await self.lines[seat].recv())
            if message["type"] == "told" and message["entries"] >= entries:
                self.told[seat] = message
                return

    async def answer(self) -> float | None:
        """One answer; the time until the last seat has been told, or None when the race is over."""
        seat = next((at for at, told in enumerate(self.told) if told["question"]), None)
        if seat is None:
            return None
        question, entries = self.told[seat]["question"], self.told[seat]["entries"]
        self.clicks += 1
        message = {"type": "answer", "id": str(self.clicks), "seat": seat, "question": question["number"],
                   "option": self.dice.choice(question["options"])}  # fmt: skip
        started = time.perf_counter()
        await self.lines[seat].send(json.dumps(message))
        await asyncio.gather(*(self.hear(other, entries + 1) for other in range(self.count)))
        return time.perf_counter() - started


async def under_load(server: Server, cookie: str, tables: int, seconds: float) -> Figures:
    """Many live tables with four seats, an answer a table every two seconds."""
    async with AsyncExitStack() as stack:
        sitting = [Seats(server, cookie, number, "great-race", 4) for number in range(tables)]
        for seats in sitting:
            await seats.sit(stack)
        spent: list[float] = []
        end = time.perf_counter() + seconds
        await asyncio.gather(*(keep_answering(seats, end, spent) for seats in sitting))
    cuts = quantiles(spent, n=100)
    return {"answers": len(spent), "answer to last seat, median ms": 1000 * cuts[49],
            "answer to last seat, p95 ms": 1000 * cuts[94], "answer to last seat, p99 ms": 1000 * cuts[98]}  # fmt: skip


async def keep_answering(seats: Seats, end: float, spent: list[float]) -> None:
    await asyncio.sleep(EVERY * seats.dice.random())
    while time.perf_counter() < end:
        started = time.perf_counter()
        took = await seats.answer()
        if took is None:
            return
        spent.append(took)
        await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - started)))


async def along_races(server: Server, cookie: str, count: int) -> Figures:
    """Whether the end of a race is slower than its beginning: so many races, and the middle one of them."""
    ratios = []
    for number in range(count):
        async with AsyncExitStack() as stack:
            seats, spent = Seats(server, cookie, number, "great-race", 4), []
            await seats.sit(stack)
            while (took := await seats.answer()) is not None:
                spent.append(took)
        tenth = max(1, len(spent) // 10)
        ratios.append(median(spent[-tenth:]) / median(spent[:tenth]))
    return {"last tenth of a race against the first": median(ratios)}


async def with_idle_people(server: Server, cookie: str, count: int) -> Figures:
    """What so many sockets cost that only listen."""
    seats = Seats(server, cookie, 0, "great-race", 4)
    before = server.memory()
    async with AsyncExitStack() as stack:
        for _ in range(count):
            line = await stack.enter_async_context(seats.line())
            await line.send('{"type":"hello","protocol":1}')
            await line.recv()
        await asyncio.sleep(1)
        grown = server.memory() - before
    return {f"memory of {count} idle sockets, MB": grown}


async def fill(database: str, count: int) -> None:
    """So many stored tables."""
    from halftrack.server.past import begun
    from halftrack.server.store import Seat, Store, Table

    store, now = await Store(database).open(), time.time()
    start: dict[str, Any] = begun("great-race", 4, "seed", {})
    start |= {
        "name": "",
        "host": None,
        "access": "link",
        "pace": {},
        "status": "racing",
        "created": now,
        "changed": now,
    }
    del start["entries"]
    tables = [Table(id=f"stored{at}", **start) for at in range(count)]
    await store.races.add_all(tables, [Seat(table.id, seat, "open") for table in tables for seat in range(4)])
    await store.close()


async def measure(wanted: dict[str, Any]) -> Figures:
    """Every figure, each part left out whose number is 0."""
    parts = {**PARTS, **wanted}
    figures: Figures = {}
    pin(0, 1)
    with tempfile.TemporaryDirectory(prefix="halftrack-bench-") as folder:
        database = str(Path(folder) / "halftrack.db")
        async with Server(database) as server:
            cookie = (await asyncio.to_thread(server.post, "/api/me", {"name": "Bench"}))[1]
            if parts["whole"]:
                figures |= await along_races(server, cookie, parts["whole"])
            if parts["tables"]:
                figures |= await under_load(server, cookie, parts["tables"], parts["time"])
            if parts["idle"]:
                figures |= await with_idle_people(server, cookie, parts["idle"])
        if parts["stored"]:
            await fill(database, parts["stored"])
            async with Server(database) as server:
                figures[f"start with {parts['stored']} stored tables, seconds"] = server.start_seconds
    return figures


def figures_of(wanted: dict[str, Any]) -> Figures:
    """Measure what was asked for: --whole, --tables, --time, --idle, --stored."""
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        raise click.UsageError(f"no option --{unknown[0]}: there are {', '.join(f'--{name}' for name in PARTS)}")
    return asyncio.run(measure(wanted))
