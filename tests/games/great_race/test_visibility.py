"""Who may know what: the rules `visibility`."""

import json
from typing import Any

import pytest

from halftrack.engine import Event
from halftrack.games.great_race import events
from halftrack.games.great_race.bivouac import bivouac
from halftrack.games.great_race.cards import play as play_card
from halftrack.games.great_race.deck import NUMBER
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.game import GREAT_RACE
from halftrack.games.great_race.hand import draw_cards
from halftrack.games.great_race.pathfinding import pathfind
from halftrack.games.great_race.state import BIVOUAC, CONVOY, OVER, PLANNING, Race
from halftrack.games.great_race.view import view
from tests.games.great_race.plays import kinds_open, new, plan, step, until
from tests.games.great_race.table import crew, listen, race, scene
from tests.support.dice import watched
from tests.support.rules import rule
from tests.support.scripts import run

ALL = (None, 0, 1)
EVERYBODY = pytest.mark.parametrize("seat", ALL)


def seen(table: Race, seat: int | None, *fields: str) -> list[Any]:
    whole = view(table, seat)
    return [whole[field] for field in fields]


def crew_seen(table: Race, seat: int | None, crew: int) -> dict[str, Any]:
    found: dict[str, Any] = view(table, seat)["crews"][crew]
    return found


@rule("visibility.1")
@EVERYBODY
def test_all_see_board_modules_and_turn(seat: int | None) -> None:
    whole = view(scene(), seat)
    assert {
        key: whole[key] for key in ("game", "seat", "board", "start", "destination", "edition", "turn", "phase")
    } == {
        "game": "great-race",
        "seat": seat,
        "board": "field",
        "start": "North",
        "destination": "South",
        "edition": "en",
        "turn": 3,
        "phase": "convoy",
    }
    assert whole["modules"] == {"leaders": True, "fifth": True}


@rule("visibility.1")
@EVERYBODY
def test_all_see_tiles_tokens_and_turn_order(seat: int | None) -> None:
    fields = seen(scene(), seat, "tiles", "track", "order", "upcoming")
    assert fields == [{"2a": "p1d1", "3b": "p2sx"}, {"1": [0], "5": [1]}, [1, 0], 1]


@rule("visibility.1")
@EVERYBODY
def test_all_see_the_piles_that_lie_open_and_how_many_are_left_in_the_others(seat: int | None) -> None:
    fields = seen(scene(), seat, "display", "discards", "removed", "deck", "bag", "played", "aim", "drawn")
    assert fields == [
        ["tracker", "transport"],
        {"driver": 1, "toolbox": 2},
        ["p1", "p3"],
        2,
        3,
        ["trail hunter"],
        ["trail hunter", "3b"],
        None,
    ]


@rule("visibility.1")
def test_a_view_has_nothing_but_what_is_listed() -> None:
    assert set(view(scene(), None)) == {
        "game", "seat", "board", "start", "destination", "edition", "modules", "turn", "phase", "order", "upcoming",
        "crews", "track", "tiles", "display", "discards", "played", "removed", "deck", "bag", "aim", "drawn",
    }  # fmt: skip


FRENCH = {
    "seat": 0,
    "crew": "french",
    "leader": "Jean Delatour",
    "leader_used": True,
    "space": "2a",
    "band": 1,
    "francs": 35,
    "gauges": {"petrol": [1, 6], "engine": [2, 5], "chassis": [3, 6]},
    "assistants": {"pathfinder": 1, "mechanics": 2, "security": 0, "funding": 4},
    "passed": True,
    "arrived": None,
    "left": False,
    "cards": 3,
    "known": {"guide": 1},
}
SUFFRAGETTES = {
    "seat": 1,
    "crew": "suffragettes",
    "leader": None,
    "leader_used": False,
    "space": "South",
    "band": 5,
    "francs": 80,
    "gauges": {"petrol": [7, 7], "engine": [4, 4], "chassis": [6, 6]},
    "assistants": {"pathfinder": 0, "mechanics": 0, "security": 0, "funding": 0},
    "passed": False,
    "arrived": 1,
    "left": False,
    "cards": 0,
    "known": {},
}


@rule("visibility.1", "visibility.2")
@pytest.mark.parametrize(
    ("seat", "hands"),
    [(None, [None, None]), (0, [{"guide": 2, "militia": 1}, None]), (1, [None, {}])],
)
def test_all_see_each_dashboard_and_only_the_owner_his_hand(seat: int | None, hands: list[Any]) -> None:
    assert view(scene(), seat)["crews"] == [FRENCH | {"hand": hands[0]}, SUFFRAGETTES | {"hand": hands[1]}]


