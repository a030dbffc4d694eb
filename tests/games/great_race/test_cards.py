"""The resource cards: how many, when they may be played, what each of them does."""

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.cards import play, playable
from halftrack.games.great_race.convoy import moves, sequence
from halftrack.games.great_race.deck import CARDS, NAMES, NUMBER, whole_deck
from halftrack.games.great_race.state import NONE
from tests.games.great_race.table import crew, faces_on, gauges, hand_of, listen, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run

COPIES = {
    "trail hunter": 2, "saboteur": 3, "con artist": 2, "repairman": 3, "driver": 3, "cartographer": 3, "topographer": 2,
    "financial": 3, "refuelling station": 2, "tracker": 2, "spare parts": 6, "toolbox": 2, "transport": 2, "guide": 2,
    "militia": 3, "jerrycan": 8,
}  # fmt: skip
BEFORE = [
    "trail hunter", "saboteur", "con artist", "repairman", "driver", "cartographer", "topographer", "financial",
    "refuelling station", "tracker",
]  # fmt: skip
ALL = tuple(COPIES)
LAID = {"2a": "p1", "3a": "p2", "5b": "p3"}


@rule(*("cards." + name.replace(" ", "-") for name in COPIES))
def test_so_many_of_each_card_are_in_the_box() -> None:
    deck = whole_deck("en", leaders=True)
    assert {name: deck.count(NUMBER[name]) for name in NAMES} == COPIES
    assert list(NAMES) == list(COPIES)


@rule("cards.1", "leaders.6")
@pytest.mark.parametrize(("edition", "leaders", "cards"), [
    ("en", False, 46), ("en", True, 48), ("de", False, 45), ("de", True, 47),
])  # fmt: skip
def test_the_deck_has_so_many_cards(edition: str, leaders: bool, cards: int) -> None:
    deck = whole_deck(edition, leaders)
    assert len(deck) == cards
    assert deck.count(NUMBER["topographer"]) == (2 if leaders else 0)


@rule("cards.1")
def test_each_card_says_when_it_is_played() -> None:
    assert [card.name for card in CARDS if card.when == "before"] == BEFORE
    assert [card.name for card in CARDS if card.when == "repair"] == ["spare parts", "toolbox"]
    assert [card.name for card in CARDS if card.when == "drive"] == ["transport", "guide"]
    assert [card.name for card in CARDS if card.when == "any"] == ["militia", "jerrycan"]


@rule("cards.1", "convoy.3")
def test_before_an_assistant_those_cards_are_played_that_say_so_and_jerrycans() -> None:
    player = crew(at="Midway", hand=ALL, petrol=5, chassis=6, full_chassis=20, francs=0)
    table = race(player, crew("italian"), laid=LAID, bag=("p1",))
    assert playable(table, player) == BEFORE
    assert moves(table, player, False) == ["pass", "jerrycan", *BEFORE, "repair", "drive"]


@rule("cards.1")
def test_a_card_is_played_only_by_who_holds_it() -> None:
    player = crew(hand=("financial", "tracker"))
    table = race(player, crew("italian", hand=ALL), laid=LAID, bag=("p1",))
    assert playable(table, player) == ["financial", "tracker"]


@rule("cards.1", "cards.financial")
def test_a_card_played_is_discarded() -> None:
    player = crew("italian", francs=5, hand=("financial", "financial", "guide"))
    table = race(crew(), player, discards=("driver",))
    told = listen(table)
    assert run(play(table, player, "financial")).over
    assert (player.francs, hand_of(player), gauges(player)) == (35, ["financial", "guide"], (6, 5, 6))
    assert table.discards == [NUMBER["driver"], NUMBER["financial"]]
    assert told == [events.CardPlayed(1, "financial"), events.FrancsGained(1, 30, "financial")]


@rule("cards.1", "convoy.4")
def test_playing_a_card_uses_up_no_assistant() -> None:
    player = crew(francs=0, petrol=0, hand=("financial", "refuelling station"))
    table = race(player, crew("italian"))
    cards = run(sequence(table, player), "financial")
    assert (cards.kind, cards.seat, player.mechanics, player.francs) == ("sequence", 0, 1, 30)
    cards.answer("refuelling station")
    assert (cards.kind, player.mechanics, player.petrol) == ("sequence", 1, 5)


@rule("cards.refuelling-station")
@pytest.mark.parametrize(("petrol", "gained"), [(0, 5), (1, 5), (2, 4), (5, 1), (6, 0)])
def test_a_refuelling_station_gives_five_petrol_but_not_over_the_maximum(petrol: int, gained: int) -> None:
    player = crew("italian", petrol=petrol, hand=("refuelling station",))
    table = race(crew(), player)
    told = listen(table)
    assert run(play(table, player, "refuelling station")).over
    assert (gauges(player), player.francs, hand_of(player)) == ((petrol + gained, 5, 6), 80, [])
    assert told == [events.CardPlayed(1, "refuelling station"), events.PetrolGained(1, gained, 0)]


