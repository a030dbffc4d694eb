"""Trials that a test runs a few times and the soak very often: power cuts, two nodes, a node that dies."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from halftrack.server.protocol import Ping
from halftrack.server.store import Store
from halftrack.server.wire import DECODER, LARGEST, POLICY, TOO_MUCH
from tests.server.load import Memory, Player, assert_nothing_is_lost, hammer
from tests.server.nodes import Node, Nodes
from tests.server.serving import Server, Somebody, serving

LEASE = 1.0  # of a node in these trials, in seconds
MORE = 8  # answers at each table after the node has died


async def killed(field: Nodes, database: str, number: int) -> int:
    """One power cut under load; how many answers had been acknowledged."""
    dice, memory = Random(number), Memory()
    node = await field.start(database)
    begun = asyncio.Event()
    load = asyncio.create_task(hammer(node.address, memory, 4, dice, begun))
    await begun.wait()
    await asyncio.sleep(dice.uniform(0.02, 0.6))
    node.kill()
    await load
    return await assert_nothing_is_lost(memory, await stored(database, memory))


async def stored(database: str, memory: Memory) -> dict[str, list[list[Any]]]:
    """What the database holds of those tables."""
    store = await Store(database).open()
    entries = {table: [entry for entry, _, _ in await store.races.entries(table)] for table in memory.sent}
    await store.close()
    return entries


async def raced(shared: str, steps: int) -> Counter[str]:
    """At each step two nodes are given an answer to the same question at once; what they said."""
    said: Counter[str] = Counter()
    async with serving(shared) as one, serving(shared) as two, one.somebody() as ada, two.somebody(None) as other:
        other.http.cookies = ada.http.cookies
        for game in range((steps + 49) // 50):
            said += await raced_once(ada, other, min(50, steps - 50 * game), Random(game))
    return said


async def raced_once(ada: Somebody, other: Somebody, steps: int, dice: Random) -> Counter[str]:
    table = await ada.table("me", "me", game="great-race")
    said: Counter[str] = Counter()
    async with ada.tab(table.id, 0) as here, other.tab(table.id, 0) as there:
        for step in range(steps):
            seat = (await table.look())["table"]["awaiting"][0]
            question = (await table.look(seat))["question"]
            bodies = [{"seat": seat, "question": question["number"], "id": f"{node}/{step}",
                       "option": dice.choice(question["options"])} for node in range(2)]  # fmt: skip
            asked = [person.ask("POST", f"{table.path}/answers", body)
                     for person, body in zip((ada, other), bodies, strict=True)]  # fmt: skip
            codes = [response.status_code for response in await asyncio.gather(*asked)]
            said[" and ".join(map(str, sorted(codes)))] += 1
            told = [await until_entry(tab, step + 1) for tab in (here, there)]
            assert told[0]["view"] == told[1]["view"] and told[0]["entries"] == step + 1
    return said


async def until_entry(tab: Any, count: int) -> Any:
    while (told := await tab.told())["entries"] < count:
        pass
    return told


class Faithful(Player):
    """Somebody whose line breaks, and who asks the same again at the other node."""

    def __init__(self, addresses: list[str], memory: Memory, dice: Random) -> None:
        self.addresses = addresses
        super().__init__(httpx2.AsyncClient(base_url=addresses[0], timeout=10, verify=False), memory, dice)

    async def give(self, path: str, body: dict[str, Any]) -> httpx2.Response:
        while True:
            try:
                return await super().give(path, body)
            except httpx2.TransportError:
                self.turn_to_the_other()

    async def answer(self) -> bool:
        try:
            return await super().answer()
        except httpx2.TransportError:
            self.turn_to_the_other()
            return True

    def turn_to_the_other(self) -> None:
        self.addresses.reverse()
        self.http.base_url = httpx2.URL(self.addresses[0])


async def outlived(field: Nodes, shared: str, number: int) -> int:
    """Of two nodes the first dies under load: all go on at the other; how many answers were given."""
    dice, memory = Random(number), Memory()
    nodes = [await field.start(shared) for _ in range(2)]
    players = [Faithful([node.address for node in nodes], memory, Random(f"{number} {at}")) for at in range(3)]
    await asyncio.gather(*(player.sit_down(dice.choice(("gumball-rally", "great-race"))) for player in players))
    dead = asyncio.Event()
    racing = [asyncio.create_task(until_well_after(player, dead)) for player in players]
    await asyncio.sleep(dice.uniform(0.02, 0.6))
    nodes[0].kill()
    dead.set()
    await asyncio.gather(*racing)
    nodes[1].kill()
    found = await stored(shared, memory)
    count = await assert_nothing_is_lost(memory, found)
    assert count == sum(map(len, found.values())), "an answer is there that nobody was told of"
    for player in players:
        await player.http.aclose()
    return count


async def until_well_after(player: Player, dead: asyncio.Event) -> None:
    """Answer until the node has died, and some more."""
    last = None
    while (last is None or player.clicks < last) and await player.answer():
        if last is None and dead.is_set():
            last = player.clicks + MORE


async def bereaved(field: Nodes, shared: str, number: int) -> tuple[int, int]:
    """A node dies around the moment of a bot's answer and of the mail after it: how many of each there were."""
    settings: dict[str, Any] = {"lease_seconds": LEASE, "grace": 0.2, "private_addresses": True}
    nodes = [await field.start(shared, bot_pause=0.4, **settings) for _ in range(2)]
    async with letterbox() as (address, letters), httpx2.AsyncClient(base_url=nodes[0].address, verify=False) as http:
        ada = Somebody(Server(None, nodes[0].port), http)  # type: ignore[arg-type]  # it is elsewhere
        await ada.post("/api/me", {"name": "Ada"})
        await ada.post("/api/me/channels", {"kind": "webhook", "target": {"url": address}})
        table = await ada.table("me", "random", game="gumball-rally", options={"first": 1, "confirm": False})
        await asyncio.sleep(Random(number).uniform(0.0, 1.8))
        nodes[0].kill()
        http.base_url = httpx2.URL(nodes[1].address)
        async with asyncio.timeout(60):
            while (told := await table.look(0))["table"]["awaiting"] != [0] or not letters:
                await asyncio.sleep(0.1)
        await asyncio.sleep(5 * LEASE)
        nodes[1].kill()
    assert told["entries"] == len(await stored_of(shared, table.id)) and len(set(letters)) == 1
    return told["entries"], len(letters)


