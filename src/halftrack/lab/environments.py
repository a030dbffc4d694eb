"""Both games as environments: PettingZoo's turns of agents, and Gymnasium for the solo race. Needs the extra `rl`."""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from halftrack import games
from halftrack.engine import Option
from halftrack.games.great_race.board import load_board
from halftrack.games.great_race.drawing import Vehicle, draw
from halftrack.games.great_race.solo.ending import HUMAN_WINS
from halftrack.lab.observations import flat, vectors

FLAT, PARTS = "flat", "dict"
MOST = 1000.0
SOLO = "great-race-solo"
Mask = NDArray[np.int8]


class Table:
    """A game with numbered options: what both kinds of environment share."""

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None, observation: str) -> None:
        if observation not in (FLAT, PARTS):
            raise ValueError(f"an observation is {FLAT!r} or {PARTS!r}, not {observation!r}")
        self.game, self.seats, self.observation = games.load(game), seats, observation
        self.options = {**(options or {})}
        if game != "gumball-rally":
            self.options.setdefault("confirm", False)
        self.play = self.game.new(seats, 0, self.options, events=False)
        self.catalogue = self.game.catalogue(self.options)
        self.number = {option: number for number, option in enumerate(self.catalogue)}

    def begin(self, seed: int) -> None:
        self.play = self.game.new(self.seats, seed, self.options, events=False)

    def mask(self, seat: int) -> Mask:
        """Which options of the catalogue are open to a seat."""
        mask = np.zeros(len(self.catalogue), dtype=np.int8)
        question = self.play.open.get(seat)
        for option in question.options if question else ():
            mask[self.number[option]] = 1
        return mask

    def option(self, action: int) -> Option:
        return self.catalogue[int(action)]

    def observe(self, seat: int) -> Any:
        """What the seat sees, flat or in parts."""
        parts = vectors(self.play, seat)
        return flat(parts) if self.observation == FLAT else parts

    def space(self, seat: int = 0) -> spaces.Space[Any]:
        """The space of what is observed."""
        found = self.observe(seat)
        if self.observation == FLAT:
            return self.box(found)
        return spaces.Dict({name: self.box(part) for name, part in found.items()})

    @staticmethod
    def box(part: NDArray[np.float32]) -> spaces.Box:
        return spaces.Box(0.0, MOST, part.shape, np.float32)

    def rewards(self) -> list[float]:
        """At the end: the winners share 1, the others share -1; before it nothing."""
        result = self.play.result
        if result is None:
            return [0.0] * self.seats
        if self.game.name == SOLO:
            return [1.0 if self.play.view(0)["solo"]["outcome"] == HUMAN_WINS else -1.0]
        ranks = {row["seat"]: row["rank"] for row in result}
        first = [seat for seat in range(self.seats) if ranks[seat] == 1]
        lost = -1.0 / max(1, self.seats - len(first))
        return [1.0 / len(first) if seat in first else lost for seat in range(self.seats)]

    def drawing(self) -> str:
        """The board as SVG, or the line of buggies as text."""
        view = self.play.view(None)
        if "board" not in view:
            return " ".join(view["line"])
        board = load_board(str(self.play.options["board"]))
        faces = {tile.name: tile for tile in self.play.state.box.tiles}
        tiles = {board.number[name]: faces[face] for name, face in view["tiles"].items()}
        return draw(board, tiles, [Vehicle(board.number[crew["space"]], crew["crew"]) for crew in view["crews"]])


class HalftrackEnv(AECEnv[str, Any, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One of the games for several agents; the agent who is asked acts."""

    metadata: ClassVar[dict[str, Any]] = {"name": "halftrack_v0", "render_modes": ["svg"], "is_parallelizable": False}

    def __init__(
        self, game: str = "great-race", seats: int = 2, options: dict[str, Any] | None = None,
        observation: str = FLAT, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.table, self.render_mode = Table(game, seats, options, observation), render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.dice = np.random.default_rng()
        mask = spaces.Box(0, 1, (len(self.table.catalogue),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.table.space(seat), "action_mask": mask})
            for agent, seat in self.seat_of.items()
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.table.catalogue)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed, the same decks."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.table.begin(int(self.dice.integers(2**62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        """The agent whose turn it is to answer."""
        return self.possible_agents[next(iter(self.table.play.open))]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int) -> None:
        """Answer for the agent who is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.play.answer(self.seat_of[agent], self.table.option(action))
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if self.table.play.open:
            self.agent_selection = self.asked()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as all see it."""
        return self.table.drawing() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Nothing is held open."""


class SoloEnv(gymnasium.Env[Any, Any]):
    """The solo race; an action that is not open is answered by the quietest option, and costs a little."""

    metadata = {"render_modes": ["svg"]}  # noqa: RUF012  (Gymnasium has it so)
    FINE = -0.01

    def __init__(
        self, options: dict[str, Any] | None = None, observation: str = FLAT, render_mode: str | None = None
    ) -> None:
        self.table, self.render_mode = Table(SOLO, 1, options, observation), render_mode
        self.observation_space = self.table.space()
        self.action_space: spaces.Space[Any] = spaces.Discrete(len(self.table.catalogue))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new race."""
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(2**62)))
        return self.table.observe(0), self.info()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(0)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name that some learners look for."""
        return self.table.mask(0).astype(np.bool_)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer the open question."""
        play, option = self.table.play, self.table.option(action)
        question = play.open[0]
        is_open = option in question.options
        play.answer(0, option if is_open else play.game.quiet(question))
        over = not play.open
        reward = self.table.rewards()[0] if over else 0.0
        return self.table.observe(0), reward + (0.0 if is_open else self.FINE), over, False, self.info()

    def render(self) -> Any:
        """The table as all see it."""
        return self.table.drawing() if self.render_mode == "svg" else None
