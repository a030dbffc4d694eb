"""The convoy: sequence after sequence, until nobody can act any more."""

from collections.abc import Callable
from typing import Final

from halftrack.engine import Script, choose, confirm
from halftrack.games.great_race import events
from halftrack.games.great_race.cards import play, playable
from halftrack.games.great_race.deck import NUMBER
from halftrack.games.great_race.driving import JERRYCAN_NAME, LEADER, drive
from halftrack.games.great_race.finish import dismiss
from halftrack.games.great_race.hand import can_use_jerrycan, use_jerrycan
from halftrack.games.great_race.leaders import can_lead, lead
from halftrack.games.great_race.pathfinding import adjacent_tiles, discard_tile, draw_card, pathfind
from halftrack.games.great_race.repairs import in_city, repair
from halftrack.games.great_race.state import Crew, Race

PETROL_IN_CITY: Final = 10
PETROL_ELSEWHERE: Final = 20
FUNDING: Final = (0, 10, 20, 40, 70, 110)

PASS: Final = "pass"
PLACE_TILES: Final = "place tiles"
DRAW_CARD: Final = "draw card"
REPAIR: Final = "repair"
DRIVE: Final = "drive"
DISCARD_TILE: Final = "discard tile"
COLLECT_FUNDING: Final = "collect funding"
PETROL_OPTIONS: Final = tuple(f"petrol {levels}" for levels in range(12))
PETROL: Final = {option: levels for levels, option in enumerate(PETROL_OPTIONS)}


def next_crew(race: Race) -> Crew | None:
    """Round after round in turn order; who cannot act is skipped. [convoy.1, convoy.6, convoy.7]"""
    seats = len(race.order)
    for later in range(seats):
        crew = race.crews[race.order[(race.upcoming + later) % seats]]
        if crew.can_act:
            return crew
    return None


def sequence(race: Race, crew: Crew) -> Script[None]:
    """Petrol, then cards, then one assistant or a pass, which ends it. [convoy.1]"""
    starting = True
    while crew.can_act:
        move = yield from choose(crew.seat, "sequence", moves(race, crew, starting), starting)
        if move in ASSISTANTS:
            yield from play_assistant(race, crew, move)
            break
        if move == PASS:
            pass_on(race, crew)
            break
        starting = starting and move == JERRYCAN_NAME  # [convoy.2] petrol is bought only at the very start
        yield from prepare(race, crew, move)
    yield from confirm(crew.seat)
    hand_on(race, crew)


def hand_on(race: Race, crew: Crew) -> None:
    """The next crew in turn order has the next sequence. [convoy.1]"""
    race.upcoming = (race.order.index(crew.seat) + 1) % len(race.order)


def moves(race: Race, crew: Crew, starting: bool) -> list[str]:
    """Everything that a crew may do now in its sequence. [convoy.1]"""
    options = [PASS]
    if starting:
        options += PETROL_OPTIONS[1 : 1 + petrol_payable(race, crew)]
    if can_use_jerrycan(crew):
        options.append(JERRYCAN_NAME)
    options += playable(race, crew)
    if can_lead(crew):
        options.append(LEADER)
    return options + assistants_ready(race, crew)


def assistants_ready(race: Race, crew: Crew) -> list[str]:
    """What the assistants on the dashboard can do. [planning.3, security.2]"""
    ready = [PLACE_TILES, DRAW_CARD] if crew.pathfinder else []
    if crew.mechanics:
        ready += [REPAIR, DRIVE]
    if crew.security and (adjacent_tiles(race, crew) or race.box.edition.guard_reach(race, crew)):
        ready.append(DISCARD_TILE)
    if crew.funding:
        ready.append(COLLECT_FUNDING)
    return ready


def price_of_petrol(race: Race, crew: Crew) -> int:
    """In francs a level. [convoy.2]"""
    return PETROL_IN_CITY if in_city(race, crew) else PETROL_ELSEWHERE


def petrol_payable(race: Race, crew: Crew) -> int:
    """Up to the maximum, as far as the money goes. [convoy.2]"""
    return min(crew.full_petrol - crew.petrol, crew.francs // price_of_petrol(race, crew))


def prepare(race: Race, crew: Crew, move: str) -> Script[None]:
    """What may come before the assistant: petrol, cards, the leader. [convoy.1, leaders.7]"""
    if move in PETROL:
        buy_petrol(race, crew, PETROL[move])
    elif move == JERRYCAN_NAME:
        use_jerrycan(race, crew)
    elif move == LEADER:
        yield from lead(race, crew)
    else:
        assert move in NUMBER
        yield from play(race, crew, move)


def buy_petrol(race: Race, crew: Crew, levels: int) -> None:
    """10 F a level in a city, 20 F elsewhere. [convoy.2]"""
    price = levels * price_of_petrol(race, crew)
    crew.francs -= price
    crew.petrol += levels
    race.tell(events.PetrolGained, crew.seat, levels, price)


def pass_on(race: Race, crew: Crew) -> None:
    """All assistants leave the dashboard except guards; funding left there pays nothing. [convoy.5]"""
    dismiss(crew, guards=False)
    crew.passed = True
    race.tell(events.Passed, crew.seat)


def play_assistant(race: Race, crew: Crew, action: str) -> Script[None]:
    """It counts as active until its action ends, and then leaves the dashboard. [convoy.3]"""
    race.tell(events.AssistantPlayed, crew.seat, action)
    box, act = ASSISTANTS[action]
    yield from act(race, crew)
    if crew.racing:
        setattr(crew, box, 0 if action == COLLECT_FUNDING else getattr(crew, box) - 1)


def collect_funding(race: Race, crew: Crew) -> Script[None]:
    """All assistants of funding are one action. [funding.1]"""
    francs = FUNDING[crew.funding]
    crew.francs += francs
    race.tell(events.FrancsGained, crew.seat, francs, "funding")
    yield from ()


ASSISTANTS: dict[str, tuple[str, Callable[[Race, Crew], Script[None]]]] = {
    PLACE_TILES: ("pathfinder", pathfind),
    DRAW_CARD: ("pathfinder", draw_card),
    REPAIR: ("mechanics", repair),
    DRIVE: ("mechanics", drive),
    DISCARD_TILE: ("security", discard_tile),
    COLLECT_FUNDING: ("funding", collect_funding),
}
