"""`make compiled`: the package once more in build/compiled, its engine, games and bots compiled by mypyc."""

import os
import shutil
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
FOLDERS = ("engine", "games", "bots")

# What stays as it is: what reads data by the types of its fields, what is told, the doors of the games, and what is
# read, drawn or chosen once a race.
INTERPRETED = {
    "__init__", "board", "campaign", "chronicle", "choices", "data", "datafile", "drawing", "dumps", "errors",
    "events", "game", "ground", "icons", "journey", "layout", "options", "passport", "pieces", "record",
    "sheet", "tables",
}  # fmt: skip
NEVER_REPLACED = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]  # calls go straight to the function


def modules() -> list[str]:
    """The modules that are compiled, as paths within the package."""
    found = [path for folder in FOLDERS for path in Path("halftrack", folder).rglob("*.py")]
    return sorted(str(path) for path in found if path.stem not in INTERPRETED and path.parent.name != "data")


def build() -> None:
    """Copy the source and compile it in place, beside it: what is not compiled is imported as it is."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src", TARGET, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    os.chdir(TARGET)
    options = [f"--config-file={ROOT / 'pyproject.toml'}", *modules()]
    extensions = mypycify(options, opt_level="3", debug_level="0", multi_file=True, target_dir="generated")
    for extension in extensions:
        extension.extra_compile_args += NEVER_REPLACED
    setup(name="halftrack", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
    for rest in ("build", "generated"):
        shutil.rmtree(rest, ignore_errors=True)


if __name__ == "__main__":
    build()
