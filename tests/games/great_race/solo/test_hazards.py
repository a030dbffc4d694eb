"""What the cards do that the Torpedo takes, and those left: the rules `solo.9a`, `solo.13-green` and `solo.13-red`."""

from typing import Any

import pytest

from halftrack.games.great_race.deck import NUMBER
from halftrack.games.great_race.solo.hazards import gain_mechanical, gain_petrol, hurt_by_what_is_left, use_card
from tests.games.great_race.solo.duel import Duel, card, duel, levels_of, powers, told
from tests.games.great_race.table import crew, gauges, hand_of, listen, named
from tests.support.rules import rule
from tests.support.scripts import Run, run


def used(name: str, where: str = "bivouac", **more: Any) -> Duel:
    """The table after the Torpedo has used a card that nobody averts."""
    race = duel(**{"petrol": 2, "mechanical": 2, **more})
    listen(race)
    assert run(use_card(race, NUMBER[name], where)).over
    return race


def left(*cards: str, human: Any = None, **more: Any) -> tuple[Duel, Run]:
    """The bivouac with these cards left, and its dangers on their way."""
    race = duel(human or crew(), **more)
    race.display = [NUMBER[name] for name in cards]
    listen(race)
    return race, run(hurt_by_what_is_left(race))


@rule("solo.1a")
@pytest.mark.parametrize(("petrol", "gained"), [(2, 3), (4, 2), (6, 0)])
def test_petrol_is_kept_to_its_maximum(petrol: int, gained: int) -> None:
    race = duel(petrol=petrol)
    assert gain_petrol(race, 3) == gained
    assert race.torpedo.petrol == petrol + gained


@rule("solo.1a")
@pytest.mark.parametrize(("book", "gained"), [("en", 2), ("it", 3)])
def test_mechanical_too_but_not_in_the_italian_book(book: str, gained: int) -> None:
    race = duel(mechanical=4, book=book)
    assert gain_mechanical(race, 3) == gained
    assert (race.torpedo.engine, race.torpedo.full_engine) == (4 + gained, max(6, 4 + gained))
    assert gain_petrol(duel(petrol=5, book=book), 3) == 1


@rule("solo.1a")
def test_there_it_goes_up_to_the_end_of_the_scale() -> None:
    race = duel(mechanical=9, book="it")
    race.torpedo.full_engine = 9
    assert gain_mechanical(race, 3) == 1
    assert (race.torpedo.engine, race.torpedo.full_engine) == (10, 10)


@rule("solo.13-green")
@pytest.mark.parametrize(("name", "levels"), [("jerrycan", 1), ("refuelling station", 4)])
@pytest.mark.parametrize(("where", "from_level"), [("bivouac", 1), ("city", 3)])
def test_fuel_fills_its_tank_from_the_bivouac_then_from_cities(
    name: str, levels: int, where: str, from_level: int
) -> None:
    for level in range(5):
        race = used(name, where, levels=powers(green=level))
        assert levels_of(race) == (2 + (levels if level >= from_level else 0), 2)


@rule("solo.13-green")
@pytest.mark.parametrize(("name", "levels"), [("spare parts", 1), ("toolbox", 3)])
@pytest.mark.parametrize(("where", "from_level"), [("bivouac", 2), ("city", 4)])
def test_parts_mend_it_from_the_bivouac_then_from_cities(name: str, levels: int, where: str, from_level: int) -> None:
    for level in range(5):
        race = used(name, where, levels=powers(green=level))
        assert levels_of(race) == (2, 2 + (levels if level >= from_level else 0))


@rule("solo.13-green")
def test_never_over_the_maximum_and_what_they_did_is_told() -> None:
    race = used("refuelling station", petrol=4, levels=powers(green=4))
    (event,) = told(race.told or [], "CardUsed")
    assert (event.seat, event.card, event.where, event.effect, event.levels) == (
        1, "refuelling station", "bivouac", "petrol", 2
    )  # fmt: skip
    race = used("toolbox", "city", mechanical=5, levels=powers(green=4))
    assert (told(race.told or [], "CardUsed")[0].effect, told(race.told or [], "CardUsed")[0].levels) == (
        "mechanical",
        1,
    )


@rule("solo.1b")
@pytest.mark.parametrize("name", ["jerrycan", "driver", "militia", "saboteur", "financial"])
def test_whatever_it_takes_is_discarded_and_without_powers_does_nothing(name: str) -> None:
    race = used(name)
    assert (levels_of(race), gauges(race.human), named(race.discards)) == ((2, 2), (6, 5, 6), [name])
    assert (race.torpedo.cards, race.torpedo.francs) == (0, 0)
    assert (told(race.told or [], "CardUsed")[0].effect, told(race.told or [], "CardUsed")[0].levels) == ("nothing", 0)


