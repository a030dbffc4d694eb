"""Information-set Monte-Carlo tree search: one tree over what a seat sees, a new imagined world for every walk."""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Any

from halftrack.bots.search import Advice, Line, Navigator, Pilot, Tried, imagined, rolled_out
from halftrack.engine import Option, Play, Question

OWN_SHARE = 0.6  # of the prior, to the pilot's own choice; the others share the rest
CURIOSITY = 0.25
DEPTH = 12  # own answers in a walk before the pilot takes over


class Branch:
    """One option of a node: how often it was walked, and what came of it."""

    __slots__ = ("option", "prior", "visits", "total", "nodes")

    def __init__(self, option: Option, prior: float) -> None:
        self.option, self.prior = option, prior
        self.visits, self.total = 0, 0.0
        self.nodes: dict[tuple[str, tuple[Option, ...]], Node] = {}

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value


class Node:
    """A question as the seat that is asked sees it; worlds in which it reads the same share it."""

    __slots__ = ("branches", "visits", "total")

    def __init__(self, wishes: list[Option]) -> None:
        others = (1 - OWN_SHARE) / max(1, len(wishes) - 1)
        self.branches = {option: Branch(option, OWN_SHARE if not at else others) for at, option in enumerate(wishes)}
        self.visits, self.total = 0, 0.0

    def chosen(self, question: Question) -> Branch:
        """The most promising branch that is open in this world: what it was worth, and how little it was tried."""
        mean = self.total / self.visits if self.visits else 0.5
        reach = CURIOSITY * sqrt(self.visits + 1)

        def promise(branch: Branch) -> float:
            return (branch.value if branch.visits else mean) + reach * branch.prior / (1 + branch.visits)

        return max((branch for branch in self.branches.values() if branch.option in question.options), key=promise)


class Champion(Navigator):
    """Tries options in the same worlds as the Navigator does; below each grows a tree of its next answers."""

    def __init__(
        self, seed: int | str, pilot: Callable[[], Pilot], rollouts: int, ahead: int = 2, seconds: float | None = None
    ) -> None:
        super().__init__(seed, pilot, rollouts, ahead)
        self.seconds = seconds
        self.trees: dict[Option, Branch] = {}

    def consider(self, play: Play[Any], seat: int) -> list[Advice]:
        """Weigh the options worth a look, the best first, each with its own answers as they were walked most."""
        self.trees.clear()
        self.start = perf_counter()
        advice = super().consider(play, seat)
        return [
            one._replace(line=line_of(self.trees[one.option], seat, one.line)) if one.option in self.trees else one
            for one in advice
        ]

    def is_late(self) -> bool:
        return self.seconds is not None and perf_counter() - self.start > self.seconds

    def attempt(self, play: Play[Any], seat: int, option: Option, until: int, number: int) -> Tried:
        """One walk down the tree below an option, in one world."""
        root = self.trees.setdefault(option, Branch(option, 1.0))
        world = imagined(play, seat, f"{self.seed}/{number}")
        kind = world.open[seat].kind
        world.answer(seat, option)
        path = self.walk(root, world, seat, until)
        line = [(seat, kind, option)]
        value = rolled_out(self.pilot, world, until, line)[seat]
        root.learn(value)
        for node, branch in path:
            node.visits += 1
            node.total += value
            branch.learn(value)
        return Tried(value, tuple(line))

    def walk(self, branch: Branch, world: Play[Any], seat: int, until: int) -> list[tuple[Node, Branch]]:
        """Down the tree to the first branch that nobody has walked."""
        path: list[tuple[Node, Branch]] = []
        while branch.visits and len(path) < DEPTH:
            question = self.next_question(world, seat, until)
            if question is None:
                break
            key = (question.kind, question.options)
            if key not in branch.nodes:
                branch.nodes[key] = Node(self.pilot.wishes(world.state, question))
            node = branch.nodes[key]
            branch = node.chosen(question)
            path.append((node, branch))
            world.answer(seat, branch.option)
        return path

    def next_question(self, world: Play[Any], seat: int, until: int) -> Question | None:
        """Let the pilot answer up to the seat's next real choice, if there is one before the horizon."""
        while world.open and self.pilot.clock(world.state) < until:
            if seat in world.open and len(world.open[seat].options) > 1:
                return world.open[seat]
            asked, question = next(iter(world.open.items()))
            world.answer(asked, self.pilot.choose(world.state, question))
        return None


def line_of(branch: Branch, seat: int, tried: Line) -> Line:
    """The seat's own answers as they were walked most; of a short walk, what was tried."""
    line = [tried[0]]
    while branch.nodes:
        (kind, _), node = max(branch.nodes.items(), key=lambda found: found[1].visits)
        branch = max(node.branches.values(), key=lambda branch: branch.visits)
        if not branch.visits:
            break
        line.append((seat, kind, branch.option))
    return tuple(line) if len(line) > 1 else tried
