"""Mutants by mutmut's operators, one function at a time swapped into the rule tests as they run.

    python -m scripts.swaps FOUND TEST... -- FILE...      FOUND: where to write what became of each, as JSON

The tests are collected once. Each is run once to learn which functions it enters; each mutant then gets a process of
its own (a fork), where the tests that enter its function run until one fails. Caches are emptied for each, so that what
is read from files is read by the mutant. What runs only when modules are imported cannot be swapped: see `IMPORTED`.
"""

import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import indent
from time import process_time
from types import CodeType, FrameType, FunctionType
from typing import NamedTuple

import libcst as cst
import pytest
from _pytest.runner import runtestprotocol
from mutmut.mutation.file_mutation import create_mutations, deep_replace

SOURCES = "src/"
HERE = "halftrack/games/"
ALIVE, DEAD, LATE, IMPORTED = "survived", "killed", "timeout", "imported"
PATIENCE = 2.0  # times what the test took while it was watched
AT_LEAST = 1.5  # seconds of computing
MEMORY = 4 * 2**30
RULE_TESTS = ("-q", "-m", "rule", "-p", "no:cacheprovider")


class Swap(NamedTuple):
    """A function with one thing changed."""

    module: str
    path: tuple[str, ...]  # the name of the function, after that of its class
    number: int
    before: str
    after: str

    @property
    def file(self) -> str:
        return f"{SOURCES}{self.module.replace('.', '/')}.py"

    @property
    def name(self) -> str:
        """What it is and which lines differ."""
        old, new = (code.splitlines() for code in (self.before, self.after))
        gone, come = (
            " ".join(line.strip() for line in one if line not in other) for one, other in ((old, new), (new, old))
        )
        return f"{self.module.removeprefix('halftrack.games.')}.{'.'.join(self.path)}: {gone} -> {come} ({self.number})"

    def whole(self, root: Path) -> str:
        """The text of its module."""
        text, before, after = (root / self.file).read_text("utf-8"), self.before, self.after
        if len(self.path) > 1:
            before, after = indent(before, "    "), indent(after, "    ")
        assert text.count(before) == 1, f"{self.name} is found {text.count(before)} times"
        return text.replace(before, after)


def swaps(root: Path, file: str) -> Iterator[Swap]:
    """Every mutant that mutmut makes of the functions of a file."""
    module, mutations, _, _ = create_mutations(file, (root / file).read_text("utf-8"))
    owners = {
        id(method): owner.name.value
        for owner in module.body
        if isinstance(owner, cst.ClassDef)
        for method in owner.body.body
    }
    dotted = file.removeprefix(SOURCES).removesuffix(".py").replace("/", ".")
    counted: dict[int, int] = {}
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if not isinstance(function, cst.FunctionDef):
            continue
        number = counted[id(function)] = counted.get(id(function), 0) + 1
        changed = deep_replace(function, mutation.original_node, mutation.mutated_node)
        owner = (owners[id(function)],) if id(function) in owners else ()
        before, after = (module.code_for_node(bare(node)) for node in (function, changed))
        yield Swap(dotted, (*owner, function.name.value), number, before, after)


def bare(function: object) -> cst.CSTNode:
    """Without what stands above it."""
    assert isinstance(function, cst.FunctionDef)
    return function.with_changes(decorators=(), leading_lines=())


def in_place(swap: Swap) -> FunctionType:
    """The function that is to be changed."""
    place: object = sys.modules[swap.module]
    for word in swap.path:
        place = vars(place)[word]
    found = getattr(place, "__func__", place)
    assert isinstance(found, FunctionType)
    return found


def change(swap: Swap) -> None:
    """Everyone who holds the function holds the mutant from now on."""
    function, space = in_place(swap), dict[str, FunctionType]()
    exec(compile(swap.after, swap.module, "exec"), vars(sys.modules[swap.module]), space)  # noqa: S102
    (new,) = space.values()
    function.__code__, function.__defaults__, function.__kwdefaults__ = (
        new.__code__,
        new.__defaults__,
        new.__kwdefaults__,
    )


def caches() -> list[Callable[[], None]]:
    """How to empty what functions of the games and of their tests remember."""
    modules = [module for name, module in sys.modules.items() if name.split(".")[0] in ("halftrack", "tests")]
    return [one.cache_clear for module in modules for one in vars(module).values() if hasattr(one, "cache_clear")]


class Watch:
    """Which functions of the games are entered."""

    def __init__(self) -> None:
        self.entered: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, value: object) -> None:
        if event == "call":
            self.entered.add(frame.f_code)

    def during(self, work: Callable[[], None]) -> set[CodeType]:
        """The functions entered while something is done."""
        self.entered = set()
        sys.setprofile(self)
        try:
            work()
        finally:
            sys.setprofile(None)
        return {code for code in self.entered if HERE in code.co_filename}


class Trial(NamedTuple):
    """A test, how long it takes, and the functions it enters."""

    test: pytest.Item
    seconds: float
    entered: set[CodeType]


def fails(test: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(test, log=False, nextitem=None))


class Swapping:
    """Stands in for pytest's own running of the tests."""

    def __init__(self, found: Path, files: list[str]) -> None:
        self.found, self.files = found, files

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.forget = caches()
        trials = [self.trial(test) for test in session.items]
        gc.collect()
        gc.freeze()
        fates: dict[str, str] = {}
        for file in self.files:
            for swap in swaps(Path(), file):
                fates[swap.name] = self.fate(swap, trials)
            self.found.write_text(json.dumps(fates, ensure_ascii=False), "utf-8")
            print(file, len(fates), f"{process_time():.0f} s", flush=True, file=sys.__stderr__)
        return True

    def empty(self) -> None:
        for one in self.forget:
            one()

    def trial(self, test: pytest.Item) -> Trial:
        """Run a test as the code stands."""
        begun = process_time()
        failed: list[bool] = []
        self.empty()
        entered = Watch().during(lambda: failed.append(fails(test)))
        assert failed == [False], f"{test.nodeid} fails before anything is changed"
        return Trial(test, process_time() - begun, entered)

    def fate(self, swap: Swap, trials: list[Trial]) -> str:
        """What the tests that enter the function make of it; those of its module first, then the quick ones."""
        code = in_place(swap).__code__
        chosen = [trial for trial in trials if code in trial.entered]
        if not chosen:
            return IMPORTED
        stem = "test_" + swap.module.rpartition(".")[2]
        chosen.sort(key=lambda trial: (not trial.test.path.name.startswith(stem), trial.seconds))
        child = os.fork()
        if not child:
            self.suffer(swap, chosen)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
            return LATE
        return ALIVE if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0 else DEAD

    def suffer(self, swap: Swap, chosen: list[Trial]) -> None:
        """In a process of its own: the tests, with the mutant in its place, until one fails."""
        quiet = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(quiet, number)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        try:
            change(swap)
            self.empty()
            for trial in chosen:
                signal.setitimer(signal.ITIMER_PROF, AT_LEAST + PATIENCE * trial.seconds)
                if fails(trial.test):
                    os._exit(1)
            os._exit(0)
        except BaseException:
            os._exit(1)


def main() -> None:
    """Try all mutants of some files."""
    found, *words = sys.argv[1:]
    at = words.index("--")
    sys.exit(pytest.main([*RULE_TESTS, *words[:at]], plugins=[Swapping(Path(found), words[at + 1 :])]))


if __name__ == "__main__":
    main()
