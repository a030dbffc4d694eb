"""What a seat of Gumball Rally may not know, dealt anew straight from the visibility rule of its rules page."""

from collections.abc import Callable
from random import Random
from typing import Any

from halftrack.engine import Event, Play, Rng
from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.deck import CARD, NAMES
from halftrack.games.gumball_rally.state import Rally
from tests.support.subject import Places

SPECIAL = (8, 9)  # checkpoint, winner
PARTS = ((0, 4), (4, 8), (8, 12), (12, 15))  # of the hazard pile, from its bottom


def places(rally: Rally, seat: int | None) -> Places:
    """Where that seat cannot see, and what lies there: cards by their deck, dangers, special cards by their part."""
    found: Places = {}
    hands = {f"hand {driver.seat}": driver.hand for driver in rally.drivers if driver.seat != seat}
    for name, cards in {"deck": rally.deck, "deck, first": rally.deck[-1:], **hands}.items():
        for shuffled in range(rally.shuffles + 1):
            found[f"cards {shuffled}: {name}"] = [card for card in cards if rally.decks[card] == shuffled]
    found["dangers: box"] = list(rally.unseen)
    for part, (start, end) in enumerate(PARTS):
        cards = rally.hazards[start:end]
        found[f"dangers: part {part}"] = [hazard for hazard in cards if hazard not in SPECIAL]
        for at, hazard in enumerate(cards):
            found[f"part {part}: card {at}"] = [hazard in SPECIAL]
    return found


def redeal_cards(rally: Rally, seat: int | None, dice: Random) -> None:
    """Deck and hands of others; who has seen a deck shuffled knows that what was held then is not in it."""
    told = rally.told or []
    shuffles = [at for at, event in enumerate(told) if isinstance(event, events.DeckShuffled)]
    drawn = {CARD[event.card]: at for at, event in enumerate(told) if isinstance(event, events.CardDrawn)}
    piles = [driver.hand for driver in rally.drivers if driver.seat != seat]
    for deck in range(len(shuffles) + 1):
        slots = [
            (pile, at)
            for pile in piles
            for at, card in enumerate(pile)
            if sum(shuffled < drawn.get(card, -1) for shuffled in shuffles) == deck
        ]
        slots += [(rally.deck, at) for at in range(len(rally.deck)) if deck == len(shuffles)]
        cards = [pile[at] for pile, at in slots]
        dice.shuffle(cards)
        for (pile, at), card in zip(slots, cards, strict=True):
            pile[at] = card
    for pile in piles:
        pile.sort()


def redeal_hazards(rally: Rally, dice: Random) -> None:
    """The dangers change places all over pile and box, the special cards within their parts."""
    hazards = rally.hazards
    for start, end in PARTS:
        cards = hazards[start:end]
        dice.shuffle(cards)
        hazards[start:end] = cards
    dangers = [hazard for hazard in hazards + rally.unseen if hazard not in SPECIAL]
    dice.shuffle(dangers)
    hazards[:] = [hazard if hazard in SPECIAL else dangers.pop() for hazard in hazards]
    rally.unseen[:] = dangers


def redeal(play: Play[Rally], seat: int | None, dice: Random) -> None:
    """Everything that the seat may not know: piles, hands, and what others drew."""
    rally = play.state
    redeal_cards(rally, seat, dice)
    redeal_hazards(rally, dice)
    rally.rng = Rng(f"{dice.getrandbits(128):032x}", dice.randrange(1000))
    if rally.told is not None:
        rally.told[:] = [event if event.seat == seat else retold(event, dice) for event in rally.told]


def retold(event: Event, dice: Random) -> Event:
    """The same event with other secrets."""
    return events.CardDrawn(event.seat, dice.choice(NAMES)) if isinstance(event, events.CardDrawn) else event


def harmless(kind: str, option: Any) -> bool:
    """Whether that answer can be given whatever cards one holds."""
    return kind != "play"


REVEALS = frozenset(("HazardTurned",))

LEAKS: dict[str, Callable[[Rally, int | None], Any]] = {
    "the next card": lambda rally, seat: rally.deck[-1:],
    "the last card": lambda rally, seat: rally.deck[:1],
    "a hand": lambda rally, seat: next(driver.hand for driver in rally.drivers if driver.seat != seat),
    "the highest card held": lambda rally, seat: max([0, *(max(d.hand, default=0) for d in rally.drivers)]),
    "the next hazard": lambda rally, seat: rally.hazards[-1:],
    "the round of the finish": lambda rally, seat: rally.hazards[:4].index(9) if 9 in rally.hazards else 0,
    "the hazards in the box": lambda rally, seat: rally.unseen,
    "the key of all randomness": lambda rally, seat: rally.rng.key,
    "how often was shuffled": lambda rally, seat: rally.rng.counter,
}
