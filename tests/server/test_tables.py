"""Tables, seats and people over HTTP."""

import asyncio
from typing import Any

import pytest

from tests.server.conftest import NUMBERS
from tests.server.postgres import new_database
from tests.server.serving import AtTable, Server, serving

pytestmark = pytest.mark.anyio


async def seat_asked(table: AtTable) -> int:
    awaiting: list[int] = (await table.look())["table"]["awaiting"]
    return awaiting[0]


async def test_a_race_with_oneself_on_all_seats_begins_at_once(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        assert (await table.look())["table"]["status"] == "racing"
        asked = await seat_asked(table)
        assert (await table.look(asked))["question"]["options"]
        assert (await table.look(1 - asked))["question"] is None


async def test_an_answer_goes_on_and_the_same_click_again_changes_nothing(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        asked = await seat_asked(table)
        question = (await table.look(asked))["question"]
        body = {"id": "one", "seat": asked, "question": question["number"], "option": question["options"][0]}
        assert await ada.post(f"{table.path}/answers", body) == {"entry": 0}
        assert await ada.post(f"{table.path}/answers", body) == {"entry": 0}
        assert (await table.look())["entries"] == 1


async def test_a_late_click_is_refused(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        asked = await seat_asked(table)
        question = (await table.look(asked))["question"]
        await table.answer(asked)
        body = {"id": "late", "seat": asked, "question": question["number"], "option": question["options"][-1]}
        assert await ada.refused("POST", f"{table.path}/answers", body) == "late"
        assert (await table.look())["entries"] == 1


async def test_an_option_that_is_not_open_is_refused(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me")
        asked = await seat_asked(table)
        number = (await table.look(asked))["question"]["number"]
        body = {"id": "x", "seat": asked, "question": number, "option": "fly"}
        assert await ada.refused("POST", f"{table.path}/answers", body) == "illegal"


async def test_a_link_is_looked_at_as_often_as_one_likes_and_accepted_once(server: Server) -> None:
    async with server.somebody() as ada, server.somebody(None) as bob, server.somebody("Eve") as eve:
        table = await ada.table("me", "invited")
        link = f"/api/invitations/{table.invites[1]}"
        for person in (bob, eve, bob):
            assert (await person.get(link))["seat"] == 1
        assert (await bob.post(f"{link}/accept", {"name": "Bob"}))["seat"] == 1
        assert await eve.refused("POST", f"{link}/accept", {}) == "missing"
        names = [seat["name"] for seat in (await table.look())["table"]["seats"]]
        assert names == ["Ada", "Bob"]


async def test_the_host_never_sees_the_seat_of_another(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open")
        await bob.post(f"{table.path}/seats/1/take")
        assert await ada.refused("GET", f"{table.path}/look?seat=1") == "forbidden"


async def test_a_seat_token_is_for_that_seat_alone(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open")
        token = (await bob.post(f"{table.path}/seats/1/take"))["token"]
        async with server.somebody(None, authorization=f"Bearer {token}") as program:
            assert (await program.get(f"{table.path}/look?seat=1"))["seat"] == 1
            assert await program.refused("GET", f"{table.path}/look?seat=0") == "forbidden"
            assert await program.refused("POST", "/api/me/phrase") == "forbidden"


async def test_a_lost_link_is_issued_anew_and_the_old_seat_is_gone(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob, server.somebody("New Bob") as new_bob:
        table = await ada.table("me", "open")
        await bob.post(f"{table.path}/seats/1/take")
        made = await ada.post(f"{table.path}/seats/1/reissue")
        assert await bob.refused("GET", f"{table.path}/look?seat=1") == "forbidden"
        await new_bob.post(f"/api/invitations/{made['invites'][0]['secret']}/accept", {})
        assert (await new_bob.get(f"{table.path}/look?seat=1"))["seat"] == 1


async def test_the_hotseat_is_seen_only_when_its_curtain_is_lifted(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("hotseat", "hotseat")
        assert await ada.refused("GET", f"{table.path}/look?seat=0") == "forbidden"
        assert (await table.look(0, lifted="true"))["seat"] == 0


async def test_who_passes_his_device_round_has_a_curtain_before_his_own_hand_too(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "hotseat", "open")
        assert [seat["curtain"] for seat in (await table.look())["table"]["seats"]] == [True, True, False]
        alone = await ada.table("me", "open")
        assert [seat["curtain"] for seat in (await alone.look())["table"]["seats"]] == [False, False]


async def test_a_phrase_carries_a_person_to_another_device(server: Server) -> None:
    async with server.somebody() as ada, server.somebody(None) as telephone:
        phrase = (await ada.post("/api/me/phrase"))["phrase"]
        found = await telephone.post("/api/recover", {"phrase": f" {phrase.upper()} "})
        assert found["id"] == (await ada.get("/api/me"))["id"] == (await telephone.get("/api/me"))["id"]
        assert await telephone.refused("POST", "/api/recover", {"phrase": "guess"}) == "missing"


async def test_a_guest_is_a_cookie_that_scripts_and_other_sites_cannot_use(server: Server) -> None:
    async with server.somebody(None) as stranger:
        response = await stranger.ask("POST", "/api/me", {"name": "Ada"})
        flags = response.headers["set-cookie"].lower()
        assert "httponly" in flags and "samesite=lax" in flags
        secret = stranger.http.cookies["halftrack"]
        assert len(secret) >= 22
        known = await server.house.store.database.rows(select_tokens())
        assert secret not in str(known)


def select_tokens() -> Any:
    from sqlalchemy import select

    from halftrack.server.store.schema import tokens

    return select(tokens)


async def test_my_tables_show_those_first_that_wait_for_me(server: Server) -> None:
    async with server.somebody() as ada:
        await ada.table("me", "open", name="not begun")
        await ada.table("me", "me", name="my turn")
        await ada.table("me", "open", name="not begun either")
        tables = (await ada.get("/api/me/tables"))["tables"]
        assert tables[0]["name"] == "my turn" and len(tables) == 3
        assert (await ada.get("/api/me/next"))["table"]["name"] == "my turn"


async def test_the_lobby_lists_public_tables_and_closed_ones_are_not_there_at_all(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Eve") as eve:
        await ada.table("me", "open", name="for all", access="public")
        await ada.table("me", "open", name="by link", access="link")
        closed = await ada.table("me", "open", name="closed", access="closed")
        assert {table["name"] for table in (await eve.get("/api/tables"))["tables"]} == {"for all"}
        assert await eve.refused("GET", closed.path) == "missing"
        assert await eve.refused("GET", f"{closed.path}/look") == "missing"


async def test_whoever_wants_to_be_forgotten_is(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open")
        await bob.post(f"{table.path}/seats/1/take")
        await bob.ask("DELETE", "/api/me")
        assert await bob.refused("GET", "/api/me") == "unknown"
        assert "Bob" not in str(await table.look())


async def test_no_option_of_a_table_reads_a_file(server: Server) -> None:
    async with server.somebody() as ada:
        body = {"game": "great-race", "seats": [{"kind": "me"}] * 2, "options": {"board": "../secret.toml"}}
        assert await ada.refused("POST", "/api/tables", body) == "setup"


async def test_the_same_people_race_again(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        await finish(table)
        again = await ada.post(f"{table.path}/rematch")
        assert again["table"]["status"] == "racing" and again["table"]["origin"] == {"rematch": table.id}


async def finish(table: AtTable) -> None:
    while (told := await table.look())["table"]["status"] == "racing":
        await table.answer(told["table"]["awaiting"][0])


async def test_after_the_end_the_record_is_open_and_every_moment_can_be_seen(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Eve") as eve:
        table = await ada.table("me", "me", game="gumball-rally")
        assert await eve.refused("GET", f"{table.path}/replay?at=3") == "illegal"
        running = (await eve.get(f"{table.path}/record"))["record"]
        assert "seed" not in running and running["entries"] == [] and isinstance(running["events"], list)
        assert await eve.refused("GET", f"{table.path}/record?seat=0") == "forbidden"
        await finish(table)
        record = (await eve.get(f"{table.path}/record"))["record"]
        assert record["seed"] and len(record["entries"]) == (await table.look())["entries"]
        then = await eve.get(f"{table.path}/replay?at=3&seat=1")
        assert then["entries"] == 3 and then["view"]["seat"] == 1
        await play_on_and_import(eve, table, record)


async def play_on_and_import(eve: Any, table: AtTable, record: dict[str, Any]) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    on = await eve.post(f"{table.path}/play-on", {"to": 4, "seats": seats})
    assert (on["table"]["entries"], on["table"]["status"]) == (4, "racing")
    brought = await eve.post("/api/records", {"record": record})
    assert brought["table"]["status"] == "over" and brought["table"]["result"]
    assert await eve.refused("POST", "/api/records", {"record": {**record, "seed": "other"}}) == "setup"


async def test_a_purge_needs_the_host_of_the_server(server: Server) -> None:
    async with server.somebody() as ada:
        await ada.table("me", "open")
        assert await ada.refused("POST", "/api/host/purge", {"days": 0}) == "forbidden"
        async with server.somebody(None, authorization="Bearer the-host") as host:
            assert (await host.post("/api/host/purge", {"days": 0}))["tables"] >= 1
        assert (await ada.get("/api/me/tables"))["tables"] == []


async def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally")
        await bob.post(f"{table.path}/seats/1/take")
        while (await table.look())["table"]["status"] == "open":
            await asyncio.sleep(0.02)
        for person, seat in ((ada, 0), (bob, 1)):
            if (await table.look())["table"]["status"] == "racing":
                await person.post(f"{table.path}/resign", {"id": "enough", "seat": seat})
        asked = [person.post(f"{table.path}/rematch") for person in (ada, bob)]
        one, other = [made["table"] for made in await asyncio.gather(*asked)]
        assert one["id"] == other["id"] and sum(seat["mine"] for seat in (*one["seats"], *other["seats"])) == 1


async def test_what_the_forgotten_have_said_is_said_no_more(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open")
        await bob.post(f"{table.path}/seats/1/take")
        await bob.post(f"{table.path}/chat", {"seat": 1, "text": "my address is 5 Long Street"})
        await ada.post(f"{table.path}/chat", {"seat": 0, "text": "hello"})
        await bob.ask("DELETE", "/api/me")
        assert [note["data"]["text"] for note in (await table.look())["notes"]] == ["…", "hello"]


async def test_a_phrase_may_be_typed_as_one_likes(server: Server) -> None:
    async with server.somebody() as ada, server.somebody(None) as telephone:
        phrase = (await ada.post("/api/me/phrase"))["phrase"]
        for typed in (phrase.replace("-", " "), phrase.replace("-", "").upper(), phrase.replace("-", " - ")):
            assert (await telephone.post("/api/recover", {"phrase": typed}))["name"] == "Ada"


async def test_who_has_lost_his_seat_sees_from_then_on_what_everybody_sees(postgres_server: str) -> None:
    shared = new_database(postgres_server, f"seats{next(NUMBERS)}")
    async with serving(shared) as one, serving(shared) as two, one.somebody() as ada, two.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await bob.post(f"{table.path}/seats/1/take")
        async with bob.tab(table.id, 1) as tab:
            assert (await tab.told())["seat"] == 1
            await ada.post(f"{table.path}/seats/1/reissue")
            while (await tab.told())["seat"] is not None:
                pass
            await table.answer(0)
            assert (await tab.told())["seat"] is None


async def test_an_id_is_for_one_answer_alone(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally", options={"first": 0, "confirm": False})
        first = await table.look(0)
        body = {"id": "one", "seat": 0, "question": 0, "option": first["question"]["options"][0]}
        assert await ada.post(f"{table.path}/answers", body) == {"entry": 0}
        question = (await table.look(1))["question"]
        other = {"id": "one", "seat": 1, "question": question["number"], "option": question["options"][0]}
        assert await ada.refused("POST", f"{table.path}/answers", other) == "taken"
        for what in ("undo", "redo", "resign"):
            assert await ada.refused("POST", f"{table.path}/{what}", {"id": "one", "seat": 1}) == "taken"
        assert (await table.look())["entries"] == 1


async def test_who_has_lost_his_seat_at_a_closed_table_is_shown_the_door(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "invited", game="gumball-rally", access="closed")
        await bob.post(f"/api/invitations/{table.invites[1]}/accept", {})
        async with bob.tab(table.id, 1) as tab:
            await tab.told()
            await ada.post(f"{table.path}/seats/1/reissue")
            await asyncio.wait_for(tab.line.wait_closed(), 10)
        assert await bob.refused("GET", table.path) == "missing"


@pytest.mark.parametrize("name", ["two\nlines", "line\n", "no\x00thing"])
async def test_a_name_is_one_line_that_can_be_printed(server: Server, name: str) -> None:
    async with server.somebody() as ada:
        body = {"game": "gumball-rally", "seats": [{"kind": "me"}] * 2}
        assert await ada.refused("POST", "/api/tables", {**body, "name": name}) == "malformed"
        assert await ada.refused("PATCH", "/api/me", {"name": name}) == "malformed"


async def test_a_path_holds_no_letter_that_no_database_takes(postgres_server: str) -> None:
    async with serving(new_database(postgres_server, f"paths{next(NUMBERS)}")) as server, server.somebody() as ada:
        for method, path in (("GET", "tables/a%00"), ("GET", "invitations/a%00"), ("DELETE", "me/channels/a%00")):
            assert await ada.refused(method, f"/api/{path}") == "missing"
