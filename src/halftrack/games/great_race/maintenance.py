"""Maintenance: the new turn order and its bonus, or the end of the race."""

from typing import Final

from halftrack.engine import Script
from halftrack.games.great_race import events
from halftrack.games.great_race.finish import anyone_arrived, dismiss, end, is_called_off
from halftrack.games.great_race.state import BIVOUAC, NONE, Crew, Race

BONUS: Final = (20, 10)
BONUS_OF_TWO: Final = (20,)


def end_of_convoy(race: Race) -> Script[None]:
    """After an arrival there is no maintenance any more: the race is over. [finish.2, convoy.7]"""
    if anyone_arrived(race):
        end(race, "arrival")
    else:
        maintain(race)
        if is_called_off(race):
            end(race, "called off")
    yield from ()


def maintain(race: Race) -> None:
    """Turn order, bonus, and guards that were not used leave. [maintenance.1 to maintenance.3]"""
    new_order(race)
    for crew, francs in zip(race.in_order(), bonus(race), strict=False):
        crew.francs += francs
        race.tell(events.FrancsGained, crew.seat, francs, "bonus")
    for crew in race.in_order():
        dismiss(crew)
    race.phase = BIVOUAC


def new_order(race: Race) -> None:
    """Who is furthest goes first. [maintenance.1]"""
    race.order = [crew.seat for crew in sorted(race.in_order(), key=progress)]
    race.tell(events.OrderChanged, NONE, tuple(race.order))


def progress(crew: Crew) -> tuple[int, int]:
    """Furthest first; on one band the lower token, which came first. [maintenance.1]"""
    return (-crew.band, crew.token)


def bonus(race: Race) -> tuple[int, ...]:
    """20 F and 10 F; with two crews only the first. [maintenance.2]"""
    return BONUS if len(race.order) > 2 else BONUS_OF_TWO
