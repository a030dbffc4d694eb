"""Numbers and names of the box, as TOML."""

import tomllib
from importlib.resources import files
from typing import Any


def tables(file: str, kind: str) -> list[dict[str, Any]]:
    """All tables of that kind in a file of this folder."""
    found: list[dict[str, Any]] = tomllib.loads(files(__package__).joinpath(file).read_text("utf-8"))[kind]
    return found
