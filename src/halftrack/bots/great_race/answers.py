"""How a Driver answers the small questions."""

from typing import TYPE_CHECKING

from halftrack.bots.great_race.worth import worth_of, worth_of_gauges
from halftrack.engine import Option, Question
from halftrack.games.great_race.box import Way as Lane
from halftrack.games.great_race.danger import BEAR, GUARD, LET_HAPPEN, MILITIA_NAME, TURN_BACK
from halftrack.games.great_race.deck import JERRYCAN, NUMBER
from halftrack.games.great_race.driving import (
    GUIDE_NAME,
    JERRYCAN_NAME,
    LEADER,
    PAY,
    STAY,
    STOP,
    TRANSPORT_NAME,
    deductible,
)
from halftrack.games.great_race.finish import FRANCS_A_POINT
from halftrack.games.great_race.hand import USE_JERRYCAN
from halftrack.games.great_race.repairs import (
    BUY_CHASSIS,
    BUY_ENGINE,
    DONE,
    SPARE_CHASSIS,
    SPARE_ENGINE,
    TOOLBOX_NAME,
    price_of_part,
)
from halftrack.games.great_race.state import NONE, Crew, Race

if TYPE_CHECKING:
    from halftrack.bots.great_race.driver import Look

DETOUR = 1.2  # levels that one more step may cost over the shortest way
FRAIL = 2
GOAL_NEAR = 9.0
HINDERED = 4  # spaces of a rival's way on which a hard tile lies well


