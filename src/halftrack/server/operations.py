"""Operations of the HTTP API: typed both ways, each one line in a list, described as OpenAPI by themselves."""

import gzip
import hashlib
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from halftrack.engine import BrokenRecord, IllegalSetup
from halftrack.server.identity import Caller, caller_of
from halftrack.server.refusals import Refused
from halftrack.server.store import StoreAway

if TYPE_CHECKING:
    from halftrack.server.house import House

ANYONE, PERSON, ADMIN = "anyone", "person", "admin"
MOST_BODY = 4_000_000
T = TypeVar("T")

Handler = Callable[["Call"], Awaitable[Any]]
PLAIN = msgspec.json.Encoder()


class Nothing(Struct):
    """Nothing more to say."""


class Problem(Struct):
    """Why nothing has changed: a code for programs, words for people."""

    code: str
    reason: str


class Operation(Struct, frozen=True):
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    returns: Any
    body: Any = None
    query: Any = None
    who: str = PERSON
    status: int = 200
    reads: bool = False  # open to tokens that may only read
    keeps: bool = False  # the same for all who ask: a browser keeps it, and asks only whether it has changed

    @property
    def name(self) -> str:
        return str(self.handler.__name__)


class Call:
    """One request: who asks, and for what, checked."""

    def __init__(self, house: "House", request: Request, caller: Caller, body: Any, query: Any) -> None:
        self.house, self.request, self.caller, self.body, self.query = house, request, caller, body, query
        self.cookie: str | None = None

    @property
    def person(self) -> str:
        assert self.caller.person is not None
        return self.caller.person.id

    def path(self, name: str) -> str:
        told = str(self.request.path_params[name])
        if not told.isprintable():
            raise Refused("missing", "there is nothing of that name")
        return told

    def number(self, name: str) -> int:
        return int(self.request.path_params[name])

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else "unknown"


def route(operation: Operation, house: "House") -> Route:
    """The operation as Starlette knows it."""

    async def endpoint(request: Request) -> Response:
        started = time.perf_counter()
        try:
            response = await answered(operation, house, request)
        except (Refused, StoreAway, IllegalSetup, BrokenRecord) as error:
            response = refusal(error)
        house.metrics.count("requests", f"{operation.name}:{response.status_code}")
        request.state.spent = time.perf_counter() - started
        return response

    return Route(operation.path, endpoint, methods=[operation.method], name=operation.name)


async def answered(operation: Operation, house: "House", request: Request) -> Response:
    """Check who asks and what for, let it be done, and encode what it returns."""
    house.limits.request(request.client.host if request.client else "unknown")
    caller = await caller_of(house, request)
    check(operation, caller)
    call = Call(house, request, caller, await body_of(operation, request), query_of(operation, request))
    told = PLAIN.encode(await operation.handler(call))
    if operation.keeps:
        return kept(told, request)
    response = Response(told, operation.status, media_type="application/json")
    if call.cookie is not None:
        set_cookie(response, call.cookie, house.settings.secure)
    return response


def kept(content: bytes, request: Request) -> Response:
    """What a browser may keep: sent only where it is another than it has, packed where it takes that."""
    tag, packed = tagged(content)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(content, headers=headers, media_type="application/json")


@lru_cache(maxsize=32)
def tagged(content: bytes) -> tuple[str, bytes]:
    """The tag of a content, and the content packed."""
    return f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"', gzip.compress(content, 9, mtime=0)


def set_cookie(response: Response, secret: str, secure: bool) -> None:
    """A device: for a year, out of reach of scripts and of other sites."""
    if secret:
        response.set_cookie("halftrack", secret, 365 * 86400, httponly=True, samesite="lax", secure=secure)
    else:
        response.delete_cookie("halftrack", httponly=True, samesite="lax", secure=secure)


def check(operation: Operation, caller: Caller) -> None:
    """Whether who asks may ask this at all."""
    if operation.who == ADMIN and not caller.is_admin:
        raise Refused("unknown" if caller.person is None else "forbidden", "only the host of this server may do that")
    if operation.who == PERSON and caller.person is None:
        raise Refused("unknown", "nobody knows you here yet: make yourself a guest first")
    narrow = caller.scope.get("kind") in ("table", "seat")
    if narrow and "{table}" not in operation.path and operation.who != ANYONE:
        raise Refused("forbidden", "this token is for one table alone")
    if caller.scope.get("kind") == "read" and not operation.reads:
        raise Refused("forbidden", "this token may only read")


async def body_of(operation: Operation, request: Request) -> Any:
    """The body as its type, or why not."""
    if operation.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("unsupported", "send JSON, and say so: Content-Type: application/json")
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > MOST_BODY:
            raise Refused("large", f"a request has at most {MOST_BODY} bytes")
    return decoded(bytes(raw), operation.body)


def decoded(raw: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, OverflowError) as error:
        raise Refused("malformed", str(error)) from error


def query_of(operation: Operation, request: Request) -> Any:
    """The query as its type, or why not."""
    if operation.query is None:
        return None
    return converted(dict(request.query_params), operation.query)


def converted(values: Mapping[str, str], kind: type[T]) -> T:
    known = {name: value for name, value in values.items() if name in cast(Any, kind).__struct_fields__}
    try:
        return msgspec.convert(known, kind, strict=False)
    except (msgspec.ValidationError, OverflowError) as error:
        raise Refused("malformed", str(error)) from error


def refusal(error: Exception) -> Response:
    """An error as everybody gets it: a code and words, never a trace."""
    if isinstance(error, StoreAway):
        error = Refused("away", f"the store does not answer, nothing is lost: {error}")
    elif isinstance(error, IllegalSetup):
        error = Refused("setup", str(error))
    elif not isinstance(error, Refused):
        error = Refused("setup", f"this record cannot be played: {error}")
    headers = {"Retry-After": "5"} if error.code in ("away", "often") else {}
    return Response(PLAIN.encode(Problem(error.code, error.reason)), error.status, headers, "application/json")
