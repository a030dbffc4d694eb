"""People who are away are told that it is their turn: once, and only where the address is a public one."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from halftrack.server import outgoing, push
from halftrack.server.notices import mails
from halftrack.server.outgoing import vetted
from halftrack.server.refusals import Refused
from tests.games.subjects import SUBJECTS
from tests.server.leaks import table_around
from tests.server.rows import NOW
from tests.server.serving import AtTable, Server, Somebody, serving
from tests.support.playing import answer_once

pytestmark = pytest.mark.anyio

Letters = list[tuple[str, dict[str, str], bytes]]


@asynccontextmanager
async def letterbox() -> AsyncIterator[tuple[str, Letters]]:
    """Something that takes what is posted to it."""
    letters: Letters = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        letters.append((head[0], dict(line.split(": ", 1) for line in head[1:] if line), body))
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(take, "127.0.0.1", 0) as box:
        yield f"http://127.0.0.1:{box.sockets[0].getsockname()[1]}", letters


@pytest.fixture
async def postal(tmp_path: Any) -> AsyncIterator[Server]:
    async with serving(str(tmp_path / "post.db"), grace=0.2, poll_seconds=0.1) as running:
        yield running


async def bobs_turn(ada: Somebody, bob: Somebody) -> AtTable:
    """Bob is asked, after an answer of Ada's."""
    table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
    await bob.post(f"{table.path}/seats/1/take")
    async with asyncio.timeout(10):
        while (told := await table.look())["table"]["awaiting"] != [1]:
            if told["table"]["awaiting"] == [0]:
                await table.answer(0)
            await asyncio.sleep(0.01)
    return table


async def test_a_webhook_is_told_once_with_what_is_asked_and_where(postal: Server) -> None:
    async with postal.somebody() as ada, postal.somebody("Bob") as bob, letterbox() as (address, letters):
        await bob.post("/api/me/channels", {"kind": "webhook", "target": {"url": f"{address}/hook"}})
        table = await bobs_turn(ada, bob)
        await asyncio.sleep(1.0)
        assert len(letters) == 1
        told = json.loads(letters[0][2])
        assert letters[0][0] == "POST /hook HTTP/1.1" and told["link"].endswith(table.id) and told["asked"]


async def test_who_is_at_the_table_is_not_written_to(postal: Server) -> None:
    async with postal.somebody() as ada, postal.somebody("Bob") as bob, letterbox() as (address, letters):
        await bob.post("/api/me/channels", {"kind": "webhook", "target": {"url": address}})
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await bob.post(f"{table.path}/seats/1/take")
        async with bob.tab(table.id, 1):
            async with asyncio.timeout(10):
                while (await table.look())["table"]["awaiting"] == [0]:
                    await table.answer(0)
            await asyncio.sleep(0.6)
        assert letters == []


async def test_who_has_the_table_open_and_looks_elsewhere_is_written_to(postal: Server) -> None:
    async with postal.somebody() as ada, postal.somebody("Bob") as bob, letterbox() as (address, letters):
        await bob.post("/api/me/channels", {"kind": "webhook", "target": {"url": address}})
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await bob.post(f"{table.path}/seats/1/take")
        async with bob.tab(table.id, 1) as tab:
            await tab.say("attend", here=False)
            async with asyncio.timeout(10):
                while (await table.look())["table"]["awaiting"] == [0]:
                    await table.answer(0)
                while not letters:
                    await asyncio.sleep(0.05)
        assert json.loads(letters[0][2])["link"] == f"{postal.address}/table/{table.id}"


async def test_a_push_is_sealed_for_the_browser_and_signed_by_the_server(postal: Server) -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
    keys = {"p256dh": push.url64(browser.public_key().public_bytes(*push.POINT)), "auth": push.url64(auth)}
    async with postal.somebody() as ada, postal.somebody("Bob") as bob, letterbox() as (address, letters):
        target = {"endpoint": f"{address}/push", **keys}
        await bob.post("/api/me/channels", {"kind": "push", "target": target})
        await bobs_turn(ada, bob)
        async with asyncio.timeout(5):
            while not letters:
                await asyncio.sleep(0.05)
        _, headers, body = letters[0]
        assert json.loads(opened(body, browser, auth))["game"] == "gumball-rally"
        assert_signed(headers["Authorization"], (await bob.get("/api/push-key"))["key"])


