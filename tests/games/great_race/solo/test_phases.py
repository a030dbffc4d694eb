"""The turn of a solo race: the rules `solo.1`, `solo.3`, `solo.8`, `solo.9` and `solo.10`."""

from typing import Any

import pytest

from halftrack.games.great_race.crews import CREWS
from halftrack.games.great_race.deck import NUMBER
from halftrack.games.great_race.solo.estienne import NUMBER as CARDS
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.phases import (
    bivouac,
    choose_own_crew,
    end_of_convoy,
    maintain,
    planning,
    recover,
    reveal,
)
from halftrack.games.great_race.state import BIVOUAC, CHOOSING, CONVOY, NONE, OVER, PLANNING
from tests.games.great_race.solo.duel import Duel, card, duel, levels_of, powers, told
from tests.games.great_race.table import crew, gauges, hand_of, listen, named
from tests.support.rules import rule
from tests.support.scripts import Run, run

FIVE = ("guide", "driver", "saboteur", "militia", "tracker")


def camp(*deck: str, human_first: bool = True, human: Any = None, **more: Any) -> tuple[Duel, Run]:
    """A bivouac of these cards, slot by slot."""
    race = duel(human or crew(), deck=deck or FIVE, order=(0, 1) if human_first else (1, 0), **more)
    listen(race)
    return race, run(bivouac(race))


@rule("solo.1", "setup.2")
def test_the_human_takes_any_crew() -> None:
    race = duel(phase=CHOOSING)
    script = run(choose_own_crew(race))
    assert (script.seat, script.kind) == (0, "crew")
    assert script.options == list(CREWS[:4])
    script.answer("english")
    assert (race.human.name, race.phase, gauges(race.human)) == ("english", PLANNING, (6, 5, 6))
    assert race.torpedo.name == "torpedo"


@rule("solo.3")
def test_the_human_plans_before_the_first_card() -> None:
    race = duel(phase=PLANNING, petrol=1)
    race.solo.card = NONE
    script = run(planning(race))
    assert (script.seat, script.kind, levels_of(race)) == (0, "plan", (1, 6))
    assert script.answer("1-2-1-1").over
    assert (race.phase, race.solo.card, race.human.security) == (CONVOY, NONE, 1)


