"""The bivouac: the rules `bivouac`, and Deforêt's extra card."""

from typing import Any

import pytest

from halftrack.games.great_race import events, explain
from halftrack.games.great_race.bivouac import bivouac
from halftrack.games.great_race.crews import DEFORET
from halftrack.games.great_race.deck import NAMES
from halftrack.games.great_race.finish import leave
from halftrack.games.great_race.state import BIVOUAC, NONE, PLANNING, Crew, Race
from tests.games.great_race.table import crew, hand_of, known_of, listen, named, race
from tests.support.rules import rule
from tests.support.scripts import Run, run

DECK = ("driver", "guide", "militia", "tracker", "financial", "toolbox", "transport")


def camp(*crews: Crew, deck: tuple[str, ...] = DECK, discards: tuple[str, ...] = (), leaders: bool = False) -> Race:
    """A race at the beginning of a bivouac; the first of the deck is laid out first."""
    return race(*crews, deck=deck, discards=discards, leaders=leaders, phase=BIVOUAC)


def crews(count: int) -> list[Crew]:
    return [crew(name) for name in ("french", "italian", "belgian", "english", "french")[:count]]


def hands(table: Race) -> list[list[str]]:
    return [hand_of(crew) for crew in table.crews]


def seats_asked(takes: Run, *answers: str) -> list[int]:
    """Who is asked, answer after answer."""
    asked = [takes.seat]
    for answer in answers:
        asked += [] if takes.answer(answer).over else [takes.seat]
    return asked


def suffragettes(**fields: Any) -> Crew:
    return crew("suffragettes", leader="suffragettes", **fields)


@rule("bivouac.1")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_one_card_more_than_crews_is_laid_out_open_from_the_top_of_the_deck(count: int) -> None:
    table = camp(*crews(count))
    told = listen(table)
    takes = run(bivouac(table))
    assert named(table.display) == list(DECK[: count + 1])
    assert named(table.deck) == list(DECK[:count:-1])
    assert told == [events.TurnBegan(NONE, 2, DECK[: count + 1])]
    assert takes.options == sorted(DECK[: count + 1], key=NAMES.index)


@rule("bivouac.1", "hand.3")
def test_cards_short_in_the_deck_come_from_the_discards() -> None:
    table = camp(*crews(2), deck=("driver",), discards=("guide", "militia"))
    run(bivouac(table))
    assert sorted(named(table.display)) == ["driver", "guide", "militia"]


@rule("bivouac.1")
def test_too_few_cards_are_dealt_as_far_as_they_go() -> None:
    table = camp(*crews(3), deck=("driver", "guide"))
    takes = run(bivouac(table))
    assert named(table.display) == ["driver", "guide"]
    assert (takes.seat, takes.answer("guide").over) == (2, True)
    assert hands(table) == [[], ["driver"], ["guide"]]


@rule("bivouac.1")
def test_with_no_card_at_all_the_bivouac_is_over_at_once() -> None:
    table = camp(*crews(2), deck=())
    assert run(bivouac(table)).over
    assert (hands(table), table.display, table.phase) == ([[], []], [], PLANNING)


@rule("bivouac.2")
def test_crews_take_one_card_each_the_last_in_turn_order_first() -> None:
    table = camp(*crews(3))
    table.order = [1, 2, 0]
    assert seats_asked(run(bivouac(table)), "driver", "tracker", "guide") == [0, 2, 1]


@rule("bivouac.2")
def test_the_card_left_goes_to_the_last_crew_when_all_have_taken_theirs() -> None:
    table = camp(*crews(3))
    takes = run(bivouac(table), "driver")
    assert hands(table) == [[], [], ["driver"]]
    takes.answer("tracker")
    assert hands(table) == [[], ["tracker"], ["driver"]]
    assert takes.answer("guide").over
    assert hands(table) == [["guide"], ["tracker"], ["driver", "militia"]]
    assert table.display == []


@rule("bivouac.2")
def test_a_card_taken_is_offered_to_nobody_else() -> None:
    takes = run(bivouac(camp(*crews(2), deck=("driver", "guide", "militia"))))
    assert takes.options == ["driver", "guide", "militia"]
    assert takes.answer("guide").options == ["driver", "militia"]


@rule("bivouac.2")
def test_equal_cards_are_one_choice() -> None:
    table = camp(*crews(2), deck=("driver", "driver", "guide"))
    takes = run(bivouac(table))
    assert takes.options == ["driver", "guide"]
    assert takes.answer("driver").options == ["driver", "guide"]
    assert takes.answer("driver").over
    assert hands(table) == [["driver"], ["driver", "guide"]]


@rule("bivouac.2", "hand.1")
def test_whoever_takes_a_card_too_many_discards_before_the_next_crew_takes() -> None:
    table = camp(crew(), crew("italian", hand=("repairman",), chassis=1), deck=("driver", "guide", "militia"))
    takes = run(bivouac(table), "guide")
    assert (takes.seat, takes.kind, takes.options) == (1, "discard", ["repairman", "guide"])
    takes.answer("repairman")
    assert (takes.seat, takes.kind) == (0, "take")
    takes.answer("militia")
    assert (takes.seat, takes.kind, takes.options) == (1, "discard", ["driver", "guide"])


@rule("bivouac.2")
def test_what_is_taken_is_told() -> None:
    table = camp(*crews(2), deck=("driver", "guide", "militia"))
    told = listen(table)
    run(bivouac(table), "militia", "guide")
    assert told[1:] == [
        events.CardTaken(1, "militia"),
        events.CardTaken(0, "guide"),
        events.CardTaken(1, "driver"),
    ]


