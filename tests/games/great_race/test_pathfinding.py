"""Pathfinders draw and lay tiles, guards take them away."""

import pytest

from halftrack.engine import Rng
from halftrack.games.great_race import events
from halftrack.games.great_race.convoy import assistants_ready, play_assistant
from halftrack.games.great_race.driving import drive, ways_on
from halftrack.games.great_race.pathfinding import CHAINS_KEPT, discard_tile, draw_card, draw_tiles, pathfind
from halftrack.games.great_race.state import NONE
from tests.games.great_race.table import FIELD, board_of, crew, faces_on, hand_of, listen, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

NEAR_NORTH = ["1c", "2a", "2b"]


@rule("pathfinder.1")
def test_a_pathfinder_draws_two_tiles_sees_both_and_lays_them_one_by_one() -> None:
    scout = crew("italian")
    table = race(crew(at="South"), scout, bag=("p2", "p1s", "p3"))
    told = listen(table)
    paths = run(pathfind(table, scout))
    assert (paths.seat, paths.kind, paths.options) == (1, "tile", ["p1s", "p2"])
    assert (table.drawer, len(table.bag), table.reveals) == (1, 1, 2)
    paths.answer("p2")
    assert (paths.seat, paths.kind, paths.options) == (1, "place", NEAR_NORTH)
    paths.answer("2a")
    assert (paths.kind, paths.options, faces_on(table)) == ("place", ["1c", "2b", "3a", "3b"], {"2a": "p2"})
    assert paths.answer("3b").over
    assert (faces_on(table), table.removed) == ({"2a": "p2", "3b": "p1s"}, [])
    assert (table.drawn_tiles, table.drawer) == ([], NONE)
    assert told == [
        events.TilesDrawn(1, ("p2", "p1s"), 2),
        events.TilePlaced(1, "2a", "p2"),
        events.TilePlaced(1, "3b", "p1s"),
    ]


@rule("pathfinder.1")
def test_two_equal_tiles_need_no_choice() -> None:
    scout = crew()
    paths = run(pathfind(race(scout, bag=("p1", "p1")), scout))
    assert paths.kind == "place"
    assert paths.answer("2a").kind == "place"


@rule("pathfinder.1")
def test_the_two_tiles_need_not_touch_nor_point_to_where_one_wants_to_go() -> None:
    scout = crew(at="3a")
    table = race(scout, laid={"3a": "p1"}, bag=("p1", "p2"))
    assert run(pathfind(table, scout), "p1", "4a", "2a").over
    assert faces_on(table) == {"2a": "p2", "3a": "p1", "4a": "p1"}


@rule("pathfinder.1")
def test_a_tile_is_laid_only_where_an_unbroken_chain_leads() -> None:
    scout, rival = crew(at="3a"), crew("italian", at="5c")
    table = race(scout, rival, laid={"3a": "p1", "4a": "p1", "5c": "p1", "6c": "p1"}, bag=("p1", "p1"))
    assert run(pathfind(table, scout)).options == ["2a", "3b", "4b", "5a", "5b"]


@rule("pathfinder.1")
def test_no_tile_is_laid_on_a_tile_a_city_or_under_a_vehicle() -> None:
    scout, rival, gone = crew(at="2a"), crew("italian", at="3a"), crew("belgian", at="3b", left=True)
    table = race(scout, rival, gone, laid={"2a": "p1", "2b": "p1"}, bag=("p1", "p1"), deck=("guide",))
    free = run(pathfind(table, scout)).options
    assert not {"2a", "2b", "North", "Midway", "3a"} & set(free)
    assert "3b" in free


@rule("pathfinder.1", "pathfinder.5")
def test_a_chain_begins_at_the_vehicle_even_where_no_tile_lies() -> None:
    scout = crew(at="4d")
    table = race(scout, bag=("p1", "p1"), laid={"3d": "p1"})
    free = run(pathfind(table, scout)).options
    assert "2c" in free
    assert "4d" not in free
    assert "2a" not in free


@rule("pathfinder.1", "pathfinder.4")
def test_cities_are_links_of_the_chain() -> None:
    scout = crew(at="North")
    table = race(scout, on="tiny-road", bag=("p1", "p2"))
    paths = run(pathfind(table, scout), "p1")
    assert paths.over
    assert faces_on(table) == {"2a": "p1", "4a": "p2"}


