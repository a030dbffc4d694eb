"""Worlds that a seat cannot tell from the true one: the rule `visibility.1`, and hidden piles after an undo."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from halftrack.engine import Play, Question, Rng
from halftrack.games.gumball_rally.deck import NAMES
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.imagination import imagine
from halftrack.games.gumball_rally.pile import NAMES as HAZARDS
from halftrack.games.gumball_rally.pile import parts_left
from halftrack.games.gumball_rally.state import Rally
from halftrack.games.gumball_rally.view import view
from tests.games.gumball_rally.table import named, numbered, rally
from tests.support.dice import watched
from tests.support.rules import rule

MANY = 400


def begin(seats: int = 3, seed: int = 7, **options: object) -> Play[Rally]:
    return GUMBALL_RALLY.new(seats, seed, {"first": 0, **options})


def later(play: Play[Rally], answers: int) -> Play[Rally]:
    """So many low cards later."""
    for _ in range(answers):
        (seat,) = play.open
        play.answer(seat, play.open[seat].options[0])
    return play


def worlds(table: Rally, seat: int | None, count: int = MANY) -> Iterator[Rally]:
    """Imagined tables, each from the true one."""
    for number in range(count):
        world = table.copy()
        imagine(world, seat, Rng.from_seed(number), [])
        yield world


@rule("visibility.1")
@pytest.mark.parametrize("answers", [0, 1, 2, 9, 14, 30, 34])
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_an_imagined_world_looks_like_the_true_one(answers: int, seats: int) -> None:
    table = later(begin(seats), answers).state
    for seat in (None, *range(seats)):
        for world in worlds(table, seat, 5):
            assert view(world, seat) == view(table, seat)
            assert Counter(world.hazards + world.unseen) == Counter(table.hazards + table.unseen)
            assert parts_left(world.hazards) == parts_left(table.hazards)
            hands = [card for driver in world.drivers for card in driver.hand]
            assert sorted(hands + world.deck) == sorted(
                [card for driver in table.drivers for card in driver.hand] + table.deck
            )
            assert all(driver.hand == sorted(driver.hand) for driver in world.drivers)


@rule("visibility.1")
def test_a_spectator_knows_no_hand() -> None:
    table = begin().state
    assert len({tuple(world.drivers[0].hand) for world in worlds(table, None, 50)}) > 40


@rule("visibility.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ones_own_hand_is_never_dealt_anew(seat: int) -> None:
    table = begin().state
    assert {tuple(world.drivers[seat].hand) for world in worlds(table, seat, 50)} == {tuple(table.drivers[seat].hand)}


@rule("visibility.1")
def test_every_unseen_card_may_be_in_every_hand_and_anywhere_in_the_deck() -> None:
    table = later(begin(), 4).state
    unseen = {card for driver in table.drivers[1:] for card in driver.hand} | set(table.deck)
    dealt = list(worlds(table, 0, 600))
    for other in (1, 2):
        assert {card for world in dealt for card in world.drivers[other].hand} == unseen
    for at in (0, -1):
        assert {world.deck[at] for world in dealt} == unseen


@rule("visibility.1", "round.7")
def test_after_a_shuffle_all_know_that_a_card_dealt_before_it_is_not_in_the_deck() -> None:
    table = rally(
        "", "", "", hands={0: ("red 1",), 1: ("red 2", "blue 2"), 2: ("red 3", "blue 3")}, deck=["black 1", "black 2"]
    )
    table.shuffles = 1
    for card in numbered(["black 1", "black 2", "blue 2", "blue 3"]):
        table.decks[card] = 1
    dealt = list(worlds(table, 0))
    assert {tuple(named(world.drivers[1].hand)) for world in dealt} == {
        (*sorted((old, new), key=NAMES.index),)
        for old in ("red 2", "red 3")
        for new in ("black 1", "black 2", "blue 2", "blue 3")
    }
    assert {name for world in dealt for name in named(world.deck)} == {"black 1", "black 2", "blue 2", "blue 3"}


@rule("visibility.1", "setup.3")
def test_every_unseen_danger_may_be_anywhere_in_the_pile_and_in_the_box() -> None:
    table = begin().state
    dangers = set(HAZARDS) - {"checkpoint", "winner"}
    dealt = list(worlds(table, 0))
    for at in range(15):
        assert {HAZARDS[world.hazards[at]] for world in dealt} >= dangers
    for at in range(4):
        assert {HAZARDS[world.unseen[at]] for world in dealt} == dangers


@rule("visibility.1", "setup.3")
def test_a_checkpoint_may_be_anywhere_in_what_is_left_of_its_part() -> None:
    play = next(found for seed in range(50) if 8 not in (found := later(begin(seed=seed), 15)).state.turned)
    table = play.state
    assert len(table.turned) == 5
    places = Counter(tuple(14 - at for at, h in enumerate(world.hazards) if h >= 8) for world in worlds(table, 1))
    firsts = Counter(place[-1] for place in places.elements())
    assert set(firsts) == {5, 6}
    assert min(firsts.values()) > 150
    assert {place[1] for place in places} == {7, 8, 9, 10}
    assert {place[0] for place in places} == {11, 12, 13, 14}


@rule("visibility.1")
def test_a_major_that_was_turned_never_comes_again() -> None:
    table = begin().state
    gone = table.hazards.pop()
    table.turned.append(gone)
    before = Counter(table.hazards + table.unseen)
    assert all(Counter(world.hazards + world.unseen) == before for world in worlds(table, 0, 50))


@rule("visibility.1")
def test_another_is_asked_out_of_his_imagined_hand() -> None:
    play, dice = begin(), Random(1)
    offered = set()
    for _ in range(50):
        world = play.imagine(1, dice)
        assert list(world.open[0].options) == named(world.state.drivers[0].hand)
        offered.add(world.open[0].options)
    assert len(offered) > 40
    assert play.imagine(0, dice).open[0].options == play.open[0].options


@rule("visibility.1")
def test_a_question_that_rests_on_no_secret_stays_as_it_is() -> None:
    question = Question(1, "pass", ("stay", "pass"), (1, 0))
    imagine(begin().state, 0, Rng.from_seed(1), [question])
    assert question.options == ("stay", "pass")


@rule("visibility.1")
def test_play_goes_on_from_imagined_worlds_to_their_end() -> None:
    play, dice = later(begin(4, decline=True), 21), Random(1)
    for _ in range(20):
        world = play.imagine(1, dice)
        while world.open:
            ((seat, question),) = world.open.items()
            world.answer(seat, dice.choice(question.options))
        assert 12 <= len(world.state.turned) <= 15


@rule("visibility.1")
def test_after_an_undo_across_what_was_seen_deck_and_hazards_lie_in_a_new_order() -> None:
    decks, piles, unseen = set(), set(), set()
    for seed in range(40):
        play = begin(seed=3)
        play.state.rng.stir(seed)
        before = play.state.copy()
        GUMBALL_RALLY.reshuffle(play.state)
        assert sorted(play.state.deck) == sorted(before.deck)
        assert parts_left(play.state.hazards) == parts_left(before.hazards)
        assert [driver.hand for driver in play.state.drivers] == [driver.hand for driver in before.drivers]
        decks.add(tuple(play.state.deck))
        piles.add(tuple(play.state.hazards))
        unseen.add(tuple(play.state.unseen))
    assert len(decks) == len(piles) == 40
    assert len(unseen) > 30


@pytest.mark.interpreted
@rule("visibility.1")
def test_each_pile_is_dealt_anew_by_a_stream_of_its_own() -> None:
    table = begin().state
    dice, imagined = watched()
    imagine(table, 0, dice, [])
    assert imagined == ["cards", "hazards", "hazards", "hazards", "hazards"]
    table.rng, shuffled = watched()
    GUMBALL_RALLY.reshuffle(table)
    assert shuffled == ["deck", "hazards", "hazards", "hazards", "hazards"]


@rule("visibility.1")
def test_a_hazard_that_was_seen_does_not_come_back_by_undo() -> None:
    seen = set()
    for seed in range(60):
        play = later(begin(seed=seed), 3)
        first = play.state.turned[0]
        play.undo(2)
        play.answer(2, play.open[2].options[0])
        seen.add(play.state.turned[0] == first)
    assert seen == {True, False}
