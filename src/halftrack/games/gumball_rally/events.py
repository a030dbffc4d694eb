"""Everything that can be told about a rally. `seat` is whom it happened to."""

from dataclasses import dataclass
from typing import ClassVar

from halftrack.engine import Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    buggy: str
    card: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    buggy: str
    ahead: str
    by: str


@dataclass(frozen=True, slots=True)
class Declined(Event):
    buggy: str
    ahead: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    card: str


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class HazardTurned(Event):
    hazard: str


@dataclass(frozen=True, slots=True)
class SentBack(Event):
    buggy: str
    card: str


@dataclass(frozen=True, slots=True)
class NobodyHit(Event):
    hazard: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    buggy: str
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class PhotoTaken(Event):
    card: str


@dataclass(frozen=True, slots=True)
class DriverLeft(Event):
    pass


@dataclass(frozen=True, slots=True)
class RallyEnded(Event):
    winners: tuple[int, ...]
