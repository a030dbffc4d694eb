"""The socket of a tab: what it asks for, one message after the other, and what it is told."""

import asyncio
import logging
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from halftrack.server import actions
from halftrack.server.hub import Socket, encode
from halftrack.server.identity import Caller, caller_of, may_watch, require_seat, still_known
from halftrack.server.limits import Bucket
from halftrack.server.origins import is_allowed
from halftrack.server.protocol import (
    PROTOCOL,
    Answer,
    Attend,
    Chat,
    Consent,
    Curtain,
    Done,
    FromClient,
    Hello,
    Ping,
    Pong,
    Redo,
    Refusal,
    Undo,
    Welcome,
)  # fmt: skip
from halftrack.server.refusals import Refused
from halftrack.server.store import StoreAway
from halftrack.server.table import LiveTable

if TYPE_CHECKING:
    from halftrack.server.house import House

LARGEST = 16_384
SEND_SECONDS = 10.0
HELLO_SECONDS = 10.0
ERRORS = 20  # messages that make no sense before the line is cut
POLICY, TOO_MUCH, GOING, LATER = 1008, 1009, 1001, 1013
PASSING = ("away", "often")  # refusals that a client waits out
MOST_REASON = 120  # bytes of a reason for closing
VOID_SECONDS = 60.0  # so long, or twice as long, a line may outlive the token that it was opened with

LOG = logging.getLogger("halftrack.server")

DECODER = msgspec.json.Decoder(FromClient)


def socket_route(house: "House") -> WebSocketRoute:
    async def endpoint(websocket: WebSocket) -> None:
        if not is_allowed(house.settings, websocket):
            await websocket.close(POLICY, "forbidden: this page may not do that")
            return
        await Line(house, websocket).run()

    return WebSocketRoute("/api/tables/{table}/socket", endpoint, name="socket")


