"""Everything that a play tells, as bytes that can be compared."""

import json
from typing import Any

from halftrack.engine import HalftrackError, Play, Question

NONSENSE = ("no such option", -1, None, 1.5)


def as_bytes(value: Any) -> bytes:
    """As JSON; what JSON does not know fails here."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True).encode()


def question_told(question: Question) -> list[Any]:
    """All that can be read of a question, facts and reasons too."""
    return [
        question.number,
        question.kind,
        list(question.options),
        list(question.facts.items()),
        sorted(question.why_not.items(), key=str),
    ]


def refusals(play: Play[Any], seat: int) -> list[str]:
    """What that seat is answered to nonsense, and to undos and leavings that are not open."""
    found = []
    for option in NONSENSE:
        try:
            play.answer(seat, option)
        except HalftrackError as error:
            found.append(f"{type(error).__name__}: {error}")
    for to in (-1, len(play.entries), None):
        try:
            play.undo(to)
        except HalftrackError as error:
            found.append(f"{type(error).__name__}: {error}")
    return found


def told_to(play: Play[Any], seat: int | None) -> list[Any]:
    """Everything that this seat (None: a spectator) can learn now."""
    told: list[Any] = [play.view(seat), play.events(seat), play.dates()]
    if seat is not None:
        told += [play.undoable(seat), refusals(play, seat)]
        told += [question_told(play.open[seat])] if seat in play.open else []
    return told


def bytes_told_to(play: Play[Any], seat: int | None) -> bytes:
    return as_bytes(told_to(play, seat))


def everything_told(play: Play[Any]) -> list[bytes]:
    """What each seat and a spectator can learn, and the record."""
    seats: list[int | None] = [None, *range(play.seats)]
    return [*(bytes_told_to(play, seat) for seat in seats), as_bytes(play.record()), as_bytes(play.dump)]
