"""The quests of the passport: the rules `solo.15` and `quest`."""

from typing import Any

import pytest

from halftrack.engine import Event, Play
from halftrack.games.great_race import events
from halftrack.games.great_race.solo import passport
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.journey import Journey
from halftrack.games.great_race.solo.passport import QUESTS, stamps, way_of
from halftrack.games.great_race.solo.state import SoloRace
from halftrack.games.great_race.state import OVER
from tests.support.rules import rule

IS_MET = {quest.name: quest.is_met for quest in QUESTS}
LAYERS: dict[str, Any] = {"deck": True, "legacy": True, "passport": True}
AFRICA: dict[str, Any] = {"board": "africa", "start": "Colomb-Béchar"}
AMERICA: dict[str, Any] = {"board": "south-america", "start": "Caracas"}


def finished(*told: Event, won: bool = True, turn: int = 6, torpedo: int = 0, human: dict[str, Any] | None = None,
             **options: Any) -> Journey:  # fmt: skip
    """A race with these events and gauges; unless told otherwise the human has won it."""
    play: Play[SoloRace] = SOLO.new(1, 1, {**LAYERS, **options})
    play.answer(0, "french")
    race = play.state
    race.phase, race.turn, race.solo.revealed = OVER, turn, turn
    race.human.place = int(won)
    for name, value in (human or {}).items():
        setattr(race.human, name, value)
    if len(race.crews) > 1:
        race.torpedo.place = torpedo
    race.told = [*(race.told or []), *told]
    return Journey(play)


def entered(*cities: str, seat: int = 0) -> list[Event]:
    return [events.Moved(seat, "nowhere", city, "land", 1) for city in cities]


@rule("solo.15a")
@pytest.mark.parametrize(
    ("layers", "way"),
    [
        ({"deck": True}, "prudent"), ({"deck": True, "legacy": True}, "legendary"), ({"legacy": True}, None),
        ({}, None), ({"alone": True}, "alone"),
    ],
)  # fmt: skip
def test_the_layers_decide_the_way(layers: dict[str, bool], way: str | None) -> None:
    assert way_of(SOLO.check(1, {"passport": True, **layers})) == way
    assert way_of(SOLO.check(1, layers)) is None


@rule("solo.15")
def test_only_a_race_that_was_won_stamps() -> None:
    assert stamps(finished())
    assert stamps(finished(won=False)) == []
    assert stamps(finished(passport=False)) == []
    assert stamps(finished(human={"left": True})) == []


@rule("solo.15", "solo.15a")
def test_one_race_may_stamp_several_in_its_own_way() -> None:
    assert stamps(finished(turn=9, **AFRICA)) == [
        (name, "legendary") for name in ("sahara", "landsman", "mechanic", "unbroken", "reserve", "runaway")
    ]
    assert {way for _, way in stamps(finished(legacy=False))} == {"prudent"}
    assert {way for _, way in stamps(finished(alone=True, deck=False, legacy=False))} == {"alone"}


@rule("solo.15a")
def test_a_quest_names_the_ways_it_can_be_stamped() -> None:
    alone = passport.pages("alone")
    assert len(QUESTS) >= 12
    assert len(alone) >= 8
    assert set(passport.pages("prudent")) == set(passport.NAMES) - {"veteran"}
    assert passport.pages("legendary") == list(passport.NAMES)
    assert set(passport.NAMES) - set(alone) == {"runaway", "lion", "leopard", "condor", "puma", "veteran"}


@rule("solo.15")
def test_what_cannot_be_stamped_that_way_is_not() -> None:
    lion = {"cards": 3, "powers": 4, **AFRICA}
    assert {"lion", "veteran"} <= {name for name, _ in stamps(finished(**lion))}
    assert "lion" not in {name for name, _ in stamps(finished(won=False, **lion))}


@pytest.mark.parametrize(
    ("quest", "options"),
    [
        pytest.param("sahara", AFRICA, marks=rule("quest.sahara")),
        pytest.param("transvaal", {**AFRICA, "start": "Cape Town"}, marks=rule("quest.transvaal")),
        pytest.param("llanos", AMERICA, marks=rule("quest.llanos")),
        pytest.param("pampero", {**AMERICA, "start": "Ushuaia"}, marks=rule("quest.pampero")),
    ],
)
def test_a_crossing_of_a_continent_from_one_end(quest: str, options: dict[str, Any]) -> None:
    crossings = ("sahara", "transvaal", "llanos", "pampero")
    assert [name for name in crossings if IS_MET[name](finished(**options))] == [quest]


