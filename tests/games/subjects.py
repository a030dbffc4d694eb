"""All games that the common proofs are held against."""

import pytest

from tests.games.great_race.subject import SUBJECT as GREAT_RACE
from tests.support.subject import Subject

SUBJECTS = (GREAT_RACE,)


def of_each_game(*numbers: int) -> pytest.MarkDecorator:
    """The test is held for the games of these numbers in the series of every game."""
    cases = [
        pytest.param(subject, number, id=f"{subject.game.name}-{number}") for subject in SUBJECTS for number in numbers
    ]
    return pytest.mark.parametrize(("subject", "number"), cases)


each_game = pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.game.name for subject in SUBJECTS])

__all__ = ["SUBJECTS", "Subject", "each_game", "of_each_game"]
