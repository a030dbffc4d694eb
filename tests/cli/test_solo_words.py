"""Everything that a solo race can say has words: events with their reasons, quests, figures."""

import inspect
from typing import Any

import pytest

from halftrack import bots, games
from halftrack.cli.drawing import drawing_of
from halftrack.engine import Event
from halftrack.games.great_race.solo import events, passport
from halftrack.locales import FALLBACK, LANGUAGES, Texts, slug, source

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


RACES: list[dict[str, Any]] = [
    {"legacy": True, "powers": 3},
    {"cards": 3, "first": "torpedo", "board": "south-america"},
    {"alone": True},
]
UNSAID = ("{", "None", "null", "p1d", "p2d", "p3d")  # what was not put into words
MANY_OF_ONE = ("Les Torpedo", "les Torpedo", "Die Torpedo", "die Torpedo")  # a crew is many, the Torpedo is one car


@pytest.mark.parametrize("options", RACES)
def test_every_line_of_a_race_is_in_words(options: dict[str, Any]) -> None:
    play = games.load("great-race-solo").new(1, 5, options)
    player, drawings = bots.load("sensible", play.game.name, 5), [drawing_of(play, each) for each in LANGUAGES]
    while play.result is None:
        if len(play.entries) % 20 == 0:
            for drawing in drawings:
                drawing.screen(play.view(0), 0, play.open[0])
        play.answer(0, player.decide(play, 0))
    view = play.view(0)
    for drawing in drawings:
        for told in play.events(0):
            line = drawing.event(told, view)
            assert line, told
            assert not [sign for sign in (*UNSAID, *MANY_OF_ONE) if sign in line], line
        drawing.result(play.result, view)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Torpedo is damaged: mechanical −2."),
        ("fr", "Dégâts pour la Torpedo\u00a0: mécanique −2."),
        ("de", "Schaden für den Torpedo: Mechanik −2."),
        ("it", "Danni per Torpedo: meccanica −2."),
    ],
)
def test_damage_to_the_torpedo_is_told_by_its_one_gauge(language: str, told: str) -> None:
    play = games.load("great-race-solo").new(1, 5)
    event = {"number": 0, "seat": 1, "kind": "Damaged", "engine": 2, "chassis": 0}
    assert drawing_of(play, language).event(event, play.view(0)) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "As first player the Torpedo gains 2 petrol."),
        ("fr", "Première, la Torpedo gagne 2 niveaux d’essence."),
        ("de", "Als Erster gewinnt der Torpedo 2 Benzin."),
        ("it", "Da prima la Torpedo guadagna 2 livelli di benzina."),
    ],
)
def test_the_petrol_of_the_first_player_is_told_as_such(language: str, told: str) -> None:
    play = games.load("great-race-solo").new(1, 5)
    event = {"number": 0, "seat": 1, "kind": "PetrolGained", "petrol": 2, "francs": 0}
    assert drawing_of(play, language).event(event, play.view(0)) == told


@pytest.mark.parametrize("colour", ["yellow", "green", "red", "blue"])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_power_is_told_with_what_it_does(colour: str, level: int) -> None:
    play = games.load("great-race-solo").new(1, 5)
    told = {"number": 0, "seat": 1, "kind": "PowerGained", "colour": colour, "level": level}
    for language in LANGUAGES:
        line, power = drawing_of(play, language).event(told, play.view(0)), f"power-{colour}-{level}"
        assert line.endswith(f" {level}, {Texts(language, 'great-race-solo')(power)}.")
