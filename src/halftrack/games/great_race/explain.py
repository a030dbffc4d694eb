"""What each option of a question costs and leaves: reckoned for those who read it, never obeyed."""

from collections.abc import Callable
from typing import Any

from halftrack.engine import Facts, Option, Question
from halftrack.games.great_race import cards, convoy, danger, deck, driving, pathfinding, ranges, repairs
from halftrack.games.great_race.crews import CREWS, DELATOUR, VEHICLES
from halftrack.games.great_race.hand import USE_JERRYCAN
from halftrack.games.great_race.reasons import why_not
from halftrack.games.great_race.state import NONE, Crew, Race

__all__ = ["facts", "why_not"]


def facts(race: Race, question: Question) -> dict[Option, Facts]:
    """For every option the figures a player would reckon himself."""
    crew, explain = race.crews[question.seat], EXPLAINERS.get(question.kind)
    if explain is None:
        return {option: {} for option in question.options}
    return {option: explain(race, crew, option, question.about) for option in question.options}


def after(crew: Crew, petrol: int = 0, engine: int = 0, chassis: int = 0, francs: int = 0) -> Facts:
    """Gauges and money after so much more or less of each."""
    return {
        "petrol": crew.petrol + petrol,
        "engine": crew.engine + engine,
        "chassis": crew.chassis + chassis,
        "francs": crew.francs + francs,
    }


def of_sequence(race: Race, crew: Crew, option: str, starting: bool) -> Facts:
    if option in convoy.PETROL:
        levels = convoy.PETROL[option]
        price = levels * convoy.price_of_petrol(race, crew)
        return {"francs": price, "after": after(crew, petrol=levels, francs=-price)}
    explain = OF_MOVES.get(option)
    return explain(race, crew) if explain else {}


def of_pass(race: Race, crew: Crew) -> Facts:
    return {"dropped": crew.assistants - crew.security, "after": after(crew)}


def of_driving(race: Race, crew: Crew) -> Facts:
    """Steps and range of a drive; `idle` where it would lead nowhere. [convoy.8]"""
    legs = ranges.reach(race, crew, crew.engine)
    idle = not crew.engine or len(driving.ways_on(race, crew, True)) == 1
    return {"steps": crew.engine, "range": ranges.described(race, crew, legs), "idle": idle}


def of_repairing(race: Race, crew: Crew) -> Facts:
    idle = len(repairs.repairs_open(race, crew)) == 1
    return {"francs a level": repairs.price_of_part(race, crew), "idle": idle}


def of_placing(race: Race, crew: Crew) -> Facts:
    drawn = pathfinding.tiles_left(race)
    return {"idle": not drawn, "final": drawn}


def of_drawing(race: Race, crew: Crew) -> Facts:
    drawn = bool(race.deck or race.discards)
    return {"idle": not drawn, "final": drawn}


def of_leader(race: Race, crew: Crew) -> Facts:
    return of_placing(race, crew) if crew.leader == DELATOUR else of_repairing(race, crew)


def of_funding(race: Race, crew: Crew) -> Facts:
    francs = convoy.FUNDING[crew.funding]
    return {"francs": francs, "after": after(crew, francs=francs)}


def of_jerrycan(race: Race, crew: Crew) -> Facts:
    return {"after": after(crew, petrol=1)}


def of_station(race: Race, crew: Crew) -> Facts:
    gained = min(cards.STATION_PETROL, crew.full_petrol - crew.petrol)
    return {"after": after(crew, petrol=gained), "idle": not gained}


def of_financial(race: Race, crew: Crew) -> Facts:
    return {"francs": cards.FINANCIAL_FRANCS, "after": after(crew, francs=cards.FINANCIAL_FRANCS)}


OF_MOVES: dict[str, Callable[[Race, Crew], Facts]] = {
    convoy.PASS: of_pass,
    convoy.PLACE_TILES: of_placing,
    convoy.DRAW_CARD: of_drawing,
    driving.LEADER: of_leader,
    convoy.DRIVE: of_driving,
    "driver": of_driving,
    convoy.REPAIR: of_repairing,
    "repairman": of_repairing,
    convoy.COLLECT_FUNDING: of_funding,
    driving.JERRYCAN_NAME: of_jerrycan,
    USE_JERRYCAN: of_jerrycan,
    "refuelling station": of_station,
    "financial": of_financial,
    "cartographer": of_placing,
    "topographer": of_placing,
    "tracker": of_drawing,
}


def of_drive(race: Race, crew: Crew, option: str, about: tuple[int, bool]) -> Facts:
    if option == driving.STAY:
        return {"after": after(crew)}
    if option == driving.JERRYCAN_NAME:
        return of_jerrycan(race, crew)
    way = race.box.lane_ways.get((crew.space, option))
    if way is not None:
        price = {"francs": way.price, "petrol": driving.CITY_PETROL, "cards": cards_to_draw(race, crew, way.to)}
        return {**price, "after": after(crew, petrol=-driving.CITY_PETROL, francs=-min(crew.francs, way.price))}
    space = race.box.board.number[option]
    legs = ranges.reach(race, crew, about[0])
    return {**of_space(race, crew, space), "range": ranges.described(race, crew, legs, first=space)}


