"""Where the printed rulebooks differ: one field a marked difference, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from halftrack.engine import Script
from halftrack.games.great_race import cards, danger, pathfinding, repairs
from halftrack.games.great_race.state import Crew, Race


@dataclass(frozen=True, slots=True)
class Edition:
    """One printing of the rules."""

    name: str
    first_player_on_top: bool  # [setup.3]
    free_for_tiles: Callable[[Race, Crew, int], int]  # where the next drawn tile may go [pathfinder.1]
    guard_reach: Callable[[Race, Crew], int]  # the tiles a guard may discard [security.2]
    trail_hunter_tiles: int  # [cards.trail-hunter]
    trail_hunter_reach: Callable[[Race, Crew], int]
    sabotage: Callable[[Crew], dict[int, int]]  # damage to the engine: to the chassis [cards.saboteur]
    toolbox: Callable[[Crew], dict[int, int]]  # levels for the engine: for the chassis [cards.toolbox]
    con_artist: Callable[[Race, Crew], Script[None]]  # [cards.con-artist]


EN = Edition(
    name="en",
    first_player_on_top=False,
    free_for_tiles=pathfinding.free_and_connected,
    guard_reach=pathfinding.connected_tiles,
    trail_hunter_tiles=2,
    trail_hunter_reach=pathfinding.tiles_anywhere,
    sabotage=danger.sabotage_over_both_gauges,
    toolbox=repairs.toolbox_over_both_gauges,
    con_artist=cards.swap_two_tiles,
)
DE = Edition(
    name="de",
    first_player_on_top=True,
    free_for_tiles=pathfinding.free_in_a_stretch,
    guard_reach=pathfinding.adjacent_tiles,
    trail_hunter_tiles=1,
    trail_hunter_reach=pathfinding.connected_tiles,
    sabotage=danger.sabotage_on_one_gauge,
    toolbox=repairs.toolbox_on_one_gauge,
    con_artist=cards.move_two_tiles,
)
EDITIONS = {edition.name: edition for edition in (EN, DE)}
