"""Mutate the rules and their figures, and count how many mutants the rule tests kill; docs/proof keeps the outcome.

    python -m scripts.mutants                        every game
    python -m scripts.mutants great-race             one of them
    python -m scripts.mutants great_race.driving     one module or data file, nothing kept
    python -m scripts.mutants great_race/solo.torpedo

The functions are mutated by `swaps.py`, the figures and what else mutmut leaves alone by `figures.py`. The exit code
says whether 90 % of the mutants of each game died.
"""

import argparse
import fnmatch
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from halftrack.cli.bench import where
from scripts import figures, swaps

ROOT = Path(__file__).parent.parent
GAMES = Path("src/halftrack/games")
WORK, PROOF = ROOT / "mutants", ROOT / "docs" / "proof"
ARGUED = Path(__file__).parent / "survivors.toml"
PICTURES = ("drawing.py", "ground.py", "icons.py", "layout.py", "pieces.py", "sheet.py")
ENOUGH = 0.9
DEAD = ("killed", "timeout")


class Part(NamedTuple):
    """A game, or a module of one: its code, its data and its tests."""

    name: str
    package: str
    module: str = ""
    tables: str = "*"
    others: str = ""  # tables that belong to another part

    @property
    def code(self) -> list[str]:
        """The modules with rules, but for those that only draw."""
        files = sorted((ROOT / GAMES / self.package).glob(f"{self.module or '*'}.py"))
        return [str(file.relative_to(ROOT)) for file in files if file.name not in PICTURES]

    @property
    def data(self) -> list[str]:
        """The data files, but for the boards that only tests use."""
        folder = ROOT / GAMES / self.package.partition("/")[0] / "data"
        files = sorted(folder.glob(f"{self.module or self.tables}.toml"))
        return [str(file.relative_to(ROOT)) for file in files if file.stem[:5] != "tiny-" and file.stem != self.others]

    @property
    def tests(self) -> list[str]:
        return [f"tests/games/{self.package}"]


PARTS = (
    Part("great-race", "great_race", others="estienne"),
    Part("great-race-solo", "great_race/solo", tables="estienne"),
    Part("gumball-rally", "gumball_rally"),
)


def part_of(word: str) -> Part:
    """The game, or the module, of that name."""
    package, _, module = word.partition(".")
    return Part(word, package, module)


def copied(part: Part, number: int) -> Path:
    """A new copy of what the rule tests need."""
    copy = WORK / part.name / str(number)
    shutil.rmtree(copy, ignore_errors=True)
    for folder in ("src", "tests", "scripts"):
        ignored = shutil.ignore_patterns("__pycache__", "static", "locales" if folder == "tests" else "")
        shutil.copytree(ROOT / folder, copy / folder, ignore=ignored)
    for file in ("README.md", "LICENSE", "pyproject.toml"):
        shutil.copy(ROOT / file, copy)
    return copy


def mutated_code(part: Part, copies: list[Path]) -> dict[str, str]:
    """Every mutant that mutmut makes of the functions, with what became of it."""
    files = sorted(part.code, key=lambda file: (ROOT / file).stat().st_size)
    with ThreadPoolExecutor(len(copies)) as pool:
        busy = copies[: len(files)]
        shares = pool.map(swapped, busy, [part.tests] * len(busy), (files[at :: len(busy)] for at in range(len(busy))))
        fates = {mutant: fate for share in shares for mutant, fate in share.items()}
    late = [swap for file in files for swap in swaps.swaps(ROOT, file) if fates[swap.name] == swaps.IMPORTED]
    whole = [figures.Mutant(swap.file, swap.name, swap.whole(ROOT)) for swap in late]
    return fates | {mutant.name: fate for mutant, fate in figures.tried(copies, part.tests, whole)}


