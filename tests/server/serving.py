"""A server in this very loop, on a real socket, and people who talk to it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from halftrack.server.app import application
from halftrack.server.house import House
from halftrack.server.settings import Settings
from tests.server.postgres import free_port

FAST: dict[str, Any] = {
    "bot_pause": 0.0, "order_pause": 0.05, "poll_seconds": 0.2, "lease_seconds": 2.0, "requests": 1e6, "burst": 10**6,
    "messages": 1e5, "admin": "the-host", "private_addresses": True,
}  # fmt: skip


class Server:
    """One node that runs."""

    def __init__(self, house: House, port: int) -> None:
        self.house, self.port = house, port
        self.address = f"http://127.0.0.1:{port}"

    @asynccontextmanager
    async def somebody(self, name: str | None = "Ada", **headers: str) -> AsyncIterator["Somebody"]:
        """A guest of that name; without a name, a stranger."""
        async with httpx2.AsyncClient(base_url=self.address, headers=headers, verify=False) as http:
            person = Somebody(self, http)
            if name is not None:
                await person.post("/api/me", {"name": name})
            yield person


class Somebody:
    """A person with a device."""

    def __init__(self, server: Server, http: httpx2.AsyncClient) -> None:
        self.server, self.http = server, http

    async def ask(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        return (
            await self.http.request(method, path, json=body)
            if body is not None
            else await self.http.request(method, path)
        )

    async def get(self, path: str) -> Any:
        return good(await self.ask("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        return good(await self.ask("POST", path, body))

    async def put(self, path: str, body: Any) -> Any:
        return good(await self.ask("PUT", path, body))

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code of the refusal."""
        response = await self.ask(method, path, body)
        assert response.status_code >= 400, response.text
        return str(response.json()["code"])

    async def table(self, *seats: str, game: str = "great-race", **more: Any) -> "AtTable":
        """A new table: each seat is `me`, `open`, `invited`, `hotseat` or the name of a bot."""
        told = [seat_of(seat) for seat in seats]
        made = await self.post("/api/tables", {"game": game, "seats": told, **more})
        return AtTable(self, made["table"]["id"], made["invites"])

    @property
    def cookie(self) -> str:
        return f"halftrack={self.http.cookies['halftrack']}" if "halftrack" in self.http.cookies else ""

    @asynccontextmanager
    async def tab(self, table: str, seat: int | None = None, **hello: Any) -> AsyncIterator["Tab"]:
        """A browser tab at that table."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        headers |= {"Authorization": self.http.headers["authorization"]} if "authorization" in self.http.headers else {}
        headers |= {"Origin": self.http.headers["origin"]} if "origin" in self.http.headers else {}
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        async with connect(url, additional_headers=headers, max_queue=None, max_size=None) as line:
            tab = Tab(line)
            await tab.say("hello", protocol=1, seat=seat, **hello)
            yield tab


class AtTable:
    """A person at a table, over HTTP."""

    def __init__(self, person: Somebody, name: str, invites: list[dict[str, Any]]) -> None:
        self.person, self.id, self.invites = person, name, {invite["seat"]: invite["secret"] for invite in invites}
        self.path = f"/api/tables/{name}"
        self.clicks = 0

    async def look(self, seat: int | None = None, **more: Any) -> Any:
        query = "&".join(f"{name}={value}" for name, value in {"seat": seat, **more}.items() if value is not None)
        return await self.person.get(f"{self.path}/look?{query}")

    async def answer(self, seat: int, option: Any = None) -> Any:
        """Answer what is open: that option, or the first one."""
        question = (await self.look(seat))["question"]
        self.clicks += 1
        body = {"id": f"click{self.clicks}", "seat": seat, "question": question["number"],
                "option": question["options"][0] if option is None else option}  # fmt: skip
        return await self.person.post(f"{self.path}/answers", body)


class Tab:
    """What a tab has been told."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.raw: list[str] = []

    async def say(self, what: str, **fields: Any) -> None:
        await self.line.send(json.dumps({"type": what, **fields}))

    async def hear(self, *kinds: str, seconds: float = 10) -> Any:
        """The next message of such a kind."""
        async with asyncio.timeout(seconds):
            while True:
                text = await self.line.recv()
                assert isinstance(text, str)
                self.raw.append(text)
                message = json.loads(text)
                if not kinds or message["type"] in kinds:
                    return message

    async def told(self) -> Any:
        return await self.hear("told")

    async def outcome(self) -> Any:
        return await self.hear("done", "refused")


def seat_of(word: str) -> dict[str, Any]:
    return {"kind": word} if word in ("me", "open", "invited", "hotseat") else {"kind": "bot", "bot": word}


def good(response: httpx2.Response) -> Any:
    assert response.status_code == 200, f"{response.request.method} {response.request.url}: {response.text}"
    return response.json()


@asynccontextmanager
async def serving(database: str, **more: Any) -> AsyncIterator[Server]:
    """A node over that database."""
    port = free_port()
    settings = Settings(database=database, address=f"http://127.0.0.1:{port}", **{**FAST, **more})
    house = House(settings)
    config = uvicorn.Config(
        application(house), host="127.0.0.1", port=port, ws="websockets-sansio", lifespan="on", log_config=None,
        access_log=False, timeout_graceful_shutdown=2, ws_max_size=65_536, server_header=False,
    )  # fmt: skip
    running = uvicorn.Server(config)
    task = asyncio.create_task(running._serve())
    while not running.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    try:
        yield Server(house, port)
    finally:
        running.should_exit = True
        await task
