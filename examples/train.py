"""Train a player of The Great Race that beats random play: REINFORCE with one preference an option, on a small board.

Needs the extra: pip install halftrack[rl]. Half a minute on one core.
"""  # noqa: INP001

import numpy as np
from numpy.typing import NDArray

from halftrack.lab.environments import HalftrackEnv

Array = NDArray[np.float64]
GAMES, TESTS, RATE = 200, 100, 0.02


def chances(weights: Array, mask: Array) -> Array:
    """A softmax over the options that are open."""
    worth = np.where(mask, weights, -np.inf)
    odds = np.exp(worth - worth.max())
    return np.asarray(odds / odds.sum())


def play(env: HalftrackEnv, weights: Array, learner: str, dice: np.random.Generator, seed: int) -> tuple[float, Array]:
    """One game of the learner against random play: its reward, and how the weights led to what it did."""
    gradient, reward = np.zeros_like(weights), 0.0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observed, gained, over, _, _ = env.last()
        reward += gained if agent == learner else 0.0
        if over:
            env.step(None)  # type: ignore[arg-type]  # so PettingZoo has it
            continue
        odds = chances(weights if agent == learner else 0 * weights, observed["action_mask"])
        action = int(dice.choice(len(odds), p=odds))
        if agent == learner:
            gradient -= odds
            gradient[action] += 1
        env.step(action)
    return reward, gradient


def main() -> None:
    """Learn, then count the wins, and tell what is liked best and least."""
    env, dice = HalftrackEnv("great-race", seats=2, options={"board": "tiny-road"}), np.random.default_rng(1)
    weights = np.zeros(len(env.table.catalogue))
    for game in range(GAMES):
        reward, gradient = play(env, weights, f"seat_{game % 2}", dice, seed=game)
        weights += RATE * reward * gradient
    rewards = [play(env, weights, f"seat_{game % 2}", dice, seed=GAMES + game)[0] for game in range(TESTS)]
    print(f"won {np.mean(np.asarray(rewards) > 0):.1%} of {TESTS} games against random play")
    liked = [env.table.catalogue[number] for number in np.argsort(weights)]
    print(f"likes {liked[:-6:-1]}, dislikes {liked[:5]}")


if __name__ == "__main__":
    main()
