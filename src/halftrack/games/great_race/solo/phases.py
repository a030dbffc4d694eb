"""The turn of a solo race: card, convoy, maintenance, bivouac, planning, in this order. [solo.3]"""

from halftrack.engine import Script
from halftrack.games.great_race import events as race_events
from halftrack.games.great_race.bivouac import begin_turn, deal_open, take, take_extra
from halftrack.games.great_race.crews import DEFORET
from halftrack.games.great_race.deck import NAMES
from halftrack.games.great_race.finish import anyone_arrived, dismiss, end, is_called_off
from halftrack.games.great_race.maintenance import BONUS_OF_TWO, new_order
from halftrack.games.great_race.planning import ASSISTANTS, begin_convoy, place_assistants
from halftrack.games.great_race.repairs import in_city
from halftrack.games.great_race.setup import choose_crew
from halftrack.games.great_race.solo import events, hazards
from halftrack.games.great_race.solo.estienne import CALENDAR
from halftrack.games.great_race.solo.state import HUMAN, TORPEDO, SoloRace
from halftrack.games.great_race.solo.terrain import lay_hazards
from halftrack.games.great_race.state import BIVOUAC, NONE, PLANNING

SLOTS = 5
TAKEN_WHEN_FIRST = 1
TAKEN_WHEN_SECOND = 2
BONUS_PETROL = 1
BONUS_PETROL_IN_CITY = 2


def choose_own_crew(race: SoloRace) -> Script[None]:
    """The human takes any crew. [solo.1, setup.2]"""
    yield from choose_crew(race, race.human, list(race.box.crews))
    race.phase = PLANNING


def planning(race: SoloRace) -> Script[None]:
    """The Torpedo recovers, the human plans; before the first card he plans without it. [solo.10, solo.3]"""
    if race.solo.card != NONE and not race.alone:
        recover(race)
    yield from place_assistants(race, [HUMAN])
    race.solo.card = NONE
    begin_convoy(race)


def recover(race: SoloRace) -> None:
    """What the card shows, up to the maximum. [solo.10]"""
    petrol = hazards.gain_petrol(race, race.card.petrol)
    mechanical = hazards.gain_mechanical(race, race.card.mechanical)
    race.tell(events.Recovered, TORPEDO, petrol, mechanical)


def reveal(race: SoloRace) -> Script[None]:
    """The next Estienne card; an empty deck is shuffled again. [solo.2, solo.3]"""
    solo = race.solo
    if not solo.deck:
        solo.deck, solo.discards = solo.discards, []
        race.rng.shuffle("estienne", solo.deck)
        race.tell(events.EstienneReshuffled, NONE, len(solo.deck))
    begin_turn(race)
    race.reveals += 1
    solo.card = solo.deck.pop()
    solo.discards.append(solo.card)
    solo.revealed += 1
    card = race.card
    race.tell(events.EstienneRevealed, NONE, race.turn, card.name, card.colour, card.tiles, card.moves)
    if race.alone:
        lay_hazards(race)
    else:
        race.torpedo.pathfinder, race.torpedo.mechanics = 1, ASSISTANTS - 1
    yield from ()


def end_of_convoy(race: SoloRace) -> Script[None]:
    """An arrival, or too many turns without one, ends the race; else maintenance. [solo.11, finish.2, finish.4]"""
    if anyone_arrived(race):
        end(race, "arrival")
    elif is_called_off(race) or (race.alone and race.turn == CALENDAR):
        end(race, "called off")
    else:
        maintain(race)
    yield from ()


def maintain(race: SoloRace) -> None:
    """The new turn order, and a bonus for the first; alone there is none. [solo.8, alone.4]"""
    new_order(race)
    if not race.alone:
        pay_bonus(race)
    for crew in race.crews:
        dismiss(crew)
    race.phase = BIVOUAC


def pay_bonus(race: SoloRace) -> None:
    """The human first: 20 F; the Torpedo first: petrol, 2 in a city and 1 elsewhere. [solo.8]"""
    if race.order[0] == HUMAN:
        race.human.francs += BONUS_OF_TWO[0]
        race.tell(race_events.FrancsGained, HUMAN, BONUS_OF_TWO[0], "bonus")
    else:
        levels = BONUS_PETROL_IN_CITY if in_city(race, race.torpedo) else BONUS_PETROL
        race.tell(race_events.PetrolGained, TORPEDO, hazards.gain_petrol(race, levels), 0)


def bivouac(race: SoloRace) -> Script[None]:
    """The Torpedo takes from its slots, then the human; what dangers are left hurt him. [solo.9]"""
    deal_open(race, SLOTS + (race.human.leader == DEFORET))
    second = race.order[0] == HUMAN
    slots = race.card.slots[: TAKEN_WHEN_SECOND if second else TAKEN_WHEN_FIRST]
    race.tell(events.CardsLaidOut, NONE, tuple(NAMES[card] for card in race.display), slots)
    yield from take_from_slots(race, slots)
    for _ in range(TAKEN_WHEN_FIRST if second else TAKEN_WHEN_SECOND):
        yield from take(race, race.human)
    yield from take_extra(race)
    yield from hazards.hurt_by_what_is_left(race)
    race.tell(events.CardsLeft, NONE, tuple(NAMES[card] for card in race.display))
    race.discards += race.display
    race.display = []
    race.phase = PLANNING


def take_from_slots(race: SoloRace, slots: tuple[int, ...]) -> Script[None]:
    """The slots keep their numbers while it takes; alone, what it would have taken is discarded. [solo.9, alone.5]"""
    taken = [race.display[slot - 1] for slot in slots if slot <= len(race.display)]
    for card in taken:
        race.display.remove(card)
        if race.alone:
            race.discards.append(card)
        else:
            yield from hazards.use_card(race, card, hazards.BIVOUAC)