@rule("visibility.1")
def test_the_stacks_of_tokens_are_listed_from_the_lowest_up() -> None:
    crews = [crew(at="3b", token=7), crew("italian", at="3a", token=3), crew("belgian", at="North", token=5)]
    assert view(race(*crews), None)["track"] == {"0": [2], "2": [1, 0]}


@rule("visibility.1", "leaving.1")
def test_a_crew_that_has_left_is_still_on_the_table() -> None:
    table = race(crew(left=True), crew("italian"))
    assert crew_seen(table, None, 0)["left"] is True
    assert view(table, None)["track"] == {"0": [0, 1]}


@rule("visibility.1")
@pytest.mark.parametrize(
    ("phase", "name"),
    [(0, "choosing"), (BIVOUAC, "bivouac"), (PLANNING, "planning"), (CONVOY, "convoy"), (OVER, "over")],
)
def test_the_phase_is_public(phase: int, name: str) -> None:
    assert view(race(crew(), crew("italian"), phase=phase), None)["phase"] == name


@rule("visibility.1", "bivouac.3")
def test_a_card_taken_in_the_bivouac_is_known_to_all_until_it_is_played() -> None:
    table = race(crew(), crew("italian"), deck=("financial", "guide", "financial"), phase=BIVOUAC)
    run(bivouac(table), "financial", "guide")
    assert [crew_seen(table, None, seat)["known"] for seat in (0, 1)] == [{"guide": 1}, {"financial": 2}]
    run(play_card(table, table.crews[1], "financial"))
    assert crew_seen(table, None, 1)["known"] == {"financial": 1}
    assert view(table, None)["discards"] == {"financial": 1}


@rule("visibility.2")
def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    table = race(crew(), crew("italian"), deck=("guide",))
    run(draw_cards(table, table.crews[0], 1))
    assert [crew_seen(table, seat, 0)["hand"] for seat in ALL] == [None, {"guide": 1}, None]
    assert [crew_seen(table, seat, 0)["cards"] for seat in ALL] == [1, 1, 1]
    assert crew_seen(table, None, 0)["known"] == {}


@rule("visibility.2")
def test_the_order_of_deck_and_bag_shows_in_no_view() -> None:
    one, other = scene(), scene()
    other.deck = [NUMBER["guide"], NUMBER["militia"]]
    other.bag.reverse()
    other.crews[0].hand = one.crews[0].hand.copy()
    for seat in ALL:
        assert view(one, seat) == view(other, seat)


@rule("visibility.2")
def test_what_another_holds_shows_in_no_view_but_his() -> None:
    one, other = scene(), scene()
    other.crews[0].hand[NUMBER["militia"]] -= 1
    other.crews[0].hand[NUMBER["jerrycan"]] += 1
    assert view(one, None) == view(other, None)
    assert view(one, 1) == view(other, 1)
    assert view(one, 0) != view(other, 0)


@rule("visibility.2", "planning.1")
def test_plans_are_hidden_until_all_are_in() -> None:
    one, other = until(new(3), "plan"), until(new(3), "plan")
    one.answer(0, "5-0-0-0")
    other.answer(0, "0-0-0-5")
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
    assert [play.view(0)["answered"] for play in (one, other)] == ["5-0-0-0", "0-0-0-5"]
    assert [one.view(seat)["answered"] for seat in (None, 1, 2)] == [None, None, None]
    assert [one.view(0)["crews"][seat]["hand"] is None for seat in range(3)] == [False, True, True]
    assert one.view(None)["awaiting"] == [1, 2]


@rule("visibility.1", "planning.2")
def test_after_the_reveal_all_see_the_assistants() -> None:
    play = plan(new(), "1-1-1-2", "0-5-0-0")
    boxes = {"pathfinder": 1, "mechanics": 1, "security": 1, "funding": 2}
    assert [play.view(seat)["crews"][0]["assistants"] for seat in ALL] == [boxes] * 3
    told = [told for told in play.events(None) if told["kind"] == "PlanRevealed"]
    assert [(event["seat"], event["plan"]) for event in told] == [(0, "1-1-1-2"), (1, "0-5-0-0")]


