"""What stands around a race on the socket: who looks, who is turned away, what can be taken back, what was dropped."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from halftrack.server.limits import Limits
from halftrack.server.secret import hashed
from halftrack.server.settings import Settings
from halftrack.server.store import StoreAway
from tests.server.serving import AtTable, Server, Somebody, Tab

pytestmark = pytest.mark.anyio


async def turned_away(person: Somebody, table: str) -> tuple[int, str]:
    """How the line is closed: the number, and the code in its reason."""
    with pytest.raises(ConnectionClosed) as closed:
        async with person.tab(table) as tab:
            await tab.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason.partition(":")[0]


async def test_who_comes_to_no_table_is_told_not_to_come_again(server: Server) -> None:
    async with server.somebody() as ada:
        assert await turned_away(ada, "nothing") == (1008, "missing")


async def test_who_comes_while_the_store_is_away_is_told_to_come_later(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(name: str) -> Any:
        raise StoreAway("the disk is full of things with long names: " + "ü" * 100)

    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        monkeypatch.setattr(server.house, "table", away)
        assert await turned_away(ada, table.id) == (1013, "away")


async def test_who_comes_too_often_is_told_to_come_later(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        monkeypatch.setattr(server.house, "limits", Limits(Settings(database="", burst=0)))
        assert await turned_away(ada, table.id) == (1013, "often")


async def test_who_looks_at_no_tab_is_not_present(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open")
        await bob.post(f"{table.path}/seats/1/take")
        async with ada.tab(table.id, 0) as tab, bob.tab(table.id, 1) as other:
            while (await tab.hear("present"))["seats"] != [0, 1]:
                pass
            await other.say("attend", here=False)
            assert (await tab.hear("present"))["seats"] == [0]
            await other.say("attend", here=True)
            assert (await tab.hear("present"))["seats"] == [0, 1]


async def two_racing(ada: Somebody, bob: Somebody) -> AtTable:
    table = await ada.table("me", "open", game="gumball-rally", options={"first": 0, "confirm": False})
    await bob.post(f"{table.path}/seats/1/take")
    async with asyncio.timeout(10):
        while not (await table.look(0))["question"]:
            await asyncio.sleep(0.02)
    return table


async def test_all_know_since_when_a_seat_is_awaited(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await two_racing(ada, bob)
        begun = (await bob.get(f"{table.path}/look?seat=1"))["asked"]["0"]
        assert begun == server.house.live[table.id].row.begun
        await table.answer(0)
        told = await table.look(0)
        assert list(told["asked"]) == [str(seat) for seat in told["table"]["awaiting"]]
        assert told["asked"]["1"] == told["table"]["changed"] > begun


async def test_an_undo_without_a_number_takes_back_ones_last_answer(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await two_racing(ada, bob)
        nothing = {"id": "early", "seat": 0}
        assert await ada.refused("POST", f"{table.path}/undo", nothing) == "illegal"
        await table.answer(0)
        await AtTable(bob, table.id, []).answer(1)
        assert await ada.post(f"{table.path}/undo", {"id": "mine", "seat": 0}) == {"entry": None}
        asked = (await table.look(0))["notes"][-1]
        assert (asked["kind"], asked["data"]["to"]) == ("undo-asked", 0)
        await bob.post(f"{table.path}/consent", {"seat": 1, "note": asked["number"], "yes": True})
        told = await table.look(0)
        assert told["table"]["awaiting"] == [0] and told["redoable"]
        assert not (await bob.get(f"{table.path}/look?seat=1"))["redoable"]
        await ada.post(f"{table.path}/redo", {"id": "again", "seat": 0})
        assert not (await table.look(0))["redoable"]
        assert (await bob.get(f"{table.path}/look?seat=1"))["redoable"]


async def test_an_undo_that_cannot_be_stored_leaves_what_could_be_done_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally", options={"first": 0, "confirm": False})
        for seat in (0, 1):
            await table.answer(seat)
        await ada.post(f"{table.path}/undo", {"id": "one", "seat": 1})
        live = server.house.live[table.id]
        before = list(live.redo)

        async def away(*_: Any) -> Any:
            raise StoreAway("gone")

        with monkeypatch.context() as patched:
            patched.setattr(live.store.races, "append", away)
            assert await ada.refused("POST", f"{table.path}/undo", {"id": "two", "seat": 0}) == "away"
        assert before and live.redo == before


@pytest.mark.parametrize(
    ("change", "why"), [({"kind": "pass"}, "question"), ({"option": "fly"}, "option"), ({"facts": {"so": 1}}, "facts")]
)
async def test_dropped_answers_are_shown_to_their_seat_with_the_reason(
    server: Server, change: dict[str, Any], why: str
) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await two_racing(ada, bob)
        question = (await table.look(0))["question"]
        step = {"kind": question["kind"], "option": question["options"][0], **change}
        async with ada.tab(table.id, 0) as own, bob.tab(table.id, 1) as others:
            await own.told()
            await others.told()
            given = await ada.put(f"{table.path}/orders", {"seat": 0, "queue": [step]})
            assert given["dropped"] == []
            assert [(await own.told())["queued"] for _ in range(2)] == [1, 0]
            dropped = (await ada.get(f"{table.path}/orders?seat=0"))["dropped"]
            assert dropped == [{"kind": step["kind"], "option": step["option"], "why": why}]
            assert (await ada.put(f"{table.path}/orders", {"seat": 0}))["dropped"] == []
            with pytest.raises(TimeoutError):
                await others.hear("told", seconds=0.5)


async def test_a_shared_device_that_comes_back_is_told_what_everybody_sees(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("hotseat", "hotseat", game="gumball-rally")
        async with ada.tab(table.id) as tab:
            epoch = (await tab.hear("welcome"))["epoch"]
            await tab.told()
            asked = (await table.look())["table"]["awaiting"][0]
            await tab.say("curtain", seat=asked)
            number = (await tab.told())["number"]
        async with ada.tab(table.id, asked, epoch=epoch, last=number) as tab:
            assert (await tab.told())["seat"] is None


async def test_what_was_taken_back_step_by_step_is_done_again_step_by_step(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally", options={"first": 0})
        given = [await table.answer((await table.look())["table"]["awaiting"][0]) for _ in range(3)]
        entries = server.house.live[table.id].play.entries[:3]  # type: ignore[union-attr]
        for number in (2, 1):
            seat = entries[number][0]
            await ada.post(f"{table.path}/undo", {"id": f"undo{number}", "seat": seat, "to": number})
        for number in (1, 2):
            await ada.post(f"{table.path}/redo", {"id": f"redo{number}", "seat": entries[number][0]})
        play = server.house.live[table.id].play
        assert play is not None and [(seat, option) for _, seat, option in play.standing()] == entries
        assert len(given) == 3 and not (await table.look(entries[0][0]))["redoable"]


async def test_what_was_taken_back_can_be_done_again_after_a_restart(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally", options={"first": 0, "confirm": False})
        for seat in (0, 1):
            await table.answer(seat)
        await ada.post(f"{table.path}/undo", {"id": "one", "seat": 1, "to": 1})
        await ada.post(f"{table.path}/undo", {"id": "two", "seat": 0, "to": 0})
        before = list(server.house.live[table.id].redo)
        server.house.live.clear()
        assert (await table.look(0))["redoable"]
        assert server.house.live[table.id].redo == before and len(before) == 2


async def test_a_token_that_is_void_ends_its_line(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        async with with_token(server, ada, table.id) as (tab, token):
            await ada.ask("DELETE", f"/api/me/tokens/{token['id']}")
            await asyncio.wait_for(tab.line.wait_closed(), 10)
        monkeypatch.setattr("halftrack.server.wire.VOID_SECONDS", 0.0)
        async with with_token(server, ada, table.id) as (tab, token):
            await server.house.store.people.drop_token((await ada.get("/api/me"))["id"], hashed(token["secret"]))
            await tab.say("ping")
            await asyncio.wait_for(tab.line.wait_closed(), 10)


@asynccontextmanager
async def with_token(server: Server, of: Somebody, table: str) -> AsyncIterator[tuple[Tab, Any]]:
    """A line that was opened with a token for seat 0."""
    token = await of.post("/api/me/tokens", {"label": "program", "kind": "seat", "table": table, "seat": 0})
    async with (
        server.somebody(None, authorization=f"Bearer {token['secret']}") as program,
        program.tab(table, 0) as tab,
    ):
        await tab.told()
        yield tab, token


async def test_one_address_has_so_many_lines_and_no_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.house, "limits", Limits(Settings(database="", lines=1)))
    async with server.somebody() as ada:
        table = await ada.table("me", "open")
        async with ada.tab(table.id) as tab:
            await tab.told()
            assert await turned_away(ada, table.id) == (1013, "often")
        async with ada.tab(table.id) as tab:
            await tab.told()


async def test_what_fails_inside_is_said_and_written_down(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        monkeypatch.setattr("halftrack.server.actions.chat", lambda *_: 1 // 0)
        async with ada.tab(table.id, 0) as tab:
            await tab.say("chat", id="x", seat=0, text="hello")
            assert (await tab.outcome())["code"] == "broken" and "ZeroDivisionError" in caplog.text


async def test_one_planner_s_change_of_mind_leaves_the_others_their_last_answer(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", "me")
        async with asyncio.timeout(20):
            while len((await table.look())["table"]["awaiting"]) < 3:
                await table.answer((await table.look())["table"]["awaiting"][0])
        first = (await table.look())["entries"]
        await table.answer(0)
        await table.answer(1)
        await ada.post(f"{table.path}/undo", {"id": "zero", "seat": 0, "to": first})
        await ada.post(f"{table.path}/undo", {"id": "one", "seat": 1})
        assert (await table.look())["table"]["awaiting"] == [0, 1, 2]


async def test_what_is_sent_again_after_a_break_is_said_and_asked_once(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await two_racing(ada, bob)
        async with ada.tab(table.id, 0) as tab:
            for _ in range(2):
                await tab.say("chat", id="hello", seat=0, text="hello")
                assert (await tab.outcome())["type"] == "done"
        await table.answer(0)
        await AtTable(bob, table.id, []).answer(1)
        for _ in range(2):
            assert await ada.post(f"{table.path}/undo", {"id": "mine", "seat": 0}) == {"entry": None}
        notes = (await table.look(0))["notes"]
        assert [note["kind"] for note in notes] == ["chat", "undo-asked"]
        yes = {"seat": 1, "note": notes[-1]["number"], "yes": True}
        done = [await bob.post(f"{table.path}/consent", yes) for _ in range(2)]
        assert done[0] == done[1] != {"entry": None}
