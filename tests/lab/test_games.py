"""A bot that fails loses its own game, and nothing else."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from halftrack import bots
from halftrack.engine import Option, Play
from halftrack.lab.games import Match, play


class Failing:
    """Decides as it is told to."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def decide(self, play: Play[Any], seat: int) -> Option:
        raise ValueError("out of ideas")


class Slow(Failing):
    def decide(self, play: Play[Any], seat: int) -> Option:
        while True:
            time.sleep(0.01)


class Cheat(Failing):
    def decide(self, play: Play[Any], seat: int) -> Option:
        return "win at once"


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    known, bot = bots.load, request.param
    monkeypatch.setattr(bots, "load", lambda name, game, seed: bot(seed) if name == "odd" else known(name, game, seed))


def match(*sitting: str, game: str = "great-race", limit: float | None = None) -> Match:
    return Match(0, game, "1/0", sitting, {}, limit)


@pytest.mark.parametrize(("failing", "why"), [(Failing, "out of ideas"), (Cheat, "win at once")], indirect=["failing"])
def test_a_bot_that_raises_or_answers_what_is_not_open_is_at_fault(failing: None, why: str) -> None:
    outcome = play(match("driver", "odd"))
    assert outcome.at_fault == 1
    assert "odd" in outcome.failure and why in outcome.failure
    assert not outcome.places


@pytest.mark.parametrize("failing", [Slow], indirect=True)
def test_a_bot_that_overruns_is_stopped(failing: None) -> None:
    start = time.perf_counter()
    outcome = play(match("odd", "driver", limit=0.2))
    assert outcome.at_fault == 0 and "more than 0.2 s" in outcome.failure
    assert time.perf_counter() - start < 5


@pytest.mark.parametrize("failing", [Slow], indirect=True)
def test_a_bot_that_overruns_is_stopped_in_a_thread_of_a_cluster_too(failing: None) -> None:
    with ThreadPoolExecutor(1) as worker:
        outcome = worker.submit(play, match("odd", "driver", limit=0.2)).result(timeout=10)
    assert outcome.at_fault == 0 and "more than 0.2 s" in outcome.failure


class Late(Failing):
    def decide(self, play: Play[Any], seat: int) -> Option:
        time.sleep(0.3)
        return play.open[seat].options[0]


@pytest.mark.parametrize("failing", [Late], indirect=True)
def test_what_cannot_be_stopped_is_told_when_it_is_over(failing: None) -> None:
    with ThreadPoolExecutor(1) as worker:
        outcome = worker.submit(play, match("odd", "driver", limit=0.1)).result(timeout=10)
    assert outcome.at_fault == 0 and "more than 0.1 s" in outcome.failure


def test_a_name_may_carry_a_number_of_roll_outs() -> None:
    outcome = play(match("navigator:2", "driver"))
    assert sorted(outcome.places) == [1, 2]


@pytest.mark.parametrize("player", ["navigator:0", "navigator:many", "navigator:", "driver:8", "nobody:3"])
def test_a_malformed_number_of_roll_outs_is_at_fault(player: str) -> None:
    outcome = play(match("driver", player))
    assert outcome.at_fault == 1 and "UnknownBot" in outcome.failure


def test_who_begins_is_told_and_who_loses_alone_has_no_win() -> None:
    assert play(Match(0, "great-race", "1", ("driver",) * 3, {"first": 2})).first == 2
    assert play(Match(0, "gumball-rally", "1", ("driver",) * 3, {})).first in range(3)
    alone = [play(Match(n, "great-race-solo", str(n), ("random",), {"cards": 3})) for n in range(4)]
    assert [outcome.wins for outcome in alone] == [[0.0]] * 4


def test_an_unknown_bot_loses_its_game_too() -> None:
    assert play(match("driver", "nobody")).at_fault == 1


def test_a_game_that_cannot_begin_is_nobodys_fault() -> None:
    outcome = play(match("driver"))
    assert outcome.at_fault is None and "IllegalSetup" in outcome.failure


def test_an_outcome_tells_places_points_and_what_was_used() -> None:
    outcome = play(match("driver", "sensible"))
    assert sorted(outcome.places) == [1, 2]
    assert outcome.told.keys() >= {"boxes", "spaces", "actions", "draws", "crews"}
    assert all(sum(seat.values()) == 5 * outcome.turns for seat in outcome.told["boxes"])


def test_the_same_match_is_the_same_game() -> None:
    one, other = play(match("driver", "tourist")), play(match("driver", "tourist"))
    assert (one.places, one.told) == (other.places, other.told)


def test_equal_ranks_are_shared() -> None:
    outcomes = [play(Match(n, "gumball-rally", str(n), ("driver", "driver", "random"), {})) for n in range(12)]
    assert all(sum(outcome.places) == 6 for outcome in outcomes)
