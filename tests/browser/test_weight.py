"""What a first visit weighs on the line: code, and pictures."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.people import Person

CODE, PICTURES = 150 * 1024, 100 * 1024
FETCHED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter((each) => !each.name.startsWith("data:"))
    .map((each) => [new URL(each.name).pathname, each.encodedBodySize])"""
DRAWN = (".svg", ".png", ".jpg", ".webp")


def weight(page: Page) -> tuple[int, int]:
    """Bytes of code (and all else) and of pictures that came, as they were packed."""
    pictures = rest = 0
    for name, size in page.evaluate(FETCHED):
        assert size > 0 or name.startswith("/api/"), f"{name} was not measured"
        if name.endswith(DRAWN):
            pictures += size
        else:
            rest += size
    return rest, pictures


@pytest.mark.parametrize("path", ["/", "/learn/great-race", "/learn/gumball-rally", "/campaigns", "/rules/great-race"])
def test_a_page_is_light_on_the_first_visit(person: Callable[..., Person], path: str) -> None:
    page = person("phone", language="de-DE").go(path).page
    page.wait_for_load_state("networkidle")
    code, pictures = weight(page)
    assert 0 < code <= CODE and pictures <= PICTURES, (code, pictures)


@pytest.mark.parametrize("game", ["great-race", "great-race-solo", "gumball-rally"])
def test_a_table_is_light_on_the_first_visit(person: Callable[..., Person], game: str) -> None:
    ada = person("phone", language="de-DE")
    others = [] if game == "great-race-solo" else ["bot", "bot"]
    page = ada.go(f"/table/{ada.new_table(game, 'me', *others)}").page
    page.locator("[data-option]").first.wait_for()
    page.wait_for_load_state("networkidle")
    code, pictures = weight(page)
    assert 0 < code <= CODE and pictures <= PICTURES, (code, pictures)
