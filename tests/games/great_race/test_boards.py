import pickle
import re
from collections import Counter, deque
from collections.abc import Collection
from math import dist
from pathlib import Path

import pytest

from halftrack.games.great_race.board import (
    Board,
    BoardError,
    Lane,
    Tile,
    board_names,
    load_bag,
    load_board,
)
from tests.support.rules import rule

pytestmark = rule("setup.1", "setup.6")

TINY = ("tiny-road", "tiny-diamond", "tiny-lanes", "tiny-east")
REAL = board_names()

GOOD = """
name = "mine"
title = "My board"
ends = ["North", "South"]
picture = '''
. N
 o x
o H o
 . o
. S A
'''
barriers = [["2a", "Harbour"]]
bridges = [["2a", "4b"]]

[cities]
N = { name = "North", colour = "purple" }
S = { name = "South", colour = "purple", cards = 4 }
H = { name = "Harbour", colour = "blue", cards = 0 }
A = { name = "Airfield", colour = "red", cards = 2 }

[[lanes]]
kind = "sea"
ends = ["Harbour", "Airfield"]
price = 60
"""

BAG = """
africa = [
    { petrol = 1, copies = 6 },
    { petrol = 2, damage = 1, copies = 44 },
    { petrol = 3, damage = 2, stop = true, danger = true, copies = 10 },
]
asia = [{ petrol = 1, copies = 60 }]
"""
CHART = '[chart]\nnorth = 31.5\nstep = 4\nwest = -15.5\nparallel = 15\ncoast = "coast.json"\n[cities]'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def write(file: Path, old: str = "", new: str = "") -> str:
    assert old in GOOD
    file.write_text(GOOD.replace(old, new, 1) if old else GOOD, encoding="utf-8")
    return str(file)


def refusal(file: Path, old: str, new: str) -> str:
    with pytest.raises(BoardError) as caught:
        load_board(write(file, old, new))
    return str(caught.value)


def steps(board: Board, start: int, without: Collection[int] = (), lanes: bool = False) -> dict[int, int]:
    """How many steps away each space is."""
    away, ahead = {start: 0}, deque([start])
    while ahead:
        here = ahead.popleft()
        over = [lane.ends[1 - lane.ends.index(here)] for lane in board.lanes if here in lane.ends] if lanes else []
        for there in (*board.neighbours[here], *over):
            if there not in away and there not in without:
                away[there] = away[here] + 1
                ahead.append(there)
    return away


@pytest.mark.parametrize("name", REAL)
def test_the_figures_of_a_real_board_keep_to_the_guide(name: str) -> None:
    board = load_board(name)
    land = len(board.spaces) - len(board.cities)
    colours = Counter(city.colour for city in board.cities.values())
    assert 14 <= board.bands <= 18
    assert 75 <= land <= 110
    assert 0.15 <= len(board.risk) / land <= 0.25
    assert colours.pop("purple") == 2
    assert 12 <= colours.total() <= 18
    assert set(colours) == {"blue", "yellow", "green", "red"}
    assert all(3 <= count <= 5 for count in colours.values())
    assert 16 <= steps(board, board.ends[0])[board.ends[1]] <= 22


@pytest.mark.parametrize("name", REAL)
def test_lanes_are_few_and_dear_but_some_are_within_reach(name: str) -> None:
    board = load_board(name)
    prices = [lane.price for lane in board.lanes]
    assert 3 <= len(prices) <= 6
    assert max(prices) >= 100
    assert min(prices) <= 110  # what one turn of funding brings
    assert all(50 <= price <= 200 for price in prices)
    assert {lane.kind for lane in board.lanes} == {"sea", "air"}
    assert all(steps(board, lane.ends[0])[lane.ends[1]] >= 3 for lane in board.lanes)


@pytest.mark.parametrize("name", REAL)
def test_no_single_space_can_bar_the_way(name: str) -> None:
    board = load_board(name)
    between = set(range(len(board.spaces))) - set(board.ends)
    assert all(board.ends[1] in steps(board, board.ends[0], without={space}) for space in between)


