"""The hazard that ends a round: the rules `round.4` to `round.6`."""

import pytest

from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.hazards import hazard
from halftrack.games.gumball_rally.pile import NAMES
from halftrack.games.gumball_rally.state import OVER, RACING, Rally
from tests.games.gumball_rally.table import cards_on, line_of, listen, named, points_of, rally
from tests.support.rules import rule
from tests.support.scripts import run


def turn(table: Rally) -> Rally:
    """The hazard of this round."""
    assert run(hazard(table)).over
    return table


# -- dangers -----------------------------------------------------------------------------------


@rule("round.4")
@pytest.mark.parametrize(
    ("turned", "line"),
    [
        ("yellow danger", ["orange", "purple", "white", "green"]),
        ("blue danger", ["green", "purple", "white", "orange"]),
        ("black danger", ["green", "orange", "white", "purple"]),
        ("red danger", ["green", "orange", "purple", "white"]),
    ],
)
def test_a_danger_sends_back_the_buggy_with_its_colour(turned: str, line: list[str]) -> None:
    table = rally("yellow 1", "blue 2", "black 3", "red 4", hazards=[turned])
    assert line_of(turn(table)) == line


@rule("round.4")
def test_of_several_a_danger_sends_back_only_the_highest() -> None:
    table = rally("red 3", "red 9", "blue 10", "red 4", hazards=["red danger"])
    told = listen(table)
    assert line_of(turn(table)) == ["green", "purple", "white", "orange"]
    assert told[:2] == [events.HazardTurned(-1, "red danger"), events.SentBack(1, "orange", "red 9")]
    assert not [event for event in told if isinstance(event, events.NobodyHit)]


@rule("round.4")
def test_the_place_in_the_line_does_not_decide_whom_a_danger_hits() -> None:
    table = rally("red 3", "red 9", "red 4", line=["purple", "green", "orange"], hazards=["red danger"])
    assert line_of(turn(table)) == ["purple", "green", "orange"]
    table = rally("red 3", "red 4", "red 9", line=["purple", "green", "orange"], hazards=["red danger"])
    assert line_of(turn(table)) == ["green", "orange", "purple"]


@rule("round.4")
def test_a_major_sends_back_all_buggies_of_its_colour_the_highest_last() -> None:
    table = rally("red 8", "blue 10", "red 9", "black 1", "red 2", hazards=["red major"])
    told = listen(table)
    assert line_of(turn(table)) == ["orange", "white", "pink", "green", "purple"]
    assert [event.seat for event in told if isinstance(event, events.SentBack)] == [4, 0, 2]


@rule("round.4")
@pytest.mark.parametrize("colour", ["yellow", "blue", "black", "red"])
def test_there_is_a_major_in_each_colour(colour: str) -> None:
    table = rally(f"{colour} 8", f"{colour} 2", hazards=[f"{colour} major"])
    assert line_of(turn(table)) == ["orange", "green"]


@rule("round.4")
@pytest.mark.parametrize("turned", ["red danger", "red major"])
def test_if_nobody_has_the_colour_nothing_happens(turned: str) -> None:
    table = rally("yellow 8", "blue 2", "black 10", hazards=[turned])
    told = listen(table)
    assert line_of(turn(table)) == ["green", "orange", "purple"]
    assert told[:2] == [events.HazardTurned(-1, turned), events.NobodyHit(-1, turned)]


@rule("round.4")
@pytest.mark.parametrize("turned", ["red danger", "red major", "checkpoint"])
def test_the_top_hazard_is_turned_once_a_round(turned: str) -> None:
    table = turn(rally("red 8", "blue 2", "red 1", hazards=[turned, "winner", "blue danger"]))
    assert [NAMES[hazard] for hazard in table.turned] == [turned]
    assert [NAMES[hazard] for hazard in table.hazards] == ["blue danger", "winner"]
    assert (table.round, table.phase, table.reveals) == (2, RACING, 1)


@rule("round.4")
def test_the_hazard_comes_when_all_have_played_and_not_before() -> None:
    table = rally("red 8", "", hands={1: ("red 1", "red 2", "red 3")}, hazards=["red danger"], deck=["blue 1"])
    script = GUMBALL_RALLY.next_step(table)
    assert script is not None
    run(script, "red 1")
    assert table.turned == []
    script = GUMBALL_RALLY.next_step(table)
    assert script is not None
    assert run(script).over
    assert line_of(table) == ["orange", "green"]


# -- checkpoint and finish ---------------------------------------------------------------------


@rule("round.5")
def test_a_checkpoint_is_scored_at_once_and_nobody_is_sent_back() -> None:
    table = rally("red 8", "blue 10", "red 9", "black 1", hazards=["checkpoint", "red danger"])
    told = listen(table)
    assert line_of(turn(table)) == ["green", "orange", "purple", "white"]
    assert points_of(table) == {"green": [3], "orange": [2], "purple": [1], "white": [0]}
    assert told[0] == events.HazardTurned(-1, "checkpoint")
    assert not [event for event in told if isinstance(event, events.SentBack | events.NobodyHit)]
    assert table.phase == RACING


@rule("round.5")
def test_a_danger_is_not_scored() -> None:
    assert points_of(turn(rally("red 8", "blue 10", hazards=["red danger"]))) == {"green": [], "orange": []}


@rule("round.5")
def test_winner_is_scored_and_the_rally_is_over() -> None:
    table = rally("red 8", "blue 10", "red 9", "black 1", "blue 1", hazards=["winner", "red danger"])
    told = listen(table)
    turn(table)
    assert points_of(table) == {"green": [4], "orange": [3], "purple": [2], "white": [1], "pink": [0]}
    assert line_of(table) == ["green", "orange", "purple", "white", "pink"]
    assert (table.phase, table.waiting, table.round) == (OVER, [], 1)
    assert GUMBALL_RALLY.next_step(table) is None
    assert told[-1] == events.RallyEnded(-1, (0,))


@rule("round.5")
def test_no_round_begins_after_the_finish_and_the_cards_stay_where_they_are() -> None:
    table = rally("red 8", "blue 10", hazards=["winner"])
    told = listen(table)
    turn(table)
    assert cards_on(table) == {"green": "red 8", "orange": "blue 10"}
    assert not [event for event in told if isinstance(event, events.RoundBegan)]


# -- the next round ----------------------------------------------------------------------------


@rule("round.6")
@pytest.mark.parametrize("turned", ["red danger", "blue major", "checkpoint"])
def test_the_played_cards_are_discarded_and_the_next_round_begins_with_the_new_line(turned: str) -> None:
    table = rally("red 8", "blue 10", "red 9", discards=["black 1"], hazards=[turned])
    told = listen(table)
    turn(table)
    assert cards_on(table) == {}
    assert named(table.discards) == ["black 1", "red 8", "blue 10", "red 9"]
    assert table.waiting == table.line
    assert told[-1] == events.RoundBegan(-1, 2, tuple(line_of(table)))


@rule("round.6")
def test_a_card_of_an_earlier_round_hits_nobody_any_more() -> None:
    table = rally("red 8", "blue 10", hazards=["blue danger", "red danger"])
    turn(turn(table))
    assert line_of(table) == ["green", "orange"]
    assert table.reveals == 2
