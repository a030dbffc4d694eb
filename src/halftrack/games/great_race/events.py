"""Everything that can be told about a race. `seat` is whom it happened to."""

from dataclasses import dataclass
from typing import ClassVar

from halftrack.engine import Event


@dataclass(frozen=True, slots=True)
class CrewChosen(Event):
    crew: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    card: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    card: str


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    card: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    card: str


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class PlanRevealed(Event):
    plan: str


@dataclass(frozen=True, slots=True)
class PetrolGained(Event):
    petrol: int
    francs: int


@dataclass(frozen=True, slots=True)
class FrancsGained(Event):
    francs: int
    reason: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    pass


@dataclass(frozen=True, slots=True)
class AssistantPlayed(Event):
    action: str


@dataclass(frozen=True, slots=True)
class LeaderUsed(Event):
    leader: str


@dataclass(frozen=True, slots=True)
class TilesDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("tiles",)
    tiles: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    space: str
    tile: str


@dataclass(frozen=True, slots=True)
class TileTurned(Event):
    space: str
    tile: str


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    tile: str
    space: str | None


@dataclass(frozen=True, slots=True)
class TilesSwapped(Event):
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class TileMoved(Event):
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class BagRefilled(Event):
    tiles: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    start: str
    end: str
    by: str
    petrol: int


@dataclass(frozen=True, slots=True)
class FarePaid(Event):
    lane: str
    francs: int


@dataclass(frozen=True, slots=True)
class TurnedBack(Event):
    space: str


@dataclass(frozen=True, slots=True)
class StopIgnored(Event):
    space: str


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    engine: int
    chassis: int


@dataclass(frozen=True, slots=True)
class Repaired(Event):
    engine: int
    chassis: int
    means: str
    francs: int


@dataclass(frozen=True, slots=True)
class BrokenDown(Event):
    pass


@dataclass(frozen=True, slots=True)
class Targeted(Event):
    card: str
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DangerAverted(Event):
    means: str


@dataclass(frozen=True, slots=True)
class CardCancelled(Event):
    card: str


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    place: int


@dataclass(frozen=True, slots=True)
class OrderChanged(Event):
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CrewLeft(Event):
    pass


@dataclass(frozen=True, slots=True)
class RaceEnded(Event):
    reason: str
