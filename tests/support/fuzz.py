"""Whole games of mixed seats, looked at all the way, with undos and leavings thrown in."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from halftrack.engine import Play
from tests.support.playing import answer_once, meddle
from tests.support.subject import Subject

CLOSELY = 10  # one game in so many is looked at after each answer, the others once in so many answers
LOOK = 16
MEDDLE = 0.01
LEAVE = 0.1


def fuzzed(subject: Subject, number: int) -> Play[Any]:
    """The n-th game of the series, played to its end by its seats."""
    table, dice = subject.table(number), Random(f"fuzz {number}")
    play = table.begin(subject.game)
    picks, watch = subject.picks(number, table), subject.watch(play)
    closely, meddles = number % CLOSELY == 0, number % 5 == 0
    while play.open:
        if meddles and dice.random() < MEDDLE:
            meddle(play, dice, LEAVE)
        else:
            answer_once(play, picks, dice)
        if closely:
            watch.look_closely()
        elif len(play.entries) % LOOK == 0:
            watch.look()
        assert len(play.entries) < 20_000, "this game does not end"
    watch.look_closely()
    return play


def fuzz(subject: Subject, numbers: Iterable[int]) -> Counter[str]:
    """How many games there were of each sort; a failure says which game it was."""
    counted: Counter[str] = Counter()
    for number in numbers:
        try:
            play = fuzzed(subject, number)
        except Exception as error:
            raise AssertionError(f"{subject.game.name}, game {number}: {error!r}") from error
        counted["games"] += 1
        counted["answers"] += len(play.entries)
        counted.update(subject.sorts(play))
    return counted


def shares(counted: Counter[str]) -> str:
    """The counts in words."""
    games = counted["games"]
    told = [
        f"{sort} {count / games:.1%}" for sort, count in sorted(counted.items()) if sort not in ("games", "answers")
    ]
    return f"{games} games, {counted['answers']} answers: {', '.join(told)}"


def assert_mixed(subject: Subject, counted: Counter[str]) -> None:
    """Games that all end alike would prove little."""
    for sort, least in subject.least.items():
        assert counted[sort] >= least * counted["games"], f"{sort}: {shares(counted)}"
