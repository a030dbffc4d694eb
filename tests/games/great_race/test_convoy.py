"""The convoy: the rules `convoy` and `funding`."""

from typing import Any

import pytest

from halftrack.games.great_race import events, explain
from halftrack.games.great_race.cards import play as play_card
from halftrack.games.great_race.convoy import next_crew, sequence
from halftrack.games.great_race.hand import discard_to_limit
from halftrack.games.great_race.state import BIVOUAC, CONVOY, Race
from tests.games.great_race.plays import begin, kinds_open, new, plan, step, until
from tests.games.great_race.table import crew, dashboard, faces_on, hand_of, idle, listen, named, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])


def repairers(table: Race) -> list[int]:
    """Whose sequences there are until the convoy is over, if every mechanic repairs nothing."""
    seats = []
    while table.phase == CONVOY:
        begun = step(table)
        seats += [] if begun.over else [begun.seat]
        begun.answer(*[] if begun.over else ["repair"])
    return seats


@rule("convoy.1")
def test_a_sequence_offers_petrol_then_cards_then_assistants_or_a_pass() -> None:
    table = race(crew(petrol=4, hand=("financial",), pathfinder=1, funding=2), idle())
    assert begin(table).options == [
        "pass", "petrol 1", "petrol 2", "financial", "place tiles", "draw card", "repair", "drive", "collect funding",
    ]  # fmt: skip


@rule("convoy.1")
@pytest.mark.parametrize(
    "moves",
    [("petrol 1", "financial", "collect funding"), ("financial", "pass"), ("collect funding",), ("petrol 2", "pass")],
)
def test_petrol_and_cards_are_optional_an_assistant_or_a_pass_ends_the_sequence(moves: tuple[str, ...]) -> None:
    table = race(crew(petrol=4, hand=("financial",), funding=1), idle())
    begun = begin(table)
    for move in moves:
        assert not begun.over
        begun.answer(move)
    assert begun.over


@rule("convoy.1")
def test_only_one_assistant_is_played_in_a_sequence() -> None:
    table = race(player := crew(mechanics=2, funding=1), idle())
    assert begin(table, "collect funding").over
    assert dashboard(player) == (0, 2, 0, 0)


@rule("convoy.1")
def test_as_many_cards_as_one_likes_are_played_in_a_sequence() -> None:
    table = race(player := crew(hand=("financial", "financial", "refuelling station"), petrol=0), idle())
    begun = begin(table, "financial", "refuelling station", "financial")
    assert not begun.over
    assert (player.francs, player.petrol, player.cards, dashboard(player)) == (140, 5, 0, (0, 1, 0, 0))


@rule("convoy.1")
def test_sequences_go_round_after_round_in_turn_order() -> None:
    table = race(*[crew(name, mechanics=2) for name in ("french", "italian", "belgian")])
    table.order = [2, 0, 1]
    assert repairers(table) == [2, 0, 1, 2, 0, 1]


@rule("convoy.3")
@pytest.mark.parametrize("box", ["pathfinder", "mechanics", "security", "funding"])
def test_one_active_assistant_a_guard_too_allows_to_play_cards(box: str) -> None:
    fields: dict[str, Any] = {box: 1}
    table = race(player := idle("french", hand=("financial",), **fields), idle())
    begin(table, "financial")
    assert player.francs == 110


@rule("convoy.3", "convoy.6")
def test_without_an_active_assistant_there_is_no_sequence_to_play_cards_in() -> None:
    table = race(idle("french", hand=("financial", "driver"), petrol=0), crew("italian"))
    assert step(table).seat == 1


@rule("convoy.3")
def test_when_the_last_guard_is_spent_during_a_card_no_further_card_is_played() -> None:
    table = race(
        player := idle("french", security=1, hand=("driver", "financial")), idle(), laid={"2a": "p1x", "3a": "p1"}
    )
    begun = begin(table, "driver", "2a", "guard", "stay")
    assert begun.over
    assert (place_of(table, player), hand_of(player), player.francs) == ("2a", ["financial"], 80)


