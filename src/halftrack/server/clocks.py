"""Time: how long a seat may think, and when the server itself has something to do."""

from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from halftrack.engine import Play

if TYPE_CHECKING:
    from halftrack.server.table import LiveTable

UNTIMED, LIVE, MOVES = "untimed", "live", "moves"
BOT, ORDER, DEADLINE = "bot", "order", "deadline"

Duty = tuple[float, str, int]  # when, what, for which seat


def asked_at(table: "LiveTable", number: int) -> float:
    """When the question of that number was laid."""
    return table.times[number - 1] if 0 < number <= len(table.times) else table.row.changed


def people_of(table: "LiveTable") -> set[str]:
    return {seat.person for seat in table.seats if seat.kind == "person" and seat.person is not None}


def deadlines(table: "LiveTable", play: Play[Any]) -> dict[str, float]:
    """Until when each person who is asked may think; nobody who plays alone is timed."""
    pace = table.row.pace
    if pace.get("kind", UNTIMED) == UNTIMED or len(people_of(table)) < 2:
        return {}
    asked = {seat: question.number for seat, question in play.open.items() if table.seats[seat].kind == "person"}
    return {str(seat): deadline(table, pace, seat, number) for seat, number in asked.items()}


def asked_since(table: "LiveTable", play: Play[Any]) -> dict[str, float]:
    """Since when each seat that is asked has been awaited."""
    return {str(seat): asked_at(table, question.number) for seat, question in play.open.items()}


def deadline(table: "LiveTable", pace: dict[str, Any], seat: int, number: int) -> float:
    """When the time of that seat is up."""
    if pace["kind"] == LIVE:
        last = table.times[-1] if table.times else table.row.changed
        return float(last + pace.get("left", {}).get(str(seat), pace["bank"]))
    return within(asked_at(table, number), pace["hours"] * 3600, pace.get("from"), pace.get("to"), pace.get("zone"))


def within(start: float, seconds: float, opens: str | None, closes: str | None, zone: str | None) -> float:
    """So many seconds later, counting only the daily playing window."""
    if not opens or not closes or opens == closes:
        return start + seconds
    first, last = time.fromisoformat(opens), time.fromisoformat(closes)
    moment, left = datetime.fromtimestamp(start, ZoneInfo(zone or "UTC")), seconds
    for _ in range(400):
        begin, end = window(moment, first, last)
        moment = max(moment, begin)
        if (end - moment).total_seconds() >= left:
            return (moment + timedelta(seconds=left)).timestamp()
        left -= (end - moment).total_seconds()
        moment = end
    return moment.timestamp()


def window(moment: datetime, first: time, last: time) -> tuple[datetime, datetime]:
    """The playing window that is open at that moment, or the next one; it may cross midnight."""
    for day in (-1, 0, 1):
        date = moment.date() + timedelta(days=day)
        begin = datetime.combine(date, first, moment.tzinfo)
        end = datetime.combine(date if first < last else date + timedelta(days=1), last, moment.tzinfo)
        if moment < end:
            return begin, end
    raise AssertionError("a window opens every day")


def left_after(table: "LiveTable", seat: int, at: float) -> dict[str, Any] | None:
    """The banks of a live clock after an entry: who was awaited has paid, who answered gets a little."""
    pace = table.row.pace
    if pace.get("kind") != LIVE:
        return None
    spent = max(0.0, at - (table.times[-1] if table.times else table.row.changed))
    left = {str(other): pace.get("left", {}).get(str(other), pace["bank"]) for other in range(table.row.seats)}
    for awaited in table.row.awaiting:
        left[str(awaited)] = max(0.0, left[str(awaited)] - spent)
    if str(seat) in left:
        left[str(seat)] += pace.get("more", 0)
    return {**pace, "left": left}


def duties(table: "LiveTable", play: Play[Any]) -> list[Duty]:
    """What the server must do here, the earliest first; when it does so depends on nothing hidden."""
    last = table.times[-1] if table.times else table.row.changed
    found: list[Duty] = []
    for number in play.open:
        seat = table.seats[number]
        if seat.kind == BOT:
            found.append((last + table.bot_pause, BOT, number))
        elif seat.queue or play.open[number].kind in seat.orders:
            found.append((last + table.order_pause, ORDER, number))
    for name, until in deadlines(table, play).items():
        if not ran_out(table, int(name), play.open[int(name)].number):
            found.append((until, DEADLINE, int(name)))
    return sorted(found)


def ran_out(table: "LiveTable", seat: int, question: int) -> bool:
    """Whether the log says already that the time is up for that question."""
    return any(
        note.kind == "time-is-up" and note.seat == seat and note.data["question"] == question for note in table.notes
    )


def due(table: "LiveTable", play: Play[Any]) -> float | None:
    found = duties(table, play)
    return found[0][0] if found else None
