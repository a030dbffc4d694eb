"""The hand and its limit: the rules `hand`."""

import pytest

from halftrack.games.great_race import events, explain
from halftrack.games.great_race.cards import play
from halftrack.games.great_race.deck import JERRYCAN, NUMBER
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.hand import can_use_jerrycan, discard_hand, discard_to_limit, draw_cards, next_card
from halftrack.games.great_race.state import NONE, Race
from tests.games.great_race.table import crew, hand_of, listen, named, place_of, race
from tests.support.dice import watched
from tests.support.rules import rule
from tests.support.scripts import run

THREE = ("repairman", "driver", "financial")


@rule("hand.1")
def test_a_hand_as_large_as_the_chassis_gauge_shows_is_kept() -> None:
    full = crew(hand=THREE, chassis=4)
    assert run(draw_cards(race(full, deck=("tracker", "guide")), full, 1)).over
    assert hand_of(full) == [*THREE, "tracker"]


@rule("hand.1")
def test_one_card_too_many_is_discarded_at_once_out_of_the_whole_hand() -> None:
    full = crew(hand=THREE, chassis=3)
    table = race(full, deck=("tracker",))
    draws = run(draw_cards(table, full, 1))
    assert (draws.seat, draws.kind) == (0, "discard")
    assert draws.options == ["repairman", "driver", "financial", "tracker"]
    assert draws.answer("driver").over
    assert hand_of(full) == ["repairman", "financial", "tracker"]
    assert named(table.discards) == ["driver"]


@rule("hand.1")
def test_the_limit_is_the_current_chassis_level_not_its_maximum() -> None:
    worn = crew(hand=THREE, chassis=2, full_chassis=6)
    assert run(discard_to_limit(race(worn), worn)).kind == "discard"


@rule("hand.1")
def test_several_cards_too_many_are_discarded_one_by_one() -> None:
    worn = crew(hand=(*THREE, "guide"), chassis=2)
    table = race(worn)
    told = listen(table)
    discards = run(discard_to_limit(table, worn), "guide")
    assert (discards.over, discards.options) == (False, ["repairman", "driver", "financial"])
    assert discards.answer("driver").over
    assert named(table.discards) == ["guide", "driver"]
    assert told == [events.CardDiscarded(0, "guide"), events.CardDiscarded(0, "driver")]


@rule("hand.1")
def test_equal_cards_are_one_choice_and_a_single_choice_is_not_asked() -> None:
    worn = crew(hand=("driver", "driver", "guide"), chassis=2)
    assert run(discard_to_limit(race(worn), worn)).options == ["driver", "guide"]
    same = crew(hand=("driver", "driver"), chassis=1)
    assert run(discard_to_limit(race(same), same)).over
    assert hand_of(same) == ["driver"]


@rule("hand.1", "drive.7")
def test_a_chassis_at_0_leaves_no_card_in_hand() -> None:
    wreck = crew(hand=("driver",), chassis=0)
    table = race(wreck, deck=("guide",))
    assert run(draw_cards(table, wreck, 1), "guide").over
    assert (hand_of(wreck), named(table.discards)) == ([], ["guide", "driver"])


@rule("hand.1")
@pytest.mark.parametrize("card", ["financial", "refuelling station", "jerrycan"])
def test_a_discarded_card_has_no_effect(card: str) -> None:
    poor = crew(hand=(card, "guide"), chassis=1, petrol=2)
    run(discard_to_limit(race(poor), poor), card)
    assert (poor.francs, poor.petrol, hand_of(poor)) == (80, 2, ["guide"])


@rule("hand.1")
def test_damage_to_the_chassis_calls_for_discards_before_the_drive_goes_on() -> None:
    driver = crew(hand=("guide", "driver"), chassis=2, engine=2)
    table = race(driver, laid={"2a": "p1d1", "3a": "p1"})
    drives = run(drive(table, driver), "2a", 0)
    assert (drives.kind, drives.options) == ("discard", ["driver", "guide"])
    drives.answer("guide")
    assert (drives.kind, driver.chassis, hand_of(driver)) == ("drive", 1, ["driver"])


@rule("hand.1")
def test_the_victim_of_a_saboteur_discards_in_the_sequence_of_another() -> None:
    saboteur, victim = crew(hand=("saboteur",)), crew("italian", hand=("driver", "repairman"), chassis=2)
    plays = run(play(race(saboteur, victim), saboteur, "saboteur"), "let it happen", 1)
    assert (plays.seat, plays.kind) == (1, "discard")
    assert plays.answer("driver").over
    assert (victim.chassis, hand_of(victim)) == (1, ["repairman"])


@rule("hand.1")
def test_damage_to_the_engine_leaves_the_hand_alone() -> None:
    saboteur, victim = crew(hand=("saboteur",)), crew("italian", hand=("driver", "repairman"), chassis=2)
    assert run(play(race(saboteur, victim), saboteur, "saboteur"), "let it happen", 2).over
    assert hand_of(victim) == ["repairman", "driver"]


@rule("hand.1")
def test_whoever_discards_is_told_how_many_of_each_he_holds() -> None:
    worn = crew(hand=("driver", "driver", "guide"), chassis=2)
    table = race(worn)
    question = run(discard_to_limit(table, worn)).question
    assert explain.facts(table, question) == {"driver": {"held": 2}, "guide": {"held": 1}}
    assert explain.why_not(table, question) == {}