@pytest.mark.parametrize("name", REAL)
def test_all_spaces_are_joined_by_land(name: str) -> None:
    board = load_board(name)
    assert len(steps(board, board.ends[0])) == len(board.spaces) <= 126


@pytest.mark.parametrize("name", [*REAL, *TINY])
def test_neighbours_are_mutual_and_ascending(name: str) -> None:
    board = load_board(name)
    for space, around in enumerate(board.neighbours):
        assert list(around) == sorted(set(around) - {space})
        assert all(space in board.neighbours[other] for other in around)


@pytest.mark.parametrize("name", [*REAL, *TINY])
def test_a_land_space_is_called_by_its_band_and_a_letter(name: str) -> None:
    board = load_board(name)
    assert [board.number[space] for space in board.spaces] == list(range(len(board.spaces)))
    for number, space in enumerate(board.spaces):
        if number not in board.cities:
            assert re.fullmatch(f"{board.band[number] + 1}[a-z]", space)


@pytest.mark.parametrize("name", REAL)
def test_bands_are_rows_from_north_to_south(name: str) -> None:
    board = load_board(name)
    assert all(round(y / 1.5) == band for band, (_, y) in zip(board.band, board.place, strict=True))
    assert (board.band[board.ends[0]], board.band[board.ends[1]]) == (0, board.bands - 1)


def test_the_known_towns_are_there() -> None:
    africa, south_america = map(load_board, REAL)
    assert [africa.spaces[end] for end in africa.ends] == ["Colomb-Béchar", "Cape Town"]
    assert africa.cities[africa.number["Nouadhibou"]].colour == "blue"
    assert south_america.spaces[south_america.ends[1]] == "Ushuaia"


def test_lakes_part_their_shores() -> None:
    africa = load_board("africa")
    assert africa.number["10k"] not in africa.neighbours[africa.number["Kampala"]]
    assert africa.number["10j"] not in africa.neighbours[africa.number["10i"]]


@pytest.mark.parametrize("name", REAL)
def test_a_bag_holds_60_tiles_about_half_of_them_easy(name: str) -> None:
    bag = load_bag(name)
    assert len(bag) == 60
    assert 27 <= sum(tile.value < 3 for tile in bag) <= 33


def test_the_bags_differ_and_africas_holds_the_known_tile() -> None:
    assert Tile(1, 2, stop=True, danger=False) in load_bag("africa")
    assert Counter(load_bag("africa")) != Counter(load_bag("south-america"))


def test_a_tile_has_a_short_name_and_a_value() -> None:
    assert [Tile(2, 1, True, True).name, Tile(1, 0, False, False).name, Tile(3, 0, False, True).name] == [
        "p2d1sx", "p1", "p3x",
    ]  # fmt: skip
    assert [Tile(2, 1, True, True).value, Tile(1, 2, True, False).value, Tile(1, 0, False, False).value] == [5, 4, 1]


def test_a_board_of_ones_own_is_loaded_by_its_path(file: Path) -> None:
    board = load_board(write(file))
    assert board.spaces == ("North", "2a", "2b", "3a", "Harbour", "3c", "4b", "South", "Airfield")
    assert board.risk == {board.number["2b"]}
    assert board.lanes == (Lane("sea", (4, 8), 60),)
    assert board.cities[7].cards == 4
    assert board.ends == (0, 7)
    assert (board.name, board.title, board.chart) == ("mine", "My board", None)
    assert board.bridges == ((board.number["2a"], board.number["4b"]),)
    assert len(board.digest) == 32


def test_a_barrier_parts_neighbours_and_a_bridge_joins_others(file: Path) -> None:
    board = load_board(write(file))
    around = {board.spaces[space] for space in board.neighbours[board.number["2a"]]}
    assert around == {"North", "2b", "3a", "4b"}


def test_neighbours_lie_equally_far_apart() -> None:
    board = load_board("tiny-diamond")
    for space, around in enumerate(board.neighbours):
        assert {round(dist(board.place[space], board.place[other]) ** 2, 6) for other in around} == {3}


