"""Draw every screen of the client anew: `python -m scripts.gallery` writes docs/gallery/.

A change of looks shows in review. Nothing in it is left to chance: recorded races, the guided races, and no motion.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CALM
from tests.browser.people import SIZES, Person
from tests.games.subjects import SUBJECTS
from tests.server.nodes import nodes
from tests.support.records import path_of, read

HOME = Path(__file__).parent.parent / "docs" / "gallery"
QUALITY = 72
Then = Callable[[Page], None]


class Picture(NamedTuple):
    """A page as somebody sees it; `{race}` and its like are tables made from records."""

    name: str
    path: str
    sizes: tuple[str, ...] = ("phone", "desktop")
    scheme: str = "light"
    language: str = "en-GB"
    then: Then = lambda page: None


def pages(count: int) -> Then:
    """So many pages on in a guided race, by what the lesson asks for."""

    def turn(page: Page) -> None:
        for _ in range(count):
            page.locator(".coach .ways button").click()

    return turn


PICTURES = (
    Picture("front", "/", ("phone", "tablet", "desktop")),
    Picture("front-dark", "/", ("desktop",), "dark", "de-DE"),
    Picture("new-table", "/new/great-race", language="fr-FR"),
    Picture("great-race-plan", "/learn/great-race", ("phone", "tablet", "desktop"), then=pages(2)),
    Picture("great-race-sequence", "/learn/great-race", ("phone", "desktop"), language="de-DE", then=pages(3)),
    Picture("great-race-place", "/learn/great-race", ("phone", "desktop"), then=pages(5)),
    Picture("great-race-drive", "/learn/great-race", ("phone", "desktop"), "dark", "it-IT", pages(8)),
    Picture("great-race-replay", "/replay/{race}?at={half}&seat=0", ("phone", "tablet", "desktop")),
    Picture("great-race-replay-dark", "/replay/{race}?at={half}&seat=0", ("desktop",), "dark"),
    Picture("great-race-result", "/table/{race}", ("phone", "desktop")),
    Picture("solo-replay", "/replay/{solo}?at={solo_half}&seat=0"),
    Picture("gumball-rally", "/learn/gumball-rally", ("phone", "tablet", "desktop"), then=pages(4)),
    Picture("gumball-rally-result", "/table/{rally}", ("tablet",)),
    Picture("campaigns", "/campaigns/{campaign}"),
    Picture("library", "/library", ("desktop",)),
    Picture("rules", "/rules/great-race", language="de-DE"),
    Picture("settings", "/settings", ("phone",)),
)


def record_of(game: str) -> dict[str, Any]:
    """The first recorded race on a board of the box that came to its end and has something to show."""
    (subject,) = (subject for subject in SUBJECTS if subject.game.name == game)
    records = (
        line["record"]
        for line in read(path_of(subject))
        if {"event: Arrived", "event: RallyEnded"} & set(line["shows"])
    )
    boards = ("africa", "south-america", "none")
    found: dict[str, Any] = next(
        record for record in records if len(record["entries"]) > 40 and record["options"].get("board", "none") in boards
    )
    return found


def prepared(ada: Person) -> dict[str, Any]:
    """The tables that the pictures show."""
    ada.ask("POST", "/api/me", {"name": "Ada"})
    known: dict[str, Any] = {}
    for name, game in (("race", "great-race"), ("solo", "great-race-solo"), ("rally", "gumball-rally")):
        record = record_of(game)
        known[name] = ada.ask("POST", "/api/records", {"record": record})["table"]["id"]
        known["half" if name == "race" else f"{name}_half"] = len(record["entries"]) // 2
    known["campaign"] = ada.ask("POST", "/api/me/campaigns", {})["id"]
    return known


def drawn(browser: Browser, address: str, cookies: Any, known: dict[str, Any]) -> Iterator[str]:
    """One picture after the other."""
    for picture in PICTURES:
        for size in picture.sizes:
            ada = Person(browser, address, size, picture.language, color_scheme=picture.scheme)
            ada.context.add_cookies(cookies)
            page = ada.go(picture.path.format(**known)).page
            page.wait_for_load_state("networkidle")
            picture.then(page)
            page.wait_for_timeout(700)
            name = f"{picture.name}-{size}.jpg"
            page.screenshot(path=HOME / name, type="jpeg", quality=QUALITY)
            ada.leave()
            yield name


def main() -> None:
    """Serve, look, and write the list of the pictures."""
    HOME.mkdir(parents=True, exist_ok=True)
    for old in HOME.glob("*.jpg"):
        old.unlink()
    with nodes() as field, tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        with ThreadPoolExecutor(1) as waiting:
            node = waiting.submit(lambda: asyncio.run(field.start(str(Path(folder) / "halftrack.db")))).result()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(CALM))
        ada = Person(browser, node.address, "desktop")
        known = prepared(ada)
        names = list(drawn(browser, node.address, ada.context.cookies(), known))
        browser.close()
    sizes = ", ".join(f"{name} {width}x{height}" for name, (width, height) in SIZES.items())
    lines = ["# What it looks like", "", f"Made by `python -m scripts.gallery` ({sizes}).", ""]
    lines += [f"![{name.removesuffix('.jpg')}]({name})" for name in names]
    (HOME / "README.md").write_text("\n".join(lines) + "\n", "utf-8")
    print(f"{len(names)} pictures, {sum(path.stat().st_size for path in HOME.glob('*.jpg')):,} bytes")


if __name__ == "__main__":
    main()
