"""The whole table laid open: the rule `visibility.4`."""

import json
from typing import Any

import pytest

from halftrack.games.great_race import dumps
from halftrack.games.great_race.state import Race
from halftrack.games.great_race.view import view
from tests.games.great_race.plays import kinds_open, new, until
from tests.games.great_race.table import scene
from tests.support.rules import rule

ALL = (None, 0, 1)
EVERYBODY = pytest.mark.parametrize("seat", ALL)


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


@rule("visibility.4")
def test_the_whole_table_can_be_laid_open_and_laid_out_again() -> None:
    table = scene()
    table.drawer, table.drawn_tiles, table.drawn_cards, table.reveals, table.tokens = 1, [0], [3], 8, 9
    open_ = json.loads(json.dumps(dumps.dump(table)))
    again = dumps.restore(table.box, open_, Race)
    assert dumps.dump(again) == dumps.dump(table) == open_
    assert [view(again, seat) for seat in ALL] == [view(table, seat) for seat in ALL]
    assert (again.rng.key, again.rng.counter) == (table.rng.key, table.rng.counter)
    assert (open_["deck"], open_["bag"], open_["crews"][0]["hand"]) == (table.deck, table.bag, table.crews[0].hand)
    assert again.told is None


@rule("visibility.4")
def test_a_table_laid_open_is_not_changed_by_playing_on() -> None:
    table = scene()
    open_ = dumps.dump(table)
    again = dumps.restore(table.box, open_, Race)
    for changed in (table, again):
        changed.deck.clear()
        changed.crews[0].hand[0] += 1
    assert (len(open_["deck"]), open_["crews"][0]["hand"][0]) == (2, 0)


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
    before = dumps.dump(twin)
    assert before == dumps.dump(table)
    for field in dumps.RACE_FIELDS:
        spoil(table, field)
    for field in ("hand", "known", "petrol"):
        spoil(table.crews[0], field)
    table.rng.words("deck", 1)
    assert dumps.dump(twin) == before


@rule("visibility.4")
def test_a_race_goes_on_from_its_dump() -> None:
    play = until(new(), "plan")
    before = play.view(0)
    play.rebase(play.dump)
    assert play.view(0) == before
    assert kinds_open(play) == {0: "plan", 1: "plan"}
