"""The speed measured; here only that there are figures."""

import json
import sys

import pytest
from click.testing import CliRunner

from halftrack.cli.main import main

SHORT = ["bench", "--seconds", "0.1", "--seats", "2"]


def test_every_figure_is_measured() -> None:
    result = CliRunner().invoke(main, [*SHORT, "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.output)
    assert all(figure > 0 for figure in told["figures"].values())
    assert {"decisions a second", "microseconds a race", "reload, milliseconds"} <= set(told["figures"])
    assert set(told["where"]) == {"machine", "python", "halftrack", "commit"}


def test_figures_are_laid_out_in_a_table() -> None:
    assert "fork, median microseconds" in CliRunner().invoke(main, SHORT).output


def test_without_catanatron_the_way_to_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron.game", None)
    result = CliRunner().invoke(main, [*SHORT, "--against", "catanatron"])
    assert result.exit_code == 1
    assert "make bench" in result.output
