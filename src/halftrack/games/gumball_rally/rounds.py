"""A round: from head to tail each buggy gets a card and passes what it can."""

from halftrack.engine import Script, ask, choose, confirm
from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.deck import CARD, HUE, NUMBER
from halftrack.games.gumball_rally.hand import draw, playable
from halftrack.games.gumball_rally.state import NONE, Buggy, Rally

BY_NUMBER, BY_COLOUR = "number", "colour"
STAY, PASS = "stay", "pass"


def begin_round(rally: Rally) -> None:
    """The line as it stands now gives the order of play. [round.1, round.6]"""
    rally.waiting = rally.line.copy()
    rally.tell(events.RoundBegan, NONE, rally.round, tuple(rally.name(buggy) for buggy in rally.line))


def play(rally: Rally, buggy: Buggy) -> Script[None]:
    """One card under the buggy; it passes, then its driver draws. [round.1]"""
    driver = rally.driver_of(buggy.number)
    name = yield from choose(driver.seat, "play", playable(driver), buggy.number)
    buggy.card = CARD[name]
    driver.hand.remove(buggy.card)
    rally.tell(events.CardPlayed, driver.seat, rally.name(buggy.number), name)
    yield from overtake(rally, buggy)
    yield from confirm(driver.seat)
    rally.waiting.remove(buggy.number)
    draw(rally, driver)


def overtake(rally: Rally, buggy: Buggy) -> Script[None]:
    """Pass the buggy ahead, then the next one, number and colour judged anew each time. [round.2, round.3]"""
    at = rally.line.index(buggy.number)
    while at > 0:
        ahead = rally.buggies[rally.line[at - 1]]
        way = way_past(buggy.card, ahead.card)
        if not way or not (yield from wants_to(rally, buggy, ahead, way)):
            return
        rally.line[at - 1], rally.line[at] = buggy.number, ahead.number
        at -= 1
        rally.tell(
            events.Passed, rally.box.owner(buggy.number), rally.name(buggy.number), rally.name(ahead.number), way
        )


def way_past(card: int, ahead: int) -> str:
    """A higher number passes, and so does the same colour; anything else is blocked. [round.2]"""
    if NUMBER[card] > NUMBER[ahead]:
        return BY_NUMBER
    return BY_COLOUR if HUE[card] == HUE[ahead] else ""


def wants_to(rally: Rally, buggy: Buggy, ahead: Buggy, way: str) -> Script[bool]:
    """Passing is no choice, but for a pass by colour at a table with that option. [round.2]"""
    if way == BY_NUMBER or not rally.box.decline:
        return True
    seat = rally.box.owner(buggy.number)
    answer = yield from ask(seat, "pass", (STAY, PASS), (buggy.number, ahead.number))
    if answer == STAY:
        rally.tell(events.Declined, seat, rally.name(buggy.number), rally.name(ahead.number))
    return answer == PASS


def reach(rally: Rally, buggy: Buggy, card: int) -> list[int]:
    """The buggies that it would pass with that card, nearest first."""
    passed: list[int] = []
    for ahead in reversed(rally.line[: rally.line.index(buggy.number)]):
        if not way_past(card, rally.buggies[ahead].card):
            break
        passed.append(ahead)
    return passed


def highest(rally: Rally, hue: int) -> Buggy | None:
    """The buggy with the highest card of that colour."""
    played = carrying(rally, hue)
    return played[-1] if played else None


def carrying(rally: Rally, hue: int) -> list[Buggy]:
    """The buggies with a card of that colour, the highest last."""
    buggies = [rally.buggies[buggy] for buggy in rally.line]
    return sorted(
        (buggy for buggy in buggies if buggy.card != NONE and HUE[buggy.card] == hue), key=lambda buggy: buggy.card
    )


def discard_played(rally: Rally) -> None:
    """What lies under the buggies is discarded. [round.6]"""
    for buggy in rally.buggies:
        if buggy.card != NONE:
            rally.discards.append(buggy.card)
            buggy.card = NONE
