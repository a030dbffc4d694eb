"""Seats that race: greedy ones want to be ahead, thrifty ones keep their high cards, contrary ones fall behind."""

from random import Random

from halftrack.engine import Option, Question
from halftrack.games.gumball_rally.rounds import PASS, STAY
from tests.support.playing import Look, Pick, Table, at_random


def greedy(question: Question, look: Look, dice: Random) -> Option:
    """The card that leads furthest; pass wherever it is asked."""
    if question.kind != "play":
        return PASS if PASS in question.options else question.options[0]
    return min(question.options, key=lambda card: int(question.facts[card]["place"]))


def thrifty(question: Question, look: Look, dice: Random) -> Option:
    """Low cards while nothing can be scored, then the highest."""
    if question.kind != "play":
        return at_random(question, look, dice)
    return question.options[-1 if look()["pile"][0]["with"] else 0]


def contrary(question: Question, look: Look, dice: Random) -> Option:
    """Stays behind if it can, or drives into the danger."""
    if STAY in question.options:
        return STAY
    return question.options[0 if dice.random() < 0.7 else -1]


STYLES: dict[str, Pick] = {"random": at_random, "greedy": greedy, "thrifty": thrifty, "contrary": contrary}
MIXES = (
    ("random", "greedy", "thrifty", "contrary"),
    ("greedy", "greedy", "random", "random"),
    ("thrifty", "thrifty", "thrifty", "greedy"),
    ("contrary", "contrary", "random", "thrifty"),
    ("random", "random", "random", "random"),
)
SEATS, SCORINGS = range(2, 9), ("3-2-1", "5-3-1")


def picks(number: int, table: Table) -> list[Pick]:
    """Who sits at the n-th table."""
    mix = MIXES[number % len(MIXES)]
    return [STYLES[mix[(number + seat) % len(mix)]] for seat in range(table.seats)]


def table(number: int) -> Table:
    """2 to 8 drivers and all options, mixed."""
    dice = Random(f"table {number}")
    seats = SEATS[number % len(SEATS)]
    options = {
        "scoring": SCORINGS[number // 2 % 2],
        "photo-finish": number % 3 == 0,
        "decline": dice.random() < 0.4,
        "first": dice.choice((None, dice.randrange(seats))),
        "confirm": dice.random() < 0.2,
    }
    return Table(seats, number, options)
