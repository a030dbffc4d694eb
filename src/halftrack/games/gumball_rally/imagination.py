"""Worlds that a seat cannot tell from the true one."""

from halftrack.engine import Question, Rng
from halftrack.games.gumball_rally.hand import playable
from halftrack.games.gumball_rally.pile import CHECKPOINT, WINNER, built, parts_left
from halftrack.games.gumball_rally.state import Rally


def imagine(rally: Rally, seat: int | None, rng: Rng, asked: list[Question]) -> None:
    """Deal anew all that the seat may not know, and ask others out of their new hands. [visibility.1]"""
    deal_cards(rally, seat, rng)
    deal_hazards(rally, rng)
    for question in asked:
        if question.kind == "play":
            question.options = tuple(playable(rally.drivers[question.seat]))


def deal_cards(rally: Rally, seat: int | None, rng: Rng) -> None:
    """The deck and the hands of others. A card goes only where one of the same deck lies: that much all can reckon."""
    hands = [driver.hand for driver in rally.drivers if driver.seat != seat]
    places = [(cards, at) for cards in (rally.deck, *hands) for at in range(len(cards))]
    for shuffled in range(rally.shuffles + 1):
        same = [(cards, at) for cards, at in places if rally.decks[cards[at]] == shuffled]
        pool = sorted(cards[at] for cards, at in same)  # by what the seat knows, never by how the true piles lie
        rng.shuffle("cards", pool)
        for (cards, at), card in zip(same, pool, strict=True):
            cards[at] = card
    for hand in hands:
        hand.sort()


def deal_hazards(rally: Rally, rng: Rng) -> None:
    """The hazard pile, part by part, and the dangers in the box."""
    pool = sorted(hazard for hazard in rally.hazards + rally.unseen if hazard not in (CHECKPOINT, WINNER))
    rng.shuffle("hazards", pool)
    rally.hazards = built(parts_left(rally.hazards), pool, rng)
    rally.unseen = pool
