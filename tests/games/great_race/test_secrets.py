"""Secrets of the Great Race that the common proofs do not name."""

import pytest

from halftrack.games.great_race import danger
from halftrack.games.great_race.state import Crew
from tests.games.great_race.subject import SUBJECT
from tests.games.test_leaks import look_for_leaks

pytestmark = [pytest.mark.fuzz, pytest.mark.interpreted]


def test_a_game_that_asks_only_holders_of_a_shield_about_dangers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is awaited would tell who holds militia. [danger.4]"""

    def is_asked(crew: Crew) -> bool:
        return bool(danger.shields(crew))

    monkeypatch.setattr(danger, "is_asked", is_asked)
    with pytest.raises(AssertionError, match="learns"):
        look_for_leaks(SUBJECT, range(40), every=4)
