"""Saved races on disk."""

import os
from pathlib import Path

import click
import pytest

from halftrack.cli import saves
from halftrack.cli.saves import Save

RECORD = {"game": "great-race", "entries": []}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HALFTRACK_DATA", str(tmp_path))


def test_what_was_written_is_read_again() -> None:
    path = saves.new_path("great-race")
    saves.write(path, Save(RECORD, ["you", "random"]))
    assert saves.read(path) == Save(RECORD, ["you", "random"])
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_second_save_gets_another_name() -> None:
    first = saves.new_path("great-race")
    saves.write(first, Save(RECORD, []))
    assert saves.new_path("great-race") != first


def test_the_latest_save_is_the_newest() -> None:
    old, new = saves.folder() / "b.json", saves.folder() / "a.json"
    saves.write(old, Save(RECORD, []))
    saves.write(new, Save(RECORD, []))
    os.utime(old, (1, 1))
    assert saves.latest() == new


def test_without_saves_there_is_no_latest() -> None:
    with pytest.raises(click.ClickException, match="no saved race"):
        saves.latest()


def test_a_bare_record_is_a_save_too(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text('{"game": "great-race", "entries": []}')
    assert saves.read(path) == Save(RECORD, [])


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "no JSON"),
        (b'{"game": "great-ra', "no JSON"),
        (b"\xff\xfe", "cannot be read"),
        (b"[" * 100_000, "no JSON"),
        (b"[]", "no record"),
        (b"{}", "no record"),
        (b'{"record": {"game": 7}}', "no record"),
        (b'{"record": {"game": "great-race"}, "sitting": [1]}', "who sits where"),
    ],
)
def test_a_bad_file_is_told_not_traced(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(click.ClickException, match=complaint):
        saves.read(path)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(click.ClickException, match="cannot be read"):
        saves.read(tmp_path / "none.json")
