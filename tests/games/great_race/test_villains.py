"""Trail hunter, saboteur and con artist: what they do to the tiles and to the others."""

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.cards import play, playable
from halftrack.games.great_race.deck import NUMBER
from halftrack.games.great_race.driving import ways_on
from tests.games.great_race.table import board_of, crew, faces_on, gauges, hand_of, listen, race
from tests.support.rules import rule
from tests.support.scripts import run

CORNER = board_of("""
name = "corner"
title = "The first space is land"
ends = ["North", "South"]
picture = '''
o N
 o S
'''
[cities]
N = { name = "North", colour = "purple" }
S = { name = "South", colour = "purple" }
""")
LAID = {"2a": "p1", "3a": "p2", "5b": "p3", "6c": "p1s"}


@rule("cards.trail-hunter", "pathfinder.5")
def test_a_trail_hunter_discards_two_tiles_wherever_they_lie() -> None:
    player = crew("italian", at="North", hand=("trail hunter",))
    table = race(crew(), player, laid=LAID)
    told = listen(table)
    hunt = run(play(table, player, "trail hunter"))
    assert (hunt.seat, hunt.kind, hunt.options, table.aim) == (1, "tile target", list(LAID), ["trail hunter"])
    hunt.answer("5b")
    assert (hunt.options, table.aim, faces_on(table)) == (["2a", "3a", "6c"], ["trail hunter", "5b"], LAID)
    assert hunt.answer("2a").over
    assert faces_on(table) == {"3a": "p2", "6c": "p1s"}
    assert [table.box.faces[tile] for tile in table.removed] == ["p3", "p1"]
    assert (hand_of(player), table.discards, table.aim) == ([], [NUMBER["trail hunter"]], [])
    assert told == [
        events.CardPlayed(1, "trail hunter"),
        events.Targeted(1, "trail hunter", ("5b", "2a")),
        events.TileDiscarded(1, "p3", "5b"),
        events.TileDiscarded(1, "p1", "2a"),
    ]


@rule("cards.trail-hunter", "cards.2")
def test_a_trail_hunter_takes_the_one_tile_that_there_is() -> None:
    player = crew(hand=("trail hunter",))
    table = race(player, laid={"5b": "p1"})
    assert playable(table, player) == ["trail hunter"]
    assert run(play(table, player, "trail hunter")).over
    assert (faces_on(table), len(table.removed)) == ({}, 1)


@rule("cards.trail-hunter", "cards.con-artist")
@pytest.mark.parametrize("card", ["trail hunter", "con artist"])
def test_no_tile_under_a_vehicle_is_touched(card: str) -> None:
    player, rival = crew(at="2a", hand=(card,)), crew("italian", at="6c")
    table = race(player, rival, laid={**LAID, "4a": "p1"})
    aims = run(play(table, player, card))
    assert aims.options == ["3a", "4a", "5b"]
    assert aims.answer("3a").options == ["4a", "5b"]


@rule("cards.trail-hunter", "leaving.1")
def test_a_vehicle_that_has_been_given_up_protects_no_tile() -> None:
    player, gone = crew(hand=("trail hunter",)), crew("italian", at="6c", left=True)
    assert "6c" in run(play(race(player, gone, laid=LAID), player, "trail hunter")).options


@rule("cards.trail-hunter", "cards.2")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("laid", "open_"), [({}, False), ({"2a": "p1"}, False), ({"2a": "p1", "3a": "p1"}, True)])
def test_without_a_tile_to_discard_a_trail_hunter_cannot_be_played(
    edition: str, laid: dict[str, str], open_: bool
) -> None:
    player = crew(at="2a", hand=("trail hunter",))
    assert playable(race(player, laid=laid, edition=edition), player) == (["trail hunter"] if open_ else [])


@rule("cards.saboteur")
def test_a_saboteur_hits_any_crew_still_racing_wherever_it_is() -> None:
    player = crew(at="North", hand=("saboteur",))
    rivals = [crew(name, at="6c") for name in ("italian", "belgian", "english", "suffragettes")]
    rivals[1].place, rivals[3].left = 1, True
    table = race(player, *rivals, fifth=True)
    table.order = [3, 0, 2, 1]
    told = listen(table)
    hits = run(play(table, player, "saboteur"))
    assert (hits.seat, hits.kind, hits.options, table.aim) == (0, "target", ["italian", "english"], ["saboteur"])
    hits.answer("english", 0)
    assert [gauges(rival) for rival in rivals[:3]] == [(6, 5, 6), (6, 5, 6), (6, 5, 4)]
    assert told[1] == events.Targeted(0, "saboteur", ("english",))


@rule("cards.saboteur")
def test_a_saboteur_does_not_hit_his_own_crew() -> None:
    player = crew(hand=("saboteur",))
    assert "french" not in run(play(race(player, crew("italian"), crew("belgian")), player, "saboteur")).options


@rule("cards.saboteur", "finish.1", "cards.2")
@pytest.mark.parametrize(("place", "left", "open_"), [(0, False, True), (1, False, False), (0, True, False)])
def test_without_another_crew_racing_a_saboteur_cannot_be_played(place: int, left: bool, open_: bool) -> None:
    player = crew(hand=("saboteur",))
    table = race(player, crew("italian", place=place, left=left))
    assert playable(table, player) == (["saboteur"] if open_ else [])