@rule("pathfinder.4")
def test_sea_and_air_lanes_are_links_of_the_chain() -> None:
    by_sea, by_air = crew(at="Anchorage"), crew("italian", at="South")
    table = race(by_sea, by_air, on="tiny-lanes", bag=("p1", "p1", "p1"))
    assert run(pathfind(table, by_sea)).options == ["2a", "4a"]
    by_sea.space = table.box.board.number["North"]
    assert run(pathfind(table, by_sea)).options == ["2a", "4a"]


@rule("pathfinder.4")
def test_a_lane_that_the_chain_does_not_reach_links_nothing() -> None:
    scout = crew(at="North")
    table = race(scout, bag=("p1", "p1", "p1", "p1"))
    assert run(pathfind(table, scout)).options == NEAR_NORTH
    far = ["1c", "2a", "2c", "3b", "3d", "4b", "4d", "5a", "5b", "5c", "6c"]
    table.bag = table.bag[-2:]
    assert run(pathfind(table, scout), "2b").options == far


@rule("pathfinder.4")
@pytest.mark.parametrize(("at", "reached"), [("Harbour", True), ("5a", True), ("4a", False)])
def test_a_chain_of_cities_and_lanes_reaches_the_far_shore(at: str, reached: bool) -> None:
    scout = crew(at=at)
    table = race(scout, laid={at: "p1"} if at != "Harbour" else {}, bag=("p1", "p1"))
    assert ("4d" in run(pathfind(table, scout)).options) is reached


@rule("pathfinder.4")
def test_no_space_is_near_for_being_the_first_of_the_board() -> None:
    scout = crew(at="South")
    shore = FIELD.replace(". N o", "o N o")
    table = race(scout, on=board_of(shore), bag=("p1", "p1"))
    assert table.box.board.spaces[0] == "1a"
    assert "1a" not in run(pathfind(table, scout)).options


@rule("pathfinder.2")
def test_a_pathfinder_may_draw_the_top_card_instead() -> None:
    scout = crew("italian")
    table = race(crew(at="South"), scout, deck=("guide", "militia"), bag=("p1", "p2"))
    told = listen(table)
    assert run(draw_card(table, scout)).over
    assert (hand_of(scout), len(table.deck), len(table.bag), faces_on(table)) == (["guide"], 1, 2, {})
    assert told == [events.CardDrawn(1, "guide")]


@rule("pathfinder.2", "hand.1")
def test_a_card_drawn_over_the_limit_is_followed_by_a_discard() -> None:
    scout = crew(chassis=1, hand=("militia",))
    draws = run(draw_card(race(scout, deck=("guide", "driver")), scout))
    assert (draws.kind, draws.options) == ("discard", ["guide", "militia"])


@rule("pathfinder.1", "pathfinder.2", "planning.3")
@pytest.mark.parametrize(("action", "laid", "cards"), [("place tiles", 2, 0), ("draw card", 0, 1)])
def test_a_pathfinder_does_one_of_two_things_and_leaves(action: str, laid: int, cards: int) -> None:
    scout = crew(pathfinder=2, at="3a")
    table = race(scout, bag=("p1", "p1", "p1"), deck=("guide", "militia"))
    told = listen(table)
    run(play_assistant(table, scout, action), *["2a", "4a"][:laid])
    assert (scout.pathfinder, scout.mechanics, len(faces_on(table)), scout.cards) == (1, 1, laid, cards)
    assert told[0] == events.AssistantPlayed(0, action)


@rule("pathfinder.3")
def test_all_tiles_drawn_are_laid() -> None:
    scout = crew(at="3a")
    table = race(scout, bag=("p3x", "p3s"))
    paths = run(pathfind(table, scout))
    assert paths.options == ["p3s", "p3x"]
    paths.answer("p3x")
    assert paths.options == ["2a", "3b", "4a"]
    paths.answer("2a")
    assert paths.options == ["1c", "2b", "3b", "4a"]