@rule("cards.repairman", "mechanics.1")
def test_a_repairman_card_is_a_repair() -> None:
    player = crew(at="2a", engine=1, chassis=1, hand=("repairman", "spare parts"))
    table = race(player)
    repairs = run(play(table, player, "repairman"))
    assert (repairs.kind, hand_of(player)) == ("repair", ["spare parts"])
    repairs.answer("spare parts engine", "buy chassis", "done")
    assert (gauges(player), player.francs, player.mechanics) == ((6, 2, 2), 40, 1)


@rule("cards.driver", "drive.1")
def test_a_driver_card_is_a_drive() -> None:
    player = crew(engine=2, mechanics=0, funding=1, hand=("driver",))
    table = race(player, laid=LAID)
    drives = run(play(table, player, "driver"))
    assert (drives.kind, drives.question.about) == ("drive", (2, True))
    assert drives.answer("2a", "3a").over
    assert (place_of(table, player), player.petrol, player.funding) == ("3a", 3, 1)


@rule("cards.driver", "lanes.2")
def test_a_driver_card_takes_a_lane() -> None:
    player = crew(at="Harbour", mechanics=0, security=1, hand=("driver", "transport"))
    table = race(player, deck=("guide", "militia", "toolbox"))
    assert run(play(table, player, "driver"), "sea Anchorage", "transport", "pay").over
    assert (place_of(table, player), player.francs) == ("Anchorage", 70)


@rule("cards.driver", "finish.1")
def test_a_driver_card_that_brings_a_crew_home_ends_its_sequence() -> None:
    player = crew(at="5b", mechanics=2, hand=("driver", "financial"))
    table = race(player, crew("italian"), laid=LAID)
    cards = run(sequence(table, player), "driver", "South")
    assert cards.over
    assert (player.place, player.francs, hand_of(player), player.assistants) == (1, 80, [], 0)


@rule("cards.cartographer")
def test_a_cartographer_draws_and_lays_three_tiles_as_a_pathfinder_does() -> None:
    player = crew("italian", at="North", hand=("cartographer",))
    table = race(crew(), player, bag=("p1", "p2", "p3", "p1s"))
    told = listen(table)
    paths = run(play(table, player, "cartographer"))
    assert (paths.seat, paths.kind, paths.options) == (1, "tile", ["p1", "p2", "p3"])
    paths.answer("p3")
    assert paths.options == ["1c", "2a", "2b"]
    paths.answer("1c")
    assert paths.options == ["p1", "p2"]
    paths.answer("p1")
    assert paths.options == ["2a", "2b", "2c"]
    assert paths.answer("2a", "3a").over
    assert faces_on(table) == {"1c": "p3", "2a": "p1", "3a": "p2"}
    assert (len(table.bag), table.removed) == (1, [])
    assert told[:2] == [events.CardPlayed(1, "cartographer"), events.TilesDrawn(1, ("p1", "p2", "p3"), 3)]


@rule("cards.topographer")
def test_a_topographer_draws_four_tiles_and_lays_two_of_them() -> None:
    player = crew("italian", at="North", hand=("topographer",))
    table = race(crew(), player, bag=("p1", "p2", "p3", "p1s", "p2s"), leaders=True)
    told = listen(table)
    paths = run(play(table, player, "topographer"))
    assert paths.options == ["p1", "p1s", "p2", "p3"]
    paths.answer("p1s", "2a")
    assert paths.options == ["p1", "p2", "p3"]
    assert paths.answer("p3", "3a").over
    assert faces_on(table) == {"2a": "p1s", "3a": "p3"}
    assert [table.box.faces[tile] for tile in table.removed] == ["p1", "p2"]
    assert (len(table.bag), table.drawn_tiles, table.drawer) == (1, [], NONE)
    assert told == [
        events.CardPlayed(1, "topographer"),
        events.TilesDrawn(1, ("p1", "p2", "p3", "p1s"), 4),
        events.TilePlaced(1, "2a", "p1s"),
        events.TilePlaced(1, "3a", "p3"),
        events.TileDiscarded(1, "p1", None),
        events.TileDiscarded(1, "p2", None),
    ]


@rule("cards.2", "cards.topographer", "pathfinder.5")
@pytest.mark.parametrize(("bag", "laid", "gone"), [(("p1", "p2", "p3"), 2, 1), (("p1", "p2"), 2, 0), (("p1",), 1, 0)])
def test_a_topographer_lays_two_of_the_tiles_that_there_are(bag: tuple[str, ...], laid: int, gone: int) -> None:
    player = crew(hand=("topographer",))
    table = race(player, bag=bag)
    paths = run(play(table, player, "topographer"))
    while not paths.over:
        paths.answer(paths.options[0])
    assert (len(faces_on(table)), len(table.removed)) == (laid, gone)


