"""The options of a table: what a game offers, and the check of what was asked for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from halftrack.engine import IllegalSetup


def nothing(_: Any) -> Sequence[Any]:
    return ()


class Choice(NamedTuple):
    """One option of a table: its default, what it may be, a check of it, and the values that a form lists."""

    default: Any
    meaning: str
    allows: Callable[[Any], bool]
    listed: Callable[[Any], Sequence[Any]] = nothing  # given the value of the option `by`, if there is one
    by: str = ""


def switch(default: bool) -> Choice:
    return Choice(default, "true or false", lambda value: isinstance(value, bool), lambda _: (default, not default))


def one_of(*words: str) -> Choice:
    """One of these words, the first by default."""
    return Choice(
        words[0], " or ".join(words), lambda value: isinstance(value, str) and value in words, lambda _: words
    )


def filled_in(options: Mapping[str, Any], choices: Mapping[str, Choice]) -> dict[str, Any]:
    """All options with their defaults; IllegalSetup says which one is wrong."""
    for name, value in options.items():
        if name not in choices:
            raise IllegalSetup(f"no option is called {name!r}: there are {', '.join(choices)}")
        if not choices[name].allows(value):
            raise IllegalSetup(f"option {name!r} is {choices[name].meaning}, not {value!r}")
    return {name: options.get(name, choice.default) for name, choice in choices.items()}
