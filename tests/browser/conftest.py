"""A real server over a file, and people with real browsers."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Person
from tests.server.nodes import Node, Nodes, nodes

CALM = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync")  # fmt: skip


class Site:
    """A server that can be pulled from under the browsers, and comes back with all that it had stored."""

    def __init__(self, field: Nodes, database: str) -> None:
        self.field, self.database = field, database
        self.node = self.started(0)

    @property
    def address(self) -> str:
        return self.node.address

    def started(self, port: int) -> Node:
        """Playwright has this thread's loop, so another thread waits for the node."""
        with ThreadPoolExecutor(1) as waiting:
            return waiting.submit(lambda: asyncio.run(self.field.start(self.database, port))).result()

    def stop(self) -> None:
        self.node.kill()

    def start_again(self) -> None:
        self.node = self.started(self.node.port)


@pytest.fixture(scope="session")
def field() -> Iterator[Nodes]:
    with nodes() as found:
        yield found


@pytest.fixture
def site(field: Nodes, tmp_path: Path) -> Iterator[Site]:
    found = Site(field, str(tmp_path / "halftrack.db"))
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium: Playwright's own download is not to be had everywhere."""
    return {"executable_path": which("chromium") or which("chromium-browser"), "args": list(CALM)}


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Callable[..., Person]]:
    """Somebody with a device; nothing may go wrong on its console but what the test expects."""
    people: list[Person] = []

    def arrives(size: str = "desktop", **settings: Any) -> Person:
        people.append(Person(browser, site.address, size, **settings))
        return people[-1]

    yield arrives
    for each in people:
        each.leave()
    assert [trouble for each in people for trouble in each.troubles] == []
