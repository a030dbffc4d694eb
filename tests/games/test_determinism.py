"""Rules take randomness only from the table, walk over no set, and read no clock: the same everywhere, always."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import halftrack
from tests.games.subjects import SUBJECTS

SOURCE = Path(halftrack.__file__).parent
FORBIDDEN = {"random", "secrets", "time", "datetime", "uuid", "os", "threading", "asyncio", "socket"}
WALKS = (ast.For, ast.comprehension)
ORDERED = {"list", "tuple", "enumerate", "iter", "next"}

PLAYED = """
import sys
from hashlib import sha256
from random import Random
from tests.games.subjects import SUBJECTS
from tests.support.playing import play_on
from tests.support.telling import everything_told
digest = sha256()
for subject in SUBJECTS:
    for number in range(3):
        play = subject.begin(number)
        play_on(play, subject.picks(number, subject.table(number)), Random(number), most=400)
        digest.update(b"".join(everything_told(play)))
print(digest.hexdigest())
"""


def rule_files() -> list[Path]:
    files = [path for part in ("engine", "games") for path in (SOURCE / part).rglob("*.py")]
    return [path for path in files if path.name not in ("drawing.py", "layout.py", "icons.py")]


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]


def is_set(node: ast.AST) -> bool:
    """Plainly a set: written as one, or made by `set` or `frozenset`."""
    made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    return made or isinstance(node, ast.Set | ast.SetComp)


def walks_over_sets(tree: ast.Module) -> Iterator[int]:
    """The lines where the order of a set would matter."""
    for node in ast.walk(tree):
        if isinstance(node, WALKS) and is_set(node.iter):
            yield node.iter.lineno
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERED:
            yield from (node.lineno for argument in node.args if is_set(argument))


@pytest.mark.parametrize("path", rule_files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_throw_no_dice_of_their_own_read_no_clock_and_walk_over_no_set(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert not FORBIDDEN & set(imports(tree))
    assert not list(walks_over_sets(tree))


def test_a_walk_over_a_set_is_seen() -> None:
    code = "for a in {1, 2}: ...\n[b for b in set(c)]\nlist({d})\nsorted({e})\nfor f in [1]: ..."
    assert sorted(walks_over_sets(ast.parse(code))) == [1, 2, 3]


def test_games_are_the_same_whatever_order_sets_have() -> None:
    """Python orders sets of names anew in each process, by its hash seed."""
    digests = set()
    for seed in ("1", "2"):
        place = {**os.environ, "PYTHONHASHSEED": seed}
        told = subprocess.run([sys.executable, "-c", PLAYED], env=place, capture_output=True, text=True, check=True)
        digests.add(told.stdout)
    assert len(digests) == 1
    assert SUBJECTS
