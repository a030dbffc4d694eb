"""What is told beside the options, and why something is not offered."""

import pytest

from halftrack.games.gumball_rally import explain
from halftrack.games.gumball_rally.deck import NAMES
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.state import Rally
from tests.games.gumball_rally.table import plays, rally, with_card
from tests.support.rules import rule


def asked(*ahead: str, hand: tuple[str, ...], line: tuple[str, ...] = (), waiting: int = 0) -> Rally:
    """The last buggy is asked for a card; so many more wait behind it."""
    hands = {len(ahead): hand}
    return rally(*ahead, "", *[""] * waiting, hands=hands, line=line, deck=NAMES)


@rule("round.2")
def test_a_card_tells_whom_it_passes_and_where_it_leads() -> None:
    table = asked("red 10", "blue 3", "black 9", hand=("red 10", "red 4", "yellow 9"))
    question = plays(table).question
    assert explain.facts(table, question) == {
        "red 4": {"passes": [], "place": 4, "highest": False},
        "yellow 9": {"passes": [], "place": 4, "highest": True},
        "red 10": {"passes": ["purple", "orange", "green"], "place": 1, "highest": False},
    }


@rule("round.2")
def test_the_facts_of_a_card_come_true() -> None:
    for seed in range(30):
        play = GUMBALL_RALLY.new(5, seed)
        while play.state.round < 4:
            ((seat, question),) = play.open.items()
            card = question.options[seed % 3]
            facts, buggy = question.facts[card], play.view(None)["waiting"][0]
            since = len(play.events(None))
            play.answer(seat, card)
            passed = [told["ahead"] for told in play.events(None, since) if told["kind"] == "Passed"]
            assert passed == facts["passes"]
            if play.state.waiting and play.state.waiting != play.state.line:
                assert play.view(None)["line"].index(buggy) + 1 == facts["place"]


@rule("round.4")
def test_a_card_tells_whether_it_is_the_highest_of_its_colour_so_far() -> None:
    table = asked("red 5", "blue 3", hand=("red 4", "red 6", "black 1"))
    facts = explain.facts(table, plays(table).question)
    assert {card: fact["highest"] for card, fact in facts.items()} == {"red 4": False, "red 6": True, "black 1": True}


@rule("round.3")
def test_the_leader_is_told_that_nobody_can_be_passed() -> None:
    table = asked(hand=("red 10", "red 9", "red 8"), waiting=2)
    question = plays(table).question
    assert explain.why_not(table, question) == {"pass": {"rule": "round.3"}}
    play = GUMBALL_RALLY.new(3, 1)
    assert next(iter(play.open.values())).why_not == {"pass": {"rule": "round.3"}}
    assert [fact["place"] for fact in explain.facts(table, question).values()] == [1, 1, 1]


@rule("round.2")
@pytest.mark.parametrize(
    ("hand", "reasons"),
    [
        (("red 8", "black 7", "yellow 1"), {"pass": {"rule": "round.2"}}),
        (("red 8", "black 9", "yellow 1"), {}),
        (("red 8", "blue 1", "yellow 1"), {}),
    ],
)
def test_who_holds_no_card_to_pass_with_is_told_the_rule(
    hand: tuple[str, ...], reasons: dict[str, dict[str, str]]
) -> None:
    table = asked("red 1", "blue 8", hand=hand)
    assert explain.why_not(table, plays(table).question) == reasons


@rule("round.2")
def test_a_pass_that_may_be_declined_tells_whom_it_is_about_and_where_it_leads() -> None:
    table = with_card("blue 1", "red 9", card="red 3", decline=True)
    question = plays(table, "red 3").question
    assert explain.facts(table, question) == {
        "stay": {"ahead": "orange", "place": 3},
        "pass": {"ahead": "orange", "place": 2},
    }
    assert explain.why_not(table, question) == {}


@rule("round.1")
def test_a_confirmation_has_no_figures() -> None:
    play = GUMBALL_RALLY.new(3, 1, {"first": 0, "confirm": True})
    play.answer(0, play.open[0].options[0])
    assert (play.open[0].facts, play.open[0].why_not) == ({"confirm": {}}, {})
