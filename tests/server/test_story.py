"""The past says no more than was told then; and it can be looked at while the race goes on."""

import json
from random import Random
from typing import Any

import pytest

from halftrack.engine import Play
from halftrack.server.story import EVERY, EVERYBODY, KEPT, MARKS, first_difference, moments, story, together
from tests.games.subjects import SUBJECTS, each_game
from tests.server.serving import AtTable, Server
from tests.support.playing import answer_once, meddle
from tests.support.subject import Subject

pytestmark = pytest.mark.anyio


def heard_of(subject: Subject, number: int, most: int) -> tuple[Play[Any], dict[int | None, list[Any]]]:
    """The beginning of a race, with undos; and what each audience was told after each entry."""
    play, dice = subject.begin(number), Random(f"story {number}")
    picks = subject.picks(number, subject.table(number))
    heard: dict[int | None, list[Any]] = {seat: [standing(play, seat)] for seat in (None, *range(play.seats))}
    while play.open and len(play.entries) < most:
        if dice.random() < 0.05:
            meddle(play, dice)
        else:
            answer_once(play, picks, dice)
        for seat, told in heard.items():
            told.extend([standing(play, seat)] * (len(play.entries) - len(told) + 1))
    return play, heard


def standing(play: Play[Any], seat: int | None) -> tuple[Any, Any]:
    return play.view(seat), [event | {"entries": at} for event, at in zip(play.events(seat), play.dates(), strict=True)]


@each_game
def test_the_past_is_what_was_told_then(subject: Subject) -> None:
    play, heard = heard_of(subject, 3, 150)
    record = json.loads(json.dumps(play.record()))
    assert any(entry[0] == "undo" for entry in record["entries"])
    for seat, told in heard.items():
        parts = story(record, seat)["parts"]
        events: list[Any] = []
        shown = {moment["entries"]: moment for moment in moments("past", record, list(range(len(told))), seat)}
        for at, (view, known) in enumerate(told):
            for part in [part for part in parts if part["entries"] == at]:
                events[part["since"] :] = part["events"]
            assert events == known
            assert shown[at]["view"] == view


@each_game
def test_from_a_mark_on_things_stand_as_from_the_beginning(subject: Subject) -> None:
    play, heard = heard_of(subject, 3, 200)
    record = json.loads(json.dumps(play.record()))
    MARKS.clear()
    for seat, told in heard.items():
        for at in (len(told) - 1, 70, 64, 63, len(told) - 2):
            (moment,) = moments("marked", record, [at], seat)
            assert moment["view"] == told[at][0]
    assert sorted(MARKS["marked"]) == list(range(EVERY, len(record["entries"]) + 1, EVERY))


def test_marks_of_many_races_are_not_kept_for_ever() -> None:
    record = SUBJECTS[2].begin(1).record()
    for number in range(KEPT + 3):
        moments(f"race {number}", record, [0], None)
    assert len(MARKS) == KEPT


def test_an_undo_that_shows_what_was_shown_before_tells_nothing_anew() -> None:
    assert first_difference([1, 2, 3], [1, 2]) == 2
    assert first_difference([1, 2], [1, 3, 2]) == 1


@each_game
def test_all_seats_together_see_what_any_of_them_saw(subject: Subject) -> None:
    play, _ = heard_of(subject, 3, 60)
    record = play.record()
    (moment,), told = moments("all", record, [60], EVERYBODY), story(record, EVERYBODY)["parts"][-1]["events"]
    hands = "drivers" if "drivers" in moment["view"] else "crews"
    for seat in range(play.seats):
        assert moment["view"][hands][seat]["hand"] == play.view(seat)[hands][seat]["hand"] is not None
    assert moment["view"]["seat"] is None and moment["view"]["answered"] is None
    assert told and "None" not in [str(event.get("card", "")) for event in told]


