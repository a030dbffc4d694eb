"""A round: the rules `round.1` to `round.3`, and drawing back."""

from itertools import pairwise

import pytest

from halftrack import games
from halftrack.engine import Play
from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.deck import NAMES
from halftrack.games.gumball_rally.rounds import begin_round, way_past
from halftrack.games.gumball_rally.state import Rally
from tests.games.gumball_rally.table import (
    cards_on,
    line_of,
    listen,
    named,
    numbered,
    plays,
    rally,
    with_card,
)
from tests.support.dice import watched
from tests.support.rules import rule


def begin(seats: int = 4, seed: int = 7, **options: object) -> Play[Rally]:
    return games.load("gumball-rally").new(seats, seed, {"first": 0, **options})


# -- order of play -----------------------------------------------------------------------------


@rule("round.1")
def test_each_buggy_gets_one_card_from_head_to_tail_as_the_line_stood_when_the_round_began() -> None:
    play = begin(seats=5)
    asked = []
    while play.state.round == 1:
        (seat,) = play.open
        asked.append(seat)
        play.answer(seat, play.open[seat].options[-1])
    assert asked == [0, 1, 2, 3, 4]


@rule("round.1", "round.6")
def test_the_next_round_is_played_in_the_order_of_the_new_line() -> None:
    play = begin(seats=4)
    for _ in range(4):
        (seat,) = play.open
        play.answer(seat, play.open[seat].options[-1])
    line, asked = list(play.state.line), []
    for _ in range(4):
        (seat,) = play.open
        asked.append(seat)
        play.answer(seat, play.open[seat].options[0])
    assert asked == line


@rule("round.1")
def test_any_card_of_the_hand_may_be_played_and_no_other() -> None:
    table = rally("", "", "", hands={0: ("red 9", "blue 2", "red 2"), 1: ("black 1",)}, deck=NAMES)
    asked = plays(table)
    assert (asked.kind, asked.seat, asked.question.about) == ("play", 0, 0)
    assert asked.options == ["blue 2", "red 2", "red 9"]


@rule("round.1")
def test_the_card_goes_from_the_hand_under_the_buggy() -> None:
    table = rally("blue 1", "", "", hands={1: ("red 9", "blue 2", "red 2")}, deck=["black 7"])
    plays(table, "red 2")
    assert cards_on(table) == {"green": "blue 1", "orange": "red 2"}
    assert table.waiting == [2]


@rule("round.1", "round.7")
def test_the_driver_draws_the_top_card_back_to_three() -> None:
    table = rally("blue 1", "", hands={1: ("red 9", "blue 2", "red 2")}, deck=["black 7", "black 8"])
    told = listen(table)
    plays(table, "red 2")
    assert named(table.drivers[1].hand) == ["blue 2", "black 7", "red 9"]
    assert (named(table.deck), table.reveals) == (["black 8"], 1)
    assert told[0] == events.CardPlayed(1, "orange", "red 2")
    assert told[-1] == events.CardDrawn(1, "black 7")


@rule("round.1")
def test_a_card_is_drawn_only_when_the_passing_is_over() -> None:
    table = rally("red 9", "", hands={1: ("red 2", "blue 2", "red 3")}, deck=["black 7"], decline=True)
    asked = plays(table, "red 2")
    assert (asked.kind, named(table.deck)) == ("pass", ["black 7"])


@rule("round.1")
def test_a_round_begins_with_all_buggies_of_the_line_to_play() -> None:
    table = rally("red 1", "red 2", "red 3", line=["purple", "green", "orange"])
    told = listen(table)
    begin_round(table)
    assert table.waiting == [2, 0, 1] == table.line
    assert table.waiting is not table.line
    assert told == [events.RoundBegan(-1, 1, ("purple", "green", "orange"))]


# -- passing -----------------------------------------------------------------------------------


@rule("round.2")
@pytest.mark.parametrize(
    ("card", "ahead", "way"),
    [
        ("red 5", "blue 4", "number"),
        ("red 5", "blue 5", ""),
        ("red 5", "blue 6", ""),
        ("red 5", "red 4", "number"),
        ("red 5", "red 6", "colour"),
        ("red 1", "red 10", "colour"),
        ("black 10", "yellow 9", "number"),
        ("black 1", "yellow 1", ""),
    ],
)
def test_a_higher_number_or_the_same_colour_passes_and_nothing_else(card: str, ahead: str, way: str) -> None:
    assert way_past(*numbered((card, ahead))) == way


