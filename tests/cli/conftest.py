"""A folder of its own for what each test saves, and a terminal of a known width."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HALFTRACK_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "saves"
