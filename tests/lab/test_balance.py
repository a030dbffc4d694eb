"""The report on balance: its cells, its bands, and the command that makes it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from halftrack.cli.lab import lab
from halftrack.lab import balance, balance_page, cells, measures
from halftrack.lab.cells import Cell

ASKED = {"driver": 2000, cells.SWIFT: 300}


def test_every_cell_asks_for_as_many_games_as_it_can_play() -> None:
    found = cells.cells()
    assert len({cell.name for cell in found}) == len(found)
    assert all(sum(1 for _ in cell.tournament.matches()) == cell.games for cell in found)
    assert all(cell.games == ASKED[cell.what] for cell in found if cell.kind == "race")
    duels = Counter[str]()
    for cell in found:
        duels[cell.what] += cell.games * (cell.kind == "duel")
    assert all(duels[" > ".join(pair)] == 400 for pair in cells.DUELS)


def outcome(turns: int, winner: int, **told: Any) -> dict[str, Any]:
    """A race of four, by how long it took and who won."""
    wins = [float(seat == winner) for seat in range(4)]
    end = {"petrol": 1, "engine": 2, "chassis": 3, "francs": 40}
    told = {"crews": ["a", "b", "c", "d"], "end": [end, None, None, None], "spaces": [{"Gao": 1}], "boxes": [], **told}
    return {"places": [1.0, 2.0, 3.0, 4.0], "wins": wins, "turns": turns, "first": 0, "told": told,
            "sitting": ["driver"] * 4}  # fmt: skip


def cell(start: str = "Cape Town") -> Cell:
    """Four Drivers in one direction of Africa."""
    return next(cell for cell in cells.cells() if (cell.kind, cell.what, cell.start) == ("race", "driver", start))


def found(outcomes: list[dict[str, Any]], about: str) -> balance.Band:
    return next(band for band in balance.bands({cell(): outcomes}) if band.about == about)


def test_seats_that_win_alike_are_in_balance_and_a_seat_that_wins_too_often_is_not() -> None:
    fair = found([outcome(7, seat % 4) for seat in range(4000)], "wins by seat")
    assert fair.holds and fair.certain
    unfair = found([outcome(7, min(seat % 5, 3)) for seat in range(4000)], "wins by seat")
    assert not unfair.holds and unfair.found["4"].value == pytest.approx(0.4)


def test_a_band_of_few_games_is_held_without_certainty() -> None:
    few = found([outcome(7, seat % 4) for seat in range(8)], "wins by seat")
    assert few.holds and not few.certain


@pytest.mark.parametrize(("turns", "holds"), [([5, 5, 9], False), ([5, 6, 9], True), ([8, 10, 10], False)])
def test_the_median_lies_between_six_and_nine_turns(turns: list[int], holds: bool) -> None:
    assert found([outcome(count, 0) for count in turns], "median of turns").holds == holds


def test_a_city_that_nobody_visits_breaks_its_band() -> None:
    band = found([outcome(7, 0)], "races that visit a city")
    assert not band.holds and band.found["Gao"].value == 1 and band.found["Douala"].value == 0


def test_directions_are_compared_where_both_are_raced() -> None:
    there, back = [outcome(6, 0)] * 9, [outcome(9, 0)] * 9
    both = {cell(): there, cell("Colomb-Béchar"): back}
    apart = next(band for band in balance.bands(both) if band.about == "turns between the directions")
    assert apart.found["turns"].value == -3 and not apart.holds
    assert not any("between" in band.about for band in balance.bands({cell(): there}))


def test_the_interval_of_a_difference_is_wider_than_either() -> None:
    one, other = measures.rate(60, 100), measures.rate(40, 100)
    gap = measures.difference(one, other)
    assert gap.low < 0.2 < gap.high and gap.high - gap.low > one.high - one.low


def test_the_command_reports_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [cell for cell in cells.cells() if cell.kind in ("race", "solo") and cell.what in ("driver", "level 1")]
    monkeypatch.setattr("halftrack.cli.lab.balance_cells", lambda: few)
    words = ["balance", "--folder", str(tmp_path / "games"), "--report", str(tmp_path), "--workers", "1"]
    told = CliRunner().invoke(lab, [*words, "--scale", "0.001"])
    assert told.exit_code == 0, told.output
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert report["games"] == len([cell for cell in few if cell.kind == "race"]) * 2 + 4
    assert {band["about"] for band in report["bands"]} > {"wins by seat", "races with a lane", "solo, Driver"}
    html = (tmp_path / "report.html").read_text("utf-8")
    assert html.count("<svg") > 40 and "http" not in html.replace("http://www.w3.org", "")
    assert CliRunner().invoke(lab, [*words, "--scale", "0.001"]).exit_code == 1
    assert CliRunner().invoke(lab, [*words, "--scale", "0.0015", "--resume"]).exit_code == 0
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["games"] > report["games"]


def test_a_report_without_games_says_so(tmp_path: Path) -> None:
    assert balance.bands({cell(): []}) == []
    assert "0 of 0 bands hold" in balance_page.page({cell(): []}, {})


def test_failed_games_count_in_no_band(tmp_path: Path) -> None:
    broken = {**outcome(7, 0), "places": []}
    assert balance.bands({cell(): [broken]}) == []