def of_space(race: Race, crew: Crew, space: int) -> Facts:
    """The cost of one step there; of a tile still to be drawn only the surcharge is known."""
    surcharge = driving.surcharge(race, space)
    if race.tiles[space] != NONE:
        tile = race.box.tiles[race.tiles[space]]
        petrol = tile.petrol + surcharge
        cost = {"petrol": petrol, "damage": tile.damage, "danger": tile.danger, "stop": tile.stop}
        return {**cost, "after": after(crew, petrol=-petrol)}
    is_city = space in race.box.board.cities
    if not is_city and pathfinding.tiles_left(race):
        return {"unknown": True, "surcharge": surcharge, "final": True}
    petrol = driving.petrol_to_enter(race, space)
    cost = {"petrol": petrol, **of_city(race, crew, space)} if is_city else {"petrol": petrol}
    return {**cost, "after": after(crew, petrol=-petrol)}


def of_city(race: Race, crew: Crew, city: int) -> Facts:
    """Its cards; once drawn they cannot be taken back."""
    cards = cards_to_draw(race, crew, city)
    return {"cards": cards, "final": cards > 0}


def cards_to_draw(race: Race, crew: Crew, city: int) -> int:
    """None in the destination. [finish.1]"""
    return 0 if city == race.box.destination else driving.cards_of(race, crew, city)


def of_damage(race: Race, crew: Crew, option: int, about: tuple[int, dict[int, int]]) -> Facts:
    """Which gauges the victim is left with."""
    victim, ways = race.crews[about[0]], about[1]
    return {"engine": victim.engine - option, "chassis": victim.chassis - ways[option]}


def of_shortage(race: Race, crew: Crew, option: str, petrol: int) -> Facts:
    """What is then still short of the tile's petrol. [drive.8]"""
    gained = int(option != danger.TURN_BACK)
    return {"short": max(0, petrol - crew.petrol - gained), "after": after(crew, petrol=gained)}


def of_danger(race: Race, crew: Crew, option: str, damage: int) -> Facts:
    """The whole damage of the tile with that answer."""
    if option == danger.TURN_BACK:
        return {"damage": 0}
    return {"damage": damage + (danger.DANGER_DAMAGE if option == danger.BEAR else 0)}


def of_fare(race: Race, crew: Crew, option: str, about: tuple[Any, int]) -> Facts:
    """What is still to pay with that answer."""
    off = {driving.TRANSPORT_NAME: driving.TRANSPORT_FRANCS, driving.LEADER: driving.WALLEDGRAVE_FRANCS}
    if option == danger.TURN_BACK:
        return {"after": after(crew)}
    price = max(0, about[1] - off.get(option, 0))
    if option != driving.PAY:
        return {"francs": price, "after": after(crew)}
    paid = after(crew, petrol=-driving.CITY_PETROL, francs=-price)
    return {"francs": price, **of_city(race, crew, about[0].to), "after": paid}


def of_repair(race: Race, crew: Crew, option: str, about: None) -> Facts:
    engine = option in (repairs.SPARE_ENGINE, repairs.BUY_ENGINE)
    chassis = option in (repairs.SPARE_CHASSIS, repairs.BUY_CHASSIS)
    price = repairs.price_of_part(race, crew) if option in (repairs.BUY_ENGINE, repairs.BUY_CHASSIS) else 0
    return {"francs": price, "after": after(crew, engine=engine, chassis=chassis, francs=-price)}


def of_toolbox(race: Race, crew: Crew, option: int, about: None) -> Facts:
    return {"after": after(crew, engine=option, chassis=race.box.edition.toolbox(crew)[option])}


def of_place(race: Race, crew: Crew, option: str, about: None) -> Facts:
    space = race.box.board.number[option]
    return {"tile": race.box.faces[race.drawn_tiles[0]], "surcharge": driving.surcharge(race, space)}


def of_target(race: Race, crew: Crew, option: str, about: None) -> Facts:
    victim = next(rival for rival in race.crews if rival.name == option)
    return {"engine": victim.engine, "chassis": victim.chassis, "guards": victim.security, "final": True}


def of_tile_target(race: Race, crew: Crew, option: str, last: bool) -> Facts:
    """With the last target the others are asked whether they avert it, and nothing goes back."""
    return {"tile": race.box.faces[race.tiles[race.box.board.number[option]]], "final": last}


def of_tile_to(race: Race, crew: Crew, option: str, last: bool) -> Facts:
    return {"final": last}


def of_crew(race: Race, crew: Crew, option: str, about: None) -> Facts:
    vehicle = VEHICLES[CREWS.index(option)]
    gauges = {"petrol": vehicle.petrol, "engine": vehicle.engine, "chassis": vehicle.chassis}
    return {**gauges, "leader": vehicle.leader if race.box.leaders else None}


def of_discard(race: Race, crew: Crew, option: str, about: None) -> Facts:
    return of_jerrycan(race, crew) if option == USE_JERRYCAN else {"held": crew.hand[deck.NUMBER[option]]}


EXPLAINERS: dict[str, Callable[[Race, Crew, Any, Any], Facts]] = {
    "sequence": of_sequence,
    "drive": of_drive,
    "damage": of_damage,
    "shortage": of_shortage,
    "danger": of_danger,
    "fare": of_fare,
    "repair": of_repair,
    "toolbox": of_toolbox,
    "place": of_place,
    "target": of_target,
    "tile target": of_tile_target,
    "tile to": of_tile_to,
    "crew": of_crew,
    "discard": of_discard,
}