@rule("convoy.3")
def test_the_assistant_being_played_counts_until_its_action_ends() -> None:
    table = race(mechanic := crew(engine=3, hand=("spare parts",)), idle())
    begun = begin(table, "repair")
    assert mechanic.mechanics == 1
    assert begun.answer("spare parts engine", "done").over
    assert (mechanic.engine, mechanic.mechanics) == (4, 0)


@rule("convoy.3", "cards.guide")
def test_a_guide_goes_with_the_last_assistant() -> None:
    table = race(driver := crew(hand=("guide",)), idle(), laid={"2a": "p1s", "3a": "p1"})
    assert begin(table, "drive", "2a", "guide", "3a", "stay").over
    assert (place_of(table, driver), driver.mechanics) == ("3a", 0)


@rule("convoy.3", "cards.militia")
@EDITIONS
@pytest.mark.parametrize("passed", [True, False])
def test_cards_for_any_time_need_no_assistant_in_either_edition(edition: str, passed: bool) -> None:
    saboteur, victim = crew(hand=("saboteur",)), idle(hand=("militia",), passed=passed)
    plays = run(play_card(race(saboteur, victim, edition=edition), saboteur, "saboteur"))
    assert plays.options == ["let it happen", "militia"]
    plays.answer("militia")
    assert (victim.engine, victim.chassis, hand_of(victim)) == (5, 6, [])


@rule("convoy.3", "convoy.5", "hand.2")
@EDITIONS
def test_a_jerrycan_may_be_played_after_passing_where_it_matters(edition: str) -> None:
    worn = idle("french", passed=True, hand=("jerrycan", "guide"), chassis=1, petrol=0)
    run(discard_to_limit(race(worn, edition=edition), worn), "use jerrycan")
    assert worn.petrol == 1


@rule("convoy.4")
def test_a_card_is_resolved_wholly_before_the_next() -> None:
    table = race(
        player := crew(hand=("tracker", "financial"), chassis=4),
        idle(),
        deck=("guide", "financial", "driver", "toolbox"),
    )
    begun = begin(table, "tracker")
    assert (begun.kind, begun.options) == ("drop", ["driver", "financial", "guide"])
    begun.answer("guide")
    assert (begun.kind, begun.options) == ("sequence", ["pass", "driver", "financial", "repair", "drive"])
    assert named(table.discards) == ["guide", "tracker"]
    begun.answer("financial", "financial")
    assert player.francs == 140


@rule("convoy.4")
def test_cards_are_resolved_in_the_order_played() -> None:
    player = crew(hand=("refuelling station", "driver"), petrol=0)
    table = race(player, idle(), laid={"2a": "p3"})
    begun = begin(table, "refuelling station", "driver")
    assert "2a" in begun.options
    other = race(crew(hand=("refuelling station", "driver"), petrol=0), idle(), laid={"2a": "p3"})
    assert begin(other, "driver").options[:2] == ["pass", "refuelling station"]


@rule("convoy.5")
@EDITIONS
def test_who_passes_keeps_only_guards_and_funding_left_there_pays_nothing(edition: str) -> None:
    table = race(passer := crew(pathfinder=1, mechanics=1, security=2, funding=1), crew("italian"), edition=edition)
    told = listen(table)
    assert begin(table, "pass").over
    assert (dashboard(passer), passer.passed, passer.francs) == ((0, 0, 2, 0), True, 80)
    assert told == [events.Passed(0)]


@rule("convoy.5")
def test_who_has_passed_does_nothing_more_this_turn() -> None:
    table = race(crew(security=2, hand=("financial",), petrol=0), crew("italian", mechanics=2))
    step(table, "pass")
    assert repairers(table) == [1, 1]
    assert table.phase == BIVOUAC


