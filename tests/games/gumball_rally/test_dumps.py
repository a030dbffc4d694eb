"""A rally as plain data and back, and copies."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from halftrack.games.gumball_rally.dumps import dump, restore
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.state import Rally
from tests.support.rules import rule
from tests.support.scripts import run


def busy(seed: int = 4) -> Rally:
    """A rally in which every field has a value of its own, but for the photos."""
    play = GUMBALL_RALLY.new(8, seed, {"first": 3})
    while play.state.round < 7 or len(play.state.waiting) != 4:
        ((seat, question),) = play.open.items()
        play.answer(seat, question.options[-1])
    play.abandon(2)
    (seat,) = play.open
    play.answer(seat, play.open[seat].options[0])
    play.state.drivers[1].photo = [7]
    return play.state


@rule("leaving.1")
def test_a_rally_can_be_put_down_and_taken_up_again() -> None:
    table = busy()
    text = json.dumps(dump(table))
    again = restore(table.box, json.loads(text))
    assert json.dumps(dump(again)) == text
    assert (again.rng.key, again.rng.counter) == (table.rng.key, table.rng.counter)
    again.rng = table.rng
    again.told = table.told
    assert again == table


@rule("leaving.1")
@pytest.mark.parametrize("copied", [Rally.copy, lambda table: restore(table.box, dump(table))])
def test_a_copy_is_equal_and_shares_nothing_that_changes(copied: object) -> None:
    assert callable(copied)
    table = busy()
    twin = copied(table)
    twin.told, twin.rng = table.told, table.rng
    assert twin == table
    for name in ("drivers", "buggies", "line", "waiting", "deck", "hazards", "unseen", "decks", "discards", "turned"):
        assert getattr(twin, name) is not getattr(table, name)
    assert all(one.hand is not other.hand for one, other in zip(twin.drivers, table.drivers, strict=True))
    assert all(one.photo is not other.photo for one, other in zip(twin.drivers, table.drivers, strict=True))
    assert all(one.points is not other.points for one, other in zip(twin.buggies, table.buggies, strict=True))
    assert copied(table).told is None
    assert table.copy().rng is not table.rng


@rule("leaving.1")
@pytest.mark.parametrize("seats", [3, 7])
def test_a_dump_of_other_drivers_is_refused(seats: int) -> None:
    table = busy()
    fewer = GUMBALL_RALLY.new(seats, 1).state
    with pytest.raises(ValueError, match="no table"):
        restore(fewer.box, dump(table))


def swap(pile: list[Any], one: int, other: int) -> None:
    pile[one], pile[other] = pile[other], pile[one]


SPOILT: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a driver twice": lambda table: table["drivers"][1].update(seat=0),
    "a buggy twice": lambda table: table["buggies"][1].update(number=0),
    "a buggy that does not stand in the line": lambda table: table["line"].pop(),
    "a buggy that stands in the line twice": lambda table: table["line"].append(0),
    "a buggy of who has left in the line": lambda table: table["line"].append(2),
    "a buggy without a card that does not wait": lambda table: table["waiting"].pop(),
    "a buggy that waits twice": lambda table: table["waiting"].append(table["waiting"][0]),
    "an end before the end": lambda table: table.update(phase=1),
    "no phase of this game": lambda table: table.update(phase=2),
    "a card too few": lambda table: table["deck"].pop(),
    "a card twice": lambda table: table["deck"].append(table["discards"][0]),
    "a card in place of another": lambda table: table["deck"].append(table["deck"].pop() ^ 1),
    "a card in no hand but in the deck": lambda table: table["deck"].append(table["drivers"][0]["hand"].pop()),
    "a card in the hand of who has left": lambda table: table["drivers"][2]["hand"].append(table["deck"].pop()),
    "a card of no deck": lambda table: table["decks"].pop(),
    "a hazard too few": lambda table: table["hazards"].pop(),
    "a danger too few in the box": lambda table: table["unseen"].pop(),
    "another danger": lambda table: table["unseen"].append(table["unseen"].pop() ^ 1),
    "a finish that comes too early": lambda table: swap(table["hazards"], table["hazards"].index(9), -1),
}


@rule("setup.1", "setup.2", "setup.3")
@pytest.mark.parametrize("what", SPOILT)
def test_what_cannot_be_the_dump_of_any_rally_is_refused(what: str) -> None:
    table = busy()
    spoilt = json.loads(json.dumps(dump(table)))
    restore(table.box, spoilt)
    SPOILT[what](spoilt)
    with pytest.raises(ValueError, match="no table"):
        restore(table.box, spoilt)


@rule("round.5", "leaving.1")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_rally_that_is_over_can_be_put_down_too(leaves: bool) -> None:
    play = GUMBALL_RALLY.new(3, 5)
    while play.open:
        ((seat, question),) = play.open.items()
        if leaves:
            play.abandon(seat)
        else:
            play.answer(seat, question.options[0])
    table = play.state
    again = restore(table.box, dump(table))
    assert GUMBALL_RALLY.next_step(again) is None
    assert GUMBALL_RALLY.result(again) == play.result
    with pytest.raises(ValueError, match="no table"):
        restore(table.box, {**dump(table), "phase": 0})


@rule("round.1")
def test_a_rally_goes_on_from_a_dump() -> None:
    play = GUMBALL_RALLY.new(4, 5, {"first": 0})
    for _ in range(6):
        ((seat, question),) = play.open.items()
        play.answer(seat, question.options[0])
    play.rebase(json.loads(json.dumps(play.dump)))
    ((seat, question),) = play.open.items()
    script = GUMBALL_RALLY.next_step(play.state)
    assert script is not None
    assert run(script).options == list(question.options)