def test_dots_may_be_left_out_of_the_picture(file: Path) -> None:
    dotted = load_board(write(file))
    plain = load_board(write(file, ". N\n o x\no H o\n . o\n. S A", "  N\n o x\no H o\n   o\n  S A\n  "))
    assert (plain.spaces, plain.neighbours, plain.place) == (dotted.spaces, dotted.neighbours, dotted.place)


def test_any_other_sign_is_a_letter(file: Path) -> None:
    file.write_text(GOOD.replace("S A", "S X").replace("A = {", "X = {"), encoding="utf-8")
    assert load_board(str(file)).spaces[-1] == "Airfield"


@pytest.mark.parametrize("price", [0, 999])
def test_a_lane_may_cost_nothing_and_nearly_a_thousand_francs(file: Path, price: int) -> None:
    assert load_board(write(file, "price = 60", f"price = {price}")).lanes[0].price == price


def test_a_lane_leads_both_ways(file: Path) -> None:
    far = GOOD.replace("S A", "S . . A").replace('"Harbour", "Airfield"', '"Airfield", "Harbour"')
    file.write_text(far, encoding="utf-8")
    assert load_board(str(file)).spaces[-1] == "Airfield"


def test_a_chart_says_where_the_picture_lies(file: Path) -> None:
    coast = file.with_name("coast.json")
    coast.write_text("[]", encoding="utf-8")
    assert load_board(write(file, "[cities]", CHART)).chart == (31.5, 4, -15.5, 15, coast)


@pytest.mark.parametrize(("old", "new"), [("step = 4", "step = 0"), ("parallel = 15", "parallel = -80")])
def test_no_map_has_bands_of_nothing_or_shows_a_pole(file: Path, old: str, new: str) -> None:
    file.with_name("coast.json").write_text("[]", encoding="utf-8")
    assert refusal(file, "[cities]", CHART.replace(old, new)) == "mine.toml: chart: no such map"


def test_a_board_is_shared_until_its_file_changes(file: Path) -> None:
    first = load_board(write(file))
    assert load_board(str(file)) is first
    second = load_board(write(file, "price = 60", "price = 61"))
    assert second.digest != first.digest
    assert second.lanes[0].price == 61


