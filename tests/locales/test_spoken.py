"""What the table says of a race, in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from halftrack import bots, games
from halftrack.cli.drawing import Drawing, drawing_of
from halftrack.cli.typed import plain
from halftrack.engine import Play, Question
from halftrack.locales import LANGUAGES

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def begun() -> Play[Any]:
    return games.load("great-race").new(seats=3, seed=3, options={"leaders": True})


def questions(race: Play[Any]) -> Iterator[Question]:
    """A race of bots, question by question."""
    player = bots.load("random", "great-race", 3)
    while race.result is None and race.view(None)["turn"] < 6:
        seat = next(iter(race.open))
        yield race.open[seat]
        race.answer(seat, player.decide(race, seat))


def figures(drawing: Drawing, question: Question, view: dict[str, Any]) -> Iterator[str]:
    for facts in question.facts.values():
        yield drawing.facts(question, facts, view)
    for option, facts in question.why_not.items():
        yield drawing.why_not(question, option, facts, view)


@in_every_language
def test_every_figure_and_every_event_of_a_race_can_be_said(language: str) -> None:
    race = begun()
    drawing, said = drawing_of(race, language), set[str]()
    for question in questions(race):
        said |= set(figures(drawing, question, race.view(question.seat)))
    view = race.view(0)
    said |= {drawing.event(told, view) for told in race.events(0)}
    assert len(said) > 50
    assert not {text for text in said if "{" in text or "None" in text}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "by ship to Dakar"),
        ("fr", "en bateau vers Dakar"),
        ("de", "per Schiff nach Dakar"),
        ("it", "in nave per Dakar"),
    ],
)
def test_a_fare_names_its_lane(language: str, told: str) -> None:
    race = begun()
    event = {"number": 0, "seat": 0, "kind": "FarePaid", "lane": "sea Dakar", "francs": 90}
    assert told in drawing_of(race, language).event(event, race.view(0))


@pytest.mark.parametrize(
    ("language", "plan"),
    [
        ("en", "2 pathfinders, 1 mechanic, 1 guard, 1 in funding"),
        ("fr", "2 éclaireurs, 1 mécanicien, 1 garde, 1 au financement"),
        ("de", "2 Kundschafter, 1 Mechaniker, 1 Begleiter, 1 bei den Finanzen"),
        ("it", "2 esploratori, 1 meccanico, 1 guardia, 1 al finanziamento"),
    ],
)
def test_a_plan_is_told_in_words(language: str, plan: str) -> None:
    assert drawing_of(begun(), language).word("2-1-1-1") == plan


def test_a_gauge_that_damage_empties_is_told() -> None:
    race = begun()
    drawing = drawing_of(race, "en")
    question = Question(0, "damage", (0, 1))
    assert drawing.facts(question, {"engine": 0, "chassis": 2}, race.view(0)).startswith("leaves the engine at 0")


def test_a_straight_apostrophe_and_a_plain_space_are_as_good_as_the_printed_ones() -> None:
    assert plain("jusqu'à 2 cases : ici") == plain("jusqu’à 2 cases\u00a0: ici")
