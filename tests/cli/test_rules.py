"""The rules, read in the terminal, and RULES.md made from them."""

from importlib.resources import files

import pytest
from click.testing import CliRunner, Result

from halftrack import games
from halftrack.cli.main import main
from halftrack.cli.rules import markdown, sentences
from halftrack.locales import FALLBACK, source

WITH_RULES = [name for name in games.names() if source(FALLBACK, f"{name}-rules")]


def told(*words: str) -> Result:
    return CliRunner().invoke(main, ["rules", *words])


@pytest.mark.parametrize("game", WITH_RULES)
def test_rules_md_is_what_the_catalogue_makes_of_it(game: str) -> None:
    folder = files(f"halftrack.games.{game.replace('-', '_')}")
    written = (folder / "RULES.md").read_text("utf-8")
    assert written == markdown(game), f"make it anew: halftrack rules {game} --markdown"


def test_a_tag_tells_its_sentence_alone() -> None:
    result = told("great-race", "drive.6")
    assert result.exit_code == 0
    assert "stop sign" in result.output
    assert "drive.5" not in result.output


def test_a_chapter_tells_its_sentences() -> None:
    output = told("great-race", "lanes").output
    assert "lanes.1" in output
    assert "lanes.2" in output
    assert "drive.1" not in output


def test_without_a_tag_every_sentence_is_told() -> None:
    output = told("great-race").output
    assert all(tag in output for _, tag in sentences("great-race"))


def test_edition_and_ruling_stand_under_their_sentence() -> None:
    output = told("great-race", "setup.3").output + told("great-race", "setup.5").output
    assert "German edition" in output
    assert "Our ruling" in output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [(("great-race", "drive.99"), "no rule"), (("ludo",), "no rules of a game 'ludo'")],
)
def test_what_there_is_not_is_told(words: tuple[str, ...], complaint: str) -> None:
    result = told(*words)
    assert result.exit_code != 0
    assert complaint in result.output