@rule("convoy.5", "security.1")
def test_who_has_passed_still_averts_a_danger_with_a_guard() -> None:
    table = race(guarded := crew(security=1), crew("italian", hand=("saboteur",)))
    step(table, "pass")
    step(table, "saboteur", "guard")
    assert (guarded.engine, guarded.chassis, guarded.security) == (5, 6, 0)


@rule("convoy.6")
def test_a_crew_without_active_assistants_is_skipped() -> None:
    table = race(crew(), idle(), crew("belgian"))
    assert repairers(table) == [0, 2]


@rule("convoy.6", "convoy.1")
def test_the_next_in_turn_order_who_can_act_follows_one_who_is_skipped() -> None:
    table = race(crew(passed=True), crew("italian"), crew("belgian"), crew("english"))
    assert repairers(table) == [1, 2, 3]


@rule("convoy.6")
def test_with_everybody_else_out_one_crew_takes_sequence_after_sequence() -> None:
    table = race(crew(mechanics=1), crew("italian", mechanics=3))
    assert repairers(table) == [0, 1, 1, 1]


@rule("convoy.6", "leaving.1", "finish.1")
@pytest.mark.parametrize("fields", [{"passed": True}, {"place": 1}, {"left": True}, {"mechanics": 0}])
def test_who_passed_arrived_left_or_has_no_assistant_cannot_act(fields: dict[str, Any]) -> None:
    assert crew().can_act
    assert not crew(**fields).can_act
    assert next_crew(race(crew(**fields), crew("italian"))) is not None


@rule("convoy.7")
def test_the_phase_ends_when_no_crew_can_act() -> None:
    table = race(crew(), crew("italian", passed=True))
    step(table, "pass")
    assert next_crew(table) is None
    assert step(table).over
    assert table.phase == BIVOUAC


@rule("convoy.7")
def test_a_crew_with_guards_alone_still_buys_petrol_and_plays_cards() -> None:
    table = race(guarded := idle("french", security=1, petrol=5, hand=("financial",)), idle())
    begun = step(table)
    assert begun.options == ["pass", "petrol 1", "financial"]
    begun.answer(
        "petrol 1",
        "financial",
    )
    assert (guarded.petrol, guarded.francs) == (6, 100)


@rule("convoy.7", "security.2")
def test_a_crew_with_guards_alone_may_discard_tiles_one_after_the_other() -> None:
    table = race(guarded := idle("french", security=2), idle(), laid={"2a": "p1", "1c": "p2", "2b": "p3"})
    step(table, "discard tile", "2a")
    step(table, "discard tile", "1c")
    assert (guarded.security, next_crew(table)) == (0, None)


@rule("convoy.7", "convoy.5", "maintenance.3")
def test_or_it_passes_and_keeps_its_guards_until_maintenance() -> None:
    table = race(guarded := idle("french", security=2, petrol=5), idle())
    step(table, "pass")
    assert (guarded.security, guarded.passed) == (2, True)
    step(table)
    assert guarded.security == 0


@rule("convoy.8")
def test_a_drive_of_no_step_and_a_repair_of_nothing_spend_the_assistant() -> None:
    table = race(mechanic := crew(mechanics=2), idle())
    assert begin(table, "drive", "stay").over
    assert mechanic.mechanics == 1
    assert begin(table, "repair").over
    assert (mechanic.mechanics, place_of(table, mechanic), mechanic.petrol) == (0, "North", 6)


@rule("convoy.8", "security.2")
@EDITIONS
def test_a_guard_discards_only_a_tile_that_may_be_discarded(edition: str) -> None:
    guarded = crew(at="2a", security=1)
    table = race(guarded, idle(), laid={"2a": "p1"}, edition=edition)
    begun = begin(table)
    assert "discard tile" not in begun.options
    assert explain.why_not(table, begun.question)["discard tile"] == {"rule": "security.2"}


