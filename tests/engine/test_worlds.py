"""Forks, and worlds that a seat imagines."""

from random import Random
from typing import Any

import pytest

from halftrack.engine import IllegalAnswer, Rng
from tests.engine.test_undo import after
from tests.support.playing import at_random, play_on
from tests.support.telling import everything_told


def test_a_fork_has_no_listener() -> None:
    play = after(0, "draw")
    fork = play.fork()
    fork.answer(0, "draw")
    assert fork.events(0) == []
    assert fork.state.told is None
    assert len(play.events(0)) == 2


def test_a_fork_has_the_same_past_and_can_take_it_back() -> None:
    fork = after(0, "take", "take").fork()
    assert fork.undoable(0) == [0, 1, 2]
    fork.undo(1)
    assert fork.view(0)["scores"] == [0]
    assert fork.record()["entries"][-1] == ["undo", 1]


def test_a_fork_asks_the_same_questions_by_the_same_numbers() -> None:
    play = after(1, seats=3)
    play.undo(0)
    fork = play.fork()
    assert {seat: fork.open[seat].number for seat in fork.open} == {0: 2, 1: 0, 2: 0}


def test_a_fork_goes_its_own_way() -> None:
    play = after(0, 0, seats=2)
    before = everything_told(play)
    play_on(play.fork(), [at_random] * 2, Random(1))
    assert everything_told(play) == before


def test_a_seat_imagines_what_it_cannot_see_and_keeps_what_it_can() -> None:
    play = after(0, 0, "draw", "draw", "end", "confirm", "draw", seats=2)
    worlds = [play.imagine(0, Random(seed)) for seed in range(200)]
    assert all(world.view(0) == play.view(0) for world in worlds)
    unseen = set(play.state.bag) | set(play.state.hands[1])
    assert {world.state.hands[1][0] for world in worlds} == unseen
    assert {world.state.bag[-1] for world in worlds} == unseen


def test_a_spectator_imagines_every_hand() -> None:
    play = after(0, 0, "draw", "end", "confirm", "draw", seats=2)
    worlds = [play.imagine(None, Random(seed)) for seed in range(200)]
    for seat in (0, 1):
        assert {world.state.hands[seat][0] for world in worlds} == set(range(12))


def test_answers_that_others_keep_secret_are_imagined_too_and_ones_own_is_not() -> None:
    play = after(2, 1, seats=3)
    worlds = [play.imagine(0, Random(seed)) for seed in range(60)]
    for world in worlds:
        world.answer(2, 0)
    assert {world.view(None)["scores"][1] for world in worlds} == {0, 1, 2}
    assert {world.view(None)["scores"][0] for world in worlds} == {2}


def test_another_who_is_asked_can_answer_in_a_world_what_he_holds_there() -> None:
    play = after(0, 0, "draw", "end", "confirm", "favour", seats=2)
    worlds = [play.imagine(1, Random(seed)) for seed in range(30)]
    for world in worlds:
        assert ("pebble" in world.open[0].options) == (world.state.hands[0][0] % 2 == 1)
    assert play.imagine(0, Random(1)).open[0].options == play.open[0].options


def test_dice_of_any_kind_imagine_the_same_worlds_anew() -> None:
    play = after(0, "draw", seats=1)
    for dice in (lambda: Random(5), lambda: Rng.from_seed(5)):
        one, other = play.imagine(None, dice()), play.imagine(None, dice())
        assert one.state.hands == other.state.hands
        assert one.state.rng.key == other.state.rng.key != play.state.rng.key


@pytest.mark.parametrize("deed", ["record", "fork", "dump"])
def test_an_imagined_world_has_no_past(deed: str) -> None:
    world: Any = after(0, "draw").imagine(0, Random(1))
    assert world.seed is None
    with pytest.raises(AssertionError, match="imagined"):
        getattr(world, deed) if deed == "dump" else getattr(world, deed)()
    with pytest.raises(IllegalAnswer):
        world.undo(0)


def test_from_its_next_step_on_an_imagined_world_can_be_forked() -> None:
    world = after(0, 0, "draw", "end", seats=2).imagine(0, Random(1))
    world.answer(0, "confirm")
    fork = world.fork()
    assert fork.view(1) == world.view(1)
