"""The API is what its description says, for whatever is sent to it."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from halftrack.server.openapi import document
from halftrack.server.routes import OPERATIONS
from tests.server.nodes import Node, nodes
from tests.server.trials import throw

EXAMPLES = int(os.environ.get("HALFTRACK_EXAMPLES", "3"))  # an operation; 100 in soak
MESSAGES = 2000  # 100,000 in soak

schema = schemathesis.openapi.from_dict(document(OPERATIONS))


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node in a process of its own, over a file, or in soak over any database."""
    import asyncio

    with nodes() as made:
        database = os.environ.get("HALFTRACK_FUZZED") or str(tmp_path_factory.mktemp("api") / "halftrack.db")
        yield asyncio.run(made.start(database))


@pytest.fixture(scope="module")
def headers(node: Node) -> dict[str, str]:
    with httpx2.Client(base_url=node.address, verify=False) as http:
        http.post("/api/me", json={"name": "Ada"})
        token = http.post("/api/me/tokens", json={"label": "fuzz"}).json()["secret"]
    return {"Authorization": f"Bearer {token}"}


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_to_its_description(case: Any, node: Node, headers: dict[str, str]) -> None:
    response = case.call(base_url=node.address, headers=headers)
    case.validate_response(response, excluded_checks=EXCLUDED)


# Tokens are tried in test_rights, methods below; and a table that follows the schema may still be no table of the game.
NAMES = ("ignored_auth", "unsupported_method", "positive_data_acceptance")
EXCLUDED = [schemathesis.checks.CHECKS.get_one(name) for name in NAMES]


@pytest.mark.parametrize("path", sorted({operation.path for operation in OPERATIONS}))
def test_a_wrong_method_is_told_the_right_ones(node: Node, path: str) -> None:
    known = {operation.method for operation in OPERATIONS if operation.path == path}
    told = path.replace("{seat:int}", "0")
    response = httpx2.request("PUT" if "PUT" not in known else "DELETE", f"{node.address}{told}", verify=False)
    assert response.status_code == 405
    assert known <= set(response.headers["allow"].split(", "))


def resident(pid: int) -> int:
    """Kilobytes of memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def test_malformed_messages_bring_nothing_down_and_leave_nothing_behind(node: Node) -> None:
    dice = Random(6)
    with httpx2.Client(base_url=node.address, verify=False) as http:
        http.post("/api/me", json={"name": "Ada"})
        body = {"game": "gumball-rally", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = http.post("/api/tables", json=body).json()["table"]["id"]
        cookie = f"halftrack={http.cookies['halftrack']}"
        sizes, said = [], Counter[str]()
        while said.total() < MESSAGES:
            said += throw(node, cookie, table, dice)
            sizes.append(resident(node.pid))
        assert http.get("/health").json()["status"] == "good"
        assert http.get(f"/api/tables/{table}").status_code == 200
    assert sizes[-1] - sizes[len(sizes) // 2] < 8_000, sizes
    assert said["malformed"] > MESSAGES / 4 and {"done", "illegal", "late", "missing"} <= set(said)
