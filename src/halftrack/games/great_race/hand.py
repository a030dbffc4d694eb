"""Cards in hand: drawing, playing, and the limit that holds at every moment."""

from typing import Final

from halftrack.engine import Script, choose
from halftrack.games.great_race import events
from halftrack.games.great_race.deck import JERRYCAN, NAMES, NUMBER
from halftrack.games.great_race.state import NONE, Crew, Race

USE_JERRYCAN: Final = "use jerrycan"


def next_card(race: Race) -> int:
    """The top card; an empty deck is made anew from the discards, and of nothing comes nothing. [hand.3]"""
    if not race.deck and race.discards:
        race.deck, race.discards = race.discards, []
        race.rng.shuffle("deck", race.deck)
        race.tell(events.DeckShuffled, NONE, len(race.deck))
    if not race.deck:
        return NONE
    race.reveals += 1
    return race.deck.pop()


def draw_cards(race: Race, crew: Crew, count: int) -> Script[None]:
    """Draw from the deck, then keep no more than the chassis allows. [pathfinder.2, drive.5]"""
    for _ in range(count):
        card = next_card(race)
        if card != NONE:
            crew.hand[card] += 1
            race.tell(events.CardDrawn, crew.seat, NAMES[card])
    yield from discard_to_limit(race, crew)


def can_use_jerrycan(crew: Crew) -> bool:
    """At any time, but never over the maximum. [cards.jerrycan]"""
    return crew.hand[JERRYCAN] > 0 and crew.petrol < crew.full_petrol


def use_jerrycan(race: Race, crew: Crew) -> None:
    """One level of petrol. [cards.jerrycan]"""
    play_card(race, crew, JERRYCAN)
    crew.petrol += 1
    race.tell(events.PetrolGained, crew.seat, 1, 0)


def play_card(race: Race, crew: Crew, card: int) -> None:
    race.tell(events.CardPlayed, crew.seat, NAMES[card])
    lose_card(race, crew, card)


def lose_card(race: Race, crew: Crew, card: int) -> None:
    """A played or discarded card lies open; of equal cards, the one that all know goes first. [bivouac.3]"""
    crew.hand[card] -= 1
    crew.known[card] = max(0, crew.known[card] - 1)
    race.discards.append(card)


def discard(race: Race, crew: Crew, card: int) -> None:
    """A discard has no effect. [hand.1]"""
    race.tell(events.CardDiscarded, crew.seat, NAMES[card])
    lose_card(race, crew, card)


def discard_hand(race: Race, crew: Crew) -> None:
    for card, count in enumerate(crew.hand):
        for _ in range(count):
            discard(race, crew, card)


def discards_of(crew: Crew) -> list[str]:
    """Any card of the whole hand, or a jerrycan played instead. [hand.1, hand.2]"""
    options = [NAMES[card] for card, count in enumerate(crew.hand) if count]
    return [*options, USE_JERRYCAN] if can_use_jerrycan(crew) else options


def discard_to_limit(race: Race, crew: Crew) -> Script[None]:
    """Over the chassis level the owner discards at once, before anything else goes on. [hand.1]"""
    while crew.cards > crew.chassis:
        option = yield from choose(crew.seat, "discard", discards_of(crew))
        if option == USE_JERRYCAN:
            use_jerrycan(race, crew)
        else:
            discard(race, crew, NUMBER[option])
