"""The laws that every game keeps: forks, records and imagined worlds."""

import json
from collections import defaultdict
from collections.abc import Hashable, Iterator
from operator import itemgetter
from random import Random
from typing import Any

from halftrack.engine import Option, Play, replay
from tests.support.playing import answer_once, at_random, meddle, play_on
from tests.support.subject import Subject
from tests.support.telling import as_bytes, question_told


def positions(subject: Subject, number: int, every: int, most: int = 600, meddles: float = 0.0) -> Iterator[Play[Any]]:
    """Some moments of the n-th game, one in so many, and more while answers are secret: it goes on afterwards."""
    table, dice = subject.table(number), Random(f"positions {number}")
    play, picks = table.begin(subject.game), subject.picks(number, table)
    while play.open and len(play.entries) < most:
        if dice.random() * every < (5 if pending(play) else 1):
            yield play
        if dice.random() < meddles:
            meddle(play, dice, leave=0.1)
        else:
            answer_once(play, picks, dice)
    yield play


def pending(play: Play[Any]) -> dict[int, tuple[Option, ...]]:
    """Who has answered a question that others still think about, and what he could have answered."""
    return {asked.seat: asked.options for asked in play._asked if play.open and asked.seat in play._answers}


def seats_of(play: Play[Any]) -> list[int | None]:
    """All seats and a spectator."""
    return [None, *range(play.seats)]


def standing(play: Play[Any]) -> bytes:
    """Everything that a fork must share: the table, who is asked what, what is seen, what can be taken back."""
    game = play.game
    return as_bytes(
        [
            game.dump(play.state),
            [[seat, question_told(question)] for seat, question in sorted(play.open.items())],
            [play.view(seat) for seat in seats_of(play)],
            [play.undoable(seat) for seat in range(play.seats)],
            [list(entry) for entry in play.entries],
            play.result,
        ]
    )


def assert_forks_go_on_alike(subject: Subject, number: int) -> None:
    """Forks taken all along the way follow the original to its end, through undos and leavings too."""
    forks: list[Play[Any]] = []
    for play in positions(subject, number, every=25, meddles=0.02):
        for fork in forks:
            catch_up(fork, play)
            assert standing(fork) == standing(play)
        forks = [*forks[-4:], play.fork()]
        assert standing(forks[-1]) == standing(play)


def catch_up(fork: Play[Any], play: Play[Any]) -> None:
    """Let happen to the fork what has happened to the original since."""
    for who, what in play.entries[len(fork.entries) :]:
        if who == "undo":
            fork.undo(what)
        elif who == "abandon":
            fork.abandon(what)
        else:
            fork.answer(who, what)


def assert_a_fork_leaves_its_original_alone(subject: Subject, number: int) -> None:
    for play in positions(subject, number, every=60):
        before, told = standing(play), as_bytes(play.events(0))
        play_on(play.fork(), [at_random] * play.seats, Random(number), most=40)
        assert standing(play) == before
        assert as_bytes(play.events(0)) == told


def assert_an_undo_leaves_no_trace(subject: Subject, number: int) -> None:
    """All see again what they saw, whatever had been seen since; the piles are as they were if nothing was."""
    for play in positions(subject, number, every=12):
        if not play.open:
            continue
        fork, dice = play.fork(), Random(number)
        answer_once(fork, [at_random] * play.seats, dice)
        (seat, _), freely = fork.entries[-1], len(play.entries) in fork.undoable(fork.entries[-1][0])
        play_on(fork, [at_random] * play.seats, dice, most=0 if freely else 5)
        fork.undo(len(play.entries))
        assert [fork.view(other) for other in seats_of(play)] == [play.view(other) for other in seats_of(play)]
        assert told_of(fork, seat) == told_of(play, seat)
        assert not freely or subject.game.dump(fork.state) == subject.game.dump(play.state)


def told_of(play: Play[Any], seat: int) -> list[Any]:
    """The question that a seat is asked, but for its number."""
    return question_told(play.open[seat])[1:]


