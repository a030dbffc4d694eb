"""The past: a race looked at again, sent on, caught up with, and its result."""

import gzip
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import SIZES, Person, complaints

RECORDS = Path(__file__).parents[1] / "records"
Comes = Callable[..., Person]


@cache
def race(game: str, shows: str) -> dict[str, Any]:
    """The shortest recorded race in which that happens."""
    with gzip.open(RECORDS / f"{game}.jsonl.gz", "rt", encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    found: list[dict[str, Any]] = [line["record"] for line in lines if shows in line["shows"]]
    return min((record for record in found if record["seats"] > 1), key=lambda record: len(record["entries"]))


def brought(ada: Person, game: str, shows: str) -> str:
    """That race at a table of its own; its id."""
    ada.ask("POST", "/api/me", {"name": "Ada"})
    return str(ada.ask("POST", "/api/records", {"record": race(game, shows)})["table"]["id"])


def now(page: Page) -> str:
    return page.locator(".timeline .now").inner_text()


def arrives_at(page: Page, moment: str) -> int:
    """Wait until the address names such a moment, and say which."""
    page.wait_for_url(re.compile(rf"[?&]at={moment}(&|$)"))
    return int(re.findall(r"at=(\d+)", page.url)[0])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "shows"), [("great-race", "event: Arrived"), ("gumball-rally", "event: Scored")])
def test_a_replay_and_a_result_have_nothing_to_complain_of(person: Comes, size: str, game: str, shows: str) -> None:
    ada = person(size)
    table = brought(ada, game, shows)
    page = ada.go(f"/replay/{table}?at=20&seat=all").page
    expect(page.locator(".timeline")).to_be_visible()
    expect(page.get_by_role("region", name="All hands")).to_be_visible()
    assert complaints(page) == []
    ada.go(f"/table/{table}")
    page.get_by_role("button", name="Result and charts").evaluate("button => button.click()")
    expect(page.locator(".result figure svg").first).to_be_visible()
    page.locator(".result summary").click()
    assert complaints(page) == []


def test_keys_walk_through_a_race_and_each_moment_has_an_address(person: Comes) -> None:
    ada, bob = person(), person("phone")
    table = brought(ada, "great-race", "event: Arrived")
    page = ada.go(f"/replay/{table}").page
    expect(page.locator(".timeline")).to_be_visible()
    for key in ("PageDown", "PageDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator(".timeline .now b")).to_have_text("Turn 2")
    there, words = arrives_at(page, r"\d\d+"), now(page)
    seen = bob.go(f"/replay/{table}?at={there}").page
    expect(seen.locator(".timeline .now")).to_have_text(words)
    page.keyboard.press("ArrowLeft")
    assert arrives_at(page, rf"(?!{there}&|{there}$)\d+") < there
    page.keyboard.press("End")
    arrives_at(page, str(len(race("great-race", "event: Arrived")["entries"])))
    page.keyboard.press("Home")
    arrives_at(page, "0")
    page.keyboard.press(" ")
    arrives_at(page, "[1-9]")


def test_a_replay_shows_what_a_seat_saw_then_and_all_hands_only_when_asked(person: Comes) -> None:
    ada = person()
    table = brought(ada, "gumball-rally", "event: Scored")
    page = ada.go(f"/replay/{table}?at=9&seat=1").page
    expect(page.locator(".timeline")).to_be_visible()
    view = page.get_by_label("Whose view")
    expect(view).to_have_value("1")
    assert page.get_by_role("region", name="All hands").count() == 0
    view.select_option("all")
    expect(page.get_by_role("region", name="All hands")).to_be_visible()
    page.wait_for_url(re.compile("seat=all"))


def test_a_race_that_is_over_is_played_on_from_a_moment(person: Comes) -> None:
    ada = person()
    table = brought(ada, "great-race", "event: Arrived")
    page = ada.go(f"/replay/{table}?at=12&seat=1").page
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/table/(?!" + table + ")"))
    told = ada.ask("GET", "/api/tables/" + page.url.rsplit("/", 1)[1])
    assert told["origin"] == {"table": table, "to": 12}
    assert [seat["kind"] for seat in told["seats"]][1] == "person"


def answered(ada: Person, table: str, count: int) -> None:
    """So many answers behind the back of the page, by every seat in turn."""
    for number in range(count):
        awaiting = ada.ask("GET", f"/api/tables/{table}")["awaiting"]
        if not awaiting:
            return
        look = f"/api/tables/{table}/look?seat={awaiting[0]}&lifted=true"
        question = ada.ask("GET", look)["question"]
        body = {"id": f"away{number}", "seat": awaiting[0], "question": question["number"]}
        ada.ask("POST", f"/api/tables/{table}/answers", body | {"option": question["options"][-1]})


def test_who_comes_back_is_led_through_what_happened_or_skips_it(person: Comes) -> None:
    ada = person("phone")
    table = ada.new_table("great-race", "me", "me", "me", options={"first": 0})
    page = ada.go(f"/table/{table}?seat=0").page
    expect(page.locator("[data-option]").first).to_be_visible()
    page.goto("about:blank")
    answered(ada, table, 14)
    ada.go(f"/table/{table}?seat=0")
    told = page.get_by_role("complementary", name="Since you left")
    expect(told).to_be_visible()
    assert complaints(page) == []
    first = told.locator("p").inner_text()
    told.get_by_role("button", name="Next").click()
    assert told.locator("p").inner_text() != first
    told.get_by_role("button", name="Skip").click()
    expect(told).to_have_count(0)
    page.reload()
    expect(page.locator(".at-table")).to_be_visible()
    page.wait_for_timeout(500)
    expect(told).to_have_count(0)


def test_a_line_of_the_log_opens_its_moment_while_the_race_goes_on(person: Comes) -> None:
    ada = person()
    table = ada.new_table("great-race", "me", "me")
    answered(ada, table, 10)
    page = ada.go(f"/table/{table}?seat=0").page
    page.locator(".log li a").first.click()
    expect(page.locator(".timeline")).to_be_visible()
    expect(page.get_by_label("Whose view").locator("option")).to_have_count(2)
    assert complaints(page) == []
    page.get_by_role("link", name="Back to the race").click()
    expect(page.locator(".timeline")).to_have_count(0)
    expect(page.locator(".log")).to_be_visible()
