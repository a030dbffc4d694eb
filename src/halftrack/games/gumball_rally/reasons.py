"""Options that a player would expect but does not have, each with the rule that forbids it."""

from halftrack.engine import Facts, Option, Question
from halftrack.games.gumball_rally.rounds import PASS, reach
from halftrack.games.gumball_rally.state import Buggy, Rally


def why_not(rally: Rally, question: Question) -> dict[Option, Facts]:
    """Passing, where no card can do it. [round.2, round.3]"""
    if question.kind != "play":
        return {}
    buggy = rally.buggies[question.about]
    if rally.line[0] == buggy.number:
        return {PASS: {"rule": "round.3"}}
    return {} if can_pass(rally, buggy) else {PASS: {"rule": "round.2"}}


def can_pass(rally: Rally, buggy: Buggy) -> bool:
    """Whether any card in hand gets past the buggy ahead."""
    return any(reach(rally, buggy, card) for card in rally.driver_of(buggy.number).hand)
