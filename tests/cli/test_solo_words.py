"""Everything that a solo race can say has words: events with their reasons, quests, figures."""

import inspect
from typing import Any

import pytest

from halftrack import bots, games
from halftrack.cli.drawing import drawing_of
from halftrack.engine import Event
from halftrack.games.great_race.solo import events, passport
from halftrack.locales import FALLBACK, Texts, slug, source

TEXTS = Texts(FALLBACK, "terminal", "great-race-solo", "great-race")
KINDS = [
    name for name, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind != Event
]


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_has_a_line(kind: str) -> None:
    assert f"\nevent-{slug(kind)} =" in source(FALLBACK, "great-race-solo")


@pytest.mark.parametrize("quest", passport.NAMES)
def test_every_quest_has_a_name_and_a_text(quest: str) -> None:
    assert TEXTS.find(f"quest-{quest}")
    assert TEXTS.find(f"quest-{quest}.text")


@pytest.mark.parametrize(
    "options",
    [{"legacy": True, "powers": 3}, {"cards": 3, "first": "torpedo", "board": "south-america"}, {"alone": True}],
)
def test_every_line_of_a_race_is_in_words(options: dict[str, Any]) -> None:
    play = games.load("great-race-solo").new(1, 5, options)
    player, drawing = bots.load("sensible", play.game.name, 5), drawing_of(play, FALLBACK)
    while play.result is None:
        if len(play.entries) % 20 == 0:
            drawing.screen(play.view(0), 0, play.open[0])
        play.answer(0, player.decide(play, 0))
    view = play.view(0)
    for told in play.events(0):
        line = drawing.event(told, view)
        assert line, told
        assert not [sign for sign in ("{", "None", "null", "p1d", "p2d", "p3d") if sign in line], line
    drawing.result(play.result, view)
