"""Ratings, figures and the page."""

import json
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from halftrack.cli.lab import lab
from halftrack.lab.elo import Pair, ratings
from halftrack.lab.measures import r_squared
from halftrack.lab.page import page
from halftrack.lab.summary import rate, summary
from halftrack.lab.tournaments import Tournament, run


def decided(strengths: dict[str, float], games: int) -> list[list[Pair]]:
    """Games that fall as the strengths say."""
    dice, names = Random(1), sorted(strengths)
    found = []
    for _ in range(games):
        one, other = dice.sample(names, 2)
        expected = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        found.append([(one, other, float(dice.random() < expected))])
    return found


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    strengths = {"a": 150.0, "b": 0.0, "c": -150.0}
    found = ratings(decided(strengths, 1500))
    for name, strength in strengths.items():
        assert found[name].low <= strength <= found[name].high
        assert found[name].high - found[name].low < 90


def test_who_never_loses_has_a_rating_too() -> None:
    found = ratings([[("a", "b", 1.0)]] * 20)
    assert found["a"].elo > 300 > found["b"].elo


def test_a_rate_has_an_interval_that_narrows() -> None:
    assert rate(50, 100)["low"] == pytest.approx(0.404, abs=0.001)
    assert rate(500, 1000)["low"] > rate(50, 100)["low"]


def test_r_squared_is_the_share_that_a_line_explains() -> None:
    assert r_squared([(0, 0), (1, 2), (2, 4)]) == pytest.approx(1)
    assert r_squared([(0, 1), (1, 0), (2, 1)]) == pytest.approx(0)
    assert r_squared([]) == 0


class Tags(HTMLParser):
    """Counts the tags, and looks for anything outside of the page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert all((told or "").startswith(("data:", "#")) for name, told in attrs if name in ("src", "href"))


@pytest.mark.parametrize("game", ["great-race", "gumball-rally"])
def test_a_report_stands_alone(game: str, tmp_path: Path) -> None:
    options = {"board": "south-america"} if game == "great-race" else {}
    tournament = Tournament(game, ("random", "sensible"), decks=3, options=options)
    told = summary(tournament, run(tournament, tmp_path, None))
    assert told["games"] == 6 and json.dumps(told)
    assert told["luck"]["decks replayed"] == 3
    parser = Tags()
    parser.feed(page(told, [4, 5, 5, 7]))
    assert parser.tags.count("svg") >= 4


def test_the_command_writes_a_report_and_resumes(tmp_path: Path) -> None:
    words = ["tournament", "great-race", "--bots", "random,driver", "--decks", "2", "--folder", str(tmp_path)]
    first = CliRunner().invoke(lab, words)
    assert first.exit_code == 0, first.output
    assert (tmp_path / "report.html").stat().st_size > 5_000
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["elo"]["driver"]["elo"] > 0
    assert CliRunner().invoke(lab, words).exit_code == 1
    assert CliRunner().invoke(lab, [*words, "--resume"]).exit_code == 0
    assert CliRunner().invoke(lab, ["report", str(tmp_path)]).exit_code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--bots", "nobody"), "no bot is called 'nobody'"),
        (("--bots", "random,driver", "--cluster", "nonsense"), "no cluster address"),
        (("--bots", "random,driver,sensible", "--seats", "9"), "9"),
    ],
)
def test_bad_input_is_a_clear_error(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(lab, ["tournament", "great-race", "--folder", str(tmp_path), *words])
    assert result.exit_code != 0
    assert told in result.output


def test_a_folder_without_a_tournament_is_told(tmp_path: Path) -> None:
    result = CliRunner().invoke(lab, ["report", str(tmp_path)])
    assert result.exit_code == 1 and "holds no tournament" in result.output
