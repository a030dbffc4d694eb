"""The browser client: its built files, packed where the browser takes that; the shell for every page of it."""

from pathlib import Path, PurePosixPath

from anyio import to_thread
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from halftrack.server.previews import Preview, Previews
from halftrack.server.store import StoreAway

BUILT = Path(__file__).parent / "static"
SHELL = "index.html"
OURS = ("api", "health", "metrics", "openapi.json")
FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip


class Client(StaticFiles):
    """Files under `assets/` carry a hash in their name and never change; all others are asked for anew."""

    def __init__(self, directory: Path, previews: Previews | None = None) -> None:
        super().__init__(directory=directory)
        self.previews, self.shell = previews, directory / SHELL

    async def get_response(self, path: str, scope: Scope) -> Response:
        found = self.file_of(path)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405 if found else 404, headers={"Allow": "GET, HEAD"} if found else None)
        if found is None:
            raise HTTPException(404)
        preview = await self.preview(path, scope) if found == SHELL and self.previews else None
        if preview is not None:
            shell = await to_thread.run_sync(self.shell.read_text, "utf-8")
            return HTMLResponse(preview.within(shell), headers={"Cache-Control": "no-cache"})
        packed = found + ".gz" if "gzip" in accepted(scope) and self.is_file(found + ".gz") else found
        response = await super().get_response(packed, scope)
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOREVER if found.startswith("assets/") else "no-cache"
        if packed != found and response.status_code == 200:
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Type"] = TYPES[PurePosixPath(found).suffix]
        return response

    async def preview(self, path: str, scope: Scope) -> Preview | None:
        """What this address is about, for messengers and tabs; the client itself needs none of it."""
        assert self.previews is not None
        try:
            return await self.previews.of(path, Headers(scope=scope).get("accept-language", ""))
        except StoreAway:
            return None

    def file_of(self, path: str) -> str | None:
        """The file behind an address: itself, or the shell for a page of the client."""
        if path.split("/", 1)[0] in OURS or path.endswith(".gz"):
            return None
        if self.is_file(path):
            return path
        return None if PurePosixPath(path).suffix else SHELL

    def is_file(self, path: str) -> bool:
        found, what = self.lookup_path(path)
        return what is not None and Path(found).is_file()


def accepted(scope: Scope) -> str:
    """The encodings that the browser takes."""
    return ", ".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-encoding")
