"""Whole recorded games are replayed to the same end; together they show everything that can happen."""

import pytest

from halftrack import games
from tests.games.subjects import SUBJECTS
from tests.support.records import Line, digest, path_of, read, walked
from tests.support.subject import Subject

PARTS = 4
RECORDED = [subject for subject in SUBJECTS if subject.records]
ANEW = "after a change of rules or data: make records"

each_game = pytest.mark.parametrize("subject", RECORDED, ids=[subject.game.name for subject in RECORDED])


def lines(subject: Subject) -> list[Line]:
    return read(path_of(subject))


@pytest.mark.records
@each_game
@pytest.mark.parametrize("part", range(PARTS))
def test_every_record_is_replayed_to_the_same_end(subject: Subject, part: int) -> None:
    for line in lines(subject)[part::PARTS]:
        play, shows = walked(subject, line["record"])
        assert digest(play) == line["digest"], ANEW
        assert sorted(shows) == line["shows"], ANEW


@pytest.mark.records
@each_game
def test_the_door_replays_them_too(subject: Subject) -> None:
    for line in lines(subject)[::10]:
        play = games.replay(line["record"])
        assert play.result is not None
        assert play.record() == line["record"], ANEW


@each_game
def test_the_records_show_everything_that_can_happen(subject: Subject) -> None:
    found = lines(subject)
    shown = {name for line in found for name in line["shows"]}
    assert not subject.wanted - shown
    assert len(found) >= subject.records
    assert len({line["digest"] for line in found}) == len(found)
