"""Files that are whole or not there: JSON under a seal, written atomically, the last good copy kept beside it."""

import json
import os
import shutil
from hashlib import blake2b
from pathlib import Path
from typing import Any

import click

VERSION = 1


def seal_of(content: Any) -> str:
    """Return the seal that content of this kind bears."""
    plain = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(f"{VERSION}{plain}".encode(), digest_size=16).hexdigest()


def copy_of(path: Path) -> Path:
    """Return where the last good copy of a file lies."""
    return path.with_suffix(".bak")


def write(path: Path, content: Any) -> None:
    """Write the file, whole or not at all; what it held before becomes the last good copy."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    with draft.open("w", encoding="utf-8") as file:
        json.dump({"version": VERSION, "seal": seal_of(content), "content": content}, file, ensure_ascii=False)
        file.flush()
        os.fsync(file.fileno())
    if path.exists():
        keep(path)
    draft.replace(path)
    settle(path.parent)


def keep(path: Path) -> None:
    """Make the file as it is the last good copy."""
    draft = path.with_suffix(".bak-part")
    draft.unlink(missing_ok=True)
    try:
        os.link(path, draft)
    except OSError:  # a disk without links
        shutil.copyfile(path, draft)
    draft.replace(copy_of(path))


def settle(folder: Path) -> None:
    """Have the new names of a folder on the disk, where a folder can be opened."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read(path: Path) -> Any:
    """Return what was written; a click error says why the file is refused, and where the last good copy is."""
    try:
        return opened(path)
    except ValueError as error:
        raise refused(path, str(error)) from None


def opened(path: Path) -> Any:
    """Return the content of a file, or raise ValueError: unreadable, torn, edited, of another version."""
    try:
        file = json.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"it cannot be read ({error})") from None
    except (json.JSONDecodeError, RecursionError) as error:
        raise ValueError(f"it is torn or no JSON ({error})") from None
    if not isinstance(file, dict) or "version" not in file:
        raise ValueError("it is no such file")
    if file["version"] != VERSION:
        raise ValueError(f"it is of version {file['version']!r}, this program reads version {VERSION}")
    if file.get("seal") != seal_of(file.get("content")):
        raise ValueError("its seal is broken: it was edited or damaged")
    return file["content"]


def refused(path: Path, reason: str) -> click.ClickException:
    """Return the error of a file that is not taken, with the way out."""
    copy = copy_of(path)
    try:
        opened(copy)
    except ValueError:
        return click.ClickException(f"{path}: {reason}. It is left as it is, and there is no good copy of it.")
    way = "halftrack solo --restore takes the last good copy"
    return click.ClickException(f"{path}: {reason}. It is left as it is; {way}, {copy}.")


def restore(path: Path) -> bool:
    """Put the last good copy back where the file is damaged, and keep what was damaged; True if it was needed."""
    try:
        if path.exists() or copy_of(path).exists():
            opened(path)
        return False
    except ValueError:
        opened(copy_of(path))
    if path.exists():
        path.replace(path.with_suffix(".damaged"))
    shutil.copyfile(copy_of(path), path)
    return True
