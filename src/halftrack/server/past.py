"""A play out of what is stored: replayed, or taken up again under newer rules."""

import zlib
from typing import Any

import msgspec

from halftrack import games
from halftrack.engine import BrokenRecord, IllegalSetup, Play, Record
from halftrack.engine.record import UNDO
from halftrack.server.store import Store, Table

RULES_FAIL = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)  # our mistakes


def record_of(table: Table, entries: list[list[Any]]) -> Record:
    """The record of a table."""
    return {
        "game": table.game, "rules": table.rules, "data": table.data, "seats": table.seats, "seed": table.seed,
        "options": table.options, "entries": entries,
    }  # fmt: skip


def check_options(options: Any) -> None:
    """The files of this machine are nobody's business: no option may name one."""
    words = options.values() if isinstance(options, dict) else ()
    if any(isinstance(word, str) and (len(word) > 100 or set(word) & set("/\\.\0")) for word in words):
        raise IllegalSetup("an option of a table is no file")


def begun(game: str, seats: int, seed: str, options: dict[str, Any]) -> dict[str, Any]:
    """What a race is begun with, checked; IllegalSetup says what is wrong."""
    check_options(options)
    loaded = games.load(game)
    play = loaded.new(seats, seed, options)
    return {
        "game": game, "rules": loaded.rules_version, "data": loaded.digest(play.options), "seats": seats,
        "seed": seed, "options": play.options, "entries": [], "awaiting": sorted(play.open),
    }  # fmt: skip


def packed(dump: dict[str, Any]) -> bytes:
    return zlib.compress(msgspec.json.encode(dump), 1)


def unpacked(dump: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(zlib.decompress(dump))
    return found


async def rebased(store: Store, table: Table, entries: list[list[Any]]) -> tuple[Play[Any], list[Any]]:
    """Go on from the last dump under the rules installed now: the play, and the entry that says so."""
    stored = await store.races.dump(table.id, len(entries))
    game = games.load(table.game)
    fresh = game.new(table.seats, table.seed, table.options)
    dump = unpacked(stored[1]) if stored is not None else fresh.dump
    entry = ["rebase", game.rules_version, dump]
    record = {**record_of(table, [*entries, entry]), "data": game.digest(fresh.options)}
    return games.replay(record), entry


def needs_rebase(table: Table, entries: list[list[Any]]) -> bool:
    """Whether the rules that it follows, or its boards, tiles and cards, are not those installed."""
    game = games.load(table.game)
    versions = [entry[1] for entry in entries if entry[0] == "rebase"]
    version = versions[-1] if versions else table.rules
    return version != game.rules_version or table.data != game.digest(table.options)


def taken_back(table: Table, entries: list[list[Any]]) -> list[tuple[int, Any]]:
    """The answers that the undos at the end have taken back, and that can be given again: the first of them first."""
    first = len(entries)
    while first and entries[first - 1][0] == UNDO:
        first -= 1
    if first == len(entries):
        return []
    before, now = (games.replay(record_of(table, entries), to).standing() for to in (first, len(entries)))
    return [(seat, option) for number, seat, option in before if (number, seat, option) not in now]


def verified(table: Table, entries: list[list[Any]]) -> Play[Any]:
    """The play, replayed whole; BrokenRecord names the entry."""
    if table.seats < 1:
        raise BrokenRecord("a table without seats")
    return games.replay(record_of(table, entries))
