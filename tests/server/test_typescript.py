"""The client's types are those of the server."""

from pathlib import Path

from halftrack.server.typescript import emit

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_client_s_types_are_made_anew_whenever_the_messages_change() -> None:
    words = "stale: python -m halftrack.server.typescript > web/src/protocol.ts"
    assert COMMITTED.read_text("utf-8") == emit(), words


def test_tuples_unions_and_literals_keep_their_meaning() -> None:
    told = emit()
    assert "facts: ([string | number, Record<string, unknown>])[];" in told
    assert 'kind?: "live" | "moves" | "untimed";' in told
    assert "export type FromServer = Told | Welcome | Done" in told
