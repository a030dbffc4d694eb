"""Gumball Rally in the browser: on one device passed round, and by keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person, complaints

ENDING = ".ending"
OPTION = "[data-option]:not(:disabled)"
LIFT = "[data-lift]"


def asked(page: Page) -> None:
    """Wait until somebody has something to do, or nothing is left to do."""
    page.locator(f"{LIFT}, {OPTION}, {ENDING}").first.wait_for()


def play_on(page: Page, plays: int = 500) -> None:
    """Lift the curtain where it is down, and play the first card, so many times or to the end."""
    for _ in range(plays):
        asked(page)
        if page.locator(ENDING).count():
            return
        if page.locator(LIFT).count():
            page.locator(LIFT).first.click()
        page.locator(OPTION).first.click()
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        expect(page.locator(".picked")).to_have_count(0)


def test_a_rally_on_one_device_that_is_passed_round(person: Callable[..., Person]) -> None:
    mia = person("tablet")
    page = mia.go(f"/table/{mia.new_table('gumball-rally', 'hotseat', 'hotseat', 'hotseat')}").page
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(page.locator("[data-option]")).to_have_count(0)
    assert complaints(page) == []
    page.locator(LIFT).first.press("Enter")
    expect(page.locator(OPTION)).to_have_count(3)
    expect(curtain).to_have_count(0)
    assert complaints(page) == []
    play_on(page)
    expect(page.locator(".podium")).to_be_visible()
    assert complaints(page) == []
    over = page.url
    page.locator(".ending button.main").click()
    expect(page.locator(LIFT).first).to_be_visible()
    assert page.url != over and mia.troubles == []


@pytest.mark.parametrize("percent", [100, 200])
def test_nobody_scrolls_to_play(person: Callable[..., Person], percent: int) -> None:
    ada = person("phone", language="de-DE").read_at(percent)
    page = ada.go(f"/table/{ada.new_table('gumball-rally', 'me', *['bot'] * 7)}").page
    asked(page)
    for card in page.locator(OPTION).all():
        expect(card).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, 844]


def test_who_passes_the_device_on_may_take_his_card_back(person: Callable[..., Person]) -> None:
    mia = person("tablet")
    page = mia.go(f"/table/{mia.new_table('gumball-rally', 'hotseat', 'hotseat', 'hotseat')}").page
    first = page.locator(LIFT).first.get_attribute("data-lift")
    play_on(page, 1)
    expect(page.locator(LIFT).first).not_to_have_attribute("data-lift", str(first))
    page.locator(".curtain [data-undo]").click()
    expect(page.locator(OPTION)).to_have_count(3)
    expect(page.locator(".curtain")).to_have_count(0)
    play_on(page, 2)
    assert mia.troubles == []


def test_a_card_may_be_taken_back_before_the_next_one_is_drawn(person: Callable[..., Person]) -> None:
    mia = person("phone")
    table = mia.new_table("gumball-rally", "hotseat", "hotseat", "hotseat", options={"confirm": True})
    page = mia.go(f"/table/{table}").page
    page.locator(LIFT).first.click()
    page.locator(OPTION).first.click()
    expect(page.locator("[data-option=confirm]")).to_be_visible()
    page.locator("[data-undo]").click()
    expect(page.locator(OPTION)).to_have_count(3)
    page.keyboard.press("2")
    expect(page.locator("[data-option=confirm]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(OPTION)).to_have_count(3)


def test_a_rally_by_keyboard_alone(person: Callable[..., Person]) -> None:
    ada = person("desktop")
    page = ada.go(f"/table/{ada.new_table('gumball-rally', 'me', 'bot', 'bot')}").page
    for play in range(60):
        asked(page)
        if page.locator(ENDING).count():
            break
        keys = ("1", "Enter") if play % 2 else ("ArrowRight", "ArrowRight", "Enter", "Enter")
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_timeout(80)
    expect(page.locator(".podium")).to_be_visible()
    assert complaints(page) == [] and ada.troubles == []
