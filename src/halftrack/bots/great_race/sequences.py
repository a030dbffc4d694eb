"""How a Driver plans its assistants and plays its sequences."""

from math import ceil
from typing import TYPE_CHECKING

from halftrack.bots.great_race.answers import is_worth_buying
from halftrack.bots.great_race.road import FAR
from halftrack.engine import Option, Question
from halftrack.games.great_race import convoy
from halftrack.games.great_race.cards import STATION_PETROL
from halftrack.games.great_race.crews import DELATOUR
from halftrack.games.great_race.deck import JERRYCAN, MILITIA, NUMBER, SPARE_PARTS, TOOLBOX
from halftrack.games.great_race.driving import LEADER
from halftrack.games.great_race.planning import ASSISTANTS
from halftrack.games.great_race.state import NONE, Crew, Race

if TYPE_CHECKING:
    from halftrack.bots.great_race.driver import Look

STATION, DRIVER, TRACKER = NUMBER["refuelling station"], NUMBER["driver"], NUMBER["tracker"]
BLIND_PETROL = 1.8  # what an empty space takes on average
AHEAD = 4


def fuel(look: "Look", race: Race, crew: Crew) -> float:
    """Levels of petrol there are or could be had."""
    cards = crew.hand[JERRYCAN] + 4 * crew.hand[STATION]
    in_city = race.box.cities >> crew.space & 1
    price = look.thrift.francs * (0.8 if in_city else 1.0)
    return crew.petrol + cards + crew.francs / price


def plan(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """Money while there is not enough to come far with; then drives, as it pays for them, and cards."""
    have, need = fuel(look, race, crew), look.far[crew.space] * look.way.petrol
    if have < look.thrift.rush * need and not is_pressed(look, race, crew):
        return "0-0-0-5"
    if have < look.thrift.poor and have < need:
        return "0-1-0-4"
    repairs = int(is_worn(look, race, crew))
    drives = max(1, min(look.thrift.most_drives, ceil(min(have, need + look.thrift.drive) / look.thrift.drive)))
    mechanics = min(ASSISTANTS, drives + repairs)
    guards = min(ASSISTANTS - 1, guards_wanted(look, race, crew, drives))
    mechanics = min(mechanics, ASSISTANTS - guards)
    return f"{ASSISTANTS - mechanics - guards}-{mechanics}-{guards}-0"


def guards_wanted(look: "Look", race: Race, crew: Crew, drives: int) -> int:
    """One for each danger that so many drives are likely to meet, militia taken off."""
    levels, dangers = drives * look.thrift.drive, 0.0
    for space in look.path(crew):
        number = race.tiles[space]
        if number != NONE:
            dangers += race.box.tiles[number].danger
            levels -= race.box.tiles[number].petrol
        else:
            dangers += look.way.danger * (race.box.land >> space & 1)
            levels -= BLIND_PETROL
        if levels <= 0:
            break
    return int(look.thrift.guards * (dangers - crew.hand[MILITIA]) + 0.5) if dangers > crew.hand[MILITIA] else 0


def is_pressed(look: "Look", race: Race, crew: Crew) -> bool:
    """Whether a rival may arrive in this turn."""
    near = min((look.far[rival.space] - fuel(look, race, rival) for rival in race.after(crew)), default=FAR)
    return near < look.thrift.pressed


def is_worn(look: "Look", race: Race, crew: Crew) -> bool:
    """Whether a repair is worth an assistant: much can be mended, or little is left and something can be."""
    missing = crew.full_engine + crew.full_chassis - crew.engine - crew.chassis
    boxes = 3 * crew.hand[TOOLBOX] if missing >= 3 else 0
    mended = min(missing, boxes + crew.hand[SPARE_PARTS])
    low = crew.engine <= 1 or crew.engine + crew.chassis <= look.thrift.worn
    return mended >= 2 or (low and missing > 0 and (mended > 0 or is_worth_buying(look, race, crew)))


def sequence(look: "Look", race: Race, crew: Crew, question: Question) -> Option:
    """Cards that only help, then the most pressing assistant, with petrol before a drive."""
    options = question.options
    for wish in wishes(look, race, crew, options):
        if wish in options:
            return wish
    return convoy.PASS


def wishes(look: "Look", race: Race, crew: Crew, options: tuple[Option, ...]) -> list[str]:
    """What it would like to do, the most pressing first; each only if it makes sense now."""
    found = helpful_cards(look, race, crew)
    ahead = empty_ahead(look, race, crew)
    if crew.leader == DELATOUR and ahead:
        found.append(LEADER)
    if crew.funding:
        found.append(convoy.COLLECT_FUNDING)
    if is_worn(look, race, crew):
        found += [LEADER] if crew.leader != DELATOUR else []
        found += ["repairman", convoy.REPAIR]
    found += ["cartographer", "topographer"] if ahead > 1 else []
    if crew.pathfinder:
        room = crew.cards < crew.chassis
        found += (
            [convoy.PLACE_TILES]
            if ahead >= look.thrift.lay_ahead and (not room or wants_tiles(look, race, crew))
            else []
        )
        found += [convoy.DRAW_CARD] if room else []
    found += driving(look, race, crew, options)
    found += [convoy.PLACE_TILES, convoy.DRAW_CARD]
    return [*found, convoy.REPAIR]


def helpful_cards(look: "Look", race: Race, crew: Crew) -> list[str]:
    found = ["financial", "saboteur"]
    if crew.cards < crew.chassis:
        found.append("tracker")
    if (
        crew.hand[STATION]
        and crew.full_petrol - crew.petrol >= STATION_PETROL - 1
        and (crew.mechanics or crew.hand[DRIVER])
    ):
        found.append("refuelling station")
    return found


def wants_tiles(look: "Look", race: Race, crew: Crew) -> bool:
    """Tiles help who can drive over them this turn; cards help anybody."""
    return crew.mechanics > 0 and fuel(look, race, crew) >= look.thrift.drive


def empty_ahead(look: "Look", race: Race, crew: Crew) -> int:
    """The empty spaces among the next ones of the way."""
    land = race.box.land
    return sum(race.tiles[space] == NONE and land >> space & 1 for space in look.path(crew)[:AHEAD])


def driving(look: "Look", race: Race, crew: Crew, options: tuple[Option, ...]) -> list[str]:
    """Petrol for the way ahead, then the drive: by the card first, if the hand holds one."""
    if not crew.engine or not (crew.mechanics or crew.hand[DRIVER]):
        return []
    found = []
    wanted = petrol_wanted(look, race, crew)
    if crew.petrol < wanted:
        found += [f"petrol {levels}" for levels in range(wanted - crew.petrol, 0, -1)]
    if crew.petrol + crew.hand[JERRYCAN] > 0:
        found += ["driver", convoy.DRIVE] if crew.petrol >= 2 else [convoy.DRIVE]
    return found


def petrol_wanted(look: "Look", race: Race, crew: Crew) -> int:
    """In a city all it sells; elsewhere what the way takes up to the next halt."""
    if race.box.cities >> crew.space & 1 and look.far[crew.space] > crew.full_petrol:
        return crew.full_petrol
    levels = 0.0
    for space in look.path(crew)[: crew.engine]:
        number = race.tiles[space]
        if race.box.cities >> space & 1:
            levels += 1
            break
        levels += race.box.tiles[number].petrol if number != NONE else BLIND_PETROL
        levels += space in race.box.board.risk
        if number != NONE and race.box.tiles[number].stop:
            break
    return min(crew.full_petrol, int(levels + look.thrift.spare))
