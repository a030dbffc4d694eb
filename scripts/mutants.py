"""Mutate the rules, and every figure of their data by one; count how many mutants the rule tests kill.

Words narrow it to code: `scripts/mutants.py great_race.driving`. The exit code says whether 90 % died.
"""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "halftrack" / "games"
TOOLS = Path(sys.executable).parent
ENOUGH = 0.9
FIGURE = re.compile(r"(?<![\w.\"-])\d+(?![\w.\"-])")
RULE_TESTS = (sys.executable, "-m", "pytest", "-q", "-x", "-m", "rule", "-p", "no:cacheprovider")


def mutated_code(names: list[str]) -> dict[str, str]:
    """Run mutmut over the rules; return each mutant with what became of it."""
    patterns = [f"halftrack.games.{name}*" for name in names]
    subprocess.run([TOOLS / "mutmut", "run", *patterns], cwd=ROOT, check=True)  # noqa: S603
    told = subprocess.run(  # noqa: S603
        [TOOLS / "mutmut", "results", "--all", "true"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    found = (line.strip().rpartition(": ") for line in told.splitlines())
    return {mutant: fate for mutant, sign, fate in found if sign and fate != "not checked"}


def figures(path: Path) -> Iterator[tuple[int, re.Match[str]]]:
    """Every figure of a data file with the number of its line; not those of pictures, charts and remarks."""
    drawing = False
    for number, line in enumerate(path.read_text("utf-8").splitlines()):
        drawing ^= line.count("'''") == 1
        drawing = drawing or line.strip() == "[chart]"
        if drawing and line.startswith("[") and line.strip() != "[chart]":
            drawing = False
        if not drawing:
            yield from ((number, found) for found in FIGURE.finditer(line.partition("#")[0]))


def data_files() -> list[Path]:
    """The data of the games, without the boards that only tests use."""
    return sorted(path for path in GAMES.glob("*/data/*.toml") if not path.name.startswith("tiny-"))


def mutated_data(copy: Path) -> Iterator[tuple[str, str]]:
    """Change one figure after the other in a copy of the project; yield each with what became of it."""
    for path in data_files():
        twin = copy / path.relative_to(ROOT)
        text = twin.read_text("utf-8")
        lines = text.splitlines(keepends=True)
        for number, found in figures(path):
            line = lines[number]
            changed = f"{line[: found.start()]}{int(found[0]) + 1}{line[found.end() :]}"
            twin.write_text("".join([*lines[:number], changed, *lines[number + 1 :]]), "utf-8")
            fate = "survived" if passes(copy) else "killed"
            yield f"{path.relative_to(GAMES)}:{number + 1}: {changed.strip()}", fate
        twin.write_text(text, "utf-8")


def passes(copy: Path) -> bool:
    """Whether the rule tests of that copy pass."""
    place = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return not subprocess.run(RULE_TESTS, cwd=copy, env=place, check=False, capture_output=True).returncode  # noqa: S603


def copied(folder: str) -> Path:
    """Copy what the rule tests need."""
    copy = Path(folder)
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    return copy


def main() -> None:
    """Run both kinds of mutants, print the survivors and the share that died."""
    fates = mutated_code(sys.argv[1:])
    if not sys.argv[1:]:
        with TemporaryDirectory() as folder:
            copy = copied(folder)
            if not passes(copy):
                sys.exit("the rule tests fail before anything is changed")
            fates |= dict(mutated_data(copy))
    for mutant, fate in fates.items():
        if fate not in ("killed", "timeout"):
            print(f"{fate}: {mutant}")
    counted = Counter(fates.values())
    dead = counted["killed"] + counted["timeout"]
    print(f"{dead} of {len(fates)} mutants killed ({dead / max(1, len(fates)):.1%}): {dict(counted)}")
    sys.exit(dead < ENOUGH * len(fates))


if __name__ == "__main__":
    main()
