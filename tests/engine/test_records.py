"""Records: replayed, broken in every way, and rebased after a change of rules."""

import copy
import json
from random import Random
from typing import Any

import pytest

from halftrack.engine import BrokenRecord, IllegalAnswer, Play, replay
from tests.engine.test_undo import after
from tests.engine.toy import Toy
from tests.support.playing import answer_once, at_random, meddle
from tests.support.telling import everything_told

Change = Any


def some_record() -> dict[str, Any]:
    """A record with answers, an undo across a draw and a leaving."""
    play = after(0, 1, 2, "take", "draw", "take", seats=3)
    play.undo(4)
    play.answer(0, "take")
    play.abandon(2)
    play.answer(0, "end")
    record: dict[str, Any] = json.loads(json.dumps(play.record()))
    return record


def test_a_record_is_setup_seed_and_entries_as_json() -> None:
    assert some_record() == {
        "game": "toy", "rules": 1, "data": "pebbles for 2 rounds", "seats": 3, "seed": 1,
        "options": {"rounds": 2, "confirm": True},
        "entries": [
            [0, 0], [1, 1], [2, 2], [0, "take"], [0, "draw"], [0, "take"], ["undo", 4], [0, "take"], ["abandon", 2],
            [0, "end"],
        ],
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(20))
def test_a_replayed_record_is_the_game_itself(seed: int) -> None:
    play, dice = after(seats=3, seed=seed), Random(seed)
    while play.open:
        before = everything_told(play)
        record = json.loads(json.dumps(play.record()))
        assert everything_told(replay(play.game, record)) == before
        if dice.random() < 0.25:
            meddle(play, dice, leave=0.1)
        else:
            answer_once(play, [at_random] * 3, dice)
    assert replay(play.game, play.record()).result == play.result


def test_a_record_can_be_replayed_up_to_an_entry() -> None:
    play = replay(Toy(), some_record(), to=5)
    assert len(play.entries) == 5
    assert play.open[0].kind == "deed"


def test_a_record_is_not_the_list_that_the_game_goes_on_writing() -> None:
    play = after(0)
    record = play.record()
    play.answer(0, "take")
    assert record["entries"] == [[0, 0]]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "other"}, "'other', not of 'toy'"),
        ({"game": None}, "'game'"),
        ({"rules": 2}, "rules version 2, installed is 1"),
        ({"rules": "1"}, "'rules'"),
        ({"rules": True}, "'rules'"),
        ({"data": "marbles"}, "other data"),
        ({"data": 7}, "'data'"),
        ({"seats": 9}, "1 to 4 seats"),
        ({"seats": "3"}, "'seats'"),
        ({"seats": True}, "'seats'"),
        ({"seed": 1.5}, "'seed'"),
        ({"seed": None}, "'seed'"),
        ({"options": {"board": "moon"}}, "options"),
        ({"options": []}, "'options'"),
        ({"entries": {}}, "'entries'"),
        ({"entries": None}, "'entries'"),
    ],
)
def test_a_record_with_a_broken_head_says_what_is_wrong(change: Change, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason) as broken:
        replay(Toy(), {**some_record(), **change})
    assert broken.value.entry is None
    assert "entry" not in str(broken.value)


@pytest.mark.parametrize("record", [None, [], "record", 3])
def test_what_is_no_object_is_no_record(record: Any) -> None:
    with pytest.raises(BrokenRecord, match="object"):
        replay(Toy(), record)


@pytest.mark.parametrize("field", ["game", "rules", "data", "seats", "seed", "options", "entries"])
def test_a_record_lacks_no_field(field: str) -> None:
    record = some_record()
    del record[field]
    with pytest.raises(BrokenRecord, match=field):
        replay(Toy(), record)


MALFORMED: list[Any] = [
    None, 3, "undo", [], [0], [0, 1, 2], ["undo"], ["undo", None], ["undo", "4"], ["undo", 99], ["undo", 3.0],
    ["undo", True], ["abandon"], ["abandon", None], ["abandon", "0"], ["abandon", 7], ["abandon", [0]],
    ["abandon", 1.0], ["abandon", True], ["leave", 0], ["rebase", 1], ["rebase", 1, None], ["rebase", 1, {}],
    ["rebase", 1, {"bag": []}], ["rebase", 1, {"rng": 1}], [0, None], [0, ["take"]], [0, {"a": 1}], [0, 1.5],
    ["0", "take"], [None, "take"], [True, "take"], [0.0, "take"], [9, "take"], [-1, "take"], [1, "take"],
    [0, "fly"], [0, 0], {"seat": 0}, [[0], "take"], ["undo", {}],
]  # fmt: skip


@pytest.mark.parametrize("entry", MALFORMED, ids=repr)
def test_the_first_entry_that_breaks_is_named(entry: Any) -> None:
    record = some_record()
    record["entries"][3] = entry
    with pytest.raises(BrokenRecord, match="entry 3: ") as broken:
        replay(Toy(), record)
    assert broken.value.entry == 3


@pytest.mark.parametrize(
    ("entry", "reason"),
    [(None, "None is no entry"), ([0, "fly"], "'fly' is not open to seat 0"), (["undo", 99], "cannot be taken back")],
)
def test_what_is_wrong_with_an_entry_is_said(entry: Any, reason: str) -> None:
    record = some_record()
    record["entries"][3] = entry
    with pytest.raises(BrokenRecord, match=f"^entry 3: .*{reason}"):
        replay(Toy(), record)


