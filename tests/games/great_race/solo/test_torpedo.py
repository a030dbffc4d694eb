"""The Torpedo's moves over land: the rules `solo.7`, and the powers that change them."""

import pytest

from halftrack.games.great_race.solo.torpedo import torpedo_sequence
from tests.games.great_race.solo.duel import RED, card, duel, halted, levels_of, moved, powers, told, where
from tests.games.great_race.table import board_of, faces_on, listen
from tests.support.rules import rule
from tests.support.scripts import run


@rule("solo.7", "solo.2")
@pytest.mark.parametrize(("assistant", "steps", "end"), [(2, (2, 1), "Ridge"), (2, (1, 2), "3b"), (3, (2, 1), "3b"),
                                                        (5, (1, 2), "Ridge"), (4, (1, 2), "Ridge")])  # fmt: skip
def test_the_second_assistant_moves_as_its_field_shows_the_others_as_theirs(
    assistant: int, steps: tuple[int, int], end: str
) -> None:
    race, _ = moved(assistant, "2b", shown=card(colour="red", moves=steps), laid={"3b": "p1", "3c": "p1"})
    assert where(race) == end


@rule("solo.3")
@pytest.mark.parametrize(("left", "number"), [(4, 2), (3, 3), (1, 5)])
def test_its_next_sequence_is_its_next_assistants(left: int, number: int) -> None:
    race = duel(at="2b", shown=RED, assistants=left, laid={"3b": "p1"})
    events = listen(race)
    assert run(torpedo_sequence(race)).over
    assert told(events, "Advances")[0].assistant == number
    assert race.torpedo.assistants == left - 1


@rule("solo.3")
def test_after_its_sequence_the_human_is_next_and_what_he_did_stands() -> None:
    race = duel(at="2b", shown=RED, assistants=4, laid={"3b": "p1"}, order=(1, 0))
    race.upcoming, race.reveals = 0, 5
    run(torpedo_sequence(race))
    assert (race.upcoming, race.reveals) == (1, 6)


@rule("solo.5", "solo.3")
def test_before_each_sequence_it_is_told_where_it_heads_and_why() -> None:
    race = duel(at="2b", shown=RED, assistants=4, laid={"3b": "p1"})
    events = listen(race)
    run(torpedo_sequence(race))
    (heads,) = told(events, "HeadsFor")
    assert (heads.seat, heads.city, heads.colour, heads.reason, heads.steps) == (1, "Ridge", "red", "nearest", 2)


@rule("solo.7")
def test_between_two_tiles_it_takes_the_easier() -> None:
    for left, right, end in (("p2", "p1", "3c"), ("p1", "p2", "3b")):
        race, events = moved(3, "2b", laid={"3b": left, "3c": right})
        assert where(race) == end
        assert told(events, "WayTaken")[0].reason == "easiest tile"


@rule("solo.7")
def test_it_makes_no_detour_round_a_hard_tile() -> None:
    race, events = moved(3, "4a", petrol=2, laid={"5b": "p3", "5a": "p1"}, shown=card(colour="green", moves=(1, 1)))
    assert where(race) in ("4a", "Ridge")
    race, events = moved(3, "5a", petrol=2, laid={"6a": "p3", "5b": "p1"}, shown=card(colour="yellow"))
    assert where(race) == "5a"
    assert halted(events) == ("petrol", "6a", 1)


@rule("solo.7a")
@pytest.mark.parametrize(
    ("at", "colour", "city"), [("3c", "red", "Ridge"), ("3c", "yellow", "Haven"), ("2b", "green", "3c")]
)
def test_beside_a_city_its_next_step_is_that_city(at: str, colour: str, city: str) -> None:
    laid = {"3b": "p1", "3c": "p1", "5c": "p1"}
    entered = ("Ridge",) if colour == "yellow" else ()
    race, events = moved(3, at, shown=card(colour=colour), laid=laid, entered=entered)
    assert where(race) == city
    if city != "3c":
        assert (told(events, "WayTaken")[0].seat, told(events, "WayTaken")[0].reason) == (1, "city beside")


@rule("solo.7a")
def test_even_off_its_shortest_way() -> None:
    race, _ = moved(3, "4d", shown=card(colour="yellow"), laid={"5c": "p1"}, entered=("Haven",))
    assert where(race) == "Quay"


@rule("solo.7a")
@pytest.mark.parametrize(("at", "stays"), [("1d", False), ("2d", True), ("2b", True)])
def test_only_a_city_ahead_of_its_band(at: str, stays: bool) -> None:
    race, _ = moved(3, at, shown=card(colour="yellow"), laid={"2d": "p1", "3d": "p1", "3b": "p1", "3c": "p1"})
    assert (where(race) != "Bluff") is stays


@rule("solo.7a")
@pytest.mark.parametrize(("entered", "end"), [((), "Quay"), (("Quay",), "5c")])
def test_never_a_city_that_it_has_entered_before(entered: tuple[str, ...], end: str) -> None:
    shown = card(colour="yellow")
    assert where(moved(3, "Haven", shown=shown, laid={"5c": "p1"}, entered=("Haven", "Ridge", *entered))[0]) == end


