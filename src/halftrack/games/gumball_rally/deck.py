"""The race cards: what is printed on them."""

from typing import NamedTuple

from halftrack.games.gumball_rally.data import tables


class Colour(NamedTuple):
    """One of the four colours: the picture on its race cards, the danger on its hazards, and its numbers from 1 up."""

    name: str
    picture: str
    danger: str
    cards: int


COLOURS = tuple(Colour(**row) for row in tables("cards.toml", "colour"))

# A card is its place in this list, so that cards in order are cards by number, then by colour. [setup.1]
FACES = sorted((number, hue) for hue, colour in enumerate(COLOURS) for number in range(1, colour.cards + 1))
NUMBER = tuple(number for number, _ in FACES)
HUE = tuple(hue for _, hue in FACES)
NAMES = tuple(f"{COLOURS[hue].name} {number}" for number, hue in FACES)
CARD = {name: card for card, name in enumerate(NAMES)}


def whole_deck() -> list[int]:
    """Every race card of the box. [setup.1]"""
    return list(range(len(FACES)))