def test_a_record_that_lost_an_entry_names_the_first_that_does_not_fit() -> None:
    record = some_record()
    del record["entries"][1]
    with pytest.raises(BrokenRecord, match="entry 2") as broken:
        replay(Toy(), record)
    assert broken.value.entry == 2


def test_a_record_with_another_seed_fails_or_is_another_game_but_never_half_a_game() -> None:
    record = some_record()
    record["entries"].append([0, "fly"])
    play: Play[Any] | None = None
    with pytest.raises(BrokenRecord):
        play = replay(Toy(), record)
    assert play is None


def test_a_record_cut_short_is_the_beginning_of_the_game() -> None:
    record = some_record()
    for end in range(len(record["entries"])):
        cut = {**record, "entries": record["entries"][:end]}
        assert everything_told(replay(Toy(), cut)) == everything_told(replay(Toy(), record, to=end))


def test_replaying_changes_nothing_in_the_record() -> None:
    record = some_record()
    before = copy.deepcopy(record)
    replay(Toy(), record).answer(0, "confirm")
    assert record == before


def old_race() -> Play[Any]:
    """A game under the first version of the rules, in the middle of a step."""
    return after(0, 1, "take", "end", "confirm", "take", seats=2)


def rebased(record: dict[str, Any], dump: dict[str, Any], version: int) -> dict[str, Any]:
    return {**record, "entries": [*record["entries"], ["rebase", version, dump]]}


def test_under_other_rules_a_record_is_not_replayed_but_rebased() -> None:
    with pytest.raises(BrokenRecord, match="rebase it"):
        replay(Toy(version=2), old_race().record())


def test_a_rebased_game_goes_on_from_the_dump_of_its_step_under_the_new_rules() -> None:
    play = old_race()
    record = json.loads(json.dumps(rebased(play.record(), play.dump, 2)))
    later = replay(Toy(version=2), record)
    assert later.view(None)["scores"] == [1, 1]
    later.answer(1, "take")
    assert later.view(None)["scores"] == [1, 3]
    assert later.entries[:6] == play.entries


def test_a_running_game_is_rebased_in_place() -> None:
    """As after a fix while the server runs: the same play, the same past, the step begun anew."""
    play = old_race()
    play.rebase(play.dump)
    assert play.view(None)["scores"] == [1, 1]
    assert play.entries[-1][0] == "rebase"
    assert everything_told(replay(Toy(), play.record()))[:-2] != []
    assert replay(Toy(), json.loads(json.dumps(play.record()))).dump == play.dump


def test_a_rebased_game_goes_on_like_the_game_restored() -> None:
    play = old_race()
    dump = json.loads(json.dumps(play.dump))
    assert play.game.dump(play.game.restore(2, play.options, dump)) == play.dump


def test_nothing_before_a_rebase_can_be_taken_back() -> None:
    play = old_race()
    play.rebase(play.dump)
    assert play.undoable(1) == []
    for to in range(len(play.entries)):
        with pytest.raises(IllegalAnswer):
            play.undo(to)
    play.answer(1, "take")
    play.undo(7)
    assert play.view(None)["scores"] == [1, 1]


def test_steps_before_a_rebase_are_seen_from_stored_dumps_alone() -> None:
    play = old_race()
    dump = play.dump
    play.rebase(dump)
    for to in (0, 4, 6):
        with pytest.raises(BrokenRecord, match=rf"entry {to}: .*stored dumps"):
            replay(Toy(), play.record(), to=to)
    assert len(replay(Toy(), play.record(), to=7).entries) == 7
    assert Toy().view(Toy().restore(2, play.options, dump), None)["scores"] == [1, 1]


def test_a_game_may_be_rebased_before_its_first_answer_and_after_it() -> None:
    for play in (after(), after(1)):
        play.rebase(play.dump)
        first = len(play.entries) - 1
        assert replay(Toy(), play.record()).view(None) == play.view(None)
        if first:
            with pytest.raises(BrokenRecord, match="stored dumps"):
                replay(Toy(), play.record(), to=first)


def test_a_dump_that_is_none_is_refused_and_nothing_changes() -> None:
    play = old_race()
    before = everything_told(play)
    with pytest.raises(IllegalAnswer, match="no dump"):
        play.rebase({"bag": []})
    assert everything_told(play) == before


def test_only_the_last_of_several_rebases_is_played_from() -> None:
    play = old_race()
    record = rebased(rebased(play.record(), play.dump, 2), play.dump, 3)
    assert len(replay(Toy(version=3), record).entries) == 8
    with pytest.raises(BrokenRecord, match="rules version 3"):
        replay(Toy(version=2), record)


@pytest.mark.parametrize("entry", [None, 3, [], "undo", {"a": 1}, [0], ["rebase", 1]])
def test_entries_before_a_rebase_are_looked_at_too(entry: Any) -> None:
    play = old_race()
    record = rebased(play.record(), play.dump, 1)
    record["entries"][2] = entry
    with pytest.raises(BrokenRecord, match="entry 2: "):
        replay(Toy(), record)
