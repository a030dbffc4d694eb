"""Objectives and paths: where the Torpedo heads, and which way leads there. [solo.5, solo.6]"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from halftrack.games.great_race.board import Board, Tile
from halftrack.games.great_race.solo import legacy
from halftrack.games.great_race.solo.state import SoloRace
from halftrack.games.great_race.state import NONE

FAR = 1_000
HARD = 3

CITY, TILE, EMPTY = range(3)


class Objective(NamedTuple):
    """The city that the Torpedo heads for, and why that one."""

    space: int
    reason: str


def hardness(tile: Tile) -> tuple[int, int, int]:
    """Its value; of equal ones none before stop before danger before both, then petrol. [solo.4]"""
    return (tile.value, tile.stop + 2 * tile.danger, tile.petrol)


@lru_cache(maxsize=64)
def name_ranks(board: Board) -> tuple[int, ...]:
    """The order of the names: 2a before 10a, cities by letter. [solo.6]"""

    def key(space: int) -> tuple[int, str]:
        digits = re.match(r"\d*", board.spaces[space])
        assert digits is not None
        return (int(digits[0] or 0), board.spaces[space])

    order = sorted(range(len(board.spaces)), key=key)
    return tuple(order.index(space) for space in range(len(order)))


@lru_cache(maxsize=64)
def sea_links(board: Board) -> dict[int, tuple[int, ...]]:
    """The cities at the other ends of sea lanes. [solo.13-blue]"""
    ends = [pair for lane in board.lanes if lane.kind == "sea" for pair in (lane.ends, lane.ends[::-1])]
    return {here: tuple(there for start, there in ends if start == here) for here, _ in ends}


def links(board: Board, space: int, sea: bool) -> tuple[int, ...]:
    """Where one step leads: no lanes, but for a Torpedo that sails. [solo.6, solo.13-blue]"""
    near = board.neighbours[space]
    return near + sea_links(board).get(space, ()) if sea else near


@lru_cache(maxsize=512)
def steps_to(board: Board, goal: int, sea: bool = False) -> tuple[int, ...]:
    """The fewest steps from every space to the goal, costs ignored. [solo.6]"""
    far = [FAR] * len(board.spaces)
    far[goal], edge = 0, [goal]
    for space in edge:
        for near in links(board, space, sea):
            if far[near] == FAR:
                far[near] = far[space] + 1
                edge.append(near)
    return tuple(far)


def ease(race: SoloRace, space: int) -> tuple[int, tuple[int, int, int], int]:
    """Among shortest ways: a city, then the easiest tile, then an empty space, then the lowest name. [solo.6]"""
    rank, number = name_ranks(race.box.board)[space], race.tiles[space]
    if race.box.cities >> space & 1:
        return (CITY, (0, 0, 0), rank)
    return (EMPTY, (0, 0, 0), rank) if number == NONE else (TILE, hardness(race.box.tiles[number]), rank)


def nearer(race: SoloRace, here: int, goal: int, sea: bool) -> list[int]:
    """The next spaces of all shortest ways, the one to be taken first. [solo.6]"""
    far = steps_to(race.box.board, goal, sea)
    closer = [space for space in links(race.box.board, here, sea) if far[space] < far[here]]
    return sorted(closer, key=lambda space: ease(race, space))


def path(race: SoloRace, here: int, goal: int, sea: bool = False) -> list[int]:
    """The whole way, without the space where it begins; nothing where no way leads there. [solo.6]"""
    way: list[int] = []
    while here != goal and (ahead := nearer(race, here, goal, sea)):
        here = ahead[0]
        way.append(here)
    return way


def sails(race: SoloRace) -> bool:
    return legacy.sails(race.solo.powers)


def cities_ahead(race: SoloRace, spaces: Sequence[int]) -> list[int]:
    """Cities on a further band than the Torpedo's, and never one that it has entered before. [solo.5a, solo.7a]"""
    ahead = [space for space in spaces if race.box.progress[space] > race.torpedo.band]
    return [space for space in ahead if (race.box.cities & ~race.solo.entered) >> space & 1]


def objective(race: SoloRace) -> Objective:
    """The nearest city of the card's colour ahead, else the destination. [solo.5, solo.5b, solo.5c]"""
    board, here, sea = race.box.board, race.torpedo.space, sails(race)
    home = race.box.destination
    to_home, ranks = steps_to(board, home, sea), name_ranks(board)
    coloured = [space for space, city in board.cities.items() if city.colour == race.card.colour]
    found = [
        (steps_to(board, space, sea)[here], to_home[space], ranks[space], space)
        for space in cities_ahead(race, coloured)
    ]
    if not found:
        return Objective(home, "none left")
    steps, _, _, nearest = min(found)
    return Objective(home, "destination nearer") if to_home[here] < steps else Objective(nearest, "nearest")


def own_path(race: SoloRace) -> list[int]:
    """The Torpedo's way to its objective. [solo.4, solo.6]"""
    return path(race, race.torpedo.space, objective(race).space, sails(race))


def human_path(race: SoloRace) -> list[int]:
    """The human's shortest way to the destination; none for who is there. [solo.4b, solo.6]"""
    return path(race, race.human.space, race.box.destination)
