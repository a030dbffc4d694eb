"""A solo race: the table of the Great Race, and what is the Torpedo's own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Self

from halftrack.games.great_race.solo.estienne import ESTIENNE, EstienneCard
from halftrack.games.great_race.state import NONE, Crew, Race

HUMAN, TORPEDO = 0, 1
NAME = "torpedo"


class SoloEdition(NamedTuple):
    """Where the English and the Italian solo book differ."""

    name: str
    dangers_once: bool  # [solo.9]
    caps_mechanical: bool  # [solo.1]


SOLO_EDITIONS = {"en": SoloEdition("en", False, True), "it": SoloEdition("it", True, False)}


class Terms(NamedTuple):
    """What a solo race is run under; it never changes."""

    edition: SoloEdition = SOLO_EDITIONS["en"]
    legacy: bool = False
    alone: bool = False


@dataclass(slots=True)
class Solo:
    """The Estienne deck and the legacy board."""

    terms: Terms
    deck: list[int]  # drawn from the end
    discards: list[int] = field(default_factory=list)
    card: int = NONE  # the one revealed for this turn
    revealed: int = 0  # how many have been, reshuffled or not
    powers: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    entered: int = 0  # the cities that the Torpedo has entered in this race, as a set

    def copy(self) -> Solo:
        return Solo(
            self.terms, self.deck.copy(), self.discards.copy(), self.card, self.revealed, self.powers.copy(),
            self.entered,
        )  # fmt: skip


@dataclass(slots=True)
class SoloRace(Race):
    """A race of one crew against the Torpedo, or of one crew alone."""

    solo: Solo = field(default_factory=lambda: Solo(Terms(), []))

    def copy(self) -> Self:
        other = Race.copy(self)
        other.solo = self.solo.copy()
        return other

    @property
    def human(self) -> Crew:
        return self.crews[HUMAN]

    @property
    def torpedo(self) -> Crew:
        """Its mechanical gauge is kept as the engine's; no chassis, hand or money, but a crew. [solo.1b, solo.14]"""
        return self.crews[TORPEDO]

    @property
    def alone(self) -> bool:
        return self.solo.terms.alone

    @property
    def card(self) -> EstienneCard:
        """The Estienne card of this turn."""
        return ESTIENNE[self.solo.card]
