"""The crossing alone: the rules `alone`."""

from typing import Any

import pytest

from halftrack.engine import Play
from halftrack.games.great_race.solo.ending import outcome, standing
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.phases import bivouac, end_of_convoy, maintain, planning, reveal
from halftrack.games.great_race.solo.state import SoloRace
from halftrack.games.great_race.state import BIVOUAC, NONE, OVER, PLANNING
from tests.games.great_race.solo.duel import card, duel, told
from tests.games.great_race.table import crew, faces_on, hand_of, listen, named
from tests.support.rules import rule
from tests.support.scripts import run


def begun(seed: int = 1, **options: Any) -> Play[SoloRace]:
    play: Play[SoloRace] = SOLO.new(1, seed, {"alone": True, **options})
    play.answer(0, "french")
    return play


@rule("alone.1", "setup.5")
def test_one_crew_with_80_francs_and_nobody_else() -> None:
    race = begun().state
    assert (len(race.crews), race.order, race.human.francs) == (1, [0], 80)
    view = begun().view(0)
    assert view["solo"]["torpedo"] is None
    assert len(view["crews"]) == 1


@rule("alone.1", "convoy.6")
def test_it_takes_sequence_after_sequence() -> None:
    play = begun()
    play.answer(0, "2-2-0-1")
    assert play.open[0].kind == "sequence"
    play.answer(0, "collect funding")
    while play.open[0].kind == "confirm":
        play.answer(0, "confirm")
    assert (play.open[0].kind, play.state.human.francs) == ("sequence", 90)


@rule("alone.2")
def test_six_cards_lie_open_in_the_order_in_which_they_come() -> None:
    play = begun()
    coming = play.view(0)["solo"]["coming"]
    assert (len(coming), play.view(0)["solo"]["turns"]) == (6, 6)
    assert coming != sorted(coming)
    assert all(name[1] == "1" for name in coming)
    play.answer(0, "0-0-0-5")
    assert play.view(0)["solo"]["card"]["name"] == coming[0]
    assert play.view(0)["solo"]["coming"] == coming[1:]
    assert len({tuple(sorted(begun(seed).view(0)["solo"]["coming"])) for seed in range(9)}) > 1


@rule("alone.2")
@pytest.mark.parametrize(("turn", "phase"), [(5, BIVOUAC), (6, OVER)])
def test_after_the_sixth_convoy_it_has_failed(turn: int, phase: int) -> None:
    race = duel(alone=True)
    race.turn = turn
    events = listen(race)
    run(end_of_convoy(race))
    assert race.phase == phase
    assert outcome(race) == (None if turn == 5 else "called off")
    assert [event.reason for event in told(events, "RaceEnded")] == (["called off"] if turn == 6 else [])


@rule("alone.2")
def test_who_arrives_in_time_has_won() -> None:
    race = duel(crew(at="South", place=1), alone=True)
    race.turn = 6
    run(end_of_convoy(race))
    assert outcome(race) == "human"
    assert [row["seat"] for row in standing(race)] == [0]


@rule("alone.2", "solo.16c")
def test_against_the_torpedo_the_sixth_turn_is_like_any() -> None:
    race = duel()
    race.turn = 6
    run(end_of_convoy(race))
    assert race.phase == BIVOUAC


@rule("alone.3")
def test_hard_tiles_are_laid_as_soon_as_the_card_is_revealed_easy_ones_discarded() -> None:
    race = duel(crew(at="3d"), alone=True, coming=("A1",), shown=card(tiles=3), bag=("p1", "p3", "p2x", "p1"))
    race.solo.card, events = NONE, listen(race)
    assert run(reveal(race)).over
    assert [event.seat for event in told(events, "TilesDealt")] == [0]
    assert faces_on(race) == {"6c": "p2x", "2d": "p3"}
    assert (len(race.removed), len(race.bag), race.human.assistants) == (1, 1, 1)


@rule("alone.4")
def test_maintenance_pays_no_bonus() -> None:
    race = duel(crew(security=2), alone=True)
    maintain(race)
    assert (race.human.francs, race.human.security, race.phase) == (80, 0, BIVOUAC)


@rule("alone.5")
def test_both_slots_are_discarded_then_the_crew_takes_one_and_what_is_left_hurts() -> None:
    race = duel(alone=True, deck=("guide", "driver", "saboteur", "con artist", "tracker", "militia"))
    race.solo.powers = [4, 4, 4, 4]
    script = run(bivouac(race))
    assert (script.kind, script.options) == ("take", ["con artist", "driver", "tracker"])
    assert named(race.discards) == ["guide", "saboteur"]
    script.answer("driver").answer("let it happen")
    assert script.over
    assert (hand_of(race.human), race.human.chassis, race.phase) == (["driver"], 5, PLANNING)
    assert named(race.deck) == ["militia"]


@rule("alone.1", "solo.10")
def test_nobody_recovers() -> None:
    race = duel(alone=True)
    events = listen(race)
    script = run(planning(race))
    assert script.kind == "plan"
    assert told(events, "Recovered") == []


@rule("alone.6", "solo.16b")
def test_it_may_be_given_up() -> None:
    play = begun()
    play.answer(0, "0-0-0-5")
    play.abandon(0)
    assert outcome(play.state) == "given up"


@rule("alone.2", "visibility.2")
def test_the_calendar_is_no_secret_and_is_not_shuffled_again() -> None:
    play = begun()
    for number in range(6):
        world = play.imagine(0, play.state.rng)
        assert world.state.solo.deck == play.state.solo.deck
        play.state.rng.stir(number)
    before = play.state.solo.deck.copy()
    SOLO.reshuffle(play.state)
    assert play.state.solo.deck == before
