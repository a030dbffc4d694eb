"""The options of a table: what is refused, and the names of all that may be answered."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from halftrack import games
from halftrack.engine import IllegalAnswer, IllegalSetup, MalformedAnswer, Option, Play
from halftrack.games.great_race.board import DATA
from halftrack.games.great_race.data import tables
from halftrack.games.great_race.deck import NAMES
from halftrack.games.great_race.options import CHOICES
from halftrack.games.great_race.planning import PLANS
from halftrack.games.great_race.state import Race
from tests.games.great_race.plays import new, until
from tests.games.great_race.table import FIELD
from tests.support.rules import rule

GAME = games.load("great-race")
DEFAULTS = {
    "board": "africa",
    "start": "Colomb-Béchar",
    "edition": "en",
    "leaders": False,
    "fifth": False,
    "bag": "own",
    "bag-refill": True,
    "first": None,
    "confirm": True,
}


def begin(seats: Any = 2, **options: Any) -> Play[Race]:
    return GAME.new(seats, 7, options)


@rule("setup.1", "setup.6", "pathfinder.5")
def test_every_option_has_a_default() -> None:
    assert begin().options == DEFAULTS


@rule("setup.1")
def test_what_the_host_chooses_is_kept() -> None:
    chosen = {
        "board": "south-america", "start": "Ushuaia", "edition": "de", "leaders": True, "fifth": True, "bag": "africa",
        "bag-refill": False, "first": 1, "confirm": False,
    }  # fmt: skip
    play = begin(**chosen)
    assert play.options == chosen
    box = play.state.box
    assert (box.board.name, box.edition.name, box.leaders, box.fifth, box.refill) == (
        "south-america", "de", True, True, False,
    )  # fmt: skip


@rule("setup.1")
def test_an_unknown_option_is_refused_by_its_name_and_the_known_ones_are_told() -> None:
    with pytest.raises(IllegalSetup, match=r"no option is called 'solo-mode': there are board, start, edition"):
        begin(**{"solo-mode": True})


@rule("setup.1")
@pytest.mark.parametrize(
    ("option", "value", "meaning"),
    [
        ("board", 7, "africa, south-america, or a file"),
        ("board", None, "africa, south-america, or a file"),
        ("start", 3, "one of the board's purple cities"),
        ("edition", "fr", "en or de"),
        ("edition", None, "en or de"),
        ("edition", ["en"], "en or de"),
        ("leaders", "yes", "true or false"),
        ("leaders", 1, "true or false"),
        ("fifth", None, "true or false"),
        ("bag", "asia", "own or africa"),
        ("bag", None, "own or africa"),
        ("bag-refill", 0, "true or false"),
        ("first", "0", "the seat that begins"),
        ("first", True, "the seat that begins"),
        ("confirm", "no", "true or false"),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(option: str, value: Any, meaning: str) -> None:
    with pytest.raises(IllegalSetup) as error:
        begin(**{option: value})
    assert str(error.value) == f"option {option!r} is {meaning}, not {value!r}"


@rule("setup.1")
@pytest.mark.parametrize("board", ["asia", "", "tiles", "cards", "nowhere/board.toml", "africa.toml", "a\0b.toml"])
def test_a_board_that_does_not_exist_or_is_none_is_refused(board: str) -> None:
    with pytest.raises(IllegalSetup) as error:
        begin(board=board)
    assert str(error.value) != "None"


@rule("setup.1")
def test_a_board_of_a_third_party_is_raced_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text((DATA / "tiny-road.toml").read_text("utf-8").replace('"tiny-road"', '"ours"'), "utf-8")
    play = begin(board=str(file), start="South")
    assert (play.state.box.board.name, play.view(None)["destination"]) == ("ours", "North")


@rule("setup.1", "fifth.1")
@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, "3", None, True])
def test_a_number_of_seats_that_cannot_race_is_refused(seats: Any) -> None:
    with pytest.raises(IllegalSetup) as error:
        begin(seats)
    hint = " (a fifth needs option 'fifth')" if seats == 5 else ""
    assert str(error.value) == f"2 to 4 crews can race here, not {seats!r}{hint}"


@rule("setup.2")
@pytest.mark.parametrize("first", [-1, 3, 4])
def test_nobody_begins_who_does_not_race(first: int) -> None:
    with pytest.raises(IllegalSetup) as error:
        begin(3, first=first)
    assert str(error.value) == f"option 'first' names one of the seats 0 to 2, not {first}"


@rule("setup.1")
def test_a_start_that_is_no_end_of_the_board_is_refused_by_naming_both() -> None:
    with pytest.raises(IllegalSetup) as error:
        begin(board="tiny-road", start="Midway")
    assert str(error.value) == "a race on this board starts in North or South, not in 'Midway'"


@rule("setup.1")
def test_a_refused_table_leaves_the_next_one_untouched() -> None:
    options = {"edition": "fr"}
    with pytest.raises(IllegalSetup):
        GAME.new(2, 7, options)
    assert options == {"edition": "fr"}
    assert begin().options == DEFAULTS


@rule("setup.1")
def test_the_kept_options_are_a_copy_of_what_the_host_gave() -> None:
    options: dict[str, Any] = {"board": "tiny-road"}
    play = GAME.new(2, 7, options)
    options["board"] = "africa"
    assert play.options["board"] == "tiny-road"


@rule("setup.6")
def test_another_board_bag_or_start_is_other_data_only_if_the_files_are() -> None:
    def digest(**options: Any) -> str:
        return GAME.digest(GAME.check(2, options))

    assert digest() == digest(start="Cape Town") == digest(edition="de")
    assert digest() != digest(board="south-america")
    assert digest().split("-")[0] == begin().state.box.board.digest[:16]
    assert digest().split("-")[1] == tables.digest("cards.toml", "crews.toml", "tiles.toml")


# What may be answered.

TABLES = [
    (2, {"board": "tiny-road"}),
    (5, {"board": "tiny-lanes", "fifth": True, "leaders": True}),
    (3, {"board": "tiny-diamond", "edition": "de", "leaders": True, "bag-refill": False}),
    (4, {"board": "tiny-lanes", "start": "South", "leaders": True}),
]


def asked_in_a_race(seats: int, seed: int, options: dict[str, Any]) -> Iterator[Option]:
    """What is offered in a race of random answers."""
    dice, play = Random(seed), GAME.new(seats, seed, options, events=False)
    while play.open and len(play.entries) < 1000:
        for question in play.open.values():
            yield from question.options
        seat = dice.choice(list(play.open))
        play.answer(seat, dice.choice(play.open[seat].options))


@pytest.mark.fuzz
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(5))
def test_the_catalogue_names_everything_that_is_ever_asked(seats: int, options: dict[str, Any], seed: int) -> None:
    assert set(asked_in_a_race(seats, seed, options)) <= set(GAME.catalogue(options))


@rule("setup.1")
@pytest.mark.parametrize("options", [{}, {"board": "south-america"}, *[options for _, options in TABLES]])
def test_the_catalogue_names_each_option_once(options: dict[str, Any]) -> None:
    assert {name: count for name, count in Counter(GAME.catalogue(options)).items() if count > 1} == {}


@rule("setup.1", "planning.1", "convoy.2")
def test_the_catalogue_of_the_lanes_is_known_word_by_word() -> None:
    words = {
        "confirm", "pass", "place tiles", "draw card", "repair", "drive", "discard tile", "collect funding", "leader",
        "use jerrycan", "bear", "turn back", "let it happen", "guard", "stay", "stop", "pay", "done",
        "spare parts engine", "spare parts chassis", "buy engine", "buy chassis",
        *[f"petrol {levels}" for levels in range(1, 8)],
    }  # fmt: skip
    crews = {"french", "italian", "belgian", "english", "suffragettes"}
    spaces = {"North", "2a", "Harbour", "3a", "4a", "Anchorage", "South"}
    lanes = {"sea Harbour", "sea Anchorage", "air Harbour", "air Anchorage"}
    catalogue = GAME.catalogue({"board": "tiny-lanes"})
    faces = {tile.name for tile in begin(board="tiny-lanes").state.box.tiles}
    assert set(catalogue) == words | crews | spaces | lanes | set(NAMES) | set(PLANS) | faces | set(range(5))


@rule("setup.1")
def test_the_catalogue_does_not_depend_on_the_options_being_spelled_out() -> None:
    assert GAME.catalogue() == GAME.catalogue({}) == GAME.catalogue(DEFAULTS)


@rule("setup.1")
def test_the_names_of_the_options_are_those_of_the_defaults() -> None:
    assert list(CHOICES) == list(DEFAULTS)


@rule("setup.1")
@pytest.mark.parametrize(
    ("seat", "option", "error"),
    [
        (0, "guide", IllegalAnswer),
        (7, "guide", IllegalAnswer),
        (1, "no such card", IllegalAnswer),
        (1, None, MalformedAnswer),
        (1, ["guide"], MalformedAnswer),
    ],
)
def test_an_answer_that_is_not_open_changes_nothing(seat: int, option: Any, error: type[Exception]) -> None:
    play = new()
    before = (play.view(1), play.entries.copy())
    with pytest.raises(error):
        play.answer(seat, option)
    assert (play.view(1), play.entries) == before
    until(play, "plan")


@rule("setup.1")
@pytest.mark.parametrize("name", ["pass", "guide", "stay", "french", "5-0-0-0"])
def test_no_space_may_be_called_like_an_answer(name: str, tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text(FIELD.replace("Midway", name), "utf-8")
    with pytest.raises(IllegalSetup, match=name):
        GAME.check(2, {"board": str(board)})
