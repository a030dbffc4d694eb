"""Rows as notation: only what matters is said."""

from typing import Any

from halftrack.server.store import Change, Note, Person, Seat, Table, Token

NOW = 1_000_000.0


def person(name: str = "ada", **more: Any) -> Person:
    told: dict[str, Any] = {"id": name, "name": name.title(), "settings": {}, "created": NOW, "seen": NOW}
    return Person(**told | more)


def token(secret: str = "secret", of: str = "ada", **scope: Any) -> Token:
    return Token(secret, of, scope, "device", NOW)


def table(name: str = "race", **more: Any) -> Table:
    told: dict[str, Any] = {
        "id": name, "game": "great-race", "rules": 1, "data": "", "seats": 2, "seed": 7, "options": {}, "name": name,
        "host": None, "access": "public", "pace": {}, "status": "racing", "created": NOW, "changed": NOW,
    }  # fmt: skip
    return Table(**told | more)


def seat(number: int = 0, kind: str = "open", of: str = "race", **more: Any) -> Seat:
    return Seat(of, number, kind, **more)


def entry(number: int, option: str = "pass", **more: Any) -> Change:
    return Change(number, [0, option], NOW + number, **more)


def note(number: int, text: str = "hello") -> Note:
    return Note(number, "chat", 0, {"text": text}, NOW)
