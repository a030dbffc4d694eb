"""The arrow of imports, where import-linter does not look."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import halftrack

SOURCE = Path(halftrack.__file__).parent


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def test_the_engine_imports_nothing_but_itself_and_the_standard_library() -> None:
    modules = {name for path in (SOURCE / "engine").rglob("*.py") for name in imported(path)}
    foreign = {name for name in modules if name.split(".")[0] not in sys.stdlib_module_names}
    assert not {name for name in foreign if not name.startswith("halftrack.engine")}


def test_no_source_file_names_the_machine_it_was_written_on() -> None:
    homes = ["/" + folder + "/" for folder in ("work", "farm", "root", "home")]
    texts = {
        path: path.read_text("utf-8") for path in SOURCE.rglob("*") if path.suffix in {".py", ".toml", ".ftl", ".md"}
    }
    assert not [path for path, text in texts.items() if any(home in text for home in homes)]
