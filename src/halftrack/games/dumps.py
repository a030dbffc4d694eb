"""What is the same in the dumps of all games: fields as plain data, and back, each of its kind."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, get_type_hints

import msgspec

from halftrack.engine import Rng


class Fields:
    """The fields of a dataclass of plain numbers, names and lists; those named are left to others."""

    def __init__(self, kind: type[Any], without: tuple[str, ...] = ()) -> None:
        hints = get_type_hints(kind)
        self.kinds = {field.name: hints[field.name] for field in fields(kind) if field.name not in without}

    def __iter__(self) -> Iterator[str]:
        return iter(self.kinds)

    def dump(self, thing: Any) -> dict[str, Any]:
        """Each field, with a list of its own where there is a list."""
        values = {name: getattr(thing, name) for name in self.kinds}
        return {name: list(value) if isinstance(value, list) else value for name, value in values.items()}

    def restore(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """The fields out of a dump; a ValueError or LookupError where one is missing or of another kind."""
        return {name: msgspec.convert(table[name], kind) for name, kind in self.kinds.items()}


def require(*holds: bool) -> None:
    """A dump that cannot be the dump of any game is refused."""
    if not all(holds):
        raise ValueError("it is the dump of no table that can be")


def dump_rng(rng: Rng) -> list[str | int]:
    return [rng.key, rng.counter]


def restore_rng(table: Any) -> Rng:
    """Key and counter."""
    key, counter = msgspec.convert(table, tuple[str, int])
    require(len(bytes.fromhex(key)) == len(bytes.fromhex(Rng.from_seed(0).key)), counter >= 0)
    return Rng(key, counter)
