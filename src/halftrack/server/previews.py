"""What a messenger shows of a link: who invites and to which game. Looking takes no seat, and tells nothing else."""

import re
from html import escape
from typing import TYPE_CHECKING

from msgspec import Struct

from halftrack.locales import FALLBACK, LANGUAGES, Texts
from halftrack.server.secret import hashed

if TYPE_CHECKING:
    from halftrack.server.house import House
    from halftrack.server.store import Seat, Table

CLOSED = "closed"
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
WORDS = re.compile(r'<meta name="description"[^>]*>', re.DOTALL)


class Preview(Struct, frozen=True):
    """Title and description of a page."""

    title: str
    words: str

    def within(self, shell: str) -> str:
        """The client's shell with this at its head."""
        title, words = escape(self.title), escape(self.words)
        told = (
            f'<title>{title}</title><meta property="og:title" content="{title}" />'
            f'<meta property="og:description" content="{words}" />'
        )
        described = f'<meta name="description" content="{words}" />'
        return WORDS.sub(lambda _: described, TITLE.sub(lambda _: told, shell, count=1), count=1)


class Previews:
    """The heads of pages that are sent to friends."""

    def __init__(self, house: "House") -> None:
        self.house = house

    async def of(self, address: str, accepts: str) -> Preview | None:
        """What is told of an address of the client; None: nothing beyond its name."""
        page, _, rest = address.strip("/").partition("/")
        texts = Texts(language_of(accepts), "web", "web-front")
        if page == "join":
            return await self.invitation(rest, texts)
        return await self.table(rest, texts) if page in ("table", "replay") else None

    async def invitation(self, secret: str, texts: Texts) -> Preview | None:
        seat = await self.house.store.races.invited(hashed(secret))
        table = await self.house.store.races.get(seat.table) if seat is not None else None
        if table is None:
            return None
        game = texts(f"game-{table.game}")
        host = host_of(table, await self.house.store.races.seats(table.id))
        title = texts("invited-by", name=host, game=game) if host else texts("invited", game=game)
        return Preview(title, texts(f"game-{table.game}-sentence"))

    async def table(self, name: str, texts: Texts) -> Preview | None:
        table = await self.house.store.races.get(name)
        if table is None or table.access == CLOSED:
            return None
        game = texts(f"game-{table.game}")
        title = game if table.name in ("", table.game) else f"{table.name} - {game}"
        return Preview(title, texts(f"game-{table.game}-sentence"))


def host_of(table: "Table", seats: "list[Seat]") -> str:
    """Under which name the host sits there, if he does."""
    return next((seat.name for seat in seats if table.host is not None and seat.person == table.host), "")


def language_of(accepts: str) -> str:
    """The first language of a browser that the house speaks."""
    wanted = (part.split(";")[0].strip().lower().split("-")[0] for part in accepts.split(","))
    return next((language for language in wanted if language in LANGUAGES), FALLBACK)
