"""People at browsers: what they look at, what they click, how they play."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NETWORK = re.compile(r"net::ERR_|WebSocket connection|the server responded with a status of")
PATIENCE = 15_000


class Person:
    """One person, one device, one tab."""

    def __init__(self, browser: Browser, address: str, size: str, language: str = "en-GB", **settings: Any) -> None:
        width, height = SIZES[size]
        self.address, self.troubles = address, list[str]()
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size != "desktop", locale=language,
            reduced_motion="reduce", **settings,
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self.hear)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        """A line that breaks is no fault of the page; all else that it complains of is."""
        if message.type in ("error", "warning") and not NETWORK.search(message.text):
            self.troubles.append(message.text)

    def go(self, path: str) -> "Person":
        self.page.goto(self.address + path)
        return self

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The API, as this device."""
        headers = {"Origin": self.address}
        told = self.context.request.fetch(self.address + path, method=method, data=body, headers=headers)
        assert told.ok, told.text()
        return told.json() if told.status != 204 else None

    def new_table(self, game: str, *kinds: str, **table: Any) -> str:
        """A table with such seats; its id."""
        self.ask("POST", "/api/me", {"name": "Ada"})
        body = {"game": game, "seats": [{"kind": kind} for kind in kinds], **table}
        return str(self.ask("POST", "/api/tables", body)["table"]["id"])

    def controls(self) -> Locator:
        """Everything that stands for an option of the open question and can be used."""
        return self.page.locator("[data-option]:visible:not([disabled]):not([aria-disabled=true])")

    def read_at(self, percent: int) -> "Person":
        """Text so much larger on every page from now on, as a device may be set to."""
        larger = f"new CSSStyleSheet(); sheet.replaceSync('html {{ font-size: {percent}% }}')"
        self.context.add_init_script(f"const sheet = {larger}; document.adoptedStyleSheets.push(sheet)")
        return self

    def leave(self) -> None:
        self.context.close()


def complaints(page: Page) -> list[str]:
    """What axe-core finds on the screen."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:150]} ({node.get('failureSummary', '')[:200]})"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
