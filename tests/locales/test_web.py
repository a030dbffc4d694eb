"""The client's own catalogues: every text is there in every language, every text is used."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from halftrack.locales import FALLBACK, LANGUAGES, source
from halftrack.server.refusals import STATUS

CLIENT = Path(__file__).parents[2] / "web" / "src"
NAMES = sorted(path.name.removesuffix(".ftl") for path in files("halftrack.locales").joinpath(FALLBACK).iterdir())
CATALOGUES = [name for name in NAMES if name == "web" or name.startswith("web-")]
OTHERS = [language for language in LANGUAGES if language != FALLBACK]

everywhere = pytest.mark.parametrize("catalogue", CATALOGUES)
translated = pytest.mark.parametrize("language", OTHERS)


class Variables(Visitor):
    """The variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> frozenset[str]:
    found = Variables()
    found.visit(message)
    return frozenset(found.names)


@cache
def said(language: str, catalogue: str) -> dict[str, frozenset[str]]:
    """Each message with its variables."""
    body = FluentParser().parse(source(language, catalogue)).body
    return {entry.id.name: variables(entry) for entry in body if isinstance(entry, ftl.Message)}


@cache
def client() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(CLIENT.rglob("*")) if path.suffix in {".ts", ".svelte"})


def asked() -> Iterator[tuple[str, bool]]:
    """Every id that the client asks for by `t`, and whether it is only the beginning of one."""
    for _, id_, rest in re.findall(r"""\bt\(\s*(["`])([a-z][\w-]*)(\$\{)?""", client()):
        yield id_, bool(rest)


def is_used(id_: str) -> bool:
    """Named as a whole anywhere in the client, or begun by a template."""
    return bool(re.search(rf"""["'`]{id_}["'`]""", client())) or any(
        id_.startswith(start) for start in re.findall(r"`([a-z][\w-]*-)\$\{", client())
    )


@translated
@everywhere
def test_every_language_has_the_same_texts_with_the_same_variables(language: str, catalogue: str) -> None:
    assert said(language, catalogue) == said(FALLBACK, catalogue)


@pytest.mark.parametrize("language", LANGUAGES)
@everywhere
def test_no_text_stands_twice(language: str, catalogue: str) -> None:
    body = FluentParser().parse(source(language, catalogue)).body
    ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


def test_no_id_is_in_two_catalogues() -> None:
    ids = [id_ for catalogue in CATALOGUES for id_ in said(FALLBACK, catalogue)]
    assert len(ids) == len(set(ids))


@everywhere
def test_no_text_is_unused(catalogue: str) -> None:
    assert not [id_ for id_ in said(FALLBACK, catalogue) if not is_used(id_)]


def test_no_text_is_missing() -> None:
    known = [id_ for catalogue in CATALOGUES for id_ in said(FALLBACK, catalogue)]
    found = list(asked())
    assert found
    whole = {id_ for id_, begun in found if not begun}
    starts = {id_ for id_, begun in found if begun}
    assert not whole - set(known)
    assert not {start for start in starts if not any(id_.startswith(start) for id_ in known)}


def test_every_refusal_of_the_server_has_its_words() -> None:
    words = {id_.removeprefix("refused-") for id_ in said(FALLBACK, "web") if id_.startswith("refused-")}
    assert words == {*STATUS, "unreachable"}
