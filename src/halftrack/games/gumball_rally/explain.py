"""What each option of a question leads to: reckoned for those who read it, never obeyed."""

from collections.abc import Callable
from typing import Any

from halftrack.engine import Facts, Option, Question
from halftrack.games.gumball_rally.deck import CARD, HUE
from halftrack.games.gumball_rally.reasons import why_not
from halftrack.games.gumball_rally.rounds import PASS, highest, reach
from halftrack.games.gumball_rally.state import Rally

__all__ = ["facts", "why_not"]


def facts(rally: Rally, question: Question) -> dict[Option, Facts]:
    """For every option the figures a player would reckon himself."""
    explain = EXPLAINERS.get(question.kind)
    if explain is None:
        return {option: {} for option in question.options}
    return {option: explain(rally, option, question.about) for option in question.options}


def of_play(rally: Rally, option: str, about: int) -> Facts:
    """Whom the card passes, the place it leads to, and whether it is the highest of its colour so far."""
    buggy, card = rally.buggies[about], CARD[option]
    passed = reach(rally, buggy, card)
    rival = highest(rally, HUE[card])
    return {
        "passes": [rally.name(ahead) for ahead in passed],
        "place": 1 + rally.line.index(about) - len(passed),
        "highest": rival is None or rival.card < card,
    }


def of_pass(rally: Rally, option: str, about: tuple[int, int]) -> Facts:
    """Whom it is about, and the place it leads to."""
    buggy, ahead = about
    return {"ahead": rally.name(ahead), "place": 1 + rally.line.index(ahead if option == PASS else buggy)}


EXPLAINERS: dict[str, Callable[[Rally, Any, Any], Facts]] = {"play": of_play, "pass": of_pass}
