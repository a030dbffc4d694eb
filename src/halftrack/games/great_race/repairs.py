"""Repairs: parts from the hand and parts bought, in any mix."""

from typing import Final

from halftrack.engine import Script, choose
from halftrack.games.great_race import events
from halftrack.games.great_race.deck import NAMES, SPARE_PARTS, TOOLBOX
from halftrack.games.great_race.hand import play_card
from halftrack.games.great_race.state import Crew, Race

PART_IN_CITY: Final = 20
PART_ELSEWHERE: Final = 40
TOOLBOX_LEVELS: Final = 3

DONE: Final = "done"
TOOLBOX_NAME: Final[str] = NAMES[TOOLBOX]
SPARE_ENGINE: Final = "spare parts engine"
SPARE_CHASSIS: Final = "spare parts chassis"
BUY_ENGINE: Final = "buy engine"
BUY_CHASSIS: Final = "buy chassis"


def in_city(race: Race, crew: Crew) -> bool:
    return bool(race.box.cities >> crew.space & 1)


def price_of_part(race: Race, crew: Crew) -> int:
    """What one level costs, here in francs. [mechanics.1]"""
    return PART_IN_CITY if in_city(race, crew) else PART_ELSEWHERE


def repairs_open(race: Race, crew: Crew) -> list[str]:
    """Any mix of parts and purchases, never over a maximum. [mechanics.1, cards.spare-parts, convoy.3]"""
    engine, chassis = crew.engine < crew.full_engine, crew.chassis < crew.full_chassis
    helped = crew.assistants > 0
    spare, box = helped and crew.hand[SPARE_PARTS] > 0, helped and crew.hand[TOOLBOX] > 0
    bought = crew.francs >= price_of_part(race, crew)
    offers = (
        (True, DONE),
        (spare and engine, SPARE_ENGINE),
        (spare and chassis, SPARE_CHASSIS),
        (box and (engine or chassis), TOOLBOX_NAME),
        (bought and engine, BUY_ENGINE),
        (bought and chassis, BUY_CHASSIS),
    )
    return [offer for is_open, offer in offers if is_open]


def repair(race: Race, crew: Crew) -> Script[None]:
    """One repair action: part after part, until the crew has done enough. [mechanics.1, cards.repairman]"""
    while True:
        part = yield from choose(crew.seat, "repair", repairs_open(race, crew))
        if part == DONE:
            return
        if part == TOOLBOX_NAME:
            yield from open_toolbox(race, crew)
        elif part in (SPARE_ENGINE, SPARE_CHASSIS):
            play_card(race, crew, SPARE_PARTS)
            raise_gauges(race, crew, part == SPARE_ENGINE, part == SPARE_CHASSIS, "spare parts")
        else:
            price = price_of_part(race, crew)
            crew.francs -= price
            raise_gauges(race, crew, part == BUY_ENGINE, part == BUY_CHASSIS, "bought", price)


def raise_gauges(race: Race, crew: Crew, engine: int, chassis: int, means: str, francs: int = 0) -> None:
    crew.engine += engine
    crew.chassis += chassis
    race.tell(events.Repaired, crew.seat, int(engine), int(chassis), means, francs)


def toolbox_over_both_gauges(crew: Crew) -> dict[int, int]:
    """Three levels split over both gauges, none wasted while a gauge can take it. [cards.toolbox]"""
    engine, chassis = crew.full_engine - crew.engine, crew.full_chassis - crew.chassis
    levels = min(TOOLBOX_LEVELS, engine + chassis)
    return {up: levels - up for up in range(max(0, levels - chassis), min(levels, engine) + 1)}


def toolbox_on_one_gauge(crew: Crew) -> dict[int, int]:
    """DE: three levels of one gauge. [cards.toolbox]"""
    engine = min(TOOLBOX_LEVELS, crew.full_engine - crew.engine)
    chassis = min(TOOLBOX_LEVELS, crew.full_chassis - crew.chassis)
    return {up: 0 if up else chassis for up in ([engine, 0] if chassis else [engine])}


def open_toolbox(race: Race, crew: Crew) -> Script[None]:
    """The toolbox is played, its levels shared out. [cards.toolbox]"""
    play_card(race, crew, TOOLBOX)
    ways = race.box.edition.toolbox(crew)
    engine = yield from choose(crew.seat, "toolbox", ways)
    raise_gauges(race, crew, engine, ways[engine], TOOLBOX_NAME)