@rule("round.2")
def test_the_first_example_of_the_sheet() -> None:
    table = with_card("red 8", "black 5", "blue 4", "yellow 1", card="black 6")
    table.buggies[1].card = numbered(["blue 5"])[0]
    plays(table, "black 6")
    assert line_of(table) == ["green", "pink", "orange", "purple", "white"]


@rule("round.2")
def test_the_second_example_of_the_sheet() -> None:
    table = with_card("red 10", "blue 3", card="red 4")
    told = listen(table)
    plays(table, "red 4")
    assert line_of(table) == ["purple", "green", "orange"]
    assert told[1:3] == [
        events.Passed(2, "purple", "orange", "number"),
        events.Passed(2, "purple", "green", "colour"),
    ]


@rule("round.2")
def test_a_buggy_that_is_blocked_does_not_reach_those_it_could_pass_further_ahead() -> None:
    table = with_card("red 1", "blue 7", "black 2", card="red 6")
    plays(table, "red 6")
    assert line_of(table) == ["green", "orange", "white", "purple"]


@rule("round.2")
def test_the_same_number_in_another_colour_blocks() -> None:
    table = with_card("red 1", "blue 6", card="red 6")
    plays(table, "red 6")
    assert line_of(table) == ["green", "orange", "purple"]


@rule("round.2")
def test_passing_from_tail_to_head_keeps_the_others_in_order() -> None:
    table = with_card("red 1", "blue 2", "yellow 3", card="black 10")
    plays(table, "black 10")
    assert line_of(table) == ["white", "green", "orange", "purple"]


@rule("round.2")
def test_a_buggy_that_is_passed_does_not_pass_back() -> None:
    table = with_card("red 1", "blue 9", card="black 10")
    plays(table, "black 10")
    assert line_of(table) == ["purple", "green", "orange"]
    assert cards_on(table)["orange"] == "blue 9"


@rule("round.2")
def test_passing_is_automatic_without_the_option() -> None:
    table = with_card("red 9", card="red 3")
    assert plays(table, "red 3").over
    assert line_of(table) == ["orange", "green"]


@rule("round.2")
def test_with_the_option_a_pass_by_colour_may_be_declined() -> None:
    table = with_card("blue 1", "red 9", card="red 3", decline=True)
    told = listen(table)
    asked = plays(table, "red 3")
    assert (asked.seat, asked.kind, asked.options, asked.question.about) == (2, "pass", ["stay", "pass"], (2, 1))
    assert asked.answer("stay").over
    assert line_of(table) == ["green", "orange", "purple"]
    assert events.Declined(2, "purple", "orange") in told


@rule("round.2")
def test_with_the_option_each_pass_by_colour_is_asked_anew() -> None:
    table = with_card("red 10", "blue 1", "red 9", card="red 3", decline=True)
    told = listen(table)
    asked = plays(table, "red 3", "pass")
    assert line_of(table) == ["green", "white", "orange", "purple"]
    assert asked.question.about == (3, 0)
    asked.answer("stay")
    assert line_of(table) == ["green", "white", "orange", "purple"]
    assert [type(event).__name__ for event in told] == ["CardPlayed", "Passed", "Passed", "Declined", "CardDrawn"]


@rule("round.2")
def test_a_pass_by_number_cannot_be_declined_even_in_the_same_colour() -> None:
    table = with_card("blue 1", "red 2", card="red 3", decline=True)
    assert plays(table, "red 3").over
    assert line_of(table) == ["purple", "green", "orange"]


@rule("round.3")
@pytest.mark.parametrize("card", ["red 10", "red 1", "blue 5"])
def test_the_leader_passes_nobody(card: str) -> None:
    table = rally("", "", "", hands={0: (card, "black 2", "black 3")}, deck=NAMES)
    told = listen(table)
    plays(table, card)
    assert line_of(table) == ["green", "orange", "purple"]
    assert [type(event).__name__ for event in told] == ["CardPlayed", "CardDrawn"]


@rule("round.3")
def test_a_buggy_passes_only_when_its_own_card_is_played() -> None:
    table = with_card("red 1", "blue 9", card="black 5")
    plays(table, "black 5")
    assert line_of(table) == ["green", "orange", "purple"]


# -- drawing -----------------------------------------------------------------------------------