class Line:
    """One connection."""

    def __init__(self, house: "House", websocket: WebSocket) -> None:
        self.house, self.websocket = house, websocket
        self.errors = 0
        self.address = websocket.client.host if websocket.client else "unknown"
        self.bucket = Bucket(10 * house.settings.messages)

    async def run(self) -> None:
        """Meet, then read and write until either side has enough."""
        try:
            self.house.limits.request(self.address)
            caller = await caller_of(self.house, self.websocket)
            table = await self.house.table(self.websocket.path_params["table"])
            if not may_watch(caller, table.row, table.seats):
                raise Refused("missing", "there is no such table")
        except (Refused, StoreAway) as error:
            await self.turn_away(error if isinstance(error, Refused) else Refused("away", str(error)))
            return
        self.caller, self.table, self.socket = caller, table, Socket(caller.id)
        self.look_at = soon()
        with self.house.limits.line(self.address) as free:
            if not free:
                await self.turn_away(Refused("often", "too many lines from this address"))
                return
            await self.websocket.accept()
            with suppress(WebSocketDisconnect, TimeoutError, RuntimeError, OSError):
                await self.meet()
                await self.talk()

    async def turn_away(self, error: Refused) -> None:
        """Say why by code and words, and whether coming again is of use."""
        reason = f"{error.code}: {error.reason}".encode()[:MOST_REASON].decode(errors="ignore")
        await self.websocket.accept()
        await self.websocket.close(LATER if error.code in PASSING else POLICY, reason)

    async def meet(self) -> None:
        """The first message is a greeting."""
        hello = self.decoded(await asyncio.wait_for(self.received(), HELLO_SECONDS))
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            await self.websocket.close(POLICY, f"unsupported: say hello first, in protocol {PROTOCOL}")
            raise WebSocketDisconnect(POLICY)
        seat = hello.seat if hello.seat is not None and self.opens_at_once(hello.seat) else None
        async with self.table.lock:
            mine = [found.seat for found in self.table.seats if self.caller.id and found.person == self.caller.id]
            self.socket.reply(Welcome(PROTOCOL, self.table.epoch, seat, mine))
            known = hello.epoch if seat == hello.seat else ""  # numbers count within one seat
            self.table.join(self.socket, seat, known, hello.last)
            self.table.show_presence()

    def opens_at_once(self, seat: int) -> bool:
        """Whether that seat's secrets are shown without a curtain in between."""
        try:
            return not require_seat(self.caller, self.table.seats, seat).curtain
        except Refused:
            return False

    async def talk(self) -> None:
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        self.house.metrics.count("sockets_opened")
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            self.table.leave(self.socket)
            self.table.show_presence()

    async def write(self) -> None:
        """Send what is queued; a socket that does not take it is let go."""
        while not self.socket.closed:
            message = await self.socket.next()
            if message is None and not self.socket.closed:
                async with self.table.lock:
                    self.socket.stale = False
                    message = self.table.full(self.socket.seat)
            if message is not None:
                await asyncio.wait_for(self.websocket.send_text(message.decode()), SEND_SECONDS)
                await self.look_again()
        await self.websocket.close(GOING, "the server closes, or you do not read")

    async def look_again(self) -> None:
        """Now and then: whether the token of this line is still good."""
        if time.monotonic() < self.look_at:
            return
        self.look_at = soon()
        with suppress(StoreAway):
            if not await still_known(self.house, self.caller, self.websocket):
                self.socket.close()

    async def received(self) -> str:
        """A message, of bounded size."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            text = (message.get("bytes") or b"").decode("utf-8", "replace")
        if len(text) > LARGEST:
            await self.websocket.close(TOO_MUCH, f"a message has at most {LARGEST} characters")
            raise WebSocketDisconnect(TOO_MUCH)
        return str(text)

    def decoded(self, text: str) -> Any:
        """A message, or None where it is none; too many of those end it."""
        try:
            return DECODER.decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError, OverflowError) as error:
            self.errors += 1
            self.socket.reply(Refusal("", "malformed", str(error)[:200]))
            return None

    async def read(self) -> None:
        """One message after the other; the next waits until this one is done."""
        while self.errors < ERRORS and not self.socket.closed:
            message = self.decoded(await self.received())
            await self.look_again()
            if message is None or self.socket.closed:
                continue
            name = getattr(message, "id", "")
            if not self.bucket.take(self.house.settings.messages, 10 * self.house.settings.messages):
                self.socket.reply(Refusal(name, "often", "too many messages: wait a moment"))
                await asyncio.sleep(1 / self.house.settings.messages)
                continue
            await self.handle(message, name)
        await asyncio.sleep(0.1)
        await self.websocket.close(POLICY, "malformed: too many messages that make no sense")

    async def handle(self, message: Any, name: str) -> None:
        try:
            await self.carry_out(message)
        except Refused as error:
            self.house.metrics.count("refusals", error.code)
            self.socket.reply(Refusal(name, error.code, error.reason))
        except StoreAway as error:
            self.socket.reply(Refusal(name, "away", f"the store does not answer, nothing is lost: {error}"))
        except (WebSocketDisconnect, OSError):
            raise
        except Exception:
            LOG.exception("a message at table %s", self.table.id)
            self.socket.reply(Refusal(name, "broken", "something went wrong here"))

    async def carry_out(self, message: Any) -> None:
        match message:
            case Ping():
                self.socket.reply(Pong(self.house.now()))
            case Curtain(seat=seat):
                await self.lift(seat)
            case Attend(here=here):
                self.socket.here = here
                self.table.show_presence()
            case Hello():
                raise Refused("malformed", "you have said hello already")
            case Answer() | Undo() | Redo() | Consent() | Chat():
                started = time.perf_counter()
                async with self.table.lock:
                    self.check(message.seat)
                    self.house.limits.message(self.table.id, message.seat)
                    entry = await perform(self.table, message, f"{self.caller.id}/{message.id}")
                self.house.metrics.took(time.perf_counter() - started)
                self.socket.reply(Done(message.id, entry))

    def check(self, seat: int) -> None:
        """The seat is still one's own, and this tab has lifted its curtain."""
        found = require_seat(self.caller, self.table.seats, seat)
        if self.caller.scope.get("kind") == "read":
            raise Refused("forbidden", "this token may only read")
        if found.curtain and self.socket.seat != seat:
            raise Refused("forbidden", "lift the curtain first")

    async def lift(self, seat: int | None) -> None:
        """Look as another seat of one's own, or as everybody does."""
        async with self.table.lock:
            if seat is not None:
                require_seat(self.caller, self.table.seats, seat)
            self.table.join(self.socket, seat)


def soon() -> float:
    """When to look again: not all lines at once."""
    return time.monotonic() + VOID_SECONDS * (1 + random.random())


async def perform(table: LiveTable, message: Answer | Undo | Redo | Consent | Chat, key: str) -> int | None:
    """Carry out what a seat asks for."""
    if not message.id.isprintable() or not 0 < len(message.id) <= 64:
        raise Refused("malformed", "an id has 1 to 64 characters that can be printed")
    match message:
        case Answer():
            return await actions.answer(table, message.seat, message.question, message.option, key)
        case Undo():
            return await actions.undo(table, message.seat, message.to, key)
        case Redo():
            return await actions.redo(table, message.seat, key)
        case Consent():
            return await actions.consent(table, message.seat, message.note, message.yes)
        case Chat():
            await actions.chat(table, message.seat, message.text, message.id)
            return None


__all__ = ["Caller", "Line", "encode", "socket_route"]
