"""Planning: five assistants each, placed in secret."""

from typing import Final

from halftrack.engine import Script, choose_all
from halftrack.games.great_race import events
from halftrack.games.great_race.state import CONVOY, Crew, Race

ASSISTANTS: Final = 5

PLANS: Final = tuple(
    f"{pathfinder}-{mechanics}-{security}-{ASSISTANTS - pathfinder - mechanics - security}"
    for pathfinder in range(ASSISTANTS, -1, -1)
    for mechanics in range(ASSISTANTS - pathfinder, -1, -1)
    for security in range(ASSISTANTS - pathfinder - mechanics, -1, -1)
)


def planning(race: Race) -> Script[None]:
    """All at once, secretly; nothing moves after the reveal. [planning.1, planning.2]"""
    yield from place_assistants(race, race.order)
    begin_convoy(race)


def place_assistants(race: Race, seats: list[int]) -> Script[None]:
    """Each seat a plan, and none is seen before the last one is in. [planning.1, planning.2]"""
    plans = yield from choose_all(seats, "plan", lambda seat: PLANS)
    race.reveals += 1
    for seat, plan in plans.items():
        dispatch(race.crews[seat], plan)
        race.tell(events.PlanRevealed, seat, plan)


def begin_convoy(race: Race) -> None:
    """Nobody has passed yet, and the first crew begins. [planning.2, convoy.1]"""
    for crew in race.in_order():
        crew.passed = False
    race.upcoming = 0
    race.phase = CONVOY


def dispatch(crew: Crew, plan: str) -> None:
    """Put the assistants into pathfinder, mechanics, security and funding. [planning.1, planning.3]"""
    crew.pathfinder, crew.mechanics, crew.security, crew.funding = map(int, plan.split("-"))
