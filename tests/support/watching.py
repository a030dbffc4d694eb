"""What holds for every question and every view of every game."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from halftrack.engine import Option, Play, Question
from tests.support.telling import as_bytes

MOST_OPTIONS = 130


@cache
def rules_of(game: str) -> str:
    folder = game.removesuffix("-solo").replace("-", "_")
    return files(f"halftrack.games.{folder}").joinpath("RULES.md").read_text("utf-8")


def look_at_question(game: str, catalogue: set[Option], question: Question) -> None:
    """Few options, each once and in the catalogue; a figure for each; reasons that name a rule for what is missing."""
    options = question.options
    assert 1 <= len(options) == len(set(options)) <= MOST_OPTIONS
    assert catalogue.issuperset(options), question
    facts, why_not = question.facts, question.why_not
    assert list(facts) == list(options)
    assert not set(why_not) & set(options)
    for reason in why_not.values():
        assert f"\n- {reason['rule']}: " in rules_of(game), reason
    as_bytes([list(facts.items()), list(why_not.items())])


def look_at_views(play: Play[Any]) -> None:
    """A view is what JSON gives back."""
    for seat in (None, len(play.entries) % play.seats):
        view = play.view(seat)
        assert json.loads(as_bytes(view)) == view
