"""Who may do what: spectator, host, ex-player, stranger and narrow tokens, tried at each operation."""

import asyncio
import re
from typing import Any

import pytest

from halftrack.server.operations import ADMIN, ANYONE, Operation
from halftrack.server.routes import OPERATIONS
from tests.server.serving import AtTable, Server, Somebody

pytestmark = pytest.mark.anyio

BODIES: dict[str, Any] = {
    "give_answer": {"id": "x", "seat": 1, "question": 0, "option": 0},
    "take_back": {"id": "x", "seat": 1, "to": 0},
    "do_again": {"id": "x", "seat": 1},
    "give_consent": {"seat": 1, "note": 0, "yes": True},
    "say": {"seat": 1, "text": "hello"},
    "resign": {"id": "x", "seat": 1},
    "cast_vote": {"seat": 1, "about": 0, "choice": "leave"},
    "come_back": {"seat": 1},
    "give_orders": {"seat": 1},
    "hint": {"seat": 1},
    "mute": {"seat": 1, "muted": True},
    "change_table_seat": {"kind": "open"},
    "play_on": {"to": 0},
}
OF_A_SEAT = ("give_answer", "take_back", "do_again", "give_consent", "say", "resign", "cast_vote", "come_back",
             "give_orders", "show_orders", "hint", "stand_up")  # fmt: skip
PAST = ("look", "tell_story", "show_moments")
WITH_SEAT = ("show_orders", *PAST)
OF_THE_HOST = ("delete_table", "change_table_seat", "reissue", "mute")
BY_NAME = {operation.name: operation for operation in OPERATIONS}


async def outcome(person: Somebody, operation: Operation, table: AtTable) -> str:
    """The code of the refusal, or nothing."""
    path = operation.path.replace("{table}", table.id).replace("{seat:int}", "1")
    path = re.sub(r"{\w+}", "nothing", path) + ("?seat=1" if operation.name in WITH_SEAT else "")
    response = await person.ask(operation.method, path, BODIES.get(operation.name))
    return "" if response.status_code == 200 else str(response.json()["code"])


async def bobs_table(ada: Somebody, bob: Somebody, **more: Any) -> AtTable:
    """Ada is the host, Bob sits on seat 1, and it is his turn."""
    table = await ada.table("me", "open", game="gumball-rally", options={"first": 1}, **more)
    await bob.post(f"{table.path}/seats/1/take")
    return table


async def test_nobody_but_its_owner_does_anything_for_a_seat(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob, server.somebody("Eve") as eve:
        table = await bobs_table(ada, bob)
        async with server.somebody(None) as stranger:
            for name in OF_A_SEAT:
                assert await outcome(ada, BY_NAME[name], table) == "forbidden", f"the host may {name}"
                assert await outcome(eve, BY_NAME[name], table) == "forbidden", f"a spectator may {name}"
                assert await outcome(stranger, BY_NAME[name], table) == "unknown", f"a stranger may {name}"
            for person in (ada, eve, stranger):
                for name in PAST:
                    assert await outcome(person, BY_NAME[name], table) == "forbidden", name
        assert (await table.look())["entries"] == 0


async def test_what_is_the_host_s_is_nobody_else_s(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob, server.somebody("Eve") as eve:
        table = await bobs_table(ada, bob)
        for name in OF_THE_HOST:
            for person in (bob, eve):
                assert await outcome(person, BY_NAME[name], table) == "forbidden", name


async def test_an_ex_player_has_no_seat_any_more(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await bobs_table(ada, bob)
        await ada.post(f"{table.path}/seats/1/reissue")
        for name in (*OF_A_SEAT, *PAST):
            assert await outcome(bob, BY_NAME[name], table) == "forbidden", name


async def test_who_races_takes_no_seat_of_another_by_its_new_link(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob, server.somebody("New Bob") as new_bob:
        table = await bobs_table(ada, bob)
        async with asyncio.timeout(10):
            while (await table.look())["table"]["status"] == "open":
                await asyncio.sleep(0.02)
        link = (await ada.post(f"{table.path}/seats/1/reissue"))["invites"][0]["secret"]
        assert await ada.refused("POST", f"/api/invitations/{link}/accept", {}) == "forbidden"
        assert (await new_bob.post(f"/api/invitations/{link}/accept", {}))["seat"] == 1


async def test_a_closed_table_is_not_there_for_others_whatever_they_ask(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob, server.somebody("Eve") as eve:
        table = await ada.table("me", "invited", game="gumball-rally", access="closed")
        await bob.post(f"/api/invitations/{table.invites[1]}/accept", {})
        for operation in OPERATIONS:
            if "{table}" in operation.path:
                assert await outcome(eve, operation, table) == "missing", operation.name


@pytest.mark.parametrize(("kind", "reaches"), [("read", ()), ("table", ()), ("seat", ())])
async def test_a_narrow_token_does_no_more_than_it_is_for(server: Server, kind: str, reaches: tuple[str, ...]) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table, other = await bobs_table(ada, bob), await bobs_table(ada, bob)
        wanted = {"label": "program", "kind": kind, "table": table.id, "seat": 1}
        token = (await bob.post("/api/me/tokens", wanted))["secret"]
        async with server.somebody(None, authorization=f"Bearer {token}") as program:
            for operation in OPERATIONS:
                code = await outcome(program, operation, other)
                allowed = operation.reads if kind == "read" else operation.who == ANYONE
                if not allowed and operation.who != ADMIN and "{secret}" not in operation.path:
                    assert code in ("forbidden", "missing"), f"{kind}: {operation.name}: {code or 'done'}"
            question = (await program.get(f"{table.path}/look?seat=1"))["question"]
            body = {"id": "p", "seat": 1, "question": question["number"], "option": question["options"][0]}
            response = await program.ask("POST", f"{table.path}/answers", body)
            assert response.status_code == (403 if kind == "read" else 200)


async def test_the_operations_of_the_server_s_host_are_his_alone(server: Server) -> None:
    async with server.somebody() as ada, server.somebody(None) as stranger:
        table = await ada.table("me", "open")
        for operation in [operation for operation in OPERATIONS if operation.who == ADMIN]:
            assert await outcome(ada, operation, table) in ("forbidden", "malformed", "unsupported")
            assert await outcome(stranger, operation, table) in ("unknown", "malformed", "unsupported")


async def test_an_unknown_token_is_told_so(server: Server) -> None:
    async with server.somebody(None, authorization="Bearer guess") as program:
        assert await program.refused("GET", "/api/me") == "unknown"


async def test_too_many_requests_from_one_address_are_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from halftrack.server.limits import Limits
    from halftrack.server.settings import Settings

    monkeypatch.setattr(server.house, "limits", Limits(Settings(database="", requests=0.01, burst=5)))
    async with server.somebody(None) as stranger:
        codes = [(await stranger.ask("GET", "/api/games")).status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3


async def test_every_answer_has_the_headers_that_keep_a_browser_safe(server: Server) -> None:
    async with server.somebody() as ada:
        headers = (await ada.ask("GET", "/api/games")).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["cache-control"] == "no-store"
        assert "server" not in headers
