"""The loader of texts."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from halftrack.locales import LANGUAGES, MissingText, Texts, slug, source, text


def test_a_text_takes_its_arguments_without_isolation_marks() -> None:
    assert text("en", "curtain", name="Ada") == "The keyboard goes to Ada."


def test_a_missing_translation_falls_back_to_english() -> None:
    assert text("xx", "curtain", name="Ada") == text("en", "curtain", name="Ada")


def test_a_missing_text_raises() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        text("en", "no-such-text")


def test_a_missing_text_can_be_asked_for() -> None:
    assert Texts("en", "terminal").find("no-such-text") is None
    assert Texts("en", "terminal").find("curtain.no-such-attribute") is None


@pytest.mark.parametrize(
    ("words", "expected"),
    [("TileTurned", "tile-turned"), ("split damage", "split-damage"), ("tile from/to", "tile-from-to"), ("7c", "7c")],
)
def test_a_slug_is_part_of_an_id(words: str, expected: str) -> None:
    assert slug(words) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_parses(language: str) -> None:
    folder = files("halftrack.locales") / language
    names = [path.name.removesuffix(".ftl") for path in folder.iterdir()] if folder.is_dir() else []
    for name in names:
        entries = FluentParser().parse(source(language, name)).body
        assert not [entry for entry in entries if isinstance(entry, Junk)], name