@rule("cards.2", "cards.cartographer", "cards.topographer")
@pytest.mark.parametrize("card", ["cartographer", "topographer"])
@pytest.mark.parametrize(("bag", "removed", "refill", "open_"), [
    (("p1",), (), False, True), ((), ("p1",), True, True), ((), ("p1",), False, False), ((), (), True, False),
])  # fmt: skip
def test_where_no_tile_is_left_no_map_is_drawn(
    card: str, bag: tuple[str, ...], removed: tuple[str, ...], refill: bool, open_: bool
) -> None:
    player = crew(hand=(card,))
    table = race(player, bag=bag, removed=removed, refill=refill)
    assert playable(table, player) == ([card] if open_ else [])


@rule("cards.tracker")
@pytest.mark.parametrize(("drop", "kept"), [
    ("guide", ["driver", "militia"]), ("driver", ["guide", "militia"]), ("militia", ["driver", "guide"]),
])  # fmt: skip
def test_a_tracker_draws_three_cards_and_keeps_two(drop: str, kept: list[str]) -> None:
    player = crew("italian", hand=("tracker", "guide"))
    table = race(crew(), player, deck=("guide", "militia", "driver", "financial"))
    told = listen(table)
    tracks = run(play(table, player, "tracker"))
    assert (tracks.seat, tracks.kind, tracks.options) == (1, "drop", ["driver", "guide", "militia"])
    assert (table.drawer, len(table.drawn_cards), table.reveals, hand_of(player)) == (1, 3, 3, ["guide"])
    assert tracks.answer(drop).over
    assert (sorted(hand_of(player)), len(table.deck)) == (sorted([*kept, "guide"]), 1)
    assert table.discards == [NUMBER[drop], NUMBER["tracker"]]
    assert (table.drawn_cards, table.drawer, player.known) == ([], NONE, [0] * len(NAMES))
    drawn = [events.CardDrawn(1, card) for card in ("guide", "militia", "driver")]
    assert told == [events.CardPlayed(1, "tracker"), *drawn, events.CardDiscarded(1, drop)]


@rule("cards.tracker")
def test_of_equal_cards_a_tracker_drops_one() -> None:
    player = crew(hand=("tracker",))
    table = race(player, deck=("guide", "guide", "driver"))
    assert run(play(table, player, "tracker"), "guide").over
    assert hand_of(player) == ["driver", "guide"]


@rule("cards.tracker", "hand.1")
def test_a_tracker_keeps_two_cards_before_the_hand_limit_is_looked_at() -> None:
    player = crew(chassis=2, hand=("tracker", "toolbox"))
    table = race(player, deck=("guide", "militia", "driver"))
    tracks = run(play(table, player, "tracker"), "driver")
    assert (tracks.kind, tracks.options) == ("discard", ["toolbox", "guide", "militia"])
    assert (table.drawn_cards, table.drawer) == ([], NONE)
    assert tracks.answer("toolbox").over
    assert hand_of(player) == ["guide", "militia"]


@rule("cards.tracker", "cards.1", "cards.2", "hand.3")
@pytest.mark.parametrize("deck", [(), ("guide",), ("driver", "guide")])
def test_a_tracker_draws_what_there_is_and_never_itself(deck: tuple[str, ...]) -> None:
    player = crew(hand=("tracker",))
    table = race(player, deck=deck)
    assert run(play(table, player, "tracker")).over
    assert (hand_of(player), table.drawn_cards, table.drawer) == (list(deck), [], NONE)
    assert (table.discards, table.played) == ([NUMBER["tracker"]], [])


@rule("cards.1")
def test_a_card_lies_open_while_it_takes_effect_and_is_then_discarded() -> None:
    player = crew(hand=("repairman", "spare parts"), engine=3)
    table = race(player)
    repairs = run(play(table, player, "repairman"))
    assert (table.played, table.discards) == ([NUMBER["repairman"]], [])
    repairs.answer("spare parts engine", "done")
    assert (table.played, table.discards) == ([], [NUMBER["spare parts"], NUMBER["repairman"]])


@rule("cards.2")
def test_a_card_that_needs_nothing_can_always_be_played() -> None:
    player = crew(hand=("repairman", "driver", "financial", "refuelling station", "tracker"))
    assert playable(race(player), player) == hand_of(player)


@rule("cards.jerrycan")
@pytest.mark.parametrize(("petrol", "open_"), [(5, True), (6, False)])
def test_a_jerrycan_raises_petrol_by_one_but_not_over_the_maximum(petrol: int, open_: bool) -> None:
    player = crew(petrol=petrol, hand=("jerrycan",))
    table = race(player, crew("italian"))
    told = listen(table)
    cans = run(sequence(table, player))
    assert ("jerrycan" in cans.options) is open_
    if open_:
        cans.answer("jerrycan")
        assert (gauges(player), hand_of(player), table.discards) == ((6, 5, 6), [], [NUMBER["jerrycan"]])
        assert told == [events.CardPlayed(0, "jerrycan"), events.PetrolGained(0, 1, 0)]
