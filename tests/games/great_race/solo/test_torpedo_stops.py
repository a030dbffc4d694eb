"""Where the Torpedo stops: signs, cities, the sea and the destination, and what it gains there."""

import pytest

from halftrack.games.great_race.cards import hunt_trails, sabotage
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.torpedo import torpedo_sequence
from tests.games.great_race.solo.duel import RED, card, duel, halted, levels_of, moved, powers, told, where
from tests.games.great_race.table import crew, faces_on, listen, named
from tests.support.rules import rule
from tests.support.scripts import run


@rule("solo.7e")
def test_a_stop_ends_the_assistants_move() -> None:
    race, events = moved(2, "2b", laid={"3b": "p1s"})
    assert (where(race), halted(events)) == ("3b", ("stop", "3b", 0))


@rule("solo.13-blue")
@pytest.mark.parametrize(("level", "end"), [(0, "3b"), (1, "Ridge"), (4, "Ridge")])
def test_from_the_first_blue_level_stops_do_not_stop_it(level: int, end: str) -> None:
    assert where(moved(2, "2b", laid={"3b": "p1s"}, levels=powers(blue=level))[0]) == end


@rule("solo.13-blue")
@pytest.mark.parametrize(("level", "assistant", "end"), [(3, 2, "3b"), (4, 2, "Ridge"), (4, 3, "3b")])
def test_the_fourth_blue_level_moves_it_further_with_the_second_assistant(level: int, assistant: int, end: str) -> None:
    shown = card(colour="red", moves=(1, 1))
    race, events = moved(assistant, "2b", shown=shown, laid={"3b": "p1"}, levels=powers(blue=level))
    assert where(race) == end
    assert told(events, "Advances")[0].steps == (2 if end == "Ridge" else 1)


@rule("solo.7e")
def test_a_city_costs_one_petrol_and_ends_the_move() -> None:
    race, events = moved(2, "3b", laid={"4a": "p1", "5b": "p1"}, deck=("guide", "tracker"))
    assert (where(race), levels_of(race), halted(events)) == ("Ridge", (5, 6), ("city", "Ridge", 0))
    assert told(events, "Moved")[0].by == "land"
    assert (told(events, "Moved")[0].petrol, race.torpedo.band) == (1, 3)


@rule("solo.7e")
@pytest.mark.parametrize(("petrol", "end"), [(1, "Ridge"), (0, "3b")])
def test_without_petrol_there_is_no_way_into_a_city(petrol: int, end: str) -> None:
    race, events = moved(3, "3b", petrol=petrol)
    assert (where(race), race.torpedo.petrol) == (end, 0)
    if end == "3b":
        assert halted(events) == ("petrol", "Ridge", 1)


@rule("solo.7e", "solo.1b")
def test_in_a_city_it_draws_the_citys_cards_and_discards_them() -> None:
    race, events = moved(3, "1c", shown=card(colour="blue"), deck=("guide", "driver", "militia"))
    assert (where(race), named(race.deck), named(race.discards)) == ("Bluff", ["militia"], ["guide", "driver"])
    assert [(event.card, event.where, event.effect) for event in told(events, "CardUsed")] == [
        ("guide", "city", "nothing"), ("driver", "city", "nothing")
    ]  # fmt: skip
    assert race.torpedo.cards == 0


@rule("solo.7e", "hand.3")
def test_with_nothing_to_draw_it_draws_nothing() -> None:
    race, events = moved(3, "1c", shown=card(colour="blue"))
    assert (where(race), told(events, "CardUsed")) == ("Bluff", [])


@rule("solo.13-blue")
@pytest.mark.parametrize(("level", "end"), [(2, "3a"), (3, "Anchorage")])
def test_from_the_third_blue_level_it_crosses_the_sea_for_the_citys_petrol(level: int, end: str) -> None:
    shown = card(colour="yellow", moves=(1, 1))
    race, events = moved(3, "Gate", shown=shown, laid={"3a": "p1", "3b": "p2"}, levels=powers(blue=level))
    assert (where(race), race.torpedo.petrol) == (end, 5)
    assert told(events, "Moved")[0].by == ("sea" if end == "Anchorage" else "land")
    race = duel(at="Gate", shown=shown, levels=powers(blue=level), bag=("p1", "p1"))
    events = listen(race)
    run(torpedo_sequence(race))
    assert told(events, "HeadsFor")[0].steps == (1 if end == "Anchorage" else 5)


@rule("solo.13-blue")
def test_it_does_not_sail_where_that_does_not_serve_its_purpose() -> None:
    race, _ = moved(3, "Gate", shown=card(colour="red"), laid={"3b": "p1"}, levels=powers(blue=3))
    assert where(race) == "3b"