@rule("visibility.2", "pathfinder.1")
def test_tiles_drawn_and_not_yet_placed_are_seen_by_the_drawer_alone() -> None:
    table = race(crew(), crew("italian"), bag=("p2", "p1s"))
    places = run(pathfind(table, table.crews[0]))
    hidden = {"seat": 0, "tiles": None, "cards": None, "count": 2}
    assert [view(table, seat)["drawn"] for seat in (None, 1)] == [hidden, hidden]
    assert view(table, 0)["drawn"] == {"seat": 0, "tiles": ["p2", "p1s"], "cards": [], "count": 2}
    places.answer("p1s", "2a")
    assert [view(table, seat)["drawn"]["count"] for seat in ALL] == [1, 1, 1]
    assert view(table, 1)["tiles"] == {"2a": "p1s"}
    places.answer("2b")
    assert [view(table, seat)["drawn"] for seat in ALL] == [None] * 3


@rule("visibility.2", "cards.tracker")
def test_what_a_tracker_chooses_from_is_hidden_and_what_it_drops_is_open() -> None:
    table = race(crew(hand=("tracker",)), crew("italian"), deck=("guide", "driver", "militia"))
    tracks = run(play_card(table, table.crews[0], "tracker"))
    hidden = {"seat": 0, "tiles": None, "cards": None, "count": 3}
    assert [view(table, seat)["drawn"] for seat in (None, 1)] == [hidden, hidden]
    assert view(table, 0)["drawn"] == {"seat": 0, "tiles": [], "cards": ["guide", "driver", "militia"], "count": 3}
    assert [seen(table, seat, "played", "discards") for seat in ALL] == [[["tracker"], {}]] * 3
    tracks.answer("driver")
    for seat in ALL:
        assert seen(table, seat, "drawn", "played", "discards") == [None, [], {"driver": 1, "tracker": 1}]
    assert [crew_seen(table, seat, 0)["hand"] for seat in ALL] == [None, {"guide": 1, "militia": 1}, None]
    assert crew_seen(table, None, 0)["known"] == {}


@rule("visibility.2", "cards.topographer")
def test_of_a_topographers_four_tiles_the_two_left_become_open_as_discards() -> None:
    table = race(crew(hand=("topographer",)), crew("italian"), bag=("p1", "p2", "p3", "p1s"), leaders=True)
    told = listen(table)
    places = run(play_card(table, table.crews[0], "topographer"))
    assert view(table, 1)["removed"] == []
    assert view(table, 1)["drawn"]["count"] == 4
    places.answer("p1", "2a", "p2", "1c")
    assert view(table, 1)["removed"] == ["p1s", "p3"]
    assert view(table, 1)["drawn"] is None
    left = [event for event in told if isinstance(event, events.TileDiscarded)]
    assert sorted(event.tile for event in left) == ["p1s", "p3"]
    assert [event.space for event in left] == [None, None]


@rule("visibility.2")
def test_what_was_drawn_is_told_to_the_drawer_alone() -> None:
    card, tiles = events.CardDrawn(0, "guide"), events.TilesDrawn(0, ("p1", "p2"), 2)
    assert card.told_to(0) == {"kind": "CardDrawn", "seat": 0, "card": "guide"}
    assert tiles.told_to(0) == {"kind": "TilesDrawn", "seat": 0, "tiles": ("p1", "p2"), "count": 2}
    for other in (None, 1):
        assert card.told_to(other) == {"kind": "CardDrawn", "seat": 0, "card": None}
        assert tiles.told_to(other) == {"kind": "TilesDrawn", "seat": 0, "tiles": None, "count": 2}


@rule("visibility.1", "visibility.2")
def test_nothing_else_that_is_told_is_secret() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    secrets = {kind.__name__: kind.secret for kind in kinds if kind.secret}
    assert secrets == {"CardDrawn": ("card",), "TilesDrawn": ("tiles",)}
    assert len(kinds) > 25


@rule("visibility.2", "drive.5")
def test_the_log_of_a_rival_does_not_name_the_cards_of_a_city() -> None:
    play = plan(new(), "0-1-0-4", "0-0-0-5")
    for who in play.state.crews:
        who.space = play.state.box.board.number["2a"]
    play.answer(0, "drive")
    play.answer(0, "Midway")
    drawn = {seat: [told["card"] for told in play.events(seat) if told["kind"] == "CardDrawn"] for seat in ALL}
    assert drawn[None] == drawn[1] == [None]
    assert drawn[0] != [None]


@rule("visibility.3")
def test_who_is_asked_is_public_but_not_what_he_may_answer() -> None:
    play = new(3)
    assert kinds_open(play) == {2: "take"}
    for seat in (None, 0, 1, 2):
        assert play.view(seat)["awaiting"] == [2]
        assert "options" not in play.view(seat)


