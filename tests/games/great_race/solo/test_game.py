"""Setup, options, view, dumps and imagined worlds of a solo race."""

import json
from random import Random
from typing import Any

import pytest

from halftrack import games
from halftrack.engine import IllegalSetup, Play
from halftrack.games.great_race.crews import CREWS
from halftrack.games.great_race.solo.estienne import ESTIENNE, NUMBER
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.options import CHOICES
from halftrack.games.great_race.solo.state import SoloRace
from tests.games.great_race.solo.duel import duel, powers
from tests.games.great_race.table import crew
from tests.support.rules import rule

ALL_3 = [f"{letter}3" for letter in "ABCDEFGH"]


def begun(seed: int = 1, /, **options: Any) -> Play[SoloRace]:
    return SOLO.new(1, seed, options)


def planned(seed: int = 1, /, **options: Any) -> Play[SoloRace]:
    """The first card is revealed."""
    play = begun(seed, **options)
    play.answer(0, "french")
    play.answer(0, "1-2-0-2")
    return play


@rule("solo.1")
def test_it_is_found_by_its_name_and_has_one_seat() -> None:
    assert games.load("great-race-solo") is SOLO
    for seats in (0, 2, "1"):
        with pytest.raises(IllegalSetup, match="one crew races"):
            SOLO.new(seats, 1)  # type: ignore[arg-type]


@rule("solo.1a", "solo.1b", "solo.1c")
def test_the_torpedo_begins_with_six_and_six_and_nothing_else() -> None:
    race = begun().state
    torpedo = race.torpedo
    assert (torpedo.name, torpedo.petrol, torpedo.full_petrol, torpedo.engine, torpedo.full_engine) == (
        "torpedo", 6, 6, 6, 6
    )  # fmt: skip
    assert (torpedo.chassis, torpedo.francs, torpedo.cards, torpedo.leader) == (0, 0, 0, -1)
    assert race.order == [0, 1]
    assert race.human.francs == 80
    assert race.solo.revealed == 0


@rule("solo.1c", "setup.5")
def test_later_the_torpedo_may_be_first() -> None:
    race = begun(first="torpedo").state
    assert (race.order, race.human.francs, race.torpedo.francs) == ([1, 0], 70, 0)


@rule("solo.1a", "solo.13-yellow")
def test_later_it_begins_at_the_maximum_that_legacy_has_reached() -> None:
    torpedo = begun(legacy=True, powers={"yellow": 3}).state.torpedo
    assert (torpedo.petrol, torpedo.engine, torpedo.full_petrol, torpedo.full_engine) == (9, 9, 9, 9)


@rule("solo.2")
def test_its_deck_is_shuffled() -> None:
    decks = {tuple(begun(seed).state.solo.deck) for seed in range(8)}
    assert len(decks) > 4
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(range(8))}


@rule("solo.3")
def test_it_has_five_assistants_when_a_card_is_revealed() -> None:
    assert begun().state.torpedo.assistants == 0
    assert planned().state.torpedo.assistants == 5


@rule("solo.16")
@pytest.mark.parametrize(
    ("asked", "cards"),
    [(3, ALL_3), (",".join(ALL_3), ALL_3), (ALL_3, ALL_3), (1, [f"{letter}1" for letter in "ABCDEFGH"])],
)
def test_cards_are_a_level_or_eight_names(asked: Any, cards: list[str]) -> None:
    options = SOLO.check(1, {"cards": asked})
    assert options["cards"] == cards
    assert sorted(begun(cards=asked).state.solo.deck) == sorted(NUMBER[name] for name in cards)


@rule("solo.16")
@pytest.mark.parametrize(
    "asked", [0, 4, True, "A1", ALL_3[:7], [*ALL_3[:7], "A3"], [*ALL_3[:7], "Z1"], 1.0, [1] * 8, None]
)
def test_no_other_cards_are_taken(asked: Any) -> None:
    with pytest.raises(IllegalSetup, match="'cards' is a level"):
        SOLO.check(1, {"cards": asked})


@rule("solo.16", "solo.13")
@pytest.mark.parametrize(
    ("asked", "levels"),
    [(0, [0] * 4), (4, [4] * 4), ({"red": 2}, [0, 0, 2, 0]), ({"yellow": 4, "blue": 1}, [4, 0, 0, 1])],
)
def test_powers_are_a_level_or_one_a_colour(asked: Any, levels: list[int]) -> None:
    options = SOLO.check(1, {"powers": asked, "legacy": True})
    assert list(options["powers"].values()) == levels
    assert begun(powers=asked, legacy=True).state.solo.powers == levels


