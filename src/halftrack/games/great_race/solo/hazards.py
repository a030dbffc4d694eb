"""What the cards do that the Torpedo takes, and those left in the bivouac. [solo.9, solo.13]"""

from halftrack.engine import Script
from halftrack.games.great_race.cards import STATION_PETROL
from halftrack.games.great_race.danger import averts_card, wear
from halftrack.games.great_race.deck import CARDS, JERRYCAN, NAMES, NUMBER, SPARE_PARTS, TOOLBOX
from halftrack.games.great_race.repairs import TOOLBOX_LEVELS
from halftrack.games.great_race.solo import events, legacy
from halftrack.games.great_race.solo.state import HUMAN, TORPEDO, SoloRace

PETROL_CARDS = {JERRYCAN: 1, NUMBER["refuelling station"]: STATION_PETROL}
MECHANICAL_CARDS = {SPARE_PARTS: 1, TOOLBOX: TOOLBOX_LEVELS}

BIVOUAC, CITY = "bivouac", "city"


def gain_petrol(race: SoloRace, levels: int) -> int:
    """Up to the maximum; how much it was. [solo.1a]"""
    gained = min(levels, race.torpedo.full_petrol - race.torpedo.petrol)
    race.torpedo.petrol += gained
    return gained


def gain_mechanical(race: SoloRace, levels: int) -> int:
    """Up to the maximum, in the Italian book up to the end of the scale; how much it was. [solo.1a]"""
    most = race.torpedo.full_engine if race.solo.terms.edition.caps_mechanical else legacy.END_OF_SCALE
    gained = min(levels, most - race.torpedo.engine)
    race.torpedo.engine += gained
    race.torpedo.full_engine = max(race.torpedo.full_engine, race.torpedo.engine)
    return gained


def use_card(race: SoloRace, card: int, where: str) -> Script[None]:
    """A card that the Torpedo takes or draws: its effect, if legacy gives it one; then it is discarded. [solo.1b]"""
    race.played.append(card)
    powers, in_city = race.solo.powers, where == CITY
    effect, levels = "nothing", 0
    if card in PETROL_CARDS and legacy.fuels_from(powers, in_city):
        effect, levels = "petrol", gain_petrol(race, PETROL_CARDS[card])
    elif card in MECHANICAL_CARDS and legacy.mends_from(powers, in_city):
        effect, levels = "mechanical", gain_mechanical(race, MECHANICAL_CARDS[card])
    elif CARDS[card].danger and legacy.threatens_from(powers, in_city):
        effect, levels = "danger", race.card.damage
    race.tell(events.CardUsed, TORPEDO, NAMES[card], where, effect, levels)
    if effect == "danger":
        yield from endanger(race, card)
    race.discards.append(race.played.pop())


def damage_to_human(race: SoloRace) -> dict[int, int]:
    """The card's damage on the gauge that it shows, as far as that holds: to the engine, to the chassis. [solo.9a]"""
    card, human = race.card, race.human
    if card.gauge == "engine":
        return {min(card.damage, human.engine): 0}
    return {0: min(card.damage, human.chassis)}


def endanger(race: SoloRace, card: int) -> Script[None]:
    """A danger card hurts the human, unless a militia or a guard averts it. [solo.9a, solo.13-red]"""
    ways = damage_to_human(race)
    if not race.human.racing or ways == {0: 0}:
        return
    race.aim = [NAMES[card], race.human.name]
    race.tell(events.Endangered, HUMAN, NAMES[card], race.card.gauge, race.card.damage)
    if not (yield from averts_card(race, race.human)):
        yield from wear(race, race.human, ways, race.human)
    race.aim = []


def hurt_by_what_is_left(race: SoloRace) -> Script[None]:
    """Each danger card left in the bivouac; in the Italian book one of them at most. [solo.9a]"""
    dangers = [card for card in race.display if CARDS[card].danger]
    for card in dangers[:1] if race.solo.terms.edition.dangers_once else dangers:
        yield from endanger(race, card)
