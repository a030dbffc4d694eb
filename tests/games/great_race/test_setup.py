"""The table before the race: the rules `setup`, and who may race."""

from collections import Counter
from typing import Any

import pytest

from halftrack import games
from halftrack.engine import IllegalSetup, Play, Rng
from halftrack.games.great_race import events, explain
from halftrack.games.great_race.board import load_bag
from halftrack.games.great_race.deck import NAMES
from halftrack.games.great_race.game import GREAT_RACE
from halftrack.games.great_race.setup import choose_crews
from halftrack.games.great_race.state import BIVOUAC, CHOOSING, NONE, Race
from tests.games.great_race.table import listen
from tests.support.dice import watched
from tests.support.rules import rule
from tests.support.scripts import run

FOUR = ["french", "italian", "belgian", "english"]
CARDS = {
    "trail hunter": 2, "saboteur": 3, "con artist": 2, "repairman": 3, "driver": 3, "cartographer": 3, "financial": 3,
    "refuelling station": 2, "tracker": 2, "spare parts": 6, "toolbox": 2, "transport": 2, "guide": 2, "militia": 3,
    "jerrycan": 8,
}  # fmt: skip


def table(seats: int = 2, seed: int = 7, **options: Any) -> Race:
    """A race as it stands before anybody has chosen a crew."""
    full = GREAT_RACE.check(seats, {"board": "tiny-road", **options})
    return GREAT_RACE.setup(seats, full, Rng.from_seed(seed))


def begin(seats: int = 2, seed: int = 7, **options: Any) -> Play[Race]:
    return games.load("great-race").new(seats, seed, {"board": "tiny-road", **options})


