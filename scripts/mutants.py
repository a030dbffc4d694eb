"""Mutate the rules and their figures, and count how many mutants the rule tests kill; docs/proof keeps the outcome.

    python -m scripts.mutants                        every game
    python -m scripts.mutants great_race             one of them
    python -m scripts.mutants great_race.driving     one module, nothing kept

What mutmut has found out is kept under mutants/: a run that was broken off goes on. The exit code says whether 90 %
of the mutants of each game died.
"""

import argparse
import fnmatch
import os
import resource
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from halftrack.cli.bench import where
from scripts import figures

ROOT = Path(__file__).parent.parent
GAMES = Path("src/halftrack/games")
WORK, PROOF = ROOT / "mutants", ROOT / "docs" / "proof"
ARGUED = Path(__file__).parent / "survivors.toml"
PICTURES = ("drawing.py", "icons.py", "layout.py")
ENOUGH = 0.9
MEMORY = 6 * 2**30
DEAD = ("killed", "timeout")
CONFIG = """[mutmut]
source_paths = src
only_mutate =
{files}
pytest_add_cli_args =
    -m
    rule
    -p
    no:cacheprovider
    -p
    no:cov
pytest_add_cli_args_test_selection =
{tests}
also_copy =
    README.md
    LICENSE
timeout_constant = 2.0
timeout_multiplier = 6.0
track_dependencies = false
use_git_change_detection = false
"""


class Part(NamedTuple):
    """A game, or a module of one: its code, its data and its tests."""

    name: str
    package: str
    module: str = ""
    tables: str = "*"
    others: str = ""  # tables that belong to another part
    data_of: str = ""

    @property
    def code(self) -> list[str]:
        """The modules with rules, but for those that only draw."""
        files = sorted((ROOT / GAMES / self.package).glob(f"{self.module or '*'}.py"))
        return [str(file.relative_to(ROOT)) for file in files if file.name not in PICTURES]

    @property
    def data(self) -> list[str]:
        """The data files, but for the boards that only tests use."""
        folder = ROOT / GAMES / (self.data_of or self.package) / "data"
        files = [] if self.module else sorted(folder.glob(f"{self.tables}.toml"))
        return [str(file.relative_to(ROOT)) for file in files if file.stem[:5] != "tiny-" and file.stem != self.others]

    @property
    def tests(self) -> list[str]:
        return [f"tests/games/{self.package}"]


PARTS = (
    Part("great-race", "great_race", others="estienne"),
    Part("great-race-solo", "great_race/solo", tables="estienne", data_of="great_race"),
    Part("gumball-rally", "gumball_rally"),
)


def part_of(word: str) -> Part:
    """The game, or the module, of that name."""
    package, _, module = word.partition(".")
    return Part(word, package.replace("-", "_"), module)


def copied(part: Part, name: str) -> Path:
    """A copy of what the rule tests need, brought up to date."""
    copy = WORK / part.name / name
    for folder in ("src", "tests"):
        ignored = shutil.ignore_patterns("__pycache__", "locales" if folder == "tests" else "")
        shutil.copytree(ROOT / folder, copy / folder, ignore=ignored, dirs_exist_ok=True)
    for file in ("README.md", "LICENSE"):
        shutil.copy(ROOT / file, copy)
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    assert "[tool.mutmut]" not in text, "mutmut is told by setup.cfg"
    (copy / "pyproject.toml").write_text(text, "utf-8")
    return copy


def listed(names: list[str]) -> str:
    return "\n".join(f"    {name}" for name in names)


def mutated_code(part: Part, workers: int) -> dict[str, str]:
    """Run mutmut over the rules; each mutant with what became of it."""
    copy = copied(part, "code")
    (copy / "setup.cfg").write_text(CONFIG.format(files=listed(part.code), tests=listed(part.tests)), "utf-8")
    tool = str(Path(sys.executable).parent / "mutmut")
    limit = (MEMORY, MEMORY)
    subprocess.run(  # noqa: S603
        [tool, "run", "--max-children", str(workers)],
        cwd=copy, check=True, stdout=subprocess.DEVNULL,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, limit),
    )  # fmt: skip
    told = subprocess.run([tool, "results", "--all", "true"], cwd=copy, check=True, capture_output=True, text=True)  # noqa: S603
    found = (line.strip().rpartition(": ") for line in told.stdout.splitlines())
    fates = {mutant: fate for mutant, sign, fate in found if sign and "__mutmut_" in mutant and fate != "not checked"}
    return {told_of(copy, mutant) if fate not in DEAD else mutant: fate for mutant, fate in fates.items()}


