"""Score cards, the photo finish and the ranking."""

from typing import Any

from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.deck import NAMES, NUMBER
from halftrack.games.gumball_rally.hand import next_card, shuffle_discards
from halftrack.games.gumball_rally.state import NONE, OVER, Buggy, Driver, Rally

SCORINGS = ("checkpoint 1", "checkpoint 2", "finish")


def score(rally: Rally, cards: tuple[int, ...]) -> None:
    """The score cards go down the line from its head; who stands behind the last one gets none. [scoring.1]"""
    for place, number in enumerate(rally.line, start=1):
        points = cards[place - 1] if place <= len(cards) else 0
        rally.buggies[number].points.append(points)
        if points:
            rally.tell(events.Scored, rally.box.owner(number), rally.name(number), place, points)


def finish(rally: Rally) -> None:
    """The rally is over; with the option, a photo tells the winner. [round.5, scoring.2, scoring.3]"""
    if rally.box.photo_finish:
        photo_finish(rally, winners(rally))
    end(rally)


def end(rally: Rally) -> None:
    rally.phase = OVER
    rally.tell(events.RallyEnded, NONE, tuple(driver.seat for driver in winners(rally)))


def photo_finish(rally: Rally, tied: list[Driver]) -> None:
    """Each tied driver draws a card, and the highest wins; those still level draw again. [scoring.3]"""
    while len(tied) > 1:
        if len(rally.deck) < len(tied):
            shuffle_discards(rally)
        for driver in tied:
            card = next_card(rally)
            driver.photo.append(card)
            rally.discards.append(card)
            rally.tell(events.PhotoTaken, driver.seat, NAMES[card])
        tied = winners(rally)


def points_of(rally: Rally, driver: Driver) -> list[int]:
    """The points of his best buggy, then of the other. [scoring.2, two.2]"""
    return sorted((buggy.total for buggy in rally.buggies_of(driver)), reverse=True)


def ranking_key(rally: Rally, driver: Driver) -> tuple[Any, ...]:
    """The higher the better: driving to the end, points, photos; of those who gave up, the later. [leaving.1]"""
    if driver.left:
        return (0, driver.left)
    return (1, points_of(rally, driver), [NUMBER[card] for card in driver.photo])


def winners(rally: Rally) -> list[Driver]:
    """The best of all drivers, or all of them that are level. [scoring.2]"""
    keys = {driver.seat: ranking_key(rally, driver) for driver in rally.drivers}
    return [driver for driver in rally.drivers if keys[driver.seat] == max(keys.values())]


def ranking(rally: Rally) -> list[dict[str, Any]]:
    """The ranking with its points, item by item; who is level shares a rank. [scoring.2]"""
    keys = [ranking_key(rally, driver) for driver in rally.drivers]
    rows = [
        {
            "rank": 1 + sum(other > keys[driver.seat] for other in keys),
            "seat": driver.seat,
            "left": bool(driver.left),
            **best_of(rally, driver),
            "photo": [NAMES[card] for card in driver.photo],
        }
        for driver in rally.drivers
    ]
    return sorted(rows, key=lambda row: (row["rank"], row["seat"]))


def best_of(rally: Rally, driver: Driver) -> dict[str, Any]:
    """His best buggy with its points, and all his buggies. [two.2]"""
    rows = [buggy_row(rally, buggy) for buggy in rally.buggies_of(driver)]
    best = max(rows, key=lambda row: int(row["total"]))
    return {"points": best["points"], "total": best["total"], "buggies": rows}


def buggy_row(rally: Rally, buggy: Buggy) -> dict[str, Any]:
    points = dict(zip(SCORINGS, buggy.points, strict=False))
    return {"buggy": rally.name(buggy.number), "points": points, "total": buggy.total}


def leave(rally: Rally, driver: Driver) -> None:
    """A driver gives up: his cards are discarded, and his buggies leave the line. [leaving.1]"""
    driver.left = 1 + max(other.left for other in rally.drivers)
    rally.discards += driver.hand
    driver.hand = []
    for buggy in rally.buggies_of(driver):
        rally.line.remove(buggy.number)
        if buggy.number in rally.waiting:
            rally.waiting.remove(buggy.number)
        if buggy.card != NONE:
            rally.discards.append(buggy.card)
            buggy.card = NONE
    rally.tell(events.DriverLeft, driver.seat)
    if not rally.line:
        end(rally)
