"""What holds at every moment of every rally."""

from collections import Counter
from itertools import chain

from halftrack.engine import Event, Play
from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.state import NONE, OVER, Rally
from tests.support.watching import look_at_question, look_at_views

CHECKPOINT, WINNER = 8, 9
HAZARDS = Counter({0: 3, 1: 3, 2: 3, 3: 3, 4: 1, 5: 1, 6: 1, 7: 1, CHECKPOINT: 2, WINNER: 1})
SCORE_CARDS = {"3-2-1": ([3, 2, 1], [4, 3, 2, 1]), "5-3-1": ([5, 3, 1], [7, 5, 3, 1])}


def check(play: Play[Rally]) -> None:
    """What can be said of a table whatever came before."""
    rally = play.state
    count_cards(rally)
    count_hazards(rally)
    look_at_hazards(rally)
    look_at_line(rally)
    look_at_hands(play)
    look_at_points(rally, *SCORE_CARDS[play.options["scoring"]])


def count_cards(rally: Rally) -> None:
    """40 race cards: in the deck, in hands, under buggies or thrown away. [setup.1]"""
    hands = chain.from_iterable(driver.hand for driver in rally.drivers)
    under = [buggy.card for buggy in rally.buggies if buggy.card != NONE]
    assert sorted([*rally.deck, *rally.discards, *hands, *under]) == list(range(40))
    assert all(0 <= deck <= rally.shuffles for deck in rally.decks)


def count_hazards(rally: Rally) -> None:
    """19 hazards, of which four stay in the box. [setup.2, setup.3]"""
    assert Counter(rally.hazards + rally.turned + rally.unseen) == HAZARDS
    assert len(rally.unseen) == 4


def look_at_hazards(rally: Rally) -> None:
    """Checkpoints in rounds 4 to 7 and 8 to 11, the finish in 12 to 15. [setup.3]"""
    whole = rally.turned + rally.hazards[::-1]
    special = [at for at, hazard in enumerate(whole, start=1) if hazard in (CHECKPOINT, WINNER)]
    assert [at // 4 for at in special] == [1, 2, 3]
    assert whole[special[2] - 1] == WINNER
    left = not rally.line
    assert (rally.phase == OVER) == (WINNER in rally.turned or left)
    assert rally.round == len(rally.turned) + (rally.phase != OVER)


def look_at_line(rally: Rally) -> None:
    """Every buggy whose driver has not given up stands in the line exactly once; who has played has a card."""
    driven = [buggy.number for buggy in rally.buggies if not rally.drivers[buggy.number % len(rally.drivers)].left]
    assert sorted(rally.line) == driven
    assert len(rally.buggies) == (4 if len(rally.drivers) == 2 else len(rally.drivers))
    assert set(rally.waiting) <= set(rally.line)
    assert len(set(rally.waiting)) == len(rally.waiting)
    without = {buggy.number for buggy in rally.buggies if buggy.card == NONE}
    playing = set(rally.waiting[:1]) - without
    assert without & set(rally.line) == set(rally.waiting) - playing


def look_at_hands(play: Play[Rally]) -> None:
    """Three cards each, but for who has just played. [round.1]"""
    for driver in play.state.drivers:
        question = play.open.get(driver.seat)
        playing = question is not None and question.kind != "play"
        assert len(driver.hand) == (0 if driver.left else 2 if playing else 3)
    assert len(play.open) == (play.state.phase != OVER)


def look_at_points(rally: Rally, checkpoint: list[int], winner: list[int]) -> None:
    """No more score cards than there are, at each scoring once. [scoring.1]"""
    tables = [checkpoint if hazard == CHECKPOINT else winner for hazard in rally.turned if hazard >= CHECKPOINT]
    for at, cards in enumerate(tables):
        won = [buggy.points[at] for buggy in rally.buggies if len(buggy.points) > at and buggy.points[at]]
        assert sorted(won, reverse=True) == cards[: len(won)]
        assert len(won) == min(len(cards), sum(len(buggy.points) > at for buggy in rally.buggies))
    for buggy in rally.buggies:
        assert len(buggy.points) == len(tables) or rally.driver_of(buggy.number).left


class RallyWatch:
    """Looks at one rally from its beginning on. Line and points are reckoned from what was told."""

    def __init__(self, play: Play[Rally]) -> None:
        assert not play.entries
        self.play = play
        self.catalogue = set(play.game.catalogue(play.options))
        self.start = [play.state.name(buggy) for buggy in play.state.line]

    def look(self) -> None:
        check(self.play)
        line, points = self.start.copy(), Counter[str]()
        for event in self.play.state.told or []:
            follow(event, line, points)
        rally = self.play.state
        assert [rally.name(buggy) for buggy in rally.line] == [name for name in line if not self.gone(name)]
        assert {rally.name(buggy.number): buggy.total for buggy in rally.buggies if buggy.total} == +points

    def gone(self, name: str) -> bool:
        rally = self.play.state
        return any(rally.name(buggy.number) == name and rally.driver_of(buggy.number).left for buggy in rally.buggies)

    def look_closely(self) -> None:
        self.look()
        for question in self.play.open.values():
            look_at_question(self.play.game.name, self.catalogue, question)
        look_at_views(self.play)


def follow(event: Event, line: list[str], points: Counter[str]) -> None:
    """A buggy changes its place by passing and by hazards alone, and has its points from score cards."""
    match event:
        case events.Passed(_, buggy, ahead, _):
            line.remove(buggy)
            line.insert(line.index(ahead), buggy)
        case events.SentBack(_, buggy, _):
            line.remove(buggy)
            line.append(buggy)
        case events.Scored(_, buggy, _, won):
            points[buggy] += won