@rule("pathfinder.3")
def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    scout = crew(at="North")
    table = race(scout, on="tiny-road", laid={"2a": "p1"}, bag=("p2", "p3", "p1"))
    told = listen(table)
    paths = run(pathfind(table, scout))
    assert paths.options == ["p2", "p3"]
    assert paths.answer("p3").over
    assert (faces_on(table), table.drawn_tiles, table.drawer) == ({"2a": "p1", "4a": "p3"}, [], NONE)
    assert [table.box.faces[tile] for tile in table.removed] == ["p2"]
    assert told == [
        events.TilesDrawn(0, ("p2", "p3"), 2),
        events.TilePlaced(0, "4a", "p3"),
        events.TileDiscarded(0, "p2", None),
    ]


@rule("pathfinder.3")
def test_where_no_space_is_free_both_tiles_leave_the_game() -> None:
    scout = crew(at="North")
    table = race(scout, on="tiny-road", laid={"2a": "p1", "4a": "p1"}, bag=("p2", "p3", "p1"))
    assert run(pathfind(table, scout)).over
    assert [table.box.faces[tile] for tile in table.removed] == ["p2", "p3"]
    assert (len(table.bag), table.drawn_tiles, table.drawer) == (1, [], NONE)


@rule("pathfinder.5")
def test_an_empty_bag_is_filled_with_the_tiles_that_have_left_the_game() -> None:
    scout = crew()
    table = race(scout, bag=("p1",), removed=("p2", "p3", "p1s", "p1d1", "p1d2", "p2d1"), laid={"3a": "p1x"})
    told = listen(table)
    refilled = list(table.removed)
    Rng.from_seed("test").shuffle("bag", refilled)
    draw_tiles(table, scout, 2)
    assert (table.drawn_tiles[1], table.bag, table.removed) == (refilled[-1], refilled[:-1], [])
    assert told == [
        events.BagRefilled(NONE, 6),
        events.TilesDrawn(0, ("p1", table.box.faces[refilled[-1]]), 2),
    ]
    assert (table.reveals, faces_on(table)) == (2, {"3a": "p1x"})


@rule("pathfinder.5")
def test_a_bag_that_holds_enough_is_not_refilled() -> None:
    scout = crew()
    table = race(scout, bag=("p1", "p3"), removed=("p2",))
    draw_tiles(table, scout, 2)
    assert (table.bag, len(table.removed)) == ([], 1)


@rule("pathfinder.5")
def test_without_the_option_discarded_tiles_never_come_back() -> None:
    scout = crew()
    table = race(scout, bag=("p1",), removed=("p2", "p3"), refill=False)
    paths = run(pathfind(table, scout))
    assert (paths.kind, paths.options) == ("place", NEAR_NORTH)
    assert paths.answer("2b").over
    assert (faces_on(table), len(table.removed), table.reveals) == ({"2b": "p1"}, 2, 1)


@rule("pathfinder.5")
@pytest.mark.parametrize("refill", [True, False])
def test_where_no_tile_is_left_nothing_is_drawn(refill: bool) -> None:
    scout = crew()
    table = race(scout, refill=refill, removed=() if refill else ("p1",))
    told = listen(table)
    assert run(pathfind(table, scout)).over
    assert (faces_on(table), told, table.reveals) == ({}, [events.TilesDrawn(0, (), 0)], 0)


@rule("pathfinder.5")
@pytest.mark.parametrize("refill", [True, False])
def test_without_tiles_an_empty_space_costs_one_petrol_and_stays_empty(refill: bool) -> None:
    driver = crew("italian", petrol=2)
    table = race(crew(at="South"), driver, refill=refill, removed=() if refill else ("p3",))
    told = listen(table)
    drives = run(drive(table, driver), "2a")
    assert (drives.kind, drives.options) == ("drive", ["stay", "North", "2b", "3a"])
    drives.answer("3a")
    assert (drives.over, place_of(table, driver), driver.petrol, faces_on(table)) == (True, "3a", 0, {})
    assert told == [events.Moved(1, "North", "2a", "land", 1), events.Moved(1, "2a", "3a", "land", 1)]


@rule("pathfinder.5", "drive.3")
@pytest.mark.parametrize(("petrol", "open_"), [(1, False), (2, True)])
def test_without_tiles_an_empty_space_of_the_risk_zone_costs_two_petrol(petrol: int, open_: bool) -> None:
    driver = crew(at="2a", petrol=petrol)
    table = race(driver)
    told = listen(table)
    assert ("3b" in ways_on(table, driver, True)) is open_
    if open_:
        assert run(drive(table, driver), "3b").over
        assert (place_of(table, driver), driver.petrol) == ("3b", 0)
        assert told == [events.Moved(0, "2a", "3b", "land", 2)]


