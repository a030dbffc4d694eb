"""All games that the common proofs are held against."""

import pytest

from tests.games.great_race.solo.subject import SUBJECT as SOLO
from tests.games.great_race.subject import SUBJECT as GREAT_RACE
from tests.games.gumball_rally.subject import SUBJECT as GUMBALL_RALLY
from tests.support.subject import Subject

SUBJECTS = (GREAT_RACE, SOLO, GUMBALL_RALLY)


def of_each_game(*numbers: int) -> pytest.MarkDecorator:
    """The test is held for the games of these numbers in the series of every game."""
    cases = [
        pytest.param(subject, number, id=f"{subject.game.name}-{number}") for subject in SUBJECTS for number in numbers
    ]
    return pytest.mark.parametrize(("subject", "number"), cases)


def name_of(subject: Subject) -> str:
    return subject.game.name


each_game = pytest.mark.parametrize("subject", SUBJECTS, ids=name_of)
each_game_that_asks_together = pytest.mark.parametrize(
    "subject", [subject for subject in SUBJECTS if subject.together], ids=name_of
)

__all__ = ["SUBJECTS", "Subject", "each_game", "each_game_that_asks_together", "of_each_game"]