@rule("solo.7", "drive.11")
def test_its_token_moves_with_it() -> None:
    race, _ = moved(3, "2b", laid={"3b": "p1"})
    assert (race.torpedo.band, race.torpedo.token) == (2, 3)


@rule("solo.11")
def test_in_the_destination_it_has_arrived_and_draws_no_cards() -> None:
    race = duel(at="6c", shown=RED, assistants=4, deck=("guide",), entered=("Ridge",))
    events = listen(race)
    run(torpedo_sequence(race))
    assert (where(race), race.torpedo.place, race.torpedo.assistants) == ("South", 1, 0)
    assert (len(race.deck), told(events, "Halted"), race.torpedo.passed) == (1, [], True)


@rule("solo.7")
def test_where_no_way_leads_on_it_stays() -> None:
    race, events = moved(2, "South", laid={})
    assert (where(race), halted(events)) == ("South", ("no way", "South", 0))


@rule("solo.13", "solo.2")
@pytest.mark.parametrize(
    ("colour", "at", "gained"), [("blue", "1c", True), ("green", "1c", False), ("red", "3b", True)]
)
def test_it_gains_a_power_in_a_city_of_its_cards_colour_alone(colour: str, at: str, gained: bool) -> None:
    race, events = moved(3, at, shown=card(colour=colour), laid={"2b": "p1"})
    assert race.solo.powers == (powers(**{colour: 1}) if gained else powers())
    told_of = [(event.seat, event.colour, event.level) for event in told(events, "PowerGained")]
    assert told_of == ([(1, colour, 1)] if gained else [])


@rule("solo.13", "solo.16")
@pytest.mark.parametrize(("level", "layer", "after"), [(1, True, 2), (3, True, 4), (4, True, 4), (0, False, 0)])
def test_levels_are_gained_in_order_up_to_the_fourth_with_the_layer_only(level: int, layer: bool, after: int) -> None:
    race, events = moved(3, "1c", shown=card(colour="blue"), levels=powers(blue=level), legacy_on=layer)
    assert race.solo.powers == powers(blue=after)
    assert len(told(events, "PowerGained")) == after - level


@rule("solo.13", "solo.13-green")
def test_at_once_before_its_cards_are_drawn() -> None:
    quay = card(colour="green")
    race, _ = moved(3, "4d", shown=quay, petrol=3, deck=("jerrycan",), levels=powers(green=2), entered=("Haven",))
    assert (where(race), race.torpedo.petrol) == ("Quay", 3)


@rule("solo.13-yellow")
@pytest.mark.parametrize(("level", "maximum"), [(0, 7), (1, 8), (3, 10)])
def test_a_yellow_level_raises_the_maximum_and_not_the_needle(level: int, maximum: int) -> None:
    race, _ = moved(3, "6b", shown=card(colour="yellow"), petrol=6, mechanical=5, levels=powers(yellow=level))
    assert where(race) == "Anchorage"
    assert (race.torpedo.full_petrol, race.torpedo.full_engine) == (maximum, maximum)
    assert levels_of(race) == (5, 5)


@rule("solo.13-yellow", "solo.1a")
def test_in_the_italian_book_the_mechanical_gauge_goes_on_where_it_was() -> None:
    race, _ = moved(3, "6b", shown=card(colour="yellow"), mechanical=9, book="it")
    assert (race.torpedo.full_petrol, race.torpedo.engine, race.torpedo.full_engine) == (7, 9, 9)


@rule("solo.5", "solo.7a")
def test_a_city_once_entered_is_remembered() -> None:
    race, _ = moved(3, "1c", shown=card(colour="blue"))
    assert race.solo.entered == 1 << race.box.board.number["Bluff"]
    race, _ = moved(3, "3b", entered=("Bluff",))
    assert SOLO.view(race, None)["solo"]["torpedo"]["entered"] == ["Bluff", "Ridge"]


@rule("solo.14", "cards.saboteur")
def test_a_saboteur_costs_it_two_mechanical_levels_and_it_averts_nothing() -> None:
    for edition in ("en", "de"):
        race = duel(crew(hand=("saboteur",)), mechanical=5, edition=edition)
        race.aim = ["saboteur"]
        assert run(sabotage(race, race.human)).over
        assert levels_of(race) == (6, 3)


@rule("solo.14", "cards.trail-hunter", "danger.3")
def test_nobody_averts_what_the_human_does_to_tiles() -> None:
    race = duel(crew(at="3a"), "3d", laid={"4a": "p1", "3b": "p1"})
    race.aim = ["trail hunter"]
    assert run(hunt_trails(race, race.human), "3b").over
    assert faces_on(race) == {}
