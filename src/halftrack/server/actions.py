"""What people do at a table: answer, take back, agree, talk, leave. The caller holds the table's lock."""

from collections.abc import Callable
from typing import Any

import msgspec

from halftrack.engine import IllegalAnswer, MalformedAnswer, Option, Play
from halftrack.engine.record import ABANDON, UNDO
from halftrack.server import clocks
from halftrack.server.refusals import Refused
from halftrack.server.store import Note, Seat
from halftrack.server.table import RACING, LiveTable
from halftrack.server.thinking import stand_in

MOST_TEXT = 500
MOST_CHAT = 2000  # lines a table


def racing(table: LiveTable) -> Play[Any]:
    """The play, while it goes on."""
    play = table.started()
    if table.row.status != RACING:
        raise Refused("illegal", "this race is over")
    return play


async def answer(table: LiveTable, seat: int, question: int, option: Option, key: str) -> int:
    """An option of the question of that number; the number of the entry."""
    play = racing(table)
    if table.doubtful:
        await table.refresh()
    if key not in table.keys:
        asked = play.open.get(seat)
        if asked is None or asked.number != question:
            raise Refused("late", "this question is no longer open")
        await table.commit(guarded(lambda play: play.answer(seat, option)), key, seat)
    return called(table, key, seat, option)


def called(table: LiveTable, key: str, *entry: Any) -> int:
    """The number of the entry of that key; the key of another one is refused, not taken for this one's."""
    number = table.keys[key]
    if tuple(table.started().entries[number])[: len(entry)] != entry:
        raise Refused("taken", "this id has been given to something else: take another one")
    return number


def guarded(step: Callable[[Play[Any]], None]) -> Callable[[Play[Any]], None]:
    """What the kernel refuses, in the server's words."""

    def guarded_step(play: Play[Any]) -> None:
        try:
            step(play)
        except MalformedAnswer as error:
            raise Refused("malformed", str(error)) from error
        except IllegalAnswer as error:
            raise Refused("illegal", str(error)) from error

    return guarded_step


async def undo(table: LiveTable, seat: int, to: int | None, key: str) -> int | None:
    """At once where it is free or all seats are one's own; else those concerned are asked."""
    play = racing(table)
    if key in table.keys:
        return called(table, key, UNDO)
    if to is None:
        to = last_answer(play, seat)
    if to in play.undoable(seat) or not concerned(table, play, seat):
        return await take_back(table, seat, to, key)
    if not isinstance(to, int) or not may_go_back(play, to):
        raise Refused("illegal", f"entry {to} cannot be taken back")
    asked = pending(table, play)
    if asked is not None and (asked.seat, asked.data["to"]) == (seat, to):
        return None
    if asked is not None:
        raise Refused("taken", "another undo is being asked for")
    await table.add_note("undo-asked", seat, {"to": to, "entries": len(play.entries)})
    return None


def last_answer(play: Play[Any], seat: int) -> int:
    """The last entry of a seat that has not been taken back."""
    own = [number for number, answered, _ in play.standing() if answered == seat]
    if not own:
        raise Refused("illegal", "you have answered nothing that could be taken back")
    return own[-1]


def may_go_back(play: Play[Any], to: int) -> bool:
    """Tried on a copy: whether that entry can be taken back at all."""
    try:
        play.fork().undo(to)
    except (IllegalAnswer, MalformedAnswer):
        return False
    return True


async def take_back(table: LiveTable, seat: int, to: int, key: str | None) -> int:
    """Undo; the table remembers what was taken back."""
    return await table.commit(guarded(lambda play: play.undo(to)), key, seat, undoes=True)


def concerned(table: LiveTable, play: Play[Any], seat: int) -> list[int]:
    """Seats of other people who are still in play."""
    me = table.seats[seat].person
    others = [other for other in table.seats if other.kind == "person" and other.person not in (me, None)]
    return [other.seat for other in others if play.game.in_play(play.state, other.seat)]


def pending(table: LiveTable, play: Play[Any]) -> Note | None:
    """The undo that is being asked for: nothing has happened since."""
    for note in reversed(table.notes):
        if note.kind in ("undo-refused", "undo-agreed-by-all"):
            return None
        if note.kind == "undo-asked":
            return note if note.data["entries"] == len(play.entries) else None
    return None


