"""The Torpedo's sequences: one assistant after the other, and nobody decides anything. [solo.3, solo.7]"""

from halftrack.engine import Script
from halftrack.games.great_race import events as race_events
from halftrack.games.great_race.convoy import hand_on
from halftrack.games.great_race.driving import CITY_PETROL, EMPTY_PETROL, LAND, move
from halftrack.games.great_race.driving import surcharge as printed_surcharge
from halftrack.games.great_race.finish import arrive
from halftrack.games.great_race.hand import next_card
from halftrack.games.great_race.pathfinding import next_tile
from halftrack.games.great_race.planning import ASSISTANTS
from halftrack.games.great_race.solo import events, hazards, legacy
from halftrack.games.great_race.solo.course import (
    cities_ahead,
    ease,
    name_ranks,
    nearer,
    objective,
    sails,
    steps_to,
)
from halftrack.games.great_race.solo.state import TORPEDO, SoloRace
from halftrack.games.great_race.solo.terrain import deal_tiles
from halftrack.games.great_race.state import NONE

SECOND = 2
SEA = "sea"


def torpedo_sequence(race: SoloRace) -> Script[None]:
    """Its k-th sequence is its k-th assistant: the first lays tiles, the others move it. [solo.3]"""
    torpedo = race.torpedo
    race.reveals += 1  # what the human did before it stands
    number = ASSISTANTS + 1 - torpedo.assistants
    tell_objective(race)
    if torpedo.pathfinder:
        deal_tiles(race, TORPEDO)
        torpedo.pathfinder -= 1
    else:
        yield from advance(race, number)
        torpedo.mechanics -= torpedo.racing
    hand_on(race, torpedo)


def tell_objective(race: SoloRace) -> None:
    (space, reason), here = objective(race), race.torpedo.space
    steps = steps_to(race.box.board, space, sails(race))[here]
    race.tell(events.HeadsFor, TORPEDO, race.name(space), race.card.colour, reason, steps)


def steps_of(race: SoloRace, assistant: int) -> int:
    """What the card shows for the second assistant, and for each of the other three. [solo.7, solo.13-blue]"""
    if assistant == SECOND:
        return race.card.moves[0] + legacy.further_steps(race.solo.powers)
    return race.card.moves[1]


def advance(race: SoloRace, assistant: int) -> Script[None]:
    """Step after step, its way found anew each time. [solo.7, solo.6]"""
    steps = steps_of(race, assistant)
    race.tell(events.Advances, TORPEDO, assistant, steps)
    for _ in range(steps):
        if not race.torpedo.engine:
            return halt(race, "breakdown", race.torpedo.space)
        space = next_space(race)
        if space == NONE:
            return halt(race, "no way", race.torpedo.space)
        if not (yield from enter(race, space)):
            return
    return


def halt(race: SoloRace, reason: str, space: int, short: int = 0) -> None:
    race.tell(events.Halted, TORPEDO, reason, race.name(space), short)


def next_space(race: SoloRace) -> int:
    """A city beside it, always; else the next space of its path, or none. [solo.7a, solo.6]"""
    here, goal = race.torpedo.space, objective(race).space
    to_goal, ranks = steps_to(race.box.board, goal, sails(race)), name_ranks(race.box.board)
    beside = race.box.board.neighbours[here]
    cities = [*cities_ahead(race, beside), *([goal] if goal in beside else [])]
    if cities:
        best = min(cities, key=lambda space: (to_goal[space], ranks[space]))
        race.tell(events.WayTaken, TORPEDO, race.name(best), "city beside")
        return best
    ahead = nearer(race, here, goal, sails(race))
    if ahead:
        race.tell(events.WayTaken, TORPEDO, race.name(ahead[0]), reason_for(race, ahead))
    return ahead[0] if ahead else NONE


