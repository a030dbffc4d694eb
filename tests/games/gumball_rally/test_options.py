"""The options of a table, what may be answered, and bad input."""

from hashlib import blake2b
from importlib.resources import files
from typing import Any

import pytest

from halftrack import games
from halftrack.engine import IllegalAnswer, IllegalSetup, MalformedAnswer
from halftrack.games.gumball_rally.deck import NAMES
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from tests.support.rules import rule

DEFAULTS = {"scoring": "3-2-1", "photo-finish": False, "decline": False, "first": None, "confirm": False}


@rule("setup.1")
def test_the_house_has_gumball_rally() -> None:
    assert games.load("gumball-rally") is GUMBALL_RALLY
    assert GUMBALL_RALLY.name == "gumball-rally"


@rule("setup.1", "scoring.1", "scoring.3")
def test_every_option_has_a_default() -> None:
    assert GUMBALL_RALLY.check(3, {}) == DEFAULTS
    chosen = {"scoring": "5-3-1", "photo-finish": True, "decline": True, "first": 2, "confirm": True}
    assert GUMBALL_RALLY.check(3, chosen) == chosen
    assert GUMBALL_RALLY.check(3, {"decline": True}) == {**DEFAULTS, "decline": True}


@rule("setup.1", "scoring.1")
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"scoring": "9-9-9"}, "option 'scoring' is 3-2-1 or 5-3-1, not '9-9-9'"),
        ({"scoring": None}, "option 'scoring'"),
        ({"scoring": ["3-2-1"]}, "option 'scoring'"),
        ({"photo-finish": 1}, "option 'photo-finish' is true or false, not 1"),
        ({"decline": "yes"}, "option 'decline' is true or false"),
        ({"confirm": None}, "option 'confirm' is true or false"),
        ({"first": 3}, "option 'first' names one of the seats 0 to 2, not 3"),
        ({"first": "0"}, "option 'first' is the seat that begins, not '0'"),
        ({"board": "africa"}, "no option is called 'board': there are scoring, photo-finish, decline, first, confirm"),
    ],
)
def test_what_a_table_cannot_be_is_refused_with_the_reason(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        GUMBALL_RALLY.new(3, 1, options)
    assert str(refused.value).startswith(complaint)


@rule("setup.1")
def test_options_reach_the_table() -> None:
    box = GUMBALL_RALLY.new(3, 1, {"photo-finish": True, "scoring": "5-3-1"}).state.box
    assert (box.photo_finish, box.decline, box.scoring.name, box.seats, box.buggies) == (True, False, "5-3-1", 3, 3)
    assert GUMBALL_RALLY.new(3, 1, {"decline": True}).state.box.decline
    assert GUMBALL_RALLY.new(2, 1).state.box.buggies == 4


@rule("round.1", "round.2")
def test_the_catalogue_holds_every_answer_once() -> None:
    catalogue = GUMBALL_RALLY.catalogue()
    assert set(catalogue) == {"confirm", "stay", "pass", *NAMES}
    assert len(catalogue) == 43
    assert catalogue == GUMBALL_RALLY.catalogue({"decline": True})


@rule("round.1")
@pytest.mark.parametrize("option", ["red 11", "yellow", "pass", 3, "", True])
def test_a_card_that_is_not_held_is_refused_and_nothing_changes(option: Any) -> None:
    play = GUMBALL_RALLY.new(3, 1, {"first": 0})
    before = play.dump
    with pytest.raises(IllegalAnswer):
        play.answer(0, option)
    assert (play.dump, play.entries, list(play.open)) == (before, [], [0])


@rule("round.1")
def test_a_card_of_another_hand_is_refused() -> None:
    play = GUMBALL_RALLY.new(3, 1, {"first": 0})
    other = play.view(1)["drivers"][1]["hand"][0]
    with pytest.raises(IllegalAnswer):
        play.answer(0, other)
    with pytest.raises(IllegalAnswer):
        play.answer(1, other)


@pytest.mark.parametrize("option", [None, 1.5, ["red 1"], {"card": "red 1"}])
def test_what_is_no_answer_at_all_is_refused(option: Any) -> None:
    with pytest.raises(MalformedAnswer):
        GUMBALL_RALLY.new(3, 1, {"first": 0}).answer(0, option)


@rule("setup.1", "setup.2", "scoring.1")
def test_a_record_is_bound_to_the_cards_hazards_points_and_buggies_it_was_played_with() -> None:
    folder = files("halftrack.games.gumball_rally.data")
    texts = [folder.joinpath(f"{name}.toml").read_bytes() for name in ("cards", "hazards", "scoring", "buggies")]
    assert GUMBALL_RALLY.digest(DEFAULTS) == blake2b(b"".join(texts), digest_size=8).hexdigest()
    assert GUMBALL_RALLY.digest(DEFAULTS) == GUMBALL_RALLY.digest({**DEFAULTS, "decline": True})
