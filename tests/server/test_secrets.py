"""Nothing hidden goes over the wire: not in what is sent, nor in whether or when it is sent."""

from random import Random

import pytest

from halftrack.server.telling import question_info
from tests.games.subjects import SUBJECTS, each_game
from tests.server.leaks import Ear, race_compared
from tests.support.playing import answer_once
from tests.support.subject import Subject

pytestmark = pytest.mark.anyio

RACES, POSITIONS = 5, 10  # of each game; 70 and 60 in soak


@each_game
async def test_what_a_seat_may_not_know_changes_no_byte_that_it_is_sent(subject: Subject) -> None:
    counts = [await race_compared(subject, number, POSITIONS) for number in range(RACES)]
    print(f"{subject.game.name}: {sum(counts)} comparisons")
    assert sum(counts) > 20


async def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: Ear) -> list[bytes]:
        play = self.table.play
        assert play is not None
        return [repr([question_info(question) for question in play.open.values()]).encode(), repr(play.dump).encode()]

    monkeypatch.setattr(Ear, "heard", leaking)
    with pytest.raises(AssertionError):
        await race_compared(SUBJECTS[0], 0, POSITIONS)


async def test_a_seed_is_in_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    play, dice = SUBJECTS[0].begin(1), Random(1)
    seed = "only-the-server-knows-me"
    play.seed = seed
    ears = [Ear(play, seat) for seat in (None, 0, 1)]
    for ear in ears:
        answer_once(play, SUBJECTS[0].picks(1, SUBJECTS[0].table(1)), dice)
        ear.table.tell()
        assert not [message for message in ear.heard() if seed.encode() in message]
