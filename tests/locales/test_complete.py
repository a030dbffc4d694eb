"""Every language says all that the games and the terminal can say, with the same figures, and nothing else."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from halftrack import games
from halftrack.locales import FALLBACK, LANGUAGES, TERMINAL, bundle, slug, source

PACKAGE = Path(str(files("halftrack")))
PLAYED = ("great-race", "gumball-rally")
CATALOGUES = (TERMINAL, *PLAYED)
TRANSLATED = (*CATALOGUES, "great-race-solo")  # what it says is read beside its code in tests/cli/test_solo_words.py
OTHERS = tuple(language for language in LANGUAGES if language != FALLBACK)
ASKING = {"ask", "choose", "choose_all"}
TILE, PLAN = r"p\d(d\d)?s?x?", r"\d-\d-\d-\d"

everywhere = pytest.mark.parametrize("catalogue", CATALOGUES)
in_every_catalogue = pytest.mark.parametrize("catalogue", TRANSLATED)
in_every_game = pytest.mark.parametrize("game", PLAYED)
translated = pytest.mark.parametrize("language", OTHERS)


# -- the catalogues, read -----------------------------------------------------------------------


class Variables(Visitor):
    """The variables in a pattern, and the messages that it repeats."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.repeated: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # the visitor's name
        self.repeated.add(node.id.name)


def variables(pattern: ftl.Pattern) -> Variables:
    found = Variables()
    found.visit(pattern)
    return found