def told_of(copy: Path, mutant: str) -> str:
    """A mutant that lives, by its function and the lines that differ."""
    tool = str(Path(sys.executable).parent / "mutmut")
    told = subprocess.run([tool, "show", mutant], cwd=copy, check=True, capture_output=True, text=True).stdout  # noqa: S603
    signs = [line for line in told.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    before, after = ([line[1:].strip() for line in signs if line[0] == sign] for sign in "-+")
    name = mutant.removeprefix("halftrack.games.").partition("__mutmut_")[0].replace(".x_", ".")
    return f"{name}: {' '.join(before)} -> {' '.join(after)} ({mutant.rpartition('_')[2]})"


def mutated_figures(part: Part, workers: int) -> dict[str, str]:
    """Every figure of the data, every constant of the rules, every sign in a function with a decorator."""
    mutants = [mutant for file in part.data for mutant in figures.figures(ROOT, file)]
    for file in part.code:
        mutants += [*figures.constants(ROOT, file), *figures.decorated(ROOT, file)]
    copies = [copied(part, f"figures-{number}") for number in range(workers)]
    assert figures.passes(copies[0], part.tests), "the rule tests fail before anything is changed"
    return {mutant.name: fate for mutant, fate in figures.tried(copies, part.tests, mutants)}


def reason(mutant: str) -> str:
    """Why a mutant may live, where that was argued."""
    argued = tomllib.loads(ARGUED.read_text("utf-8"))["survivor"] if ARGUED.exists() else []
    reasons = [entry["reason"] for entry in argued if fnmatch.fnmatchcase(mutant, entry["mutant"])]
    return reasons[0] if reasons else "NOT ARGUED"


def share(fates: dict[str, str]) -> str:
    counted = Counter(fates.values())
    dead = sum(counted[fate] for fate in DEAD)
    return f"{dead} of {len(fates)} killed ({dead / max(1, len(fates)):.1%}; {dict(sorted(counted.items()))})"


def by_module(fates: dict[str, str]) -> dict[str, dict[str, str]]:
    """The mutants of each module or data file."""
    modules: dict[str, dict[str, str]] = {}
    for mutant, fate in fates.items():
        start = mutant.removeprefix("halftrack.games.").partition(":")[0].partition(".x")[0]
        words = start.split(".")
        module = start if start.endswith((".py", ".toml")) else ".".join(words[: 2 + ("solo" in words[1:2])])
        modules.setdefault(module, {})[mutant] = fate
    return dict(sorted(modules.items()))


def report(part: Part, code: dict[str, str], data: dict[str, str], seconds: float) -> str:
    """All figures, and each survivor with its reason."""
    lines = [f"{key}: {value}" for key, value in where().items()]
    lines += [f"command: python -m scripts.mutants {part.name}", f"seconds: {seconds:.0f}", ""]
    lines += [f"code, by mutmut: {share(code)}", f"figures and decorated functions: {share(data)}", ""]
    for fates in (code, data):
        lines += [f"  {module}: {share(found)}" for module, found in by_module(fates).items()]
    living = sorted(mutant for fates in (code, data) for mutant, fate in fates.items() if fate not in DEAD)
    lines += ["", "survivors:", *(f"  {mutant}\n      {reason(mutant)}" for mutant in living)]
    return "\n".join(lines) + "\n"


def run(part: Part, workers: int) -> bool:
    """Try all mutants of a part; whether enough of both kinds died."""
    begun = monotonic()
    code, data = mutated_code(part, workers), mutated_figures(part, workers)
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
