"""Finding tables: my own with their deadlines, the library of what is over, and who made a table."""

import asyncio

import pytest

from tests.server.serving import AtTable, Server, Somebody

pytestmark = pytest.mark.anyio


async def finish(table: AtTable) -> None:
    while (told := await table.look())["table"]["status"] == "racing":
        await table.answer(told["table"]["awaiting"][0])


async def test_what_a_table_may_be_like_is_told_to_strangers(server: Server) -> None:
    async with server.somebody(None) as stranger:
        told = {game["name"]: game for game in await stranger.get("/api/games")}
        assert [seats["count"] for seats in told["gumball-rally"]["seats"]] == [2, 3, 4, 5, 6, 7, 8]
        assert told["great-race"]["usual"] in told["great-race"]["bots"]


async def test_my_tables_tell_when_my_time_is_up(server: Server) -> None:
    pace = {"kind": "moves", "hours": 24}
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0}, pace=pace)
        await bob.post(f"{table.path}/seats/1/take")
        while (await table.look())["table"]["status"] != "racing":
            await asyncio.sleep(0.01)
        mine, his = await ada.get("/api/me/tables"), await bob.get("/api/me/tables")
        assert mine["until"][table.id] == pytest.approx(mine["tables"][0]["changed"] + 24 * 3600, abs=60)
        assert his["until"] == {}


async def test_an_untimed_table_has_no_deadline(server: Server) -> None:
    async with server.somebody() as ada:
        await ada.table("me", "me", game="gumball-rally")
        assert (await ada.get("/api/me/tables"))["until"] == {}


async def test_the_library_holds_what_is_over_and_public_or_my_own(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob, server.somebody(None) as stranger:
        public = await ada.table("me", "me", game="gumball-rally", access="public")
        private = await ada.table("me", "me", game="gumball-rally", access="link")
        running = await ada.table("me", "me", game="gumball-rally", access="public")
        await finish(public)
        await finish(private)
        shelves = [
            [table["id"] for table in (await person.get("/api/library"))["tables"]] for person in (ada, bob, stranger)
        ]
        assert shelves[0][:2] == [private.id, public.id]
        assert all(public.id in shelf and private.id not in shelf for shelf in shelves[1:])
        assert not any(running.id in shelf for shelf in shelves)


async def shelf_of(person: Somebody) -> list[str]:
    return [table["id"] for table in (await person.get("/api/library"))["tables"]]


async def test_whoever_made_a_table_is_told_so_also_without_a_seat(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("open", "open")
        assert (await ada.get(table.path))["hosting"] is True
        assert (await bob.get(table.path))["hosting"] is False
