"""The past of a race, as an audience was told it. Done in the pool: nothing here knows the server."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from halftrack import games
from halftrack.engine import Play, Record
from halftrack.engine.record import REBASE, UNDO, repeat

EVERYBODY = "everybody"
Audience = int | str | None  # a seat, a spectator (None), or all seats together once nothing is secret any more

Marks = dict[int, Play[Any]]  # a race at some of its moments: entries are only ever added, so these stay as they are
EVERY, KEPT = 64, 8  # entries from one mark to the next; races
MARKS: OrderedDict[str, Marks] = OrderedDict()


def told_events(play: Play[Any], who: Audience, since: int = 0) -> list[dict[str, Any]]:
    """What that audience knows of what happened, each with how many entries there were then."""
    if who == EVERYBODY:
        told = [together(list(each)) for each in zip(*(play.events(seat, since) for seat in seats(play)), strict=True)]
    else:
        told = play.events(seat_of(who), since)
    return [{**event, "entries": at} for event, at in zip(told, play.dates(since), strict=True)]


def view_of(play: Play[Any], who: Audience) -> dict[str, Any]:
    """The table as that audience saw it."""
    if who != EVERYBODY:
        return play.view(seat_of(who))
    views = [play.view(seat) for seat in seats(play)]
    return {**together(views), "seat": None, "answered": None}


def seats(play: Play[Any]) -> list[int | None]:
    """A spectator first, then each seat."""
    return [None, *range(play.seats)]


def seat_of(who: Audience) -> int | None:
    assert not isinstance(who, str)
    return who


def together(views: list[Any]) -> Any:
    """What several know of the same thing: where one knows nothing, another may."""
    known = [view for view in views if view is not None]
    if not known:
        return None
    if all(isinstance(view, dict) for view in known):
        return {key: together([view.get(key) for view in known]) for key in known[0]}
    if all(isinstance(view, list) and len(view) == len(known[0]) for view in known):
        return [together(list(each)) for each in zip(*known, strict=True)]
    return known[0]


def first_difference(one: list[Any], other: list[Any]) -> int:
    """Where two lists part."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def first_moment(record: Record) -> int:
    """The earliest moment that can be seen: before a change of rules it was another game."""
    return max((number + 1 for number, entry in enumerate(record["entries"]) if entry[0] == REBASE), default=0)


def walked(record: Record, first: int, last: int, marks: Marks | None = None) -> Iterator[Play[Any]]:
    """The race, played again: the same play at each moment, from a mark before the first one to the last."""
    mark = max((at for at in marks or () if at <= first), default=None)
    play = games.replay(record, first_moment(record)) if marks is None or mark is None else marks[mark].fork()
    yield play
    for number in range(len(play.entries), last):
        repeat(play, record["entries"][number], number)
        if marks is not None and len(play.entries) % EVERY == 0:
            marks.setdefault(len(play.entries), play.fork())
        yield play


def marks_of(table: str) -> Marks:
    """The marks of that race, which is looked at again; the races looked at longest ago are forgotten."""
    MARKS.setdefault(table, {})
    MARKS.move_to_end(table)
    while len(MARKS) > KEPT:
        MARKS.popitem(last=False)
    return MARKS[table]


def story(record: Record, who: Audience) -> dict[str, Any]:
    """Everything that was told, part by part: an undo cuts off what it took back."""
    parts: list[dict[str, Any]] = []
    told: list[dict[str, Any]] = []
    result = None
    for play in walked(record, 0, len(record["entries"])):
        undone = bool(play.entries) and play.entries[-1][0] == UNDO
        now = told_events(play, who) if undone else [*told, *told_events(play, who, len(told))]
        since = first_difference(told, now) if undone else len(told)
        if len(told) > since or len(now) > since:
            parts.append({"entries": len(play.entries), "since": since, "events": now[since:]})
        told, result = now, play.result
    return {"first": first_moment(record), "of": len(record["entries"]), "parts": parts, "result": result}


def moments(table: str, record: Record, wanted: list[int], who: Audience) -> list[dict[str, Any]]:
    """How things stood at each of these moments, as far as they can be seen; the end is as near as the beginning."""
    asked = {at for at in wanted if first_moment(record) <= at <= len(record["entries"])}
    return [
        {"entries": len(play.entries), "view": view_of(play, who), "awaiting": sorted(play.open)}
        for play in walked(record, min(asked, default=0), max(asked, default=0), marks_of(table))
        if len(play.entries) in asked
    ]
