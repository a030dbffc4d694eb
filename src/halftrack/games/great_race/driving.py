"""Driving: step by step over known tiles, into the unknown, into cities and over lanes."""

from typing import Final

from halftrack.engine import Script, choose
from halftrack.games.great_race import events
from halftrack.games.great_race.box import Way
from halftrack.games.great_race.crews import VAN_HOTTEN, WALLEDGRAVE
from halftrack.games.great_race.danger import (
    BEAR,
    DANGER_DAMAGE,
    TURN_BACK,
    can_bear,
    can_meet_danger,
    meet_danger,
    splits,
    wear,
)
from halftrack.games.great_race.deck import GUIDE, JERRYCAN, NAMES, TRANSPORT
from halftrack.games.great_race.finish import arrive
from halftrack.games.great_race.hand import can_use_jerrycan, draw_cards, play_card, use_jerrycan
from halftrack.games.great_race.pathfinding import next_tile, tiles_left
from halftrack.games.great_race.state import NONE, Crew, Race

CITY_PETROL: Final = 1
EMPTY_PETROL: Final = 1
RISK_PETROL: Final = 1
TRANSPORT_FRANCS: Final = 50
WALLEDGRAVE_FRANCS: Final = 50
VAN_HOTTEN_CARDS: Final = 2

STAY: Final = "stay"
STOP: Final = "stop"
PAY: Final = "pay"
LEADER: Final = "leader"
LAND: Final = "land"
JERRYCAN_NAME: Final[str] = NAMES[JERRYCAN]
GUIDE_NAME: Final[str] = NAMES[GUIDE]
TRANSPORT_NAME: Final[str] = NAMES[TRANSPORT]


def drive(race: Race, crew: Crew) -> Script[None]:
    """A drive: up to as many spaces as the engine gauge shows as it begins. [drive.1, mechanics.2, cards.driver]"""
    steps, first = crew.engine, True
    while steps and crew.engine:  # [drive.7] at 0 it has broken down
        way = yield from choose(crew.seat, "drive", ways_on(race, crew, first), (steps, first))
        if way == STAY:
            return
        if way == JERRYCAN_NAME:
            use_jerrycan(race, crew)  # [drive.8]
            continue
        steps, first = steps - 1, False
        if not (yield from step(race, crew, way, steps)):
            return


def ways_on(race: Race, crew: Crew, first: bool) -> list[str]:
    """Stay, or any next step whose whole cost can be met; lanes only as the first one. [drive.2, lanes.2]"""
    spaces = race.box.board.spaces
    options = [STAY]
    if can_use_jerrycan(crew):
        options.append(JERRYCAN_NAME)
    options += [spaces[space] for space in race.box.board.neighbours[crew.space] if can_enter(race, crew, space)]
    if first and crew.space in race.box.lanes:
        options += [way.option for way in race.box.lanes[crew.space] if can_take(crew, way)]
    return options


def surcharge(race: Race, space: int) -> int:
    """One more petrol in the risk zone. [drive.3]"""
    return RISK_PETROL if space in race.box.board.risk else 0


def can_enter(race: Race, crew: Crew, space: int) -> bool:
    """Whether a step there is allowed: the whole cost of what is known must be met. [drive.3, drive.7]"""
    if race.tiles[space] != NONE:
        return can_cross(race, crew, space)
    return crew.petrol >= petrol_to_enter(race, space)


def petrol_to_enter(race: Race, space: int) -> int:
    """What a city takes, or an empty space at least; all that it takes, where no tile is left. [drive.5, drive.7]"""
    if race.box.cities >> space & 1:
        return CITY_PETROL
    return EMPTY_PETROL if tiles_left(race) else EMPTY_PETROL + surcharge(race, space)


def can_cross(race: Race, crew: Crew, space: int) -> bool:
    """Petrol, damage and danger of a known tile. [drive.3, drive.9]"""
    tile = race.box.tiles[race.tiles[space]]
    if crew.petrol < tile.petrol + surcharge(race, space):
        return False
    return can_meet_danger(crew, tile.damage) if tile.danger else can_bear(crew, tile.damage)


def step(race: Race, crew: Crew, way: str, left: int) -> Script[bool]:
    """One step; True while the action may go on."""
    lane = race.box.lane_ways.get((crew.space, way))
    if lane is not None:
        yield from take_lane(race, crew, lane)
        return False
    space = race.box.board.number[way]
    if race.box.cities >> space & 1:
        yield from enter_city(race, crew, space, LAND)
        return False  # [drive.5] a city ends the action
    if race.tiles[space] == NONE:
        return (yield from explore(race, crew, space, left))
    return (yield from cross(race, crew, space, left))


def explore(race: Race, crew: Crew, space: int, left: int) -> Script[bool]:
    """An empty space: a tile is drawn and lies there, whether its cost can be met or not. [drive.4]"""
    tile = next_tile(race)
    if tile == NONE:  # [pathfinder.5] no tile is left at all
        move(race, crew, space, EMPTY_PETROL + surcharge(race, space), LAND)
        return True
    race.lay(space, tile)
    race.tell(events.TileTurned, crew.seat, race.name(space), race.box.faces[tile])
    return (yield from cross(race, crew, space, left))


def cross(race: Race, crew: Crew, space: int, left: int) -> Script[bool]:
    """Meet the whole cost of the tile, or turn back where the step began and lose nothing. [drive.3, drive.4]"""
    tile = race.box.tiles[race.tiles[space]]
    damage, petrol = tile.damage, tile.petrol + surcharge(race, space)
    if not can_bear(crew, damage) or not (yield from find_petrol(race, crew, petrol)):
        return turn_back(race, crew, space)
    if tile.danger:
        answer = yield from meet_danger(race, crew, damage)
        if answer == TURN_BACK:
            return turn_back(race, crew, space)
        damage += DANGER_DAMAGE if answer == BEAR else 0  # [danger.1]
    crew.petrol -= petrol
    yield from wear(race, crew, splits(crew, damage), crew)
    move(race, crew, space, 0, LAND, petrol)
    return not tile.stop or (yield from is_guided(race, crew, left))  # [drive.6]