@rule("cards.saboteur")
@pytest.mark.parametrize("to_engine", [0, 1, 2])
def test_the_saboteur_splits_two_levels_of_damage(to_engine: int) -> None:
    player, victim = crew(hand=("saboteur",)), crew("italian")
    table = race(player, victim)
    told = listen(table)
    damage = run(play(table, player, "saboteur"))
    assert (damage.seat, damage.kind, damage.options) == (0, "damage", [0, 1, 2])
    assert damage.answer(to_engine).over
    assert (gauges(victim), gauges(player)) == ((6, 5 - to_engine, 4 + to_engine), (6, 5, 6))
    assert told[-1] == events.Damaged(1, to_engine, 2 - to_engine)


@rule("cards.saboteur")
@pytest.mark.parametrize(
    ("engine", "chassis", "left"), [(1, 0, (0, 0)), (0, 1, (0, 0)), (0, 5, (0, 3)), (1, 1, (0, 0))]
)
def test_a_saboteur_takes_no_more_than_the_gauges_hold(engine: int, chassis: int, left: tuple[int, int]) -> None:
    player, victim = crew(hand=("saboteur",)), crew("italian", engine=engine, chassis=chassis)
    table = race(player, victim)
    assert run(play(table, player, "saboteur")).over
    assert gauges(victim)[1:] == left


@rule("cards.saboteur")
@pytest.mark.parametrize(("engine", "chassis", "ways"), [(1, 6, [0, 1]), (5, 1, [1, 2]), (2, 2, [0, 1, 2])])
def test_a_saboteur_splits_only_as_the_gauges_allow(engine: int, chassis: int, ways: list[int]) -> None:
    player, victim = crew(hand=("saboteur",)), crew("italian", engine=engine, chassis=chassis)
    assert run(play(race(player, victim), player, "saboteur")).options == ways


@rule("cards.saboteur")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_wreck_loses_nothing_to_a_saboteur(edition: str) -> None:
    player, victim = crew(hand=("saboteur",)), crew("italian", engine=0, chassis=0)
    table = race(player, victim, edition=edition)
    told = listen(table)
    assert run(play(table, player, "saboteur")).over
    assert gauges(victim) == (6, 0, 0)
    assert told[1:] == [events.Targeted(0, "saboteur", ("italian",))]


@rule("cards.saboteur", "drive.7")
def test_a_saboteur_may_cause_a_breakdown() -> None:
    player, victim = crew(hand=("saboteur",)), crew("italian", engine=2)
    table = race(player, victim)
    told = listen(table)
    run(play(table, player, "saboteur"), 2)
    assert told[-2:] == [events.Damaged(1, 2, 0), events.BrokenDown(1)]


@rule("cards.saboteur", "hand.1")
def test_the_victim_of_a_saboteur_discards_before_anything_else_goes_on() -> None:
    player = crew(hand=("saboteur", "financial"))
    victim = crew("italian", chassis=3, hand=("guide", "driver", "toolbox"))
    table = race(player, victim)
    hits = run(play(table, player, "saboteur"), "let it happen", 1)
    assert (hits.seat, hits.kind, hits.options, victim.chassis) == (1, "discard", ["driver", "toolbox", "guide"], 2)
    assert hits.answer("guide").over
    assert hand_of(victim) == ["driver", "toolbox"]


@rule("cards.con-artist")
def test_a_con_artist_swaps_two_tiles_wherever_they_lie() -> None:
    player = crew("italian", at="North", hand=("con artist",))
    table = race(crew(), player, laid=LAID)
    told = listen(table)
    cons = run(play(table, player, "con artist"))
    assert (cons.seat, cons.kind, cons.options) == (1, "tile target", list(LAID))
    cons.answer("6c")
    assert (cons.options, table.aim, faces_on(table)) == (["2a", "3a", "5b"], ["con artist", "6c"], LAID)
    assert cons.answer("3a").over
    assert faces_on(table) == {**LAID, "3a": "p1s", "6c": "p2"}
    assert (table.removed, hand_of(player), table.aim) == ([], [], [])
    assert told == [
        events.CardPlayed(1, "con artist"),
        events.Targeted(1, "con artist", ("6c", "3a")),
        events.TilesSwapped(1, "6c", "3a"),
    ]


@rule("cards.con-artist", "drive.3")
def test_the_surcharge_of_the_risk_zone_stays_with_the_space() -> None:
    player = crew(at="2a", petrol=2, hand=("con artist",))
    table = race(player, laid={"2b": "p1", "3b": "p2"})
    assert ways_on(table, player, True) == ["stay", "North", "2b", "3a"]
    run(play(table, player, "con artist"), "2b")
    assert ways_on(table, player, True) == ["stay", "North", "2b", "3a", "3b"]


@rule("cards.con-artist", "cards.2")
@pytest.mark.parametrize(("tiles", "open_"), [(["2a"], False), (["2a", "3a"], True), (["2a", "1c"], False)])
def test_without_two_tiles_a_con_artist_cannot_be_played(tiles: list[str], open_: bool) -> None:
    player, rival = crew(hand=("con artist",)), crew("italian", at="1c")
    table = race(player, rival, laid=dict.fromkeys(tiles, "p1"))
    assert playable(table, player) == (["con artist"] if open_ else [])


@rule("cards.trail-hunter", "cards.con-artist")
@pytest.mark.parametrize(("card", "edition", "laid"), [
    ("trail hunter", "en", {"1a": "p1"}), ("con artist", "de", {"1a": "p1"}), ("con artist", "de", {"2a": "p1"}),
])  # fmt: skip
def test_the_first_space_of_a_board_is_a_space_like_any_other(card: str, edition: str, laid: dict[str, str]) -> None:
    player = crew(hand=(card,))
    assert playable(race(player, on=CORNER, laid=laid, edition=edition), player) == [card]
