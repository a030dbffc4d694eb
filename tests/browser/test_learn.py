"""The guided first races: by pointer, by touch, by keys; and on from there."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from scripts.guides import HOME
from tests.browser.people import Person, complaints
from tests.browser.racing import Driver, Keyboard


def pages(game: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads((HOME / f"{game}.json").read_text("utf-8"))["pages"]
    return told


@pytest.mark.parametrize(
    ("game", "size", "hands"),
    [("great-race", "phone", Driver), ("great-race", "desktop", Keyboard), ("gumball-rally", "tablet", Driver)],
)
def test_a_guided_race_is_walked_by_doing_what_it_says(
    person: Callable[..., Person], game: str, size: str, hands: type[Driver]
) -> None:
    ada = person(size)
    page = ada.go(f"/learn/{game}").page
    driver = hands(ada, "", 0)
    for number, told in enumerate(pages(game)[:-1], 1):
        expect(page.locator(".coach")).to_contain_text(f"{number} of {len(pages(game))}")
        driver.click(told["question"]["kind"], told["option"])
    expect(page.locator(".coach")).to_contain_text(f"{len(pages(game))} of {len(pages(game))}")
    assert complaints(page) == []


def test_the_lesson_goes_on_as_a_race_against_bots(person: Callable[..., Person]) -> None:
    page = person("tablet").go("/learn/great-race").page
    for _ in pages("great-race")[1:]:
        page.locator(".coach .ways button").click()
    page.locator(".coach .ways button").click()
    page.wait_for_url("**/table/**")
    expect(page.locator("[data-option]:visible").first).to_be_visible()


def test_another_answer_than_the_lesson_s_is_kindly_remarked_on(person: Callable[..., Person]) -> None:
    ada = person()
    page = ada.go("/learn/gumball-rally").page
    first = pages("gumball-rally")[0]
    Driver(ada, "", 0).click("play", next(card for card in first["question"]["options"] if card != first["option"]))
    expect(page.locator(".coach")).to_contain_text(re.compile("For this lesson"))
