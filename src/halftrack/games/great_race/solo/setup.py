"""The table before a solo race. [solo.1, solo.2]"""

from collections.abc import Mapping, Sequence

from halftrack.engine import Rng
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.setup import START_FRANCS, set_up
from halftrack.games.great_race.solo import legacy
from halftrack.games.great_race.solo.estienne import CALENDAR, NUMBER
from halftrack.games.great_race.solo.state import HUMAN, NAME, TORPEDO, Solo, SoloRace, Terms


def set_up_solo(
    box: Box, rng: Rng, first: str, cards: Sequence[str], powers: Mapping[str, int], terms: Terms
) -> SoloRace:
    """As ever for the human; the Torpedo: two gauges at their maximum, its deck shuffled. [solo.1a, solo.1c, solo.2]"""
    race = set_up(box, rng, TORPEDO if first == NAME else HUMAN, SoloRace)
    deck = [NUMBER[name] for name in cards]
    rng.shuffle("estienne", deck)
    deck = deck[:CALENDAR] if terms.alone else deck
    race.solo = Solo(terms, deck, powers=[powers[colour] for colour in legacy.COLOURS])
    if terms.alone:
        race.human.francs = START_FRANCS  # [alone.1] he is first and last, and is paid as the first
    else:
        torpedo = race.torpedo
        torpedo.name, torpedo.francs = NAME, 0
        torpedo.petrol = torpedo.full_petrol = torpedo.engine = torpedo.full_engine = legacy.maximum(race.solo.powers)
    return race