def first(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    return question.options[0]


def take(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """The most useful card."""
    return max(question.options, key=lambda name: worth_of(NUMBER[str(name)], crew.hand[NUMBER[str(name)]]))


def give_up(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """The least useful card; a jerrycan rather into the gauge."""
    if USE_JERRYCAN in question.options:
        return USE_JERRYCAN
    return min(question.options, key=lambda name: worth_of(NUMBER[str(name)], max(0, crew.hand[NUMBER[str(name)]] - 1)))


def drive(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """The step after which the rest is shortest, as long as it brings one nearer."""
    best, least = STAY, look.far[crew.space] + DETOUR
    for option in question.options[1:]:
        if option == JERRYCAN_NAME:
            continue
        total = total_by(look, race, crew, str(option))
        if total < least:
            best, least = str(option), total
    return jerrycan_for(look, race, crew, question, least) or best


def total_by(look: "Look", race: Race, crew: Crew, option: str) -> float:
    """All that is left to pay, over that step; endless if it leads away."""
    lane = race.box.lane_ways.get((crew.space, option))
    space = race.box.board.number[option] if lane is None else lane.to
    far = look.far[space]
    if far >= look.far[crew.space] or is_too_hard(look, race, crew, space):
        return float("inf")
    return far + look.way.entry_of(race, space) + (fare_of(look, crew, lane) if lane else 0.0)


def fare_of(look: "Look", crew: Crew, lane: Lane) -> float:
    """The price of a lane in levels, with all that is taken off."""
    return max(0, lane.price - deductible(crew, lane.kind)) / look.way.toll.francs


def is_too_hard(look: "Look", race: Race, crew: Crew, space: int) -> bool:
    """A known tile that would stop the engine or wear off nearly all, with more than that to go."""
    number = race.tiles[space]
    if number == NONE or look.far[space] < GOAL_NEAR / 2:
        return False
    tile = race.box.tiles[number]
    damage = tile.damage + (2 if tile.danger and not crew.security else 0)
    return damage > 0 and crew.engine + crew.chassis - damage < FRAIL


def jerrycan_for(look: "Look", race: Race, crew: Crew, question: Question, least: float) -> Option | None:
    """A jerrycan, where it opens a step on the best way that the petrol does not."""
    if JERRYCAN_NAME not in question.options:
        return None
    space = look.map.onward[crew.space]
    missing = petrol_for(look, race, space) - crew.petrol
    better = look.far[space] + look.way.entry_of(race, space) < least - DETOUR / 2
    return JERRYCAN_NAME if better and 0 < missing <= crew.hand[JERRYCAN] else None


def petrol_for(look: "Look", race: Race, space: int) -> int:
    """The petrol that space takes, the least for an empty one."""
    number = race.tiles[space]
    if number == NONE:
        return 1
    return race.box.tiles[number].petrol + (space in race.box.board.risk)


def fare(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """Take off what can be taken off, and pay the rest."""
    price = question.about[1]
    for option in (LEADER, TRANSPORT_NAME):
        if option in question.options and price > 0:
            return option
    return PAY


def shortage(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """Jerrycans, if they will do."""
    return JERRYCAN_NAME if crew.petrol + crew.hand[JERRYCAN] >= question.about else TURN_BACK


def guide(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """On with the guide, if there is petrol for more."""
    return GUIDE_NAME if crew.petrol >= 2 else STOP


def danger(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """A shield, where there is one."""
    for option in (GUARD, MILITIA_NAME, BEAR):
        if option in question.options:
            return option
    return TURN_BACK


def avert(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """Only what is aimed at oneself is worth a shield."""
    if crew.name in race.aim:
        for option in (GUARD, MILITIA_NAME):
            if option in question.options:
                return option
    return LET_HAPPEN


def damage(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """What is left shall be worth the most to oneself, or the least to a rival."""
    seat, ways = question.about
    victim, sign = race.crews[seat], 1 if seat == crew.seat else -1

    def left(option: Option) -> float:
        engine, chassis = victim.engine - int(option), victim.chassis - ways[int(option)]
        return sign * float(worth_of_gauges(engine, chassis) - 0.5 * max(0, victim.cards - chassis))

    return max(question.options, key=left)


def repair(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """Parts first; bought levels as far as they are needed, or worth their points."""
    options = question.options
    engine_first = gain(crew, 1, 0) >= gain(crew, 0, 1)
    missing = crew.full_engine + crew.full_chassis - crew.engine - crew.chassis
    if TOOLBOX_NAME in options and missing >= 3:
        return TOOLBOX_NAME
    kinds = [(SPARE_ENGINE, BUY_ENGINE), (SPARE_CHASSIS, BUY_CHASSIS)]
    for spare, _ in kinds if engine_first else kinds[::-1]:
        if spare in options:
            return spare
    for _, bought in kinds if engine_first else kinds[::-1]:
        if bought in options and is_worth_buying(look, race, crew):
            return bought
    return DONE


def gain(crew: Crew, engine: int, chassis: int) -> float:
    """What so many levels more would be worth; over the maximum nothing."""
    if crew.engine + engine > crew.full_engine or crew.chassis + chassis > crew.full_chassis:
        return -1.0
    return worth_of_gauges(crew.engine + engine, crew.chassis + chassis) - worth_of_gauges(crew.engine, crew.chassis)


def is_worth_buying(look: "Look", race: Race, crew: Crew) -> bool:
    """A broken engine always is; else what the way to come asks for, or points that francs would not bring."""
    price = price_of_part(race, crew)
    far = look.far[crew.space]
    if crew.francs < price:
        return False
    if crew.engine == 0 or crew.engine + crew.chassis <= FRAIL:
        return True
    if far < GOAL_NEAR:
        return crew.francs - price >= 10 * max(0.0, far - crew.petrol) and price < FRANCS_A_POINT
    return crew.engine + crew.chassis <= look.thrift.worn and crew.francs >= 3 * price


def toolbox(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """The split that is worth the most."""
    ways = race.box.edition.toolbox(crew)
    return max(question.options, key=lambda up: worth_of_gauges(crew.engine + int(up), crew.chassis + ways[int(up)]))


def tile(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """The easiest first."""
    costs = {race.box.faces[number]: look.way.tiles[number] for number in race.drawn_tiles}
    return min(question.options, key=lambda face: costs[str(face)])


def place(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """An easy tile where the own way leads on; a hard one off it, rather where a rival must go on."""
    number, spaces = race.box.board.number, race.box.board.spaces
    own = look.path(crew)
    if look.way.tiles[race.drawn_tiles[0]] <= look.way.blind:
        on_way = [spaces[space] for space in own if spaces[space] in question.options]
        return on_way[0] if on_way else min(question.options, key=lambda name: look.far[number[str(name)]])
    in_the_way = {space for rival in race.after(crew) for space in look.path(rival)[:HINDERED]}
    off_way = [name for name in question.options if number[str(name)] not in own] or list(question.options)
    return max(off_way, key=lambda name: (number[str(name)] in in_the_way, look.far[number[str(name)]]))


def hard_tile(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """The tile that costs oneself most on the way, or a rival most to lose."""
    number = race.box.board.number
    return max(question.options, key=lambda name: look.way.entry_of(race, number[str(name)]))


def target(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """The crew that is nearest to the destination."""
    far = {rival.name: look.far[rival.space] for rival in race.crews}
    return min(question.options, key=lambda name: far[str(name)])
