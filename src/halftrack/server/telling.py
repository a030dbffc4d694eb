"""What one audience is told of a play: from the play's own views, events and questions, and nothing else."""

from bisect import bisect_right
from typing import Any

from halftrack.engine import Play, Question
from halftrack.server.protocol import NoteInfo, QuestionInfo, SeatInfo, TableInfo
from halftrack.server.store import Note, Seat, Table


def question_info(question: Question) -> QuestionInfo:
    """The question with its facts and reasons."""
    return QuestionInfo(
        question.number, question.kind, list(question.options),
        list(question.facts.items()), list(question.why_not.items()),
    )  # fmt: skip


def question_of(play: Play[Any], seat: int | None) -> QuestionInfo | None:
    """What that seat is asked now."""
    return question_info(play.open[seat]) if seat is not None and seat in play.open else None


def seat_info(seat: Seat, table: Table, person: str | None) -> SeatInfo:
    mine = person is not None and seat.person == person
    host = table.host is not None and seat.person == table.host
    return SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, seat.curtain, seat.muted, mine, host)


def table_info(table: Table, seats: list[Seat], person: str | None = None) -> TableInfo:
    """A table as everybody may know it."""
    return TableInfo(
        table.id, table.game, table.name, table.status, table.access, table.options, table.pace,
        [seat_info(seat, table, person) for seat in seats], table.awaiting, table.length, table.created,
        table.changed, table.origin, table.result, person is not None and person == table.host,
    )  # fmt: skip


def note_info(note: Note, times: list[float]) -> NoteInfo:
    """A note, placed among the entries by when it was written."""
    return NoteInfo(note.number, note.kind, note.seat, note.data, note.at, bisect_right(times, note.at))
