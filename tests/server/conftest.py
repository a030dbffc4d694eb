"""Stores of both kinds."""

from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from halftrack.server.store import Store
from tests.server.postgres import new_database, postgres
from tests.server.serving import Server, serving

NUMBERS = count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "halftrack.db")
    server: str = request.getfixturevalue("postgres_server")
    return new_database(server, f"test{next(NUMBERS)}")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store(database).open()
    yield opened
    await opened.close()


@pytest.fixture
def second(database: str) -> Callable[[], Store]:
    """Another node over the same database."""
    return lambda: Store(database)


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A node over a file of its own."""
    async with serving(str(tmp_path_factory.mktemp("server") / "halftrack.db")) as running:
        yield running
