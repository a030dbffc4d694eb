"""The table of a race: everything that changes, as numbers and lists, copied by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, ParamSpec, Self

from halftrack.engine import Event, Rng
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.crews import CREWS, NO_LEADER, VEHICLES
from halftrack.games.great_race.deck import KINDS

P = ParamSpec("P")

NONE: Final = -1

CHOOSING: Final = 0
BIVOUAC: Final = 1
PLANNING: Final = 2
CONVOY: Final = 3
OVER: Final = 4
PHASES: Final = ("choosing", "bivouac", "planning", "convoy", "over")


def no_cards() -> list[int]:
    """A hand as counts: how many of each kind of card."""
    return [0] * KINDS


@dataclass(slots=True)
class Crew:
    """One player's vehicle, assistants, gauges, money and hand."""

    seat: int
    space: int
    francs: int
    name: str = ""
    leader: int = NO_LEADER
    leader_used: bool = False
    band: int = 0
    token: int = 0  # among tokens on one band, the lowest number lies lowest
    petrol: int = 0
    engine: int = 0
    chassis: int = 0
    full_petrol: int = 0
    full_engine: int = 0
    full_chassis: int = 0
    pathfinder: int = 0
    mechanics: int = 0
    security: int = 0
    funding: int = 0
    passed: bool = False
    place: int = 0  # the order of entry into the destination; 0 before it
    left: bool = False
    hand: list[int] = field(default_factory=no_cards)
    known: list[int] = field(default_factory=no_cards)  # how many of each kind all have seen him take

    def __init__(
        self, seat: int, space: int, francs: int, name: str = "", leader: int = NO_LEADER, leader_used: bool = False,
        band: int = 0, token: int = 0, petrol: int = 0, engine: int = 0, chassis: int = 0, full_petrol: int = 0,
        full_engine: int = 0, full_chassis: int = 0, pathfinder: int = 0, mechanics: int = 0, security: int = 0,
        funding: int = 0, passed: bool = False, place: int = 0, left: bool = False, hand: list[int] | None = None,
        known: list[int] | None = None,
    ) -> None:  # fmt: skip
        """Written out, as the copy is: compiled, it takes a third of the time of the one made by `dataclass`."""
        self.seat, self.space, self.francs = seat, space, francs
        self.name, self.leader, self.leader_used = name, leader, leader_used
        self.band, self.token = band, token
        self.petrol, self.engine, self.chassis = petrol, engine, chassis
        self.full_petrol, self.full_engine, self.full_chassis = full_petrol, full_engine, full_chassis
        self.pathfinder, self.mechanics = pathfinder, mechanics
        self.security, self.funding = security, funding
        self.passed, self.place, self.left = passed, place, left
        self.hand = no_cards() if hand is None else hand
        self.known = no_cards() if known is None else known

    @property
    def assistants(self) -> int:
        """All assistants still on the dashboard, guards included."""
        return self.pathfinder + self.mechanics + self.security + self.funding

    @property
    def cards(self) -> int:
        return sum(self.hand)

    @property
    def racing(self) -> bool:
        """Neither arrived nor gone."""
        return not self.place and not self.left

    @property
    def can_act(self) -> bool:
        """Whether he still gets sequences in this convoy. [convoy.6, convoy.7]"""
        return not self.passed and self.racing and self.assistants > 0

    def board_vehicle(self, name: str, leaders: bool) -> None:
        """Take the vehicle of that crew, all gauges at their maximum. [setup.4, setup.7]"""
        number = CREWS.index(name)
        vehicle = VEHICLES[number]
        self.name = name
        self.leader = number if leaders else NO_LEADER
        self.petrol = self.full_petrol = vehicle.petrol
        self.engine = self.full_engine = vehicle.engine
        self.chassis = self.full_chassis = vehicle.chassis

    def copy(self) -> Crew:
        return Crew(
            self.seat, self.space, self.francs, self.name, self.leader, self.leader_used, self.band, self.token,
            self.petrol, self.engine, self.chassis, self.full_petrol, self.full_engine, self.full_chassis,
            self.pathfinder, self.mechanics, self.security, self.funding, self.passed, self.place, self.left,
            self.hand.copy(), self.known.copy(),
        )  # fmt: skip


@dataclass(slots=True)
class Race:
    """The whole table."""

    box: Box
    rng: Rng
    crews: list[Crew]  # by seat
    order: list[int]  # the seats in turn order
    bag: list[int]  # tile numbers; drawn from the end
    deck: list[int]  # kinds of card; drawn from the end
    tiles: list[int]  # the tile on each space, or NONE
    laid: int = 0  # the spaces with a tile, as a set
    removed: list[int] = field(default_factory=list)  # tiles that have left the game
    discards: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)  # a card that is taking effect
    display: list[int] = field(default_factory=list)  # the cards of the bivouac
    drawn_tiles: list[int] = field(default_factory=list)  # seen by the drawer alone
    drawn_cards: list[int] = field(default_factory=list)
    drawer: int = NONE
    aim: list[str] = field(default_factory=list)  # a card being played, and its targets so far
    phase: int = CHOOSING
    turn: int = 0
    upcoming: int = 0  # the place in the turn order from which the next sequence is looked for
    tokens: int = 0  # how many tokens have been moved
    reveals: int = 0
    told: list[Event] | None = None

    def copy(self) -> Self:
        return type(self)(
            self.box, self.rng.copy(), [crew.copy() for crew in self.crews], self.order.copy(), self.bag.copy(),
            self.deck.copy(), self.tiles.copy(), self.laid, self.removed.copy(), self.discards.copy(),
            self.played.copy(), self.display.copy(), self.drawn_tiles.copy(), self.drawn_cards.copy(), self.drawer,
            self.aim.copy(), self.phase, self.turn, self.upcoming, self.tokens, self.reveals,
        )  # fmt: skip

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell those who listen; in a fork nobody does."""
        if self.told is not None:
            self.told.append(event(*args, **kwargs))

    def name(self, space: int) -> str:
        return self.box.board.spaces[space]

    def in_order(self) -> list[Crew]:
        """All crews that have not left, in turn order."""
        return [self.crews[seat] for seat in self.order]

    def racing(self) -> list[Crew]:
        """The crews still on their way, in turn order."""
        return [crew for crew in self.in_order() if crew.racing]

    def after(self, crew: Crew) -> list[Crew]:
        """The other crews still racing, in turn order from that one on."""
        at = self.order.index(crew.seat)
        seats = self.order[at + 1 :] + self.order[:at]
        return [self.crews[seat] for seat in seats if self.crews[seat].racing]

    def occupied(self) -> int:
        """The spaces on which a vehicle of the race stands, as a set. [leaving.1]"""
        spaces = 0
        for crew in self.crews:
            if not crew.left:
                spaces |= 1 << crew.space
        return spaces

    def lay(self, space: int, tile: int) -> None:
        self.tiles[space] = tile
        self.laid |= 1 << space

    def lift(self, space: int) -> int:
        """Take the tile off that space."""
        tile = self.tiles[space]
        self.tiles[space] = NONE
        self.laid &= ~(1 << space)
        return tile
