"""Which pages may ask: those of this server."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from halftrack.server.settings import Settings


def is_allowed(settings: Settings, connection: HTTPConnection) -> bool:
    """Programs send no Origin; a browser's must be the server's own."""
    origin = connection.headers.get("origin")
    if origin is None or "authorization" in connection.headers:
        return True
    own = {connection.headers.get("host", ""), urlsplit(settings.address).netloc}
    return urlsplit(origin).netloc in own and urlsplit(origin).scheme in ("http", "https")
