"""The table in the terminal, played through its door: what is typed, what is shown."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from halftrack import games
from halftrack.cli.main import main

PASS, CONFIRM = "pass", "done"
CREW, CARD, PLAN = "french", "1", "0-3-0-2"


def play(*words: str, typed: tuple[str, ...] = ()) -> Result:
    result = CliRunner().invoke(main, ["play", "great-race", *words], input="".join(f"{line}\n" for line in typed))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def solo(*typed: str) -> Result:
    """One person against a random bot, always the same race; the person begins."""
    return play("--seats", "you,random", "--seed", "7", "--first", "0", typed=typed)


def saved(folder: Path) -> dict[str, Any]:
    """The only save there is."""
    (path,) = folder.glob("*.json")
    content: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return content


def test_the_end_of_input_saves_and_says_where(own_saves: Path) -> None:
    result = solo(CREW)
    assert result.exit_code == 0
    assert "Saved: " in result.output
    assert "--resume" in result.output
    assert [0, "french"] in saved(own_saves)["record"]["entries"]


def test_an_interrupt_saves_and_says_where(own_saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    assert "Saved: " in solo().output
    assert saved(own_saves)["sitting"] == ["you", "random"]


def test_a_saved_race_goes_on_where_it_stopped(own_saves: Path) -> None:
    solo(CREW)
    before = saved(own_saves)["record"]["entries"]
    result = play("--resume", "last", typed=(CARD,))
    assert "goes on after" in result.output
    assert saved(own_saves)["record"]["entries"][: len(before)] == before
    assert len(saved(own_saves)["record"]["entries"]) > len(before)


def test_a_bare_record_is_resumed_with_the_seats_that_are_named(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(games.load("great-race").new(seats=2, seed=1).record()))
    assert "2 seats, not 3" in play("--resume", str(path)).output
    assert "goes on after" in play("--resume", str(path), "--seats", "random,you").output


@pytest.mark.parametrize("line", ["", "0", "99", "foo", "[bold]", "{}", "rules", "rules xx", "\x1b[A", "ü" * 500])
def test_bad_input_is_answered_and_changes_nothing(own_saves: Path, line: str) -> None:
    solo(line)
    assert saved(own_saves)["record"]["entries"] == []


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("?", "as much of the name as is unmistakable"),
        ("why", "No other option"),
        ("table", "Which crew do you lead?"),
        ("map", "Kampa"),
        ("log", "> "),
        ("rules drive.6", "stop sign"),
        ("save", "Saved: "),
        ("undo", "Nothing can be taken back"),
    ],
)
def test_commands_answer_and_change_nothing(own_saves: Path, command: str, answer: str) -> None:
    assert answer in solo(command).output
    assert saved(own_saves)["record"]["entries"] == []


def test_an_empty_line_is_told_what_could_be_typed() -> None:
    assert "Type a number or a name from the list" in solo("").output


def test_each_leader_is_chosen_knowing_his_power() -> None:
    output = play("--seats", "you,random", "--seed", "7", "--first", "0", "--leaders", typed=("french",)).output
    told = " ".join(output.split())
    assert "Gianni Martinetti (once a turn, repairs without an assistant)" in told
    assert "Jean Delatour (once a turn, draws three tiles and lays them): power ready" in told


def test_who_has_passed_is_told_until_the_turn_is_over() -> None:
    first, _, second = solo(CREW, CARD, CARD, PLAN, PASS, CONFIRM, CARD).output.partition("Turn 2 ·")
    assert "passed" in first
    assert "Which card do you take" in second
    assert "passed" not in second.partition("Saved: ")[0]


def test_quit_saves_too(own_saves: Path) -> None:
    assert "Saved: " in solo("quit", CREW).output
    assert saved(own_saves)["record"]["entries"] == []


def test_undo_takes_back_the_last_choice(own_saves: Path) -> None:
    output = solo(CREW, CARD, CARD, PLAN, PASS, "undo", "why").output
    assert "Taken back: pass" in output
    assert saved(own_saves)["record"]["entries"][-1][0] == "undo"
    assert "planning.2" in output


def test_why_names_the_rule_and_what_is_short() -> None:
    output = solo(CREW, CARD, CARD, PLAN, "why").output
    assert "over the maximum [convoy.2]" in output
    assert "convoy.2 Petrol costs 10 francs a level" in output


def test_leaving_is_asked_twice(own_saves: Path) -> None:
    solo(CREW, CARD, CARD, PLAN, "leave", "no")
    assert ["abandon", 0] not in saved(own_saves)["record"]["entries"]


def test_who_leaves_lets_the_others_race_on(own_saves: Path) -> None:
    result = play("--seats", "you,sensible", "--seed", "7", typed=(CREW, CARD, CARD, PLAN, "leave", "leave"))
    assert ["abandon", 0] in saved(own_saves)["record"]["entries"]
    assert "gave up" in result.output
    assert "The race is over" in result.output


def test_a_whole_race_ends_with_the_points_item_by_item(own_saves: Path) -> None:
    result = play("--seats", "you,sensible,sensible", "--seed", "7", typed=("1",) * 400)
    assert result.exit_code == 0
    assert "arrives as number 1" in result.output
    assert "engine" in result.output
    play_again = games.replay(saved(own_saves)["record"])
    assert play_again.result is not None


def test_between_two_people_a_curtain_hides_the_hand() -> None:
    result = play(
        "--seats", "you,you", "--seed", "7", "--first", "0", typed=("", "french", "", "italian", "1", "", "1")
    )
    first, *rest = result.output.split("The keyboard goes to ")
    assert "Hand" not in first
    assert len(rest) >= 3
    assert all("Hand" not in part.split("press Enter")[0] for part in rest)


def test_alone_there_is_no_curtain() -> None:
    assert "The keyboard goes to" not in solo(CREW, CARD, CARD, PLAN).output


def test_bots_alone_race_to_the_end() -> None:
    assert "The race is over" in play("--seats", "sensible,sensible", "--seed", "1").output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seats", "you,nobody"), "no bot is called 'nobody'"),
        (("--seats", "you"), "2 to 4 crews"),
        (("--board", "atlantis"), "atlantis"),
        (("--edition", "xx"), "edition"),
        (("--wheels", "6"), "no option is called 'wheels'"),
        (("--resume", "no-such-file.json"), "cannot be read"),
        (("--resume", "last"), "there is no saved race"),
        (("--language", "xx"), "xx"),
    ],
)
def test_a_wrong_setup_is_told_and_nothing_is_saved(own_saves: Path, words: tuple[str, ...], complaint: str) -> None:
    result = play(*words)
    assert result.exit_code != 0
    assert complaint in result.output
    assert not own_saves.exists()


def test_an_unknown_game_is_told() -> None:
    result = CliRunner().invoke(main, ["play", "ludo"])
    assert result.exit_code == 2
    assert "great-race" in result.output


def test_a_record_that_breaks_is_told_with_its_entry(tmp_path: Path) -> None:
    record = games.load("great-race").new(seats=2, seed=1).record()
    record["entries"] = [[0, "no such crew"]]
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(record))
    assert "entry 0" in play("--resume", str(path), "--seats", "you,random").output
