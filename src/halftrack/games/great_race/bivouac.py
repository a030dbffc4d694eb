"""The bivouac: cards lie open, and are taken from the last crew to the first."""

from halftrack.engine import Script, choose
from halftrack.games.great_race import events
from halftrack.games.great_race.crews import DEFORET
from halftrack.games.great_race.deck import NAMES, NUMBER
from halftrack.games.great_race.hand import discard_to_limit, next_card
from halftrack.games.great_race.state import NONE, PLANNING, Crew, Race


def bivouac(race: Race) -> Script[None]:
    """In reverse turn order each takes one; the last in turn order also what is left, at the end. [bivouac.2]"""
    begin_turn(race)
    lay_out(race)
    for crew in reversed(race.in_order()):
        yield from take(race, crew)
    yield from take(race, race.in_order()[-1])
    yield from take_extra(race)
    race.phase = PLANNING


def begin_turn(race: Race) -> None:
    """Leaders are fresh again. [maintenance.3]"""
    race.turn += 1
    for crew in race.crews:
        crew.leader_used = False


def slots(race: Race) -> int:
    """One card more than crews, and one for Deforêt. [bivouac.1, fifth.2]"""
    return len(race.order) + 1 + any(crew.leader == DEFORET for crew in race.in_order())


def lay_out(race: Race) -> None:
    """As many cards as there are. [bivouac.1]"""
    deal_open(race, slots(race))
    race.tell(events.TurnBegan, NONE, race.turn, tuple(NAMES[card] for card in race.display))


def deal_open(race: Race, count: int) -> None:
    """So many cards face up, slot by slot. [bivouac.1]"""
    cards = [next_card(race) for _ in range(count)]
    race.display = [card for card in cards if card != NONE]


def on_display(race: Race) -> list[str]:
    """The open cards as options, equal ones once."""
    return [NAMES[card] for card in sorted(set(race.display))]


def take(race: Race, crew: Crew) -> Script[None]:
    """Take one open card; all have seen which. [bivouac.2, bivouac.3]"""
    if not race.display:
        return
    name = yield from choose(crew.seat, "take", on_display(race))
    card = NUMBER[name]
    race.display.remove(card)
    crew.hand[card] += 1
    crew.known[card] += 1
    race.tell(events.CardTaken, crew.seat, name)
    yield from discard_to_limit(race, crew)


def take_extra(race: Race) -> Script[None]:
    """When all have taken theirs, Deforêt receives one more. [leaders.5, fifth.3]"""
    for crew in race.in_order():
        if crew.leader == DEFORET and race.display:
            crew.leader_used = True
            race.tell(events.LeaderUsed, crew.seat, crew.name)
            yield from take(race, crew)
