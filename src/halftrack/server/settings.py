"""What the host of a server may choose."""

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """Everything has a default: no configuration is needed."""

    database: str
    address: str = "http://127.0.0.1:8000"  # how people reach it, for links and the check of origins
    admin: str | None = None  # the token of the host
    workers: int = 1
    bot_seconds: float = 10.0  # the longest that a bot may think
    bot_pause: float = 0.6  # so that people can follow
    order_pause: float = 2.0  # every automatic answer takes so long, whatever one holds
    lease_seconds: float = 15.0
    poll_seconds: float = 1.0
    idle_seconds: float = 300.0  # then a table leaves memory
    requests: float = 20.0  # a second and address, in the long run
    burst: int = 200
    messages: float = 10.0  # a second and socket, in the long run
    lines: int = 400  # sockets that one address may have open
    hints: int = 30  # a seat and race
    purge_days: float = 90.0
    grace: float = 30.0  # who answers within so many seconds is not told
    smtp: str | None = None  # the host's post office: smtp://user:password@host:587, or smtps://...
    sender: str = "halftrack@localhost"
    private_addresses: bool = False  # may webhooks go to this machine and its neighbours? Only for tests and homes
    secure: bool = False  # cookies over https alone


def default_database(folder: Path) -> str:
    return str(folder / "halftrack.db")
