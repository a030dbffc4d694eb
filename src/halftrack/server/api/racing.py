"""A race: looking, answering, taking back, talking, leaving; orders, hints and votes."""

import msgspec

from halftrack.server import actions, thinking
from halftrack.server.api.seats import own_seat, require_lifted, seen
from halftrack.server.bodies import (
    BySeat,
    Entered,
    NewAnswer,
    NewChat,
    NewConsent,
    NewRedo,
    NewUndo,
    Noted,
    Orders,
    OrdersInfo,
    Resign,
    Thoughts,
    Vote,
    Watch,
)  # fmt: skip
from halftrack.server.operations import Call
from halftrack.server.past import record_of
from halftrack.server.pool import Failed, Overrun
from halftrack.server.protocol import Told
from halftrack.server.refusals import Refused
from halftrack.server.store import Seat
from halftrack.server.table import LiveTable


async def look(call: Call) -> Told:
    """How things stand, as a seat of one's own or as a spectator."""
    table, watch = await seen(call), call.query
    assert isinstance(watch, Watch)
    async with table.lock:
        if watch.seat is not None:
            require_lifted(own_seat(call, table, watch.seat), watch.lifted)
        if table.doubtful:
            await table.refresh()
        told = table.standing(watch.seat, watch.since, table.notes)
        return msgspec.structs.replace(told, number=table.stream(watch.seat).number)


def key_of(call: Call, name: str) -> str:
    """The client's own name of a request, beside the names that others give."""
    return f"{call.person}/{name}"


async def give_answer(call: Call) -> Entered:
    """An option of an open question; the same id again is the same answer."""
    told: NewAnswer = call.body
    table = await seen(call)
    own_seat(call, table, told.seat)
    call.house.limits.message(table.id, told.seat)
    async with table.lock:
        own_seat(call, table, told.seat)
        return Entered(await actions.answer(table, told.seat, told.question, told.option, key_of(call, told.id)))


async def take_back(call: Call) -> Entered:
    """Undo: at once where it is free; else those concerned are asked."""
    told: NewUndo = call.body
    table = await seen(call)
    async with table.lock:
        own_seat(call, table, told.seat)
        return Entered(await actions.undo(table, told.seat, told.to, key_of(call, told.id)))


async def do_again(call: Call) -> Entered:
    told: NewRedo = call.body
    table = await seen(call)
    async with table.lock:
        own_seat(call, table, told.seat)
        return Entered(await actions.redo(table, told.seat, key_of(call, told.id)))


async def give_consent(call: Call) -> Entered:
    told: NewConsent = call.body
    table = await seen(call)
    async with table.lock:
        own_seat(call, table, told.seat)
        return Entered(await actions.consent(table, told.seat, told.note, told.yes))


async def say(call: Call) -> Noted:
    told: NewChat = call.body
    table = await seen(call)
    own_seat(call, table, told.seat)
    call.house.limits.message(table.id, told.seat)
    async with table.lock:
        own_seat(call, table, told.seat)
        return Noted(await actions.chat(table, told.seat, told.text, told.id))


async def resign(call: Call) -> Entered:
    told: Resign = call.body
    table = await seen(call)
    async with table.lock:
        own_seat(call, table, told.seat)
        return Entered(await actions.resign(table, told.seat, key_of(call, told.id)))


async def cast_vote(call: Call) -> Noted:
    """What becomes of somebody who does not answer."""
    told: Vote = call.body
    table = await seen(call)
    async with table.lock:
        own_seat(call, table, told.seat)
        if not 0 <= told.about < len(table.seats) or table.seats[told.about].kind not in ("person", "invited"):
            raise Refused("illegal", "nobody waits for that seat")
        await actions.vote(table, told.seat, told.about, told.choice)
        return Noted(len(table.notes) - 1)


async def come_back(call: Call) -> Entered:
    """Somebody for whom a bot has played on takes his seat again."""
    told: BySeat = call.body
    table = await seen(call)
    async with table.lock:
        seat = table.seats[told.seat] if 0 <= told.seat < len(table.seats) else None
        if seat is None or seat.kind != "bot" or seat.person is None or seat.person != call.caller.id:
            raise Refused("forbidden", "that was not your seat")
        await actions.change_seat(table, seat.seat, kind="person", bot=None)
        await table.add_note("came-back", seat.seat, {})
        await actions.reconsider(table)
    return Entered(None)


async def show_orders(call: Call) -> OrdersInfo:
    """Standing orders and answers in advance: one's own, nobody else's."""
    table, watch = await seen(call), call.query
    seat = own_seat(call, table, watch.seat if watch.seat is not None else -1)
    return orders_of(seat)


def orders_of(seat: Seat) -> OrdersInfo:
    given = {"seat": seat.seat, "orders": seat.orders, "queue": seat.queue, "dropped": seat.dropped}
    return msgspec.convert(given, OrdersInfo)


async def give_orders(call: Call) -> OrdersInfo:
    """Instead of all that was ordered before; what has been dropped is forgotten."""
    told: Orders = call.body
    table = await seen(call)
    async with table.lock:
        own_seat(call, table, told.seat)
        if len(told.orders) > 20 or any(len(kind) > 40 for kind in told.orders):
            raise Refused("large", "too many orders")
        plain = [{name: value for name, value in msgspec.to_builtins(step).items() if value is not None}
                 for step in told.queue]  # fmt: skip
        seat = await actions.change_seat(table, told.seat, orders=told.orders, queue=plain, dropped=[])
        await actions.reconsider(table, only=told.seat)
        return orders_of(seat)


def racers(table: LiveTable) -> set[str]:
    """Whoever races here, also one who has lost his link, or for whom a bot plays on until he comes back."""
    return {seat.person or f"seat {seat.seat}" for seat in table.seats if seat.person or seat.invite}


async def hint(call: Call) -> Thoughts:
    """What a good player would do; not where two people race."""
    told: BySeat = call.body
    table = await seen(call)
    async with table.lock:
        own_seat(call, table, told.seat)
        play = actions.racing(table)
        if len(racers(table)) > 1:
            raise Refused("forbidden", "no hints where two people race")
        if told.seat not in play.open:
            raise Refused("illegal", "this seat is not asked anything")
        used = sum(note.kind == "hint" and note.seat == told.seat for note in table.notes)
        if used >= call.house.settings.hints:
            raise Refused("often", "all hints of this race have been given")
        record = record_of(table.row, [list(entry) for entry in play.entries])
        await table.add_note("hint", told.seat, {"entries": len(play.entries)})
    try:
        seconds = call.house.settings.bot_seconds
        thoughts = await call.house.pool.run(seconds, thinking.consider, table.id, record, told.seat)
    except (Failed, Overrun) as error:
        raise Refused("broken", "nobody has an idea") from error
    return Thoughts(thoughts, call.house.settings.hints - used - 1)
