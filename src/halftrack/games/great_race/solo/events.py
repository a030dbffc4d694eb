"""What is told of a solo race beyond the events of every race: enough to check the Torpedo against the paper game."""

from dataclasses import dataclass

from halftrack.engine import Event


@dataclass(frozen=True, slots=True)
class EstienneRevealed(Event):
    turn: int
    card: str
    colour: str
    tiles: int
    moves: tuple[int, int]


@dataclass(frozen=True, slots=True)
class EstienneReshuffled(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class HeadsFor(Event):
    """Where the Torpedo is going, why there, and how far it is."""

    city: str
    colour: str
    reason: str  # nearest, destination nearer, none left
    steps: int


@dataclass(frozen=True, slots=True)
class TilesDealt(Event):
    """The tiles of the first assistant, with their values."""

    tiles: tuple[str, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileDealt(Event):
    """Where one of them went: own path, your path, round you, beside your path, no room."""

    tile: str
    value: int
    where: str
    space: str | None


@dataclass(frozen=True, slots=True)
class Advances(Event):
    """An assistant of the Torpedo moves it, up to so many spaces."""

    assistant: int
    steps: int


@dataclass(frozen=True, slots=True)
class WayTaken(Event):
    """Its next space, and why: city beside, only way, city first, easiest tile, known tile, lowest name."""

    space: str
    reason: str


@dataclass(frozen=True, slots=True)
class Halted(Event):
    """Why an assistant's move ended: city, stop, petrol, damage, breakdown, no way; and what was short."""

    reason: str
    space: str
    short: int


@dataclass(frozen=True, slots=True)
class PowerGained(Event):
    colour: str
    level: int


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """A card that the Torpedo took or drew: what it did for it before it was discarded, if anything."""

    card: str
    where: str  # bivouac, city
    effect: str  # petrol, mechanical, danger, nothing
    levels: int


@dataclass(frozen=True, slots=True)
class Endangered(Event):
    """A danger card that threatens the human."""

    card: str
    gauge: str
    damage: int


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    petrol: int
    mechanical: int


@dataclass(frozen=True, slots=True)
class CardsLaidOut(Event):
    cards: tuple[str, ...]
    slots: tuple[int, ...]  # those from which the Torpedo takes


@dataclass(frozen=True, slots=True)
class CardsLeft(Event):
    cards: tuple[str, ...]
