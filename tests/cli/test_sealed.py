"""Files under a seal: whole or not there, and the last good copy beside them."""

import json
from pathlib import Path

import click
import pytest

from halftrack.cli import sealed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "deep" / "campaign.json"
    sealed.write(path, {"races": 1})
    sealed.write(path, {"races": 2})
    return path


def complaint(path: Path) -> str:
    with pytest.raises(click.ClickException) as caught:
        sealed.read(path)
    return caught.value.message


def test_what_was_written_is_read(file: Path) -> None:
    assert sealed.read(file) == {"races": 2}
    assert sealed.read(sealed.copy_of(file)) == {"races": 1}
    assert sorted(path.name for path in file.parent.iterdir()) == ["campaign.bak", "campaign.json"]


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda text: text[: len(text) // 2], "torn or no JSON"),
        (lambda text: text.replace('"races": 2', '"races": 3'), "its seal is broken"),
        (lambda text: text.replace('"version": 1', '"version": 9'), "of version 9"),
        (lambda text: "[]", "it is no such file"),
        (lambda text: "[" * 100_000, "torn or no JSON"),
    ],
)  # fmt: skip
def test_a_torn_or_edited_file_is_refused_and_left_alone(file: Path, damage, told: str) -> None:  # type: ignore[no-untyped-def]
    damaged = damage(file.read_text("utf-8"))
    file.write_text(damaged, "utf-8")
    message = complaint(file)
    assert told in message
    assert "halftrack solo --restore" in message
    assert str(sealed.copy_of(file)) in message
    assert file.read_text("utf-8") == damaged


def test_a_file_that_is_no_text_is_refused(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in complaint(file)


def test_where_no_good_copy_is_that_is_told(file: Path) -> None:
    file.write_text("{}", "utf-8")
    sealed.copy_of(file).write_text("{}", "utf-8")
    assert "there is no good copy" in complaint(file)
    with pytest.raises(ValueError, match="no such file"):
        sealed.restore(file)


def test_the_last_good_copy_is_put_back_and_the_damaged_file_kept(file: Path) -> None:
    assert not sealed.restore(file)
    file.write_text("{", "utf-8")
    assert sealed.restore(file)
    assert sealed.read(file) == {"races": 1}
    assert file.with_suffix(".damaged").read_text("utf-8") == "{"
    file.unlink()
    assert sealed.restore(file)
    assert sealed.read(file) == {"races": 1}


def test_what_never_was_is_not_restored(tmp_path: Path) -> None:
    assert not sealed.restore(tmp_path / "nothing.json")


def test_a_disk_without_links_keeps_copies_too(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr("os.link", no_links)
    sealed.write(file, {"races": 3})
    assert sealed.read(sealed.copy_of(file)) == {"races": 2}


def test_a_write_that_fails_leaves_the_file_as_it_was(file: Path) -> None:
    with pytest.raises(TypeError):
        sealed.write(file, {"races": object()})
    assert sealed.read(file) == {"races": 2}
    assert json.loads(file.read_text("utf-8"))["version"] == sealed.VERSION