def swapped(copy: Path, tests: list[str], files: list[str]) -> dict[str, str]:
    """What becomes of the mutants of some files, in a process that sees that copy alone."""
    found = copy / "found.json"
    place = {**os.environ, **figures.PLAIN, "PYTHONPATH": str(copy / "src")}
    subprocess.run(  # noqa: S603
        [sys.executable, "-m", "scripts.swaps", str(found), *tests, "--", *files],
        cwd=copy, env=place, check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    fates: dict[str, str] = json.loads(found.read_text("utf-8"))
    return fates


def mutated_figures(part: Part, copies: list[Path]) -> dict[str, str]:
    """Every figure of the data, every constant of the rules, every sign in a function with a decorator."""
    mutants = [mutant for file in part.data for mutant in figures.figures(ROOT, file)]
    for file in part.code:
        mutants += [*figures.constants(ROOT, file), *figures.decorated(ROOT, file)]
    assert figures.passes(copies[0], part.tests), "the rule tests fail before anything is changed"
    return {mutant.name: fate for mutant, fate in figures.tried(copies, part.tests, mutants)}


def reason(mutant: str) -> str:
    """Why a mutant may live, where that was argued."""
    argued = tomllib.loads(ARGUED.read_text("utf-8"))["survivor"] if ARGUED.exists() else []
    reasons = [entry["reason"] for entry in argued if any(fnmatch.fnmatchcase(mutant, of) for of in entry["mutants"])]
    return reasons[0] if reasons else "NOT ARGUED"


def share(fates: dict[str, str]) -> str:
    counted = Counter(fates.values())
    dead = sum(counted[fate] for fate in DEAD)
    return f"{dead} of {len(fates)} killed ({dead / max(1, len(fates)):.1%}; {dict(sorted(counted.items()))})"


def by_module(fates: dict[str, str]) -> dict[str, dict[str, str]]:
    """The mutants of each module or data file."""
    modules: dict[str, dict[str, str]] = {}
    for mutant, fate in fates.items():
        start = mutant.partition(":")[0]
        words = start.split(".")
        module = start if start.endswith((".py", ".toml")) else ".".join(words[: 2 + ("solo" in words[1:2])])
        modules.setdefault(module, {})[mutant] = fate
    return dict(sorted(modules.items()))


def report(part: Part, code: dict[str, str], data: dict[str, str], seconds: float) -> str:
    """All figures, and each survivor with its reason."""
    lines = [f"{key}: {value}" for key, value in where().items()]
    lines += [f"command: python -m scripts.mutants {part.name}", f"seconds: {seconds:.0f}", ""]
    lines += [
        f"functions, by mutmut's operators: {share(code)}",
        f"figures, constants and decorated functions: {share(data)}",
        "",
    ]
    for fates in (code, data):
        lines += [f"  {module}: {share(found)}" for module, found in by_module(fates).items()]
    living = sorted(mutant for fates in (code, data) for mutant, fate in fates.items() if fate not in DEAD)
    lines += ["", "survivors:", *(f"  {mutant}\n      {reason(mutant)}" for mutant in living)]
    return "\n".join(lines) + "\n"


def run(part: Part, workers: int) -> bool:
    """Try all mutants of a part; whether enough of both kinds died."""
    begun = monotonic()
    copies = [copied(part, number) for number in range(workers)]
    code, data = mutated_code(part, copies), mutated_figures(part, copies)
    told = report(part, code, data, monotonic() - begun)
    print(told)
    if not part.module:
        PROOF.mkdir(parents=True, exist_ok=True)
        (PROOF / f"mutants-{part.name}.txt").write_text(told, "utf-8")
    return all(sum(fate in DEAD for fate in fates.values()) >= ENOUGH * len(fates) for fates in (code, data))


def main() -> None:
    """Try the games named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    told = parser.parse_args()
    named = {part.name.replace("-", "_"): part for part in PARTS}
    parts = [named.get(word.replace("-", "_")) or part_of(word) for word in told.parts] or list(PARTS)
    enough = [run(part, told.workers) for part in parts]
    sys.exit(not all(enough))


if __name__ == "__main__":
    main()
