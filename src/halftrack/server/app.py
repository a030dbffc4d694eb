"""The application: one house behind a list of routes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from halftrack.server.client import BUILT, Client
from halftrack.server.house import House
from halftrack.server.openapi import document
from halftrack.server.operations import Problem, route
from halftrack.server.previews import Previews
from halftrack.server.refusals import STATUS
from halftrack.server.routes import OPERATIONS
from halftrack.server.shell import Shell
from halftrack.server.wire import socket_route

CODES = {404: "missing", 405: "illegal", 413: "large", 400: "malformed"}


def application(house: House) -> Starlette:
    """Everything that this server answers."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes = [*(route(operation, house) for operation in OPERATIONS), *plain_routes(house), socket_route(house)]
    routes = merged(routes)
    if BUILT.is_dir():
        routes.append(Mount("/", Client(BUILT, Previews(house))))
    return Starlette(
        routes=routes, lifespan=lifespan, middleware=[Middleware(Shell, house=house)],
        exception_handlers={HTTPException: problem, Exception: failed},
    )  # fmt: skip


def plain_routes(house: House) -> list[Route]:
    """What is not JSON of ours."""
    described = msgspec.json.encode(document(OPERATIONS))

    async def openapi(request: Request) -> Response:
        return Response(described, media_type="application/json")

    async def metrics(request: Request) -> Response:
        sockets = sum(len(table.sockets) for table in house.live.values())
        gauges = [("live_tables", len(house.live)), ("sockets", sockets), ("jobs_waiting", house.pool.waiting),
                  ("replays_waiting", house.replays.waiting)]  # fmt: skip
        return PlainTextResponse(house.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    return [Route("/openapi.json", openapi), Route("/metrics", metrics)]


def merged(routes: list[BaseRoute]) -> list[BaseRoute]:
    """One route a path, so that a wrong method is told all the right ones."""
    methods: dict[str, set[str]] = {}
    for found in routes:
        if isinstance(found, Route):
            methods.setdefault(found.path, set()).update(found.methods or ())

    def refused(path: str) -> Route:
        async def endpoint(request: Request) -> Response:
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(methods[path]))})

        return Route(path, endpoint, methods=None if not methods[path] else OTHERS - methods[path])

    return [*routes, *(refused(path) for path in methods)]


OTHERS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY", "CONNECT"}


async def problem(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in our words."""
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "illegal")
    body = msgspec.json.encode(Problem(code, error.detail))
    return Response(body, error.status_code, dict(error.headers or {}), "application/json")


async def failed(request: Request, error: Exception) -> Response:
    """Our mistake: the log has it, the answer does not tell."""
    return Response(msgspec.json.encode(Problem("broken", "something went wrong here")), STATUS["broken"],
                    media_type="application/json")  # fmt: skip