@rule("round.7")
def test_an_empty_deck_is_made_anew_from_the_discards_of_earlier_rounds() -> None:
    old = [name for name in NAMES if name.startswith("yellow")]
    table = rally("blue 1", "", "", hands={1: ("red 9", "blue 2", "red 2")}, discards=old)
    told = listen(table)
    plays(table, "red 2")
    assert (table.discards, len(table.deck), table.shuffles) == ([], 9, 1)
    drawn = set(named(table.drivers[1].hand)) - {"red 9", "blue 2"}
    assert drawn | set(named(table.deck)) == set(old)
    assert cards_on(table) == {"green": "blue 1", "orange": "red 2"}
    assert told[2] == events.DeckShuffled(-1, 10)


@rule("round.7")
def test_the_discards_are_shuffled() -> None:
    tops, old = set(), ["red 1", "black 4", "yellow 7", "yellow 8", "blue 10"]
    for seed in range(60):
        table = rally("", "", hands={0: ("red 9", "blue 2", "red 2")}, discards=old)
        table.rng.stir(seed)
        plays(table, "red 2")
        tops |= set(named(table.drivers[0].hand)) - {"red 9", "blue 2"}
    assert tops == set(old)


@pytest.mark.interpreted
@rule("round.7")
def test_a_new_deck_is_shuffled_in_a_stream_of_its_own() -> None:
    table = rally("", "", hands={0: ("red 9", "blue 2", "red 2")}, discards=["black 3", "yellow 1"])
    dice, piles = watched()
    table.rng = dice
    plays(table, "red 2")
    assert piles == ["deck"]


@rule("round.7")
def test_a_deck_with_one_card_left_is_not_made_anew() -> None:
    table = rally("", "", hands={0: ("red 9", "blue 2", "red 2")}, deck=["black 3"], discards=["yellow 1"])
    plays(table, "red 2")
    assert (named(table.deck), named(table.discards), table.shuffles) == ([], ["yellow 1"], 0)


@rule("round.7")
def test_it_is_remembered_with_which_deck_a_card_was_shuffled() -> None:
    table = rally("", "", hands={0: ("red 9", "blue 2", "red 2")}, discards=["yellow 1", "yellow 2"])
    plays(table, "red 2")
    assert {name for name, deck in zip(NAMES, table.decks, strict=True) if deck == 1} == {"yellow 1", "yellow 2"}


@rule("round.7")
def test_eight_drivers_never_run_out_of_cards() -> None:
    play = begin(seats=8)
    sizes = []
    while play.open:
        (seat,) = play.open
        play.answer(seat, play.open[seat].options[0])
        sizes.append(len(play.state.deck) + len(play.state.discards))
        assert [len(driver.hand) for driver in play.state.drivers] == [3] * 8
    assert min(sizes) == 40 - 32
    assert play.state.shuffles >= 5


@rule("round.7")
def test_the_shuffles_of_one_rally_differ() -> None:
    play = begin(seats=8)
    decks = []
    while play.open:
        (seat,) = play.open
        before = play.state.shuffles
        play.answer(seat, play.open[seat].options[0])
        if play.state.shuffles > before:
            decks.append(tuple(play.state.deck))
    assert all(one != other for one, other in pairwise(decks))
    assert all(list(deck) != sorted(deck) for deck in decks if len(deck) > 4)


# -- asking before the draw --------------------------------------------------------------------


@rule("round.1")
def test_by_default_a_card_is_played_without_asking_again() -> None:
    play = begin()
    play.answer(0, play.open[0].options[0])
    assert list(play.open) == [1]
    assert play.undoable(0) == []


@rule("round.1")
def test_with_the_option_confirm_a_card_can_be_taken_back_before_the_driver_draws() -> None:
    play = begin(confirm=True)
    hand = play.view(0)["drivers"][0]["hand"]
    play.answer(0, hand[0])
    assert (play.open[0].kind, play.undoable(0)) == ("confirm", [0])
    play.undo(0)
    assert play.view(0)["drivers"][0]["hand"] == hand
    play.answer(0, hand[1])
    play.answer(0, "confirm")
    assert (list(play.open), play.undoable(0)) == ([1], [])
    assert hand[0] in play.view(0)["drivers"][0]["hand"]


@rule("round.2")
def test_a_card_can_be_taken_back_while_a_pass_is_asked() -> None:
    for seed in range(200):
        play = begin(seed=seed, decline=True)
        play.answer(0, play.open[0].options[0])
        for card in play.open[1].options:
            trial = play.fork()
            trial.answer(1, card)
            if 1 in trial.open:
                trial.undo(trial.undoable(1)[0])
                assert card in trial.open[1].options
                return
    raise AssertionError("no pass by colour was ever possible")