@rule("hand.2", "cards.jerrycan")
def test_a_jerrycan_may_be_played_instead_of_discarded_while_petrol_is_short() -> None:
    thirsty = crew(hand=("jerrycan", "guide"), chassis=1, petrol=5)
    table = race(thirsty)
    told = listen(table)
    discards = run(discard_to_limit(table, thirsty))
    assert discards.options == ["guide", "jerrycan", "use jerrycan"]
    assert discards.answer("use jerrycan").over
    assert (thirsty.petrol, hand_of(thirsty), named(table.discards)) == (6, ["guide"], ["jerrycan"])
    assert told == [events.CardPlayed(0, "jerrycan"), events.PetrolGained(0, 1, 0)]


@rule("hand.2", "cards.jerrycan")
def test_at_full_petrol_a_jerrycan_can_only_be_discarded() -> None:
    full = crew(hand=("jerrycan", "guide"), chassis=1, petrol=6)
    assert run(discard_to_limit(race(full), full)).options == ["guide", "jerrycan"]


@rule("hand.2")
def test_no_other_card_can_be_played_instead_of_discarded() -> None:
    thirsty = crew(hand=("refuelling station", "guide"), chassis=1, petrol=1)
    assert run(discard_to_limit(race(thirsty), thirsty)).options == ["refuelling station", "guide"]


@rule("hand.2", "cards.jerrycan")
@pytest.mark.parametrize(("cards", "petrol", "can"), [(0, 5, False), (1, 5, True), (2, 0, True), (1, 6, False)])
def test_a_jerrycan_needs_a_card_in_hand_and_room_in_the_gauge(cards: int, petrol: int, can: bool) -> None:
    assert can_use_jerrycan(crew(hand=("jerrycan",) * cards, petrol=petrol)) is can


@rule("hand.2")
def test_whoever_may_use_a_jerrycan_is_told_what_it_leaves() -> None:
    thirsty = crew(hand=("jerrycan", "guide"), chassis=1, petrol=2)
    table = race(thirsty)
    facts = explain.facts(table, run(discard_to_limit(table, thirsty)).question)
    assert facts["use jerrycan"] == {"after": {"petrol": 3, "engine": 5, "chassis": 1, "francs": 80}}
    assert facts["jerrycan"] == {"held": 1}


@rule("hand.3")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = race(crew(), discards=("driver", "guide", "militia"))
    told = listen(table)
    drawn = next_card(table)
    assert (len(table.deck), table.discards) == (2, [])
    assert sorted(named([drawn, *table.deck])) == ["driver", "guide", "militia"]
    assert told == [events.DeckShuffled(NONE, 3)]


@rule("hand.3")
def test_the_discards_are_shuffled_into_the_new_deck() -> None:
    table = race(crew(), discards=("driver",) * 10 + ("guide",) * 10)
    before = table.discards.copy()
    after = [next_card(table) for _ in before]
    assert sorted(after) == sorted(before)
    assert after not in (before, before[::-1])


@pytest.mark.interpreted
@rule("hand.3", "visibility.4")
def test_a_new_deck_is_shuffled_in_a_stream_of_its_own() -> None:
    table = race(crew(), discards=("driver", "guide"))
    dice, piles = watched()
    table.rng = dice
    next_card(table)
    assert piles == ["deck"]


@rule("hand.3")
def test_discards_stay_where_they_are_while_the_deck_has_a_card() -> None:
    table = race(crew(), deck=("driver",), discards=("guide",))
    told = listen(table)
    assert named([next_card(table)]) == ["driver"]
    assert (table.deck, named(table.discards), told) == ([], ["guide"], [])


@rule("hand.3")
def test_the_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    taker = crew(chassis=6)
    table = race(taker, deck=("driver",), discards=("guide",))
    run(draw_cards(table, taker, 2))
    assert (hand_of(taker), table.deck, table.discards) == (["driver", "guide"], [], [])


@rule("hand.3")
def test_with_deck_and_discards_empty_nothing_is_drawn() -> None:
    taker = crew()
    table = race(taker, deck=("driver",))
    told = listen(table)
    assert run(draw_cards(table, taker, 3)).over
    assert (hand_of(taker), told) == (["driver"], [events.CardDrawn(0, "driver")])
    assert next_card(table) == NONE


@rule("hand.3", "pathfinder.2")
def test_cards_are_drawn_from_the_top_and_each_draw_is_counted_as_seen() -> None:
    taker = crew()
    table = race(taker, deck=("driver", "guide", "militia"))
    run(draw_cards(table, taker, 2))
    assert (hand_of(taker), named(table.deck), table.reveals) == (["driver", "guide"], ["militia"], 2)
    race_without_cards = race(crew())
    next_card(race_without_cards)
    assert race_without_cards.reveals == 0


@rule("bivouac.3", "hand.1")
def test_of_equal_cards_the_one_that_all_know_is_discarded_first() -> None:
    worn = crew(hand=("jerrycan",) * 3, chassis=2)
    table = race(worn)
    worn.known[JERRYCAN] = 1
    run(discard_to_limit(table, worn))
    assert (worn.hand[JERRYCAN], worn.known[JERRYCAN]) == (2, 0)
    worn.chassis = 1
    run(discard_to_limit(table, worn))
    assert (worn.hand[JERRYCAN], worn.known[JERRYCAN]) == (1, 0)


@rule("hand.1")
def test_a_whole_hand_is_discarded_card_by_card() -> None:
    table: Race = race(leaver := crew(hand=("guide", "guide", "driver")))
    leaver.known[NUMBER["guide"]] = 2
    told = listen(table)
    discard_hand(table, leaver)
    assert (leaver.cards, sum(leaver.known), place_of(table, leaver)) == (0, 0, "North")
    assert named(table.discards) == ["driver", "guide", "guide"]
    assert told == [events.CardDiscarded(0, card) for card in ("driver", "guide", "guide")]