async def stored_of(shared: str, table: str) -> list[list[Any]]:
    store = await Store(shared).open()
    entries = [entry for entry, _, _ in await store.races.entries(table)]
    await store.close()
    return entries


@asynccontextmanager
async def letterbox() -> AsyncIterator[tuple[str, list[str]]]:
    """Something that takes what is posted to it, and keeps the names of the mails."""
    names: list[str] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        names.extend(line.partition(": ")[2] for line in head if line.startswith("Idempotency-Key"))
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(take, "127.0.0.1", 0) as box:
        yield f"http://127.0.0.1:{box.sockets[0].getsockname()[1]}", names


VALID: list[dict[str, Any]] = [
    {"type": "answer", "id": "x", "seat": 0, "question": 0, "option": "pass"},
    {"type": "undo", "id": "x", "seat": 0, "to": 0},
    {"type": "redo", "id": "x", "seat": 0},
    {"type": "consent", "id": "x", "seat": 0, "note": 0, "yes": True},
    {"type": "chat", "id": "x", "seat": 0, "text": "hello"},
    {"type": "curtain", "seat": 0},
    {"type": "hello", "protocol": 1},
    {"type": "attend", "here": True},
    {"type": "ping"},
]
SILENT = ("curtain", "attend", "ping")  # taken without a word, or answered by what follows anyway
ODD: tuple[Any, ...] = (None, -1, 2**70, 1.5, "", "x" * 300, [], {}, True, "\ud83d\ude97", "\u0000")
PING = '{"type":"ping"}'


def malformed(dice: Random) -> str:
    """A message with something wrong in it, now and then a right one, or one that has been sent before."""
    message = dict(dice.choice(VALID))
    for _ in range(dice.randrange(3)):
        message[dice.choice([*message, "more"])] = dice.choice(ODD)
    text = json.dumps(message)
    if dice.random() < 0.2:
        at = dice.randrange(len(text))
        text = text[:at] + chr(dice.randrange(1, 1000)) + text[at + dice.randrange(4) :]
    if dice.random() < 0.02:
        text += " " * dice.choice((10_000, 40_000))
    return text


def expected(text: str) -> set[str]:
    """What a message must be answered with, before anything else is."""
    try:
        message = DECODER.decode(text)
    except Exception:
        return {"malformed"}
    kind = type(message).__name__.lower()
    return {"", "forbidden", "missing"} if kind in SILENT else {"done", *REFUSALS}


REFUSALS = ("malformed", "late", "illegal", "forbidden", "missing", "taken", "large")


def throw(node: Node, cookie: str, table: str, dice: Random) -> Counter[str]:
    """Send messages on one line until it is cut, and hold each against what it was answered."""
    said: Counter[str] = Counter()
    url = f"ws://127.0.0.1:{node.port}/api/tables/{table}/socket"
    with connect(url, additional_headers={"Cookie": cookie}, max_queue=None, close_timeout=1) as line:
        line.send('{"type":"hello","protocol":1,"seat":0}')
        while True:
            text = malformed(dice)
            try:
                line.send(text.encode() if dice.random() < 0.1 else text)
                line.send(PING)
                told = answers(line, 2 if is_ping(text) else 1)
            except ConnectionClosed:
                break
            assert len(told) <= 1 and "".join(told) in expected(text), (text[:200], told)
            said["".join(told) or "taken in silence"] += 1
    assert line.close_reason and line.close_code == (TOO_MUCH if len(text) > LARGEST else POLICY), text[:200]
    return said + Counter(["cut"])


def is_ping(text: str) -> bool:
    return expected(text) != {"malformed"} and isinstance(DECODER.decode(text), Ping)


def answers(line: ClientConnection, pongs: int) -> list[str]:
    """What is said to a message: the codes of refusals or `done`, until the ping after it is answered."""
    codes: list[str] = []
    while pongs:
        told = json.loads(line.recv(timeout=20))
        assert told["type"] != "refused" or told["reason"]
        codes += {"refused": [told.get("code")], "done": ["done"]}.get(told["type"], [])
        pongs -= told["type"] == "pong"
    return codes