@rule("security.2", "convoy.1")
def test_a_discard_takes_one_guard_and_ends_the_sequence() -> None:
    table = race(guarded := crew(security=2), idle(), laid={"2a": "p2", "5c": "p1"})
    assert begin(table, "discard tile").over
    assert (dashboard(guarded), list(faces_on(table))) == ((0, 1, 1, 0), ["5c"])


@rule("funding.1")
@pytest.mark.parametrize(("assistants", "francs"), [(1, 10), (2, 20), (3, 40), (4, 70), (5, 110)])
def test_all_assistants_of_funding_are_played_as_one(assistants: int, francs: int) -> None:
    table = race(player := crew(funding=assistants), idle())
    facts = explain.facts(table, begin(table).question)
    told = listen(table)
    assert begin(table, "collect funding").over
    assert (player.francs, dashboard(player)) == (80 + francs, (0, 1, 0, 0))
    assert told == [events.AssistantPlayed(0, "collect funding"), events.FrancsGained(0, francs, "funding")]
    after = {"petrol": 6, "engine": 5, "chassis": 6, "francs": 80 + francs}
    assert facts["collect funding"] == {"francs": francs, "after": after}


@rule("convoy.1", "planning.3")
@pytest.mark.parametrize(
    ("action", "answers", "left"),
    [
        ("place tiles", ("1c", "2a"), (1, 2, 2, 2)),
        ("draw card", (), (1, 2, 2, 2)),
        ("repair", (), (2, 1, 2, 2)),
        ("drive", ("stay",), (2, 1, 2, 2)),
        ("discard tile", ("3a",), (2, 2, 1, 2)),
        ("collect funding", (), (2, 2, 2, 0)),
    ],
)
def test_an_assistant_played_leaves_its_own_box(action: str, answers: tuple[str, ...], left: tuple[int, ...]) -> None:
    player = crew(at="2b", pathfinder=2, mechanics=2, security=2, funding=2)
    table = race(player, idle(), laid={"3a": "p1", "3b": "p1"}, bag=("p1", "p1"), deck=("guide",))
    told = listen(table)
    assert begin(table, action, *answers).over
    assert dashboard(player) == left
    assert told[0] == events.AssistantPlayed(0, action)


@rule("finish.1", "convoy.1")
def test_an_arrival_by_a_driver_card_ends_the_sequence() -> None:
    table = race(player := crew(at="5b", hand=("driver", "financial"), mechanics=3), crew("italian"), laid={"5b": "p1"})
    assert begin(table, "driver", "South").over
    assert (player.place, player.francs, dashboard(player)) == (1, 80, (0, 0, 0, 0))
    assert table.upcoming == 1


@rule("convoy.1")
def test_who_could_still_take_something_back_confirms_the_end_of_its_sequence() -> None:
    play = plan(new(), "0-5-0-0", "0-5-0-0")
    play.answer(0, "repair")
    assert kinds_open(play) == {0: "confirm"}
    play.answer(0, "confirm")
    assert kinds_open(play) == {1: "sequence"}


@rule("convoy.1")
@pytest.mark.parametrize(("seat", "upcoming"), [(2, 1), (0, 2), (1, 0)])
def test_after_a_sequence_the_next_in_turn_order_is_looked_for(seat: int, upcoming: int) -> None:
    table = race(crew(), crew("italian"), crew("belgian"))
    table.order = [2, 0, 1]
    run(sequence(table, table.crews[seat]), "pass")
    assert table.upcoming == upcoming


@rule("convoy.1")
def test_a_turn_has_four_phases_and_the_next_turn_begins_with_the_bivouac() -> None:
    play = new()
    assert (play.state.turn, play.view(None)["phase"]) == (1, "bivouac")
    until(play, "plan")
    assert play.view(None)["phase"] == "planning"
    plan(play, "0-5-0-0", "0-5-0-0")
    assert play.view(None)["phase"] == "convoy"
    until(play, "take")
    assert (play.state.turn, play.view(None)["phase"]) == (2, "bivouac")
