"""What any store keeps its word on: the same over SQLite and PostgreSQL."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from halftrack.server.store import Mail, Outcome, Store, StoreAway
from halftrack.server.store.schema import metadata
from tests.server.rows import NOW, entry, note, person, seat, table, token

pytestmark = pytest.mark.anyio


async def with_table(store: Store, *entries: str) -> Store:
    await store.races.add(table(), [seat(0), seat(1)])
    for number, option in enumerate(entries):
        assert await store.races.append("race", entry(number, option)) is Outcome.IN
    return store


async def options_of(store: Store) -> list[str]:
    return [entry[1] for entry, _, _ in await store.races.entries("race")]


async def test_a_new_database_has_the_schema_that_the_code_knows(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.database.reader.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_opening_again_changes_nothing(store: Store, second: Callable[[], Store]) -> None:
    await with_table(store, "pass")
    other = await second().open()
    assert await options_of(other) == ["pass"]
    await other.close()


async def test_a_table_comes_back_as_it_was_put(store: Store) -> None:
    put = table(seed="seven", options={"board": "africa", "leaders": True}, pace={"kind": "days", "hours": 24})
    await store.races.add(put, [seat(0), seat(1, "bot", bot="driver")])
    assert await store.races.get("race") == put
    assert await store.races.seats("race") == [seat(0), seat(1, "bot", bot="driver")]


async def test_entries_come_back_in_order_with_the_table_moved_on(store: Store) -> None:
    await with_table(store, "one", "two")
    await store.races.append("race", entry(2, "three", table={"awaiting": [1], "due": NOW + 5}))
    assert await options_of(store) == ["one", "two", "three"]
    moved = await store.races.get("race")
    assert moved is not None and (moved.length, moved.awaiting, moved.due) == (3, [1], NOW + 5)


async def test_a_number_is_taken_only_once(store: Store) -> None:
    await with_table(store, "first")
    assert await store.races.append("race", entry(0, "second")) is Outcome.LATE
    assert await options_of(store) == ["first"]


async def test_the_same_answer_again_is_the_same_answer(store: Store) -> None:
    await with_table(store)
    await store.races.append("race", entry(0, key="click"))
    assert await store.races.append("race", entry(1, key="click")) is Outcome.REPEATED
    assert await store.races.append("race", entry(0, key="click")) is Outcome.REPEATED
    assert len(await options_of(store)) == 1


async def test_a_refused_entry_leaves_the_table_and_the_mail_alone(store: Store) -> None:
    await store.people.add(person(), token())
    await with_table(store, "first")
    mail = Mail("race/0", "ada", "race", {}, NOW)
    change = entry(0, "second", table={"status": "over"}, mails=[mail])
    assert await store.races.append("race", change) is Outcome.LATE
    kept = await store.races.get("race")
    assert kept is not None and kept.status == "racing"
    assert await store.mails.of("ada") == []


@pytest.mark.parametrize("rounds", [12])
async def test_two_nodes_never_both_win(store: Store, second: Callable[[], Store], rounds: int) -> None:
    await with_table(store)
    other = await second().open()
    for number in range(rounds):
        both = (node.races.append("race", entry(number, name)) for node, name in ((store, "a"), (other, "b")))
        assert sorted(outcome.value for outcome in await asyncio.gather(*both)) == ["in", "late"]
    assert len(await options_of(other)) == rounds
    await other.close()


async def test_what_comes_together_is_stored_together_and_what_is_refused_takes_nobody_along(store: Store) -> None:
    await asyncio.gather(*(store.races.add(table(f"race{number}"), [seat(of=f"race{number}")]) for number in range(20)))
    await store.races.append("race7", entry(0))
    told = await asyncio.gather(*(store.races.append(f"race{number}", entry(0)) for number in range(20)))
    assert [number for number, outcome in enumerate(told) if outcome is not Outcome.IN] == [7]
    assert [len(await store.races.entries(f"race{number}")) for number in range(20)] == [1] * 20


async def test_a_dump_is_found_by_the_entries_after_it(store: Store) -> None:
    await with_table(store)
    for number, dump in enumerate([b"start", None, b"second", None]):
        await store.races.append("race", entry(number, dump=dump))
    assert await store.races.dump("race", 2) == (0, b"start")
    assert await store.races.dump("race", 9) == (2, b"second")
    assert await store.races.dump("race", 0) is None


async def test_a_seat_is_taken_only_once(store: Store, second: Callable[[], Store]) -> None:
    for name in ("ada", "bob"):
        await store.people.add(person(name), token(name, name))
    await with_table(store)
    other = await second().open()
    both = (
        node.races.change_seat(seat(0), kind="person", person=name) for node, name in ((store, "ada"), (other, "bob"))
    )
    assert sorted(await asyncio.gather(*both)) == [False, True]
    await other.close()


async def test_notes_are_numbered_and_never_overwritten(store: Store) -> None:
    await with_table(store)
    assert await store.races.note("race", note(0, "hello"))
    assert not await store.races.note("race", note(0, "late"))
    assert await store.races.note("race", note(1, "again"))
    assert [told.data["text"] for told in await store.races.notes("race")] == ["hello", "again"]


async def test_one_node_holds_a_lease_until_it_ends(store: Store, second: Callable[[], Store]) -> None:
    await with_table(store)
    other = await second().open()
    assert await store.races.lease("race", "one", NOW, 10)
    assert not await other.races.lease("race", "two", NOW + 9, 10)
    assert await store.races.lease("race", "one", NOW + 9, 10)
    assert await other.races.lease("race", "two", NOW + 19, 10)
    await other.close()


async def test_what_is_due_is_found_unless_somebody_holds_it(store: Store) -> None:
    await with_table(store)
    await store.races.change("race", due=NOW)
    assert await store.races.due(NOW - 1) == []
    assert await store.races.due(NOW) == ["race"]
    await store.races.lease("race", "one", NOW, 10)
    assert await store.races.due(NOW + 1) == []
    assert await store.races.due(NOW + 11) == ["race"]


async def test_a_mail_is_written_once_and_sent_by_one_node(store: Store) -> None:
    await store.people.add(person(), token())
    await with_table(store)
    mail = Mail("race/0", "ada", "race", {"what": "plan"}, NOW)
    await store.races.append("race", entry(0, mails=[mail]))
    assert await store.mails.due(NOW) == [mail]
    assert await store.mails.hold(mail.id, "one", NOW, 30)
    assert not await store.mails.hold(mail.id, "two", NOW + 29, 30)
    await store.mails.sent(mail.id, NOW + 1)
    assert not await store.mails.hold(mail.id, "two", NOW + 60, 30)
    assert await store.mails.due(NOW + 60) == []


async def test_a_person_is_known_by_a_token_and_forgotten_whole(store: Store) -> None:
    await store.people.add(person(), token("hashed"))
    await store.races.add(table(host="ada"), [seat(0, "person", person="ada", name="Ada"), seat(1)])
    known = await store.people.token("hashed")
    assert known is not None and known.person == "ada"
    await store.people.delete("ada")
    assert await store.people.token("hashed") is None
    assert await store.races.seats("race") == [seat(0, "person"), seat(1)]


async def test_abandoned_tables_are_purged_with_all_that_hangs_on_them(store: Store) -> None:
    await with_table(store, "one")
    assert await store.races.purge(NOW, "racing") == 0
    assert await store.races.purge(NOW + 1, "racing") == 1
    assert await store.races.entries("race") == []


async def test_nodes_hear_of_each_other_s_entries(store: Store, second: Callable[[], Store]) -> None:
    if not store.database.is_postgresql:
        return  # one process, one file: there is nobody else
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    listening = asyncio.create_task(store.database.listen(heard.put))
    assert await asyncio.wait_for(heard.get(), 10) is None
    other = await second().open()
    await with_table(other, "one")
    assert await asyncio.wait_for(heard.get(), 10) == "race"
    listening.cancel()
    await other.close()


async def test_a_database_that_is_away_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for address in ("postgresql://halftrack@127.0.0.1:9/nothing", f"{tmp_path}/file/halftrack.db"):
        store = Store(address)
        with pytest.raises(StoreAway):
            await store.open()
        await store.close()
