import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from halftrack.cli.board import board


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(board, words)
    return result.exit_code, result.output


def test_without_a_file_the_board_is_described() -> None:
    code, said = run("south-america")
    assert code == 0
    assert "18 bands" in said
    assert "Rio de Janeiro" in said
    assert "190 F" in said


def test_a_drawing_is_written_as_svg_and_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    svg, png = tmp_path / "road.svg", tmp_path / "road.png"
    code, said = run("tiny-road", "--svg", str(svg), "--png", str(png))
    if "needs a font" in said:
        pytest.skip("no font on this machine")
    assert code == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert png.read_bytes().startswith(b"\x89PNG")


def test_without_resvg_png_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    code, said = run("tiny-road", "--png", str(tmp_path / "road.png"))
    assert code == 1
    assert "halftrack[png]" in said


@pytest.mark.parametrize("name", ["atlantis", "gone.toml"])
def test_an_unknown_board_is_answered(name: str) -> None:
    code, said = run(name)
    assert code == 1
    assert name in said


def test_a_folder_that_does_not_exist_is_answered(tmp_path: Path) -> None:
    code, said = run("tiny-road", "--svg", str(tmp_path / "nowhere" / "road.svg"))
    assert code == 1
    assert "cannot be written" in said
