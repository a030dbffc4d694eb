"""Maintenance: the rules `maintenance`."""

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.finish import leave
from halftrack.games.great_race.maintenance import end_of_convoy, maintain
from halftrack.games.great_race.state import BIVOUAC, NONE, Crew, Race
from halftrack.games.great_race.view import view
from tests.games.great_race.plays import new, plan, ranked, step, until
from tests.games.great_race.table import board_of, crew, listen, race
from tests.support.rules import rule
from tests.support.scripts import run

NAMES = ("french", "italian", "belgian", "english", "french")


def camp(*places: str) -> Race:
    """A crew on each of these places, seat by seat; the token of the first lies lowest."""
    return race(*[crew(name, at=place) for name, place in zip(NAMES, places, strict=False)])


def francs(table: Race) -> list[int]:
    return [crew.francs for crew in table.crews]


@rule("maintenance.1")
def test_the_furthest_crew_is_first_and_the_one_most_behind_last() -> None:
    table = camp("2a", "5b", "North", "3a")
    maintain(table)
    assert table.order == [1, 3, 0, 2]


@rule("maintenance.1")
def test_progress_is_counted_from_the_start_of_this_race() -> None:
    crews = [crew(name, at=place) for name, place in zip(NAMES, ("2a", "5b", "South"), strict=False)]
    table = race(*crews, start="South")
    assert [crew.band for crew in table.crews] == [4, 1, 0]
    maintain(table)
    assert table.order == [0, 1, 2]


INLAND = board_of("""
name = "inland"
title = "Both ends lie inland"
ends = ["North", "South"]
picture = '''
. o o
 . N o
. o o
 . o S
. o o
'''
[cities]
N = { name = "North", colour = "purple" }
S = { name = "South", colour = "purple" }
""")


@rule("maintenance.1", "drive.11", "finish.4")
@pytest.mark.parametrize(("start", "behind", "ahead"), [("North", "1b", "3b"), ("South", "5b", "3b")])
def test_who_drives_away_from_the_destination_falls_behind_the_start(start: str, behind: str, ahead: str) -> None:
    lost, waiting, leading = crew(at=behind), crew("italian", at=start), crew("belgian", at=ahead)
    table = race(lost, waiting, leading, on=INLAND, start=start)
    assert [crew.band for crew in table.crews] == [-1, 0, 1]
    assert ranked(table) == [2, 1, 0]
    maintain(table)
    assert table.order == [2, 1, 0]
    assert view(table, None)["track"] == {"-1": [0], "0": [1], "1": [2]}


@rule("maintenance.1")
def test_on_one_band_the_lower_token_is_ahead() -> None:
    table = camp("3a", "3b", "Midway")
    for crew_, token in zip(table.crews, (8, 9, 7), strict=True):
        crew_.token = token
    maintain(table)
    assert table.order == [2, 0, 1]


@rule("maintenance.1")
def test_a_later_token_further_on_is_still_ahead() -> None:
    table = camp("5a", "2a")
    table.crews[0].token = 99
    maintain(table)
    assert table.order == [0, 1]


@rule("maintenance.1", "drive.11")
def test_who_came_first_onto_the_band_is_ahead() -> None:
    first, second = crew("french", at="2a"), crew("italian", at="2b")
    table = race(first, second, laid={"2a": "p1", "2b": "p1", "3a": "p1", "3b": "p1"})
    run(drive(table, second), "3b", "stay")
    run(drive(table, first), "3a", "stay")
    maintain(table)
    assert table.order == [1, 0]


@rule("maintenance.1", "setup.3")
@pytest.mark.parametrize(("edition", "order"), [("en", [0, 1, 2]), ("de", [2, 1, 0])])
def test_if_nobody_moved_the_stack_of_the_start_decides(edition: str, order: list[int]) -> None:
    play = plan(new(3, edition=edition), *["0-0-0-5"] * 3)
    until(play, "take")
    assert play.view(None)["order"] == order


@rule("maintenance.1")
def test_the_new_order_is_told() -> None:
    table = camp("2a", "5b")
    told = listen(table)
    maintain(table)
    assert told == [events.OrderChanged(NONE, (1, 0)), events.FrancsGained(1, 20, "bonus")]


@rule("maintenance.2")
@pytest.mark.parametrize(
    ("places", "bonus"),
    [
        (("2a", "5b"), [0, 20]),
        (("2a", "5b", "3a"), [0, 20, 10]),
        (("2a", "5b", "3a", "North"), [0, 20, 10, 0]),
        (("2a", "5b", "3a", "North", "4a"), [0, 20, 0, 0, 10]),
    ],
)
def test_the_first_receives_20_francs_and_with_more_than_two_crews_the_second_10(
    places: tuple[str, ...], bonus: list[int]
) -> None:
    table = camp(*places)
    told = listen(table)
    maintain(table)
    assert francs(table) == [80 + more for more in bonus]
    paid = [event for event in told if isinstance(event, events.FrancsGained)]
    assert [(event.seat, event.francs) for event in paid] == [
        (seat, bonus[seat]) for seat in table.order if bonus[seat]
    ]


@rule("maintenance.2", "leaving.1")
def test_the_bonus_goes_by_the_new_order_of_the_crews_that_still_race() -> None:
    table = camp("2a", "5b", "3a", "North")
    leave(table, table.crews[1])
    maintain(table)
    assert (table.order, francs(table)) == ([2, 0, 3], [90, 0, 100, 80])


@rule("maintenance.3")
def test_guards_that_were_not_needed_leave_the_dashboard() -> None:
    table = race(crew(security=3), crew("italian", security=1))
    maintain(table)
    assert [crew.security for crew in table.crews] == [0, 0]


@rule("maintenance.3")
def test_leaders_are_ready_again_only_when_the_next_turn_begins() -> None:
    table = race(crew(leader="french", leader_used=True), crew("italian"), leaders=True)
    maintain(table)
    assert table.crews[0].leader_used
    step(table)
    assert not table.crews[0].leader_used


@rule("maintenance.3")
def test_maintenance_changes_nothing_else() -> None:
    table = camp("2a", "5b")
    worn: Crew = table.crews[0]
    worn.petrol, worn.engine, worn.chassis, worn.passed = 1, 2, 3, True
    before = (worn.space, worn.band, worn.token, worn.hand.copy())
    maintain(table)
    assert (worn.petrol, worn.engine, worn.chassis, worn.place, worn.left) == (1, 2, 3, 0, False)
    assert (worn.space, worn.band, worn.token, worn.hand) == before
    assert (table.turn, table.tokens, table.display) == (1, 2, [])


@rule("maintenance.1", "convoy.7")
def test_after_the_maintenance_a_new_turn_begins() -> None:
    table = camp("2a", "5b")
    assert run(end_of_convoy(table)).over
    assert (table.phase, table.order) == (BIVOUAC, [1, 0])