@rule("quest.landsman", "quest.passenger")
def test_with_or_without_a_lane() -> None:
    fare, other = events.FarePaid(0, "sea Dakar", 80), events.FarePaid(1, "sea Dakar", 80)
    assert IS_MET["landsman"](finished(other))
    assert not IS_MET["passenger"](finished(other))
    assert not IS_MET["landsman"](finished(fare))
    assert IS_MET["passenger"](finished(fare))


@rule("quest.mechanic")
@pytest.mark.parametrize(("engine", "met"), [(5, True), (4, False)])
def test_the_engine_at_its_maximum(engine: int, met: bool) -> None:
    assert IS_MET["mechanic"](finished(human={"engine": engine})) is met


@rule("quest.unbroken")
def test_never_broken_down() -> None:
    assert IS_MET["unbroken"](finished(events.BrokenDown(1)))
    assert not IS_MET["unbroken"](finished(events.BrokenDown(0)))


@rule("quest.collector")
@pytest.mark.parametrize(
    ("cities", "met"),
    [
        (("Dakar", "Fort-Lamy", "Mombasa"), True), (("Dakar", "Fort-Lamy", "Fort-Lamy"), False), ((), False),
        (("Dakar", "Gao", "Douala", "Windhoek"), False), (("Colomb-Béchar", "Cape Town", "Dakar", "Mombasa"), False),
    ],
)  # fmt: skip
def test_three_different_cities_of_one_colour(cities: tuple[str, ...], met: bool) -> None:
    assert IS_MET["collector"](finished(*entered(*cities))) is met
    assert not IS_MET["collector"](finished(*entered(*cities, seat=1)))


@rule("quest.rainbow")
@pytest.mark.parametrize(
    ("cities", "met"), [(("Dakar", "Gao", "Douala"), True), (("Dakar", "Gao", "Mombasa", "Cape Town", "5e"), False)]
)
def test_cities_of_three_colours(cities: tuple[str, ...], met: bool) -> None:
    assert IS_MET["rainbow"](finished(*entered(*cities))) is met


@rule("quest.sprinter")
@pytest.mark.parametrize(("turn", "met"), [(4, True), (5, True), (6, False)])
def test_in_five_turns(turn: int, met: bool) -> None:
    assert IS_MET["sprinter"](finished(turn=turn)) is met


@rule("quest.treasurer")
@pytest.mark.parametrize(("francs", "met"), [(99, False), (100, True), (150, True)])
def test_with_a_hundred_francs(francs: int, met: bool) -> None:
    assert IS_MET["treasurer"](finished(human={"francs": francs})) is met


@rule("quest.reserve")
@pytest.mark.parametrize(("petrol", "met"), [(2, False), (3, True), (6, True)])
def test_with_half_a_tank(petrol: int, met: bool) -> None:
    assert IS_MET["reserve"](finished(human={"petrol": petrol})) is met


@rule("quest.runaway")
@pytest.mark.parametrize(("torpedo", "met"), [(0, True), (2, False)])
def test_before_the_torpedo_has_arrived(torpedo: int, met: bool) -> None:
    assert IS_MET["runaway"](finished(torpedo=torpedo)) is met


@rule("quest.lion", "quest.leopard", "quest.condor", "quest.puma")
@pytest.mark.parametrize(
    ("cards", "met"), [(3, True), (2, False), (["A3", "B3", "C3", "D3", "E3", "F3", "G3", "H2"], False)]
)
def test_the_same_crossings_against_eight_cards_of_level_3(cards: int | list[str], met: bool) -> None:
    crossings = {
        "lion": AFRICA, "leopard": {**AFRICA, "start": "Cape Town"}, "condor": AMERICA,
        "puma": {**AMERICA, "start": "Ushuaia"},
    }  # fmt: skip
    for name, options in crossings.items():
        found = [quest for quest in crossings if IS_MET[quest](finished(cards=cards, **options))]
        assert found == ([name] if met else [])


@rule("quest.veteran")
@pytest.mark.parametrize(
    ("powers", "met"), [(4, True), ({"yellow": 4, "green": 4, "red": 4, "blue": 3}, False), (0, False)]
)
def test_against_all_sixteen_legacy_levels(powers: int | dict[str, int], met: bool) -> None:
    assert IS_MET["veteran"](finished(powers=powers)) is met
