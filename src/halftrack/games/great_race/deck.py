"""The resource cards: what is printed on them. What they do stands in `cards.py`."""

from typing import Final, NamedTuple

from halftrack.games.great_race.data import tables


class Card(NamedTuple):
    """One kind of resource card."""

    name: str
    copies: int | dict[str, int]
    when: str
    danger: bool
    module: str


CARDS: Final = tuple(
    Card(row["name"], row["copies"], row["when"], row.get("danger", False), row.get("module", ""))
    for row in tables("cards.toml", "card")
)
NAMES: Final = tuple(card.name for card in CARDS)
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
KINDS: Final = len(CARDS)

TRAIL_HUNTER: Final = NUMBER["trail hunter"]
SABOTEUR: Final = NUMBER["saboteur"]
CON_ARTIST: Final = NUMBER["con artist"]
SPARE_PARTS: Final = NUMBER["spare parts"]
TOOLBOX: Final = NUMBER["toolbox"]
TRANSPORT: Final = NUMBER["transport"]
CARTOGRAPHER: Final = NUMBER["cartographer"]
TOPOGRAPHER: Final = NUMBER["topographer"]
GUIDE: Final = NUMBER["guide"]
MILITIA: Final = NUMBER["militia"]
JERRYCAN: Final = NUMBER["jerrycan"]
BEFORE: Final = tuple(number for number, card in enumerate(CARDS) if card.when == "before")


def copies_of(card: Card, edition: str) -> int:
    """As many in every edition, or so many in each."""
    return card.copies[edition] if isinstance(card.copies, dict) else card.copies


def whole_deck(edition: str, leaders: bool) -> list[int]:
    """Every card of the box, kind by kind. [cards.1, leaders.6]"""
    kinds = [number for number, card in enumerate(CARDS) if not card.module or leaders]
    return [number for number in kinds for _ in range(copies_of(CARDS[number], edition))]