def patterns(language: str, catalogue: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Each message and each attribute, by the id that asks for it."""
    for entry in FluentParser().parse(source(language, catalogue)).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            yield from ((f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes)


@cache
def said(language: str, catalogue: str) -> dict[str, set[str]]:
    """Each id with the variables of its text, and of what that repeats."""
    found = {id_: variables(pattern) for id_, pattern in patterns(language, catalogue)}
    return {id_: own.names.union(*(found[other].names for other in own.repeated)) for id_, own in found.items()}


# -- the code and its data, read ----------------------------------------------------------------


def modules(folder: str) -> Iterator[ast.AST]:
    for path in sorted((PACKAGE / folder).glob("*.py")):
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


def code_of(game: str) -> str:
    return f"games/{game.replace('-', '_')}"


def strings(data: Any) -> Iterator[str]:
    """Every string in a table, keys too."""
    if isinstance(data, dict):
        data = [*data, *data.values()]
    if isinstance(data, list):
        for each in data:
            yield from strings(each)
    elif isinstance(data, str):
        yield data


@cache
def words_in(folder: str) -> frozenset[str]:
    """Every string, class and named argument of a folder's code, and every string of its data."""
    found = {node.value for node in modules(folder) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    found |= {node.name for node in modules(folder) if isinstance(node, ast.ClassDef)}
    found |= {node.arg for node in modules(folder) if isinstance(node, ast.keyword) and node.arg}
    for path in sorted((PACKAGE / folder).glob("data/*.toml")):
        found |= set(strings(tomllib.loads(path.read_text("utf-8"))))
    return frozenset(found)


@cache
def kinds(game: str) -> set[str]:
    """The kinds of question that the game's rules ask."""
    calls = [node for node in modules(code_of(game)) if isinstance(node, ast.Call) and len(node.args) > 1]
    asked = (call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id in ASKING)
    return {"confirm"} | {slug(str(kind.value)) for kind in asked if isinstance(kind, ast.Constant)}


@cache
def options(game: str) -> set[str]:
    """Every option that is a word: no space of a board, no tile, no plan, no number."""
    boards = [{"board": board} for board in ("africa", "south-america")] if game == "great-race" else [{}]
    offered = {str(option) for setup in boards for option in games.load(game).catalogue(setup)}
    places = {space for setup in boards if setup for space in spaces(setup["board"])}
    return {option for option in offered - places if not re.fullmatch(rf"{TILE}|{PLAN}|\d+", option)}


def spaces(board: str) -> tuple[str, ...]:
    from halftrack.games.great_race.board import load_board

    return tuple(load_board(board).spaces)


def could_say(game: str, option: str) -> set[str]:
    """The ids that put an option into words."""
    head = slug(option.partition(" ")[0])
    plain = {f"option-{slug(option)}", f"option-{head}-what", f"name-{slug(option)}", f"card-{head}"}
    return plain | {f"option-{kind}-{slug(option)}" for kind in kinds(game)}


def is_used(id_: str, catalogue: str) -> bool:
    """Whether the terminal names the message, or a beginning of its id that a word of the game completes."""
    own = words_in("cli") | (frozenset() if catalogue == TERMINAL else words_in(code_of(catalogue)))
    asked = frozenset() if catalogue == TERMINAL else kinds(catalogue)
    rests = [id_.removeprefix(start) for start in own if start.endswith("-") and id_.startswith(start)]
    words = {slug(word) for word in own}
    completions = [rest.removeprefix(f"{kind}-") for rest in rests for kind in asked] + rests
    return id_ in own or any(is_made_of(words, rest.removesuffix("-what")) for rest in completions)


def is_made_of(words: set[str], id_: str) -> bool:
    """Whether it is one of the words, or several of them joined: `black danger`."""
    parts = id_.split("-")
    return id_ in words or any(
        "-".join(parts[:at]) in words and is_made_of(words, "-".join(parts[at:])) for at in range(1, len(parts))
    )


# -- one language beside another ----------------------------------------------------------------


@translated
@in_every_catalogue
def test_no_message_is_missing(language: str, catalogue: str) -> None:
    assert not set(said(FALLBACK, catalogue)) - set(said(language, catalogue))


@translated
@in_every_catalogue
def test_no_message_is_surplus(language: str, catalogue: str) -> None:
    assert not set(said(language, catalogue)) - set(said(FALLBACK, catalogue))


@translated
@in_every_catalogue
def test_every_language_takes_the_same_variables(language: str, catalogue: str) -> None:
    theirs, ours = said(FALLBACK, catalogue), said(language, catalogue)
    assert not {id_: theirs[id_] ^ ours[id_] for id_ in theirs.keys() & ours.keys() if theirs[id_] != ours[id_]}


@pytest.mark.parametrize("language", LANGUAGES)
@in_every_catalogue
def test_no_message_stands_twice(language: str, catalogue: str) -> None:
    assert not [id_ for id_, times in Counter(id_ for id_, _ in patterns(language, catalogue)).items() if times > 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("figure", [0, 1, 2, 7, "yes"])
@in_every_catalogue
def test_every_message_can_be_said(language: str, figure: int | str, catalogue: str) -> None:
    texts, wrong = bundle(language, catalogue), []
    for id_, names in said(language, catalogue).items():
        name, _, attribute = id_.partition(".")
        message = texts.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        wrong += [(id_, error) for error in texts.format_pattern(pattern, dict.fromkeys(names, figure))[1]]
    assert not wrong


# -- the games beside the catalogues ------------------------------------------------------------


@everywhere
def test_no_message_is_unused(catalogue: str) -> None:
    ids = {id_.partition(".")[0] for id_ in said(FALLBACK, catalogue)}
    assert not {id_ for id_ in ids if not is_used(id_, catalogue)}


@in_every_game
def test_every_kind_of_question_is_asked_in_words(game: str) -> None:
    assert len(kinds(game)) > 2
    assert not {f"ask-{kind}" for kind in kinds(game)} - set(said(FALLBACK, game))


@in_every_game
def test_every_option_has_a_name(game: str) -> None:
    assert options(game)
    assert not {option for option in options(game) if not could_say(game, option) & set(said(FALLBACK, game))}


@in_every_game
def test_every_kind_of_event_has_a_line(game: str) -> None:
    tree = ast.parse((PACKAGE / code_of(game) / "events.py").read_text("utf-8"))
    events = {f"event-{slug(node.name)}" for node in tree.body if isinstance(node, ast.ClassDef)}
    assert events == {id_ for id_ in said(FALLBACK, game) if id_.startswith("event-")}


@in_every_game
def test_every_rule_that_is_a_reason_can_be_read(game: str) -> None:
    rules = {id_ for id_, _ in patterns(FALLBACK, f"{game}-rules")}
    text = (PACKAGE / code_of(game) / "reasons.py").read_text("utf-8")
    constants = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    tags = {tag for tag in constants if isinstance(tag, str) and re.fullmatch(r"[a-z]+\.[a-z0-9-]+", tag)}
    assert tags
    assert not {tag for tag in tags if f"rule-{tag.replace('.', '-')}" not in rules}


# -- typography ---------------------------------------------------------------------------------

BREAKS = {
    "fr": r"(?<!=) [:;!?»]|« |\} F\b",
    "de": r"[\"»«]|\} F\b",
    "it": r"[\"“„]|\} F\b",
}


@translated
@pytest.mark.parametrize("catalogue", [*TRANSLATED, *(f"{game}-rules" for game in PLAYED)])
def test_signs_are_those_of_the_language_and_do_not_stand_alone(language: str, catalogue: str) -> None:
    lines = source(language, catalogue).splitlines()
    values = [re.sub(r"\{ \"[^\"]*\" \}", "_", line) for line in lines if not line.startswith("#")]
    assert not [line for line in values if re.search(BREAKS[language], line) or "'" in line]
