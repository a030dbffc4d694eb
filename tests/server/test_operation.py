"""What the host of a server does: copies, examinations, figures, a stop that loses nothing."""

import asyncio
import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from halftrack.cli.main import main
from halftrack.server.care import backup, examine
from halftrack.server.running import Line
from halftrack.server.store import StoreAway
from tests.server.serving import Server, serving

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


async def played(server: Server, answers: int) -> str:
    """A race with so many answers; its table."""
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        for _ in range(answers):
            await table.answer((await table.look())["table"]["awaiting"][0])
        return table.id


def run(*words: str) -> Any:
    return CliRunner().invoke(main, words)


async def test_a_copy_made_while_people_race_is_whole_and_sound(tmp_path: Path) -> None:
    database, copy = str(tmp_path / "live.db"), tmp_path / "copy.db"
    async with serving(database) as server:
        race = asyncio.create_task(played(server, 30))
        await asyncio.sleep(0.1)
        told = await asyncio.to_thread(run, "backup", str(copy), "--database", database)
        assert told.exit_code == 0, told.output
        await race
    sound = await asyncio.to_thread(run, "doctor", "--database", str(copy))
    assert sound.exit_code == 0 and "0 that cannot be replayed" in sound.output


async def test_the_doctor_names_the_race_and_the_entry_that_fails(tmp_path: Path) -> None:
    database = str(tmp_path / "live.db")
    async with serving(database) as server:
        table = await played(server, 5)
        async with server.house.store.database.writing() as connection:
            await connection.execute(text("UPDATE entries SET entry = '[0, \"fly\"]' WHERE number = 3"))
    told = await asyncio.to_thread(run, "doctor", "--database", database)
    assert told.exit_code == 1 and table in told.output and "entry 3" in told.output


def test_a_database_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    told = run("backup", str(tmp_path / "copy"), "--database", str(tmp_path / "none.db"))
    assert told.exit_code == 1 and "there is no database" in told.output
    told = run("doctor", "--database", "postgresql://127.0.0.1:9/none")
    assert told.exit_code == 1 and "Error" in told.output


async def test_figures_for_prometheus(server: Server) -> None:
    async with server.somebody() as ada:
        await ada.get("/api/me")
        words = (await ada.ask("GET", "/metrics")).text
        assert 'halftrack_requests_total{kind="show_me:200"}' in words
        assert all(len(line.split()) == 2 for line in words.splitlines() if not line.startswith("#"))


async def test_the_log_holds_no_secret(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "halftrack.requests"):
        async with server.somebody() as ada, server.somebody(None) as bob:
            table = await ada.table("me", "invited")
            await bob.get(f"/api/invitations/{table.invites[1]}")
            assert "/api/invitations/..." in caplog.text
            assert table.invites[1] not in caplog.text and ada.http.cookies["halftrack"] not in caplog.text


async def test_a_full_disk_refuses_answers_and_loses_none(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "small.db")) as server, server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        await limit_pages(server, 1)
        codes: list[int] = []
        for _ in range(60):
            asked = (await table.look())["table"]["awaiting"][0]
            question = (await table.look(asked))["question"]
            body = {
                "id": str(len(codes)),
                "seat": asked,
                "question": question["number"],
                "option": question["options"][0],
            }
            codes.append((await ada.ask("POST", f"{table.path}/answers", body)).status_code)
            if codes[-1] == 503:
                break
        assert codes[-1] == 503
        entries = (await table.look())["entries"]
        assert entries == codes.count(200)
        await limit_pages(server, 100_000)
        assert (await ada.ask("POST", f"{table.path}/answers", body)).status_code == 200
        assert len(await server.house.store.races.entries(table.id)) == entries + 1


async def limit_pages(server: Server, pages: int) -> None:
    """How large the file may become: as good as a full disk."""
    await server.house.store.database.at_once(
        lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    )