@rule("solo.7a")
def test_of_several_the_one_nearest_to_its_objective_then_the_lowest_name() -> None:
    assert where(moved(3, "3c", shown=card(colour="green"))[0]) == "Haven"
    assert where(moved(3, "3c", shown=card(colour="red"))[0]) == "Ridge"
    assert where(moved(3, "3c", shown=card(colour="yellow"))[0]) == "Haven"


@rule("solo.7a", "solo.13-blue")
@pytest.mark.parametrize(("level", "city"), [(2, "Bluff"), (3, "Gate")])
def test_that_one_is_near_by_the_lanes_that_are_free_to_it(level: int, city: str) -> None:
    board = board_of("""
name = "fork"
title = "A fork"
ends = ["North", "South"]
picture = '''
. N
 G B
o o o
 o o
. . S
'''
[cities]
N = { name = "North", colour = "purple", cards = 0 }
G = { name = "Gate", colour = "blue", cards = 0 }
B = { name = "Bluff", colour = "blue", cards = 0 }
S = { name = "South", colour = "purple", cards = 0 }
[[lanes]]
kind = "sea"
ends = ["Gate", "South"]
price = 60
""")
    assert where(moved(3, on=board, levels=powers(blue=level))[0]) == city


@rule("solo.7a")
def test_its_objective_is_such_a_city_wherever_it_lies() -> None:
    board = board_of("""
name = "bay"
title = "A bay"
ends = ["North", "South"]
picture = '''
N o
 o
S o
'''
[cities]
N = { name = "North", colour = "purple", cards = 0 }
S = { name = "South", colour = "purple", cards = 0 }
""")
    race, events = moved(3, "2a", on=board, laid={"3b": "p1"})
    assert (where(race), told(events, "WayTaken")[0].reason) == ("South", "city beside")


@rule("solo.7a", "solo.5c")
def test_its_objective_comes_first_even_if_it_lies_behind() -> None:
    board = board_of("""
name = "peak"
title = "A peak"
ends = ["North", "South"]
picture = '''
. N o
 o S o
o o o
 C o o
'''
[cities]
N = { name = "North", colour = "purple", cards = 0 }
S = { name = "South", colour = "purple", cards = 0 }
C = { name = "Cliff", colour = "blue", cards = 0 }
""")
    race, events = moved(3, "3b", on=board)
    assert (where(race), told(events, "WayTaken")[0].space) == ("South", "South")
    assert where(moved(3, "3a", on=board)[0]) == "Cliff"


@rule("solo.6", "solo.7")
@pytest.mark.parametrize(
    ("at", "laid", "reason"),
    [
        ("3a", {"4a": "p1", "3b": "p1"}, "only way"), ("2b", {"3c": "p1"}, "known tile"),
        ("2b", {"3c": "p1", "3b": "p1"}, "lowest name"), ("2b", {"3c": "p1", "3b": "p2"}, "easiest tile"),
    ],
)  # fmt: skip
def test_the_reason_for_its_way_is_told(at: str, laid: dict[str, str], reason: str) -> None:
    colour = "yellow" if at == "3a" else "red"
    _, events = moved(3, at, shown=card(colour=colour), laid=laid, entered=("Haven",))
    assert told(events, "WayTaken")[0].reason == reason


@rule("solo.6")
def test_a_city_on_its_way_comes_before_a_tile_and_that_is_told() -> None:
    _, events = moved(3, "3d", laid={"4d": "p1"}, entered=("Haven", "Ridge"))
    assert (told(events, "WayTaken")[0].space, told(events, "WayTaken")[0].reason) == ("Haven", "city first")


@rule("solo.7b")
@pytest.mark.parametrize(
    ("face", "petrol", "mechanical"), [("p1", 5, 6), ("p3", 3, 6), ("p1d2", 5, 4), ("p2x", 4, 4), ("p1d1x", 5, 3)]
)
def test_petrol_comes_from_petrol_and_damage_and_danger_from_mechanical(
    face: str, petrol: int, mechanical: int
) -> None:
    race, events = moved(3, "2b", laid={"3b": face})
    assert (where(race), levels_of(race)) == ("3b", (petrol, mechanical))
    assert [event.engine for event in told(events, "Damaged")] == ([6 - mechanical] if mechanical < 6 else [])
    assert told(events, "Moved")[0].petrol == 6 - petrol


@rule("solo.7b")
def test_the_risk_zone_costs_one_more_petrol() -> None:
    race, _ = moved(3, "3a", shown=card(colour="yellow"), laid={"4a": "p1"})
    assert (where(race), levels_of(race)) == ("4a", (4, 6))


