"""The Torpedo's first assistant: easy tiles onto its own path, hard ones onto the human's. [solo.4]"""

from halftrack.games.great_race.box import spaces_in
from halftrack.games.great_race.pathfinding import free, next_tile
from halftrack.games.great_race.solo import events
from halftrack.games.great_race.solo.course import HARD, hardness, human_path, name_ranks, own_path, steps_to
from halftrack.games.great_race.solo.state import HUMAN, SoloRace
from halftrack.games.great_race.state import NONE

OWN_PATH, YOUR_PATH, ROUND_YOU, BESIDE_PATH, NO_ROOM = (
    "own path",
    "your path",
    "round you",
    "beside your path",
    "no room",
)


def deal_tiles(race: SoloRace, seat: int) -> None:
    """So many tiles are drawn as the card shows, and sorted by their value. [solo.4]"""
    drawn = [tile for _ in range(race.card.tiles) if (tile := next_tile(race)) != NONE]
    drawn.sort(key=lambda tile: (hardness(race.box.tiles[tile]), tile))
    faces = tuple(race.box.faces[tile] for tile in drawn)
    race.tell(events.TilesDealt, seat, faces, tuple(race.box.tiles[tile].value for tile in drawn))
    easy = [tile for tile in drawn if race.box.tiles[tile].value < HARD]
    ease_own_path(race, seat, easy)
    burden_human(race, seat, drawn[len(easy) :][::-1])


def ease_own_path(race: SoloRace, seat: int, tiles: list[int]) -> None:
    """The easiest first, from the vehicle outwards; without room they are discarded. [solo.4a]"""
    room = [] if race.alone else [space for space in own_path(race) if free(race, 1 << space)]
    for tile in tiles:
        deal(race, seat, tile, OWN_PATH if room else NO_ROOM, room.pop(0) if room else NONE)


def burden_human(race: SoloRace, seat: int, tiles: list[int]) -> None:
    """The hardest first: onto his path, then round his vehicle, then beside his path. [solo.4b]"""
    way = human_path(race)
    for tile in tiles:
        where, space = place_for_hard_tile(race, way)
        deal(race, seat, tile, where, space)


def place_for_hard_tile(race: SoloRace, way: list[int]) -> tuple[str, int]:
    """The first free space; next to the vehicle by name, beside the path the nearest to the vehicle. [solo.4b]"""
    on_path = [space for space in way if free(race, 1 << space)]
    if on_path or not way:
        return (YOUR_PATH, on_path[0]) if on_path else (NO_ROOM, NONE)
    ranks, far = name_ranks(race.box.board), steps_to(race.box.board, race.human.space)
    for where, spaces in ((ROUND_YOU, [race.human.space]), (BESIDE_PATH, way)):
        near = 0
        for space in spaces:
            near |= race.box.around[space]
        if room := free(race, near):
            return where, min(spaces_in(room), key=lambda space: (far[space], ranks[space]))
    return NO_ROOM, NONE


def deal(race: SoloRace, seat: int, tile: int, where: str, space: int) -> None:
    """Lay the tile there, or discard it. [solo.4, pathfinder.5]"""
    if space == NONE:
        race.removed.append(tile)
    else:
        race.lay(space, tile)
    name = None if space == NONE else race.name(space)
    race.tell(events.TileDealt, seat, race.box.faces[tile], race.box.tiles[tile].value, where, name)


def lay_hazards(race: SoloRace) -> None:
    """Alone: the tiles that the Torpedo would have laid, as soon as the card is revealed. [alone.3]"""
    deal_tiles(race, HUMAN)