async def test_serve_prints_its_address_and_stops_when_told(tmp_path: Path) -> None:
    command = ("-c", "from halftrack.cli.main import main; main()", "serve", "--port", "0")
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, "--database", str(tmp_path / "t.db"), stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 20)).decode()
    assert line.startswith("Halftrack is at http://127.0.0.1:")
    await asyncio.sleep(1.5)
    process.terminate()
    await asyncio.wait_for(process.wait(), 20)


async def test_a_file_is_served_by_one_process_and_a_bad_database_is_told_in_words(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    async with serving(database):
        told = await asyncio.to_thread(run, "serve", "--port", "0", "--database", database)
        assert told.exit_code == 1 and "another server uses" in told.output
    (tmp_path / "text").write_text("this is no database at all, just some words of a person" * 20)
    told = await asyncio.to_thread(run, "serve", "--port", "0", "--database", str(tmp_path / "text"))
    assert told.exit_code == 1 and "the database cannot be used" in told.output


async def test_the_example_bot_plays_a_race_to_its_end(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("sensible", "invited", game="gumball-rally")
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "examples/bot.py", server.address, table.invites[1], cwd=ROOT, stdout=subprocess.PIPE
        )
        told, _ = await asyncio.wait_for(bot.communicate(), 60)
        assert bot.returncode == 0 and b"rank" in told


async def test_the_benchmark_of_the_server_has_its_figures() -> None:
    told = await asyncio.to_thread(run, "bench", "server", "--race", "5")
    assert told.exit_code == 2 and "no option --race" in told.output


async def test_the_doctor_finds_a_live_race_sound_that_goes_on_under_newer_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from halftrack.games.gumball_rally.game import GumballRally

    database = str(tmp_path / "live.db")
    async with serving(database) as server:
        await played(server, 5)
    for changed in ({"rules_version": 2}, {"digest": lambda self, options: "other tiles"}):
        with monkeypatch.context() as newer:
            for name, value in changed.items():
                newer.setattr(GumballRally, name, value)
            assert await examine(database) == (1, [])


async def test_a_race_on_other_boards_goes_on_as_after_a_change_of_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from halftrack.games.gumball_rally.game import GumballRally

    async with serving(str(tmp_path / "t.db")) as server, server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        await table.answer((await table.look())["table"]["awaiting"][0])
        server.house.live.clear()
        monkeypatch.setattr(GumballRally, "digest", lambda self, options: "other tiles")
        assert "rebased" in [note["kind"] for note in (await table.look())["notes"]]
        await table.answer((await table.look())["table"]["awaiting"][0])


async def test_rules_that_fail_at_a_replay_are_a_finding_not_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "live.db")
    async with serving(database) as server:
        await played(server, 2)
    monkeypatch.setattr("halftrack.engine.Play._take", lambda *_: 1 // 0)
    count, findings = await examine(database)
    assert count == 1 and "ZeroDivisionError" in findings[0].reason


async def test_a_copy_of_postgresql_needs_its_tool_and_shows_no_password(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[Any] = []

    def dump(command: list[str], env: dict[str, str], **_: Any) -> Any:
        seen.append((command, env["PGPASSWORD"]))
        Path(command[2].removeprefix("--file=")).write_text("dump")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", dump)
    backup("postgresql://ada:secret@host/db", tmp_path / "copy")
    assert seen[0][1] == "secret" and "secret" not in str(seen[0][0])
    assert (tmp_path / "copy").read_text() == "dump"
    monkeypatch.undo()
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StoreAway, match="pg_dump is not installed"):
        backup("postgresql://host/db", tmp_path / "copy")


def test_a_line_of_the_log_is_json_with_its_error() -> None:
    record = logging.makeLogRecord({"name": "halftrack.server", "levelname": "ERROR", "msg": "at %s", "args": ("x",)})
    told = json.loads(Line().format(record))
    assert (told["level"], told["from"], told["said"]) == ("error", "halftrack.server", "at x") and "T" in told["at"]
    request = logging.makeLogRecord({"name": "halftrack.requests", "msg": '{"status":200}'})
    assert json.loads(Line().format(request))["said"] == {"status": 200}
