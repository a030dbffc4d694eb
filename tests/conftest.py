"""Which tests are asked for coverage: those of engine and games, but for fuzz and records; which, of compiled code."""

from pathlib import Path

import pytest

import halftrack

HERE = Path(__file__).parent
FOLDERS = (HERE / "engine", HERE / "games")
COMPILED = any((Path(halftrack.__file__).parent / "engine").glob("play.*.so"))
collect_ignore_glob = ["games/great_race/solo/test_*.py"] if COMPILED else []  # their tables derive from SoloRace


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        at_home = any(folder in item.path.parents for folder in FOLDERS)
        if at_home and not item.get_closest_marker("fuzz") and not item.get_closest_marker("records"):
            item.add_marker("covered")
        if COMPILED and item.get_closest_marker("interpreted"):
            item.add_marker(pytest.mark.skip(reason="puts its own in place of what is compiled"))
