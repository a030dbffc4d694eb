"""The options of a table: what a game offers, and the check of what was asked for."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from halftrack.engine import IllegalSetup


class Choice(NamedTuple):
    """One option of a table: its default, what it may be, and a check of it."""

    default: Any
    meaning: str
    allows: Callable[[Any], bool]


def switch(default: bool) -> Choice:
    return Choice(default, "true or false", lambda value: isinstance(value, bool))


def filled_in(options: Mapping[str, Any], choices: Mapping[str, Choice]) -> dict[str, Any]:
    """All options with their defaults; IllegalSetup says which one is wrong."""
    for name, value in options.items():
        if name not in choices:
            raise IllegalSetup(f"no option is called {name!r}: there are {', '.join(choices)}")
        if not choices[name].allows(value):
            raise IllegalSetup(f"option {name!r} is {choices[name].meaning}, not {value!r}")
    return {name: options.get(name, choice.default) for name, choice in choices.items()}
