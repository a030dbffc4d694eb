"""From sentence to proof: every rule has its tag in RULES.md, in the code that obeys it and in a test."""

import ast
import re
from pathlib import Path

import pytest

import halftrack
from halftrack import games

SOURCE = Path(halftrack.__file__).parent / "games"
TESTS = Path(__file__).parent / "games"
FOLDERS = {name: name.replace("-", "_") for name in games.names() if not name.endswith("-solo")}

TAG = r"[a-z]+\.[a-z0-9-]+"
RULE = re.compile(rf"^- ({TAG}):", re.MULTILINE)
CLAIMS = re.compile(rf"(?<![\w)])\[({TAG}(?:(?:, | to | and ){TAG})*)\]")


def rules_of(game: str) -> set[str]:
    return set(RULE.findall((SOURCE / FOLDERS[game] / "RULES.md").read_text("utf-8")))


def spread(claim: str) -> set[str]:
    """`setup.2 to setup.6` and `a.1, b.2` name several tags."""
    found: set[str] = set()
    for part in re.split(r", | and ", claim):
        first, _, last = part.partition(" to ")
        chapter, _, number = first.partition(".")
        if last:
            found |= {f"{chapter}.{at}" for at in range(int(number), int(last.partition(".")[2]) + 1)}
        else:
            found.add(first)
    return found


def claimed_by_code(game: str) -> set[str]:
    texts = [path.read_text("utf-8") for path in (SOURCE / FOLDERS[game]).rglob("*.py")]
    return {tag for text in texts for claim in CLAIMS.findall(text) for tag in spread(claim)}


def proven_by_tests(game: str) -> set[str]:
    found: set[str] = set()
    for path in (TESTS / FOLDERS[game]).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}  # type: ignore[misc]
    return found


@pytest.mark.parametrize("game", FOLDERS)
def test_every_rule_is_obeyed_by_code_that_names_it(game: str) -> None:
    assert rules_of(game) - claimed_by_code(game) == set()


@pytest.mark.parametrize("game", FOLDERS)
def test_every_rule_is_proven_by_a_test_that_names_it(game: str) -> None:
    assert rules_of(game) - proven_by_tests(game) == set()


@pytest.mark.parametrize("game", FOLDERS)
def test_code_and_tests_name_no_rule_that_is_not_written_down(game: str) -> None:
    assert (claimed_by_code(game) | proven_by_tests(game)) - rules_of(game) == set()


# The tags of the pages from which the rules were written: how many there are in each chapter.
PAGES = {
    "great-race": {
        "setup": 7, "hand": 3, "bivouac": 3, "planning": 3, "convoy": 8, "pathfinder": 5, "mechanics": 2, "drive": 11,
        "lanes": 2, "security": 2, "funding": 1, "danger": 4, "maintenance": 3, "finish": 4, "leaving": 1, "leaders": 7,
        "fifth": 3, "solo": 16,
    },
    "gumball-rally": {"setup": 4, "round": 7, "scoring": 2},
}  # fmt: skip


@pytest.mark.parametrize("game", FOLDERS)
def test_no_tag_of_the_rules_page_has_vanished(game: str) -> None:
    page = {f"{chapter}.{number}" for chapter, length in PAGES[game].items() for number in range(1, length + 1)}
    assert page - rules_of(game) == set()
