"""Where the German book differs: the difference switched on, and switched off."""

import pytest

from halftrack.games.great_race import cards, danger, pathfinding, repairs
from halftrack.games.great_race.cards import play, playable
from halftrack.games.great_race.convoy import assistants_ready, moves
from halftrack.games.great_race.deck import NUMBER, whole_deck
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.editions import DE, EDITIONS, EN, Edition
from halftrack.games.great_race.events import Targeted, TileMoved
from halftrack.games.great_race.pathfinding import discard_tile, pathfind
from halftrack.games.great_race.repairs import repair
from tests.games.great_race.table import crew, faces_on, gauges, hand_of, listen, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

LAID = {"2a": "p1", "3a": "p2", "5b": "p3", "6c": "p1s"}


@rule("setup.3", "pathfinder.1", "security.2", "cards.trail-hunter", "cards.saboteur", "cards.con-artist")
def test_each_book_is_a_list_of_what_it_says() -> None:
    assert EDITIONS == {"en": EN, "de": DE}
    english = Edition(
        "en", False, pathfinding.free_and_connected, pathfinding.connected_tiles, 2, pathfinding.tiles_anywhere,
        danger.sabotage_over_both_gauges, repairs.toolbox_over_both_gauges, cards.swap_two_tiles,
    )  # fmt: skip
    german = Edition(
        "de", True, pathfinding.free_in_a_stretch, pathfinding.adjacent_tiles, 1, pathfinding.connected_tiles,
        danger.sabotage_on_one_gauge, repairs.toolbox_on_one_gauge, cards.move_two_tiles,
    )  # fmt: skip
    assert (english, german) == (EN, DE)


@rule("pathfinder.1")
@pytest.mark.parametrize(("edition", "first", "second"), [
    ("en", ["1c", "2b", "3b", "4a"], ["1c", "2b", "3b", "4b", "5a", "5b"]),
    ("de", ["1c", "2b", "3b", "4a"], ["3b", "4b", "5a", "5b"]),
])  # fmt: skip
def test_a_german_pathfinder_begins_wherever_the_way_leads_and_lays_an_unbroken_stretch(
    edition: str, first: list[str], second: list[str]
) -> None:
    scout = crew(at="3a")
    paths = run(pathfind(race(scout, laid={"2a": "p1", "3a": "p1"}, bag=("p1", "p1"), edition=edition), scout))
    assert paths.options == first
    assert paths.answer("4a").options == second


@rule("pathfinder.1", "cards.cartographer")
@pytest.mark.parametrize(("edition", "third"), [("en", ["1c", "2b", "3b", "4a"]), ("de", ["3b", "4a"])])
def test_a_german_stretch_leads_on_from_the_tile_just_laid(edition: str, third: list[str]) -> None:
    player = crew(at="North", hand=("cartographer",))
    table = race(player, bag=("p1", "p1", "p1"), edition=edition)
    assert run(play(table, player, "cartographer"), "2a", "3a").options == third


@rule("pathfinder.1")
def test_where_no_stretch_is_possible_a_german_tile_goes_where_the_chain_leads() -> None:
    scout = crew(at="North")
    table = race(scout, laid={"1c": "p1", "2a": "p1", "2b": "p1"}, bag=("p1", "p1"), edition="de")
    paths = run(pathfind(table, scout))
    assert paths.options == ["2c", "3a", "3b", "3d", "4b", "4d", "5a", "5b", "5c", "6c"]
    assert paths.answer("3a").options == ["3b", "4a"]


@rule("security.2")
@pytest.mark.parametrize(("edition", "tiles"), [("en", ["2a", "2b", "3a", "4a", "4d"]), ("de", ["2a", "2b"])])
def test_a_german_guard_discards_an_adjacent_tile(edition: str, tiles: list[str]) -> None:
    guarded = crew(at="North")
    laid = dict.fromkeys(["2a", "3a", "4a", "2b", "4d"], "p1")
    assert run(discard_tile(race(guarded, laid=laid, edition=edition), guarded)).options == tiles


@rule("security.2")
def test_not_even_a_german_guard_discards_a_tile_under_a_vehicle() -> None:
    guarded, rival = crew(at="3a"), crew("italian", at="3b")
    laid = dict.fromkeys(["2a", "3a", "3b", "4a"], "p1")
    assert run(discard_tile(race(guarded, rival, laid=laid, edition="de"), guarded)).options == ["2a", "4a"]


@rule("security.2")
@pytest.mark.parametrize(("edition", "ready"), [("en", True), ("de", False)])
def test_a_german_guard_has_nothing_to_do_without_an_adjacent_tile(edition: str, ready: bool) -> None:
    guarded, rival = crew(at="3a", mechanics=0, security=1), crew("italian", at="2a")
    table = race(guarded, rival, laid={"2a": "p1", "2b": "p1", "3a": "p1"}, edition=edition)
    assert bool(assistants_ready(table, guarded)) is ready


