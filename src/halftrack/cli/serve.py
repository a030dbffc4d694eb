"""`halftrack serve`: the table server, with everything in one file."""

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import click
from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's folder for the server's database."""
    return Path(os.environ.get("HALFTRACK_DATA") or user_data_path("halftrack", appauthor=False))


def database_option(command: "click.decorators.FC") -> "click.decorators.FC":
    """Let a command take the database: a file, or the address of a PostgreSQL."""
    words = "A file, or postgresql://... (default: a file in the user's data folder)."
    return click.option("--database", envvar="HALFTRACK_DATABASE", help=words)(command)


def database_of(words: str | None) -> str:
    return words or str(data_folder() / "halftrack.db")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Which addresses listen; 0.0.0.0: all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any free one.")
@database_option
@click.option("--address", help="How people reach it, for links (default: host and port).")
@click.option("--admin", envvar="HALFTRACK_ADMIN", help="A token for the host of the server.")
@click.option("--smtp", envvar="HALFTRACK_SMTP", help="Post office for e-mail: smtp://user:password@host:587.")
@click.option("--sender", envvar="HALFTRACK_SENDER", help="The address that e-mail comes from.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes for bots.")
@click.option("--open", "browser", is_flag=True, help="Show it in the browser; any free port where that one is taken.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="warning")
def serve(
    host: str, port: int, database: str | None, address: str | None, admin: str | None, smtp: str | None,
    sender: str | None, workers: int, browser: bool, log_level: str,
) -> None:  # fmt: skip
    """Serve tables to browsers and programs: no account, no configuration."""
    try:
        from halftrack.server.running import log_to_stderr, server
        from halftrack.server.settings import Settings
    except ModuleNotFoundError as error:
        raise click.ClickException(f"{error.name} is not installed: pip install 'halftrack[server]'") from None
    log_to_stderr(log_level)
    asyncio.run(looked_at(database_of(database)))
    with listen(host, port, or_any=browser) as listening:
        shown = address or f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{listening.getsockname()[1]}"  # noqa: S104
        told = {"address": shown, "admin": admin, "workers": workers, "secure": shown.startswith("https:")}
        told |= {"smtp": smtp} | ({"sender": sender} if sender else {})
        running = server(Settings(database=database_of(database), **told | tuning()), host, port)
        click.echo(f"Halftrack is at {shown} - Ctrl-C stops it, nothing is lost.")
        if browser:
            show_soon(shown)
        running.run(sockets=[listening])
    if not running.started:
        raise click.ClickException("the server could not start: see above")


async def looked_at(database: str) -> None:
    """Open the database once before anything is promised, and say in words what is wrong with it."""
    from halftrack.server.house import only_server_of
    from halftrack.server.store import Store, StoreAway

    store, lock = Store(database), None
    try:
        lock = only_server_of(store.database.url)
        await store.open()
    except StoreAway as error:
        raise click.ClickException(f"the database cannot be used: {error}") from None
    finally:
        await store.close()
        if lock is not None:
            lock.close()


def tuning() -> dict[str, Any]:
    """Figures from the environment, for tests and measurements: HALFTRACK_BOT_PAUSE=0."""
    names = ("bot_pause", "order_pause", "bot_seconds", "lease_seconds", "poll_seconds", "idle_seconds", "requests",
             "burst", "messages", "lines")  # fmt: skip
    told = {name: os.environ.get(f"HALFTRACK_{name.upper()}") for name in names}
    return {name: float(value) for name, value in told.items() if value}


def show_soon(address: str) -> None:
    """Open the browser as soon as the server answers; without a screen nothing happens."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    waiting = threading.Timer(1.0, webbrowser.open, (address,))
    waiting.daemon = True
    waiting.start()


def listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    """A socket at that address (or at any free port there), or why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if or_any:
            return listen(host, 0)
        raise click.ClickException(f"{host}:{port} cannot be used: {error.strerror}") from None
    return listening
