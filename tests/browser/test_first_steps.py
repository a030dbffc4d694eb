"""The first minute of somebody who has never been here."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import SIZES, Person, complaints


@pytest.mark.parametrize("size", SIZES)
def test_the_front_door_opens_without_a_complaint(person: Callable[..., Person], size: str) -> None:
    page = person(size).go("/").page
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("game", ["great-race", "gumball-rally"])
def test_a_table_asks_for_an_answer(person: Callable[..., Person], game: str) -> None:
    ada = person()
    ada.go(f"/table/{ada.new_table(game, 'me', 'bot', 'bot')}")
    expect(ada.page.locator("[data-option]").first).to_be_visible()
