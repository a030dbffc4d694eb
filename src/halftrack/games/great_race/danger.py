"""Dangers on tiles and cards, who is asked about them, and damage."""

from typing import Final

from halftrack.engine import Script, ask, choose
from halftrack.games.great_race import events
from halftrack.games.great_race.deck import MILITIA, NAMES
from halftrack.games.great_race.hand import discard_to_limit, play_card
from halftrack.games.great_race.state import Crew, Race

DANGER_DAMAGE: Final = 2
SABOTAGE: Final = 2

GUARD: Final = "guard"
MILITIA_NAME: Final[str] = NAMES[MILITIA]
BEAR: Final = "bear"
TURN_BACK: Final = "turn back"
LET_HAPPEN: Final = "let it happen"


def is_asked(crew: Crew) -> bool:
    """Judged from public facts alone: has the crew a guard, or any card that might be militia? [danger.4]"""
    return crew.security > 0 or crew.cards > 0


def shields(crew: Crew) -> list[str]:
    """What averts a danger: militia, or a guard, at any time. [danger.1, security.1, cards.militia]"""
    held = [MILITIA_NAME] if crew.hand[MILITIA] else []
    return [*held, GUARD] if crew.security else held


def raise_shield(race: Race, crew: Crew, shield: str) -> bool:
    """Use up a shield, if that is what was answered."""
    if shield == MILITIA_NAME:
        play_card(race, crew, MILITIA)
    elif shield == GUARD:
        crew.security -= 1
    else:
        return False
    race.tell(events.DangerAverted, crew.seat, shield)
    return True


def answers_to_card(race: Race, crew: Crew) -> list[str]:
    return [LET_HAPPEN, *shields(crew)]


def averts_card(race: Race, crew: Crew) -> Script[bool]:
    """A crew may avert the danger of a card; it is asked even if it can only let it happen. [danger.4]"""
    if not is_asked(crew):
        return False
    answer = yield from ask(crew.seat, "avert", answers_to_card(race, crew))
    return raise_shield(race, crew, answer)


def is_averted(race: Race, by: Crew) -> Script[bool]:
    """The other crews still racing are asked in turn order; the first yes cancels the card. [danger.3]"""
    for crew in race.after(by):
        if (yield from averts_card(race, crew)):
            return True
    return False


def can_bear(crew: Crew, damage: int) -> bool:
    """Engine and chassis together must cover it, and each may reach 0. [drive.9]"""
    return crew.engine + crew.chassis >= damage


def can_meet_danger(crew: Crew, damage: int) -> bool:
    """By two more damage; militia or a guard spare those, but never the tile's own. [danger.1, drive.9]"""
    shielded = crew.hand[MILITIA] > 0 or crew.security > 0
    return can_bear(crew, damage if shielded else damage + DANGER_DAMAGE)


def answers_to_tile(race: Race, crew: Crew, damage: int) -> list[str]:
    """Bear it where possible; who can only spend a shield may turn back instead. [drive.9]"""
    last = BEAR if can_bear(crew, damage + DANGER_DAMAGE) else TURN_BACK
    return [last, *shields(crew)]


def meet_danger(race: Race, crew: Crew, damage: int) -> Script[str]:
    """The driver chooses among what he can bear: his shield, BEAR or TURN_BACK. [drive.9, danger.4]"""
    options = answers_to_tile(race, crew, damage)
    if not is_asked(crew):
        return options[0]
    answer = yield from ask(crew.seat, "danger", options, damage)
    raise_shield(race, crew, answer)
    return answer


def splits(crew: Crew, damage: int) -> dict[int, int]:
    """Every way to take damage: so much to the engine, the rest to the chassis. [drive.3]"""
    least, most = max(0, damage - crew.chassis), min(damage, crew.engine)
    return {to_engine: damage - to_engine for to_engine in range(least, most + 1)}


def sabotage_over_both_gauges(victim: Crew) -> dict[int, int]:
    """Two levels, split by the saboteur, as far as the gauges hold. [cards.saboteur]"""
    return splits(victim, min(SABOTAGE, victim.engine + victim.chassis))


def sabotage_on_one_gauge(victim: Crew) -> dict[int, int]:
    """DE: two levels of one gauge, as far as it holds. [cards.saboteur]"""
    engine, chassis = min(SABOTAGE, victim.engine), min(SABOTAGE, victim.chassis)
    return {to_engine: 0 if to_engine else chassis for to_engine in ([engine, 0] if chassis else [engine])}


def wear(race: Race, victim: Crew, ways: dict[int, int], chooser: Crew) -> Script[None]:
    """Damage, split as the chooser decides; the hand limit falls with the chassis. [drive.3, hand.1]"""
    to_engine = yield from choose(chooser.seat, "damage", ways, (victim.seat, ways))
    if not to_engine and not ways[0]:
        return
    victim.engine -= to_engine
    victim.chassis -= ways[to_engine]
    race.tell(events.Damaged, victim.seat, to_engine, ways[to_engine])
    if to_engine and not victim.engine:
        race.tell(events.BrokenDown, victim.seat)
    yield from discard_to_limit(race, victim)
