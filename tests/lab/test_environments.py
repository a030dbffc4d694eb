"""Environments: what PettingZoo and Gymnasium ask of them, and games of masked random agents."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from halftrack.lab.environments import HalftrackEnv, SoloEnv
from halftrack.lab.observations import flat, vectors

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("great-race", 2, {}),
    ("great-race", 4, {"board": "south-america", "leaders": True, "edition": "de"}),
    ("gumball-rally", 2, {}),
    ("gumball-rally", 5, {"decline": True}),
]
tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


@tables
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_it_keeps_what_pettingzoo_demands(game: str, seats: int, options: dict[str, Any], observation: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations that are no bare arrays
        api_test(HalftrackEnv(game, seats, options, observation), num_cycles=60)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: HalftrackEnv("great-race", 2), num_cycles=200)


@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_the_solo_race_keeps_what_gymnasium_demands(observation: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SoloEnv(observation=observation), skip_render_check=True)


@tables
def test_masked_random_agents_play_to_the_end(game: str, seats: int, options: dict[str, Any]) -> None:
    env, dice = HalftrackEnv(game, seats, options), np.random.default_rng(1)
    for seed in range(2):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observed, reward, over, _, _ = env.last()
            assert env.observation_space(agent).contains(observed)
            total[agent] += reward
            env.step(None if over else int(dice.choice(np.flatnonzero(observed["action_mask"]))))  # type: ignore[arg-type]
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) > 0


def test_masked_random_play_ends_a_solo_race() -> None:
    env, dice = SoloEnv(), np.random.default_rng(1)
    observed, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        observed, reward, over, _, info = env.step(
            int(dice.choice(np.flatnonzero(info["action_mask"] if not over else 0)))
        )
        assert env.observation_space.contains(observed)
    assert reward in (-1.0, 1.0)


def test_a_closed_action_is_fined() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=3)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert reward == SoloEnv.FINE and not over


def test_observations_rest_on_the_view_alone() -> None:
    env = HalftrackEnv("great-race", 3)
    env.reset(seed=5)
    play, dice = env.table.play, np.random.default_rng(2)
    for _ in range(60):
        seat = next(iter(play.open))
        options = play.open[seat].options
        play.answer(seat, options[int(dice.integers(len(options)))])
    seat = next(iter(play.open))
    world = play.imagine(seat, Dice())
    assert np.array_equal(flat(vectors(world, seat)), flat(vectors(play, seat)))


class Dice:
    def getrandbits(self, k: int, /) -> int:
        return 7


def test_a_table_is_drawn() -> None:
    env = HalftrackEnv("great-race", 2, render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    assert HalftrackEnv("great-race", 2).render() is None


def test_an_unknown_observation_is_refused() -> None:
    with pytest.raises(ValueError, match="'flat' or 'dict'"):
        HalftrackEnv(observation="pixels")
