"""What Lighthouse thinks of the table page: `make lighthouse` writes docs/proof/lighthouse.json.

Not a part of `make test`: Lighthouse comes from npm, outside this repository, and wants a machine to itself.
A desktop must reach what is asked for; the figures of a phone (four times slower, a slow line) are told beside it.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from halftrack.cli.bench import where
from scripts.client import node
from tests.browser.conftest import CALM
from tests.browser.people import Person
from tests.server.nodes import nodes

PROOF = Path(__file__).parent.parent / "docs" / "proof" / "lighthouse.json"
PACKAGE = "lighthouse@13"
ASKED = {"performance": 95, "accessibility": 100, "best-practices": 95}
FIGURES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
RUNS = 3
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""


def lighthouse(address: str, cookie: str, folder: str, *more: str) -> dict[str, Any]:
    """One report."""
    bin_ = node()
    npm = bin_.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    words = [
        address, "--quiet", "--output=json", "--output-path=stdout", f"--only-categories={','.join(ASKED)}",
        f"--extra-headers={json.dumps({'Cookie': cookie})}", f"--chrome-flags=--headless=new {' '.join(CALM)}", *more,
    ]  # fmt: skip
    fetched = ["exec", "--yes", "--ignore-scripts", f"--package={PACKAGE}", "--", "lighthouse"]
    command = [str(bin_ / "node"), str(npm), *fetched, *words]
    environment = {**os.environ, "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}", "CHROME_PATH": CHROMIUM}
    told = subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True)  # noqa: S603
    report: dict[str, Any] = json.loads(told.stdout)
    return report


def figures(reports: list[dict[str, Any]]) -> dict[str, float]:
    """The medians of some reports: the marks, and what they are made of (milliseconds)."""
    marks = {name: median(round(100 * each["categories"][name]["score"]) for each in reports) for name in ASKED}
    return marks | {
        name: round(median(each["audits"][name]["numericValue"] for each in reports), 3) for name in FIGURES
    }


def table_page(address: str) -> tuple[str, str]:
    """A race of the first game against three bots: where it is, and the cookie of who sits there."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(CALM))
        ada = Person(browser, address, "desktop")
        page = f"{address}/table/{ada.new_table('great-race', 'me', 'bot', 'bot', 'bot', options={'first': 0})}"
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in ada.context.cookies())
        browser.close()
    return page, cookies


def main() -> int:
    """Serve a table, look at it as a desktop and as a phone, and write down what was found."""
    with nodes() as field, TemporaryDirectory() as folder:
        with ThreadPoolExecutor(1) as waiting:
            there = waiting.submit(lambda: asyncio.run(field.start(str(Path(folder) / "halftrack.db")))).result()
        page, cookie = table_page(there.address)
        found = {
            name: figures([lighthouse(page, cookie, folder, *more) for _ in range(RUNS)])
            for name, more in {"desktop": ["--preset=desktop"], "phone": []}.items()
        }
        there.kill()
    told = {**where(), "command": f"make lighthouse ({PACKAGE}, median of {RUNS})", "load": os.getloadavg()[0], **found}
    PROOF.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
    print(json.dumps(found, indent=2))
    return int(any(found["desktop"][name] < asked for name, asked in ASKED.items()))


if __name__ == "__main__":
    sys.exit(main())
