"""The rules in other languages say as much as the English ones, with the same attributes."""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from halftrack import games
from halftrack.locales import FALLBACK, LANGUAGES, source

TRANSLATED = [
    (f"{game}-rules", language) for game in games.names() for language in LANGUAGES if source(language, f"{game}-rules")
]


def said(language: str, catalogue: str) -> Iterator[str]:
    """Every message and every attribute, in order."""
    for entry in FluentParser().parse(source(language, catalogue)).body:
        if isinstance(entry, Message):
            yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


@pytest.mark.parametrize(("catalogue", "language"), TRANSLATED)
def test_a_translation_of_the_rules_is_whole(catalogue: str, language: str) -> None:
    assert list(said(language, catalogue)) == list(said(FALLBACK, catalogue))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["great-race", "gumball-rally"])
def test_families_can_read_the_rules_in_their_language(language: str, game: str) -> None:
    assert (f"{game}-rules", language) in TRANSLATED
