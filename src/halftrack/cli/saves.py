"""Saved races: a record, and who sits where."""

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import click
from platformdirs import user_data_path

from halftrack.engine import HalftrackError


@dataclass(frozen=True, slots=True)
class Save:
    """A race to go on with: its record, and for each seat a bot's name or `you`."""

    record: dict[str, Any]
    sitting: list[str]


def folder() -> Path:
    """Return the user's folder for saved races."""
    return Path(os.environ.get("HALFTRACK_DATA") or user_data_path("halftrack", appauthor=False)) / "saves"


def new_path(game: str) -> Path:
    """Return a file name that no save has yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    return next(path for n in range(10_000) if not (path := folder() / f"{stem}{f'-{n}' if n else ''}.json").exists())


def latest() -> Path:
    """Return the newest save."""
    saves = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saves:
        raise click.ClickException(f"there is no saved race in {folder()}")
    return saves[-1]


def write(path: Path, save: Save) -> None:
    """Write the save, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    with draft.open("w", encoding="utf-8") as file:
        json.dump({"sitting": save.sitting, "record": save.record}, file, ensure_ascii=False)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read(path: Path) -> Save:
    """Read a save, or a bare record; a click error says what is wrong with it."""
    try:
        content = json.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise click.ClickException(f"{path} cannot be read: {error}") from None
    except (json.JSONDecodeError, RecursionError) as error:
        raise click.ClickException(f"{path} is no JSON: {error}") from None
    if not isinstance(content, dict):
        raise click.ClickException(f"{path} holds no record")
    record = content.get("record", content)
    sitting = content.get("sitting", [])
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise click.ClickException(f"{path} holds no record of a game")
    if not isinstance(sitting, list) or not all(isinstance(name, str) for name in sitting):
        raise click.ClickException(f"{path} does not say who sits where")
    return Save(record, sitting)


def broken(path: Path, error: HalftrackError) -> click.ClickException:
    """Return the error of a record that cannot be replayed."""
    return click.ClickException(f"{path}: {error}")