@rule("setup.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_crews_race(seats: int) -> None:
    assert [crew.seat for crew in table(seats).crews] == list(range(seats))


@rule("setup.1")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_fewer_than_two_or_more_than_four_crews_do_not_race(seats: int) -> None:
    with pytest.raises(IllegalSetup, match="2 to 4 crews"):
        begin(seats)


@rule("setup.1", "fifth.1")
def test_five_crews_race_with_the_module_fifth_and_never_six() -> None:
    assert len(table(5, fifth=True).crews) == 5
    with pytest.raises(IllegalSetup, match="2 to 5 crews"):
        begin(6, fifth=True)


@rule("setup.1")
@pytest.mark.parametrize(("start", "destination"), [("North", "South"), ("South", "North")])
def test_either_purple_city_is_the_start_and_the_other_the_destination(start: str, destination: str) -> None:
    race = table(start=start)
    assert (race.name(race.box.start), race.name(race.box.destination)) == (start, destination)
    assert {race.name(crew.space) for crew in race.crews} == {start}
    assert [crew.band for crew in race.crews] == [0, 0]
    assert race.box.progress[race.box.destination] == 4


@rule("setup.1")
def test_unless_a_start_is_chosen_the_race_begins_in_the_first_city_of_the_board() -> None:
    assert table().name(table().box.start) == "North"


@rule("setup.1")
@pytest.mark.parametrize("start", ["Midway", "2a", "Paris", ""])
def test_a_race_starts_in_no_other_place(start: str) -> None:
    with pytest.raises(IllegalSetup, match="starts in North or South"):
        begin(start=start)


@rule("setup.1")
@pytest.mark.parametrize("board", ["africa", "south-america"])
def test_both_boards_of_the_box_can_be_raced_both_ways(board: str) -> None:
    cities = {table(board=board).name(end) for end in table(board=board).box.board.ends}
    assert len(cities) == 2
    for start in cities:
        race = table(board=board, start=start)
        assert race.name(race.box.start) == start
        assert {race.name(race.box.destination)} == cities - {start}


@rule("setup.2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_host_may_say_who_begins_and_the_others_follow_round_the_table(first: int, order: list[int]) -> None:
    assert table(3, first=first).order == order


@rule("setup.2")
def test_otherwise_the_first_player_is_drawn_and_every_seat_can_be_it() -> None:
    assert {table(3, seed).order[0] for seed in range(30)} == {0, 1, 2}
    assert {tuple(table(3, seed).order) for seed in range(30)} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@rule("setup.2")
def test_the_same_seed_draws_the_same_first_player() -> None:
    assert [table(4, seed).order for seed in range(9)] == [table(4, seed).order for seed in range(9)]


@rule("setup.2")
def test_crews_are_chosen_in_turn_order_and_none_twice() -> None:
    race = table(3, first=1)
    told = listen(race)
    chooses = run(choose_crews(race))
    assert (chooses.seat, chooses.kind, chooses.options) == (1, "crew", FOUR)
    chooses.answer("belgian")
    assert (chooses.seat, chooses.options) == (2, ["french", "italian", "english"])
    chooses.answer("english")
    assert (chooses.seat, chooses.options) == (0, ["french", "italian"])
    chooses.answer("italian")
    assert chooses.over
    assert [crew.name for crew in race.crews] == ["italian", "belgian", "english"]
    assert told == [events.CrewChosen(1, "belgian"), events.CrewChosen(2, "english"), events.CrewChosen(0, "italian")]


@rule("setup.2")
def test_the_last_crew_left_goes_to_the_last_player_unasked() -> None:
    chooses = run(choose_crews(race := table(4, first=0)), "french", "italian", "belgian")
    assert chooses.over
    assert race.crews[3].name == "english"


@rule("setup.2")
def test_the_race_begins_with_the_choice_of_crews_and_goes_on_to_the_first_bivouac() -> None:
    race = table(first=0)
    assert (race.phase, race.turn) == (CHOOSING, 0)
    run(choose_crews(race), "french", "italian")
    assert (race.phase, race.turn) == (BIVOUAC, 0)


@rule("setup.2")
@pytest.mark.parametrize(("leaders", "leader"), [(True, "Gianni Martinetti"), (False, None)])
def test_leader_and_crew_are_chosen_together_with_the_module_leaders(leaders: bool, leader: str | None) -> None:
    play = begin(leaders=leaders, first=0)
    assert [facts["leader"] is not None for facts in play.open[0].facts.values()] == [leaders] * 4
    play.answer(0, "italian")
    assert play.view(None)["crews"][0]["leader"] == leader
    assert play.view(None)["crews"][0]["leader_used"] is False


@rule("setup.2", "setup.7")
def test_whoever_chooses_is_told_gauges_and_leader_of_each_crew() -> None:
    race = table(leaders=True, fifth=True, first=0)
    question = run(choose_crews(race)).question
    facts = explain.facts(race, question)
    assert facts["french"] == {"petrol": 6, "engine": 5, "chassis": 6, "leader": "Jean Delatour"}
    assert facts["suffragettes"] == {"petrol": 7, "engine": 4, "chassis": 6, "leader": "Simone Deforêt"}
    assert explain.why_not(race, question) == {}


@rule("setup.3")
@pytest.mark.parametrize(("edition", "stack"), [("en", [1, 2, 0]), ("de", [0, 2, 1])])
def test_the_first_player_lies_at_the_bottom_of_the_stack_but_on_top_in_german(edition: str, stack: list[int]) -> None:
    race = table(3, first=1, edition=edition)
    assert sorted(range(3), key=lambda seat: race.crews[seat].token) == stack
    assert sorted(crew.token for crew in race.crews) == [1, 2, 3]
    assert race.tokens == 3
    assert GREAT_RACE.view(race, None)["track"] == {"0": stack}


@rule("setup.4", "setup.7")
@pytest.mark.parametrize(
    ("crew", "gauges"),
    [(crew, (6, 5, 6)) for crew in FOUR] + [("suffragettes", (7, 4, 6))],
)
def test_all_gauges_of_a_vehicle_begin_at_their_maximum(crew: str, gauges: tuple[int, int, int]) -> None:
    race = table(fifth=True, first=0)
    run(choose_crews(race), crew)
    made = race.crews[0]
    assert (made.petrol, made.engine, made.chassis) == gauges
    assert (made.full_petrol, made.full_engine, made.full_chassis) == gauges


@rule("setup.4")
def test_all_vehicles_begin_in_the_start_city_with_empty_hands_and_idle_assistants() -> None:
    race = table(4)
    for crew in race.crews:
        assert (race.name(crew.space), crew.band) == ("North", 0)
        assert (crew.cards, sum(crew.known), crew.assistants) == (0, 0, 0)
        assert (crew.place, crew.left, crew.passed, crew.leader_used) == (0, False, False, False)
    assert (race.laid, set(race.tiles), race.discards, race.removed, race.display) == (0, {NONE}, [], [], [])


@rule("setup.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_crew_has_70_francs_and_every_other_one_80(seats: int) -> None:
    race = table(seats, fifth=True, first=0)
    assert [crew.francs for crew in race.crews] == [80] * (seats - 1) + [70]


@rule("setup.5")
def test_last_is_who_is_last_in_turn_order() -> None:
    assert [crew.francs for crew in table(3, first=1).crews] == [70, 80, 80]


@rule("setup.6", "cards.1")
def test_the_deck_holds_46_cards() -> None:
    assert Counter(NAMES[card] for card in table().deck) == CARDS
    assert len(table().deck) == 46


@rule("setup.6", "cards.financial")
def test_the_german_deck_holds_45_cards_with_two_financials() -> None:
    assert Counter(NAMES[card] for card in table(edition="de").deck) == CARDS | {"financial": 2}
    assert len(table(edition="de").deck) == 45


@rule("leaders.6")
@pytest.mark.parametrize(("edition", "cards"), [("en", 48), ("de", 47)])
def test_the_module_leaders_adds_two_topographers(edition: str, cards: int) -> None:
    deck = Counter(NAMES[card] for card in table(edition=edition, leaders=True).deck)
    assert (deck["topographer"], deck.total()) == (2, cards)


@rule("leaders.6")
def test_without_the_module_leaders_there_is_no_topographer() -> None:
    assert "topographer" not in {NAMES[card] for card in table(fifth=True).deck}


@rule("setup.6")
def test_sixty_tiles_go_into_the_bag_each_once() -> None:
    assert sorted(table().bag) == list(range(60))


@rule("setup.6")
def test_deck_and_bag_are_shuffled_by_the_seed() -> None:
    first, again, other = table(seed=1), table(seed=1), table(seed=2)
    assert (first.deck, first.bag) == (again.deck, again.bag)
    assert first.deck != sorted(first.deck)
    assert first.bag != sorted(first.bag)
    assert first.deck != other.deck
    assert first.bag != other.bag


@pytest.mark.interpreted
@rule("setup.6", "visibility.4")
def test_first_player_deck_and_bag_are_drawn_from_streams_of_their_own() -> None:
    dice, piles = watched()
    GREAT_RACE.setup(3, GREAT_RACE.check(3, {"board": "tiny-road"}), dice)
    assert piles == ["first", "deck", "bag"]


@rule("setup.6")
@pytest.mark.parametrize(
    ("board", "bag", "tiles"),
    [
        ("africa", "own", "africa"),
        ("africa", "africa", "africa"),
        ("south-america", "own", "south-america"),
        ("south-america", "africa", "africa"),
        ("tiny-road", "own", "africa"),
    ],
)
def test_each_continent_has_a_bag_of_its_own_unless_the_african_one_is_chosen(board: str, bag: str, tiles: str) -> None:
    assert table(board=board, bag=bag).box.tiles == load_bag(tiles)


@rule("setup.6")
def test_the_bag_of_the_continent_is_the_default() -> None:
    assert table(board="south-america").box.tiles == load_bag("south-america")
    assert load_bag("south-america") != load_bag("africa")


@rule("fifth.1")
def test_without_the_module_fifth_nobody_can_be_the_suffragettes() -> None:
    assert run(choose_crews(table(leaders=True))).options == FOUR


@rule("fifth.1")
def test_with_it_the_suffragettes_may_replace_any_crew_of_a_smaller_race() -> None:
    race = table(2, fifth=True, first=0)
    chooses = run(choose_crews(race))
    assert chooses.options == [*FOUR, "suffragettes"]
    chooses.answer("suffragettes", "belgian")
    assert [crew.name for crew in race.crews] == ["suffragettes", "belgian"]


@rule("fifth.1")
def test_five_crews_race_when_all_are_chosen() -> None:
    race = table(5, fifth=True, first=0)
    assert run(choose_crews(race), *FOUR).over
    assert [crew.name for crew in race.crews] == [*FOUR, "suffragettes"]
