"""The Python door: names and signatures as other parts and outside checks use them."""

import inspect
import json
from random import Random
from typing import Any

import pytest

from halftrack import games
from halftrack.engine import BrokenRecord, IllegalAnswer, IllegalSetup, MalformedAnswer, Play, Question

OPTIONS = {"board": "africa", "start": "Colomb-Béchar", "edition": "en", "leaders": True}


def new() -> Play[Any]:
    return games.load("great-race").new(seats=4, seed=7, options=OPTIONS)


def names(function: Any) -> list[str]:
    """The names of what a function is given, itself left out."""
    return [name for name in inspect.signature(function).parameters if name != "self"]


@pytest.mark.parametrize(
    ("function", "parameters"),
    [
        (games.load, ["name"]),
        (games.replay, ["record", "to"]),
        (type(games.load("great-race")).new, ["seats", "seed", "options", "events"]),
        (Play.answer, ["seat", "option"]),
        (Play.view, ["seat"]),
        (Play.events, ["seat", "since"]),
        (Play.undo, ["to"]),
        (Play.abandon, ["seat"]),
        (Play.fork, []),
        (Play.imagine, ["seat", "rng"]),
        (Play.record, []),
    ],
    ids=lambda value: getattr(value, "__qualname__", ""),
)
def test_the_signatures_are_frozen(function: Any, parameters: list[str]) -> None:
    assert names(function) == parameters


def test_what_may_be_left_out_is_frozen() -> None:
    assert inspect.signature(Play.events).parameters["since"].default == 0
    assert inspect.signature(games.replay).parameters["to"].default is None
    assert inspect.signature(type(games.load("great-race")).new).parameters["options"].default is None


def test_what_is_somebodys_input_and_wrong_is_a_value_error() -> None:
    for error in (IllegalAnswer, IllegalSetup, MalformedAnswer, BrokenRecord):
        assert issubclass(error, ValueError)


def test_the_example_of_the_door_runs_as_it_is_written() -> None:
    play = new()
    ((seat, question),) = play.open.items()
    assert isinstance(question, Question)
    assert (question.number, question.kind) == (0, "crew")
    assert list(question.options) == ["french", "italian", "belgian", "english"]
    assert set(question.facts) == set(question.options)
    assert question.why_not == {}
    play.answer(seat, "belgian")
    with pytest.raises(IllegalAnswer):
        play.answer(seat, "belgian")
    assert json.loads(json.dumps(play.view(seat))) == play.view(seat)
    assert play.view(None)["seat"] is None
    assert play.events(None, since=0)[0]["kind"] == "CrewChosen"
    play.undo(0)
    assert play.view(None)["crews"][seat]["crew"] == ""
    assert play.fork().view(None) == play.view(None)
    assert play.imagine(seat, Random(1)).view(seat) == play.view(seat)
    play.abandon(seat)
    assert play.result is None
    record = play.record()
    assert games.replay(json.loads(json.dumps(record))).record() == record


def test_the_result_is_a_ranking_with_its_points_item_by_item() -> None:
    play = new()
    for seat in range(4):
        play.abandon(seat)
    assert play.result is not None
    assert [row["rank"] for row in play.result] == [1, 2, 3, 4]
    assert {"seat", "crew", "points", "total"} <= set(play.result[0])
    assert json.loads(json.dumps(play.result)) == play.result


def test_all_games_are_found_by_name() -> None:
    assert "great-race" in games.names()
    for name in games.names():
        assert games.load(name).name == name


@pytest.mark.parametrize("name", ["chess", "", "great_race", None, 3, ["great-race"]])
def test_an_unknown_game_cannot_be_loaded(name: str) -> None:
    with pytest.raises(IllegalSetup, match="great-race"):
        games.load(name)


@pytest.mark.parametrize("record", [None, 3, [], {}, {"game": "chess"}, {"game": None}, {"game": ["great-race"]}])
def test_a_record_of_no_known_game_is_refused(record: Any) -> None:
    with pytest.raises(BrokenRecord, match="no game"):
        games.replay(record)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}), (5, {}), (6, {"fifth": True}), (True, {}), ("4", {}), (None, {}),
        (4, {"board": "atlantis"}), (4, {"board": 7}), (4, {"start": "Paris"}), (4, {"start": "Gao"}),
        (4, {"edition": "fr"}), (4, {"leaders": 1}), (4, {"leaders": None}), (4, {"bag": "none"}),
        (4, {"first": 4}), (4, {"first": True}), (4, {"first": "0"}), (4, {"unknown": 1}), (4, {"edition": ["en"]}),
        (4, {"bag": ["own"]}), (4, {"board": ["africa"]}),
    ],
    ids=repr,
)  # fmt: skip
def test_a_race_that_there_is_not_cannot_be_begun(seats: Any, options: dict[str, Any]) -> None:
    with pytest.raises(IllegalSetup):
        games.load("great-race").new(seats, 1, options)


@pytest.mark.parametrize("seed", [None, 1.5, True, [], {}], ids=repr)
def test_a_seed_that_no_record_could_hold_is_refused(seed: Any) -> None:
    with pytest.raises(IllegalSetup, match="seed"):
        games.load("great-race").new(2, seed)


@pytest.mark.parametrize("options", [[], ["board"], "africa", 5, False], ids=repr)
def test_options_that_are_no_names_with_values_are_refused(options: Any) -> None:
    with pytest.raises(IllegalSetup, match="options"):
        games.load("great-race").new(2, 1, options)


@pytest.mark.parametrize("to", [-1, 1.0, "3", True], ids=repr)
def test_a_record_is_replayed_to_a_number_of_entries(to: Any) -> None:
    with pytest.raises(BrokenRecord, match="entries"):
        games.replay(new().record(), to)
