"""Who may know what: the rule `visibility.1`."""

import json
from typing import Any

import pytest

from halftrack.engine import Event
from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.scoring import leave
from halftrack.games.gumball_rally.state import OVER, Rally
from halftrack.games.gumball_rally.view import view
from tests.games.gumball_rally.table import plays, rally
from tests.support.rules import rule

ALL = (None, 0, 1, 2)
EVERYBODY = pytest.mark.parametrize("seat", ALL)


def scene(**more: Any) -> Rally:
    """A table on which every public thing has a value of its own."""
    return rally(
        "red 1", "", "blue 9", line=["purple", "green", "orange"],
        hands={0: ("red 9", "blue 2", "red 2"), 1: ("black 1", "black 2"), 2: ("yellow 5",)},
        deck=["yellow 1", "yellow 2", "yellow 3", "yellow 4"], discards=["red 10", "blue 1", "red 3"],
        hazards=["black danger", "checkpoint", "red major", "winner", "red danger", "blue danger", "blue danger"],
        unseen=["red danger", "yellow major"], points=[(3,), (0,), (2,)], **more,
    )  # fmt: skip


@rule("visibility.1")
def test_a_view_has_nothing_but_what_is_listed() -> None:
    assert set(view(scene(), None)) == {
        "game", "seat", "scoring", "photo_finish", "decline", "round", "phase", "line", "waiting", "buggies",
        "drivers", "deck", "discards", "turned", "pile",
    }  # fmt: skip


@rule("visibility.1")
@EVERYBODY
def test_all_see_line_piles_and_turned_hazards(seat: int | None) -> None:
    table = scene()
    table.turned = [0, 8]
    whole = view(table, seat)
    del whole["drivers"]
    assert whole == {
        "game": "gumball-rally",
        "seat": seat,
        "scoring": {"checkpoint": [3, 2, 1], "winner": [4, 3, 2, 1]},
        "photo_finish": False,
        "decline": False,
        "round": 3,
        "phase": "racing",
        "line": ["purple", "green", "orange"],
        "waiting": ["orange"],
        "buggies": [
            {"buggy": "green", "seat": 0, "card": "red 1", "points": [3]},
            {"buggy": "orange", "seat": 1, "card": None, "points": [0]},
            {"buggy": "purple", "seat": 2, "card": "blue 9", "points": [2]},
        ],
        "deck": 4,
        "discards": ["blue 1", "red 3", "red 10"],
        "turned": ["yellow danger", "checkpoint"],
        "pile": [{"cards": 3, "with": "checkpoint"}, {"cards": 4, "with": "winner"}],
    }


@rule("visibility.1")
def test_the_options_of_the_table_are_seen() -> None:
    whole = view(scene(photo=True, decline=True, scoring="5-3-1"), None)
    assert (whole["photo_finish"], whole["decline"]) == (True, True)
    assert whole["scoring"] == {"checkpoint": [5, 3, 1], "winner": [7, 5, 3, 1]}


@rule("visibility.1")
def test_the_end_is_seen() -> None:
    table = scene()
    table.phase, table.turned = OVER, [9]
    assert (view(table, None)["phase"], view(table, None)["round"]) == ("over", 1)


@rule("visibility.1")
@pytest.mark.parametrize(
    ("seat", "hands"),
    [
        (None, [None, None, None]),
        (0, [["blue 2", "red 2", "red 9"], None, None]),
        (1, [None, ["black 1", "black 2"], None]),
        (2, [None, None, ["yellow 5"]]),
    ],
)
def test_all_see_each_driver_and_only_the_owner_his_hand(seat: int | None, hands: list[Any]) -> None:
    table = scene()
    table.drivers[0].photo = [39]
    leave(table, table.drivers[1])
    table.drivers[1].hand = [2, 6]  # as if he still held them
    rest = [
        {"seat": 0, "buggies": ["green"], "cards": 3, "photo": ["red 10"], "left": False},
        {"seat": 1, "buggies": ["orange"], "cards": 2, "photo": [], "left": True},
        {"seat": 2, "buggies": ["purple"], "cards": 1, "photo": [], "left": False},
    ]
    assert view(table, seat)["drivers"] == [{**row, "hand": hand} for row, hand in zip(rest, hands, strict=True)]


@rule("visibility.1", "two.1")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_with_two_drivers_the_hand_is_the_seats_and_not_the_buggys(seat: int | None) -> None:
    hands = {0: ("red 9", "blue 2", "red 2"), 1: ("black 1", "black 2", "black 3")}
    whole = view(rally("red 1", "", "", "", seats=2, hands=hands), seat)
    assert [driver["buggies"] for driver in whole["drivers"]] == [["green", "purple"], ["orange", "white"]]
    assert [driver["hand"] is not None for driver in whole["drivers"]] == [seat == 0, seat == 1]
    assert [buggy["seat"] for buggy in whole["buggies"]] == [0, 1, 0, 1]