def reason_for(race: SoloRace, ahead: list[int]) -> str:
    """Why the first of these and not the second. [solo.6]"""
    if len(ahead) == 1:
        return "only way"
    (kind, hard, _), (other, harder, _) = ease(race, ahead[0]), ease(race, ahead[1])
    if kind != other:
        return ("city first", "known tile")[kind]
    return "easiest tile" if hard != harder else "lowest name"


def enter(race: SoloRace, space: int) -> Script[bool]:
    """One step; True while the assistant may go on. [solo.7]"""
    if race.box.cities >> space & 1:
        yield from enter_city(race, space)
        return False
    if race.tiles[space] == NONE:
        return explore(race, space)
    return cross(race, space)


def surcharge(race: SoloRace, space: int) -> int:
    """One more petrol in the risk zone, unless it has the power. [solo.7b, solo.13-blue]"""
    return 0 if legacy.is_spared_surcharge(race.solo.powers) else printed_surcharge(race, space)


def explore(race: SoloRace, space: int) -> bool:
    """Blind, as everybody: with petrol at 0 nothing is drawn; a tile that it cannot pay stays there. [solo.7d]"""
    if not race.torpedo.petrol:
        halt(race, "petrol", space, EMPTY_PETROL)
        return False
    tile = next_tile(race)
    if tile == NONE:
        return pay(race, space, EMPTY_PETROL + surcharge(race, space), 0)
    race.lay(space, tile)
    race.tell(race_events.TileTurned, TORPEDO, race.name(space), race.box.faces[tile])
    return cross(race, space)


def cross(race: SoloRace, space: int) -> bool:
    """Petrol from petrol; damage, and 2 for a danger at once, from mechanical. [solo.7b]"""
    tile = race.box.tiles[race.tiles[space]]
    danger = legacy.danger_damage(race.solo.powers) if tile.danger else 0
    if not pay(race, space, tile.petrol + surcharge(race, space), tile.damage + danger):
        return False
    if tile.stop and not legacy.passes_stops(race.solo.powers):
        halt(race, "stop", space)
        return False
    return True


def pay(race: SoloRace, space: int, petrol: int, damage: int) -> bool:
    """The whole cost, each gauge down to 0 if need be; else it stays and the assistant is spent. [solo.7c]"""
    torpedo = race.torpedo
    for reason, short in (("petrol", petrol - torpedo.petrol), ("damage", damage - torpedo.engine)):
        if short > 0:
            halt(race, reason, space, short)
            return False
    torpedo.petrol -= petrol
    torpedo.engine -= damage
    if damage:
        race.tell(race_events.Damaged, TORPEDO, damage, 0)
    move(race, torpedo, space, 0, LAND, petrol)
    return True


def enter_city(race: SoloRace, space: int) -> Script[None]:
    """One petrol, the token, its power, its cards: and this assistant has done. [solo.7e, solo.13]"""
    torpedo = race.torpedo
    if torpedo.petrol < CITY_PETROL:
        return halt(race, "petrol", space, CITY_PETROL)
    sailed = space not in race.box.board.neighbours[torpedo.space]
    move(race, torpedo, space, CITY_PETROL, SEA if sailed else LAND)
    race.solo.entered |= 1 << space
    if space == race.box.destination:
        return arrive(race, torpedo)
    halt(race, "city", space)
    gain_power(race, space)
    for _ in range(race.box.board.cities[space].cards):
        card = next_card(race)
        if card != NONE:
            yield from hazards.use_card(race, card, hazards.CITY)


def gain_power(race: SoloRace, space: int) -> None:
    """A city of the card's colour: the next level of that colour, at once. [solo.13]"""
    solo, colour = race.solo, race.card.colour
    if not solo.terms.legacy or race.box.board.cities[space].colour != colour:
        return
    which = legacy.COLOURS.index(colour)
    if solo.powers[which] == legacy.MOST:
        return
    solo.powers[which] += 1
    race.torpedo.full_petrol = maximum = legacy.maximum(solo.powers)
    race.torpedo.full_engine = max(maximum, race.torpedo.engine)
    race.tell(events.PowerGained, TORPEDO, colour, solo.powers[which])