@rule("bivouac.2")
def test_for_a_card_to_take_there_is_nothing_to_reckon() -> None:
    table = camp(*crews(2), deck=("driver", "guide", "militia"))
    question = run(bivouac(table)).question
    assert explain.facts(table, question) == {"driver": {}, "guide": {}, "militia": {}}
    assert explain.why_not(table, question) == {}


@rule("bivouac.3")
def test_all_know_what_was_taken_but_not_what_was_held_before() -> None:
    table = camp(crew(), crew("italian", hand=("guide",)), deck=("driver", "guide", "militia"))
    run(bivouac(table), "guide", "militia")
    assert [known_of(crew) for crew in table.crews] == [["militia"], ["driver", "guide"]]
    assert hands(table) == [["militia"], ["driver", "guide", "guide"]]


@rule("bivouac.2")
def test_after_the_bivouac_comes_the_planning() -> None:
    table = camp(*crews(2), deck=("driver", "guide", "militia"))
    takes = run(bivouac(table), "driver")
    assert table.phase == BIVOUAC
    takes.answer("guide")
    assert table.phase == PLANNING


@rule("maintenance.3")
def test_a_new_turn_begins_with_the_bivouac_and_every_leader_is_ready_again() -> None:
    table = camp(crew(leader_used=True), crew("italian", leader_used=True))
    run(bivouac(table))
    assert table.turn == 2
    assert [crew.leader_used for crew in table.crews] == [False, False]


@rule("leaving.1", "bivouac.1")
def test_a_crew_that_has_left_takes_no_card_and_none_is_laid_out_for_it() -> None:
    table = camp(*crews(3))
    leave(table, table.crews[2])
    takes = run(bivouac(table))
    assert (takes.seat, len(table.display)) == (1, 3)
    assert takes.answer("driver", "guide").over
    assert hands(table) == [["guide"], ["driver", "militia"], []]


@rule("fifth.2")
@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_with_deforet_in_the_race_one_card_more_is_laid_out(others: int) -> None:
    table = camp(*crews(others), suffragettes(), leaders=True)
    run(bivouac(table))
    assert len(table.display) == others + 3


@rule("fifth.2")
def test_without_the_module_leaders_the_suffragettes_have_no_card_of_their_own() -> None:
    table = camp(*crews(2), crew("suffragettes"))
    takes = run(bivouac(table))
    assert len(table.display) == 4
    assert takes.answer("driver", "guide", "tracker").over
    assert hands(table) == [["tracker"], ["guide"], ["driver", "militia"]]
    assert not table.crews[2].leader_used


@rule("fifth.2")
def test_another_leader_brings_no_card() -> None:
    table = camp(crew(leader="french"), crew("english", leader="english"), leaders=True)
    run(bivouac(table))
    assert len(table.display) == 3


@rule("fifth.2", "leaving.1")
def test_once_deforet_has_left_her_card_is_laid_out_no_more() -> None:
    table = camp(*crews(2), suffragettes(), leaders=True)
    leave(table, table.crews[2])
    run(bivouac(table))
    assert len(table.display) == 3


@rule("leaders.5", "fifth.3")
def test_deforet_receives_what_remains_when_all_have_taken_theirs() -> None:
    table = camp(suffragettes(), *crews(2), deck=DECK[:5], leaders=True)
    told = listen(table)
    takes = run(bivouac(table), "driver", "guide")
    assert (takes.seat, takes.options) == (0, ["financial", "tracker", "militia"])
    takes.answer("militia")
    assert (takes.seat, takes.options) == (2, ["financial", "tracker"])
    assert takes.answer("tracker").over
    assert hands(table) == [["financial", "militia"], ["guide"], ["driver", "tracker"]]
    assert told[-2:] == [events.LeaderUsed(0, "suffragettes"), events.CardTaken(0, "financial")]
    assert (table.crews[0].leader, table.crews[0].leader_used) == (DEFORET, True)


@rule("fifth.3", "leaders.5")
def test_deforet_receives_three_cards_if_she_is_last_as_well() -> None:
    table = camp(*crews(2), suffragettes(), deck=DECK[:5], leaders=True)
    takes = run(bivouac(table), "driver", "guide", "militia")
    assert (takes.seat, takes.options) == (2, ["financial", "tracker"])
    assert takes.answer("tracker").over
    assert hands(table) == [["militia"], ["guide"], ["driver", "financial", "tracker"]]


@rule("leaders.5", "bivouac.3")
def test_the_extra_card_too_is_known_and_counts_for_the_hand_limit() -> None:
    table = camp(suffragettes(chassis=1), crew(), deck=DECK[:4], leaders=True)
    takes = run(bivouac(table), "driver", "guide", "militia")
    assert (takes.seat, takes.kind, takes.options) == (0, "discard", ["tracker", "guide"])
    takes.answer("guide")
    assert known_of(table.crews[0]) == ["tracker"]


@rule("leaders.5")
def test_if_no_card_remains_deforet_receives_none_and_has_not_used_her_power() -> None:
    table = camp(suffragettes(), crew(), deck=DECK[:3], leaders=True)
    assert run(bivouac(table), "driver", "guide").over
    assert hands(table) == [["guide"], ["driver", "militia"]]
    assert not table.crews[0].leader_used


@rule("leaders.5")
def test_no_other_leader_receives_an_extra_card() -> None:
    table = camp(crew(leader="belgian"), suffragettes(), deck=DECK[:4], leaders=True)
    assert run(bivouac(table), "driver", "guide", "militia").over
    assert hands(table) == [["guide"], ["driver", "tracker", "militia"]]
    assert [crew.leader_used for crew in table.crews] == [False, True]