@rule("solo.16", "solo.13")
@pytest.mark.parametrize("asked", [5, -1, True, "2", {"pink": 1}, {"red": 5}, {"red": -1}, {"red": True}, {"red": "1"}])
def test_no_other_powers_are_taken(asked: Any) -> None:
    with pytest.raises(IllegalSetup, match="'powers' is a level"):
        SOLO.check(1, {"powers": asked, "legacy": True})


@rule("solo.16")
def test_a_form_lists_three_levels_of_cards_and_none_to_four_of_powers() -> None:
    assert list(CHOICES["cards"].listed(None)) == [1, 2, 3]
    assert list(CHOICES["powers"].listed(None)) == [0, 1, 2, 3, 4]


@rule("solo.16")
def test_powers_need_their_layer() -> None:
    with pytest.raises(IllegalSetup, match=r"^legacy powers need the option 'legacy'$"):
        SOLO.check(1, {"powers": 1})
    assert SOLO.check(1, {"powers": 0})["powers"]["red"] == 0


@rule("alone.1", "alone.6")
@pytest.mark.parametrize("option", [{"deck": True}, {"legacy": True}, {"first": "torpedo"}])
def test_alone_there_is_no_torpedo_to_speak_of(option: dict[str, Any]) -> None:
    with pytest.raises(IllegalSetup, match=r"^alone there is no Torpedo: no 'deck', no 'legacy', no 'first'$"):
        SOLO.check(1, {"alone": True, **option})


@rule("solo.16")
@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ({"first": 0}, "human or torpedo"), ({"deck": 1}, "true or false"), ({"solo-edition": "fr"}, "en or it"),
        ({"seats": 2}, "no option is called 'seats': there are board, start, edition"),
        ({"board": "atlantis"}, "atlantis"),
        ({"start": "Dakar"}, "starts in"), ({"legacy": "x"}, "true or false"), ({"passport": 0}, "true or false"),
        ({"alone": None}, "true or false"),
    ],
)  # fmt: skip
def test_wrong_options_are_told(option: dict[str, Any], complaint: str) -> None:
    with pytest.raises(IllegalSetup, match=complaint):
        SOLO.check(1, option)


@rule("solo.16")
def test_without_wishes_it_is_the_first_race_without_layers() -> None:
    options = SOLO.check(1, {})
    assert {name: options[name] for name in ("solo-edition", "deck", "legacy", "passport", "first", "alone")} == {
        "solo-edition": "en", "deck": False, "legacy": False, "passport": False, "first": "human", "alone": False,
    }  # fmt: skip
    assert (options["board"], options["start"], options["confirm"]) == ("africa", "Colomb-Béchar", True)
    assert SOLO.check(1, options) == options


@rule("solo.16")
def test_the_terms_of_a_race_are_its_options() -> None:
    terms = begun(legacy=True, **{"solo-edition": "it"}).state.solo.terms
    assert (terms.edition.name, terms.edition.dangers_once, terms.edition.caps_mechanical) == ("it", True, False)
    assert (terms.legacy, terms.alone) == (True, False)
    terms = begun().state.solo.terms
    assert (terms.edition.name, terms.edition.dangers_once, terms.edition.caps_mechanical) == ("en", False, True)
    assert terms.legacy is False
    assert begun(alone=True).state.solo.terms.alone


@rule("setup.2", "fifth.1")
def test_every_option_of_a_race_is_in_the_catalogue() -> None:
    catalogue = SOLO.catalogue({"fifth": True})
    assert set(CREWS) <= set(catalogue)
    assert "0-5-0-0" in catalogue
    assert "Cape Town" in SOLO.catalogue()


@rule("solo.2")
def test_the_data_of_a_race_are_its_board_and_all_cards() -> None:
    africa, america = SOLO.check(1, {}), SOLO.check(1, {"board": "south-america"})
    assert SOLO.digest(africa) != SOLO.digest(america)
    assert all(int(part, 16) for part in SOLO.digest(africa).split("-"))
    assert len(SOLO.digest(africa).split("-")) == 3
    assert SOLO.digest(africa) != games.load("great-race").digest(africa)


