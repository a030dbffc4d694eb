"""Whole races in the browser, against the real server."""

from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.people import SIZES, Person, complaints
from tests.browser.racing import Driver, Keyboard, greedy, race

SMALL = "tiny-diamond"
LARGE = ("africa", "south-america")  # in `make soak`


def invited(host: Person, guest: Person, game: str, *others: str, **table: object) -> str:
    """A table to which one has invited the other, who took the seat by a tap; its id."""
    host.ask("POST", "/api/me", {"name": "Ada"})
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "invited"}, *({"kind": kind} for kind in others)], **table}
    made = host.ask("POST", "/api/tables", body)
    guest.go(f"/join/{made['invites'][0]['secret']}")
    guest.page.locator("main button.main").click()
    guest.page.wait_for_url("**/table/**")
    return str(made["table"]["id"])


def turning(people: list[Person]) -> Callable[[int], None]:
    """Every now and then each looks at a screen of the next size: a device is turned, a window pulled."""

    def turn(answers: int) -> None:
        for person, size in zip(people, cycle(SIZES.values()), strict=False):
            if answers % 12 == 6:
                width, height = SIZES["desktop"] if (answers // 12) % 2 else size
                person.page.set_viewport_size({"width": width, "height": height})

    return turn


@pytest.mark.parametrize("board", [SMALL, *(pytest.param(board, marks=pytest.mark.timing) for board in LARGE)])
def test_two_people_and_a_bot_race_to_the_result(person: Callable[..., Person], board: str) -> None:
    ada, ben = person("phone"), person("desktop")
    table = invited(ada, ben, "great-race", "bot", options={"board": board})
    ada.go(f"/table/{table}")
    drivers = [Driver(ada, table, 0, greedy(board)), Driver(ben, table, 1, greedy(board))]
    result = race(drivers, turning([ada, ben]))
    assert {row["seat"] for row in result} == {0, 1, 2}
    for each in (ada, ben):
        expect(each.page.get_by_text(str(result[0]["total"] or "")).first).to_be_visible()
        assert complaints(each.page) == []


@pytest.mark.parametrize("board", [SMALL, *(pytest.param(board, marks=pytest.mark.timing) for board in LARGE)])
def test_a_whole_race_by_keyboard_alone(person: Callable[..., Person], board: str) -> None:
    ada = person("desktop")
    last = {"first": 1}  # she takes her card first, out of all of them, and so is always asked
    table = ada.new_table("great-race", "me", "bot", options={"board": board, "leaders": True, **last})
    ada.go(f"/table/{table}")
    driver = Keyboard(ada, table, 0, greedy(board))
    assert race([driver])
    assert {"crew", "take", "plan", "sequence", "drive"} <= driver.kinds


@pytest.mark.parametrize("board", [SMALL, *(pytest.param(board, marks=pytest.mark.timing) for board in LARGE)])
def test_a_solo_race_to_its_result(person: Callable[..., Person], board: str) -> None:
    ada = person("tablet")
    table = ada.new_table("great-race-solo", "me", options={"board": board})
    ada.go(f"/table/{table}")
    result = race([Driver(ada, table, 0, greedy(board))])
    assert result
    assert complaints(ada.page) == []
