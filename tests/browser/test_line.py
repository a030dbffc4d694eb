"""Around a live table: breaks and restarts, second tabs, late clicks, deciding together, talk, hints, no network."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Site
from tests.browser.people import Person, complaints

People = Callable[..., Person]


def rally(ada: Person, *kinds: str) -> str:
    """A rally in which Ada is asked first; she looks at it."""
    table = ada.new_table("gumball-rally", "me", *kinds, options={"first": 0, "confirm": False})
    ada.go(f"/table/{table}")
    return table


def two_at_a_rally(ada: Person, bob: Person) -> str:
    table = rally(ada, "open")
    bob.ask("POST", "/api/me", {"name": "Bob"})
    bob.ask("POST", f"/api/tables/{table}/seats/1/take", {})
    bob.go(f"/table/{table}")
    expect(controls(ada.page).first).to_be_visible()
    return table


def controls(page: Page) -> Any:
    return page.locator("[data-option]:visible:not([disabled])")


def pick(page: Page, number: int = 0) -> None:
    """Choose an option and confirm it, whether or not anybody listens."""
    controls(page).nth(number).click(force=True)
    page.locator("[data-confirm]:visible").first.click()


def told(person: Person, table: str, seat: int) -> Any:
    return person.ask("GET", f"/api/tables/{table}/look?seat={seat}")


def banner(page: Page, words: str) -> Any:
    return page.locator(".banner", has_text=words)


def in_menu(page: Page, words: str) -> None:
    page.get_by_role("button", name="Everything else").click()
    page.locator("dialog").get_by_role("button", name=words).click()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_an_answer_given_while_the_server_is_dead_is_kept_and_arrives(person: People, site: Site, size: str) -> None:
    ada = person(size)
    table = rally(ada, "bot", "bot")
    expect(controls(ada.page).first).to_be_visible()
    site.stop()
    expect(banner(ada.page, "is being restored")).to_be_visible()
    pick(ada.page)
    expect(banner(ada.page, "Your answer is kept")).to_be_visible()
    assert complaints(ada.page) == []
    site.start_again()
    expect(ada.page.locator(".banner")).to_have_count(0)
    entries = [note for note in told(ada, table, 0)["events"] if note["seat"] == 0]
    assert entries


def test_of_two_tabs_the_first_answer_counts_and_the_other_is_told_that_it_was_late(person: People, site: Site) -> None:
    ada = person("desktop")
    table = two_at_a_rally(ada, person("phone"))
    other = ada.tab()
    other.goto(f"{ada.address}/table/{table}")
    expect(banner(ada.page, "another tab too")).to_be_visible()
    expect(controls(other).first).to_be_visible()
    site.stop()
    expect(banner(other, "is being restored")).to_be_visible()
    expect(banner(ada.page, "is being restored")).to_be_visible()
    pick(ada.page, 0)
    pick(other, 1)
    site.start_again()
    for page in (ada.page, other):
        expect(banner(page, "is being restored")).to_have_count(0)
    ada.page.wait_for_timeout(500)
    late = [page for page in (ada.page, other) if banner(page, "Too late").count()]
    assert len(late) == 1 and told(ada, table, 0)["entries"] == 1


def test_a_table_that_is_not_there_says_so_calmly(person: People) -> None:
    ada = person("phone").go("/table/nothing")
    expect(ada.page.get_by_role("heading", name="no such table")).to_be_visible()
    assert complaints(ada.page) == []
    ada.page.get_by_role("link", name="front door").click()
    expect(ada.page).to_have_url(re.compile("/$"))


def test_an_undo_that_concerns_others_waits_for_their_yes(person: People) -> None:
    ada, bob = person("phone"), person("desktop")
    table = two_at_a_rally(ada, bob)
    pick(ada.page)
    expect(controls(bob.page).first).to_be_visible()
    pick(bob.page)
    in_menu(ada.page, "Take back my last answer")
    ada.page.locator("dialog .ask .main").click()
    expect(banner(ada.page, "Waiting for a yes")).to_be_visible()
    expect(banner(bob.page, "take the last answer back")).to_be_visible()
    assert complaints(bob.page) == []
    bob.page.get_by_role("button", name="Yes, take it back").click()
    expect(banner(bob.page, "take the last answer back")).to_have_count(0)
    expect(banner(ada.page, "Waiting for a yes")).to_have_count(0)
    assert 0 in told(ada, table, 0)["table"]["awaiting"]


def test_who_watches_sees_the_race_and_neither_hands_nor_questions(person: People) -> None:
    ada, eve = person("desktop"), person("phone")
    table = ada.new_table("great-race", "me", "me", access="public", options={"leaders": True})
    asked = told(ada, table, 0)["question"] or told(ada, table, 1)["question"]
    eve.go("/lobby").page.get_by_role("link", name="Watch").first.click()
    eve.page.wait_for_url(re.compile(table))
    expect(eve.page.locator("[data-map] [data-space]").first).to_be_attached()
    assert asked and controls(eve.page).count() == 0 and eve.page.locator(".hand").count() == 0
    assert complaints(eve.page) == []


def test_a_table_changes_its_language_in_the_middle_of_a_race(person: People) -> None:
    ada = person("desktop")
    ada.go(f"/table/{ada.new_table('great-race', 'me', 'bot')}")
    heading = ada.page.get_by_role("region", name="Your move").get_by_role("heading", level=2)
    expect(heading).to_have_text("Which crew do you lead?")
    for language, words in (("de", "Mannschaft"), ("it", "equipaggio"), ("fr", "équipage")):
        ada.page.locator("header select").select_option(language)
        expect(ada.page.locator(".ask h2")).to_contain_text(words)


def test_talk_is_counted_until_it_is_read_and_can_be_hidden(person: People) -> None:
    ada, bob = person("desktop"), person("phone")
    two_at_a_rally(ada, bob)
    bob.page.locator("nav.strip").get_by_role("button", name="Talk").click()
    bob.page.get_by_role("textbox", name="Say something").fill("  Good   luck! ")
    bob.page.get_by_role("button", name="Send").click()
    unread = ada.page.get_by_role("button", name="Talk: one new line")
    unread.click()
    expect(ada.page.locator("dialog")).to_contain_text("Good luck!")
    ada.page.keyboard.press("Escape")
    expect(unread).to_have_count(0)
    ada.page.locator("nav.strip .who").click()
    ada.page.locator("dialog summary").first.click()
    ada.page.get_by_role("button", name="Hide their lines").click()
    assert complaints(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.page.locator("nav.strip").get_by_role("button", name="Talk").click()
    expect(ada.page.locator("dialog")).to_contain_text("One line is hidden")


def test_the_navigator_is_asked_among_bots_and_not_among_people(person: People) -> None:
    ada = person("phone")
    rally(ada, "bot", "bot")
    ada.page.get_by_role("button", name="What would the Navigator do?").click()
    ada.page.get_by_role("button", name="Ask the Navigator").click()
    expect(ada.page.locator("dialog")).to_contain_text("Chance to win")
    expect(ada.page.locator("dialog")).to_contain_text("29 more hints")
    assert complaints(ada.page) == []
    two_at_a_rally(ada, person("desktop"))
    expect(ada.page.get_by_role("button", name="What would the Navigator do?")).to_have_count(0)


def test_orders_are_kept_by_the_server_and_what_was_dropped_is_told(person: People) -> None:
    ada, bob = person("phone"), person("desktop")
    table = two_at_a_rally(ada, bob)
    asked = told(ada, table, 0)["question"]
    step = {"kind": asked["kind"], "option": "no such card"}
    ada.ask("PUT", f"/api/tables/{table}/orders", {"seat": 0, "queue": [step]})
    ada.page.wait_for_timeout(3000)  # an answer by order takes its time
    in_menu(ada.page, "Orders in advance")
    expect(ada.page.locator("dialog")).to_contain_text("not open to you any more")
    ada.page.locator("dialog fieldset").first.get_by_role("radio").nth(1).check()
    expect(ada.page.locator("dialog .dropped")).to_have_count(0)
    assert complaints(ada.page) == []
    given = ada.ask("GET", f"/api/tables/{table}/orders?seat=0")
    assert given["dropped"] == [] and len(given["orders"]) == 1


def test_a_page_that_was_here_once_comes_without_a_server_and_goes_on_with_it(person: People, site: Site) -> None:
    ada = person("phone")
    table = rally(ada, "bot", "bot")
    expect(controls(ada.page).first).to_be_visible()
    ada.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ada.page.reload()
    expect(controls(ada.page).first).to_be_visible()
    site.stop()
    ada.go(f"/table/{table}")
    expect(banner(ada.page, "is being restored")).to_be_visible()
    site.start_again()
    expect(controls(ada.page).first).to_be_visible()


def test_a_push_is_shown_in_the_language_of_the_page(person: People, site: Site) -> None:
    ada = person("phone", language="fr-FR")
    ada.context.grant_permissions(["notifications"], origin=site.address)
    ada.go("/").page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    wire, found = ada.context.new_cdp_session(ada.page), list[Any]()
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    wire.send("ServiceWorker.enable")
    ada.page.wait_for_timeout(500)
    note = {"game": "gumball-rally", "table": "Dimanche", "asked": "play", "deadline": None, "reminder": False,
            "link": f"{site.address}/table/abc", "content": ""}  # fmt: skip
    wire.send("ServiceWorker.deliverPushMessage", {
        "origin": site.address, "registrationId": found[-1]["registrationId"], "data": json.dumps(note),
    })  # fmt: skip
    shown = ada.page.evaluate("""async () => {
        const worker = await navigator.serviceWorker.getRegistration();
        for (;;) {
            const found = await worker.getNotifications();
            if (found.length) return found.map((each) => [each.title, each.body, each.data]);
            await new Promise((done) => setTimeout(done, 50));
        }
    }""")
    assert shown == [["C’est à toi", "Gumball Rally Dimanche", "/table/abc"]]