async def consent(table: LiveTable, seat: int, number: int, yes: bool) -> int | None:
    """A concerned seat says yes or no; with the last yes it is done."""
    play = racing(table)
    if f"undo/{number}" in table.keys:
        return table.keys[f"undo/{number}"]
    asked = pending(table, play)
    if asked is None or asked.number != number or asked.seat is None:
        raise Refused("late", "this undo is no longer asked for")
    if seat not in concerned(table, play, asked.seat):
        raise Refused("forbidden", "that seat is not asked")
    if not yes:
        await table.add_note("undo-refused", seat, {"note": number})
        return None
    agreed = {note.seat for note in table.notes if note.kind == "undo-agreed" and note.data["note"] == number}
    if seat not in agreed:
        await table.add_note("undo-agreed", seat, {"note": number})
    if agreed | {seat} >= set(concerned(table, play, asked.seat)):
        return await take_back(table, asked.seat, asked.data["to"], f"undo/{number}")
    return None


async def redo(table: LiveTable, seat: int, key: str) -> int:
    """Do again the first thing that was taken back, if it is this seat's and still open."""
    play = racing(table)
    if key in table.keys:
        return called(table, key, seat)
    if not table.redo or table.redo[0][0] != seat or seat not in play.open:
        raise Refused("illegal", "there is nothing to do again")
    _, option = table.redo[0]
    return await table.commit(guarded(lambda play: play.answer(seat, option)), key, seat)


async def chat(table: LiveTable, seat: int, text: str, key: str | None = None) -> int:
    """A line for all at the table; the same key again is the same line."""
    said = [note for note in table.notes if note.kind == "chat" and note.seat == seat]
    again = next((note.number for note in reversed(said) if key is not None and note.data.get("id") == key), None)
    if again is not None:
        return again
    words = " ".join(text.split())
    if not words or len(words) > MOST_TEXT:
        raise Refused("malformed", f"a line has 1 to {MOST_TEXT} characters")
    if table.seats[seat].muted:
        raise Refused("forbidden", "the host has muted this seat")
    if sum(note.kind == "chat" for note in table.notes) >= MOST_CHAT:
        raise Refused("large", "this table has been talked full")
    return (await table.add_note("chat", seat, {"text": words} | ({"id": key} if key is not None else {}))).number


async def resign(table: LiveTable, seat: int, key: str | None, why: str = "resigned") -> int:
    """A seat leaves the race for good."""
    racing(table)
    if key is not None and key in table.keys:
        return called(table, key, ABANDON, seat)
    number = await table.commit(guarded(lambda play: play.abandon(seat)), key, seat)
    await table.add_note(why, seat, {})
    return number


async def change_seat(table: LiveTable, seat: int, **values: Any) -> Seat:
    """Change a seat as it is known here; late if another was first."""
    if not await table.store.races.change_seat(table.seats[seat], **values):
        await table.refresh()
        raise Refused("taken", "this seat has just been changed by another")
    table.seats[seat] = msgspec.structs.replace(table.seats[seat], **values)
    return table.seats[seat]


async def vote(table: LiveTable, seat: int, about: int, choice: str) -> None:
    """What becomes of an absent seat: most of the others decide between waiting, a bot, and its leaving."""
    play = racing(table)
    voters = concerned(table, play, about)
    if seat not in voters:
        raise Refused("forbidden", "only the other people at the table decide")
    people = {table.seats[voter].person for voter in voters}
    if len(people) == 1 and not clocks.is_absent(table, play, about):
        raise Refused("illegal", "one alone decides only about who does not come: when his time is up, or after a day")
    await table.add_note("vote", seat, {"about": about, "choice": choice})
    votes = {note.seat: note.data["choice"] for note in since_asked(table, play, about)}
    agreed = {table.seats[voter].person for voter in voters if votes.get(voter) == choice}
    if len(agreed) * 2 <= len(people) or choice == "wait":
        return
    if choice == "leave":
        await resign(table, about, None, "voted-out")
        return
    await change_seat(table, about, kind="bot", bot=stand_in(table.row.game))
    await table.add_note("bot-plays-on", about, {})
    await reconsider(table)


def since_asked(table: LiveTable, play: Play[Any], about: int) -> list[Note]:
    """Votes about a seat since it was last asked something."""
    question = play.open.get(about)
    since = table.times[question.number - 1] if question is not None and question.number else 0.0
    return [note for note in table.notes if note.kind == "vote" and note.data["about"] == about and note.at >= since]


async def reconsider(table: LiveTable, only: int | None = None) -> None:
    """After a change of seats, what is due may have changed; the store must know, and all, or that seat alone."""
    if table.play is not None:
        due = clocks.due(table, table.play)
        await table.store.races.change(table.id, due=due)
        table.row = msgspec.structs.replace(table.row, due=due)
    if only is None:
        table.tell()
    else:
        table.tell_seat(only)
