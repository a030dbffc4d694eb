"""Records: taken out, brought in, looked at move by move, played on from."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from halftrack.server import past, story, thinking
from halftrack.server.api.lobby import laid
from halftrack.server.api.seats import own_seat, require_lifted, seen
from halftrack.server.bodies import (
    Created,
    Look,
    Moments,
    NewRecord,
    NewSeat,
    PlayOn,
    RecordInfo,
    Story,
    WatchPast,
)  # fmt: skip
from halftrack.server.operations import Call
from halftrack.server.past import record_of
from halftrack.server.pool import Failed, Overrun
from halftrack.server.refusals import Refused
from halftrack.server.story import EVERYBODY, Audience
from halftrack.server.table import OVER, LiveTable

MOST_ENTRIES = 20_000
MOST_WAITING = 32
SECONDS = 20.0
T = TypeVar("T")


def record_over(table: LiveTable) -> dict[str, Any]:
    """The whole record, which is public only when the race is over."""
    if table.row.status != OVER:
        raise Refused("illegal", "the record is open when the race is over")
    return record_of(table.row, [list(entry) for entry in table.started().entries])


async def export(call: Call) -> RecordInfo:
    """The record; of a running race without seed and answers: what one has been told of them stands for them."""
    table, watch = await seen(call), call.query
    async with table.lock:
        play = table.started()
        if table.row.status == OVER:
            return RecordInfo(record_over(table))
        if watch.seat is not None:
            require_lifted(own_seat(call, table, watch.seat), watch.lifted)
        head = record_of(table.row, [])
        del head["seed"]
        told = {"running": True, "length": len(play.entries), "seat": watch.seat}
        return RecordInfo({**head, **told, "events": story.told_events(play, watch.seat, watch.since)})


async def played_again(call: Call, job: Callable[..., T], *arguments: Any) -> T:
    """Something that replays a record, done in the pool; many who want it at once wait outside."""
    if call.house.replays.waiting >= MOST_WAITING:
        raise Refused("often", "many look at races just now: wait a moment")
    try:
        return await call.house.replays.run(SECONDS, job, *arguments)
    except Failed as error:
        raise Refused("setup", str(error)) from error
    except Overrun as error:
        raise Refused("large", f"this record takes too long: {error}") from error


async def replay(call: Call) -> Look:
    """After the end: how things stood after so many entries, as any seat saw it then."""
    table, watch = await seen(call), call.query
    async with table.lock:
        record = record_over(table)
    if watch.seat is not None and not 0 <= watch.seat < table.row.seats:
        raise Refused("missing", "this table has no such seat")
    told = await played_again(call, thinking.look, record, watch.at, watch.seat, watch.since)
    return msgspec.convert(told, Look)


async def past_seen(call: Call) -> tuple[dict[str, Any], Audience]:
    """The record so far, and as whom it may be seen: while the race goes on, as spectator or from one's own seat."""
    table, watch = await seen(call), call.query
    assert isinstance(watch, WatchPast)
    async with table.lock:
        over, play = table.row.status == OVER, table.started()
        if watch.everybody and not over:
            raise Refused("illegal", "secrets are open when the race is over")
        if watch.seat is not None and not over:
            require_lifted(own_seat(call, table, watch.seat), watch.lifted)
        if watch.seat is not None and not 0 <= watch.seat < table.row.seats:
            raise Refused("missing", "this table has no such seat")
        record = record_of(table.row, [list(entry) for entry in play.entries])
    return record, EVERYBODY if watch.everybody else watch.seat


async def tell_story(call: Call) -> Story:
    """Everything that was told, so that any moment's log can be laid out at once."""
    record, who = await past_seen(call)
    return msgspec.convert(await played_again(call, story.story, record, who), Story)


async def show_moments(call: Call) -> Moments:
    """How things stood at several moments: those around the one looked at, or the turns of a race for its charts."""
    record, who = await past_seen(call)
    wanted = [int(at) for at in call.query.at.split(",") if at]
    told = await played_again(call, story.moments, call.path("table"), record, wanted, who)
    return msgspec.convert({"moments": told}, Moments)


async def bring(call: Call) -> Created:
    """A record from elsewhere: to be looked at, or to be played on from."""
    told: NewRecord = call.body
    call.house.limits.rare("record", call.address)
    entries = told.record.get("entries")
    if not isinstance(entries, list) or len(entries) > MOST_ENTRIES:
        raise Refused("setup", f"a record has a list of at most {MOST_ENTRIES} entries")
    return await continued(call, told.record, told.to, told.seats, told.name, {"import": True})


async def continued(
    call: Call, record: dict[str, Any], to: int | None, seats: list[NewSeat], name: str, origin: dict[str, Any]
) -> Created:
    """A table of its own out of a record; without seats, all are bots' or nobody's."""
    past.check_options(record.get("options"))
    checked, awaiting, result, dump = await played_again(call, thinking.check, record, to)
    if len(checked["entries"]) > MOST_ENTRIES or len(seats or [0] * checked["seats"]) != checked["seats"]:
        raise Refused("setup", f"this race has {checked['seats']} seats")
    if result is None and not seats:
        raise Refused("setup", "this race is not over: say who sits where")
    places = seats or [NewSeat("bot") for _ in range(checked["seats"])]
    begun = {**checked, "awaiting": awaiting}
    return await laid(call, begun, places, name, "link", {"kind": "untimed"}, origin, dump)


async def play_on(call: Call) -> Created:
    """From any moment of a race that is over, against bots or whoever."""
    told: PlayOn = call.body
    table = await seen(call)
    async with table.lock:
        record = record_over(table)
    seats = told.seats or [NewSeat("me"), *(NewSeat("bot") for _ in range(table.row.seats - 1))]
    return await continued(call, record, told.to, seats, table.row.name, {"table": table.id, "to": told.to})


__all__ = ["bring", "export", "play_on", "replay", "show_moments", "tell_story"]
