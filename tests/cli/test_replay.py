"""Recorded races told again."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from halftrack import bots, games
from halftrack.cli.main import main


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    race = games.load("great-race").new(seats=3, seed=5, options={"leaders": True})
    players = [bots.load("sensible", "great-race", seat) for seat in range(3)]
    while race.result is None:
        seat = next(iter(race.open))
        race.answer(seat, players[seat].decide(race, seat))
    return race.record()


def replay(tmp_path: Path, record: Any, *words: str) -> Result:
    path = tmp_path / "race.json"
    path.write_text(json.dumps(record), "utf-8")
    return CliRunner().invoke(main, ["replay", str(path), *words])


def test_a_race_is_told_to_its_end(tmp_path: Path, record: dict[str, Any]) -> None:
    result = replay(tmp_path, record)
    assert result.exit_code == 0
    assert "arrives as number 1" in result.output
    assert f"after {len(record['entries'])} of" in result.output


def test_a_race_is_told_up_to_an_entry(tmp_path: Path, record: dict[str, Any]) -> None:
    result = replay(tmp_path, record, "--to", "5")
    assert "after 5 of" in result.output
    assert "arrives" not in result.output


def test_a_spectator_sees_no_drawn_card_a_seat_its_own(tmp_path: Path, record: dict[str, Any]) -> None:
    assert "draws a card" in replay(tmp_path, record).output
    seats = [replay(tmp_path, record, "--seat", str(seat)).output for seat in (1, 2, 3)]
    assert any("Hand (" in output for output in seats)
    assert all(output.count("draws a card") < replay(tmp_path, record).output.count("draws a card") for output in seats)


def test_verify_says_that_every_entry_holds(tmp_path: Path, record: dict[str, Any]) -> None:
    result = replay(tmp_path, record, "--verify")
    assert result.exit_code == 0
    assert f"all {len(record['entries'])} entries follow" in result.output


def test_verify_names_the_entry_that_breaks(tmp_path: Path, record: dict[str, Any]) -> None:
    entries = [*record["entries"][:7], [0, "fly"], *record["entries"][8:]]
    result = replay(tmp_path, record | {"entries": entries}, "--verify")
    assert result.exit_code == 1
    assert "entry 7" in result.output


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"rules": 0}, "rules version 0"),
        ({"data": "other"}, "other data"),
        ({"game": "ludo"}, "no game is called 'ludo'"),
        ({"seats": 9}, "crews"),
        ({"entries": None}, "entries"),
    ],
)
def test_a_record_of_another_kind_is_told(
    tmp_path: Path, record: dict[str, Any], change: dict[str, Any], complaint: str
) -> None:
    result = replay(tmp_path, record | change)
    assert result.exit_code == 1
    assert complaint in result.output


def test_a_seat_that_is_not_there_is_told(tmp_path: Path, record: dict[str, Any]) -> None:
    assert "there are 3 seats" in replay(tmp_path, record, "--seat", "4").output
