"""Whole races for the rule tests: begun by the Python door, or a table taken on from step to step."""

from typing import Any

from halftrack import games
from halftrack.engine import Option, Play
from halftrack.games.great_race.convoy import sequence
from halftrack.games.great_race.finish import ranking
from halftrack.games.great_race.game import GREAT_RACE
from halftrack.games.great_race.state import Race
from tests.support.scripts import Run, run

NO_PLAN = "0-0-5-0"


def new(seats: int = 2, seed: int = 7, **options: Any) -> Play[Race]:
    """A race on the straight road, but for what the test says; crews are chosen, the first seat begins."""
    play = games.load("great-race").new(seats, seed, {"board": "tiny-road", "first": 0, **options})
    return until(play, "take")


def until(play: Play[Race], *kinds: str) -> Play[Race]:
    """Answer each question with the first option until one of these kinds is asked, or the race is over."""
    while play.open and all(question.kind not in kinds for question in play.open.values()):
        seat, question = next(iter(play.open.items()))
        play.answer(seat, question.options[0])
    return play


def plan(play: Play[Race], *plans: str) -> Play[Race]:
    """All assistants are placed, seat by seat."""
    until(play, "plan")
    for seat, placed in enumerate(plans):
        play.answer(seat, placed)
    return play


def kinds_open(play: Play[Race]) -> dict[int, str]:
    """Who is asked what."""
    return {seat: question.kind for seat, question in play.open.items()}


def step(race: Race, *answers: Option) -> Run:
    """The next step of a race: a phase, or one sequence."""
    script = GREAT_RACE.next_step(race)
    assert script is not None, "the race is over"
    return Run(script).answer(*answers)


def begin(table: Race, *answers: str) -> Run:
    """A sequence of the first seat."""
    return run(sequence(table, table.crews[0]), *answers)


def ranked(table: Race) -> list[int]:
    """The seats, the winner first."""
    return [line["seat"] for line in ranking(table)]


def is_over(race: Race) -> bool:
    return GREAT_RACE.next_step(race) is None