@rule("visibility.1")
@EVERYBODY
def test_the_order_of_deck_and_hazards_and_the_box_show_in_no_view(seat: int | None) -> None:
    one, other = scene(), scene()
    other.deck.reverse()
    other.hazards[:4] = [0, 1, 9, 5]
    other.hazards[4:] = [8, 6, 1]
    other.unseen = [5, 5]
    assert view(one, seat) == view(other, seat)


@rule("visibility.1")
def test_what_another_holds_shows_in_no_view_but_his() -> None:
    one, other = scene(), scene()
    other.drivers[0].hand = other.deck[:3]
    for seat in (None, 1, 2):
        assert view(one, seat) == view(other, seat)
    assert view(one, 0) != view(other, 0)


@rule("visibility.1", "setup.3")
def test_all_know_of_what_parts_the_hazard_pile_was_built() -> None:
    names = ["blue danger"] * 3 + ["checkpoint"] + ["red danger"] * 3 + ["red major"] * 3 + ["checkpoint"]
    table = rally("red 1", hazards=["blue danger"] * 3 + names[3:] + ["winner"] + ["blue danger"] * 3)
    table.hazards = table.hazards[:15]
    seen = []
    while table.hazards:
        seen.append([(part["cards"], part["with"]) for part in view(table, None)["pile"]])
        table.hazards.pop()
    finish = (4, "winner")
    assert seen[0] == [(3, None), (4, "checkpoint"), (4, "checkpoint"), finish]
    assert seen[2] == [(1, None), (4, "checkpoint"), (4, "checkpoint"), finish]
    assert seen[3] == [(4, "checkpoint"), (4, "checkpoint"), finish]
    assert seen[4] == [(3, None), (4, "checkpoint"), finish]
    assert seen[10] == [(1, "checkpoint"), finish]
    assert seen[11:] == [[finish], [(3, None)], [(2, None)], [(1, None)]]
    assert view(table, None)["pile"] == []


@rule("visibility.1")
def test_what_was_drawn_is_told_to_the_drawer_alone() -> None:
    card = events.CardDrawn(0, "red 7")
    assert card.told_to(0) == {"kind": "CardDrawn", "seat": 0, "card": "red 7"}
    for other in (None, 1):
        assert card.told_to(other) == {"kind": "CardDrawn", "seat": 0, "card": None}


@rule("visibility.1")
def test_nothing_else_that_is_told_is_secret() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert {kind.__name__: kind.secret for kind in kinds if kind.secret} == {"CardDrawn": ("card",)}
    assert len(kinds) == 14


@rule("visibility.1")
def test_who_is_asked_is_public_but_not_what_he_may_play() -> None:
    play = GUMBALL_RALLY.new(3, 7, {"first": 2})
    for seat in ALL:
        whole = play.view(seat)
        assert (whole["awaiting"], whole["waiting"][0]) == ([2], "purple")
        assert (whole["drivers"][2]["hand"] is not None) == (seat == 2)


@rule("visibility.1")
@EVERYBODY
def test_a_view_is_made_of_what_json_knows(seat: int | None) -> None:
    assert json.loads(json.dumps(view(scene(), seat))) == view(scene(), seat)


@rule("visibility.1")
def test_a_view_is_a_copy_that_changes_nothing_on_the_table() -> None:
    table = scene()
    whole = view(table, 0)
    for name in ("line", "waiting", "discards", "turned"):
        whole[name].clear()
    whole["buggies"][0]["points"].clear()
    whole["drivers"][0]["hand"].clear()
    assert view(table, 0) == view(scene(), 0)


@rule("visibility.1")
def test_the_log_of_a_rival_does_not_name_the_card_that_is_drawn() -> None:
    play = GUMBALL_RALLY.new(3, 7, {"first": 0})
    play.answer(0, play.open[0].options[0])
    drawn = {seat: [told["card"] for told in play.events(seat) if told["kind"] == "CardDrawn"] for seat in ALL}
    assert drawn[None] == drawn[1] == drawn[2] == [None]
    assert drawn[0][0] in play.view(0)["drivers"][0]["hand"]


@rule("visibility.1")
def test_the_played_card_is_open_at_once() -> None:
    table = scene()
    plays(table, "black 2")
    assert [buggy["card"] for buggy in view(table, None)["buggies"]] == ["red 1", "black 2", "blue 9"]
