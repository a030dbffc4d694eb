"""Two drivers with two buggies each: the rules `two`."""

import pytest

from halftrack import games
from halftrack.engine import Play
from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.scoring import finish, ranking
from halftrack.games.gumball_rally.state import Rally
from tests.games.gumball_rally.table import line_of, listen, named, plays, rally
from tests.support.rules import rule

CARDS = ("red 1", "red 2", "red 3", "red 4")


def begin(**options: object) -> Play[Rally]:
    return games.load("gumball-rally").new(2, 7, options)


def ranks(*points: int, photo: bool = False) -> dict[int, int]:
    """Ranks by seat when the four buggies have won so much; seat 0 drives the first and the third."""
    table = rally(*CARDS, seats=2, points=[(won,) for won in points], deck=["red 7", "red 8"], photo=photo)
    finish(table)
    return {row["seat"]: row["rank"] for row in ranking(table)}


@rule("two.1")
@pytest.mark.parametrize(
    ("first", "line"),
    [(0, ["green", "orange", "purple", "white"]), (1, ["orange", "green", "white", "purple"])],
)
def test_two_drivers_have_two_buggies_each_that_stand_in_the_line_by_turns(first: int, line: list[str]) -> None:
    play = begin(first=first)
    assert line_of(play.state) == line
    assert [driver["buggies"] for driver in play.view(None)["drivers"]] == [["green", "purple"], ["orange", "white"]]
    assert [play.state.driver_of(buggy).seat for buggy in range(4)] == [0, 1, 0, 1]


@rule("two.1")
def test_three_drivers_have_one_buggy_each() -> None:
    play = games.load("gumball-rally").new(3, 7)
    assert [len(driver["buggies"]) for driver in play.view(None)["drivers"]] == [1, 1, 1]


@rule("two.1")
def test_each_driver_has_one_hand_for_both_buggies_and_draws_after_each_card() -> None:
    play = begin(first=0)
    asked = []
    for _ in range(4):
        (seat,) = play.open
        hand = play.view(seat)["drivers"][seat]["hand"]
        assert list(play.open[seat].options) == hand
        asked.append((seat, play.view(None)["waiting"][0]))
        play.answer(seat, hand[0])
        assert len(play.view(seat)["drivers"][seat]["hand"]) == 3
        assert hand[0] not in play.view(seat)["drivers"][seat]["hand"]
    assert asked == [(0, "green"), (1, "orange"), (0, "purple"), (1, "white")]


@rule("two.1")
def test_the_buggies_of_one_driver_pass_each_other_like_any_others() -> None:
    table = rally(
        "red 1", "red 2", "", "blue 9", seats=2, line=["white", "green", "purple", "orange"],
        hands={0: ("black 5", "black 6", "black 7")}, deck=["blue 1"],
    )  # fmt: skip
    told = listen(table)
    plays(table, "black 5")
    assert line_of(table) == ["white", "purple", "green", "orange"]
    assert told[1] == events.Passed(0, "purple", "green", "number")
    assert named(table.drivers[0].hand) == ["blue 1", "black 6", "black 7"]


@rule("two.2")
def test_the_best_single_buggy_wins_whatever_the_sum() -> None:
    assert ranks(6, 7, 6, 0) == {1: 1, 0: 2}
    assert ranks(0, 6, 7, 6) == {0: 1, 1: 2}


@rule("two.2")
def test_if_the_best_are_level_the_other_buggy_decides() -> None:
    assert ranks(7, 2, 1, 7) == {1: 1, 0: 2}
    assert ranks(3, 7, 7, 2) == {0: 1, 1: 2}


@rule("two.2")
def test_drivers_level_with_both_buggies_share_the_victory() -> None:
    assert ranks(7, 2, 2, 7) == {0: 1, 1: 1}


@rule("two.2", "scoring.3")
def test_drivers_level_with_both_buggies_take_one_photo_each() -> None:
    assert ranks(7, 2, 2, 7, photo=True) == {1: 1, 0: 2}


@rule("two.2")
def test_points_stay_with_the_buggy() -> None:
    table = rally(*CARDS, seats=2, points=[(3, 0), (0, 1), (2, 2), (1, 0)])
    first, second = ranking(table)
    assert (first["seat"], first["points"], first["total"]) == (0, {"checkpoint 1": 2, "checkpoint 2": 2}, 4)
    assert first["buggies"] == [
        {"buggy": "green", "points": {"checkpoint 1": 3, "checkpoint 2": 0}, "total": 3},
        {"buggy": "purple", "points": {"checkpoint 1": 2, "checkpoint 2": 2}, "total": 4},
    ]
    assert second["total"] == 1
