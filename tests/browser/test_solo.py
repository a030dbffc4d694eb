"""A campaign against René Estienne in a browser: passport, race, letter, next race."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import SIZES, Person, complaints

PLAN = "1-2-0-2"


def begun(ada: Person, evolution: str = "letter") -> Page:
    """A campaign of Ada's, on the screen."""
    ada.go("/").ask("POST", "/api/me", {"name": "Ada"})
    campaign = ada.ask("POST", "/api/me/campaigns", {"evolution": evolution})["id"]
    return ada.go(f"/campaigns/{campaign}").page


def started(ada: Person, page: Page, way: str) -> str:
    """The next race, begun with the button; the table's id."""
    page.locator(f"input[name=way][value={way}]").check()
    page.get_by_role("button", name="To the start").click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def reach_the_first_card(ada: Person, table: str) -> None:
    """A crew and a plan, as answers over the line."""
    for option in ("french", PLAN):
        question = ada.ask("GET", f"/api/tables/{table}/look?seat=0")["question"]["number"]
        answer = {"id": f"{table}-{question}", "seat": 0, "question": question, "option": option}
        ada.ask("POST", f"/api/tables/{table}/answers", answer)


def give_up(ada: Person, table: str) -> None:
    ada.ask("POST", f"/api/tables/{table}/resign", {"id": f"{table}-enough", "seat": 0})


@pytest.mark.parametrize("size", SIZES)
def test_two_races_of_a_campaign(person: Callable[..., Person], size: str) -> None:
    ada = person(size)
    page = begun(ada)
    expect(page.get_by_role("heading", name="Passport")).to_be_visible()
    assert complaints(page) == []
    table = started(ada, page, "legendary")
    reach_the_first_card(ada, table)
    if size != "desktop":
        page.get_by_role("button", name="Torpedo", exact=True).first.click()
    expect(page.locator(".estienne").first).to_be_visible()
    expect(page.get_by_role("meter", name="mechanical")).to_be_visible()
    assert complaints(page) == []
    give_up(ada, table)
    expect(page.get_by_text("Given up: the Torpedo has won.")).to_be_visible()
    page.get_by_role("link", name="Pick the letter").click()
    page.locator("[data-option=C]").click()
    page.locator("[data-confirm]").click()
    expect(page.get_by_role("heading", name="Race 2")).to_be_visible()
    assert complaints(page) == []
    assert started(ada, page, "alone") != table


def test_the_passport_turns_its_pages_by_key(person: Callable[..., Person]) -> None:
    page = begun(person())
    tab = page.get_by_role("tab", name="Legendary")
    expect(tab).to_have_attribute("aria-selected", "true")
    tab.press("ArrowRight")
    expect(page.get_by_role("tab", name="Alone")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel").get_by_text("Runaway")).to_have_count(0)


def test_a_campaign_is_begun_and_found_again(person: Callable[..., Person]) -> None:
    ada = person("phone").go("/campaigns")
    ada.page.get_by_role("button", name="Let chance decide").click()
    expect(ada.page.get_by_role("heading", name="Race 1")).to_be_visible()
    ada.page.get_by_role("link", name="All campaigns").click()
    expect(ada.page.get_by_text("no race yet, 0 stamps")).to_be_visible()
    assert complaints(ada.page) == []
