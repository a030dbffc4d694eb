"""`halftrack solo`: a campaign in the terminal, through interruptions, letters, damage and death."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from halftrack.cli import campaigns, sealed
from halftrack.cli.campaigns import Diary
from halftrack.cli.main import main
from halftrack.engine import Record
from halftrack.games.great_race.solo.estienne import ESTIENNE, NUMBER
from halftrack.games.great_race.solo.legacy import COLOURS

OVER = ("You have won.", "The Torpedo has won.", "Called off: nothing changes but the seed.")
KILLS = int(os.environ.get("HALFTRACK_KILLS", "20"))  # 200 in make soak


def solo(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["solo", *words], input=typed)


def diary(name: str = "solo") -> Diary:
    return campaigns.read(campaigns.path_of(name))


def test_the_first_race_begins_a_campaign_and_stopping_keeps_it() -> None:
    result = solo("--seed", "5", typed="French\n")
    assert "A new campaign" in result.output
    assert "Race 1: Colomb-Béchar, Africa. The Legendary way" in result.output
    record = diary().running()
    assert record is not None
    assert record["entries"] == [[0, "french"]]
    assert record["seed"] == "5/0"


def test_it_goes_on_where_it_was_interrupted() -> None:
    solo("--seed", "5", typed="Italian\n")
    result = solo("--board", "south-america", typed="0-0-0-5\n")
    assert "its options stand" in result.output
    record = diary().running()
    assert record is not None
    assert (record["options"]["board"], len(record["entries"])) == ("africa", 2)


def test_a_bot_runs_races_and_the_passport_is_shown() -> None:
    result = solo("--seed", "5", "--bot", "sensible", "--races", "2")
    assert result.exit_code == 0, result.output
    assert "2 races" in result.output
    assert "Into the Sahara" in result.output
    campaign = diary().campaign
    assert campaign.races == len(campaign.outcomes) == 2
    assert diary().running() is None
    assert "Deck:" in solo("--show").output


def told(*words: str, typed: str = "") -> str:
    """All that was said, each run of blanks as one."""
    return " ".join(solo(*words, typed=typed).output.split())


def row_of(name: str) -> str:
    """One Estienne card as the table of the deck has it."""
    card = ESTIENNE[NUMBER[name]]
    second, others = card.moves
    figures = f"{card.colour} {card.tiles} {second}·{others}·{others}·{others} {card.slots[0]} (+{card.slots[1]})"
    return f"{name} {figures} {card.gauge} −{card.damage} petrol {card.petrol}, mechanical {card.mechanical}"


def test_before_a_race_one_reads_what_can_be_stamped_and_where_the_passport_is() -> None:
    said = told("--seed", "5", "--no-legacy", typed="French\n")
    assert "Race 1: Colomb-Béchar, Africa." in said
    assert "To be stamped: Into the Sahara (Africa from Colomb-Béchar); " in said
    assert "Veteran" not in said
    assert "halftrack solo --show --campaign" in said
    assert "Veteran (a Torpedo with all sixteen powers at the start)" in told("--campaign", "other", typed="French\n")


def test_the_campaign_shows_what_each_card_and_power_does() -> None:
    solo("--seed", "5", "--bot", "sensible", "--races", "3")
    campaign, said = diary().campaign, told("--show")
    assert all(row in said for row in map(row_of, campaign.deck))
    for colour, level in zip(COLOURS, campaign.powers, strict=True):
        assert f"{colour} {level} {'no power yet' if not level else ''}" in said
    assert "both gauges up to 7" in said or not campaign.powers[0]


def test_the_table_shows_the_card_both_ways_and_what_the_torpedo_has_not() -> None:
    said = told("--seed", "5", typed="French\n2-2-0-1\n")
    assert "Card G1: objective green, 2 tiles, moves 2 then 1 each, bivouac slot 2 (as second 5 too)" in said
    assert "Torpedo → Gao: 2c 3c 4c Gao" in said
    assert "Your path, where hard tiles are laid: 1e" in said
    assert "Torpedo ▮▮▮▮▮▮ 6 ▮▮▮▮▮▮ 6 – – P1 M4 –" in said


def test_the_whole_map_comes_with_all_cards_of_the_deck_and_the_powers() -> None:
    said = told("--seed", "5", typed="French\n2-2-0-1\nmap\n")
    assert all(row_of(f"{letter}1") in said for letter in "ABCDEFGH")
    assert "blue 0 no power yet" in said
    assert "no power yet" not in told("--campaign", "other", "--no-legacy", typed="French\nmap\n")


def test_giving_up_is_asked_twice_and_says_what_it_means() -> None:
    assert "the race is won by the Torpedo" in told("--seed", "5", typed="French\nleave\nno\n")
    assert diary().running() is not None
    said = told("--campaign", "other", "--alone", typed="French\nleave\nno\n")
    assert "the crossing has failed" in said


def test_showing_runs_nothing() -> None:
    result = solo("--seed", "5", "--show")
    assert "no race yet" in result.output
    assert diary().running() is None


def test_giving_up_after_the_first_card_is_a_win_of_the_torpedo() -> None:
    result = solo("--seed", "5", typed="French\n0-0-0-5\nleave\nleave\n")
    assert "Given up: the Torpedo has won." in result.output
    assert "The deck changes" in result.output
    assert diary().campaign.outcomes == ("given up",)


def test_giving_up_before_it_leaves_the_same_race_to_be_run() -> None:
    result = solo("--seed", "5", typed="French\nleave\nleave\n")
    assert "still to be run" in result.output
    assert diary().campaign.races == 0
    assert "Race 1" in solo(typed="").output


def test_the_human_picks_letters_where_the_deck_grows_by_letter() -> None:
    typed = "French\n0-0-0-5\nleave\nleave\nz\nc\n"
    result = solo("--seed", "5", "--evolution", "letter", typed=typed)
    assert "Which letter gives way" in result.output
    assert "Z is none of A B C" in result.output
    assert "C1 → C2" in result.output
    assert diary().races[0].letters == ("C",)


def test_a_letter_that_was_not_picked_is_asked_for_again() -> None:
    solo("--seed", "5", "--evolution", "letter", typed="French\n0-0-0-5\nleave\nleave\n")
    assert diary().campaign.due == 1
    result = solo(typed="h\n")
    assert "Which letter" in result.output
    assert diary().campaign.deck[-1] == "H2"


def test_alone_there_are_six_turns_and_only_stamps_to_win() -> None:
    result = solo("--seed", "5", "--alone", "--bot", "driver")
    assert "Alone: six turns" in result.output
    assert len(diary().campaign.outcomes) == 1
    assert {way for _, way in diary().campaign.stamps} <= {"alone"}


def test_layers_can_be_switched_off() -> None:
    assert "The Prudent way" in solo("--seed", "5", "--no-legacy").output
    assert "No stamp can be won" in solo("--campaign", "other", "--seed", "5", "--no-passport").output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--cards", "3"), "fixed by the campaign"), (("--board", "atlantis"), "atlantis"),
        (("--bot", "nobody"), "nobody"), (("--races", "0"), "races"),
        (("--alone", "--deck"), "alone there is no Torpedo"),
    ],
)  # fmt: skip
def test_wrong_wishes_are_told(words: tuple[str, ...], complaint: str) -> None:
    result = solo("--seed", "5", *words)
    assert result.exit_code == 2
    assert complaint in result.output


@pytest.mark.parametrize("name", ["solo.json", "solo-race.json"])
def test_a_damaged_file_is_refused_and_the_last_good_copy_taken_on_wish(name: str) -> None:
    solo("--seed", "5", typed="French\n0-0-0-5\nleave\nleave\n")
    solo(typed="French\n0-0-0-5\npass\n")
    path = campaigns.path_of("solo").with_name(name)
    path.write_text(path.read_text("utf-8").replace("french", "english"), "utf-8")
    refused = solo()
    assert refused.exit_code == 1
    assert "its seal is broken" in refused.output.replace("\n", " ")
    assert "--restore" in refused.output.replace("\n", " ")
    restored = solo("--restore", "--show")
    assert restored.exit_code == 0, restored.output
    assert "the last good copy is back" in restored.output


def test_a_file_that_is_gone_does_not_begin_a_campaign_anew() -> None:
    solo("--seed", "5", typed="French\n0-0-0-5\nleave\nleave\n")
    campaigns.path_of("solo").unlink()
    assert "the file is gone" in solo().output
    assert solo("--restore", "--show").exit_code == 0


def test_a_campaign_whose_races_do_not_follow_is_refused() -> None:
    solo("--seed", "5", typed="French\n0-0-0-5\nleave\nleave\n")
    path = campaigns.path_of("solo")
    content = sealed.read(path)
    sealed.write(path, {**content, "seed": 6})
    result = solo("--show")
    assert result.exit_code == 1
    assert "race 1 of the campaign has another seed" in result.output.replace("\n", " ")
    sealed.write(path, {"seed": 6})
    assert "it holds no campaign" in solo("--show").output.replace("\n", " ")


def test_a_finished_race_that_was_not_yet_written_down_is_not_lost() -> None:
    solo("--seed", "5", "--bot", "sensible")
    path = campaigns.path_of("solo")
    content = sealed.read(path)
    sealed.write(path, {**content, "races": []})
    result = solo("--bot", "sensible")
    assert "1 race" in result.output or "one race" in result.output
    assert sealed.read(path)["races"] == content["races"]


def died(path: Path, seconds: float) -> int:
    """Run a campaign by a bot, and kill it so long after its first word; how many races it has told to be over."""
    program = [sys.executable, "-c", "from halftrack.cli.main import main; main()"]
    words = ["solo", "--campaign", str(path), "--bot", "sensible", "--races", "9"]
    log = path.with_suffix(".log")
    with log.open("wb") as said:
        process = subprocess.Popen([*program, *words], stdout=said, env=os.environ | {"PYTHONUNBUFFERED": "1"})
        while not log.stat().st_size and process.poll() is None:
            time.sleep(0.002)
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        assert process.wait() in (0, -signal.SIGKILL)
    return sum(line in OVER for line in log.read_text("utf-8", "replace").splitlines())


def lives(path: Path, kills: int, seed: int = 1) -> Iterator[tuple[Diary, int]]:
    """A campaign that is killed again and again, as it is found afterwards, and the races said to be over."""
    dice, over = Random(seed), 0
    for _ in range(kills):
        was_there = path.exists()
        over += died(path, dice.random())
        assert path.exists() or not was_there
        if path.exists():
            yield campaigns.read(path), over


def begins_with(race: Record, before: Record) -> bool:
    """Whether it is the same race, gone on from there."""
    begun = race["entries"][: len(before["entries"])]
    return (race["seed"], begun) == (before["seed"], before["entries"])


def assert_survives(path: Path, kills: int) -> int:
    """No race told to be over is lost, every file can be read, and the race that was running goes on as the same."""
    finished: list[Record] = []
    running: Record | None = None
    for found, over in lives(path, kills):
        races, now = [race.record for race in found.races], found.running()
        assert races[: len(finished)] == finished
        assert len(races) >= over
        assert running is None or begins_with([*races[len(finished) :], *([now] if now else [])][0], running)
        finished, running = races, now
    return len(finished)


def test_killed_at_random_moments_a_campaign_loses_nothing(tmp_path: Path) -> None:
    begun = time.monotonic()
    races = assert_survives(tmp_path / "killed.json", KILLS)
    print(f"{KILLS} kills, {races} races, {time.monotonic() - begun:.0f} s")
    assert races > 0
