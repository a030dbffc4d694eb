"""Points, ranking and outcome: the rules `solo.11`, `solo.14` and `solo.16b`."""

from typing import Any

import pytest

from halftrack.games.great_race.solo.ending import outcome, points, standing
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.state import BIVOUAC, OVER
from tests.games.great_race.solo.duel import Duel, duel
from tests.games.great_race.table import crew
from tests.support.rules import rule


def ended(human: dict[str, Any], torpedo: dict[str, Any], revealed: int = 6) -> Duel:
    """A race that is over, with these crews."""
    race = duel(crew(**human), phase=OVER)
    for name, value in torpedo.items():
        setattr(race.torpedo, name, value)
    race.solo.revealed = revealed
    return race


@rule("solo.11", "finish.3")
def test_the_human_has_points_for_place_gauges_and_francs() -> None:
    race = ended({"place": 1, "engine": 3, "chassis": 4, "francs": 149}, {"place": 2})
    assert points(race, race.human) == {"place": 5, "engine": 3, "chassis": 4, "francs": 2}
    race.human.place = 2
    assert points(race, race.human)["place"] == 3


@rule("solo.11", "solo.3")
@pytest.mark.parametrize(("place", "first"), [(1, 5), (2, 3)])
def test_the_torpedo_for_place_mechanical_levels_and_cards_revealed(place: int, first: int) -> None:
    race = ended({"place": 3 - place}, {"place": place, "engine": 4, "petrol": 5}, revealed=9)
    assert points(race, race.torpedo) == {"place": first, "mechanical": 4, "revealed": 9}


@rule("solo.11")
@pytest.mark.parametrize(("engine", "winner"), [(4, "torpedo"), (5, "human"), (6, "human")])
def test_if_both_arrive_points_decide(engine: int, winner: str) -> None:
    race = ended({"place": 2, "engine": engine, "chassis": 6, "francs": 99}, {"place": 1, "engine": 3}, revealed=6)
    assert sum(points(race, race.torpedo).values()) == 14
    if engine == 5:
        assert sum(points(race, race.human).values()) == 15
    assert outcome(race) == winner


@rule("solo.11")
@pytest.mark.parametrize(("human", "torpedo", "winner"), [(1, 2, "human"), (2, 1, "torpedo")])
def test_the_earlier_arrival_breaks_ties(human: int, torpedo: int, winner: str) -> None:
    place = {1: 5, 2: 3}
    race = ended({"place": human, "engine": 4, "chassis": 10 - place[human], "francs": 0}, {"place": torpedo})
    race.torpedo.engine, race.solo.revealed = 6, 14 - 6 - place[torpedo]
    assert sum(points(race, race.human).values()) == sum(points(race, race.torpedo).values()) == 14
    assert outcome(race) == winner


@rule("solo.11")
def test_if_only_one_arrives_it_has_won() -> None:
    assert outcome(ended({"place": 1, "engine": 0, "chassis": 0, "francs": 0}, {"engine": 6}, revealed=30)) == "human"
    race = ended({"francs": 900}, {"place": 1, "engine": 0}, revealed=1)
    assert outcome(race) == "torpedo"
    assert [row["seat"] for row in standing(race)] == [1, 0]
    assert [row["total"] for row in standing(race)] == [6, None]


@rule("solo.11")
def test_while_it_goes_on_nobody_has_won() -> None:
    race = ended({"place": 1}, {})
    race.phase = BIVOUAC
    assert outcome(race) is None


@rule("solo.16c", "finish.4")
def test_without_an_arrival_it_was_called_off() -> None:
    race = ended({"at": "Haven"}, {})
    assert outcome(race) == "called off"
    assert [row["seat"] for row in standing(race)] == [0, 1]


@rule("solo.16b", "solo.11")
@pytest.mark.parametrize(("revealed", "kind"), [(0, "not begun"), (1, "given up"), (5, "given up")])
def test_giving_up_counts_from_the_first_card_on(revealed: int, kind: str) -> None:
    race = ended({"left": True}, {}, revealed=revealed)
    assert outcome(race) == kind


@rule("leaving.1", "solo.11", "solo.16b")
@pytest.mark.parametrize(("answers", "kind"), [([], "not begun"), (["french"], "not begun"),
                                               (["french", "0-5-0-0"], "given up")])  # fmt: skip
def test_who_gives_up_ends_the_race_at_once(answers: list[str], kind: str) -> None:
    play = SOLO.new(1, 1, {})
    for answer in answers:
        play.answer(0, answer)
    play.abandon(0)
    assert play.result is not None
    assert [row["seat"] for row in play.result] == [1, 0]
    assert outcome(play.state) == kind
    assert play.events(0)[-1]["reason"] == "abandoned"
