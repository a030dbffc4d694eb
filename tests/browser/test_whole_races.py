"""Whole races in the browser, against the real server."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, complaints
from tests.browser.racing import Driver, Keyboard, greedy, race

SMALL = "tiny-diamond"


def invited(host: Person, guest: Person, game: str, *others: str, **table: object) -> str:
    """A table to which one has invited the other, who took the seat by a tap; its id."""
    host.ask("POST", "/api/me", {"name": "Ada"})
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "invited"}, *({"kind": kind} for kind in others)], **table}
    made = host.ask("POST", "/api/tables", body)
    guest.go(f"/join/{made['invites'][0]['secret']}")
    guest.page.locator("main button.main").click()
    guest.page.wait_for_url("**/table/**")
    return str(made["table"]["id"])


@pytest.mark.parametrize(("one", "other"), [("phone", "desktop")])
def test_two_people_and_a_bot_race_to_the_result(person: Callable[..., Person], one: str, other: str) -> None:
    ada, ben = person(one), person(other)
    table = invited(ada, ben, "great-race", "bot", options={"board": SMALL})
    ada.go(f"/table/{table}")
    drivers = [Driver(ada, table, 0, greedy(SMALL)), Driver(ben, table, 1, greedy(SMALL))]
    result = race(drivers)
    assert {row["seat"] for row in result} == {0, 1, 2}
    for each in (ada, ben):
        expect(each.page.get_by_text(str(result[0]["total"] or "")).first).to_be_visible()
        assert complaints(each.page) == []


def test_a_whole_race_by_keyboard_alone(person: Callable[..., Person]) -> None:
    ada = person("desktop")
    table = ada.new_table("great-race", "me", "bot", options={"board": SMALL, "leaders": True})
    ada.go(f"/table/{table}")
    driver = Keyboard(ada, table, 0, greedy(SMALL))
    assert race([driver])
    assert {"crew", "take", "plan", "sequence", "drive"} <= driver.kinds


def test_a_solo_race_to_its_result(person: Callable[..., Person]) -> None:
    ada = person("tablet")
    table = ada.new_table("great-race-solo", "me", options={"board": SMALL})
    ada.go(f"/table/{table}")
    result = race([Driver(ada, table, 0, greedy(SMALL))])
    assert result
    assert complaints(ada.page) == []
