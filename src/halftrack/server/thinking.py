"""What is done in the pool: bots decide, records are replayed. Nothing here knows the server."""

from collections import OrderedDict
from typing import Any

from halftrack import bots, games
from halftrack.engine import Option, Play, Record
from halftrack.server.story import told_events

KEPT = 32
STAND_IN = "driver"
ADVISER = "navigator"
PLAYS: OrderedDict[str, Play[Any]] = OrderedDict()


def play_of(table: str, record: Record) -> Play[Any]:
    """The play of that record, gone on with from the last time if it is the same race."""
    entries, known = record["entries"], PLAYS.pop(table, None)
    past = len(known.entries) if known is not None else 0
    simple = all(isinstance(entry[0], int) for entry in entries[past:])
    if known is not None and simple and [list(entry) for entry in known.entries] == entries[:past]:
        for seat, option in entries[past:]:
            known.answer(seat, option)
        play = known
    else:
        play = games.replay(record)
    PLAYS[table] = play
    while len(PLAYS) > KEPT:
        PLAYS.popitem(last=False)
    return play


def stand_in(game: str) -> str:
    """The Driver, or the best bot that plays this game."""
    names = bots.of_game(game)
    return STAND_IN if STAND_IN in names else names[0]


def decide(bot: str, table: str, record: Record, seat: int) -> Option:
    """What that bot answers; the same race, the same answer."""
    play = play_of(table, record)
    seed = f"{record['seed']}/{seat}/{len(play.entries)}"
    return bots.load(bot, record["game"], seed).decide(play, seat)


def consider(table: str, record: Record, seat: int) -> list[dict[str, Any]]:
    """What the Navigator thinks of each option; at least, which one he would take."""
    play = play_of(table, record)
    names = bots.of_game(record["game"])
    name = ADVISER if ADVISER in names else names[0]
    bot = bots.load(name, record["game"], f"hint/{len(play.entries)}")
    thought = getattr(bot, "consider", None)
    if thought is None:
        return [{"option": bot.decide(play, seat), "bot": name}]
    return [as_plain(told) for told in thought(play, seat)]


def as_plain(told: Any) -> dict[str, Any]:
    """A thought as JSON knows it."""
    if isinstance(told, dict):
        return told
    return told._asdict() if hasattr(told, "_asdict") else {"option": told}


def look(record: Record, to: int | None, seat: int | None, since: int) -> dict[str, Any]:
    """How things stood after so many entries, as that seat saw it then."""
    play = games.replay(record, to)
    return {
        "entries": len(play.entries), "of": len(record["entries"]), "view": play.view(seat),
        "events": told_events(play, seat, since), "awaiting": sorted(play.open), "result": play.result,
    }  # fmt: skip


def check(record: Record, to: int | None) -> tuple[Record, list[int], list[dict[str, Any]] | None, dict[str, Any]]:
    """A record that can be replayed, who is asked after it, the result, and the last dump; or an error."""
    play = games.replay(record, to)
    return play.record(), sorted(play.open), play.result, play.dump
