"""Letters to who is away: in his language, at once or once a day, and his name follows him to his tables."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from halftrack.server.letters import Asked, kept_until, letter, next_at, texts_of
from halftrack.server.store import Mail, Person
from tests.server.serving import Server, serving
from tests.server.test_notices import bobs_turn, letterbox

NOON = datetime(2026, 5, 3, 12, tzinfo=ZoneInfo("Europe/Paris")).timestamp()


def somebody(**settings: Any) -> Person:
    return Person("p", "Ada", settings, 0.0, 0.0)


def mail(**body: Any) -> Mail:
    return Mail("m", "p", "t", {"seat": 0, "question": 1, "deadline": None, **body}, NOON)


def asked(table: str = "k3j", name: str = "great-race", **more: Any) -> Asked:
    return Asked(table, "great-race", name, "drive", **{"deadline": None, "reminder": False, **more})


def test_a_letter_names_the_table_and_leads_there() -> None:
    told = letter(texts_of(somebody()), "https://home", [asked()])
    assert told["title"] == "It is your turn: The Great Race"
    assert told["content"].endswith("https://home/table/k3j") and told["table"] == ""


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "C’est à toi"), ("de", "Du bist dran"), ("xx", "It is your turn")]
)
def test_a_letter_speaks_the_language_of_its_reader(language: str, words: str) -> None:
    told = letter(texts_of(somebody(language=language)), "", [asked(name="Friday")])
    assert told["title"] == f"{words}: Friday"


def test_the_letter_of_a_day_names_all_tables_and_the_nearest_deadline() -> None:
    told = letter(
        texts_of(somebody()), "https://home", [asked("a", "One", deadline=9.0), asked("b", "Two", deadline=5.0)]
    )
    assert (told["table"], told["deadline"], told["link"]) == ("One, Two", 5.0, "https://home/mine")
    assert [each["link"] for each in told["tables"]] == ["https://home/table/a", "https://home/table/b"]


def test_a_mail_waits_for_the_hour_of_the_day_that_was_wished() -> None:
    evening = somebody(digest="18:00", zone="Europe/Paris")
    assert kept_until(evening, mail(), NOON) == NOON + 6 * 3600
    assert kept_until(somebody(digest="08:00", zone="Europe/Paris"), mail(), NOON) == NOON + 20 * 3600
    assert next_at(datetime.fromtimestamp(NOON, ZoneInfo("Europe/Paris")).time(), ZoneInfo("Europe/Paris"), NOON) > NOON


@pytest.mark.parametrize(
    ("person", "body"),
    [(somebody(), {}), (somebody(digest=""), {}), (somebody(digest="18:00"), {"reminder": True}), (None, {}),
     (somebody(digest="18:00"), {"digest": True}), (somebody(digest="noon"), {}),
     (somebody(digest="18:00", zone="x"), {})],
)  # fmt: skip
def test_all_others_go_at_once(person: Person | None, body: dict[str, Any]) -> None:
    assert kept_until(person, mail(**body), NOON) is None


@pytest.fixture
async def postal(tmp_path: Any) -> AsyncIterator[Server]:
    async with serving(str(tmp_path / "post.db"), grace=0.2, poll_seconds=0.1) as running:
        yield running


@pytest.mark.anyio
async def test_once_a_day_one_letter_tells_of_every_table_that_still_waits(postal: Server) -> None:
    async with postal.somebody() as ada, postal.somebody("Bob") as bob, letterbox() as (address, letters):
        await bob.post("/api/me/channels", {"kind": "webhook", "target": {"url": address}})
        await bob.ask("PATCH", "/api/me", {"settings": {"digest": "00:00", "language": "de"}})
        tables = [await bobs_turn(ada, bob), await bobs_turn(ada, bob)]
        await asyncio.sleep(0.8)
        assert letters == []
        mails = postal.house.store.mails
        waiting = await mails.of((await bob.get("/api/me"))["id"])
        assert all(each.body["digest"] and each.due > postal.house.now() for each in waiting)
        for each in waiting:
            await mails.keep(each, postal.house.now())  # the hour has come
        async with asyncio.timeout(5):
            while not letters:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        assert len(letters) == 1
        told = json.loads(letters[0][2])
        assert {each["link"].rsplit("/", 1)[1] for each in told["tables"]} == {table.id for table in tables}
        assert told["title"].startswith("Du bist dran")


@pytest.mark.anyio
async def test_a_new_name_follows_to_the_tables_where_one_sits_under_the_old_one(server: Server) -> None:
    async with server.somebody("Guest") as ada:
        table = await ada.table("me", "hotseat", "open", game="gumball-rally")
        async with ada.tab(table.id) as tab:
            await tab.told()
            await ada.ask("PATCH", "/api/me", {"name": "Ada"})
            seats = (await tab.told())["table"]["seats"]
        assert [seat["name"] for seat in seats][:2] == ["Ada", "Guest 2"]
