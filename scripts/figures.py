"""Mutants that mutmut does not make: every figure of the data files, every constant, and functions with decorators."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

FIGURE = re.compile(r"(?<![\w.\"-])-?\d+(\.\d+)?(?![\w.\"-])")
RULE_TESTS = (sys.executable, "-m", "pytest", "-q", "-x", "-m", "rule", "-p", "no:cacheprovider")
PLAIN = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins take longer to load than these tests to run
TIME_LIMIT = 180
OK, NO_TESTS = 0, 5
TICKS = count(1)
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.And: ast.Or, ast.Or: ast.And, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip


class Mutant(NamedTuple):
    """A file of the project with one thing changed."""

    file: str  # from the root of the project
    name: str
    text: str


def figures(root: Path, file: str) -> Iterator[Mutant]:
    """Every figure of a data file one more, but for what is drawn or remarked."""
    lines = (root / file).read_text("utf-8").splitlines(keepends=True)
    drawing = False
    for number, line in enumerate(lines):
        drawing ^= line.count("'''") == 1
        for found in FIGURE.finditer(line.partition("#")[0] if not drawing else ""):
            more = f"{float(found[0]) + 1:g}" if "." in found[0] else str(int(found[0]) + 1)
            changed = line[: found.start()] + more + line[found.end() :]
            text = "".join([*lines[:number], changed, *lines[number + 1 :]])
            yield Mutant(file, f"{Path(file).name}:{number + 1}: {line.strip()} -> {changed.strip()}", text)


def constants(root: Path, file: str) -> Iterator[Mutant]:
    """Every number in a constant at the top of a module one more."""
    tree = ast.parse((root / file).read_text("utf-8"))
    top = [line for line in tree.body if isinstance(line, ast.Assign | ast.AnnAssign)]
    numbers = {id(part) for line in top for part in ast.walk(line) if is_number(part)}
    for at, node in enumerate(ast.walk(tree)):
        if id(node) in numbers:
            yield changed(root, file, at, add_one)


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def add_one(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant)
    node.value = int(str(node.value)) + 1


def decorated(root: Path, file: str) -> Iterator[Mutant]:
    """The functions that mutmut leaves alone: each sign in them turned, each figure one more, each answer withheld."""
    tree = ast.parse((root / file).read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.decorator_list]
    inside = {id(part) for function in functions for line in function.body for part in ast.walk(line)}
    for at, node in enumerate(ast.walk(tree)):
        if id(node) in inside:
            for change in changes(node):
                yield changed(root, file, at, change)


def changes(node: ast.AST) -> Iterator[Callable[[ast.AST], None]]:
    """What can be changed in a piece of code."""
    if is_number(node):
        yield add_one
    if isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPS:
        yield swap_sign
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        yield swap_comparison
    if isinstance(node, ast.Return) and node.value is not None:
        yield withhold


def swap_sign(node: ast.AST) -> None:
    assert isinstance(node, ast.BoolOp | ast.BinOp)
    node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]


def swap_comparison(node: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]


def withhold(node: ast.AST) -> None:
    assert isinstance(node, ast.Return)
    node.value = ast.Constant(None)


def changed(root: Path, file: str, at: int, change: Callable[[ast.AST], None]) -> Mutant:
    """The file with its n-th piece of code changed."""
    tree = ast.parse((root / file).read_text("utf-8"))
    node = next(piece for number, piece in enumerate(ast.walk(tree)) if number == at)
    line = next(top for top in ast.walk(tree) if isinstance(top, ast.stmt) and any(part is node for part in own(top)))
    before = ast.unparse(line)
    change(node)
    return Mutant(file, f"{Path(file).name}:{line.lineno}: {before} -> {ast.unparse(line)}", ast.unparse(tree))


def own(line: ast.stmt) -> Iterator[ast.AST]:
    """The pieces of a statement that are no statements themselves, and the statement."""
    waiting: list[ast.AST] = [line]
    while waiting:
        piece = waiting.pop()
        yield piece
        waiting += [child for child in ast.iter_child_nodes(piece) if not isinstance(child, ast.stmt)]


def tried(copies: list[Path], tests: list[str], mutants: list[Mutant]) -> Iterator[tuple[Mutant, str]]:
    """Each mutant with what became of it; as many at once as there are copies of the project."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def fate(mutant: Mutant) -> tuple[Mutant, str]:
        copy = free.get()
        try:
            return mutant, fate_in(copy, tests, mutant)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        yield from pool.map(fate, mutants)


def fate_in(copy: Path, tests: list[str], mutant: Mutant) -> str:
    """Change the file, run the rule tests, change it back."""
    before = (copy / mutant.file).read_text("utf-8")
    write(copy / mutant.file, mutant.text)
    try:
        return "survived" if passes(copy, nearest(copy, tests, mutant)) and passes(copy, tests) else "killed"
    except subprocess.TimeoutExpired:
        return "timeout"
    finally:
        write(copy / mutant.file, before)


def nearest(copy: Path, folders: list[str], mutant: Mutant) -> list[str]:
    """The tests that are likely to kill it, to be run first: those of its module, or of the figures."""
    likely = (Path(mutant.file).stem, *(("figures",) if mutant.file.endswith(".toml") else ()))
    files = [f"{folder}/test_{word}.py" for folder in folders for word in likely]
    return [file for file in files if (copy / file).exists()] or folders


def write(path: Path, text: str) -> None:
    """No two texts have one time, so that no old bytecode passes for the new."""
    path.write_text(text, "utf-8")
    os.utime(path, (0, next(TICKS)))


def passes(copy: Path, tests: list[str]) -> bool:
    """Whether the rule tests of that copy pass."""
    place = {**os.environ, **PLAIN, "PYTHONPATH": str(copy / "src")}
    told = subprocess.run([*RULE_TESTS, *tests], cwd=copy, env=place, capture_output=True, timeout=TIME_LIMIT)  # noqa: S603, PLW1510
    return told.returncode in (OK, NO_TESTS)
