"""What each resource card does that is played before an assistant; the texts stand in the catalogues."""

from collections.abc import Callable
from typing import Final

from halftrack.engine import Script, choose
from halftrack.games.great_race import events
from halftrack.games.great_race.danger import averts_card, is_averted, wear
from halftrack.games.great_race.deck import (
    BEFORE,
    CARDS,
    CARTOGRAPHER,
    CON_ARTIST,
    NAMES,
    NUMBER,
    SABOTEUR,
    TOPOGRAPHER,
    TRAIL_HUNTER,
)
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.hand import discard_to_limit, next_card, play_card
from halftrack.games.great_race.pathfinding import (
    draw_and_place,
    free,
    names_of,
    remove_tile,
    tiles_anywhere,
    tiles_left,
)
from halftrack.games.great_race.repairs import repair
from halftrack.games.great_race.state import NONE, Crew, Race

Effect = Callable[[Race, Crew], Script[None]]

CARTOGRAPHER_TILES: Final = 3
TOPOGRAPHER_DRAWS: Final = 4
TOPOGRAPHER_PLACES: Final = 2
TRACKER_DRAWS: Final = 3
TRACKER_KEEPS: Final = 2
FINANCIAL_FRANCS: Final = 30
STATION_PETROL: Final = 5


def can_play(race: Race, crew: Crew, card: int) -> bool:
    """A card that needs a target or a tile is not played without one. [cards.2]"""
    if card == SABOTEUR:
        return len(race.racing()) > 1
    if card == TRAIL_HUNTER:
        return race.box.edition.trail_hunter_reach(race, crew) > 0
    if card == CON_ARTIST:
        return can_deceive(race, crew)
    return card not in (CARTOGRAPHER, TOPOGRAPHER) or tiles_left(race)


def playable(race: Race, crew: Crew) -> list[str]:
    """The cards in hand that may be played before an assistant. [convoy.3]"""
    hand = crew.hand
    return [NAMES[card] for card in BEFORE if hand[card] and can_play(race, crew, card)]


def play(race: Race, crew: Crew, name: str) -> Script[None]:
    """Play a card, resolve it wholly before anything else, and only then discard it. [convoy.4, cards.1]"""
    play_card(race, crew, NUMBER[name])
    race.played.append(race.discards.pop())
    race.aim = [name] if CARDS[NUMBER[name]].danger else []  # [danger.2] all see what it is aimed at
    yield from EFFECTS[name](race, crew)
    race.aim = []
    race.discards.append(race.played.pop())


def aim_at_tile(race: Race, crew: Crew, reach: int, last: bool) -> Script[int]:
    """Choose a laid tile; what a danger card is aimed at, all may see."""
    name = yield from choose(crew.seat, "tile target", names_of(race, reach), last)
    race.aim.append(name)
    return race.box.board.number[name]


def is_cancelled(race: Race, crew: Crew) -> Script[bool]:
    """Any other crew may avert the card; then it has no effect at all. [danger.3]"""
    race.tell(events.Targeted, crew.seat, race.aim[0], tuple(race.aim[1:]))
    cancelled = yield from is_averted(race, crew)
    if cancelled:
        race.tell(events.CardCancelled, crew.seat, race.aim[0])
    return cancelled


def hunt_trails(race: Race, crew: Crew) -> Script[None]:
    """Trail hunter: tiles leave the board, as many as there are up to the number named. [cards.trail-hunter]"""
    reach = race.box.edition.trail_hunter_reach(race, crew)
    targets: list[int] = []
    for left in reversed(range(min(race.box.edition.trail_hunter_tiles, reach.bit_count()))):
        target = yield from aim_at_tile(race, crew, reach, not left)
        targets.append(target)
        reach &= ~(1 << target)
    if not (yield from is_cancelled(race, crew)):
        for target in targets:
            remove_tile(race, crew, target)


def sabotage(race: Race, crew: Crew) -> Script[None]:
    """Saboteur: another crew, anywhere, loses two levels unless it averts the danger. [cards.saboteur, danger.3]"""
    rivals = {rival.name: rival for rival in race.after(crew)}
    name = yield from choose(crew.seat, "target", rivals)
    victim = rivals[name]
    race.aim.append(name)
    race.tell(events.Targeted, crew.seat, race.aim[0], (name,))
    if (yield from averts_card(race, victim)):
        race.tell(events.CardCancelled, crew.seat, race.aim[0])
    else:
        yield from wear(race, victim, race.box.edition.sabotage(victim), crew)