def test_on_a_board_from_west_to_east_bands_are_columns() -> None:
    board = load_board("tiny-east")
    assert [board.band[board.number[name]] for name in ("West", "1b", "2a", "2b", "3a", "East")] == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"Harbour", "Airfield"', '"Harbour", "Atlantis"', "lane Harbour - Atlantis: unknown city Atlantis"),
        ('"Harbour", "Airfield"', '"Harbour", "3a"', "lane Harbour - 3a: 3a is no city"),
        ('"Harbour", "Airfield"', '"Harbour", "Harbour"', "lane Harbour - Harbour: leads back to the same city"),
        ('"Harbour", "Airfield"', '"Harbour"', "lanes 1: ends must name 2"),
        ('"Harbour", "Airfield"', '"Harbour", 3', "lanes 1: ends must be text"),
        ('kind = "sea"', 'kind = "road"', "lane Harbour - Airfield: kind road is neither sea nor air"),
        ("price = 60", "price = -1", "lane Harbour - Airfield: price -1 is not 0 to 999"),
        ("price = 60", "price = 1000", "price 1000 is not 0 to 999"),
        ("price = 60", "", "lanes 1: price is missing"),
        ("price = 60", 'price = "dear"', "lanes 1: price must be a whole number"),
        ("price = 60", "price = true", "lanes 1: price must be a whole number"),
        ("price = 60", "price = 60\ncolour = 1", "lanes 1: unknown key colour; known are kind, ends, price"),
        ("o H o\n", "o H .\n . .\n", "row 5, character 2"),
        (". S A", "o . S A . . o", "5a: unreachable space"),
        ('"blue"', '"pink"', "cities.H: colour pink is none of purple, blue"),
        ('"blue"', '"purple"', "cities: 3 purple cities instead of 2"),
        ("cards = 2", "cards = 5", "cities.A: 5 cards, not 0 to 4"),
        ("cards = 2", "cards = -1", "cities.A: -1 cards, not 0 to 4"),
        ('name = "Airfield"', 'name = "Harbour"', "Harbour: duplicate name"),
        ('name = "Airfield"', 'name = "3a"', "3a: duplicate name"),
        ('name = "Airfield"', 'name = " "', "cities.A: a city needs a name"),
        ("A = {", "Ab = {", "cities.Ab: a city's letter is one sign"),
        ("A = {", "x = {", "cities.x: a city's letter is one sign"),
        ('{ name = "Airfield", colour = "red", cards = 2 }', "3", "cities.A: must be a table"),
        ("S A", "S o", "cities.A: Airfield is not in the picture"),
        ("S A", "S B", "picture: row 5, character 5: no city has the letter 'B'"),
        ("o H o", "oH o", "picture: row 3, character 2: 'H' stands between two spaces"),
        ('"North", "South"]', '"North", "Nowhere"]', "ends: unknown city Nowhere"),
        ('"North", "South"]', '"North", "Harbour"]', "ends: must be purple"),
        ('"North", "South"]', '"North", "North"]', "ends: start and destination are the same"),
        ('"North", "South"]', '"South", "North"]', "ends: the first must lie in a lower band"),
        ('["2a", "Harbour"]', '["2a", "4b"]', "barriers: 2a and 4b are no neighbours"),
        ('["2a", "Harbour"]', '["2a", "9z"]', "barriers: unknown space 9z"),
        ('["2a", "4b"]', '["2a", "9z"]', "bridges: unknown space 9z"),
        ('["2a", "4b"]', '["2a", "3a"]', "bridges: 2a and 3a need none"),
        ('title = "My board"', "", "title is missing"),
        ('title = "My board"', "title = 1", "title must be text"),
        ('title = "My board"', 'title = "My board"\nmap = 1', "unknown key map"),
        ('title = "My board"', 'title = "My board"\nbands = "spirals"', "bands: spirals is neither rows nor columns"),
        ('title = "My board"', "title =", "mine.toml: is not TOML"),
        ("[cities]", "[chart]\nnorth = 1\n[cities]", "chart: step is missing"),
        (
            "[cities]",
            '[chart]\nnorth = 1\nstep = 1\nwest = 1\nparallel = 0\ncoast = "c.json"\n[cities]',
            "chart: no coast c.json",
        ),
    ],
)
def test_a_fault_is_said_with_file_entry_and_reason(file: Path, old: str, new: str, said: str) -> None:
    message = refusal(file, old, new)
    assert message.startswith("mine.toml: ")
    assert said in message


def test_a_second_lane_of_a_kind_between_two_cities_is_refused(file: Path) -> None:
    again = 'price = 60\n[[lanes]]\nkind = "sea"\nends = ["Airfield", "Harbour"]\nprice = 90'
    assert "lane Airfield - Harbour: a second sea lane between the two" in refusal(file, "price = 60", again)
    assert len(load_board(write(file, "price = 60", again.replace('"sea"', '"air"'))).lanes) == 2


def test_more_than_126_spaces_are_refused(file: Path) -> None:
    rows = "".join(" " * (row % 2) + "o " * 20 + "\n" for row in range(6))
    assert "picture: 129 spaces, more than 126" in refusal(file, ". N\n", rows + ". N\n")


def test_126_spaces_are_not_too_many(file: Path) -> None:
    rows = "".join(" " * (row % 2) + "o " * (19 + row % 2) + "\n" for row in range(6))
    text = GOOD.replace(". N\n", rows + ". N\n").replace('"2a"', '"8a"').replace('"4b"', '"10b"')
    file.write_text(text, encoding="utf-8")
    assert len(load_board(str(file)).spaces) == 126


def picture(rows: int, columns: int) -> tuple[str, str]:
    """The picture of the good board, with dots in so many rows and columns."""
    below = "".join("\n" + " " * (row % 2) + "." for row in range(5, rows))
    return ". N\n o x\no H o\n . o\n. S A", ". N" + " ." * (columns - 2) + "\n o x\no H o\n . o\n. S A" + below