@rule("solo.13-red")
@pytest.mark.parametrize("name", ["saboteur", "trail hunter", "con artist"])
@pytest.mark.parametrize(("where", "from_level"), [("bivouac", 1), ("city", 2)])
def test_its_danger_cards_hurt_the_human_from_the_bivouac_then_from_cities(
    name: str, where: str, from_level: int
) -> None:
    for level in range(5):
        race = used(name, where, levels=powers(red=level), shown=card(damage=2))
        assert gauges(race.human) == (6, 5, 4 if level >= from_level else 6)
        assert named(race.discards) == [name]
        if level >= from_level:
            assert told(race.told or [], "CardUsed")[0].effect == "danger"
            assert told(race.told or [], "CardUsed")[0].levels == 2


@rule("solo.13-red")
def test_other_cards_never_do() -> None:
    assert gauges(used("driver", levels=powers(red=4)).human) == (6, 5, 6)


@rule("solo.13-red", "danger.1")
@pytest.mark.parametrize(("answer", "chassis"), [("let it happen", 5), ("militia", 6), ("guard", 6)])
def test_militia_or_guard_avert_its_danger(answer: str, chassis: int) -> None:
    race = duel(crew(hand=("militia",), security=1), levels=powers(red=2))
    asked = run(use_card(race, NUMBER["saboteur"], "city"))
    assert (asked.kind, asked.seat, asked.options) == ("avert", 0, ["let it happen", "militia", "guard"])
    assert (race.aim, named(race.played), race.discards) == (["saboteur", "french"], ["saboteur"], [])
    assert asked.answer(answer).over
    assert (race.human.chassis, race.aim) == (chassis, [])
    assert named(race.discards)[-1] == "saboteur"


@rule("solo.9a", "solo.2")
@pytest.mark.parametrize(
    ("gauge", "damage", "after"), [("chassis", 1, (6, 5, 5)), ("chassis", 2, (6, 5, 4)), ("engine", 2, (6, 3, 6))]
)
def test_a_danger_left_costs_what_the_card_shows_on_its_gauge(
    gauge: str, damage: int, after: tuple[int, int, int]
) -> None:
    race, script = left("guide", "saboteur", "driver", shown=card(gauge=gauge, damage=damage))
    assert script.over
    assert gauges(race.human) == after
    (event,) = told(race.told or [], "Endangered")
    assert (event.seat, event.card, event.gauge, event.damage) == (0, "saboteur", gauge, damage)


@rule("solo.9a")
@pytest.mark.parametrize(("book", "chassis"), [("en", 3), ("it", 5)])
def test_each_danger_left_in_the_english_book_one_in_the_italian(book: str, chassis: int) -> None:
    race, _ = left("con artist", "saboteur", "guide", "trail hunter", book=book)
    assert race.human.chassis == chassis


@rule("solo.9a")
def test_without_a_danger_nothing_happens() -> None:
    for book in ("en", "it"):
        assert gauges(left("guide", "driver", "militia", book=book)[0].human) == (6, 5, 6)


@rule("solo.9a")
@pytest.mark.parametrize(("level", "after"), [(2, 0), (1, 0), (0, 0)])
def test_as_much_as_the_gauge_holds(level: int, after: int) -> None:
    race, _ = left("saboteur", human=crew(chassis=level), shown=card(damage=2))
    assert gauges(race.human) == (6, 5, after)
    race, _ = left("saboteur", human=crew(engine=level), shown=card(damage=2, gauge="engine"))
    assert gauges(race.human) == (6, after, 6)
    assert len(told(race.told or [], "Endangered")) == (1 if level else 0)


@rule("solo.9a", "danger.4")
def test_of_an_empty_gauge_nobody_is_asked() -> None:
    race, script = left("saboteur", human=crew(hand=("militia",), engine=0), shown=card(gauge="engine"))
    assert script.over
    assert hand_of(race.human) == ["militia"]


@rule("solo.9a")
def test_one_militia_averts_the_damage_of_one_card() -> None:
    race, script = left("con artist", "saboteur", human=crew(hand=("militia",)))
    script.answer("militia")
    assert script.over
    assert (race.human.chassis, hand_of(race.human)) == (5, [])


@rule("solo.9a", "hand.1")
def test_the_hand_limit_falls_with_the_chassis() -> None:
    race, script = left("saboteur", human=crew(hand=("guide", "driver"), chassis=2))
    script.answer("let it happen")
    assert script.kind == "discard"
    assert script.answer("guide").over
    assert hand_of(race.human) == ["driver"]


@rule("finish.1", "solo.13-red")
def test_who_has_arrived_is_hurt_no_more() -> None:
    race = duel(crew(at="South", place=1), levels=powers(red=4))
    assert run(use_card(race, NUMBER["saboteur"], "city")).over
    assert gauges(race.human) == (6, 5, 6)
