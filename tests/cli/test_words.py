"""Everything that a game can say has words: questions, options, figures, reasons, events."""

import inspect
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from halftrack import bots, games
from halftrack.cli.drawing import drawing_of
from halftrack.engine import Event, Play, Question
from halftrack.games.great_race import events
from halftrack.games.great_race.deck import NAMES
from halftrack.locales import FALLBACK, Texts, slug, source

TEXTS = Texts("en", "terminal", "great-race")
KINDS = [
    name for name, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind != Event
]
SETUPS: list[dict[str, Any]] = [
    {"leaders": True, "fifth": True},
    {"edition": "de", "board": "south-america"},
    {"leaders": True, "board": "south-america"},
]


def walked(options: dict[str, Any], seed: int) -> Iterator[tuple[Play[Any], Question]]:
    """A race of mixed bots, question by question."""
    race = games.load("great-race").new(seats=4, seed=seed, options=options)
    players = [bots.load(name, "great-race", seed) for name in ("random", "sensible", "sensible", "random")]
    while race.result is None and race.view(None)["turn"] < 8:
        seat = next(iter(race.open))
        yield race, race.open[seat]
        race.answer(seat, players[seat].decide(race, seat))


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_has_a_line(kind: str) -> None:
    assert f"\nevent-{slug(kind)} =" in source(FALLBACK, "great-race")


@pytest.mark.parametrize("card", NAMES)
def test_every_card_has_a_name_and_a_text(card: str) -> None:
    assert TEXTS.find(f"name-{slug(card)}")
    assert TEXTS.find(f"name-{slug(card)}.text")


@pytest.mark.parametrize("options", SETUPS)
def test_every_question_figure_and_reason_of_a_race_has_words(options: dict[str, Any]) -> None:
    missing: set[str] = set()
    for _, question in walked(options, 3):
        kind = slug(question.kind)
        missing |= set() if TEXTS.find(f"ask-{kind}") else {f"ask-{kind}"}
        for facts in question.facts.values():
            named = [name for name in facts if name != "after"]
            missing |= {name for name in named if not has_text(kind, name)}
        for facts in question.why_not.values():
            missing |= {f"short-{name}" for name in facts if name != "rule" and TEXTS.find(f"short-{name}") is None}
    assert not missing


def has_text(kind: str, name: str) -> bool:
    """Whether a figure has words, empty ones too."""
    return any(TEXTS.find(id_) is not None for id_ in (f"fact-{kind}-{slug(name)}", f"fact-{slug(name)}"))


@pytest.mark.parametrize("options", SETUPS)
def test_screens_and_logs_of_a_race_are_drawn_for_every_seat(options: dict[str, Any]) -> None:
    for number, (race, question) in enumerate(walked(options, 4)):
        if number % 40 == 0:
            drawing = drawing_of(race, "en")
            for seat in (None, 0, 3):
                view = race.view(seat)
                lines = [drawing.event(told, view) for told in race.events(seat)]
                assert all(line and "{" not in line and "None" not in line for line in lines)
                drawing.screen(view, seat, question if seat == question.seat else None)


def test_every_rule_that_forbids_something_can_be_read() -> None:
    catalogue = Texts("en", "great-race-rules")
    tags = {str(facts["rule"]) for race, question in walked(SETUPS[0], 5) for facts in question.why_not.values()}
    assert tags
    assert not {tag for tag in tags if catalogue.find("rule-" + tag.replace(".", "-", 1)) is None}


def test_the_catalogues_lie_in_the_package() -> None:
    assert (files("halftrack.locales") / "en" / "great-race.ftl").is_file()
