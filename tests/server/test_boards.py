"""The boards as a browser is given them: drawn in layers, kept, and no file but a board is ever read."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from halftrack.games.great_race.board import DATA, load_bag, load_board
from halftrack.server.api.boards import board_info
from tests.server.serving import Server

pytestmark = pytest.mark.anyio

BOARDS = ("africa", "south-america", "tiny-road", "tiny-lanes", "tiny-diamond", "tiny-east")
BUDGET = 60_000  # of the 100 KB of pictures that a first load may have, compressed
MINE = """
name = "mine"
title = "A road <of> mine"
ends = ["A & B", "B"]
picture = "A o o B"
cities = { A = { name = "A & B", colour = "purple" }, B = { name = "B", colour = "purple", cards = 1 } }
bands = "columns"
"""


@pytest.mark.parametrize("name", BOARDS)
async def test_a_board_comes_with_every_space_and_lane_on_its_sheet(server: Server, name: str) -> None:
    async with server.somebody(None) as stranger:
        told = await stranger.get(f"/api/boards/{name}?language=de")
    board = load_board(name)
    assert [space["name"] for space in told["spaces"]] == list(board.spaces)
    assert [space["city"] for space in told["spaces"] if space["city"]] == [
        board.cities[space].colour for space in sorted(board.cities)
    ]
    assert all(0 < space["x"] < told["width"] and 0 < space["y"] < told["height"] for space in told["spaces"])
    assert [lane["price"] for lane in told["lanes"]] == [lane.price for lane in board.lanes]
    assert len(told["track"]) == board.bands
    assert "Schaden" in texts(told["ground"]) and {f"{lane.price} F" for lane in board.lanes} == texts(told["badges"])


def texts(svg: str) -> set[str]:
    return {element.text or "" for element in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")}


async def test_the_pieces_are_groups_for_every_tile_and_crew(server: Server) -> None:
    async with server.somebody(None) as stranger:
        told = await stranger.get("/api/boards/tiny-road")
    names = {group.get("id") for group in ET.fromstring(f"<g>{told['pieces']}</g>")}
    crews = ("french", "italian", "belgian", "english", "suffragettes", "torpedo")
    assert {f"{piece}-{crew}" for piece in ("vehicle", "token") for crew in crews} <= names
    assert {f"tile-{tile.name}" for bag in ("africa", "south-america") for tile in load_bag(bag)} <= names


async def test_a_browser_keeps_a_board_and_gets_it_packed(server: Server) -> None:
    async with server.somebody(None) as stranger:
        first = await stranger.ask("GET", "/api/boards/africa")
        assert first.headers["content-encoding"] == "gzip" and first.headers["cache-control"] == "no-cache"
        assert int(first.headers["content-length"]) < BUDGET
        kept = {"If-None-Match": first.headers["etag"]}
        again = await stranger.http.get("/api/boards/africa", headers=kept)
        assert (again.status_code, again.content) == (304, b"")
        french = await stranger.http.get("/api/boards/africa?language=fr", headers=kept)
        assert french.status_code == 200
        plain = await stranger.http.get("/api/boards/africa", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.json() == first.json()


@pytest.mark.parametrize(
    "name", ["atlantis", "cards", "..%2Fdata%2Fafrica", "africa.toml", "%2Fetc%2Fpasswd", "Africa"]
)
async def test_what_is_no_board_of_the_box_is_missing(server: Server, name: str) -> None:
    async with server.somebody(None) as stranger:
        assert await stranger.refused("GET", f"/api/boards/{name}") == "missing"


async def test_an_unknown_language_is_malformed(server: Server) -> None:
    async with server.somebody(None) as stranger:
        assert await stranger.refused("GET", "/api/boards/africa?language=xx") == "malformed"


async def test_the_board_of_a_table_is_for_those_who_may_see_the_table(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "me", options={"board": "tiny-lanes"}, access="closed")
        assert (await ada.get(f"{table.path}/board"))["name"] == "tiny-lanes"
        assert await bob.refused("GET", f"{table.path}/board") == "missing"
        rally = await ada.table("me", "me", game="gumball-rally")
        assert await ada.refused("GET", f"{rally.path}/board") == "missing"


async def test_a_table_on_a_board_file_of_somebody_elses_shows_that_board(server: Server, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, "utf-8")
    async with server.somebody() as ada:
        table = await ada.table("me", "me", options={"board": "tiny-road"})
        live = await server.house.table(table.id)
        live.row.options["board"] = str(path)
        await server.house.store.races.change(table.id, options=live.row.options)  # also should it be read anew
        told: Any = await ada.get(f"{table.path}/board")
        assert (told["name"], told["spaces"][0]["name"]) == ("mine", "A & B")
        assert "A ROAD <OF> MINE" in texts(told["ground"])
        path.unlink()
        assert await ada.refused("GET", f"{table.path}/board") == "missing"


def test_a_board_is_laid_out_once() -> None:
    board = load_board(str(DATA / "tiny-road.toml"))
    assert board_info(board, "en") is board_info(board, "en")
