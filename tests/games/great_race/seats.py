"""Seats that race: greedy ones drive for the destination, contrary ones do what helps least and harms most."""

from collections import deque
from functools import cache
from random import Random
from typing import Any

from halftrack.engine import Option, Question
from halftrack.games.great_race.board import load_board
from halftrack.games.great_race.deck import NAMES
from tests.support.playing import Look, Pick, Table, at_random

PLANS = ("1-2-0-2", "1-3-0-1", "0-3-0-2", "2-2-0-1", "0-2-1-2", "1-1-0-3")
HELPFUL = (
    "driver", "refuelling station", "financial", "repairman", "leader", "cartographer", "topographer", "tracker",
)  # fmt: skip
HARMFUL = ("saboteur", "con artist", "trail hunter")
REFUSALS = ("let it happen", "bear", "turn back", "stay", "done", "stop", "pay")


@cache
def distances(board: str, goal: str) -> dict[str, int]:
    """Steps to the goal from each space, by land or lane, whatever they cost."""
    chart = load_board(board)
    links = {space: list(near) for space, near in enumerate(chart.neighbours)}
    for lane in chart.lanes:
        links[lane.ends[0]].append(lane.ends[1])
        links[lane.ends[1]].append(lane.ends[0])
    far, edge = {chart.number[goal]: 0}, deque([chart.number[goal]])
    while edge:
        space = edge.popleft()
        for near in links[space]:
            if near not in far:
                far[near] = far[space] + 1
                edge.append(near)
    return {chart.spaces[space]: steps for space, steps in far.items()}


class Seat:
    """Answers by the kind of the question; what it has no opinion on, at random."""

    def __init__(self, table: Table) -> None:
        self.board = str(table.options["board"])

    def __call__(self, question: Question, look: Look, dice: Random) -> Option:
        about = getattr(self, question.kind.replace(" ", "_"), None)
        if about is None:
            return at_random(question, look, dice)
        answer: Option = about(question, look, dice)
        return answer

    def steps(self, question: Question, look: Look) -> tuple[int, list[tuple[int, str]]]:
        """How far it is from here, and from the end of each way that can be taken, the nearest first."""
        view = look()
        far = distances(self.board, view["destination"])
        here = far[view["crews"][question.seat]["space"]]
        names = {str(way): str(way).removeprefix("sea ").removeprefix("air ") for way in question.options}
        return here, sorted((far[name], way) for way, name in names.items() if name in far)


class Greedy(Seat):
    """Wants to arrive: money, petrol, and the way that leads on."""

    patient = False  # waits at the gates until another has arrived

    def plan(self, question: Question, look: Look, dice: Random) -> Option:
        return dice.choice(PLANS)

    def sequence(self, question: Question, look: Look, dice: Random) -> Option:
        """Petrol first, then money, then the road; passes only if nothing else is open."""
        options = question.options
        gauges = look()["crews"][question.seat]["gauges"]
        petrol, engine, chassis = (gauges[name][0] for name in ("petrol", "engine", "chassis"))
        levels = [option for option in options if str(option).startswith("petrol ")]
        if petrol < 3 and (levels or "jerrycan" in options):
            return levels[-1] if levels else "jerrycan"
        helpful = [option for option in HELPFUL if option in options and dice.random() < 0.7]
        wanted = ["repair"] if engine < 2 or chassis < 2 else []
        wanted += [*helpful, "collect funding", *(["drive"] if petrol and engine else []), "place tiles", "draw card"]
        return next((option for option in wanted if option in options), dice.choice(options[-2:]))

    def drive(self, question: Question, look: Look, dice: Random) -> Option:
        """On, where the way leads on; sometimes aside."""
        here, ways = self.steps(question, look)
        if self.patient and ways and ways[0][0] == 0 and not any(crew["arrived"] for crew in look()["crews"]):
            return "stay"
        ahead = [way for far, way in ways if far < here or (far == here and dice.random() < 0.2)]
        if ahead:
            return ahead[0]
        return "jerrycan" if "jerrycan" in question.options else "stay"

    def repair(self, question: Question, look: Look, dice: Random) -> Option:
        parts = [option for option in question.options if not str(option).startswith(("buy", "done"))]
        return dice.choice(parts or question.options)

    def danger(self, question: Question, look: Look, dice: Random) -> Option:
        return question.options[-1]

    def guide(self, question: Question, look: Look, dice: Random) -> Option:
        return question.options[-1]

    def shortage(self, question: Question, look: Look, dice: Random) -> Option:
        return question.options[-1]

    def fare(self, question: Question, look: Look, dice: Random) -> Option:
        return "pay" if "pay" in question.options else question.options[-1]


