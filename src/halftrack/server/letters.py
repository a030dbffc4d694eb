"""What is written to somebody who is away: in his language, about one table or about all of a day."""

from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct

from halftrack.locales import FALLBACK, LANGUAGES, Texts
from halftrack.server.store import Mail, Person


class Asked(Struct, frozen=True):
    """One question that waits for him."""

    table: str
    game: str
    name: str
    kind: str | None
    deadline: float | None
    reminder: bool


def texts_of(person: Person | None) -> Texts:
    """The texts in the language that he has chosen."""
    wanted = person.settings.get("language") if person is not None else None
    return Texts(str(wanted) if wanted in LANGUAGES else FALLBACK, "web")


def letter(texts: Texts, address: str, asked: list[Asked]) -> dict[str, Any]:
    """The letter as programs and browsers take it: which game, what is asked, until when, and where."""
    one = asked[0]
    turn = texts("push-reminder" if one.reminder else "turn-yours")
    title = f"{turn}: {', '.join(called(texts, each) for each in asked)}"
    if len(asked) == 1:
        link = f"{address}/table/{one.table}"
        return {**about(address, one), "title": title, "content": f"{title} - {link}"}
    link = f"{address}/mine"
    names = ", ".join(called(texts, each) for each in asked)
    deadline = min((each.deadline for each in asked if each.deadline is not None), default=None)
    return {
        "game": "", "table": names, "asked": None, "deadline": deadline, "reminder": False, "link": link,
        "title": title, "content": f"{title} - {link}", "tables": [about(address, each) for each in asked],
    }  # fmt: skip


def about(address: str, asked: Asked) -> dict[str, Any]:
    own = "" if asked.name == asked.game else asked.name
    return {
        "game": asked.game, "table": own, "asked": asked.kind, "deadline": asked.deadline,
        "reminder": asked.reminder, "link": f"{address}/table/{asked.table}",
    }  # fmt: skip


def called(texts: Texts, asked: Asked) -> str:
    """The table's own name, or that of its game."""
    return texts(f"game-{asked.game}") if asked.name in ("", asked.game) else asked.name


def kept_until(person: Person | None, mail: Mail, now: float) -> float | None:
    """When a mail goes with the others of the day, on wish; None: now. A reminder never waits."""
    hour = str(person.settings.get("digest") or "") if person is not None else ""
    if not hour or person is None or mail.body.get("reminder") or mail.body.get("digest"):
        return None
    try:
        return next_at(time.fromisoformat(hour), ZoneInfo(str(person.settings.get("zone") or "UTC")), now)
    except (LookupError, ValueError, OSError):
        return None  # an hour or a zone that nobody knows


def next_at(hour: time, zone: ZoneInfo, now: float) -> float:
    """The next moment at which the clocks there show that hour."""
    moment = datetime.fromtimestamp(now, zone)
    today = datetime.combine(moment.date(), hour.replace(tzinfo=None), zone)
    return (today if today > moment else today + timedelta(days=1)).timestamp()
