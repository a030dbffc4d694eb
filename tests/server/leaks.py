"""Two tables whose races differ only in what one audience may not know: its socket must be sent the same bytes."""

from random import Random
from typing import Any

from halftrack.engine import Play
from halftrack.server import actions, clocks
from halftrack.server.hub import Socket
from halftrack.server.refusals import Refused
from halftrack.server.settings import Settings
from halftrack.server.store import Change, Note, Outcome, Seat
from halftrack.server.table import LiveTable
from tests.server.rows import NOW, table
from tests.support.leaks import other_world, twin
from tests.support.playing import answer_once, play_on
from tests.support.subject import Subject

STEPS = 12  # answers of others that are followed
REACTIONS = ("danger", "avert")  # questions to others than who plays, or to whoever drives: judged from what all see


class Taking:
    """A store that takes everything."""

    @property
    def races(self) -> "Taking":
        return self

    async def append(self, table: str, change: Change) -> Outcome:
        return Outcome.IN

    async def note(self, table: str, note: Note, **values: Any) -> bool:
        return True


def table_around(play: Play[Any]) -> LiveTable:
    """A live table of which nothing but its race is special."""
    row = table(game=play.game.name, seats=play.seats, length=len(play.entries), awaiting=sorted(play.open))
    live = LiveTable(Taking(), row, Settings(database=""), lambda: NOW)  # type: ignore[arg-type]  # it takes all
    live.epoch = "epoch"
    live.seats = [Seat("race", seat, "person", f"person{seat}", f"Seat {seat}") for seat in range(play.seats)]
    live.times = [NOW] * len(play.entries)
    live._set(play)
    return live


class Ear:
    """A socket of that audience, and all bytes that it has been sent."""

    def __init__(self, play: Play[Any], seat: int | None) -> None:
        self.table, self.seat = table_around(play), seat
        self.socket = Socket(None if seat is None else f"person{seat}")
        self.table.join(self.socket, seat)

    def heard(self) -> list[bytes]:
        return list(self.socket._queue)

    async def refusals(self) -> list[str]:
        """What that seat is answered to nonsense."""
        told = []
        for seat, question, option in ((self.seat or 0, -1, "fly"), (self.seat or 0, 10**9, 0)):
            try:
                await actions.answer(self.table, seat, question, option, "nonsense")
            except Refused as error:
                told.append(f"{error.code} {error.reason}")
        return told


async def assert_same_bytes(subject: Subject, play: Play[Any], seat: int | None, dice: Random) -> int:
    """At this position, and after answers of others until one turns something up; how many comparisons."""
    here, there = (Ear(world, seat) for world in (twin(play), other_world(subject, play, seat, dice)))
    count = 0
    for step in range(STEPS):
        assert here.heard() == there.heard(), f"{play.game.name}, entry {len(play.entries)}, seat {seat}, step {step}"
        assert await here.refusals() == await there.refusals()
        assert due(here) == due(there)
        count += 1
        if not await answered_alike(subject, here, there, dice, step):
            break
    return count


def due(ear: Ear) -> float | None:
    """When the server will do something: a standing order for every question must not tell what one holds."""
    play = ear.table.play
    assert play is not None
    for at, seat in enumerate(ear.table.seats):
        if at in play.open and at != ear.seat:
            seat.orders[play.open[at].kind] = ["guard", "militia"]
    return clocks.due(ear.table, play)


async def answered_alike(subject: Subject, here: Ear, there: Ear, dice: Random, step: int) -> bool:
    """One answer in both worlds; whether both may still be the same to that audience."""
    worlds = [ear.table.play for ear in (here, there)]
    one, other = worlds
    assert one is not None and other is not None
    if not one.open or sorted(one.open) != sorted(other.open):
        return False
    asked = dice.choice(sorted(one.open))
    question, twin_question = one.open[asked], other.open[asked]
    common = [option for option in question.options if option in twin_question.options]
    option = dice.choice(common) if common else None
    if option is None or not subject.harmless(question.kind, option):
        return False
    before = len(one.events(here.seat))
    for ear, number in ((here, question.number), (there, twin_question.number)):
        await actions.answer(ear.table, asked, number, option, f"click{step}")
    new = [told for world in (one, other) for told in world.events(here.seat, before)]
    shown = any(told["kind"] in subject.reveals or told["seat"] == here.seat for told in new)
    return not shown and not parted_by_hand(subject, asked, *(kinds_of(world) for world in (one, other)))


def kinds_of(world: Play[Any]) -> set[tuple[int, str]]:
    return {(seat, question.kind) for seat, question in world.open.items()}


def parted_by_hand(subject: Subject, asked: int, one: set[tuple[int, str]], other: set[tuple[int, str]]) -> bool:
    """Whether somebody is asked in his own sequence what only who holds something is; nobody else ever is."""
    assert {each for each in one ^ other if each[1] in REACTIONS} == set(), (
        f"who may react is asked by hand: {one ^ other}"
    )
    own = subject.by_hand | {"fare"}
    return any(kind in own for seat, kind in one | other if seat == asked or (seat, kind) in one ^ other)


def length_of(subject: Subject, number: int) -> int:
    """How many answers that race of the series takes."""
    play = subject.begin(number, events=False)
    return play_on(play, subject.picks(number, subject.table(number)), Random(f"leak {number}"))


async def race_compared(subject: Subject, number: int, positions: int) -> int:
    """A whole race of mixed seats, compared at so many random positions for every audience."""
    start, dice, own = subject.begin(number), Random(f"leak {number}"), Random(f"positions {number}")
    picks, length = subject.picks(number, subject.table(number)), length_of(subject, number)
    chosen, count = set(own.sample(range(length), min(positions, length))), 0
    for at in range(length):
        if at in chosen:
            for seat in (None, *range(start.seats)):
                count += await assert_same_bytes(subject, start, seat, own)
        answer_once(start, picks, dice)
    return count
