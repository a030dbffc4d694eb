"""The resource cards: what is printed on them. What they do stands in `cards.py`."""

from typing import NamedTuple

from halftrack.games.great_race.data import tables


class Card(NamedTuple):
    """One kind of resource card."""

    name: str
    copies: int | dict[str, int]
    when: str
    danger: bool
    module: str


CARDS = tuple(
    Card(row["name"], row["copies"], row["when"], row.get("danger", False), row.get("module", ""))
    for row in tables("cards.toml", "card")
)
NAMES = tuple(card.name for card in CARDS)
NUMBER = {name: number for number, name in enumerate(NAMES)}
KINDS = len(CARDS)

TRAIL_HUNTER, SABOTEUR, CON_ARTIST = NUMBER["trail hunter"], NUMBER["saboteur"], NUMBER["con artist"]
SPARE_PARTS, TOOLBOX, TRANSPORT = NUMBER["spare parts"], NUMBER["toolbox"], NUMBER["transport"]
CARTOGRAPHER, TOPOGRAPHER = NUMBER["cartographer"], NUMBER["topographer"]
GUIDE, MILITIA, JERRYCAN = NUMBER["guide"], NUMBER["militia"], NUMBER["jerrycan"]
BEFORE = tuple(number for number, card in enumerate(CARDS) if card.when == "before")


def copies_of(card: Card, edition: str) -> int:
    """As many in every edition, or so many in each."""
    return card.copies[edition] if isinstance(card.copies, dict) else card.copies


def whole_deck(edition: str, leaders: bool) -> list[int]:
    """Every card of the box, kind by kind. [cards.1, leaders.6]"""
    kinds = [number for number, card in enumerate(CARDS) if not card.module or leaders]
    return [number for number in kinds for _ in range(copies_of(CARDS[number], edition))]
