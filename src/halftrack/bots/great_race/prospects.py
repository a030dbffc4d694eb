"""How well a crew stands: its chance to win, from what all can see and its own hand."""

from math import exp

from halftrack.bots.great_race.road import Way
from halftrack.bots.great_race.worth import worth_of_hand
from halftrack.games.great_race.convoy import FUNDING
from halftrack.games.great_race.deck import TRANSPORT
from halftrack.games.great_race.driving import TRANSPORT_FRANCS
from halftrack.games.great_race.finish import prestige, ranking_key
from halftrack.games.great_race.state import OVER, Crew, Race

# Fitted to whole races of Drivers: what a level, or a franc, tells about the winner when a turn begins.
FAR, FAR_NEAR_THE_END, PETROL, FRANCS, ENGINE, WEAK_ENGINE, CHASSIS, HAND, ORDER = (
    -0.148, -0.98, 0.195, 0.0152, 0.29, 0.0, 0.26, 0.16, 0.15,
)  # fmt: skip
END = 6.0  # levels added to the distance of the first crew before others are measured by it
GONE = -12.0


def purse(crew: Crew) -> int:
    """The fare that a crew could pay this turn."""
    return crew.francs + FUNDING[crew.funding] + TRANSPORT_FRANCS * crew.hand[TRANSPORT]


def chances(race: Race, way: Way) -> list[float]:
    """The chance of each seat to win."""
    if race.phase == OVER:
        return outcome(race)
    far = [way.map(race, purse(crew)).far[crew.space] for crew in race.crews]
    scale = 1 / (min(far) + END)
    weights = [exp(standing(race, crew, levels, scale)) for crew, levels in zip(race.crews, far, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def standing(race: Race, crew: Crew, far: float, scale: float) -> float:
    """How well one crew stands, on the scale on which chances multiply."""
    if crew.left:
        return GONE
    return (
        (FAR + FAR_NEAR_THE_END * scale) * far + PETROL * crew.petrol + FRANCS * crew.francs + ENGINE * crew.engine
        + WEAK_ENGINE * min(crew.engine, 2) + CHASSIS * crew.chassis + HAND * worth_of_hand(crew)
        + ORDER * race.order.index(crew.seat) / len(race.crews)
    )  # fmt: skip


def outcome(race: Race) -> list[float]:
    """The win, shared by none: points break every tie."""
    best = min(race.crews, key=lambda crew: ranking_key(crew, prestige))
    return [float(crew is best) for crew in race.crews]
