"""The whole table laid open: the rule `visibility.4`."""

import json
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from halftrack.engine import Play
from halftrack.games.great_race.game import GREAT_RACE
from halftrack.games.great_race.state import Race
from halftrack.games.great_race.view import view
from tests.games.great_race.plays import kinds_open, new, plan, until
from tests.games.great_race.table import scene
from tests.support.rules import rule

ALL = (None, 0, 1)


@rule("visibility.4")
def test_no_view_and_no_event_tells_the_seed_or_the_randomness() -> None:
    play = new(seed="a seed that nobody knows")  # type: ignore[arg-type]
    until(play, "sequence")
    for seat in ALL:
        told = json.dumps([play.view(seat), play.events(seat)])
        assert "nobody knows" not in told
        assert play.state.rng.key not in told


@rule("visibility.4")
def test_the_record_of_a_race_tells_all_of_it() -> None:
    play = new()
    play.abandon(0)
    until(play, "take", "plan")
    play.abandon(1)
    assert play.result is not None
    record = play.record()
    assert (record["seed"], record["seats"], record["entries"][-1]) == (7, 2, ["abandon", 1])


def middle() -> Play[Race]:
    """Three crews in the midst of things: tiles have just been drawn, and one is placed."""
    play = plan(new(3, seed=3, leaders=True, board="tiny-lanes"), "4-0-0-1", "0-5-0-0", "0-0-4-1")
    play.answer(0, "place tiles")
    while "place" not in kinds_open(play).values():
        play.answer(0, play.open[0].options[0])
    play.answer(0, play.open[0].options[0])
    play.state.crews[1].petrol = 2
    return play


def laid_out(play: Play[Race], open_: dict[str, Any]) -> Race:
    return GREAT_RACE.restore(play.seats, play.options, open_)


@rule("visibility.4")
def test_the_whole_table_can_be_laid_open_and_laid_out_again() -> None:
    play = middle()
    table, open_ = play.state, json.loads(json.dumps(GREAT_RACE.dump(play.state)))
    again = laid_out(play, open_)
    assert GREAT_RACE.dump(again) == GREAT_RACE.dump(table) == open_
    assert [view(again, seat) for seat in ALL] == [view(table, seat) for seat in ALL]
    assert (again.rng.key, again.rng.counter) == (table.rng.key, table.rng.counter)
    assert (open_["deck"], open_["bag"], open_["crews"][0]["hand"]) == (table.deck, table.bag, table.crews[0].hand)
    assert again.told is None


@rule("visibility.4")
def test_a_table_laid_open_is_not_changed_by_playing_on() -> None:
    play = middle()
    open_, cards = GREAT_RACE.dump(play.state), len(play.state.deck)
    again = laid_out(play, open_)
    for changed in (play.state, again):
        changed.deck.clear()
        changed.crews[0].hand[0] += 1
    assert (len(open_["deck"]), open_["crews"][0]["hand"][0]) == (cards, again.crews[0].hand[0] - 1)


def spoil(thing: Any, field: str) -> None:
    """Change that field, in place where it is a list."""
    value = getattr(thing, field)
    if isinstance(value, list):
        value.append(9)
    else:
        setattr(thing, field, value + 1)


@rule("visibility.4")
def test_a_table_and_its_copy_share_nothing_that_changes() -> None:
    table = scene()
    table.reveals, table.tokens, table.drawer = 5, 6, 1
    twin = table.copy()
    before = GREAT_RACE.dump(twin)
    assert before == GREAT_RACE.dump(table)
    for field in fields(Race):
        if field.name not in ("box", "rng", "crews", "told"):
            spoil(table, field.name)
    for name in ("hand", "known", "petrol"):
        spoil(table.crews[0], name)
    table.rng.words("deck", 1)
    assert GREAT_RACE.dump(twin) == before


Change = Callable[[dict[str, Any]], Any]


def of_crew(field: str, *values: int) -> list[Change]:
    """The second crew has these values there, one after the other."""
    return [lambda table, value=value: table["crews"][1].update({field: value}) for value in values]  # type: ignore[misc]


def of_race(field: str, *values: Any) -> list[Change]:
    return [lambda table, value=value: table.update({field: value}) for value in values]  # type: ignore[misc]


