"""The table before the rally."""

from halftrack.engine import Rng
from halftrack.games.gumball_rally.box import Box
from halftrack.games.gumball_rally.deck import whole_deck
from halftrack.games.gumball_rally.hand import HAND
from halftrack.games.gumball_rally.pile import PARTS, all_dangers, built
from halftrack.games.gumball_rally.state import Buggy, Driver, Rally


def set_up(box: Box, rng: Rng, first: int | None) -> Rally:
    """Hands, the hazard pile, and the buggies in a line. [setup.1, setup.3, setup.4]"""
    first = rng.below(box.seats, "first") if first is None else first
    line = [(first + place) % box.seats + place // box.seats * box.seats for place in range(box.buggies)]
    deck, dangers = whole_deck(), all_dangers()
    rng.shuffle("deck", deck)
    rng.shuffle("hazards", dangers)
    drivers = [Driver(seat, sorted(deck.pop() for _ in range(HAND))) for seat in range(box.seats)]
    buggies = [Buggy(number) for number in range(box.buggies)]
    hazards = built(PARTS, dangers, rng)
    return Rally(
        box, rng, drivers, buggies, line, line.copy(), deck, hazards,
        unseen=dangers, decks=[0] * len(whole_deck()),
    )  # fmt: skip
