"""People who answer as fast as they can, and remember what they were told is stored."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2

Key = tuple[str, int]
GAMES = ("gumball-rally", "great-race")


@dataclass
class Memory:
    """What was asked for, and what was acknowledged: by table and number of the entry."""

    sent: dict[str, list[list[Any]]] = field(default_factory=dict)
    stored: dict[Key, list[Any]] = field(default_factory=dict)


class Player:
    """One person on all seats of one table, over HTTP."""

    def __init__(self, http: httpx2.AsyncClient, memory: Memory, dice: Random) -> None:
        self.http, self.memory, self.dice = http, memory, dice
        self.clicks = 0

    async def sit_down(self, game: str = "gumball-rally", seats: int = 3) -> None:
        await self.http.post("/api/me", json={"name": "Ada"})
        body = {"game": game, "seats": [{"kind": "me"}] * seats}
        self.table = (await self.http.post("/api/tables", json=body)).json()["table"]["id"]
        self.memory.sent[self.table] = []

    async def play(self) -> None:
        """Answer until the line breaks or the race is over."""
        while await self.answer():
            pass

    async def answer(self) -> bool:
        path = f"/api/tables/{self.table}"
        awaiting = (await self.http.get(path)).json()["awaiting"]
        if not awaiting:
            return False
        seat = self.dice.choice(awaiting)
        question = (await self.http.get(f"{path}/look?seat={seat}&since=100000")).json()["question"]
        if question is None:
            return True
        option = self.dice.choice(question["options"])
        self.clicks += 1
        entry = [seat, option]
        self.memory.sent[self.table].append(entry)
        body = {"id": f"{self.clicks}", "seat": seat, "question": question["number"], "option": option}
        response = await self.give(f"{path}/answers", body)
        if response.status_code == 200:
            self.memory.stored[self.table, response.json()["entry"]] = entry
        return True

    async def give(self, path: str, body: dict[str, Any]) -> httpx2.Response:
        return await self.http.post(path, json=body)


async def hammer(address: str, memory: Memory, tables: int, dice: Random, begun: asyncio.Event) -> None:
    """Several tables at once; it ends when the server is gone."""
    async with httpx2.AsyncClient(base_url=address, timeout=10, verify=False) as first:
        clients = [first, *(httpx2.AsyncClient(base_url=address, verify=False) for _ in range(tables - 1))]
        players = [Player(http, memory, Random(dice.random())) for http in clients]
        try:
            await asyncio.gather(*(player.sit_down(dice.choice(GAMES)) for player in players))
            begun.set()
            await asyncio.gather(*(player.play() for player in players))
        except httpx2.TransportError:
            return
        finally:
            for http in clients[1:]:
                await http.aclose()


async def assert_nothing_is_lost(memory: Memory, entries: dict[str, list[list[Any]]]) -> int:
    """Every acknowledged answer is there, and nothing that nobody asked for."""
    for (table, number), entry in memory.stored.items():
        assert entries[table][number] == entry, f"entry {number} of {table} is {entries[table][number]}, not {entry}"
    for table, found in entries.items():
        assert [entry for entry in found if entry not in memory.sent[table]] == []
        acknowledged = sum(name == table for name, _ in memory.stored)
        assert acknowledged <= len(found) <= acknowledged + 1
    return len(memory.stored)
