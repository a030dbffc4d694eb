"""What was acknowledged is stored, whatever dies; and one node wins."""

import asyncio
from collections.abc import Iterator

import httpx2
import psycopg
import pytest

from halftrack.server.store import Store
from tests.server.nodes import Nodes, nodes
from tests.server.serving import Server, Somebody, serving
from tests.server.trials import MORE, bereaved, killed, outlived, raced

pytestmark = [pytest.mark.anyio, pytest.mark.timing]

MOMENTS = 10  # of each store; 200 in soak


@pytest.fixture(scope="module")
def field() -> Iterator[Nodes]:
    with nodes() as made:
        yield made


async def test_a_power_cut_loses_no_acknowledged_answer_and_invents_none(field: Nodes, database: str) -> None:
    assert sum([await killed(field, database, number) for number in range(MOMENTS)]) > MOMENTS


async def test_after_a_power_cut_all_races_go_on(field: Nodes, database: str) -> None:
    node = await field.start(database)
    async with httpx2.AsyncClient(base_url=node.address, verify=False) as http:
        ada = Somebody(Server(None, node.port), http)  # type: ignore[arg-type]  # it is elsewhere
        await ada.post("/api/me", {"name": "Ada"})
        table = await ada.table("me", "me")
        await table.answer((await table.look())["table"]["awaiting"][0])
        before = await table.look(0)
        node.kill()
        ada.http.base_url = httpx2.URL((await field.start(database)).address)
        after = await table.look(0)
        assert (after["view"], after["question"]) == (before["view"], before["question"])
        await table.answer(after["table"]["awaiting"][0])


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> str:
    """A database for several nodes."""
    from tests.server.conftest import NUMBERS
    from tests.server.postgres import new_database

    return new_database(request.getfixturevalue("postgres_server"), f"shared{next(NUMBERS)}")


async def test_of_two_nodes_one_wins_each_time_and_both_tell_the_same(shared: str) -> None:
    assert await raced(shared, 12) == {"200 and 409": 12}


async def test_when_a_node_dies_all_go_on_at_the_other(field: Nodes, shared: str) -> None:
    assert await outlived(field, shared, 1) >= 3 * MORE


async def test_around_the_death_of_a_node_there_is_one_bot_s_answer_and_one_mail(field: Nodes, shared: str) -> None:
    entries, letters = await bereaved(field, shared, 3)
    assert entries >= 1 and letters == 1


async def test_a_node_that_dies_with_its_lease_is_replaced_and_the_bot_answers_once(field: Nodes, shared: str) -> None:
    dying = await field.start(shared, bot_pause=30.0, lease_seconds=1.0)
    async with httpx2.AsyncClient(base_url=dying.address, verify=False) as http:
        ada = Somebody(Server(None, dying.port), http)  # type: ignore[arg-type]  # it is elsewhere
        await ada.post("/api/me", {"name": "Ada"})
        table = await ada.table("me", "random", game="gumball-rally", options={"first": 1})
        store = await Store(shared).open()
        assert await store.races.lease(table.id, "dying", 0.0, 1e10) is True
        dying.kill()
        others = [await field.start(shared, bot_pause=0.0) for _ in range(2)]
        ada.http.base_url = httpx2.URL(others[0].address)
        assert (await table.look())["table"]["awaiting"] == [1]
        await store.races.change(table.id, until=1.0)  # the lease of the dead runs out
        async with asyncio.timeout(20):
            while (told := await table.look())["table"]["awaiting"] == [1]:
                await asyncio.sleep(0.05)
        keys = [key for _, _, key in await store.races.entries(table.id)]
        assert told["entries"] == len(keys) == len(set(keys)) >= 1
        await store.close()


async def test_while_the_database_is_away_answers_are_refused_and_none_is_lost(shared: str) -> None:
    async with serving(shared) as server, server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally", options={"first": 0, "confirm": False})
        await table.answer(0)
        question = (await table.look(1))["question"]
        body = {"id": "x", "seat": 1, "question": question["number"], "option": question["options"][0]}
        async with ada.tab(table.id, 1) as tab:
            let_in(shared, False)
            assert await ada.refused("POST", f"{table.path}/answers", body) == "away"
            await tab.say("answer", **body)
            assert (await tab.outcome())["code"] == "away"
            let_in(shared, True)
            async with asyncio.timeout(20):
                while (await ada.ask("POST", f"{table.path}/answers", body)).status_code != 200:
                    await asyncio.sleep(0.1)
        assert len(await server.house.store.races.entries(table.id)) == 2 == (await table.look())["entries"]


def let_in(database: str, allowed: bool) -> None:
    """Cut all connections to a database, and take no new ones; or take them again."""
    address, _, name = database.rpartition("/")
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {allowed}')
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
