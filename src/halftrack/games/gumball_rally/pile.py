"""The hazards: what is printed on them, and how their pile is built."""

from typing import NamedTuple

from halftrack.engine import Rng
from halftrack.games.gumball_rally.data import tables
from halftrack.games.gumball_rally.deck import COLOURS

NOTHING = -1

COPIES: dict[str, int] = {row["name"]: row["copies"] for row in tables("hazards.toml", "danger")}
HUES = len(COLOURS)
DANGERS, MAJORS = range(HUES), range(HUES, 2 * HUES)  # by the number of their colour
CHECKPOINT, WINNER = 2 * HUES, 2 * HUES + 1
NAMES = (*(f"{c.name} danger" for c in COLOURS), *(f"{c.name} major" for c in COLOURS), "checkpoint", "winner")


class Part(NamedTuple):
    """Some cards of the pile, shuffled by themselves, and the special card among them, if any."""

    cards: int
    special: int = NOTHING

    @property
    def dangers(self) -> int:
        return self.cards - (self.special != NOTHING)


PARTS = tuple(
    Part(row["dangers"] + ("with" in row), NAMES.index(row["with"]) if "with" in row else NOTHING)
    for row in tables("hazards.toml", "part")
)


def all_dangers() -> list[int]:
    """Every danger of the box, majors with them. [setup.2]"""
    single = [hazard for hazard in DANGERS for _ in range(COPIES["single"])]
    return single + [hazard for hazard in MAJORS for _ in range(COPIES["major"])]


def built(parts: tuple[Part, ...], dangers: list[int], rng: Rng) -> list[int]:
    """The pile of these parts, top card last; its dangers are dealt from the end of `dangers`. [setup.3]"""
    pile: list[int] = []
    for part in reversed(parts):
        cards = [dangers.pop() for _ in range(part.dangers)]
        if part.special != NOTHING:
            cards.append(part.special)
            rng.shuffle("hazards", cards)
        pile += cards
    return pile


def parts_left(pile: list[int]) -> tuple[Part, ...]:
    """What all know of the pile: how many cards each part still has, and whether its special card is among them."""
    left: list[Part] = []
    start = 0
    for part in reversed(PARTS):
        cards = pile[start : start + part.cards]
        start += part.cards
        if cards:
            left.append(Part(len(cards), part.special if part.special in cards else NOTHING))
    return tuple(reversed(left))
