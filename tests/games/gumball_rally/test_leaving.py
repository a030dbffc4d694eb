"""Giving up: the rule `leaving.1`."""

import pytest

from halftrack import games
from halftrack.engine import IllegalAnswer, Play
from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.scoring import leave, ranking
from halftrack.games.gumball_rally.state import OVER, RACING, Rally
from tests.games.gumball_rally.table import cards_on, line_of, listen, named, plays, rally
from tests.support.rules import rule

CARDS = ("red 1", "red 2", "red 3", "red 4")


def begin(seats: int = 3, **options: object) -> Play[Rally]:
    return games.load("gumball-rally").new(seats, 7, {"first": 0, **options})


def ranks(table: Rally) -> dict[int, int]:
    return {row["seat"]: row["rank"] for row in ranking(table)}


@rule("leaving.1")
def test_a_driver_who_gives_up_takes_his_buggy_out_of_the_line_and_discards_his_cards() -> None:
    table = rally("red 1", "red 2", "red 3", hands={1: ("blue 1", "blue 2")}, discards=["black 1"])
    told = listen(table)
    leave(table, table.drivers[1])
    assert line_of(table) == ["green", "purple"]
    assert table.drivers[1].hand == []
    assert sorted(named(table.discards)) == ["black 1", "blue 1", "blue 2", "red 2"]
    assert cards_on(table) == {"green": "red 1", "purple": "red 3"}
    assert (told, table.phase) == ([events.DriverLeft(1)], RACING)


@rule("leaving.1")
def test_a_buggy_that_has_gone_is_not_waited_for() -> None:
    table = rally("red 1", "", "", hands={1: ("blue 1", "blue 2")})
    leave(table, table.drivers[1])
    assert table.waiting == [2]
    assert named(table.discards) == ["blue 1", "blue 2"]


@rule("leaving.1")
def test_the_others_pass_and_are_scored_as_if_it_had_never_been_there() -> None:
    table = rally("red 1", "blue 9", "", hands={2: ("black 2", "black 3", "black 4")}, deck=["red 10"])
    leave(table, table.drivers[1])
    plays(table, "black 2")
    assert line_of(table) == ["purple", "green"]


@rule("leaving.1")
def test_both_buggies_of_a_driver_go() -> None:
    table = rally("red 1", "red 2", "", "", seats=2, hands={0: ("blue 1", "blue 2", "blue 3")})
    leave(table, table.drivers[0])
    assert (line_of(table), table.waiting) == (["orange", "white"], [3])


@rule("leaving.1")
def test_who_gives_up_ranks_behind_all_who_go_on_the_later_the_better() -> None:
    table = rally(*CARDS, points=[(9,), (1,), (8,), (2,)])
    leave(table, table.drivers[2])
    leave(table, table.drivers[0])
    assert ranks(table) == {3: 1, 1: 2, 0: 3, 2: 4}
    assert [row["left"] for row in ranking(table)] == [False, False, True, True]
    assert [row["total"] for row in ranking(table)] == [2, 1, 9, 8]


@rule("leaving.1")
def test_the_rally_goes_on_as_long_as_anybody_drives() -> None:
    play = begin()
    play.abandon(1)
    play.answer(0, play.open[0].options[0])
    play.abandon(0)
    while play.open:
        assert list(play.open) == [2]
        play.answer(2, play.open[2].options[0])
    assert play.result is not None
    assert [(row["seat"], row["rank"]) for row in play.result] == [(2, 1), (0, 2), (1, 3)]
    assert len(play.state.turned) >= 12


@rule("leaving.1")
def test_when_the_last_driver_gives_up_the_rally_is_over() -> None:
    table = rally("", "", hazards=["winner"])
    told = listen(table)
    leave(table, table.drivers[0])
    assert GUMBALL_RALLY.next_step(table) is not None
    leave(table, table.drivers[1])
    assert (table.phase, GUMBALL_RALLY.next_step(table)) == (OVER, None)
    assert told == [events.DriverLeft(0), events.DriverLeft(1), events.RallyEnded(-1, (1,))]


@rule("leaving.1")
def test_when_all_leave_at_once_nobody_is_asked_any_more() -> None:
    play = begin()
    for seat in (2, 1, 0):
        play.abandon(seat)
    assert (play.open, play.view(None)["phase"]) == ({}, "over")


@rule("leaving.1")
def test_who_leaves_when_asked_plays_the_lowest_card() -> None:
    play = begin()
    lowest = play.open[0].options[0]
    play.abandon(0)
    told = [event for event in play.events(None) if event["kind"] == "CardPlayed"]
    assert [event["card"] for event in told] == [lowest]
    assert list(play.open) == [1]
    assert line_of(play.state) == ["orange", "purple"]


@rule("leaving.1")
def test_who_leaves_when_asked_to_pass_stays() -> None:
    table = rally("red 9", "", hands={1: ("red 1", "red 2", "red 3")}, deck=["blue 4"], decline=True)
    asked = plays(table, "red 1")
    assert GUMBALL_RALLY.quiet(asked.question) == "stay"


@rule("leaving.1")
@pytest.mark.parametrize("seat", [0, 3, -1])
def test_only_who_drives_can_give_up(seat: int) -> None:
    play = begin()
    play.abandon(0)
    with pytest.raises(IllegalAnswer):
        play.abandon(seat)


@rule("leaving.1")
def test_a_hazard_does_not_meet_who_has_gone() -> None:
    table = rally("red 1", "red 9", "blue 3", hazards=["red danger"])
    leave(table, table.drivers[1])
    script = GUMBALL_RALLY.next_step(table)
    assert script is not None
    list(script)
    assert line_of(table) == ["purple", "green"]
