"""The way to the destination: what each space will cost, and how far it is from there."""

from bisect import bisect_right
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

from halftrack.games.great_race.box import Box
from halftrack.games.great_race.state import NONE, Race

MAPS_KEPT = 2048
FAR = 1e9


@dataclass(frozen=True, slots=True)
class Toll:
    """What things on the way are worth, in levels of petrol."""

    damage: float = 1.15
    stop: float = 0.6
    danger: float = 1.5
    space: float = 0.35  # the share of an assistant that every space takes
    unknown: float = 0.2
    city: float = 0.9
    city_card: float = 0.35
    francs: float = 16.0  # so many buy a level
    lane: float = 0.3


class Map(NamedTuple):
    """How far every space is from the destination, and the next space on the way there."""

    far: list[float]
    onward: list[int]

    def path(self, space: int) -> list[int]:
        """The spaces on the way from there, up to the destination."""
        path = []
        while self.far[space] > 0:
            space = self.onward[space]
            path.append(space)
        return path


class Way:
    """The tolls of one box, and the maps found with them."""

    __slots__ = (
        "tiles",
        "risk",
        "entry",
        "links",
        "goal",
        "maps",
        "lanes",
        "fares",
        "blind",
        "petrol",
        "danger",
        "toll",
    )

    def __init__(self, box: Box, toll: Toll) -> None:
        self.toll = toll
        self.tiles = tuple(
            tile.petrol + toll.damage * tile.damage + toll.stop * tile.stop + toll.danger * tile.danger + toll.space
            for tile in box.tiles
        )
        self.blind = sum(self.tiles) / len(self.tiles) + toll.unknown
        self.petrol = (
            sum(tile.petrol for tile in box.tiles) / len(box.tiles) / self.blind
        )  # its share of what a way takes
        self.danger = sum(tile.danger for tile in box.tiles) / len(box.tiles)
        board = box.board
        self.entry = [self.blind + (space in board.risk) for space in range(len(board.spaces))]
        for space, city in board.cities.items():
            self.entry[space] = max(0.1, toll.city - toll.city_card * city.cards)
        self.entry[box.destination] = 1.0
        self.risk = [float(space in board.risk) for space in range(len(board.spaces))]
        self.fares = sorted({lane.price for lane in board.lanes})
        self.lanes = [self.lanes_up_to(box, price) for price in (-1, *self.fares)]
        self.links = board.neighbours
        self.goal = box.destination
        self.maps: dict[tuple[int, ...], Map] = {}

    def entries(self, race: Race) -> list[float]:
        """What entering each space takes, as far as it is known."""
        entry = self.entry.copy()
        for space, tile in enumerate(race.tiles):
            if tile != NONE:
                entry[space] = self.tiles[tile] + self.risk[space]
        return entry

    def lanes_up_to(self, box: Box, francs: int) -> dict[int, list[tuple[int, float]]]:
        """The lanes that so much money pays for, from each city."""
        toll = self.toll
        found = {
            space: [(way.to, toll.lane + way.price / toll.francs) for way in ways if way.price <= francs]
            for space, ways in box.lanes.items()
        }
        return {space: ways for space, ways in found.items() if ways}

    def map(self, race: Race, francs: int) -> Map:
        """The map for a crew with that money; kept, once made."""
        lanes = bisect_right(self.fares, francs)
        key = (lanes, *race.tiles)
        found = self.maps.get(key)
        if found is None:
            if len(self.maps) >= MAPS_KEPT:
                self.maps.clear()
            found = self.maps[key] = self.drawn(self.entries(race), self.lanes[lanes])
        return found

    def entry_of(self, race: Race, space: int) -> float:
        """What entering that space takes, as far as it is known."""
        tile = race.tiles[space]
        return self.entry[space] if tile == NONE else self.tiles[tile] + self.risk[space]

    def drawn(self, entry: list[float], lanes: dict[int, list[tuple[int, float]]]) -> Map:
        """The least cost from every space to the destination, by land and over lanes, and where it leads next."""
        far, onward = [FAR] * len(entry), [self.goal] * len(entry)
        far[self.goal] = 0.0
        edge = [(0.0, self.goal)]
        links = self.links
        while edge:
            reached, space = heappop(edge)
            if reached > far[space]:
                continue
            reached += entry[space]
            for near in links[space]:
                if reached < far[near]:
                    far[near], onward[near] = reached, space
                    heappush(edge, (reached, near))
            for near, fare in lanes.get(space, ()):
                if reached + fare < far[near]:
                    far[near], onward[near] = reached + fare, space
                    heappush(edge, (reached + fare, near))
        return Map(far, onward)