@rule("solo.13-blue")
@pytest.mark.parametrize(("level", "petrol"), [(1, 4), (2, 5), (4, 5)])
def test_from_the_second_blue_level_the_risk_zone_costs_nothing_more(level: int, petrol: int) -> None:
    race, _ = moved(3, "5b", laid={"6b": "p1"}, entered=("Ridge",), levels=powers(blue=level))
    assert (where(race), race.torpedo.petrol) == ("6b", petrol)


@rule("solo.13-red")
@pytest.mark.parametrize(("level", "mechanical"), [(0, 4), (1, 4), (2, 4), (3, 5), (4, 6)])
def test_from_the_third_red_level_a_danger_costs_less_then_nothing(level: int, mechanical: int) -> None:
    race, _ = moved(3, "2b", laid={"3b": "p1x"}, levels=powers(red=level))
    assert race.torpedo.engine == mechanical


@rule("solo.7c")
@pytest.mark.parametrize(
    ("petrol", "mechanical", "face", "end"),
    [
        (2, 6, "p2", ""), (1, 6, "p2", "petrol"), (6, 3, "p1d1x", ""), (6, 2, "p1d1x", "damage"), (6, 2, "p1x", ""),
        (6, 1, "p1x", "damage"), (6, 2, "p1d2", ""), (1, 1, "p2d2", "petrol"),
    ],
)  # fmt: skip
def test_a_cost_that_the_gauges_do_not_hold_is_not_paid(petrol: int, mechanical: int, face: str, end: str) -> None:
    race, events = moved(3, "2b", petrol=petrol, mechanical=mechanical, laid={"3b": face})
    if end:
        assert (where(race), levels_of(race)) == ("2b", (petrol, mechanical))
        assert halted(events) == (end, "3b", 1)
    else:
        assert where(race) == "3b"
        assert halted(events) is None


@rule("solo.7c")
def test_the_assistant_is_spent_even_so() -> None:
    race = duel(at="2b", shown=RED, petrol=1, assistants=3, laid={"3b": "p2", "3c": "p2"})
    run(torpedo_sequence(race))
    assert (where(race), race.torpedo.assistants) == ("2b", 2)
    for petrol, laid in ((1, {"3b": "p2", "3c": "p2"}), (0, {}), (1, {"3b": "p2s", "3c": "p2s"})):
        _, events = moved(2, "2b", petrol=petrol, laid=laid, bag=("p1", "p1"))
        assert len(told(events, "Halted")) == 1
        assert {event.seat for event in events} == {1}


@rule("solo.7c")
def test_with_mechanical_at_0_it_has_broken_down() -> None:
    race, events = moved(2, "2b", mechanical=0, laid={"3b": "p1"})
    assert (where(race), halted(events)) == ("2b", ("breakdown", "2b", 0))
    race, events = moved(2, "2b", mechanical=1, laid={"3b": "p1d1", "3c": "p2d2"})
    assert (where(race), halted(events)) == ("3b", ("breakdown", "3b", 0))


@rule("solo.7d")
def test_without_a_tile_it_advances_blindly() -> None:
    race, events = moved(3, "2b", bag=("p1d1", "p3"))
    assert (where(race), levels_of(race), faces_on(race)) == ("3b", (5, 5), {"3b": "p1d1"})
    (turned,), (damaged,) = told(events, "TileTurned"), told(events, "Damaged")
    assert (turned.seat, turned.space, turned.tile) == (1, "3b", "p1d1")
    assert (damaged.seat, damaged.engine, damaged.chassis) == (1, 1, 0)


@rule("solo.7d")
def test_a_blind_tile_that_it_cannot_pay_stays_where_it_was_drawn() -> None:
    race, events = moved(3, "2b", petrol=2, bag=("p3",))
    assert (where(race), levels_of(race), faces_on(race)) == ("2b", (2, 6), {"3b": "p3"})
    assert halted(events) == ("petrol", "3b", 1)


@rule("solo.7d")
def test_with_petrol_at_0_nothing_is_drawn() -> None:
    race, events = moved(3, "2b", petrol=0, bag=("p1",))
    assert (where(race), len(race.bag), halted(events)) == ("2b", 1, ("petrol", "3b", 1))


@rule("solo.7d", "pathfinder.5")
@pytest.mark.parametrize(("at", "petrol", "end"), [("2b", 1, "3b"), ("3a", 2, "4a"), ("3a", 1, "3a")])
def test_where_no_tile_is_left_an_empty_space_costs_one_petrol_and_the_surcharge(
    at: str, petrol: int, end: str
) -> None:
    colour = "yellow" if at == "3a" else "red"
    race, _ = moved(3, at, petrol=petrol, shown=card(colour=colour), refill=False)
    assert where(race) == end
    assert levels_of(race) == (petrol if end == at else 0, 6)


@rule("solo.7a", "solo.2")
def test_a_copy_of_the_race_knows_what_it_has_entered_and_what_has_come() -> None:
    solo = duel(entered=("Gate", "Bluff"), coming=("C1",), seen=("A1",), levels=(1, 2, 3, 4)).solo
    assert solo.entered
    assert solo.copy() == solo
