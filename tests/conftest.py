"""Which tests are asked for coverage: those of the engine and the games, but for fuzz and records."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
FOLDERS = (HERE / "engine", HERE / "games")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        at_home = any(folder in item.path.parents for folder in FOLDERS)
        if at_home and not item.get_closest_marker("fuzz") and not item.get_closest_marker("records"):
            item.add_marker("covered")
