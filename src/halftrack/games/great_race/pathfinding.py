"""Tiles: drawing and placing them, and which of them are joined to a vehicle."""

from typing import Final

from halftrack.engine import Script, choose
from halftrack.games.great_race import events
from halftrack.games.great_race.hand import draw_cards
from halftrack.games.great_race.state import NONE, Crew, Race

PATHFINDER_TILES: Final = 2
CHAINS_KEPT: Final = 4096


def connected(race: Race, crew: Crew) -> int:
    """All laid tiles and cities joined to the vehicle. [pathfinder.4]"""
    return chain(race, crew.space)[0]


def chain(race: Race, start: int) -> tuple[int, int]:
    """The chain from a space, and all that touches it by land; looked up, where it has been found before."""
    chains, key = race.box.chains, (start, race.laid)
    if key not in chains:
        if len(chains) >= CHAINS_KEPT:
            chains.clear()
        chains[key] = chain_from(race, start)
    return chains[key]


def chain_from(race: Race, start: int) -> tuple[int, int]:
    """An unbroken chain of laid tiles, cities and lanes, and all that touches it by land. [pathfinder.4]"""
    linked, around, passable = race.box.linked, race.box.around, race.laid | race.box.cities
    joined, near, edge = 0, 0, 1 << start
    while edge:
        bit = edge & -edge  # any one of those still to be looked at
        space = bit.bit_length() - 1
        joined |= bit
        near |= around[space]
        edge = (edge | linked[space] & passable) & ~joined
    return joined, near


def free(race: Race, spaces: int) -> int:
    """Of these the land spaces without a tile and without a vehicle. [pathfinder.1]"""
    return spaces & race.box.land & ~race.laid & ~race.occupied()


def free_and_connected(race: Race, crew: Crew, last: int) -> int:
    """Any free land space connected to the vehicle. [pathfinder.1]"""
    return free(race, chain(race, crew.space)[1])


def free_in_a_stretch(race: Race, crew: Crew, last: int) -> int:
    """DE: the first anywhere connected, each next one beside the tile just placed, where possible. [pathfinder.1]"""
    beside = race.box.around[last] if last != crew.space else 0
    return free(race, beside) or free_and_connected(race, crew, last)


def tiles_anywhere(race: Race, crew: Crew) -> int:
    """Every laid tile but those under a vehicle. [cards.trail-hunter, cards.con-artist]"""
    return race.laid & ~race.occupied()


def connected_tiles(race: Race, crew: Crew) -> int:
    """The laid tiles joined to the vehicle, none under a vehicle. [security.2]"""
    return connected(race, crew) & tiles_anywhere(race, crew)


def adjacent_tiles(race: Race, crew: Crew) -> int:
    """DE: the laid tiles next to the vehicle, none under a vehicle. [security.2]"""
    return race.box.around[crew.space] & tiles_anywhere(race, crew)


def names_of(race: Race, spaces: int) -> list[str]:
    """Spaces as options."""
    return [name for name, bit in race.box.names if spaces & bit]


def tiles_left(race: Race) -> bool:
    """Whether a tile can be drawn. [pathfinder.5]"""
    return bool(race.bag) or (race.box.refill and bool(race.removed))


def next_tile(race: Race) -> int:
    """Draw a tile; an empty bag may be filled again with the discarded ones. [pathfinder.5]"""
    if not tiles_left(race):
        return NONE
    if not race.bag:
        race.bag, race.removed = race.removed, []
        race.rng.shuffle("bag", race.bag)
        race.tell(events.BagRefilled, NONE, len(race.bag))
    race.reveals += 1
    return race.bag.pop()


def remove_tile(race: Race, crew: Crew, space: int) -> None:
    """A discarded tile leaves the game. [security.2, pathfinder.5]"""
    tile = race.lift(space)
    race.removed.append(tile)
    race.tell(events.TileDiscarded, crew.seat, race.box.faces[tile], race.name(space))


def draw_tiles(race: Race, crew: Crew, count: int) -> None:
    """Draw as many as there are; only the drawer sees them. [pathfinder.1, pathfinder.5]"""
    drawn = [next_tile(race) for _ in range(count)]
    race.drawn_tiles = [tile for tile in drawn if tile != NONE]
    race.drawer = crew.seat
    faces = tuple(race.box.faces[tile] for tile in race.drawn_tiles)
    race.tell(events.TilesDrawn, crew.seat, faces, len(faces))


def faces_drawn(race: Race, crew: Crew) -> list[str]:
    """The drawn tiles as options, equal ones once."""
    return sorted({race.box.faces[tile] for tile in race.drawn_tiles})


def draw_and_place(race: Race, crew: Crew, draw: int, place: int) -> Script[None]:
    """Draw, look at all, place one by one; what finds no place leaves the game. [pathfinder.1, pathfinder.3]"""
    draw_tiles(race, crew, draw)
    last = crew.space
    for _ in range(min(place, len(race.drawn_tiles))):
        room = race.box.edition.free_for_tiles(race, crew, last)
        if not room:
            break
        face = yield from choose(crew.seat, "tile", faces_drawn(race, crew))
        race.drawn_tiles.sort(key=lambda tile: race.box.faces[tile] != face)
        name = yield from choose(crew.seat, "place", names_of(race, room))
        last = race.box.board.number[name]
        race.lay(last, race.drawn_tiles.pop(0))
        race.tell(events.TilePlaced, crew.seat, name, race.box.faces[race.tiles[last]])
    for tile in race.drawn_tiles:
        race.removed.append(tile)
        race.tell(events.TileDiscarded, crew.seat, race.box.faces[tile], None)
    race.drawn_tiles = []
    race.drawer = NONE


def pathfind(race: Race, crew: Crew) -> Script[None]:
    """An assistant draws two tiles and places both. [pathfinder.1]"""
    yield from draw_and_place(race, crew, PATHFINDER_TILES, PATHFINDER_TILES)


def draw_card(race: Race, crew: Crew) -> Script[None]:
    """Or he draws the top resource card. [pathfinder.2]"""
    yield from draw_cards(race, crew, 1)


def discard_tile(race: Race, crew: Crew) -> Script[None]:
    """A guard discards a tile. [security.2]"""
    reach = race.box.edition.guard_reach(race, crew)
    name = yield from choose(crew.seat, "discard tile", names_of(race, reach))
    remove_tile(race, crew, race.box.board.number[name])
