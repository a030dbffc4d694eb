"""What a person has typed at a prompt: an option by number or name, or a command."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from halftrack.engine import Option
from halftrack.locales import Texts

COMMANDS = ("help", "why", "table", "map", "log", "rules", "undo", "save", "leave", "quit")


class Command(NamedTuple):
    """A command with what follows it."""

    name: str
    rest: str


class Chosen(NamedTuple):
    """An option of the open question."""

    option: Option


class Unclear(NamedTuple):
    """Neither: what it could have meant."""

    candidates: Sequence[str]


Typed = Command | Chosen | Unclear


def plain(words: str) -> str:
    """Return the words in small letters, without accents or double spaces, apostrophes straight."""
    apart = unicodedata.normalize("NFKD", words.casefold().replace("’", "'"))
    return " ".join("".join(sign for sign in apart if not unicodedata.combining(sign)).split())


def understand(line: str, labels: Mapping[Option, str], texts: Texts) -> Typed:
    """Read a line: first as an option, then as a command, then as the beginning of an option."""
    words = plain(line)
    if not words and len(labels) == 1:
        return Chosen(next(iter(labels)))
    exact = by_number(words, list(labels)) or by_name(words, labels)
    if exact is not None:
        return exact
    head, _, rest = words.partition(" ")
    command = command_named(head, texts)
    if command is not None:
        return Command(command, rest)
    return by_part(words, labels)


def by_number(words: str, options: Sequence[Option]) -> Chosen | None:
    """Read a number: the option itself where options are numbers, else its place in the list."""
    if not (words.isascii() and words.isdigit() and len(words) < 6):
        return None
    number = int(words)
    if all(isinstance(option, int) for option in options):
        return Chosen(number) if number in options else None
    return Chosen(options[number - 1]) if 1 <= number <= len(options) else None


def by_name(words: str, labels: Mapping[Option, str]) -> Chosen | None:
    """Read the whole name of an option, as the game or as the reader's language has it."""
    for option, label in labels.items():
        if words in (plain(str(option)), plain(label)):
            return Chosen(option)
    return None


def by_part(words: str, labels: Mapping[Option, str]) -> Typed:
    """Read a part of a name, if only one option has it: at the beginning, or anywhere."""
    names = {option: (plain(str(option)), plain(label)) for option, label in labels.items()}
    starting = [option for option, both in names.items() if any(name.startswith(words) for name in both)]
    holding = [option for option, both in names.items() if any(words in name for name in both)]
    for found in (starting, holding):
        if words and len(found) == 1:
            return Chosen(found[0])
    return Unclear([labels[option] for option in (starting or holding)] if words else [])


def command_named(word: str, texts: Texts) -> str | None:
    """Find a command by its English word, the reader's word, or a question mark."""
    if word == "?":
        return "help"
    return next((name for name in COMMANDS if word in (name, plain(texts(f"command-{name}")))), None)
