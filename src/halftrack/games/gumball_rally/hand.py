"""Cards in hand: what may be played, and drawing back to three."""

from bisect import insort

from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.deck import NAMES
from halftrack.games.gumball_rally.state import NONE, Driver, Rally

HAND = 3  # [setup.1]


def playable(driver: Driver) -> list[str]:
    """Any card of the hand, the lowest first. [round.1]"""
    return [NAMES[card] for card in driver.hand]


def draw(rally: Rally, driver: Driver) -> None:
    """Back to three cards. [round.1]"""
    while len(driver.hand) < HAND:
        card = next_card(rally)
        insort(driver.hand, card)
        rally.tell(events.CardDrawn, driver.seat, NAMES[card])


def next_card(rally: Rally) -> int:
    """The top card; of an empty deck, the top card of the discards shuffled. [round.7]"""
    if not rally.deck:
        shuffle_discards(rally)
    rally.reveals += 1
    return rally.deck.pop()


def shuffle_discards(rally: Rally) -> None:
    """The discards go into the deck; cards under buggies are no discards yet. [round.7, scoring.3]"""
    rally.deck += rally.discards
    rally.discards = []
    rally.rng.shuffle("deck", rally.deck)
    rally.shuffles += 1
    for card in rally.deck:
        rally.decks[card] = rally.shuffles
    rally.tell(events.DeckShuffled, NONE, len(rally.deck))
