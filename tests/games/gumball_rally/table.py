"""The notation of the rule tests: a line of buggies as the test says, from head to tail."""

from collections.abc import Mapping, Sequence

from halftrack.engine import Event, Rng
from halftrack.games.gumball_rally.box import BUGGIES, NUMBERED, SCORINGS, Box
from halftrack.games.gumball_rally.deck import CARD, NAMES
from halftrack.games.gumball_rally.pile import NAMES as HAZARDS
from halftrack.games.gumball_rally.rounds import play
from halftrack.games.gumball_rally.state import NONE, Buggy, Driver, Rally
from tests.support.scripts import Run, run

Hands = Mapping[int, Sequence[str]]


def rally(
    *cards: str, line: Sequence[str] = (), hands: Hands | None = None, deck: Sequence[str] = (),
    discards: Sequence[str] = (), hazards: Sequence[str] = (), unseen: Sequence[str] = (),
    points: Sequence[Sequence[int]] = (), seats: int = 0, scoring: str = "3-2-1", photo: bool = False,
    decline: bool = False,
) -> Rally:  # fmt: skip
    """A rally in mid-round: the card under each buggy, "" if it has still to play; the buggies stand in their order
    but for `line`. The first of `deck` and of `hazards` comes first; `hands` go by seat, `points` by buggy."""
    box = Box(seats or len(cards), len(cards), SCORINGS[scoring], photo, decline)
    standing = [NUMBERED[name] for name in line] or list(range(len(cards)))
    made = Rally(
        box, Rng.from_seed("test"), [Driver(seat) for seat in range(box.seats)],
        [Buggy(number, CARD[card] if card else NONE) for number, card in enumerate(cards)], standing,
        [number for number in standing if not cards[number]], numbered(deck[::-1]),
        [HAZARDS.index(name) for name in hazards[::-1]], [HAZARDS.index(name) for name in unseen], [0] * len(NAMES),
        discards=numbered(discards),
    )  # fmt: skip
    for seat, hand in (hands or {}).items():
        made.drivers[seat].hand = sorted(numbered(hand))
    for buggy, won in zip(made.buggies, points, strict=False):
        buggy.points = list(won)
    return made


def numbered(cards: Sequence[str]) -> list[int]:
    return [CARD[card] for card in cards]


def named(cards: Sequence[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def line_of(table: Rally) -> list[str]:
    """The buggies from head to tail."""
    return [BUGGIES[buggy] for buggy in table.line]


def cards_on(table: Rally) -> dict[str, str]:
    """The card under each buggy that has one."""
    return {BUGGIES[buggy.number]: NAMES[buggy.card] for buggy in table.buggies if buggy.card != NONE}


def points_of(table: Rally) -> dict[str, list[int]]:
    return {BUGGIES[buggy.number]: buggy.points for buggy in table.buggies}


def plays(table: Rally, *answers: str) -> Run:
    """The next buggy plays; the first answer is its card."""
    return run(play(table, table.buggies[table.waiting[0]]), *answers)


def with_card(*ahead: str, card: str, decline: bool = False) -> Rally:
    """Buggies with these cards from head to tail, and behind them the last, with that card and two others in hand."""
    others = [name for name in NAMES if name not in (*ahead, card)]
    return rally(*ahead, "", hands={len(ahead): (card, *others[:2])}, deck=others[2:], decline=decline)


def listen(table: Rally) -> list[Event]:
    """From now on what is told is kept."""
    table.told = []
    return table.told