@rule("cards.trail-hunter")
def test_a_german_trail_hunter_discards_one_tile_connected_to_the_vehicle() -> None:
    player = crew(at="North", hand=("trail hunter",))
    table = race(player, laid=LAID, edition="de")
    hunt = run(play(table, player, "trail hunter"))
    assert hunt.options == ["2a", "3a"]
    assert hunt.answer("3a").over
    assert faces_on(table) == {"2a": "p1", "5b": "p3", "6c": "p1s"}


@rule("cards.trail-hunter", "cards.2")
@pytest.mark.parametrize(("edition", "open_"), [("en", True), ("de", False)])
def test_a_german_trail_hunter_is_not_played_without_a_connected_tile(edition: str, open_: bool) -> None:
    player = crew(at="North", hand=("trail hunter",))
    table = race(player, laid={"5b": "p1", "6c": "p1"}, edition=edition)
    assert playable(table, player) == (["trail hunter"] if open_ else [])


@rule("cards.saboteur")
@pytest.mark.parametrize(("engine", "chassis", "ways"), [
    (5, 6, {2: (3, 6), 0: (5, 4)}),
    (1, 6, {1: (0, 6), 0: (1, 4)}),
    (5, 1, {2: (3, 1), 0: (5, 0)}),
    (1, 1, {1: (0, 1), 0: (1, 0)}),
])  # fmt: skip
def test_a_german_saboteur_hits_one_gauge(engine: int, chassis: int, ways: dict[int, tuple[int, int]]) -> None:
    for option, left in ways.items():
        player, victim = crew(hand=("saboteur",)), crew("italian", engine=engine, chassis=chassis)
        hits = run(play(race(player, victim, edition="de"), player, "saboteur"))
        assert hits.options == list(ways)
        hits.answer(option)
        assert gauges(victim)[1:] == left


@rule("cards.saboteur")
@pytest.mark.parametrize(
    ("engine", "chassis", "left"), [(0, 6, (0, 4)), (0, 1, (0, 0)), (5, 0, (3, 0)), (1, 0, (0, 0))]
)
def test_a_german_saboteur_has_no_choice_where_one_gauge_is_empty(
    engine: int, chassis: int, left: tuple[int, int]
) -> None:
    player, victim = crew(hand=("saboteur",)), crew("italian", engine=engine, chassis=chassis)
    assert run(play(race(player, victim, edition="de"), player, "saboteur")).over
    assert gauges(victim)[1:] == left


@rule("cards.saboteur", "danger.1")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_damage_on_the_road_is_split_at_will_in_every_book(edition: str) -> None:
    driver = crew()
    assert run(drive(race(driver, laid={"2a": "p1x"}, edition=edition), driver), "2a").options == [0, 1, 2]


@rule("cards.con-artist")
def test_a_german_con_artist_moves_two_tiles_to_free_spaces() -> None:
    player, rival = crew(at="North", hand=("con artist",)), crew("italian", at="2b")
    table = race(player, rival, laid=LAID, edition="de")
    told = listen(table)
    cons = run(play(table, player, "con artist"))
    assert (cons.seat, cons.kind, cons.options) == (0, "tile target", list(LAID))
    cons.answer("2a")
    free = ["1c", "2c", "3b", "3d", "4a", "4b", "4d", "5a", "5c"]
    assert (cons.seat, cons.kind, cons.options) == (0, "tile to", free)
    cons.answer("4d")
    assert (cons.kind, cons.options) == ("tile target", ["3a", "5b", "6c"])
    assert (table.aim, faces_on(table)) == (["con artist", "2a", "4d"], LAID)
    cons.answer("6c")
    assert cons.options == [space for space in free if space != "4d"]
    assert cons.answer("1c").over
    assert faces_on(table) == {"1c": "p1s", "3a": "p2", "4d": "p1", "5b": "p3"}
    assert (table.removed, table.aim, table.laid.bit_count()) == ([], [], 4)
    assert told[1:] == [
        Targeted(0, "con artist", ("2a", "4d", "6c", "1c")), TileMoved(0, "2a", "4d"), TileMoved(0, "6c", "1c"),
    ]  # fmt: skip


@rule("cards.con-artist", "danger.3")
def test_a_german_con_artist_averted_moves_nothing() -> None:
    player, rival = crew(at="North", hand=("con artist",)), crew("italian", at="2b", security=1)
    table = race(player, rival, laid=LAID, edition="de")
    assert run(play(table, player, "con artist"), "2a", "4d", "3a", "4b", "guard").over
    assert (faces_on(table), table.laid.bit_count()) == (LAID, 4)


