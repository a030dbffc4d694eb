"""Gumball Rally in the terminal: a rally by keyboard, in every language, and what is drawn."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from halftrack.cli.drawing import drawing_of
from halftrack.cli.main import main
from halftrack.engine import Play
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.state import Rally
from halftrack.locales import LANGUAGES

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"decline": True}),
    (4, {"photo-finish": True}),
    (8, {"decline": True, "confirm": True, "scoring": "5-3-1"}),
]


def command(*words: str, typed: tuple[str, ...] = ()) -> Result:
    result = CliRunner().invoke(main, list(words), input="".join(f"{line}\n" for line in typed))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def played(*typed: str, seats: str = "you,random,random", more: tuple[str, ...] = ()) -> str:
    """One person against bots, always the same rally; the person begins."""
    return command("play", "gumball-rally", "--seats", seats, "--seed", "7", "--first", "0", *more, typed=typed).output


def drawn(play: Play[Rally], language: str, seat: int | None) -> str:
    """Everything that the terminal can show of that moment."""
    lines = StringIO()
    console, drawing, view = Console(width=100, file=lines), drawing_of(play, language), play.view(seat)
    for asked, question in play.open.items():
        own = question if asked == seat else None
        console.print(drawing.screen(view, seat, own))
        if own is not None:
            console.print(drawing.question(own, view))
            for option, facts in own.facts.items():
                console.print(drawing.option(own.kind, option, view), drawing.facts(own, facts, view))
            for option, facts in own.why_not.items():
                console.print(drawing.why_not(own, option, facts, view))
    if play.result is not None:
        for told in play.events(seat):
            console.print(drawing.event(told, view))
        console.print(drawing.screen(view, seat), drawing.result(play.result, view))
    return lines.getvalue()


def test_a_card_is_played_by_its_number_or_its_name() -> None:
    first = played("1")
    assert "Green: which card do you play?" in first
    assert "Green plays" in first
    assert "Round 2" in played("1", "2")


def test_a_whole_rally_is_played_to_its_ranking() -> None:
    output = played(*["1"] * 15)
    assert "That is the finish!" in output
    assert "wins the rally!" in output or "win the rally together!" in output


def test_two_drivers_at_one_keyboard_have_a_curtain_between_them() -> None:
    output = played("", "1", "", "1", seats="you,you")
    assert "Green & Purple" in output
    assert "Orange & White: which" not in output
    assert "Orange: which card do you play?" in output


def test_bad_input_is_answered() -> None:
    output = played("no such card", "why", "?", "undo")
    assert "not an option" in output
    assert "round.3" in output
    assert "Saved: " in output


def test_the_pile_tells_what_can_be_scored() -> None:
    assert "▮▮▮▮ Checkpoint 3-2-1  ▮▮▮▮ Checkpoint 3-2-1  ▮▮▮▮ Winner 4-3-2-1" in played("1")
    assert "▮▮▮▮ Winner 7-5-3-1" in played("1", more=("--scoring", "5-3-1"))


def test_help_names_a_rule_of_this_game() -> None:
    assert "for example rules round.2" in played("?")
    assert "A buggy passes the one ahead" in " ".join(played("rules round.2").split())


def test_it_is_saved_replayed_and_simulated_like_any_game(own_saves: Path) -> None:
    played("1", "1")
    (path,) = own_saves.glob("*.json")
    assert json.loads(path.read_text("utf-8"))["record"]["game"] == "gumball-rally"
    assert "follow the installed rules" in command("replay", str(path), "--verify").output
    assert "Green plays" in command("replay", str(path)).output
    told = command("simulate", "gumball-rally", "--games", "4", "--workers", "1", "--json", "--bots", "random,sensible")
    assert json.loads(told.output)["games"] == 4


@pytest.mark.parametrize("words", [("--seats", "you"), ("--seats", "you,random", "--board", "africa")])
def test_a_table_that_cannot_be_is_refused(words: tuple[str, ...]) -> None:
    assert command("play", "gumball-rally", *words).exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_moment_can_be_told_in_every_language(language: str, seats: int, options: dict[str, Any]) -> None:
    play = GUMBALL_RALLY.new(seats, 11, options)
    while play.open:
        ((seat, question),) = play.open.items()
        if len(play.entries) % 14 == 0:
            for looking in (None, seat):
                text = drawn(play, language, looking)
                assert "{" not in text and "None" not in text
        if len(play.entries) == 60 and seats > 2:
            play.abandon(seat)
        else:
            play.answer(seat, question.options[-1])
    text = drawn(play, language, 0)
    assert "{" not in text and "None" not in text


def test_everything_is_said_somewhere() -> None:
    """No kind of event is left out of the log but the draws of others."""
    play = GUMBALL_RALLY.new(3, 2, {"photo-finish": True})
    drawing = drawing_of(play, "en")
    while play.open:
        ((seat, question),) = play.open.items()
        play.answer(seat, question.options[-1])
    silent = {told["kind"] for told in play.events(0) if not drawing.event(told, play.view(0))}
    assert silent == {"CardDrawn"}
