"""The table before the rally: the rules `setup`, and who may start."""

from collections import Counter
from typing import Any

import pytest

from halftrack import games
from halftrack.engine import IllegalSetup, Play, Rng
from halftrack.games.gumball_rally.deck import COLOURS, NAMES, whole_deck
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.options import check, open_box
from halftrack.games.gumball_rally.pile import NAMES as HAZARDS
from halftrack.games.gumball_rally.pile import all_dangers
from halftrack.games.gumball_rally.setup import set_up
from halftrack.games.gumball_rally.state import Rally
from tests.games.gumball_rally.table import cards_on, line_of
from tests.support.dice import watched
from tests.support.rules import rule

SPECIAL = {"checkpoint", "winner"}
ALL_HAZARDS = {
    **{f"{colour} danger": 3 for colour in ("yellow", "blue", "black", "red")},
    **{f"{colour} major": 1 for colour in ("yellow", "blue", "black", "red")},
    "checkpoint": 2,
    "winner": 1,
}


def table(seats: int = 4, seed: int = 7, **options: Any) -> Rally:
    """A rally before its first card."""
    full = check(seats, options)
    return set_up(open_box(seats, full), Rng.from_seed(seed), full["first"])


def begin(seats: Any = 4, **options: Any) -> Play[Rally]:
    return games.load("gumball-rally").new(seats, 7, options)


def pile_of(seed: int) -> list[str]:
    """The hazard pile from its top."""
    return [HAZARDS[hazard] for hazard in table(seed=seed).hazards[::-1]]


@rule("setup.1")
@pytest.mark.parametrize("seats", range(3, 9))
def test_three_to_eight_buggies_start_one_a_driver(seats: int) -> None:
    rally = table(seats)
    assert sorted(rally.line) == [buggy.number for buggy in rally.buggies] == list(range(seats))
    assert [rally.driver_of(number).seat for number in range(seats)] == list(range(seats))
    assert [driver.seat for driver in rally.drivers] == list(range(seats))


@rule("setup.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, "3", 3.0, True, None])
def test_no_other_number_of_drivers_can_start(seats: Any) -> None:
    with pytest.raises(IllegalSetup, match="2 to 8 drivers"):
        begin(seats)


@rule("setup.1")
def test_the_race_cards_are_numbered_one_to_ten_in_four_colours() -> None:
    assert set(NAMES) == {f"{c} {number}" for c in ("yellow", "blue", "black", "red") for number in range(1, 11)}
    assert len(NAMES) == len(whole_deck()) == 40


@rule("setup.1")
def test_each_colour_has_its_picture_and_its_danger() -> None:
    assert [colour[:3] for colour in COLOURS] == [
        ("yellow", "lunch", "sun"),
        ("blue", "pillow", "moon"),
        ("black", "tools", "flat tyre"),
        ("red", "petrol", "gauge"),
    ]


@rule("setup.1")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_every_driver_takes_three_of_the_shuffled_cards(seats: int) -> None:
    rally = table(seats)
    hands = [driver.hand for driver in rally.drivers]
    assert [len(hand) for hand in hands] == [3] * seats
    assert all(hand == sorted(hand) for hand in hands)
    assert sorted([card for hand in hands for card in hand] + rally.deck) == list(range(40))


@rule("setup.1")
def test_the_race_cards_lie_in_another_order_in_another_rally() -> None:
    assert table(seed=1).deck == table(seed=1).deck
    assert table(seed=1).deck != table(seed=2).deck
    assert table().deck != sorted(table().deck)
    first = {tuple(table(seed=seed).drivers[0].hand) for seed in range(50)}
    assert len(first) > 40


@rule("setup.1")
def test_nothing_is_played_scored_or_turned_before_the_rally() -> None:
    rally = table()
    assert cards_on(rally) == {}
    assert rally.discards == rally.turned == []
    assert [buggy.points for buggy in rally.buggies] == [[]] * 4
    assert (rally.round, rally.waiting, rally.shuffles, rally.decks) == (1, rally.line, 0, [0] * 40)


@rule("setup.2")
def test_there_are_nineteen_hazards_and_one_major_in_each_colour() -> None:
    rally = table()
    every = Counter(HAZARDS[hazard] for hazard in rally.hazards + rally.unseen)
    assert every == ALL_HAZARDS
    assert every.total() == 19
    assert len(all_dangers()) == 16


@rule("setup.3")
@pytest.mark.parametrize("seed", range(20))
def test_the_pile_is_built_of_its_four_parts(seed: int) -> None:
    pile = pile_of(seed)
    assert len(pile) == 15
    assert [SPECIAL & set(part) for part in (pile[:3], pile[3:7], pile[7:11], pile[11:])] == [
        set(), {"checkpoint"}, {"checkpoint"}, {"winner"},
    ]  # fmt: skip
    assert [name for name in pile if name in SPECIAL] == ["checkpoint", "checkpoint", "winner"]


@rule("setup.3")
def test_checkpoints_and_finish_may_lie_anywhere_in_their_parts_and_nowhere_else() -> None:
    found = Counter(
        (name, at) for seed in range(200) for at, name in enumerate(pile_of(seed), start=1) if name in SPECIAL
    )
    assert {at for name, at in found if name == "checkpoint"} == {4, 5, 6, 7, 8, 9, 10, 11}
    assert {at for name, at in found if name == "winner"} == {12, 13, 14, 15}
    assert min(found.values()) > 25


@rule("setup.3")
def test_four_dangers_stay_in_the_box_and_any_may_be_among_them() -> None:
    unseen = [[HAZARDS[hazard] for hazard in table(seed=seed).unseen] for seed in range(100)]
    assert {len(four) for four in unseen} == {4}
    assert {name for four in unseen for name in four} == set(ALL_HAZARDS) - SPECIAL


@rule("setup.3")
def test_any_danger_may_be_the_first_hazard() -> None:
    assert {pile_of(seed)[0] for seed in range(100)} == set(ALL_HAZARDS) - SPECIAL


@pytest.mark.interpreted
@rule("setup.1", "setup.3", "setup.4")
def test_first_driver_deck_and_hazards_are_drawn_from_streams_of_their_own() -> None:
    dice, piles = watched()
    GUMBALL_RALLY.setup(4, GUMBALL_RALLY.check(4, {}), dice)
    assert piles == ["first", "deck", "hazards", "hazards", "hazards", "hazards"]


@rule("setup.4")
def test_the_first_driver_leads_and_the_others_follow_clockwise() -> None:
    assert line_of(table(5, first=3)) == ["white", "pink", "green", "orange", "purple"]
    assert line_of(table(3, first=0)) == ["green", "orange", "purple"]


@rule("setup.4")
def test_without_a_choice_the_first_driver_is_drawn() -> None:
    drawn = Counter(table(4, seed=seed).line[0] for seed in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 60
    assert table(4, seed=5).line == table(4, seed=5).line


@rule("setup.4")
@pytest.mark.parametrize("first", [0, 3])
def test_any_seat_may_be_chosen_as_first(first: int) -> None:
    assert begin(4, first=first).view(None)["drivers"][first]["buggies"] == begin(4, first=first).view(None)["line"][:1]


@rule("setup.4")
@pytest.mark.parametrize("first", [-1, 4, "1", 1.0, True])
def test_the_first_driver_is_one_of_the_seats(first: Any) -> None:
    with pytest.raises(IllegalSetup, match="'first'"):
        begin(4, first=first)
