"""The speed measured; here only that there are figures."""

import json
import sys

import pytest
from click.testing import CliRunner

from halftrack import games
from halftrack.cli import bench
from halftrack.cli.main import main

SHORT = ["bench", "--seconds", "0.1", "--seats", "2"]


def test_every_figure_is_measured() -> None:
    result = CliRunner().invoke(main, [*SHORT, "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.output)
    assert all(figure > 0 for figure in told["figures"].values())
    assert {"decisions a second", "sensible: microseconds a race", "reload, milliseconds"} <= set(told["figures"])
    assert {f"{bot}: milliseconds a decision" for bot in ("driver", "navigator", "champion")} <= set(told["figures"])
    assert set(told["where"]) == {"machine", "python", "halftrack", "commit"}


def test_figures_are_laid_out_in_a_table() -> None:
    assert "fork, median microseconds" in CliRunner().invoke(main, SHORT).output


def test_a_bot_that_is_named_is_the_only_one_timed() -> None:
    result = CliRunner().invoke(main, [*SHORT, "--bot", "driver", "--json"])
    figures = json.loads(result.output)["figures"]
    assert {"driver: microseconds a race", "driver: milliseconds a decision"} <= set(figures)
    assert not any(name.startswith(("sensible", "navigator")) for name in figures)


def test_all_decisions_of_a_race_can_be_asked_again() -> None:
    play = bench.played(lambda seed: games.load("gumball-rally").new(seats=3, seed=seed), "random", 1)
    asked = bench.real_decisions([play])
    assert sorted(len(fork.entries) for fork, _ in asked) == sorted({len(fork.entries) for fork, _ in asked})
    assert all(len(fork.open[seat].options) > 1 for fork, seat in asked)


def test_without_catanatron_the_way_to_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron.models.player", None)
    result = CliRunner().invoke(main, [*SHORT, "--against", "catanatron"])
    assert result.exit_code == 1
    assert "make bench" in result.output
