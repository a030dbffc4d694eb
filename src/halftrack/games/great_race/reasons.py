"""Options that a player would expect but does not have, each with the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from halftrack.engine import Facts, Option, Question
from halftrack.games.great_race import convoy, danger, deck, driving, hand, leaders, pathfinding, repairs
from halftrack.games.great_race.box import Way
from halftrack.games.great_race.state import NONE, Crew, Race

Reasons = dict[Option, Facts]


def why_not(race: Race, question: Question) -> Reasons:
    """Only what is not offered has a reason."""
    find = FINDERS.get(question.kind)
    found = find(race, race.crews[question.seat], question.about) if find else {}
    return {option: reason for option, reason in found.items() if option not in question.options}


def because(rule: str, **short: int) -> Facts:
    """A rule's tag, and by how much something is short."""
    return {"rule": rule, **short}


def of_sequence(race: Race, crew: Crew, starting: bool) -> Reasons:
    return {**of_petrol(race, crew, starting), **of_hand(crew), **of_assistants(crew)}


def of_petrol(race: Race, crew: Crew, starting: bool) -> Reasons:
    """One more level than can be had. [convoy.2]"""
    if not starting:
        return {convoy.PETROL_OPTIONS[1]: because("convoy.2")}
    levels = convoy.petrol_payable(race, crew) + 1
    if crew.petrol + levels > crew.full_petrol:
        return {convoy.PETROL_OPTIONS[levels]: because("convoy.2", over=1)}
    francs = levels * convoy.price_of_petrol(race, crew) - crew.francs
    return {convoy.PETROL_OPTIONS[levels]: because("convoy.2", francs=francs)}


def of_hand(crew: Crew) -> Reasons:
    """Cards held that cannot be played before an assistant, or not now. [cards.2]"""
    return {
        deck.NAMES[card]: because("cards." + deck.NAMES[card].replace(" ", "-"))
        for card in range(deck.KINDS)
        if crew.hand[card]
    }


def of_assistants(crew: Crew) -> Reasons:
    """Boxes without an assistant, a guard without a tile, a leader who has done his part."""
    boxes: Reasons = {
        action: because("planning.2") for action, (box, _) in convoy.ASSISTANTS.items() if not getattr(crew, box)
    }
    boxes.setdefault(convoy.DISCARD_TILE, because("security.2"))
    if crew.leader_used and crew.leader in leaders.POWERS:
        boxes[driving.LEADER] = because(leaders.POWERS[crew.leader])
    return boxes


def of_drive(race: Race, crew: Crew, about: tuple[int, bool]) -> Reasons:
    """Neighbouring spaces whose cost cannot be met, lanes that cannot be taken, a jerrycan too many."""
    spaces = race.box.board.neighbours[crew.space]
    found: Reasons = {
        race.name(space): of_space(race, crew, space) for space in spaces if not driving.can_enter(race, crew, space)
    }
    for way in race.box.lanes.get(crew.space, ()):
        found[way.option] = of_lane(crew, way) if about[1] else because("lanes.2")
    if crew.hand[deck.JERRYCAN]:
        found[driving.JERRYCAN_NAME] = because("cards.jerrycan")
    return {**found, **of_water(race, crew)}


def of_water(race: Race, crew: Crew) -> Reasons:
    """Spaces that lie beside the vehicle, but across water. [drive.2]"""
    across = [space for pair in race.box.board.barriers if crew.space in pair for space in pair]
    return {race.name(space): because("drive.2") for space in across if space != crew.space}


def of_space(race: Race, crew: Crew, space: int) -> Facts:
    """What is short of the whole cost. [drive.3, drive.7, drive.9]"""
    number = race.tiles[space]
    if number == NONE:
        return because("drive.7", petrol=driving.petrol_to_enter(race, space) - crew.petrol)
    tile = race.box.tiles[number]
    petrol = tile.petrol + driving.surcharge(race, space) - crew.petrol
    if petrol > 0:
        return because("drive.3", petrol=petrol)
    damage = tile.damage + (danger.DANGER_DAMAGE if tile.danger and not danger.shields(crew) else 0)
    return because("drive.9", damage=damage - crew.engine - crew.chassis)


def of_lane(crew: Crew, way: Way) -> Facts:
    """Fare or petrol short. [lanes.1]"""
    if crew.petrol < driving.CITY_PETROL:
        return because("lanes.1", petrol=driving.CITY_PETROL)
    return because("lanes.1", francs=way.price - driving.deductible(crew, way.kind) - crew.francs)


def of_repair(race: Race, crew: Crew, about: None) -> Reasons:
    """Gauges that are full, and parts that cost too much here. [mechanics.1]"""
    price = repairs.price_of_part(race, crew)
    short = because("mechanics.1", francs=price - crew.francs) if price > crew.francs else because("mechanics.1")
    parts: Reasons = {repairs.BUY_ENGINE: short, repairs.BUY_CHASSIS: short}
    if crew.hand[deck.SPARE_PARTS]:
        parts |= {repairs.SPARE_ENGINE: because("mechanics.1"), repairs.SPARE_CHASSIS: because("mechanics.1")}
    if crew.hand[deck.TOOLBOX]:
        parts[repairs.TOOLBOX_NAME] = because("mechanics.1")
    return parts


def of_fare(race: Race, crew: Crew, about: tuple[Way, int]) -> Reasons:
    """What is still short of the fare. [lanes.1]"""
    return {driving.PAY: because("lanes.1", francs=about[1] - crew.francs)}


def of_danger(race: Race, crew: Crew, damage: int) -> Reasons:
    """Two more damage than the gauges hold. [drive.9]"""
    return {danger.BEAR: because("drive.9", damage=damage + danger.DANGER_DAMAGE - crew.engine - crew.chassis)}


def of_discard(race: Race, crew: Crew, about: None) -> Reasons:
    """A jerrycan held, and no room for its petrol. [hand.2]"""
    return {hand.USE_JERRYCAN: because("hand.2")} if crew.hand[deck.JERRYCAN] else {}


def of_target(race: Race, crew: Crew, about: None) -> Reasons:
    """Crews that no saboteur touches any more. [finish.1, leaving.1]"""
    gone = [rival for rival in race.crews if rival.name and not rival.racing]
    return {rival.name: because("finish.1" if rival.place else "leaving.1") for rival in gone}


def of_tile_target(race: Race, crew: Crew, last: bool) -> Reasons:
    """Tiles under vehicles, and in the German book tiles not connected. [cards.trail-hunter, cards.con-artist]"""
    card, *aimed_at = race.aim
    reasons = of_tiles_out_of_reach(race, "cards." + card.replace(" ", "-"))
    return {name: reason for name, reason in reasons.items() if name not in aimed_at}


def of_discard_tile(race: Race, crew: Crew, about: None) -> Reasons:
    """Tiles under vehicles, or not connected to one's own; in the German book not beside it. [security.2]"""
    return of_tiles_out_of_reach(race, "security.2")


def of_tiles_out_of_reach(race: Race, rule: str) -> Reasons:
    """Every laid tile: those that are offered need no reason."""
    return {name: because(rule) for name in pathfinding.names_of(race, race.laid)}


FINDERS: dict[str, Callable[[Race, Crew, Any], Reasons]] = {
    "sequence": of_sequence,
    "drive": of_drive,
    "repair": of_repair,
    "fare": of_fare,
    "danger": of_danger,
    "discard": of_discard,
    "target": of_target,
    "tile target": of_tile_target,
    "discard tile": of_discard_tile,
}