def opened(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What the browser reads, by RFC 8291."""
    salt, public, sealed = body[:16], body[21:86], body[86:]
    server = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    own = browser.public_key().public_bytes(*push.POINT)
    secret = push.derived(browser.exchange(ec.ECDH(), server), auth, b"WebPush: info\0" + own + public, 32)
    key = push.derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = push.derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\2")


def assert_signed(header: str, key: str) -> None:
    token, told = header.removeprefix("vapid t=").split(", k=")
    assert told == key
    words, _, signature = token.rpartition(".")
    raw = push.from_url64(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.from_url64(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, words.encode(), ec.ECDSA(hashes.SHA256()))


PRIVATE = (
    "https://127.0.0.1/", "https://localhost/", "https://10.1.2.3/", "https://192.168.0.1/", "https://169.254.169.254/",
    "https://[::1]/", "https://[fe80::1]/", "https://[fd00::1]/", "https://[::ffff:127.0.0.1]/", "https://0.0.0.0/",
    "https://2130706433/", "https://0x7f000001/", "https://127.1/", "https://100.64.0.1/", "https://224.0.0.1/",
    "https://[2002:7f00:1::]/", "http://8.8.8.8/", "ftp://8.8.8.8/", "https://user:word@8.8.8.8/", "https:///x",
    "https://[64:ff9b::7f00:1]/", "https://[64:ff9b:1::1]/", "https://[::127.0.0.1]/", "https://[::ffff:0:10.0.0.1]/",
    "https://[fec0::1]/", "https://[2001:0:7f00:1::]/", "https://192.88.99.1/",
    "https://8.8.8.8:99999/", "https://exa mple/", "https://8.8.8.8/\r\nX: y", "",
)  # fmt: skip


@pytest.mark.parametrize("url", PRIVATE)
async def test_nothing_is_sent_to_this_machine_or_its_neighbours(url: str) -> None:
    with pytest.raises(Refused):
        await vetted(url)


async def test_a_public_address_is_connected_to_as_it_was_vetted(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([["8.8.8.8"], ["127.0.0.1"]])

    async def rebinding(host: str, port: int) -> list[str]:
        return next(answers)

    monkeypatch.setattr(outgoing, "resolved", rebinding)
    target = await vetted("https://hooks.example/path?x=1")
    assert (target.ip, target.host, target.path) == ("8.8.8.8", "hooks.example", "/path?x=1")
    with pytest.raises(Refused):
        await vetted("https://hooks.example/")


async def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def mixed(host: str, port: int) -> list[str]:
        return ["8.8.8.8", "10.0.0.1"]

    monkeypatch.setattr(outgoing, "resolved", mixed)
    with pytest.raises(Refused):
        await vetted("https://hooks.example/")


async def test_one_node_of_two_sends_a_mail_and_a_dead_one_s_is_sent_by_the_other(
    postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.server.conftest import NUMBERS
    from tests.server.postgres import new_database

    shared = new_database(postgres_server, f"mail{next(NUMBERS)}")
    people = (serving(shared, grace=0.3), serving(shared, grace=0.3))
    async with people[0] as one, people[1] as two, letterbox() as (address, letters), one.somebody() as ada:
        async with one.somebody("Bob") as bob:
            await bob.post("/api/me/channels", {"kind": "webhook", "target": {"url": address}})
            table = await bobs_turn(ada, bob)
            mail = (await one.house.store.mails.of((await bob.get("/api/me"))["id"]))[0]
        assert await one.house.store.mails.hold(mail.id, "dead", two.house.now(), 1.5)
        await asyncio.sleep(1.0)
        assert letters == [], "the dead node holds it"
        async with asyncio.timeout(10):
            while not letters:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.8)
        assert len(letters) == 1 and table.id in letters[0][2].decode()


async def test_who_is_asked_first_hears_that_the_race_has_begun(postal: Server) -> None:
    async with postal.somebody() as ada, postal.somebody("Bob") as bob, letterbox() as (address, letters):
        await ada.post("/api/me/channels", {"kind": "webhook", "target": {"url": address}})
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await bob.post(f"{table.path}/seats/1/take")
        await arrived(letters)
        assert table.id in letters[0][2].decode()


async def arrived(letters: Letters) -> None:
    async with asyncio.timeout(10):
        while not letters:
            await asyncio.sleep(0.05)


def test_each_question_is_written_of_once_also_one_right_after_another() -> None:
    subject = SUBJECTS[0]
    play, dice, picks = subject.begin(1), Random(1), subject.picks(1, subject.table(1))
    laid, written = set(), list[tuple[int, int]]()
    for _ in range(150):
        table = table_around(play)
        table.reachable = {seat.person for seat in table.seats if seat.person is not None}
        laid |= {(seat, question.number) for seat, question in play.open.items()}
        written += [(mail.body["seat"], mail.body["question"]) for mail in mails(table, play, NOW)]
        answer_once(play, picks, dice)
    assert sorted(written) == sorted(laid)
    assert [seat for seat, _ in written] != [seat for seat, _ in written if seat == 0]


async def test_one_who_does_not_take_his_mail_holds_up_nobody(postal: Server) -> None:
    deaf = await asyncio.start_server(never, "127.0.0.1", 0)
    async with deaf, postal.somebody() as ada, postal.somebody("Bob") as bob, letterbox() as (address, letters):
        url = f"http://127.0.0.1:{deaf.sockets[0].getsockname()[1]}"
        for target in (url, url, address):
            await bob.post("/api/me/channels", {"kind": "webhook", "target": {"url": target}})
        await bobs_turn(ada, bob)
        async with asyncio.timeout(5):
            await arrived(letters)


async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        await reader.read()
    writer.close()


async def test_who_sits_at_the_table_at_another_node_is_not_written_to(postgres_server: str) -> None:
    from tests.server.conftest import NUMBERS
    from tests.server.postgres import new_database

    shared = new_database(postgres_server, f"mail{next(NUMBERS)}")
    settings: dict[str, Any] = {"grace": 0.2, "poll_seconds": 0.1}
    nodes = serving(shared, **settings), serving(shared, **settings)
    async with nodes[0] as one, nodes[1] as two, one.somebody() as ada, two.somebody("Bob") as bob, letterbox() as post:
        await bob.post("/api/me/channels", {"kind": "webhook", "target": {"url": post[0]}})
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await bob.post(f"{table.path}/seats/1/take")
        async with bob.tab(table.id, 1) as tab:
            async with asyncio.timeout(10):
                while (await table.look())["table"]["awaiting"] != [1]:
                    await table.answer(0)
            await asyncio.sleep(1.0)
            sent = await one.house.store.mails.of((await bob.get("/api/me"))["id"])
            assert sent and all(mail.sent for mail in sent) and post[1] == []
            await tab.told()


async def test_a_letter_goes_to_the_post_office_of_the_host(postal: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async with post_office() as (address, said), postal.somebody() as ada, postal.somebody("Bob") as bob:
        monkeypatch.setattr(postal.house, "settings", msgspec.structs.replace(postal.house.settings, smtp=address))
        await bob.post("/api/me/channels", {"kind": "mail", "target": {"address": "bob@bob.example"}})
        table = await bobs_turn(ada, bob)
        async with asyncio.timeout(10):
            while table.id not in "".join(said):
                await asyncio.sleep(0.05)
        assert "rcpt TO:<bob@bob.example>\r\n" in said


async def test_who_has_no_post_office_takes_no_address(server: Server) -> None:
    async with server.somebody() as ada:
        wanted = {"kind": "mail", "target": {"address": "ada@ada.example"}}
        assert await ada.refused("POST", "/api/me/channels", wanted) == "setup"


@asynccontextmanager
async def post_office() -> AsyncIterator[tuple[str, list[str]]]:
    """Something that takes letters, and keeps what is said to it."""
    said: list[str] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        letter = False
        while line := (await reader.readline()).decode():
            said.append(line)
            letter = line == "data\r\n" or (letter and line != ".\r\n")
            if line == "data\r\n":
                writer.write(b"354 go on\r\n")
            elif not letter:
                writer.write(b"221 bye\r\n" if line == "quit\r\n" else b"250 good\r\n")
        writer.close()

    async with await asyncio.start_server(take, "127.0.0.1", 0) as box:
        yield f"smtp://127.0.0.1:{box.sockets[0].getsockname()[1]}", said
