"""Whether two things share anything that could be changed."""

from collections.abc import Iterator
from types import FunctionType
from typing import Any

UNCHANGING = (str, int, float, bool, bytes, type(None), frozenset, type, FunctionType)


def parts(thing: Any) -> Iterator[tuple[str, Any]]:
    """What a thing is made of, by name."""
    if isinstance(thing, dict):
        yield from ((f"[{key!r}]", part) for key, part in thing.items())
    elif isinstance(thing, list | tuple | set):
        yield from ((f"[{at}]", part) for at, part in enumerate(thing))
    else:
        names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
        names += list(getattr(thing, "__dict__", ()))
        yield from ((f".{name}", getattr(thing, name)) for name in names if hasattr(thing, name))


def mutable_parts(thing: Any, shared: tuple[type, ...], name: str = "") -> Iterator[tuple[int, str]]:
    """Every changeable object in it, by its identity; what is of a kind that may be shared is not looked into."""
    if isinstance(thing, (*UNCHANGING, *shared)):
        return
    if not isinstance(thing, tuple):
        yield id(thing), name
    for part_name, part in parts(thing):
        yield from mutable_parts(part, shared, name + part_name)


def shared_parts(one: Any, other: Any, may_be_shared: tuple[type, ...] = ()) -> list[str]:
    """The names of all changeable objects that belong to both."""
    mine = dict(mutable_parts(one, may_be_shared))
    return [name for identity, name in mutable_parts(other, may_be_shared) if identity in mine]
