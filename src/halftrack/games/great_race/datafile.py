"""TOML files read into named tuples; whatever is wrong is said with file, entry and reason."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T", bound=tuple[Any, ...])
WORDS = {str: "text", int: "a whole number", float: "a number", bool: "true or false", dict: "a table", list: "a list"}


class BoardError(ValueError):
    """A board or tile file that cannot be used; says file, entry and reason."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {reason}" if entry else f"{file}: {reason}")
        self.file, self.entry, self.reason = file, entry, reason

    def __reduce__(self) -> tuple[type["BoardError"], tuple[str, str, str]]:
        return BoardError, (self.file, self.entry, self.reason)


class DataFile:
    """One file, and the errors that name it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.name

    def fail(self, entry: str, reason: str) -> NoReturn:
        """Refuse the file."""
        raise BoardError(self.name, entry, reason)

    def demand(self, held: bool, entry: str, reason: str) -> None:
        """Refuse the file unless this holds."""
        if not held:
            self.fail(entry, reason)

    def text(self) -> str:
        """The whole text of the file."""
        try:
            return self.path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            self.fail("", "is not UTF-8 text")
        except (OSError, ValueError) as error:
            self.fail("", f"cannot be read ({getattr(error, 'strerror', None) or error})")

    def tables(self, text: str) -> dict[str, Any]:
        """What the text says, as TOML."""
        try:
            return tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            self.fail("", f"is not TOML: {error}")

    def entry(self, entry: str, raw: object, kind: type[T]) -> T:
        """An entry as a named tuple of its kind: every key known, none missing, each of the right type."""
        if not isinstance(raw, dict):
            self.fail(entry, "must be a table")
        hints = get_type_hints(kind)
        defaults: dict[str, object] = getattr(kind, "_field_defaults", {})
        for key in raw:
            self.demand(key in hints, entry, f"unknown key {key}; known are {', '.join(hints)}")
        for key, hint in hints.items():
            self.demand(key in raw or key in defaults, entry, f"{key} is missing")
            if key in raw:
                self._typed(entry, key, raw[key], hint)
        make: Callable[..., T] = kind
        return make(**raw)

    def _typed(self, entry: str, key: str, value: object, hint: Any) -> None:
        origin = get_origin(hint) or hint
        inside = get_args(hint)
        if origin is tuple:
            self.demand(isinstance(value, list) and len(value) == len(inside), entry, f"{key} must name {len(inside)}")
            origin = list
        self.demand(_is(value, origin), entry, f"{key} must be {WORDS[origin]}")
        if isinstance(value, list):
            for part in value:
                self._typed(entry, key, part, inside[0])


def _is(value: object, kind: type) -> bool:
    if kind in (int, float) and isinstance(value, bool):
        return False
    return isinstance(value, (int, float) if kind is float else kind)