@pytest.mark.parametrize(("rows", "columns", "where"), [(27, 5, "row 27, character 1"), (5, 27, "row 1, character 53")])
def test_there_are_no_more_rows_or_columns_than_letters(file: Path, rows: int, columns: int, where: str) -> None:
    assert load_board(write(file, *picture(min(rows, 26), min(columns, 26)))).bands == 5
    said = refusal(file, *picture(rows, columns))
    assert said == f"mine.toml: picture: {where}: more than 26 rows or columns"


def test_the_ends_do_not_lie_in_one_band(file: Path) -> None:
    assert "ends: the first must lie in a lower band" in refusal(file, *same_band())


def same_band() -> tuple[str, str]:
    return ". N\n o x\no H o\n . o\n. S A", ". N S\n o x\no H o\n . o\n. o A"


def test_a_board_without_a_way_between_its_ends_is_refused(file: Path) -> None:
    apart = GOOD.replace(" o x\n", " . .\n").replace('[["2a", "Harbour"]]', "[]").replace('[["2a", "4b"]]', "[]")
    file.write_text(apart, encoding="utf-8")
    with pytest.raises(BoardError, match="ends: no way leads from the one to the other"):
        load_board(str(file))


def test_an_error_travels_between_processes() -> None:
    error = BoardError("mine.toml", "cities.A", "a city needs a name")
    assert str(pickle.loads(pickle.dumps(error))) == "mine.toml: cities.A: a city needs a name"


def test_an_empty_picture_is_refused(file: Path) -> None:
    assert "picture: is empty" in refusal(file, ". N\n o x\no H o\n . o\n. S A\n", "\n")


@pytest.mark.parametrize("path", ["gone.toml", "over/gone", "over\\gone"])
def test_a_missing_file_is_said(path: str) -> None:
    with pytest.raises(BoardError, match=r"gone(\.toml)?: cannot be read \(No such file or directory\)$") as caught:
        load_board(path)
    assert (caught.value.file, caught.value.entry) == (Path(path).name, "")


def test_an_unknown_name_is_said() -> None:
    with pytest.raises(BoardError, match="atlantis: no such board; take africa or south-america") as caught:
        load_board("atlantis")
    assert caught.value.entry == ""


def test_a_file_that_is_no_text_is_said(file: Path) -> None:
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BoardError, match=r"mine\.toml: is not UTF-8 text") as caught:
        load_board(str(file))
    assert caught.value.entry == ""


def test_a_bag_is_what_its_file_says(file: Path) -> None:
    file.write_text(BAG, encoding="utf-8")
    assert Counter(tile.name for tile in load_bag("africa", file)) == {"p1": 6, "p2d1": 44, "p3d2sx": 10}
    assert Counter(tile.name for tile in load_bag("asia", file)) == {"p1": 60}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("copies = 6", "copies = 5", "africa: 59 tiles instead of 60"),
        ("petrol = 1, copies = 6", "petrol = 4, copies = 6", "africa 1: petrol 4 is not 1 to 3"),
        ("petrol = 1, copies = 6", "petrol = 0, copies = 6", "africa 1: petrol 0 is not 1 to 3"),
        ("damage = 1, copies = 44", "damage = 3, copies = 44", "africa 2: damage 3 is not 0 to 2"),
        ("damage = 1, copies = 44", "damage = -1, copies = 44", "africa 2: damage -1 is not 0 to 2"),
        ("copies = 6", "copies = 0", "africa 1: copies 0 is not 1 to 60"),
        ("copies = 6", "copies = 61", "africa 1: copies 61 is not 1 to 60"),
        ("copies = 6", "copies = 6, mud = 1", "africa 1: unknown key mud"),
        ("africa = [", "africa = 1\neurope = [", "africa: must be a list"),
        ("africa = [", "europe = [", "africa: no such bag; the bags are europe, asia"),
    ],
)
def test_a_wrong_bag_is_refused(file: Path, old: str, new: str, said: str) -> None:
    assert old in BAG
    file.write_text(BAG.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoardError, match=re.escape(f"mine.toml: {said}")):
        load_bag("africa", file)