class Patient(Greedy):
    """Arrives, but not as the first one if it can be helped: so several arrive in one turn."""

    patient = True

    def sequence(self, question: Question, look: Look, dice: Random) -> Option:
        """Near the goal it keeps its drivers until another has arrived."""
        crews, (here, _) = look()["crews"], self.steps(question, look)
        idle = [option for option in ("collect funding", "draw card", "place tiles") if option in question.options]
        if here < 4 and idle and not any(crew["arrived"] for crew in crews):
            return idle[0]
        return super().sequence(question, look, dice)


class Contrary(Seat):
    """Spends what it has against the others and against itself."""

    def plan(self, question: Question, look: Look, dice: Random) -> Option:
        return dice.choice(("0-0-5-0", "2-0-3-0", "1-1-3-0", "0-2-3-0", "5-0-0-0", "0-1-2-2"))

    def sequence(self, question: Question, look: Look, dice: Random) -> Option:
        """Harm first, then whatever card there is, then a guard's work, a drive back, a pass."""
        options = question.options
        cards = [option for option in options if option in NAMES or option == "leader"]
        harmful = [option for option in HARMFUL if option in options]
        wanted = [*harmful, *(cards if dice.random() < 0.5 else []), "discard tile", "drive", "repair"]
        open_ = [option for option in wanted if option in options]
        return open_[0] if open_ and dice.random() < 0.9 else at_random(question, look, dice)

    def drive(self, question: Question, look: Look, dice: Random) -> Option:
        """Back, if anywhere."""
        here, ways = self.steps(question, look)
        back = [way for far, way in ways if far > here]
        return back[-1] if back else dice.choice(question.options)

    def avert(self, question: Question, look: Look, dice: Random) -> Option:
        return question.options[-1]

    def discard(self, question: Question, look: Look, dice: Random) -> Option:
        return dice.choice([option for option in question.options if option != "use jerrycan"])

    def danger(self, question: Question, look: Look, dice: Random) -> Option:
        return question.options[0]


STYLES: dict[str, Any] = {
    "random": lambda table: at_random,
    "greedy": Greedy,
    "patient": Patient,
    "contrary": Contrary,
}
MIXES = (
    ("greedy", "patient", "patient", "greedy", "patient"),
    ("greedy", "greedy", "random", "greedy", "patient"),
    ("greedy", "contrary", "patient", "greedy", "contrary"),
    ("patient", "greedy", "greedy", "contrary", "random"),
    ("greedy", "patient", "random", "contrary", "greedy"),
    ("random", "contrary", "greedy", "patient", "random"),
)


def picks(number: int, table: Table) -> list[Pick]:
    """Who sits at the n-th table."""
    mix = MIXES[number % len(MIXES)]
    turned = number // len(MIXES) % table.seats
    sitting = mix[: table.seats]
    return [STYLES[name](table) for name in sitting[turned:] + sitting[:turned]]


def table(number: int) -> Table:
    """Boards, directions, editions, modules and 2 to 5 crews, all mixed."""
    dice = Random(f"table {number}")
    board = ("africa", "south-america")[number // 2 % 2]
    ends = load_board(board).ends
    seats = 2 + number % 4
    options = {
        "board": board,
        "start": load_board(board).spaces[ends[number // 4 % 2]],
        "edition": ("en", "de")[number // 8 % 2],
        "leaders": dice.random() < 0.6,
        "fifth": seats == 5 or dice.random() < 0.5,
        "bag": dice.choice(("own", "own", "africa")),
        "bag-refill": dice.random() < 0.9,
        "confirm": dice.random() < 0.3,
    }
    return Table(seats, number, options)