def test_what_one_knows_fills_what_another_does_not() -> None:
    assert together([None, None]) is None
    assert together([{"hand": None, "turn": 2}, {"hand": ["blue 3"], "turn": 2}]) == {"hand": ["blue 3"], "turn": 2}
    assert together([[None, "a"], ["b", None]]) == ["b", "a"]
    assert together([0, 0]) == 0


def test_before_a_change_of_rules_nothing_can_be_seen() -> None:
    play = SUBJECTS[2].begin(1)
    dice = Random(1)
    for _ in range(9):
        answer_once(play, SUBJECTS[2].picks(1, SUBJECTS[2].table(1)), dice)
    play.rebase(play.dump)
    rebased = len(play.entries)
    for _ in range(4):
        answer_once(play, SUBJECTS[2].picks(1, SUBJECTS[2].table(1)), dice)
    record = json.loads(json.dumps(play.record()))
    assert story(record, None)["first"] == rebased
    assert [moment["entries"] for moment in moments("rebased", record, [3, rebased, rebased + 2], None)] == [
        rebased,
        rebased + 2,
    ]


async def race_over(table: AtTable) -> None:
    """Everybody leaves."""
    for seat in (0, 1):
        await table.person.ask("POST", f"{table.path}/resign", {"id": f"bye{seat}", "seat": seat})


async def test_while_a_race_goes_on_its_past_is_open_to_who_saw_it(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "open", game="gumball-rally", options={"first": 0})
        await bob.post(f"{table.path}/seats/1/take")
        await table.answer(0)
        assert (await bob.get(f"{table.path}/story"))["of"] == 1
        own = (await bob.get(f"{table.path}/moments?at=0,1&seat=1"))["moments"]
        assert [moment["view"]["drivers"][1]["hand"] is None for moment in own] == [False, False]
        assert await bob.refused("GET", f"{table.path}/moments?at=0&seat=0") == "forbidden"
        assert await bob.refused("GET", f"{table.path}/story?seat=0") == "forbidden"
        assert await bob.refused("GET", f"{table.path}/story?everybody=true") == "illegal"


async def test_after_the_end_the_past_is_open_to_all_as_any_seat_or_as_all_together(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Eve") as eve:
        table = await ada.table("me", "me", game="gumball-rally")
        await race_over(table)
        (moment,) = (await eve.get(f"{table.path}/moments?at=0&everybody=true"))["moments"]
        assert all(driver["hand"] for driver in moment["view"]["drivers"])
        told = await eve.get(f"{table.path}/story?seat=1")
        assert told["result"] and told["first"] == 0 and told["of"] == told["parts"][-1]["entries"] == 2
        assert await eve.refused("GET", f"{table.path}/story?seat=9") == "missing"
        assert await eve.refused("GET", f"{table.path}/moments?at=1,x") == "malformed"


async def test_a_shared_seat_s_past_is_behind_its_curtain(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("hotseat", "hotseat", game="gumball-rally")
        assert await ada.refused("GET", f"{table.path}/moments?at=0&seat=1") == "forbidden"
        assert (await ada.get(f"{table.path}/moments?at=0&seat=1&lifted=true"))["moments"]


async def test_notes_stand_among_the_entries_after_which_they_were_written(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        await ada.post(f"{table.path}/chat", {"seat": 0, "text": "hello"})
        await table.answer((await table.look())["table"]["awaiting"][0])
        await ada.post(f"{table.path}/chat", {"seat": 0, "text": "well done"})
        assert [note["entries"] for note in (await ada.get(f"{table.path}/look"))["notes"]] == [0, 1]


async def test_told_events_carry_their_moment(server: Server) -> None:
    async with server.somebody() as ada:
        table = await ada.table("me", "me", game="gumball-rally")
        for _ in range(3):
            await table.answer((await table.look())["table"]["awaiting"][0])
        dates = [event["entries"] for event in (await table.look())["events"]]
        assert dates == sorted(dates) and set(dates) <= set(range(4)) and dates[-1] > 0