def tile_on_a_city(table: dict[str, Any]) -> None:
    table["tiles"][0] = table["bag"].pop()
    table["laid"] |= 1


def space_unheard_of(table: dict[str, Any]) -> None:
    table["tiles"].append(-1)


def tile_lost(table: dict[str, Any]) -> None:
    table["bag"].pop()


def tile_twice(table: dict[str, Any]) -> None:
    table["bag"][0] = table["bag"][1]


def card_lost(table: dict[str, Any]) -> None:
    table["deck"].pop()


def card_twice(table: dict[str, Any]) -> None:
    table["discards"].append(table["deck"][0])


def card_known_but_not_held(table: dict[str, Any]) -> None:
    table["crews"][1]["known"] = [held + 1 for held in table["crews"][1]["hand"]]


def card_known_less_than_nothing(table: dict[str, Any]) -> None:
    table["crews"][1]["known"][3] = -1


def kind_of_card_unheard_of(table: dict[str, Any]) -> None:
    table["crews"][1]["known"].append(0)


def more_cards_in_a_hand_than_could_be_counted(table: dict[str, Any]) -> None:
    table["crews"][1]["hand"][3] = 10**12


def seats_exchanged(table: dict[str, Any]) -> None:
    table["crews"].reverse()


def crew_missing(table: dict[str, Any]) -> None:
    table["crews"].pop()


IMPOSSIBLE = [
    *of_crew("space", -1, 7),
    *of_crew("petrol", -1, 7), *of_crew("engine", -1, 6), *of_crew("chassis", -1, 7),
    *of_crew("full_petrol", 1, 13), *of_crew("full_engine", 4, 13), *of_crew("full_chassis", 5, 13),
    *of_crew("pathfinder", -1, 1), *of_crew("mechanics", -1, 6),
    *of_crew("security", -1, 1), *of_crew("funding", -1, 1),
    *of_crew("francs", -1), *of_crew("place", -1), *of_crew("leader", -2, 5),
    *of_race("order", [0, 1], [0, 1, 1], [0, 1, 2, 3]), *of_race("phase", -1, 5), *of_race("upcoming", -1, 4),
    *of_race("drawer", -2, 3), *of_race("laid", 0), *of_race("tiles", [-1] * 6, [-1] * 8), *of_crew("left", 1),
    space_unheard_of, tile_on_a_city, tile_lost, tile_twice, card_lost, card_twice, card_known_but_not_held,
    card_known_less_than_nothing, kind_of_card_unheard_of, more_cards_in_a_hand_than_could_be_counted,
    seats_exchanged, crew_missing,
]  # fmt: skip
POSSIBLE = [
    *of_crew("space", 0, 6), *of_crew("petrol", 0, 6), *of_crew("engine", 0, 5), *of_crew("chassis", 0, 6),
    *of_crew("full_petrol", 12), *of_crew("full_engine", 12), *of_crew("full_chassis", 12), *of_crew("mechanics", 0, 5),
    *of_crew("francs", 0), *of_crew("place", 0, 1), *of_crew("leader", -1, 4), *of_race("phase", 0, 4),
    *of_race("upcoming", 0, 3),
    *of_race("drawer", -1, 2), *of_race("order", [2, 1, 0]),
]  # fmt: skip


@rule("visibility.4")
@pytest.mark.parametrize("change", IMPOSSIBLE)
def test_a_table_that_cannot_be_is_not_laid_out(change: Change) -> None:
    play = middle()
    open_ = GREAT_RACE.dump(play.state)
    change(open_)
    with pytest.raises(ValueError):  # noqa: PT011  (of any kind)
        laid_out(play, open_)


@rule("visibility.4")
@pytest.mark.parametrize("change", POSSIBLE)
def test_a_table_at_its_limits_is_laid_out(change: Change) -> None:
    play = middle()
    open_ = GREAT_RACE.dump(play.state)
    change(open_)
    assert GREAT_RACE.dump(laid_out(play, open_)) == open_


@rule("visibility.4")
def test_a_race_goes_on_from_its_dump() -> None:
    play = until(new(), "plan")
    before = play.view(0)
    play.rebase(play.dump)
    assert play.view(0) == before
    assert kinds_open(play) == {0: "plan", 1: "plan"}