@rule("visibility.1", "solo.2")
def test_the_card_of_the_turn_and_what_has_been_seen_are_open() -> None:
    play = planned(legacy=True, powers={"green": 1})
    solo = play.view(0)["solo"]
    card = ESTIENNE[play.state.solo.card]
    assert solo["card"] == {**card._asdict(), "moves": list(card.moves), "slots": list(card.slots)}
    assert (solo["seen"], solo["revealed"], solo["turns"]) == ([card.name], 1, None)
    assert (solo["edition"], solo["legacy"], solo["alone"], solo["outcome"]) == ("en", True, False, None)
    assert solo["powers"] == {"yellow": 0, "green": 1, "red": 0, "blue": 0}
    assert play.view(0)["game"] == "great-race-solo"
    assert begun().view(0)["solo"]["card"] is None
    assert begun().view(0)["solo"]["torpedo"] is None


@rule("visibility.1", "solo.5")
def test_where_it_heads_and_by_which_way_all_can_see() -> None:
    race = duel(crew(at="6b"), "3b", levels=powers(blue=1), entered=("Gate",), assistants=3)
    view = SOLO.view(race, None)["solo"]
    assert view["torpedo"] == {
        "objective": "Quay", "reason": "nearest", "path": ["Ridge", "Haven", "Quay"], "entered": ["Gate"],
        "assistants": 3,
    }  # fmt: skip
    assert view["your path"] == ["South"]


@rule("visibility.2")
def test_his_hand_the_human_alone_sees_and_keeps_in_every_world() -> None:
    play = planned(3)
    play.answer(0, "draw card")
    assert play.view(0)["crews"][0]["hand"]
    assert play.view(None)["crews"][0]["hand"] is None
    hand = play.state.human.hand
    assert all(play.imagine(0, Random(n)).state.human.hand == hand for n in range(9))
    assert any(play.imagine(None, Random(n)).state.human.hand != hand for n in range(9))


@rule("visibility.2", "solo.2")
def test_the_order_of_its_deck_nobody_can_see() -> None:
    play = planned(3)
    coming = play.view(0)["solo"]["coming"]
    assert coming == sorted(coming)
    assert len(coming) == 7
    orders = {tuple(play.imagine(seat, Random(n)).state.solo.deck) for n in range(20) for seat in (0, None)}
    assert len(orders) > 10
    assert all(sorted(order) == sorted(play.state.solo.deck) for order in orders)
    assert all(play.imagine(0, Random(n)).view(0) == play.view(0) for n in range(5))


@rule("visibility.2", "solo.2")
def test_after_an_undo_of_what_was_seen_it_is_shuffled_too() -> None:
    play = planned(3)
    before = play.state.solo.deck.copy()
    orders = []
    for _ in range(4):
        SOLO.reshuffle(play.state)
        orders.append(tuple(play.state.solo.deck))
    assert len(set(orders)) > 2
    assert all(sorted(order) == sorted(before) for order in orders)
    assert len(play.state.deck) == 46


@rule("solo.16a")
def test_a_dump_brings_everything_back() -> None:
    play = planned(legacy=True, powers=2, cards=2)
    for _ in range(9):
        question = play.open[0]
        play.answer(0, question.options[-1])
    table = json.loads(json.dumps(play.dump))
    race = SOLO.restore(1, play.options, table)
    assert SOLO.dump(race) == table
    assert set(table["solo"]) == {"deck", "discards", "card", "revealed", "powers", "entered"}
    assert race.solo.terms == play.state.solo.terms
    assert race.copy().solo == race.solo
    other = race.copy()
    other.solo.deck.append(0)
    other.solo.discards.append(0)
    other.solo.powers[0] += 1
    assert SOLO.dump(race) == table


@rule("leaving.1")
def test_only_the_human_can_leave_and_only_while_he_races() -> None:
    play = begun()
    assert SOLO.in_play(play.state, 0)
    assert not SOLO.in_play(play.state, 1)
    play.abandon(0)
    assert not SOLO.in_play(play.state, 0)
    assert play.result is not None


@rule("convoy.8", "drive.7")
def test_figures_and_reasons_are_those_of_every_race() -> None:
    play = planned()
    question = play.open[0]
    assert set(question.facts) == set(question.options)
    assert all("rule" in reason for reason in question.why_not.values())
    assert question.facts["pass"]
    assert question.why_not
