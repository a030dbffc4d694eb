"""What holds at every moment of every race."""

from collections import Counter
from functools import cache

from halftrack.engine import Event, Play, Question
from halftrack.games.great_race import events
from halftrack.games.great_race.deck import KINDS, whole_deck
from halftrack.games.great_race.state import NONE, Crew, Race
from tests.support.watching import look_at_question, look_at_views

MONEY = {"funding": (10, 20, 40, 70, 110), "bonus": (10, 20), "financial": (30,)}


def check(play: Play[Race]) -> None:
    """What can be said of a table whatever came before."""
    race = play.state
    count_cards(race, deck_of(play.options["edition"], play.options["leaders"]))
    count_tiles(race)
    for crew in race.crews:
        look_at_crew(race, crew)
    look_at_order(race)
    look_at_limits(race, list(play.open.values()))


@cache
def deck_of(edition: str, leaders: bool) -> Counter[int]:
    """46 cards, 48 with the topographers; 45 and 47 in the German box. [cards]"""
    deck = Counter(whole_deck(edition, leaders))
    assert deck.total() == 46 + 2 * leaders - (edition == "de")
    return deck


def count_cards(race: Race, deck: Counter[int]) -> None:
    """In the deck, in hands, taken or thrown away: none is lost and none is made."""
    counted = Counter(race.deck)
    for pile in (race.discards, race.played, race.display, race.drawn_cards):
        counted.update(pile)
    for crew in race.crews:
        for card in range(KINDS):
            assert 0 <= crew.known[card] <= crew.hand[card]
            counted[card] += crew.hand[card]
    assert +counted == deck


def count_tiles(race: Race) -> None:
    """60 tiles, on land, in the bag, in a hand or out of the game."""
    laid = [tile for tile in race.tiles if tile != NONE]
    assert sorted(race.bag + race.removed + race.drawn_tiles + laid) == list(range(60))
    assert race.laid == sum(1 << space for space, tile in enumerate(race.tiles) if tile != NONE)
    assert not race.laid & ~race.box.land
    assert race.drawer != NONE or not (race.drawn_tiles or race.drawn_cards)


def look_at_crew(race: Race, crew: Crew) -> None:
    """Gauges, money and assistants are in range; who has arrived or left has nothing more to do."""
    assert 0 <= crew.petrol <= crew.full_petrol
    assert 0 <= crew.engine <= crew.full_engine
    assert 0 <= crew.chassis <= crew.full_chassis
    assert crew.francs >= 0
    assert min(crew.pathfinder, crew.mechanics, crew.security, crew.funding) >= 0
    assert crew.assistants <= 5
    assert crew.band == race.box.progress[crew.space]
    assert crew.racing or (not crew.cards and not crew.assistants)
    assert not crew.place or crew.space == race.box.destination


def look_at_order(race: Race) -> None:
    """Who has not left has a place in the turn order, and a token of his own."""
    assert sorted(race.order) == [crew.seat for crew in race.crews if not crew.left]
    assert len({(crew.band, crew.token) for crew in race.crews}) == len(race.crews)
    places = sorted(crew.place for crew in race.crews if crew.place)
    assert places == list(range(1, len(places) + 1))
    assert race.turn <= 40


def look_at_limits(race: Race, questions: list[Question]) -> None:
    """Over the hand limit a crew discards, and nothing else goes on. [hand.1]"""
    for crew in race.crews:
        if crew.cards > crew.chassis:
            assert [(question.seat, question.kind) for question in questions] == [(crew.seat, "discard")]


class RaceWatch:
    """Looks at one race from its beginning on. Money is reckoned from what was told."""

    def __init__(self, play: Play[Race]) -> None:
        assert not play.entries
        assert play.state.told is not None
        self.play = play
        self.catalogue = set(play.game.catalogue(play.options))
        self.start = [crew.francs for crew in play.state.crews]
        last = play.state.order[-1]
        assert self.start == [70 if seat == last else 80 for seat in range(play.seats)]
        self.forget()

    def forget(self) -> None:
        """Reckon anew, from the beginning."""
        self.francs = self.start.copy()
        self.since = self.entries = 0
        self.frozen: dict[int, tuple[int, ...]] = {}

    def check(self) -> None:
        check(self.play)

    def look(self) -> None:
        self.check()
        self.follow_events()
        for crew in self.play.state.crews:
            assert crew.francs == self.francs[crew.seat]
            if crew.place:
                now = (crew.petrol, crew.engine, crew.chassis, crew.francs, crew.space, crew.place)
                assert self.frozen.setdefault(crew.seat, now) == now

    def look_closely(self) -> None:
        self.look()
        for question in self.play.open.values():
            look_at_question(self.play.game.name, self.catalogue, question)
        look_at_views(self.play)

    def follow_events(self) -> None:
        """Money moves only as the rules say; an undo is reckoned from the beginning."""
        told = self.play.state.told or []
        if any(entry[0] == "undo" for entry in self.play.entries[self.entries :]):
            self.forget()
        self.entries = len(self.play.entries)
        for event in told[self.since :]:
            self.pay(event)
        self.since = len(told)

    def pay(self, event: Event) -> None:
        match event:
            case events.PetrolGained(seat, petrol, francs):
                assert francs in (0, 10 * petrol, 20 * petrol)
                self.francs[seat] -= francs
            case events.FrancsGained(seat, francs, reason):
                assert francs in MONEY[reason]
                self.francs[seat] += francs
            case events.FarePaid(seat, _, francs):
                assert francs >= 0
                self.francs[seat] -= francs
            case events.Repaired(seat, engine, chassis, means, francs):
                assert francs in ((20, 40) if means == "bought" else (0,))
                assert engine + chassis <= 3
                self.francs[seat] -= francs
            case events.CrewLeft(seat):
                self.francs[seat] = 0
