"""Every text of the house, in Project Fluent catalogues, one folder a language."""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "it")
FALLBACK = "en"
TERMINAL = "terminal"

Argument = str | int | float


class MissingText(LookupError):
    """An id that no catalogue has, not even the English one."""


class Texts:
    """The texts of one language out of named catalogues, English where a translation is missing."""

    def __init__(self, language: str, *catalogues: str) -> None:
        self.language = language
        self.catalogues = catalogues
        languages = dict.fromkeys((language, FALLBACK))
        self._bundles = [bundle(each, catalogue) for each in languages for catalogue in catalogues]

    def __call__(self, id: str, **args: Argument) -> str:  # noqa: A002  # it is Fluent's word
        """Return the text, or raise MissingText."""
        text = self.find(id, **args)
        if text is None:
            raise MissingText(f"no text {id!r} in {', '.join(self.catalogues)}")
        return text

    def find(self, id: str, **args: Argument) -> str | None:  # noqa: A002
        """Return the text, or None; `id.attribute` names an attribute of a message."""
        name, _, attribute = id.partition(".")
        for each in self._bundles:
            if not each.has_message(name):
                continue
            message = each.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(each.format_pattern(pattern, args)[0])
        return None


def text(language: str, id: str, **args: Argument) -> str:  # noqa: A002
    """Return one text of the terminal."""
    return Texts(language, TERMINAL)(id, **args)


def slug(words: str) -> str:
    """Return the words as part of a message id: small letters, digits and hyphens."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", words)
    return re.sub(r"[^a-z0-9]+", "-", apart.lower()).strip("-")


@cache
def source(language: str, catalogue: str) -> str:
    """Return the text of a catalogue; empty where it has not been translated."""
    path = files(__name__) / language / f"{catalogue}.ftl"
    return path.read_text("utf-8") if path.is_file() else ""


@cache
def bundle(language: str, catalogue: str) -> FluentBundle:
    """Return a catalogue ready for use, without the marks that isolate each argument."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language, catalogue)))
    return made
