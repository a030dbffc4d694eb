"""The proof that nothing hidden reaches a seat: two worlds that differ in its secrets alone tell it the same."""

from random import Random
from typing import Any

from halftrack.engine import Play
from tests.support.subject import Subject
from tests.support.telling import as_bytes, told_to


def twin(play: Play[Any]) -> Play[Any]:
    """The same game once more, with the same past told."""
    other = play.fork()
    other._told = other.state.told = list(play.state.told or [])
    other._dates = play.dates()
    return other


def other_world(subject: Subject, play: Play[Any], seat: int | None, dice: Random) -> Play[Any]:
    """A twin in which all is another that this seat may not know: piles, hands, plans, seed and randomness."""
    other = twin(play)
    subject.redeal(other, seat, dice)
    other.seed = dice.getrandbits(64)
    for question in other._asked:
        if question.seat != seat and question.seat in other._answers:
            other._answers[question.seat] = dice.choice(question.options)
    return other


def assert_tells_the_same(one: Play[Any], other: Play[Any], seat: int | None, where: str) -> None:
    """Every byte of view, events, question, facts, reasons and errors."""
    for first, second in zip(told_to(one, seat), told_to(other, seat), strict=True):
        assert as_bytes(first) == as_bytes(second), f"{where}: seat {seat} learns {differing(first, second)}"


def differing(first: Any, second: Any) -> Any:
    """Where two tellings part: the names of fields, or the first two different entries."""
    if isinstance(first, dict):
        return [name for name in first if first[name] != second.get(name)]
    return next((pair for pair in zip(first, second, strict=False) if pair[0] != pair[1]), (len(first), len(second)))


def assert_keeps_secrets(subject: Subject, play: Play[Any], seat: int | None, dice: Random) -> None:
    """As things stand, and after one more answer that turns up nothing."""
    here, there = twin(play), other_world(subject, play, seat, dice)
    where = f"{subject.game.name}, entry {len(play.entries)}"
    assert_tells_the_same(here, there, seat, where)
    asked, question = dice.choice(list(here.open.items()))
    option = dice.choice(question.options)
    if not subject.harmless(question.kind, option):
        return
    before = len(here.events(seat))
    for world in (here, there):
        world.answer(asked, option)
    new = [told for world in (here, there) for told in world.events(seat, before)]
    shown = any(told["kind"] in subject.reveals or told["seat"] == seat for told in new)
    goes_on = any(asked in world.open and world.open[asked].kind in subject.by_hand for world in (here, there))
    if not shown and not goes_on:
        assert_tells_the_same(here, there, seat, f"{where}, after {question.kind} {option!r} of seat {asked}")