@rule("pathfinder.5")
@pytest.mark.parametrize(("bag", "removed", "refill", "open_"), [
    (("p1",), (), False, True), ((), ("p1",), True, True), ((), ("p1",), False, False), ((), (), True, False),
])  # fmt: skip
def test_while_a_tile_can_be_drawn_the_risk_zone_may_be_tried_with_one_petrol(
    bag: tuple[str, ...], removed: tuple[str, ...], refill: bool, open_: bool
) -> None:
    driver = crew(at="3b", petrol=1)
    table = race(driver, bag=bag, removed=removed, refill=refill)
    assert ways_on(table, driver, True) == ["stay", "2a", "2b", "3a", "Midway", "4a", *(["4b"] if open_ else [])]


@rule("security.2")
def test_a_guard_discards_a_tile_connected_to_the_vehicle() -> None:
    guarded, rival = crew("italian", at="3a"), crew(at="4a")
    laid = {"2a": "p1", "3a": "p1", "4a": "p2", "5a": "p3x", "1c": "p1"}
    table = race(rival, guarded, laid=laid)
    told = listen(table)
    guard = run(discard_tile(table, guarded))
    assert (guard.seat, guard.kind, guard.options) == (1, "discard tile", ["1c", "2a", "5a"])
    assert guard.answer("5a").over
    assert "5a" not in faces_on(table)
    assert len(faces_on(table)) == 4
    assert [table.box.faces[tile] for tile in table.removed] == ["p3x"]
    assert told == [events.TileDiscarded(1, "p3x", "5a")]


@rule("security.2")
def test_a_tile_beyond_the_chain_is_out_of_a_guards_reach() -> None:
    guarded = crew(at="4a")
    table = race(guarded, laid={"3a": "p1", "2a": "p1", "5c": "p1", "4d": "p1"})
    assert run(discard_tile(table, guarded)).options == ["2a", "3a"]


@rule("security.2")
def test_a_discarded_tile_can_be_laid_over_anew() -> None:
    guarded = crew(at="North", petrol=3)
    table = race(guarded, laid={"2a": "p1"}, bag=("p2",))
    assert run(discard_tile(table, guarded)).over
    run(drive(table, guarded), "2a")
    assert faces_on(table) == {"2a": "p2"}


@rule("security.2")
@pytest.mark.parametrize(("laid", "ready"), [("2a", True), ("5c", False), ("4a", False)])
def test_a_guard_without_a_tile_to_discard_has_nothing_to_do(laid: str, ready: bool) -> None:
    guarded, rival = crew(at="3a", security=1, mechanics=0), crew("italian", at="4a")
    table = race(guarded, rival, laid={laid: "p1"})
    assert assistants_ready(table, guarded) == (["discard tile"] if ready else [])


@rule("security.2")
def test_nobody_but_a_guard_discards_tiles() -> None:
    unguarded = crew(at="3a", pathfinder=1, funding=1)
    table = race(unguarded, laid={"2a": "p1"})
    assert "discard tile" not in assistants_ready(table, unguarded)


@rule("security.2")
def test_a_guard_who_discards_is_the_assistant_of_the_sequence() -> None:
    guarded = crew(at="3a", security=2)
    table = race(guarded, laid={"2a": "p1", "4a": "p1"})
    assert run(play_assistant(table, guarded, "discard tile"), "4a").over
    assert (guarded.security, guarded.mechanics, faces_on(table)) == (1, 1, {"2a": "p1"})


@rule("pathfinder.1")
@pytest.mark.parametrize(("looked_up", "kept"), [(CHAINS_KEPT - 1, CHAINS_KEPT), (CHAINS_KEPT, 1)])
def test_chains_are_found_however_many_have_been_looked_up(looked_up: int, kept: int) -> None:
    scout = crew()
    table = race(scout, bag=("p1", "p1"))
    table.box.chains.update({(number, 1): (0, 0) for number in range(1, looked_up + 1)})
    assert run(pathfind(table, scout)).options == NEAR_NORTH
    assert len(table.box.chains) == kept
