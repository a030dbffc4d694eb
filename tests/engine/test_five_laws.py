"""The price of rules that are scripts: five laws, each with a game that breaks it and is found out."""

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from types import GeneratorType
from typing import Any

import pytest

from halftrack.engine import Play, Script, choose, replay
from tests.engine.toy import Toy, Well, begin, draw
from tests.support.playing import answer_once, at_random, play_on
from tests.support.sharing import shared_parts
from tests.support.telling import as_bytes, everything_told


def breaking(next_step: Callable[[Well], Script[None] | None]) -> Play[Any]:
    """A toy whose next step is read, or played, in another way."""
    game = type("Broken", (Toy,), {"next_step": lambda self, well: next_step(well)})()
    play: Play[Any] = game.new(2, 1, {})
    return play


def moments(play: Play[Any], seed: int = 1) -> Iterator[Play[Any]]:
    """A play between every two of its answers."""
    dice = Random(seed)
    while play.open:
        yield play
        answer_once(play, [at_random] * play.seats, dice)


def forks_as_it_stands(play: Play[Any]) -> bool:
    fork = play.fork()
    return as_bytes([fork.game.dump(fork.state), fork.view(0)]) == as_bytes([play.game.dump(play.state), play.view(0)])


def only_reads(play: Play[Any]) -> bool:
    """Whether reading what comes next leaves the table as it was."""
    table = play.game.restore(play.seats, play.options, play.dump)
    play.game.next_step(table)
    return bool(play.game.dump(table) == play.dump)


def test_law_1_the_next_step_is_only_read() -> None:
    assert all(only_reads(play) for play in moments(begin(3)))


def test_law_1_a_game_that_changes_the_table_while_reading_is_found_out_and_its_checkpoint_came_first() -> None:
    def next_step(well: Well) -> Script[None] | None:
        well.scores[0] += 1
        return Toy().next_step(well)

    for play in moments(breaking(next_step)):
        assert not only_reads(play)
        assert forks_as_it_stands(play)


@pytest.mark.parametrize("seed", range(10))
def test_law_2_between_two_steps_nothing_is_left_but_the_table(seed: int) -> None:
    for play in moments(begin(3, seed), seed):
        restored = play.game.restore(3, play.options, play.dump)
        assert not shared_parts(restored, play.dump)
        assert not any(isinstance(getattr(restored, name), GeneratorType) for name in Well.__slots__)
        other = replay(play.game, play.record())
        other.rebase(play.dump)
        dice, again = Random(seed), replay(play.game, play.record())
        again.rebase(play.dump)
        play_on(other, [at_random] * 3, dice)
        play_on(again, [at_random] * 3, Random(seed))
        assert everything_told(other) == everything_told(again)


def test_law_2_a_game_that_remembers_something_beside_the_table_is_found_out() -> None:
    begun = []

    def next_step(well: Well) -> Script[None] | None:
        return later(well)

    def later(well: Well) -> Script[None]:
        begun.append(well)
        well.scores[0] = len(begun)
        yield from choose(0, "deed", ["end", "take"])

    play = breaking(next_step)
    play.answer(0, "take")
    assert not forks_as_it_stands(play)


@pytest.mark.parametrize("seed", range(10))
def test_law_3_no_script_keeps_a_secret_of_another_seat_while_it_asks(seed: int) -> None:
    """In a world where others hold something else, the script goes on with what they hold there."""
    for play in moments(begin(3, seed), seed):
        world = play.imagine(0, Random(seed))
        play_on(world, [at_random] * 3, Random(seed))
        assert sorted(chain(world.state.bag, *world.state.hands)) == list(range(12))


def test_law_3_a_script_that_keeps_one_is_found_out() -> None:
    def next_step(well: Well) -> Script[None] | None:
        return give(well) if well.round < 1 else None

    def give(well: Well) -> Script[None]:
        draw(well, 1)
        pebble = well.hands[1][0]
        yield from choose(0, "deed", ["end", "take"])
        well.hands[1].remove(pebble)
        well.bag.append(pebble)
        well.round = 1

    world = breaking(next_step).imagine(0, Random(2))
    with pytest.raises(ValueError, match="not in list"):
        world.answer(0, "take")


def test_law_4_randomness_comes_from_the_table_alone() -> None:
    one, other = begin(3, seed=5), begin(3, seed=5)
    for play in (one, other):
        play_on(play, [at_random] * 3, Random(1))
    assert everything_told(one) == everything_told(other)


def test_law_4_a_game_that_throws_other_dice_is_found_out() -> None:
    dice = Random(1)

    def next_step(well: Well) -> Script[None] | None:
        return throw(well)

    def throw(well: Well) -> Script[None]:
        well.scores[0] = dice.randrange(1000)
        yield from choose(0, "deed", ["end", "take"])

    assert not forks_as_it_stands(breaking(next_step))


def test_law_5_within_a_step_the_table_and_the_question_do_not_tell_what_comes() -> None:
    """A position within a step is the table at its start and the answers since, never the table and the question."""

    def next_step(well: Well) -> Script[None] | None:
        return steps(well) if well.round < 1 else None

    def steps(well: Well) -> Script[None]:
        for _ in range(4):
            well.turn += 1 if (yield from choose(0, "deed", ["on", "back"])) == "on" else -1
        well.round = 1

    early, late = breaking(next_step), breaking(next_step)
    for option in ("on", "back"):
        late.answer(0, option)
    assert early.game.dump(early.state) == late.game.dump(late.state)
    assert early.open[0].options == late.open[0].options
    for _ in range(2):
        early.answer(0, "on")
        late.answer(0, "on")
    assert early.open
    assert not late.open
