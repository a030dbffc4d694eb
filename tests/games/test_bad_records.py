"""Records of every game that were cut, edited or made for something else: a clear error, and nothing half-loaded."""

import copy
import json
from random import Random
from typing import Any

import pytest

from halftrack import games
from halftrack.engine import BrokenRecord, IllegalAnswer, Play
from tests.games.subjects import Subject, each_game, of_each_game
from tests.support import laws
from tests.support.playing import at_random, play_on

IMPOSSIBLE: tuple[Any, ...] = (
    [0, "no such option"], [99, 0], ["undo", 10_000], ["abandon", 99], None, [0, None], {}, ["x", 1],
)  # fmt: skip
WRONG: tuple[Any, ...] = (None, "x", -99, 10**6, 1.5, [], {}, [None], ["x"], [[1]], [-99], True)


def some_game(subject: Subject, number: int = 0) -> Play[Any]:
    """A game in the middle of a step: the n-th, or the next one in which nobody leaves too early."""
    games_on = (laws.positions(subject, later, every=1, most=150, meddles=0.03) for later in range(number, number + 9))
    return next(play for plays in games_on for play in plays if len(play.entries) > 25 and play.open)


def some_record(subject: Subject) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(some_game(subject).record()))
    return record


@each_game
def test_an_entry_that_could_not_happen_is_named(subject: Subject) -> None:
    record, dice = some_record(subject), Random(1)
    for number in dice.sample(range(len(record["entries"])), 15):
        for entry in IMPOSSIBLE:
            broken = {**record, "entries": [*record["entries"]]}
            broken["entries"][number] = entry
            with pytest.raises(BrokenRecord, match=f"entry {number}: ") as error:
                games.replay(broken)
            assert error.value.entry == number


@each_game
def test_a_record_without_one_of_its_entries_breaks_there_or_later_or_is_another_game(subject: Subject) -> None:
    record = some_record(subject)
    for number in range(0, len(record["entries"]), 5):
        broken = broken_at({**record, "entries": record["entries"][:number] + record["entries"][number + 1 :]})
        assert broken is None or broken >= number


def broken_at(record: dict[str, Any]) -> int | None:
    """The entry that a record breaks at."""
    try:
        games.replay(record)
    except BrokenRecord as error:
        return error.entry
    return None


@each_game
def test_a_record_of_other_data_or_rules_is_refused_before_anything_is_played(subject: Subject) -> None:
    record = some_record(subject)
    for change in ({"data": record["data"][:-1] + "?"}, {"rules": record["rules"] + 1}, {"rules": 0}):
        with pytest.raises(BrokenRecord) as error:
            games.replay({**record, **change})
        assert error.value.entry is None


@each_game
def test_wrong_types_anywhere_in_the_head_are_refused(subject: Subject) -> None:
    record = some_record(subject)
    for field in record:
        for wrong in (None, 1.5, [[1]], {"x": 1}, True):
            if field != "entries" or wrong != [[1]]:
                with pytest.raises(BrokenRecord):
                    games.replay({**record, field: wrong})
    for option in record["options"]:
        with pytest.raises(BrokenRecord):
            games.replay({**record, "options": {**record["options"], option: [1.5]}})


@of_each_game(0, 1, 2, 3)
def test_a_dump_with_something_wrong_in_it_is_refused_or_is_a_table_that_one_can_play_on(
    subject: Subject, number: int
) -> None:
    play, refused = some_game(subject, number), 0
    for dump in spoilt(play.dump):
        other = play.fork()
        try:
            other.rebase(dump)
        except IllegalAnswer:
            refused += 1
            assert other.entries == play.entries
        else:
            play_on(other, [at_random] * play.seats, Random(number), most=5)
    assert refused > len(play.dump) * len(WRONG) / 2


@each_game
def test_a_rebase_on_a_dump_that_is_none_is_named(subject: Subject) -> None:
    record = some_record(subject)
    for dump in ({}, {"rng": 1}, {"rng": ["", 0]}):
        entries = [*record["entries"], ["rebase", record["rules"], dump]]
        assert broken_at({**record, "entries": entries}) == len(record["entries"])


def spoilt(dump: dict[str, Any]) -> list[dict[str, Any]]:
    """The dump with one thing missing, added or of another kind, at the top and one level down."""
    found: list[dict[str, Any]] = [{}, {**dump, "more": 1}]
    for field, value in dump.items():
        found.append({name: part for name, part in dump.items() if name != field})
        found += [{**dump, field: wrong} for wrong in WRONG]
        if isinstance(value, list) and value:
            found += [{**dump, field: [wrong, *value[1:]]} for wrong in WRONG]
            found.append({**dump, field: value[1:]})
    for part in dump.get("crews", []):
        for field in part:
            for wrong in WRONG:
                other = copy.deepcopy(dump)
                other["crews"][part["seat"]][field] = wrong
                found.append(other)
    return found
