"""The way to a table: two clicks from the front door, links for friends, one's settings, one's records."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person, complaints

People = Callable[..., Person]
AT_TABLE = re.compile(r"/table/\w+")
GAMES = ("The Great Race", "Gumball Rally")


def door(page: Page, game: str) -> "Page":
    """The part of the front door that leads to a game."""
    return page.locator("article").filter(has=page.get_by_role("heading", name=game))  # type: ignore[return-value]


@pytest.mark.parametrize("game", GAMES)
def test_a_race_against_bots_is_one_click_away(person: People, game: str) -> None:
    page = person("phone").go("/").page
    door(page, game).get_by_role("button", name="Play against bots").click()
    expect(page).to_have_url(AT_TABLE)
    expect(page.locator("[data-option]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_one_device_for_all_is_two_clicks_away(person: People, game: str) -> None:
    ada = person("tablet").go("/")
    door(ada.page, game).get_by_role("button", name="On one device").click()
    ada.page.get_by_role("button", name="3", exact=True).click()
    expect(ada.page).to_have_url(AT_TABLE)
    info = ada.ask("GET", f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}")
    assert [(seat["mine"], seat["curtain"]) for seat in info["seats"]] == [(True, True)] * 3


def invited(ada: Person) -> str:
    """Ada invites one friend; the link."""
    door(ada.go("/").page, "Gumball Rally").get_by_role("button", name="Invite friends").click()
    ada.page.get_by_role("button", name="2", exact=True).click()
    return ada.page.get_by_role("textbox", name="Link for a friend").input_value()


def test_a_friend_comes_by_a_link_and_the_race_begins_for_both(person: People) -> None:
    ada, bob, eve = person(), person("phone"), person("phone")
    link = invited(ada)
    ada.page.get_by_role("button", name="QR code").click()
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert complaints(ada.page) == []

    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="Guest invites you: Gumball Rally")).to_be_visible()
    assert complaints(bob.page) == []
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take the seat").click()
    expect(bob.page).to_have_url(AT_TABLE)
    expect(ada.page.get_by_role("button", name="Copy the link")).to_have_count(0)
    info = bob.ask("GET", f"/api/tables/{bob.page.url.rsplit('/', 1)[1]}")
    assert (info["status"], [seat["name"] for seat in info["seats"]]) == ("racing", ["Guest", "Bob"])

    eve.page.goto(link)
    expect(eve.page.get_by_role("heading", name="This link leads to no seat any more")).to_be_visible()
    assert complaints(eve.page) == []


def test_the_waiting_room_keeps_its_link_over_a_reload_and_bots_may_take_the_rest(person: People) -> None:
    ada = person("phone")
    link = invited(ada)
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Ada", exact=True)).to_be_visible()
    ada.page.reload()
    field = ada.page.get_by_role("textbox", name="Link for a friend")
    expect(field).to_have_value(link)
    ada.page.get_by_role("button", name="New link").click()
    expect(field).not_to_have_value(link)
    ada.page.get_by_role("button", name="Start now, bots take the free seats").click()
    expect(ada.page.locator("[data-option]").first).to_be_visible()


def test_a_stranger_sits_down_at_a_public_table(person: People) -> None:
    ada, bob = person(), person("phone")
    ada.new_table("gumball-rally", "me", "open", access="public", name="Sunday drive")
    bob.go("/lobby").page.get_by_role("button", name="Take the seat").click()
    expect(bob.page).to_have_url(AT_TABLE)
    expect(bob.page.get_by_role("button", name="Take the seat")).to_have_count(0)


def test_a_table_to_one_s_taste(person: People) -> None:
    ada = person("phone").go("/new/great-race")
    page = ada.page
    page.get_by_role("radio", name="5").check(force=True)
    page.get_by_label("Seat 5").select_option("open")
    page.get_by_role("radio", name="South America").check(force=True)
    page.get_by_role("radio", name="Ushuaia").check(force=True)
    page.get_by_role("radio", name="Over days").check(force=True)
    page.get_by_label("Time for a move").select_option("72")
    page.get_by_role("radio", name="Everybody").check(force=True)
    assert complaints(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(AT_TABLE)
    info = ada.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (info["options"]["start"], info["options"]["fifth"], info["access"]) == ("Ushuaia", True, "public")
    assert (info["pace"]["hours"], len(info["seats"])) == (72, 5)


def test_the_table_that_waits_for_me_is_the_first_thing_i_see(person: People) -> None:
    ada = person("phone")
    table = ada.new_table("great-race", "me", "me", name="Waits for me")
    ada.go("/").page.evaluate("localStorage.setItem('halftrack-known', 'true')")
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(ada.page).to_have_title("(1) Halftrack")
    ada.page.get_by_role("link", name="Waits for me").click()
    expect(ada.page).to_have_url(re.compile(table))


def test_i_am_the_same_on_another_device_and_can_be_forgotten(person: People) -> None:
    ada, later = person(), person("phone")
    page = ada.go("/settings").page
    page.get_by_label("Your name").fill("Ada Byron")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Make a recovery phrase").click()
    phrase = page.get_by_role("textbox", name="Your recovery phrase").input_value()

    other = later.go("/settings").page
    other.get_by_label("I have a recovery phrase").fill(f"  {phrase.upper()} ")
    other.get_by_role("button", name="It is me").click()
    expect(other.get_by_text("Welcome back, Ada Byron.")).to_be_visible()

    page.get_by_role("button", name="Delete everything about me").click()
    sure = page.get_by_role("button", name="Delete everything about me")
    expect(sure).to_be_disabled()
    page.get_by_label("I understand").check()
    sure.click()
    expect(page).to_have_url(re.compile(r"/$"))
    assert later.context.request.get(f"{later.address}/api/me").status == 401


def test_ways_to_be_told_are_added_and_deleted(person: People) -> None:
    ada = person("phone")
    ada.new_table("gumball-rally", "me", "bot", "bot")
    ada.page.goto(f"{ada.address}/")
    ada.page.evaluate("localStorage.setItem('halftrack-known', 'true')")
    page = ada.go("/settings").page
    page.get_by_label("Address").fill("ada@example.org")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("no post office")
    page.get_by_label("Way").select_option(label="Webhook")
    page.get_by_label("Address").fill("https://93.184.216.34/hooks/secret")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("https://93.184.216.34", exact=True)).to_be_visible()
    page.get_by_role("radio", name="Once a day, all together").check(force=True)
    expect(page.get_by_label("At what time")).to_have_value("18:00")
    assert ada.ask("GET", "/api/me")["settings"]["digest"] == "18:00"
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("https://93.184.216.34", exact=True)).to_have_count(0)


def test_a_record_is_saved_to_a_file_and_brought_in_again(person: People, tmp_path: Path) -> None:
    ada = person()
    ada.ask("POST", "/api/me", {"name": "Ada"})
    seats = [{"kind": "bot", "bot": "random"}] * 3
    body = {"game": "gumball-rally", "seats": seats, "access": "public", "name": "The cup"}
    table = ada.ask("POST", "/api/tables", body)["table"]["id"]
    while ada.ask("GET", f"/api/tables/{table}")["status"] != "over":
        ada.page.wait_for_timeout(100)
    ada.go("/library")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Save the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("the-cup-") and json.loads(file.read_text())["game"] == "gumball-rally"
    ada.page.get_by_label("Choose a file").set_input_files(file)
    expect(ada.page).to_have_url(re.compile(r"/replay/\w+"))


def test_the_language_changes_at_once(person: People) -> None:
    page = person("phone").go("/").page
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("button", name="Jouer contre des robots").first).to_be_visible()
    page.get_by_label("Langue").select_option("de")
    expect(page.get_by_role("button", name="Gegen Bots spielen").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


PAGES = (
    "/", "/lobby", "/mine", "/library", "/settings", "/campaigns", "/new/great-race", "/new/gumball-rally",
    "/rules/great-race", "/rules/gumball-rally", "/learn/great-race", "/learn/gumball-rally", "/join/nothing",
    "/replay/nothing", "/nowhere",
)  # fmt: skip


def assert_sound(ada: Person, path: str) -> None:
    """Nothing to complain of, and nothing beyond the edge."""
    ada.go(path)
    expect(ada.page.get_by_role("heading", level=1)).to_be_attached()
    ada.page.wait_for_load_state("networkidle")
    assert complaints(ada.page) == [], path
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), ("tablet", "light"), ("desktop", "dark")])
def test_no_page_has_a_complaint_or_must_be_scrolled_sideways(person: People, size: str, scheme: str) -> None:
    ada = person(size, color_scheme=scheme)
    waiting = ada.new_table("gumball-rally", "me", "open", access="public")
    for path in (*PAGES, f"/table/{waiting}"):
        assert_sound(ada, path)


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "it-IT"])
def test_no_page_breaks_at_twice_the_size_of_text(person: People, language: str) -> None:
    ada = person("phone", language=language).read_at(200)
    waiting = ada.new_table("gumball-rally", "me", "invited", "open")
    for path in (*PAGES, f"/table/{waiting}"):
        assert_sound(ada, path)
