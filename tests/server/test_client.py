"""How the browser client is served: the shell for its pages, files as they are, nothing of it in the way of the API."""

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from halftrack.server.client import Client


@pytest.fixture
def browser(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>shell</title>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let here;")
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"let here;"))
    return TestClient(Starlette(routes=[Mount("/", Client(directory=tmp_path))]))


@pytest.mark.parametrize("address", ["/", "/table/k3j", "/join/secret", "/rules/great-race", "/campaigns"])
def test_every_page_of_the_client_is_its_shell(browser: TestClient, address: str) -> None:
    told = browser.get(address)
    assert (told.status_code, "shell" in told.text, told.headers["cache-control"]) == (200, True, "no-cache")


@pytest.mark.parametrize("address", ["/api/nothing", "/api/tables/x/seats/-1/take", "/assets/gone.js", "/metrics/x"])
def test_what_is_no_page_and_no_file_is_missing(browser: TestClient, address: str) -> None:
    assert browser.get(address).status_code == 404
    assert browser.post(address).status_code == 404


def test_a_file_with_a_hash_in_its_name_is_kept_for_good(browser: TestClient) -> None:
    assert "immutable" in browser.get("/assets/main-1a2b.js").headers["cache-control"]


@pytest.mark.parametrize(("takes", "packed"), [("gzip, br", "gzip"), ("identity", None)])
def test_a_packed_copy_goes_to_browsers_that_take_it(browser: TestClient, takes: str, packed: str | None) -> None:
    told = browser.get("/assets/main-1a2b.js", headers={"accept-encoding": takes})
    assert told.text == "let here;"
    assert told.headers.get("content-encoding") == packed
    assert told.headers["content-type"].startswith("text/javascript")


def test_a_page_cannot_be_posted_to(browser: TestClient) -> None:
    assert browser.post("/table/k3j").status_code == 405


def test_nothing_outside_is_served(browser: TestClient, tmp_path: Path) -> None:
    (tmp_path.parent / "secret.txt").write_text("secret")
    assert "secret" not in browser.get("/..%2Fsecret.txt").text
