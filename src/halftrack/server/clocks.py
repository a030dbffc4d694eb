"""Time: how long a seat may think, and when the server itself has something to do."""

from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from halftrack.engine import Play

if TYPE_CHECKING:
    from halftrack.server.table import LiveTable

UNTIMED, LIVE, MOVES = "untimed", "live", "moves"
BOT, ORDER, DEADLINE = "bot", "order", "deadline"
DAY = 86400.0

Duty = tuple[float, str, int]  # when, what, for which seat


def asked_at(table: "LiveTable", number: int) -> float:
    """When the question of that number was laid."""
    return max([begun_at(table), *table.times[max(0, number - 1) : number]])


def begun_at(table: "LiveTable") -> float:
    """When the first question was laid: what was brought in from elsewhere happened before."""
    return table.row.begun if table.row.begun is not None else table.row.created


def moved_at(table: "LiveTable") -> float:
    """When something happened last."""
    return asked_at(table, len(table.times))


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
        return float(moved_at(table) + pace.get("left", {}).get(str(seat), pace["bank"]))
    return within(asked_at(table, number), pace["hours"] * 3600, pace.get("from"), pace.get("to"), pace.get("zone"))


def within(start: float, seconds: float, opens: str | None, closes: str | None, zone: str | None) -> float:
    """So many seconds later, counting only the daily playing window."""
    if not opens or not closes or opens == closes:
        return start + seconds
    first, last, there = time.fromisoformat(opens), time.fromisoformat(closes), ZoneInfo(zone or "UTC")
    moment, left = start, seconds
    for _ in range(400):
        begin, end = window(moment, first, last, there)
        moment = max(moment, begin)
        if end - moment >= left:
            return moment + left
        left -= end - moment
        moment = end
    return moment


def window(moment: float, first: time, last: time, there: ZoneInfo) -> tuple[float, float]:
    """The playing window that is open at that moment, or the next one; it may cross midnight."""
    today = datetime.fromtimestamp(moment, there).date()
    for day in (-1, 0, 1, 2):
        date = today + timedelta(days=day)
        begin = datetime.combine(date, first, there).timestamp()
        end = datetime.combine(date if first < last else date + timedelta(days=1), last, there).timestamp()
        if moment < end:
            return begin, end
    raise AssertionError("a window opens every day")


def left_after(table: "LiveTable", seat: int, at: float) -> dict[str, Any] | None:
    """The banks of a live clock after an entry: who was awaited has paid, who answered gets a little."""
    pace = table.row.pace
    if pace.get("kind") != LIVE:
        return None
    spent = max(0.0, at - moved_at(table))
    left = {str(other): pace.get("left", {}).get(str(other), pace["bank"]) for other in range(table.row.seats)}
    for awaited in table.row.awaiting:
        left[str(awaited)] = max(0.0, left[str(awaited)] - spent)
    if str(seat) in left:
        left[str(seat)] += pace.get("more", 0)
    return {**pace, "left": left}


def duties(table: "LiveTable", play: Play[Any]) -> list[Duty]:
    """What the server must do here, the earliest first; when it does so depends on nothing hidden."""
    last, found = moved_at(table), list[Duty]()
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


def is_absent(table: "LiveTable", play: Play[Any], seat: int) -> bool:
    """Whether a seat is nobody's, or has let its time run out, or others wait for a day."""
    question = play.open.get(seat)
    late = question is not None and (
        ran_out(table, seat, question.number) or table.now() - asked_at(table, question.number) > DAY
    )
    return late or table.seats[seat].person is None


def due(table: "LiveTable", play: Play[Any]) -> float | None:
    found = duties(table, play)
    return found[0][0] if found else None
