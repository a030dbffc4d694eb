"""What the server does of itself: bots, orders, queued answers, clocks."""

import asyncio
import time
from collections.abc import Callable
from datetime import datetime
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from halftrack.engine import Option, Play
from halftrack.server.clocks import asked_at, moved_at, within
from halftrack.server.store import StoreAway
from tests.server.serving import AtTable, Server, serving

pytestmark = pytest.mark.anyio


async def until(table: AtTable, true: Callable[[Any], bool], seat: int | None = None, seconds: float = 30) -> Any:
    """Look until it is so."""
    async with asyncio.timeout(seconds):
        while not true(told := await table.look(seat)):
            await asyncio.sleep(0.05)
    return told


def over(told: Any) -> bool:
    return bool(told["table"]["status"] == "over")


async def test_bots_race_to_the_end_by_themselves(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("random", "sensible", game="gumball-rally")
        told = await until(table, over)
        assert told["table"]["result"] and not told["table"]["awaiting"]


async def test_a_bot_answers_when_it_is_asked_and_waits_for_people(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "random", game="gumball-rally")
        await until(table, lambda told: told["table"]["awaiting"] == [0] or over(told))
        await table.answer(0)
        await until(table, lambda told: told["table"]["awaiting"] == [0] or over(told))


def hang(bot: str, table: str, record: dict[str, Any], seat: int) -> Option:
    time.sleep(60)
    return 0


def fail(bot: str, table: str, record: dict[str, Any], seat: int) -> Option:
    raise ZeroDivisionError


@pytest.mark.parametrize("decide", [hang, fail])
async def test_a_bot_that_hangs_or_fails_is_replaced_and_the_loop_never_waits(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, decide: Any
) -> None:
    monkeypatch.setattr("halftrack.server.thinking.decide", decide)
    async with serving(str(tmp_path / "t.db"), bot_seconds=0.3) as server, server.somebody() as ada:
        table = await ada.table("me", "random", game="gumball-rally", options={"first": 1})
        slowest = 0.0
        while not (told := await table.look())["entries"]:
            started = time.perf_counter()
            await asyncio.sleep(0.01)
            slowest = max(slowest, time.perf_counter() - started)
        assert "bot-replaced" in [note["kind"] for note in told["notes"]]
        assert slowest < 0.25


async def test_a_standing_order_answers_and_nobody_else_sees_it(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        question = (await started(bob, table))["question"]
        wish = question["options"][-1]
        await ada.put(f"{table.path}/orders", {"seat": 0, "orders": {question["kind"]: [wish]}})
        told = await until(table, lambda told: told["entries"] > 0)
        assert server.house.live[table.id].play.entries[0] == (0, wish)  # type: ignore[union-attr]
        assert await bob.refused("GET", f"{table.path}/orders?seat=0") == "forbidden"
        assert "orders" not in str(told) and "orders" not in str(await bob.get(f"{table.path}/look?seat=1"))


async def started(bob: Any, table: AtTable) -> Any:
    """Bob sits down, and the race begins; how it looks to the first seat."""
    await bob.post(f"{table.path}/seats/1/take")
    return await until(table, lambda told: told["question"] is not None, 0)


async def test_queued_answers_are_given_and_dropped_when_the_facts_are_others(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        question = (await started(bob, table))["question"]
        step = {"kind": question["kind"], "option": question["options"][0]}
        stale = {**step, "facts": {"never": "so"}}
        await ada.put(f"{table.path}/orders", {"seat": 0, "queue": [stale, step]})
        await asyncio.sleep(0.4)
        assert (await ada.get(f"{table.path}/orders?seat=0"))["queue"] == []
        assert (await table.look())["entries"] == 0
        await ada.put(f"{table.path}/orders", {"seat": 0, "queue": [step]})
        await until(table, lambda told: told["entries"] > 0)


async def test_when_the_time_is_up_the_others_choose(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        pace = {"kind": "moves", "hours": 0.01}
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0}, pace=pace)
        told = await started(bob, table)
        assert 30 < told["deadlines"]["0"] - time.time() < 40
        live = server.house.live[table.id]
        live.row = type(live.row)(**{name: getattr(live.row, name) for name in live.row.__struct_fields__}
                                  | {"begun": (live.row.begun or 0.0) - 40})  # fmt: skip
        server.house.steward.look_after(live)
        await until(table, lambda told: any(note["kind"] == "time-is-up" for note in told["notes"]))
        assert await ada.refused("POST", f"{table.path}/votes", {"seat": 0, "about": 0, "choice": "wait"})
        await bob.post(f"{table.path}/votes", {"seat": 1, "about": 0, "choice": "bot"})
        await until(table, lambda told: told["entries"] > 0)
        await ada.post(f"{table.path}/return", {"seat": 0})
        assert (await table.look())["table"]["seats"][0]["kind"] == "person"


async def test_one_alone_sends_nobody_away_who_may_still_come(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await started(bob, table)
        for choice in ("leave", "bot"):
            kick = {"seat": 1, "about": 0, "choice": choice}
            assert await bob.refused("POST", f"{table.path}/votes", kick) == "illegal"
        monkeypatch.setattr(server.house.live[table.id], "now", lambda: time.time() + 86500)
        await bob.post(f"{table.path}/votes", kick)
        assert (await table.look())["table"]["seats"][0]["kind"] == "bot"


async def test_who_has_two_seats_has_one_voice(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob, server.somebody("Eve") as eve:
        table = await ada.table("hotseat", "hotseat", "open", "open", game="gumball-rally")
        await bob.post(f"{table.path}/seats/2/take")
        await eve.post(f"{table.path}/seats/3/take")
        await until(table, lambda told: told["table"]["status"] == "racing")
        for person, seat, kind in ((ada, 0, "person"), (ada, 1, "person"), (bob, 2, "bot")):
            await person.post(f"{table.path}/votes", {"seat": seat, "about": 3, "choice": "bot"})
            assert (await table.look())["table"]["seats"][3]["kind"] == kind


async def test_what_fails_once_the_rules_have_gone_on_leaves_nothing_behind(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally", options={"first": 0})
        before, live = await table.look(0), server.house.live[table.id]
        body = {"id": "x", "seat": 0, "question": 0, "option": before["question"]["options"][0]}
        with monkeypatch.context() as broken:
            broken.setattr(live, "mailer", lambda *_: 1 // 0)
            assert await ada.refused("POST", f"{table.path}/answers", body) == "broken"
            assert (await table.look(0))["view"] == before["view"]
        assert await ada.post(f"{table.path}/answers", body) == {"entry": 0}


def test_a_playing_window_stops_the_clock_at_night() -> None:
    evening = 1_700_000_000 - 1_700_000_000 % 86400 + 21 * 3600  # 21:00, in UTC
    assert within(evening, 3600, "08:00", "22:00", None) == evening + 3600
    assert within(evening, 2 * 3600, "08:00", "22:00", None) == evening + 12 * 3600
    assert within(evening, 5 * 3600, "20:00", "02:00", "UTC") == evening + 5 * 3600
    assert within(evening, 5 * 3600, None, None, None) == evening + 5 * 3600


async def test_a_hint_is_given_alone_and_refused_among_people(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        alone = await ada.table("me", "me", game="gumball-rally", options={"first": 0})
        thoughts = await ada.post(f"{alone.path}/hints", {"seat": 0})
        assert thoughts["options"][0]["option"] in (await alone.look(0))["question"]["options"]
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await started(bob, table)
        assert await ada.refused("POST", f"{table.path}/hints", {"seat": 0}) == "forbidden"


async def test_rules_that_fail_refuse_the_answer_and_lose_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally", options={"first": 0})
        await table.answer(0)
        monkeypatch.setattr(Play, "_take", lambda *_: 1 // 0)
        question = (await table.look((await table.look())["table"]["awaiting"][0]))["question"]
        seat = (await table.look())["table"]["awaiting"][0]
        body = {"id": "x", "seat": seat, "question": question["number"], "option": question["options"][0]}
        monkeypatch.setattr(server.house.live[table.id], "_forget", lambda *_: monkeypatch.undo())
        assert await ada.refused("POST", f"{table.path}/answers", body) == "broken"


async def test_a_live_race_goes_on_after_a_change_of_rules(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from halftrack.games.gumball_rally.game import GumballRally

    async with serving(str(tmp_path / "t.db")) as server, server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        for _ in range(5):
            await table.answer((await table.look())["table"]["awaiting"][0])
        before = await table.look()
        server.house.live.clear()
        monkeypatch.setattr(GumballRally, "rules_version", 2)
        after = await table.look()
        assert "rebased" in [note["kind"] for note in after["notes"]] and after["entries"] == 6
        assert {name: after["view"][name] for name in ("round", "deck") if name in after["view"]} == {
            name: before["view"][name] for name in ("round", "deck") if name in before["view"]
        }
        await table.answer(after["table"]["awaiting"][0])
        server.house.live.clear()
        assert (await table.look())["entries"] == 7


async def test_a_race_that_waits_for_people_leaves_memory_and_is_not_looked_for(tmp_path: Any) -> None:
    async with serving(str(tmp_path / "t.db"), idle_seconds=0.4, poll_seconds=0.1) as server, server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally", pace={"kind": "moves"})
        row = await server.house.store.races.get(table.id)
        assert row is not None and row.due is None
        await asyncio.sleep(1.2)
        assert server.house.live == {} and server.house.steward.timers == {}


async def test_what_is_found_due_and_is_not_is_put_right_in_the_store(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        await server.house.store.races.change(table.id, due=1.0)
        async with asyncio.timeout(10):
            while table.id in await server.house.store.races.due(time.time()):
                await asyncio.sleep(0.05)


async def test_a_race_that_cannot_go_on_stops_no_other(tmp_path: Any) -> None:
    async with serving(str(tmp_path / "t.db"), idle_seconds=1e9) as server, server.somebody() as ada:
        broken, sound = [await ada.table("random", "me", game="gumball-rally") for _ in range(2)]
        await until(sound, lambda told: told["table"]["awaiting"] == [1])
        house = server.house
        house.live.clear()
        async with house.store.database.writing() as connection:
            words = f"INSERT INTO entries VALUES ('{broken.id}', 9000, '[0, \"fly\"]', 0, NULL)"
            await connection.exec_driver_sql(words)
        await house.store.races.change(broken.id, due=1.0)
        await house.store.races.change(sound.id, due=2.0)
        async with asyncio.timeout(10):
            while sound.id not in house.live:
                await asyncio.sleep(0.05)
        assert broken.id not in await house.store.races.due(time.time())


async def test_a_queued_answer_leaves_the_queue_with_its_entry_or_not_at_all(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        question = (await started(bob, table))["question"]
        with monkeypatch.context() as away:
            away.setattr(server.house.store.races, "append", Away())
            step = {"kind": question["kind"], "option": question["options"][0]}
            await ada.put(f"{table.path}/orders", {"seat": 0, "queue": [step]})
            await asyncio.sleep(0.4)
            kept = (await server.house.store.races.seats(table.id))[0]
            assert kept.queue == [step]
        await until(table, lambda told: told["entries"] > 0)
        assert (await server.house.store.races.seats(table.id))[0].queue == []


class Away:
    """A store that takes nothing."""

    async def __call__(self, *_: Any) -> Any:
        raise StoreAway("gone")


def test_time_runs_from_when_the_race_began_whoever_answers_first() -> None:
    table: Any = SimpleNamespace(times=[30.0, 50.0], row=SimpleNamespace(begun=20.0, created=0.0))
    assert [asked_at(table, number) for number in range(3)] == [20.0, 30.0, 50.0]
    table.times = [5.0, 5.0]  # brought in from elsewhere before the last guest sat down
    assert asked_at(table, 2) == moved_at(table) == 20.0


def test_an_hour_that_is_there_twice_counts_twice() -> None:
    """In Paris the clocks go back an hour in the night to the 25th of October 2026."""
    evening = datetime(2026, 10, 24, 22, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    assert within(evening, 11 * 3600, "22:00", "08:00", "Europe/Paris") == evening + 11 * 3600
    assert within(evening, 12 * 3600, "22:00", "08:00", "Europe/Paris") == evening + 11 * 3600 + 14 * 3600 + 3600


async def test_no_hint_while_another_racer_may_come_back_and_a_seat_nobody_takes_can_be_voted_about(
    server: Server,
) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await started(bob, table)
        await ada.post(f"{table.path}/seats/1/reissue")
        assert await ada.refused("POST", f"{table.path}/hints", {"seat": 0}) == "forbidden"
        await ada.post(f"{table.path}/votes", {"seat": 0, "about": 1, "choice": "bot"})
        assert await ada.refused("POST", f"{table.path}/hints", {"seat": 0}) == "forbidden"
        assert (await table.look())["table"]["seats"][1]["kind"] == "bot"