def can_deceive(race: Race, crew: Crew) -> bool:
    """EN swaps two tiles, DE moves at least one to a free space. [cards.con-artist]"""
    tiles = tiles_anywhere(race, crew)
    if race.box.edition.con_artist is swap_two_tiles:
        return tiles.bit_count() > 1
    return tiles > 0 and free_anywhere(race) > 0


def free_anywhere(race: Race) -> int:
    """Every free land space without a vehicle."""
    return free(race, race.box.land)


def deceive(race: Race, crew: Crew) -> Script[None]:
    """Con artist, as the edition has it. [cards.con-artist]"""
    yield from race.box.edition.con_artist(race, crew)


def swap_two_tiles(race: Race, crew: Crew) -> Script[None]:
    """Two laid tiles change places, anywhere; surcharges stay with the spaces. [cards.con-artist]"""
    reach = tiles_anywhere(race, crew)
    first = yield from aim_at_tile(race, crew, reach, last=False)
    second = yield from aim_at_tile(race, crew, reach & ~(1 << first), last=True)
    if (yield from is_cancelled(race, crew)):
        return
    race.tiles[first], race.tiles[second] = race.tiles[second], race.tiles[first]
    race.tell(events.TilesSwapped, crew.seat, race.name(first), race.name(second))


def move_two_tiles(race: Race, crew: Crew) -> Script[None]:
    """DE: two laid tiles move to other free spaces, connected or not. [cards.con-artist]"""
    reach, room, moves = tiles_anywhere(race, crew), free_anywhere(race), []
    for left in reversed(range(min(2, reach.bit_count(), room.bit_count()))):
        start = yield from aim_at_tile(race, crew, reach, last=False)
        name = yield from choose(crew.seat, "tile to", names_of(race, room), not left)
        race.aim.append(name)
        end = race.box.board.number[name]
        reach &= ~(1 << start)
        room &= ~(1 << end)
        moves.append((start, end))
    if not (yield from is_cancelled(race, crew)):
        for start, end in moves:
            race.lay(end, race.lift(start))
            race.tell(events.TileMoved, crew.seat, race.name(start), race.name(end))


def map_out(race: Race, crew: Crew) -> Script[None]:
    """Cartographer: three tiles, placed as the pathfinder does. [cards.cartographer]"""
    yield from draw_and_place(race, crew, CARTOGRAPHER_TILES, CARTOGRAPHER_TILES)


def survey(race: Race, crew: Crew) -> Script[None]:
    """Topographer: of four tiles two are placed, and the other two leave the game. [cards.topographer]"""
    yield from draw_and_place(race, crew, TOPOGRAPHER_DRAWS, TOPOGRAPHER_PLACES)


def collect_gift(race: Race, crew: Crew) -> Script[None]:
    """Financial. [cards.financial]"""
    crew.francs += FINANCIAL_FRANCS
    race.tell(events.FrancsGained, crew.seat, FINANCIAL_FRANCS, "financial")
    yield from ()


def fill_up(race: Race, crew: Crew) -> Script[None]:
    """Refuelling station: five levels, never over the maximum. [cards.refuelling-station]"""
    gained = min(STATION_PETROL, crew.full_petrol - crew.petrol)
    crew.petrol += gained
    race.tell(events.PetrolGained, crew.seat, gained, 0)
    yield from ()


def droppable(race: Race, crew: Crew) -> list[str]:
    """The drawn cards as options, equal ones once."""
    return [NAMES[card] for card in sorted(set(race.drawn_cards))]


def track(race: Race, crew: Crew) -> Script[None]:
    """Tracker: three cards are drawn, two kept, the third is discarded openly. [cards.tracker]"""
    drawn = [next_card(race) for _ in range(TRACKER_DRAWS)]
    race.drawn_cards = [card for card in drawn if card != NONE]
    race.drawer = crew.seat
    for card in race.drawn_cards:
        race.tell(events.CardDrawn, crew.seat, NAMES[card])
    if len(race.drawn_cards) > TRACKER_KEEPS:
        name = yield from choose(crew.seat, "drop", droppable(race, crew))
        race.drawn_cards.remove(NUMBER[name])
        race.discards.append(NUMBER[name])
        race.tell(events.CardDiscarded, crew.seat, name)
    for card in race.drawn_cards:
        crew.hand[card] += 1
    race.drawn_cards = []
    race.drawer = NONE
    yield from discard_to_limit(race, crew)


EFFECTS: dict[str, Effect] = {
    "trail hunter": hunt_trails,
    "saboteur": sabotage,
    "con artist": deceive,
    "repairman": repair,
    "driver": drive,
    "cartographer": map_out,
    "topographer": survey,
    "financial": collect_gift,
    "refuelling station": fill_up,
    "tracker": track,
}