def turn_back(race: Race, crew: Crew, space: int) -> bool:
    """The step does not happen, and the action ends. [drive.4, drive.9]"""
    race.tell(events.TurnedBack, crew.seat, race.name(space))
    return False


def answers_to_shortage(race: Race, crew: Crew, petrol: int) -> list[str]:
    return [TURN_BACK, JERRYCAN_NAME] if can_use_jerrycan(crew) else [TURN_BACK]


def find_petrol(race: Race, crew: Crew, petrol: int) -> Script[bool]:
    """Short of petrol, jerrycans may help; one played in vain stays in the gauge. [drive.8]"""
    while crew.petrol < petrol:
        answer = yield from choose(crew.seat, "shortage", answers_to_shortage(race, crew, petrol), petrol)
        if answer == TURN_BACK:
            return False
        use_jerrycan(race, crew)
    return True


def answers_to_stop(race: Race, crew: Crew, left: int) -> list[str]:
    """A guide needs an active assistant, and helps only one who could still go on. [cards.guide, convoy.3]"""
    useful = left > 0 and crew.engine > 0 and crew.hand[GUIDE] > 0 and crew.assistants > 0
    return [STOP, GUIDE_NAME] if useful else [STOP]


def is_guided(race: Race, crew: Crew, left: int) -> Script[bool]:
    """A guide, played on reaching it, ignores one stop. [drive.6, cards.guide]"""
    answer = yield from choose(crew.seat, "guide", answers_to_stop(race, crew, left), left)
    if answer == STOP:
        return False
    play_card(race, crew, GUIDE)
    race.tell(events.StopIgnored, crew.seat, race.name(crew.space))
    return True


def move(race: Race, crew: Crew, space: int, petrol: int, by: str, paid: int = 0) -> None:
    """Pay, stand there, also beside others, and lay the token onto the stack of another band. [drive.10, drive.11]"""
    crew.petrol -= petrol
    race.tell(events.Moved, crew.seat, race.name(crew.space), race.name(space), by, petrol + paid)
    crew.space = space
    band = race.box.progress[space]
    if band != crew.band:
        crew.band = band
        race.tokens += 1
        crew.token = race.tokens


def enter_city(race: Race, crew: Crew, space: int, by: str) -> Script[None]:
    """A city: one petrol, never a surcharge; then its cards, or the end of the race. [drive.5, finish.1]"""
    move(race, crew, space, CITY_PETROL, by)
    if space == race.box.destination:
        arrive(race, crew)
    else:
        yield from draw_cards(race, crew, cards_of(race, crew, space))


def cards_of(race: Race, crew: Crew, space: int) -> int:
    """As many cards as the city shows; Van Hotten always draws two at least. [drive.5, leaders.3]"""
    cards = race.box.board.cities[space].cards
    return max(cards, VAN_HOTTEN_CARDS) if crew.leader == VAN_HOTTEN else cards


def can_help_crossing(crew: Crew, kind: str) -> bool:
    """Walledgrave, once a turn, by sea and not by air. [leaders.4]"""
    return crew.leader == WALLEDGRAVE and not crew.leader_used and kind == "sea"


def deductible(crew: Crew, kind: str) -> int:
    """All that this crew could take off a fare. [lanes.1, leaders.4]"""
    cards = TRANSPORT_FRANCS * crew.hand[TRANSPORT] if crew.assistants else 0
    return cards + (WALLEDGRAVE_FRANCS if can_help_crossing(crew, kind) else 0)


def can_take(crew: Crew, way: Way) -> bool:
    """Fare, less all that can be taken off it, and petrol for the city must be payable now. [lanes.1]"""
    return crew.petrol >= CITY_PETROL and way.price - deductible(crew, way.kind) <= crew.francs


def answers_to_fare(race: Race, crew: Crew, kind: str, price: int) -> list[str]:
    """Stay ashore after all, pay what is left, or take something off it first. [lanes.1, leaders.4]"""
    options = [TURN_BACK, PAY] if price <= crew.francs else [TURN_BACK]
    if price and crew.hand[TRANSPORT] and crew.assistants:
        options.append(TRANSPORT_NAME)
    if price and can_help_crossing(crew, kind):
        options.append(LEADER)
    return options


def take_lane(race: Race, crew: Crew, way: Way) -> Script[None]:
    """A lane: the fare, then the petrol to enter the city at its other end. [lanes.1, lanes.2]"""
    price, answer = way.price, ""
    while answer != PAY:
        answers = answers_to_fare(race, crew, way.kind, price)
        answer = yield from choose(crew.seat, "fare", answers, (way, price))
        if answer == TURN_BACK:
            return
        price = max(0, price - lower_fare(race, crew, answer)) if answer != PAY else price
    crew.francs -= price
    race.tell(events.FarePaid, crew.seat, way.option, price)
    yield from enter_city(race, crew, way.to, way.kind)


def lower_fare(race: Race, crew: Crew, means: str) -> int:
    """What a transport card or Walledgrave takes off. [cards.transport, leaders.4]"""
    if means == TRANSPORT_NAME:
        play_card(race, crew, TRANSPORT)
        return TRANSPORT_FRANCS
    crew.leader_used = True
    race.tell(events.LeaderUsed, crew.seat, crew.name)
    return WALLEDGRAVE_FRANCS
