"""From small positions, so many answers deep, exactly so many positions and so many different lines."""

from typing import Any

import pytest

from halftrack.engine import Play
from halftrack.games.gumball_rally.deck import NAMES
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.state import Rally
from tests.games.gumball_rally.table import Hands, line_of, rally
from tests.support.counts import answered, play_from, positions

DEPTHS = (1, 2, 3, 4)
HAZARDS = ("red danger", "blue major", "checkpoint", "black danger", "yellow danger", "winner")
FIRST = {0: ("red 1", "blue 5", "red 9"), 1: ("blue 2", "red 5", "blue 10"), 2: ("red 3", "black 5", "yellow 8")}
SECOND = {0: ("yellow 1", "yellow 2", "red 4"), 1: ("yellow 5", "red 6", "blue 7"), 2: ("yellow 9", "red 2", "blue 3")}
TWO = {seat: FIRST[seat] for seat in (0, 1)}
FOUR = {**FIRST, 3: ("red 2", "red 7", "red 10")}


def laid(*cards: str, hands: Hands, seats: int = 0, hazards: tuple[str, ...] = HAZARDS, **options: Any) -> Play[Rally]:
    """A play from that table; what nobody holds and what has not been played lies in the deck, the lowest on top."""
    used = {*cards, *(card for hand in hands.values() for card in hand)}
    deck = [name for name in NAMES if name not in used]
    decline = bool(options.get("decline"))
    table = rally(*cards, hands=hands, deck=deck, hazards=hazards, seats=seats, decline=decline)
    return play_from(GUMBALL_RALLY, table, len(table.drivers), **{"confirm": False, **options})


def lines(play: Play[Rally], depth: int) -> set[tuple[str, ...]]:
    """The different lines after so many answers, or at the end."""
    if depth == 0 or not play.open:
        return {tuple(line_of(play.state))}
    ((seat, question),) = play.open.items()
    return {line for option in question.options for line in lines(answered(play, seat, option), depth - 1)}


LAST = ("red 10", "blue 1", "")
PLACES: dict[str, Play[Rally]] = {
    "three begin": laid("", "", "", hands=FIRST),
    "three others begin": laid("", "", "", hands=SECOND),
    "three may decline": laid("", "", "", hands=FIRST, decline=True),
    "three are asked again": laid("", "", "", hands=FIRST, confirm=True),
    "the last of three": laid(*LAST, hands=FIRST),
    "the last of three may decline": laid(*LAST, hands=FIRST, decline=True),
    "four begin": laid("", "", "", "", hands=FOUR),
    "the last of four": laid("red 1", "blue 10", "black 6", "", hands=FOUR),
    "two with two buggies": laid("", "", "", "", hands=TWO, seats=2),
    "two may decline": laid("", "", "", "", hands=TWO, seats=2, decline=True),
    "a major comes": laid("blue 9", "red 2", "", hands=FIRST, hazards=("blue major", "winner")),
    "the finish comes": laid("blue 9", "", "", hands=FIRST, hazards=("winner",)),
}

# How many positions and how many different lines there are one, two, three and four answers deep.
COUNTS = {
    "three begin": ([3, 9, 27, 81], [1, 2, 5, 5]),
    "three others begin": ([3, 9, 27, 81], [1, 1, 5, 5]),
    "three may decline": ([3, 9, 25, 71], [1, 2, 6, 6]),
    "three are asked again": ([3, 3, 9, 9], [1, 1, 2, 2]),
    "the last of three": ([3, 9, 27, 81], [1, 1, 2, 5]),
    "the last of three may decline": ([3, 8, 24, 72], [2, 1, 2, 6]),
    "four begin": ([3, 9, 27, 81], [1, 2, 6, 19]),
    "the last of four": ([3, 9, 27, 81], [1, 1, 2, 6]),
    "two with two buggies": ([3, 9, 27, 81], [1, 2, 6, 18]),
    "two may decline": ([3, 9, 25, 72], [1, 2, 6, 23]),
    "a major comes": ([3, 9, 27, 81], [1, 1, 2, 6]),
    "the finish comes": ([3, 9, 0, 0], [2, 3, 3, 3]),
}

# Reckoned by hand: the line after each card; the hazard has come, unless a pass is still asked or others have to play.
THE_TEN_GOES = "purple orange green"
BY_HAND = {
    "the last of three": {"red 3": THE_TEN_GOES, "black 5": THE_TEN_GOES, "yellow 8": THE_TEN_GOES},
    "the last of three may decline": {
        "red 3": "green purple orange",
        "black 5": THE_TEN_GOES,
        "yellow 8": THE_TEN_GOES,
    },
    "the last of four": dict.fromkeys(("red 2", "red 7", "red 10"), "green orange purple white"),
    "a major comes": dict.fromkeys(("red 3", "black 5", "yellow 8"), "purple orange green"),
    "the finish comes": {
        "blue 2": "orange green purple",
        "red 5": "green orange purple",
        "blue 10": "orange green purple",
    },
    "three begin": dict.fromkeys(("red 1", "blue 5", "red 9"), "green orange purple"),
}


@pytest.mark.parametrize("name", PLACES)
def test_from_here_there_are_so_many_positions_and_lines(name: str) -> None:
    play = PLACES[name]
    assert ([positions(play, depth) for depth in DEPTHS], [len(lines(play, depth)) for depth in DEPTHS]) == COUNTS[name]


@pytest.mark.parametrize("name", BY_HAND)
def test_one_answer_deep_the_lines_are_those_reckoned_by_hand(name: str) -> None:
    ((seat, question),) = PLACES[name].open.items()
    after = {str(card): answered(PLACES[name], seat, card).state for card in question.options}
    assert {card: " ".join(line_of(table)) for card, table in after.items()} == BY_HAND[name]
