"""What cards and gauges are worth to a crew, in levels of petrol."""

from dataclasses import dataclass

from halftrack.games.great_race.deck import NAMES
from halftrack.games.great_race.state import Crew

CARD_WORTH = {
    "trail hunter": 0.4, "saboteur": 1.8, "con artist": 0.2, "repairman": 1.2, "driver": 1.8, "cartographer": 1.7,
    "topographer": 1.6, "financial": 1.9, "refuelling station": 4.0, "tracker": 1.5, "spare parts": 1.3,
    "toolbox": 3.0, "transport": 0.8, "guide": 0.9, "militia": 1.3, "jerrycan": 1.15,
}  # fmt: skip
WORTH = tuple(CARD_WORTH[name] for name in NAMES)
LESS_EACH = (0.0, 0.1, 0.2, 0.4, 0.6, 0.8, 1.0)  # the second of a kind is worth less, and so on
ENGINE = (-6.0, 0.0, 2.2, 3.4, 4.3, 5.1, 5.8, 6.4)
CHASSIS = (-1.0, 1.0, 2.2, 3.3, 4.3, 5.2, 6.0, 6.7)


@dataclass(frozen=True, slots=True)
class Thrift:
    """How a crew weighs drives against what pays for them."""

    drive: float = 2.5  # levels of petrol a drive takes
    poor: float = 5.0  # with fewer levels in reach, four collect money
    rush: float = 1.0  # of the levels needed, so many must be in reach before it sets out
    pressed: float = 8.0  # a rival nearer than that, what it can pay for taken off, may arrive
    most_drives: int = 5
    lay_ahead: int = 1  # so many empty spaces on the way ask for tiles
    worn: int = 4  # engine and chassis together that ask for a repair
    guards: float = 0.5  # so many for each danger that is likely to be met
    francs: float = 8.0
    spare: float = 0.7


def worth_of(card: int, held: int) -> float:
    """What one more of that card is worth."""
    return WORTH[card] * (1 - LESS_EACH[min(held, 6)])


def worth_of_hand(crew: Crew) -> float:
    return sum(worth_of(card, nth) for card, count in enumerate(crew.hand) if count for nth in range(count))


def worth_of_gauges(engine: int, chassis: int) -> float:
    return ENGINE[engine] + CHASSIS[chassis]