def assert_replays_alike(subject: Subject, number: int) -> None:
    """A record, through JSON and back, is the game itself: table, questions, what all were told, result."""
    for play in positions(subject, number, every=120, meddles=0.02):
        again = replay(subject.game, json.loads(json.dumps(play.record())))
        assert standing(again) == standing(play)
        for seat in seats_of(play):
            assert as_bytes(again.events(seat)) == as_bytes(play.events(seat))


def assert_steps_stand_on_their_dumps(subject: Subject, number: int) -> None:
    """Between two steps there is nothing but the dump: restored from it, a game goes on alike."""
    for play in positions(subject, number, every=60):
        if not play.open:
            continue
        dump = json.loads(json.dumps(play.dump))
        other = replay(subject.game, play.record())
        other.rebase(dump)
        play.rebase(dump)
        assert standing(other) == standing(play)
        assert play.dump == dump == subject.game.dump(subject.game.restore(play.seats, play.options, dump))


def assert_what_comes_next_is_only_read(subject: Subject, number: int) -> None:
    """Reading what the next step is changes nothing, and the checkpoint stands before it."""
    for play in positions(subject, number, every=30):
        table = subject.game.restore(play.seats, play.options, play.dump)
        for _ in range(2):
            script = subject.game.next_step(table)
            assert (script is None) == (not play.open)
        assert subject.game.dump(table) == play.dump


def assert_imagined_worlds_look_alike(subject: Subject, number: int) -> None:
    """No seat, and no spectator, can tell an imagined world from the true one; and each can be played on."""
    for play in positions(subject, number, every=25):
        for seat in seats_of(play):
            dice = Random(f"{number} {len(play.entries)} {seat}")
            world = play.imagine(seat, dice)
            assert as_bytes(world.view(seat)) == as_bytes(play.view(seat))
            if seat in play.open and seat is not None:
                assert question_told(world.open[seat]) == question_told(play.open[seat])
            subject.check(world)
            play_on(world, [at_random] * play.seats, dice, after=subject.check, most=12)


def most_secret(subject: Subject, number: int, place: str = "") -> Play[Any]:
    """The moment in which most is hidden, in the n-th game, or in the first later one where anything lies there."""
    for later in range(number, number + 20):
        play = replay(subject.game, max(positions_told(subject, later, place), key=itemgetter(0))[1])
        if not place or subject.places(play.state, None).get(place):
            return play
    raise AssertionError(f"nothing ever lies in {place}")


def positions_told(subject: Subject, number: int, place: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """How much is hidden at each moment of a game, a certain place above all, and the record so far."""
    for play in positions(subject, number, every=4):
        hidden = [name for name, things in subject.places(play.state, None).items() if things]
        yield len(hidden) + len(pending(play)) + 100 * (place in hidden), play.record()


def assert_imagination_leaves_nothing_out(subject: Subject, play: Play[Any], seat: int | None, worlds: int) -> None:
    """Over many worlds everything unseen comes to lie in every place that the seat cannot look into."""
    dice, found = Random(f"worlds {seat}"), defaultdict[str, set[Hashable]](set)
    for _ in range(worlds):
        world = play.imagine(seat, dice)
        for place, things in subject.places(world.state, seat).items():
            found[place].update(things)
        for other, answer in world._answers.items():
            if other != seat and other not in world.open:
                found[f"answer of {other}"].add(answer)
    assert_all_is_everywhere(subject.places(play.state, seat), found)
    for other, options in pending(play).items():
        if other != seat:
            assert found[f"answer of {other}"] == set(options)


def assert_all_is_everywhere(places: dict[str, list[Hashable]], found: dict[str, set[Hashable]]) -> None:
    """Places are named by what lies there: `cards: deck`."""
    unseen = defaultdict[str, set[Hashable]](set)
    for place, things in places.items():
        unseen[place.partition(":")[0]].update(things)
    for place, things in places.items():
        if things:
            assert found[place] == unseen[place.partition(":")[0]], place