@rule("visibility.3", "danger.4")
def test_the_public_part_of_a_danger_is_which_card_is_aimed_at_whom() -> None:
    saboteur = crew(hand=("saboteur",))
    table = race(saboteur, crew("italian", hand=("militia",)), crew("belgian"))
    told = listen(table)
    plays = run(play_card(table, saboteur, "saboteur"), "italian")
    assert plays.kind == "avert"
    assert [view(table, seat)["aim"] for seat in (None, 0, 1, 2)] == [["saboteur", "italian"]] * 4
    assert events.Targeted(0, "saboteur", ("italian",)) in told
    plays.answer("militia")
    assert view(table, None)["aim"] == []


@rule("visibility.3", "danger.4")
@pytest.mark.parametrize("held", ["militia", "guide"])
def test_whether_a_crew_is_asked_does_not_depend_on_what_it_holds(held: str) -> None:
    saboteur = crew(hand=("saboteur",))
    table = race(saboteur, crew("italian", hand=(held,)))
    asked = run(play_card(table, saboteur, "saboteur"))
    assert (asked.seat, asked.kind) == (1, "avert")
    empty = race(saboteur := crew(hand=("saboteur",)), crew("italian", hand=("militia",)))
    run(play_card(empty, saboteur, "saboteur"))
    assert view(table, 0) == view(empty, 0)
    assert view(table, None) == view(empty, None)


@rule("visibility.3", "danger.4")
@pytest.mark.parametrize(("hand", "asked"), [(("militia", "guide"), 1), (("financial", "guide"), 0)])
def test_apart_from_dangers_nobody_is_asked_where_one_answer_alone_is_open(hand: tuple[str, ...], asked: int) -> None:
    table = race(crew(hand=hand, mechanics=0, security=1), crew("italian"))
    first = step(table)
    assert (first.over, table.crews[0].passed) == (bool(asked), bool(asked))
    assert (step(table) if first.over else first).seat == asked


@rule("visibility.3", "danger.4")
@pytest.mark.parametrize("held", ["jerrycan", "guide"])
def test_a_driver_short_of_petrol_is_asked_if_he_holds_a_jerrycan(held: str) -> None:
    driver = crew(petrol=1, hand=(held,))
    drives = run(drive(race(driver, bag=("p3",), laid={"2b": "p1"}), driver), "2a")
    assert drives.over is (held == "guide")


@rule("visibility.2")
def test_a_card_that_is_no_danger_has_no_aim() -> None:
    table = race(crew(hand=("tracker",)), crew("italian"), deck=("guide", "driver", "militia"))
    run(play_card(table, table.crews[0], "tracker"))
    assert view(table, None)["aim"] == []


@rule("visibility.2")
def test_an_undo_across_a_draw_brings_deck_and_bag_into_a_new_order() -> None:
    play = plan(new(seed=3), "5-0-0-0", "0-0-0-5")
    deck, bag = play.state.deck.copy(), play.state.bag.copy()
    play.answer(0, "draw card")
    play.undo(len(play.entries) - 1)
    assert play.state.deck != deck
    assert play.state.bag != bag
    assert (sorted(play.state.deck), sorted(play.state.bag)) == (sorted(deck), sorted(bag))


@pytest.mark.interpreted
@rule("visibility.2", "visibility.4")
def test_after_such_an_undo_each_pile_is_shuffled_by_a_stream_of_its_own() -> None:
    table = race(crew(), crew("italian"))
    dice, piles = watched()
    table.rng = dice
    GREAT_RACE.reshuffle(table)
    assert piles == ["deck", "bag"]


@rule("visibility.3", "convoy.2")
def test_whoever_is_asked_may_read_what_an_option_costs_and_why_another_is_missing() -> None:
    play = plan(new(), "0-5-0-0", "0-5-0-0")
    play.state.crews[0].petrol = 5
    question = play.open[0]
    assert question.facts["pass"]["dropped"] == 5
    assert question.why_not["petrol 2"] == {"rule": "convoy.2", "over": 1}


@rule("visibility.1", "visibility.2")
def test_a_view_is_made_of_what_json_knows() -> None:
    for seat in ALL:
        assert json.loads(json.dumps(view(scene(), seat))) == view(scene(), seat)


@rule("visibility.2")
def test_a_view_is_a_copy_that_changes_nothing_on_the_table() -> None:
    table = scene()
    whole = view(table, 0)
    whole["order"].clear()
    whole["display"].clear()
    whole["aim"].clear()
    assert (table.order, len(table.display), len(table.aim)) == ([1, 0], 2, 2)