@rule("solo.10", "solo.2")
@pytest.mark.parametrize(("before", "after"), [((1, 1), (5, 3)), ((3, 5), (6, 6)), ((6, 6), (6, 6))])
def test_then_the_torpedo_recovers_what_the_card_shows_up_to_its_maximum(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    race = duel(phase=PLANNING, petrol=before[0], mechanical=before[1])
    events = listen(race)
    script = run(planning(race))
    assert levels_of(race) == after
    (event,) = told(events, "Recovered")
    assert (event.seat, event.petrol, event.mechanical) == (1, after[0] - before[0], after[1] - before[1])
    assert script.answer("0-0-0-5").over
    assert race.solo.card == NONE


@rule("solo.10", "solo.13-yellow")
def test_with_yellow_levels_it_recovers_more() -> None:
    race = duel(petrol=5, mechanical=7, levels=powers(yellow=2), shown=card(petrol=9, mechanical=9))
    recover(race)
    assert levels_of(race) == (8, 8)


@rule("solo.3", "solo.2")
def test_a_turn_begins_with_the_next_card_of_the_deck() -> None:
    race = duel(crew(leader_used=True), coming=("C1", "A2"), seen=("B1",))
    race.solo.card, race.torpedo.pathfinder, race.torpedo.mechanics = NONE, 0, 0
    events, race.reveals = listen(race), 5
    assert run(reveal(race)).over
    solo = race.solo
    assert (solo.card, solo.revealed, solo.deck) == (CARDS["C1"], 2, [CARDS["A2"]])
    assert solo.discards == [CARDS["B1"], CARDS["C1"]]
    assert (race.turn, race.human.leader_used) == (2, False)
    assert (race.torpedo.pathfinder, race.torpedo.mechanics) == (1, 4)
    assert race.reveals == 6
    (event,) = told(events, "EstienneRevealed")
    assert (event.turn, event.card, event.colour, event.tiles, event.moves) == (2, "X1", "green", 2, (2, 1))
    assert (event.seat, told(events, "EstienneReshuffled")) == (NONE, [])


@rule("solo.3")
def test_a_deck_used_up_is_shuffled_again_and_its_cards_count_again() -> None:
    orders = set()
    for counter in range(8):
        race = duel(seen=("A1", "B1", "C1"))
        race.rng.counter, race.solo.revealed = counter, 8
        events = listen(race)
        run(reveal(race))
        assert sorted([*race.solo.deck, race.solo.card]) == [CARDS["A1"], CARDS["B1"], CARDS["C1"]]
        assert (race.solo.revealed, race.solo.discards) == (9, [race.solo.card])
        assert [(event.seat, event.cards) for event in told(events, "EstienneReshuffled")] == [(NONE, 3)]
        orders.add((race.solo.card, *race.solo.deck))
    assert len(orders) > 1


@rule("solo.3")
def test_human_and_torpedo_have_sequences_by_turns() -> None:
    for first, who in (("human", ["human", "torpedo", "human", "torpedo"]), ("torpedo", ["torpedo", "human"] * 2)):
        play = SOLO.new(1, 3, {"first": first})
        play.answer(0, "french")
        play.answer(0, "0-0-0-5")
        assert play.state.order == ([0, 1] if first == "human" else [1, 0])
        assert ("HeadsFor" in [event["kind"] for event in play.events(0)]) is (who[0] == "torpedo")


@rule("solo.8")
@pytest.mark.parametrize(
    ("at", "petrol", "after"), [("3c", 2, 3), ("Haven", 2, 4), ("Haven", 5, 6), ("3c", 6, 6), ("Haven", 6, 6)]
)
def test_the_torpedo_as_first_gains_petrol(at: str, petrol: int, after: int) -> None:
    race = duel(crew(at="North", security=2), at, petrol=petrol, assistants=0)
    events = listen(race)
    maintain(race)
    assert (race.order, race.torpedo.petrol, race.human.francs) == ([1, 0], after, 80)
    assert (race.human.security, race.phase) == (0, BIVOUAC)
    gained = told(events, "PetrolGained")[0]
    assert (gained.seat, gained.petrol, gained.francs) == (1, after - petrol, 0)


@rule("solo.8", "maintenance.1")
def test_the_human_as_first_receives_20_francs() -> None:
    race = duel(crew(at="Haven"), "3c", petrol=2, order=(1, 0))
    events = listen(race)
    maintain(race)
    assert (race.order, race.torpedo.petrol, race.human.francs) == ([0, 1], 2, 100)
    paid = told(events, "FrancsGained")[0]
    assert (paid.seat, paid.francs, paid.reason) == (0, 20, "bonus")
    assert race.torpedo.assistants == 0


@rule("solo.9")
@pytest.mark.parametrize(
    ("human_first", "torpedo_takes", "human_takes"),
    [(True, ["guide", "saboteur"], 1), (False, ["guide"], 2)],
)
def test_the_torpedo_takes_from_its_slots_then_the_human_one_or_two(
    human_first: bool, torpedo_takes: list[str], human_takes: int
) -> None:
    race, script = camp(human_first=human_first)
    assert named(race.discards) == torpedo_takes
    takes = 0
    while not script.over and script.kind == "take":
        assert script.seat == 0
        script.answer(script.options[0])
        takes += 1
    assert (takes, race.human.cards) == (human_takes, human_takes)


@rule("solo.9")
@pytest.mark.parametrize(("slots", "gone"), [((1, 3), ["guide", "saboteur"]), ((5, 2), ["tracker", "driver"]),
                                             ((4, 5), ["militia", "tracker"])])  # fmt: skip
def test_the_slots_keep_their_numbers_while_it_takes(slots: tuple[int, int], gone: list[str]) -> None:
    race, _ = camp(shown=card(slots=slots))
    assert named(race.discards) == gone


@rule("solo.9")
def test_five_cards_are_laid_out_and_the_rest_is_discarded() -> None:
    race, script = camp(*FIVE, "financial")
    assert named(race.deck) == ["financial"]
    laid = told(race.told or [], "CardsLaidOut")[0]
    assert (laid.cards, laid.slots) == (FIVE, (1, 3))
    assert script.answer("militia").over
    assert named(race.discards) == ["guide", "saboteur", "driver", "tracker"]
    assert (race.display, race.phase, hand_of(race.human)) == ([], PLANNING, ["militia"])
    assert told(race.told or [], "CardsLeft")[0].cards == ("driver", "tracker")
    assert (laid.seat, told(race.told or [], "CardsLeft")[0].seat) == (NONE, NONE)
    assert [event.where for event in told(race.told or [], "CardUsed")] == ["bivouac", "bivouac"]


@rule("solo.9")
def test_with_fewer_cards_a_slot_without_one_gives_nothing() -> None:
    race, script = camp("guide", "driver")
    assert script.over
    assert (named(race.discards), hand_of(race.human)) == (["guide"], ["driver"])
    race, script = camp("guide", "driver", "militia", shown=card(slots=(3, 4)))
    assert named(race.discards) == ["militia"]


@rule("solo.9", "fifth.3", "leaders.5")
@pytest.mark.parametrize("human_first", [True, False])
def test_with_deforet_there_are_six_cards_and_hers_comes_before_the_damage(human_first: bool) -> None:
    human = crew("suffragettes", leader="suffragettes")
    race, script = camp("guide", "driver", "saboteur", "saboteur", "tracker", "financial", human=human,
                        human_first=human_first, shown=card(slots=(1, 2)))  # fmt: skip
    for _ in range(1 if human_first else 2):
        script.answer("saboteur" if "saboteur" in script.options else "tracker")
    assert (race.human.chassis, race.human.leader_used) == (6, True)
    assert script.kind == "take"
    script.answer("saboteur" if "saboteur" in script.options else "tracker")
    assert race.human.chassis == 6
    assert race.human.cards == (2 if human_first else 3)
    assert script.over


@rule("solo.9", "solo.9a")
def test_the_damage_of_what_is_left_comes_last() -> None:
    race, script = camp("guide", "driver", "saboteur", "con artist", "tracker", shown=card(slots=(1, 2)))
    script.answer("saboteur")
    script.answer("let it happen")
    assert script.over
    assert race.human.chassis == 5
    race, script = camp("guide", "driver", "saboteur", "jerrycan", "tracker", shown=card(slots=(1, 2)))
    assert script.answer("saboteur").over
    assert race.human.chassis == 6


@rule("solo.9", "solo.13-red")
def test_its_own_dangers_hurt_before_the_human_takes() -> None:
    race, script = camp(levels=powers(red=1))
    assert race.human.chassis == 5
    assert script.kind == "take"


@rule("solo.9", "visibility.1")
def test_what_it_has_not_yet_taken_still_lies_there() -> None:
    human = crew(hand=("militia",))
    race, script = camp("saboteur", "guide", "con artist", "driver", "tracker", human=human, levels=powers(red=1))
    assert script.kind == "avert"
    assert (named(race.played), named(race.display)) == (["saboteur"], ["guide", "con artist", "driver", "tracker"])


@rule("solo.11", "finish.2")
def test_after_an_arrival_there_is_no_maintenance() -> None:
    race = duel(crew(at="South", place=1))
    events = listen(race)
    run(end_of_convoy(race))
    assert (race.phase, race.human.francs) == (OVER, 80)
    assert told(events, "RaceEnded")[0].reason == "arrival"


@rule("solo.16c", "finish.4")
@pytest.mark.parametrize(("turn", "over"), [(39, False), (40, True)])
def test_after_forty_turns_it_is_called_off(turn: int, over: bool) -> None:
    race = duel()
    race.turn = turn
    events = listen(race)
    run(end_of_convoy(race))
    assert (race.phase == OVER) is over
    assert [event.reason for event in told(events, "RaceEnded")] == (["called off"] if over else [])
    assert (race.phase == BIVOUAC) is not over


@rule("solo.3")
def test_card_convoy_maintenance_bivouac_planning_in_this_order() -> None:
    play = SOLO.new(1, 5, {})
    kinds: list[str] = []
    play.answer(0, "french")
    while play.state.turn < 3:
        question = play.open[0]
        play.answer(0, "pass" if "pass" in question.options else question.options[0])
    for event in play.events(None):
        if event["kind"] in (
            "EstienneRevealed",
            "HeadsFor",
            "OrderChanged",
            "CardsLaidOut",
            "Recovered",
            "PlanRevealed",
        ):
            kinds += [event["kind"]] if kinds[-1:] != [event["kind"]] else []
    turn = ["EstienneRevealed", "HeadsFor", "OrderChanged", "CardsLaidOut", "Recovered", "PlanRevealed"]
    assert kinds[:14] == ["PlanRevealed", *turn, *turn, "EstienneRevealed"]


@rule("solo.9", "bivouac.3")
def test_what_the_human_takes_all_have_seen() -> None:
    race, script = camp()
    script.answer("driver")
    assert race.human.known[NUMBER["driver"]] == 1
