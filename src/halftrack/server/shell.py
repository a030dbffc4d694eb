"""What stands around every request: origins, headers, and a line in the log without secrets."""

import logging
import re
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from halftrack.server.origins import is_allowed

if TYPE_CHECKING:
    from halftrack.server.house import House

LOG = logging.getLogger("halftrack.requests")
SECRET = re.compile(r"(/invitations/|/tokens/)[^/]+")
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Shell:
    """One layer around the application."""

    def __init__(self, app: ASGIApp, house: "House") -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.answer(scope, receive, send_on)
        LOG.info("%s", line(scope, status, time.perf_counter() - started))

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in SAFE and not is_allowed(self.house.settings, HTTPConnection(scope)):
            words = msgspec.json.encode({"code": "forbidden", "reason": "this page may not do that"})
            await Response(words, 403, media_type="application/json")(scope, receive, send)
            return
        await self.app(scope, receive, send)


def line(scope: Scope, status: int, seconds: float) -> str:
    """One line of JSON: no query, no secret in the path."""
    told = {
        "method": scope["method"], "path": SECRET.sub(r"\1...", scope["path"]), "status": status,
        "milliseconds": round(1000 * seconds, 1),
    }  # fmt: skip
    return msgspec.json.encode(told).decode()