@rule("cards.con-artist", "cards.2")
def test_a_german_con_artist_moves_the_one_tile_that_there_is() -> None:
    player = crew(at="North", hand=("con artist",))
    table = race(player, laid={"2a": "p1"}, edition="de")
    assert run(play(table, player, "con artist"), "5a").over
    assert faces_on(table) == {"5a": "p1"}


@rule("cards.con-artist", "cards.2")
def test_a_german_con_artist_moves_as_many_tiles_as_spaces_are_free() -> None:
    player = crew(at="North", hand=("con artist",))
    laid = {"2a": "p1", "2b": "p2", "3a": "p3", "4a": "p1s"}
    table = race(player, on="tiny-diamond", laid=laid, edition="de")
    assert run(play(table, player, "con artist"), "3a").over
    assert faces_on(table) == {"2a": "p1", "2b": "p2", "4a": "p1s", "4b": "p3"}


@rule("cards.con-artist", "cards.2")
@pytest.mark.parametrize(("edition", "open_"), [("en", True), ("de", False)])
def test_a_german_con_artist_is_not_played_on_a_full_board(edition: str, open_: bool) -> None:
    player = crew(at="North", hand=("con artist",))
    full = dict.fromkeys(["2a", "2b", "3a", "4a", "4b"], "p1")
    assert playable(race(player, on="tiny-diamond", laid=full, edition=edition), player) == (
        ["con artist"] if open_ else []
    )


@rule("cards.con-artist", "cards.2")
@pytest.mark.parametrize(("edition", "laid", "open_"), [
    ("en", {"2a": "p1"}, False), ("de", {"2a": "p1"}, True), ("de", {}, False), ("de", {"1c": "p1"}, False),
])  # fmt: skip
def test_a_german_con_artist_needs_one_tile_and_a_free_space(edition: str, laid: dict[str, str], open_: bool) -> None:
    player, rival = crew(hand=("con artist",)), crew("italian", at="1c")
    assert playable(race(player, rival, laid=laid, edition=edition), player) == (["con artist"] if open_ else [])


@rule("cards.toolbox")
@pytest.mark.parametrize(("engine", "chassis", "ways"), [
    (1, 2, {3: (4, 2), 0: (1, 5)}),
    (3, 5, {2: (5, 5), 0: (3, 6)}),
    (4, 1, {1: (5, 1), 0: (4, 4)}),
])  # fmt: skip
def test_a_german_toolbox_repairs_one_gauge(engine: int, chassis: int, ways: dict[int, tuple[int, int]]) -> None:
    for option, raised in ways.items():
        wreck = crew(at="2a", engine=engine, chassis=chassis, francs=0, hand=("toolbox",))
        box = run(repair(race(wreck, edition="de"), wreck), "toolbox")
        assert (box.kind, box.options) == ("toolbox", list(ways))
        assert box.answer(option).over
        assert gauges(wreck)[1:] == raised


@rule("cards.toolbox")
@pytest.mark.parametrize(
    ("engine", "chassis", "raised"), [(5, 1, (5, 4)), (5, 5, (5, 6)), (1, 6, (4, 6)), (4, 6, (5, 6))]
)
def test_a_german_toolbox_leaves_no_choice_where_one_gauge_is_full(
    engine: int, chassis: int, raised: tuple[int, int]
) -> None:
    wreck = crew(at="2a", engine=engine, chassis=chassis, francs=0, hand=("toolbox",))
    assert run(repair(race(wreck, edition="de"), wreck), "toolbox").over
    assert gauges(wreck)[1:] == raised


@rule("cards.financial")
@pytest.mark.parametrize(("edition", "copies"), [("en", 3), ("de", 2)])
def test_the_german_deck_has_one_financial_less(edition: str, copies: int) -> None:
    assert whole_deck(edition, leaders=False).count(NUMBER["financial"]) == copies


@rule("cards.financial")
def test_the_german_deck_differs_in_no_other_card() -> None:
    english, german = whole_deck("en", leaders=True), whole_deck("de", leaders=True)
    assert [card for card in english if card != NUMBER["financial"]] == [
        card for card in german if card != NUMBER["financial"]
    ]


@rule("convoy.3")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_cards_for_any_time_go_without_assistants_in_every_book(edition: str) -> None:
    driver = crew(petrol=1, mechanics=0, hand=("jerrycan", "militia"))
    table = race(driver, bag=("p2x",), edition=edition)
    drives = run(drive(table, driver), "2a", "jerrycan", "militia")
    assert (place_of(table, driver), hand_of(driver)) == ("2a", [])
    assert drives.over


@rule("convoy.2")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_petrol_costs_the_same_in_every_book(edition: str) -> None:
    buyer = crew(at="2a", petrol=0, francs=45)
    assert moves(race(buyer, edition=edition), buyer, True)[1:3] == ["petrol 1", "petrol 2"]
