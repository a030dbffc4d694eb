"""The socket: what is told when, what is missed, and what is refused."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Server, Tab

pytestmark = pytest.mark.anyio


async def test_a_tab_is_welcomed_and_told_everything(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        async with ada.tab(table.id, 0) as tab:
            welcome = await tab.hear("welcome")
            assert (welcome["seat"], welcome["mine"]) == (0, [0, 1])
            told = await tab.told()
            assert told["seat"] == 0 and told["since"] == 0 and told["view"]["seat"] == 0


async def test_an_answer_is_told_to_all_and_acknowledged(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Eve") as eve:
        table = await ada.table("me", "me")
        async with ada.tab(table.id, 0) as zero, ada.tab(table.id, 1) as one, eve.tab(table.id) as watcher:
            first = {tab: await tab.told() for tab in (zero, one, watcher)}
            asked = first[zero]["table"]["awaiting"][0]
            tab = (zero, one)[asked]
            await click(tab, first[tab])
            assert (await tab.outcome())["type"] == "done"
            for other in (one, watcher) if tab is zero else (zero, watcher):
                assert (await other.told())["entries"] == 1


async def click(tab: Tab, told: Any, option: Any = None, name: str = "click") -> None:
    """Answer the question that was told."""
    question = told["question"]
    chosen = question["options"][0] if option is None else option
    await tab.say("answer", id=name, seat=told["seat"], question=question["number"], option=chosen)


async def test_a_spectator_answers_nothing(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Eve") as eve:
        table = await ada.table("me", "me")
        asked = (await table.look())["table"]["awaiting"][0]
        question = (await table.look(asked))["question"]
        async with eve.tab(table.id, asked) as tab:
            assert (await tab.told())["seat"] is None
            await click(tab, {"question": question, "seat": asked})
            assert (await tab.outcome())["code"] == "forbidden"


async def test_what_a_tab_has_missed_is_sent_again_and_only_that(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        async with ada.tab(table.id, 0) as tab:
            epoch, number = (await tab.hear("welcome"))["epoch"], (await tab.told())["number"]
        for _ in range(3):
            await table.answer((await table.look())["table"]["awaiting"][0])
        async with ada.tab(table.id, 0, epoch=epoch, last=number + 1) as tab:
            assert [(await tab.told())["number"] for _ in range(2)] == [number + 2, number + 3]
        async with ada.tab(table.id, 0, epoch="another", last=number + 1) as tab:
            assert (await tab.told())["since"] == 0


async def test_events_told_one_by_one_are_the_events_told_at_once(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        async with ada.tab(table.id, 0) as tab:
            events = (await tab.told())["events"]
            for step in range(40):
                asked = (await table.look())["table"]["awaiting"][0]
                free = (await table.look(asked))["undoable"]
                if step % 7 == 6 and free:
                    await ada.post(f"{table.path}/undo", {"id": f"undo{step}", "seat": asked, "to": free[0]})
                else:
                    await table.answer(asked)
                told = await tab.told()
                events = events[: told["since"]] + told["events"]
            assert events == (await table.look(0))["events"]


async def test_the_curtain_falls_when_another_seat_of_the_device_is_asked(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("hotseat", "hotseat")
        async with ada.tab(table.id, 0) as tab:
            told = await tab.told()
            assert told["seat"] is None
            asked = told["table"]["awaiting"][0]
            await tab.say("curtain", seat=asked)
            told = await tab.told()
            assert told["seat"] == asked
            while told["table"]["awaiting"] == [asked]:
                await click(tab, told, name=f"click{told['entries']}")
                told = await tab.told()
            assert (await tab.told())["seat"] is None


async def test_an_answer_for_a_seat_behind_its_curtain_is_refused(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("hotseat", "hotseat")
        asked = (await table.look())["table"]["awaiting"][0]
        question = (await table.look(asked, lifted="true"))["question"]
        async with ada.tab(table.id) as tab:
            await click(tab, {"question": question, "seat": asked})
            assert (await tab.outcome())["code"] == "forbidden"


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "null", "\x00", '{"type":"answer"}', '{"type":"fly"}', '{"type":"ping","more":1}', "[" * 5000,
     '{"type":"answer","id":"x","seat":99,"question":0,"option":"pass"}',
     '{"type":"answer","id":"x","seat":0,"question":1e400,"option":null}',
     '{"type":"undo","id":"x","seat":0,"to":-5}', '{"type":"chat","id":"","seat":0,"text":"hello"}',
     '{"type":"chat","id":"x","seat":0,"text":" "}', '{"type":"hello","protocol":1}'],
)  # fmt: skip
async def test_nonsense_gets_a_clear_error_and_the_line_stays(server: Server, text: str) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        async with ada.tab(table.id, 0) as tab:
            await tab.told()
            await tab.line.send(text)
            refused = await tab.hear("refused")
            assert refused["code"] in ("malformed", "missing", "forbidden", "late", "illegal") and refused["reason"]
            await tab.say("ping")
            assert await tab.hear("pong")


async def test_too_much_nonsense_and_too_large_messages_end_the_line(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        for words in (["{}"] * 30, ['{"type":"chat","id":"x","seat":0,"text":"' + "x" * 20_000 + '"}']):
            async with ada.tab(table.id, 0) as tab:
                await tab.told()
                with pytest.raises(ConnectionClosed):
                    await send_all(tab, words)


async def send_all(tab: Tab, words: list[str]) -> None:
    for word in words:
        await tab.line.send(word)
    while True:
        await tab.hear(seconds=5)


async def test_a_tab_that_does_not_say_hello_is_sent_away(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        async with ada.tab(table.id, 0) as tab:
            await tab.told()
        async with ada.tab(table.id, 0, more=1) as tab:
            with pytest.raises(ConnectionClosed):
                await send_all(tab, [])


async def test_a_page_of_another_site_gets_no_socket_and_no_request(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        ada.http.headers["origin"] = "http://elsewhere.example"
        assert await ada.refused("POST", "/api/tables", {}) == "forbidden"
        with pytest.raises(InvalidStatus, match="403"):
            async with ada.tab(table.id):
                pass


async def test_a_slow_reader_holds_nobody_up_and_gets_the_whole_at_last(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Slow") as slow:
        table = await ada.table("me", "me")
        async with slow.tab(table.id) as tab:
            await tab.told()
            live = server.house.live[table.id]
            socket = next(socket for socket in live.sockets if socket.person != live.seats[0].person)
            never, waited_for = Never(), socket._more
            socket._more = never
            for _ in range(40):
                await table.answer((await table.look())["table"]["awaiting"][0])
            assert len(socket._queue) <= 33
            socket._more = asyncio.Event()
            never.go_on()
            waited_for.set()
            while (told := await tab.told())["entries"] < 40:
                pass
            assert told["since"] == 0


class Never(asyncio.Event):
    """A line that does not move for a while."""

    def set(self) -> None:
        pass

    def go_on(self) -> None:
        super().set()


async def test_who_is_there_is_shown(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open")
        await bob.post(f"{table.path}/seats/1/take")
        async with ada.tab(table.id, 0) as tab:
            await tab.hear("present")
            async with bob.tab(table.id, 1):
                assert (await tab.hear("present"))["seats"] == [0, 1]
            assert (await tab.hear("present"))["seats"] == [0]


async def test_an_undo_beyond_the_free_limit_needs_the_others(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await bob.post(f"{table.path}/seats/1/take")
        persons = {0: ada, 1: bob}
        table.person = ada
        for _ in range(6):
            told = await ada.get(f"{table.path}/look")
            seat = told["table"]["awaiting"][0]
            table.person = persons[seat]
            await table.answer(seat)
        assert await ada.post(f"{table.path}/undo", {"id": "u", "seat": 0, "to": 0}) == {"entry": None}
        told = await bob.get(f"{table.path}/look?seat=1")
        note = next(note for note in told["notes"] if note["kind"] == "undo-asked")
        assert await ada.refused("POST", f"{table.path}/consent", {"seat": 0, "note": note["number"], "yes": True})
        agreed = await bob.post(f"{table.path}/consent", {"seat": 1, "note": note["number"], "yes": True})
        assert agreed == {"entry": told["entries"]}
