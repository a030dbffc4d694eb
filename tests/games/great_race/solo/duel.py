"""The notation of the solo tests: a crew, the Torpedo, and an Estienne card as the test prints it."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from halftrack.engine import Event
from halftrack.games.great_race.solo import legacy
from halftrack.games.great_race.solo.estienne import NUMBER, EstienneCard
from halftrack.games.great_race.solo.state import SOLO_EDITIONS, Solo, SoloRace, Terms
from halftrack.games.great_race.solo.torpedo import advance
from halftrack.games.great_race.state import NONE, Crew, Race
from tests.games.great_race.table import board_of, crew, listen, race
from tests.support.scripts import run

PRINTED = EstienneCard("X1", "X", 1, "green", 2, (2, 1), (1, 3), 1, "chassis", 4, 2)

# Two shores and a road between them; cities of one colour near and far, a sea lane past the risk zone.
COUNTRY = """
name = "country"
title = "A country to race in"
ends = ["North", "South"]
picture = '''
. N o o
 G o B o
o o o o
 x R H o
o o o Q
 o x o o
. A S o
'''
[cities]
N = { name = "North", colour = "purple", cards = 0 }
G = { name = "Gate", colour = "green", cards = 1 }
B = { name = "Bluff", colour = "blue", cards = 2 }
R = { name = "Ridge", colour = "red", cards = 1 }
H = { name = "Haven", colour = "blue", cards = 3 }
Q = { name = "Quay", colour = "green", cards = 1 }
A = { name = "Anchorage", colour = "yellow", cards = 1 }
S = { name = "South", colour = "purple", cards = 1 }
[[lanes]]
kind = "sea"
ends = ["Gate", "Anchorage"]
price = 60
[[lanes]]
kind = "air"
ends = ["Bluff", "South"]
price = 90
"""


@dataclass(slots=True)
class Duel(SoloRace):
    """A solo race whose card is the one that the test prints."""

    printed: EstienneCard = PRINTED

    @property
    def card(self) -> EstienneCard:
        return self.printed


def card(**printed: Any) -> EstienneCard:
    """Two tiles, moves 2 and 1, slots 1 and 3, 1 chassis damage, recovery 4 and 2, but for what the test says."""
    return PRINTED._replace(**printed)


def powers(**levels: int) -> list[int]:
    return [levels.get(colour, 0) for colour in legacy.COLOURS]


def duel(
    human: Crew | None = None, at: str = "North", *, shown: EstienneCard = PRINTED, petrol: int = 6,
    mechanical: int = 6, levels: Sequence[int] = (0, 0, 0, 0), entered: Sequence[str] = (), legacy_on: bool = True,
    book: str = "en", alone: bool = False, assistants: int = 5, order: Sequence[int] = (0, 1),
    coming: Sequence[str] = (), seen: Sequence[str] = (), **table: Any,
) -> Duel:  # fmt: skip
    """The human, the Torpedo with so many assistants left, and the table round them."""
    torpedo = Crew(NONE, NONE, 0, f"torpedo@{at}", pathfinder=int(assistants == 5), mechanics=min(assistants, 4))
    maximum = legacy.maximum(levels)
    torpedo.petrol, torpedo.full_petrol, torpedo.engine, torpedo.full_engine = petrol, maximum, mechanical, maximum
    crews = [human or crew()] if alone else [human or crew(), torpedo]
    table.setdefault("on", board_of(COUNTRY))
    made = race(*crews, **table)
    solo = Solo(Terms(SOLO_EDITIONS[book], legacy_on, alone), [NUMBER[name] for name in reversed(coming)])
    solo.discards, solo.powers = [NUMBER[name] for name in seen], list(levels)
    solo.card, solo.revealed = 0, 1
    solo.entered = sum(1 << made.box.board.number[city] for city in entered)
    duel = Duel(**{field.name: getattr(made, field.name) for field in fields(Race)}, solo=solo, printed=shown)
    duel.order = list(order)[: len(crews)]
    return duel


def told(events: Sequence[Event], kind: str) -> list[Any]:
    """What was told of one kind."""
    return [event for event in events if type(event).__name__ == kind]


def levels_of(race: SoloRace) -> tuple[int, int]:
    """The Torpedo's petrol and mechanical gauge."""
    return race.torpedo.petrol, race.torpedo.engine


def where(race: SoloRace) -> str:
    """Where the Torpedo stands."""
    return race.name(race.torpedo.space)


RED = card(colour="red")


def moved(assistant: int = 2, at: str = "North", **more: Any) -> tuple[Duel, list[Event]]:
    """The table after one assistant has moved the Torpedo, and what was told."""
    race = duel(at=at, **{"shown": RED, **more})
    events = listen(race)
    assert run(advance(race, assistant)).over
    return race, events


def halted(events: list[Event]) -> tuple[str, str, int] | None:
    """Why it stopped, where, and what was short."""
    found = told(events, "Halted")
    return (found[-1].reason, found[-1].space, found[-1].short) if found else None
