import re
from math import dist
from xml.etree import ElementTree as ET

import pytest

from halftrack.games.great_race import layout
from halftrack.games.great_race.board import Tile, board_names, load_bag, load_board
from halftrack.games.great_race.drawing import Vehicle, draw

ALL = [*board_names(), "tiny-road", "tiny-diamond", "tiny-lanes", "tiny-east"]


def uses(svg: str, symbol: str) -> int:
    return svg.count(f'href="#{symbol}"')


def texts(svg: str) -> list[str]:
    root = ET.fromstring(svg)
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("name", ALL)
def test_a_drawing_is_svg_that_names_every_space(name: str) -> None:
    board = load_board(name)
    said = " ".join(texts(draw(board)))
    assert all(name in said for name in board.spaces)


@pytest.mark.parametrize("name", ALL)
def test_every_lane_has_a_badge_with_its_price_apart_from_the_others(name: str) -> None:
    board = load_board(name)
    said = texts(draw(board))
    assert all(f"{lane.price} F" in said for lane in board.lanes)
    badges = [curve.badge for curve in layout.curves(board, layout.frame(board))]
    assert all(abs(x - x2) > 1.3 or abs(y - y2) > 0.6 for x, y in badges for x2, y2 in badges if (x, y) != (x2, y2))


@pytest.mark.parametrize("name", board_names())
def test_a_lane_passes_no_town_that_it_does_not_serve_and_its_badge_hides_no_tile(name: str) -> None:
    board = load_board(name)
    for lane, curve in zip(board.lanes, layout.curves(board, layout.frame(board)), strict=True):
        others = [board.place[space] for space in board.cities if space not in lane.ends]
        middle = [curve.at(step / 20) for step in range(5, 16)]
        assert min(dist(point, town) for point in middle for town in others) > 0.9
        assert min(dist(curve.badge, place) for place in board.place) > 0.7


def test_water_between_spaces_is_one_stream() -> None:
    board = load_board("africa")
    svg = draw(board)
    (stream,) = (path for path in re.findall(r'<path d="([^"]+)" fill="none" stroke="#86bccd"', svg) if "L" in path)
    assert stream.count("M") == len(board.barriers)


def test_the_title_covers_no_space() -> None:
    for board in map(load_board, ALL):
        box = layout.frame(board)
        place = layout.empty_place(box, (3, 3), layout.obstacles(board, layout.curves(board, box)))
        assert place is None or all(place.distance(point) > 1 for point in board.place)


def test_each_symbol_on_a_tile_is_drawn_once_a_point() -> None:
    board = load_board("tiny-road")
    bare, laid = draw(board), draw(board, {1: Tile(3, 2, stop=True, danger=True)})
    drawn = [uses(laid, symbol) - uses(bare, symbol) for symbol in ("petrol", "damage", "stop", "danger")]
    assert drawn == [3, 2, 1, 1]


def test_a_city_shows_its_cards() -> None:
    board = load_board("tiny-lanes")
    cards = sum(city.cards for city in board.cities.values())
    assert uses(draw(board), "card") == cards + 1  # and one in the legend


def test_half_tracks_that_share_a_space_stand_apart() -> None:
    crews = ("french", "italian", "belgian", "english", "suffragettes")
    svg = draw(load_board("tiny-road"), {}, [Vehicle(0, crew) for crew in crews])
    places = re.findall(r'#halftrack" x="([^"]+)" y="([^"]+)"', svg)
    assert len(set(places)) == len(places) == 5


def test_names_cannot_break_the_drawing() -> None:
    svg = draw(load_board("tiny-road"), {}, [Vehicle(0, "guests", "<&>")])
    assert "<&>" in texts(svg)


def test_a_full_board_draws() -> None:
    board = load_board("africa")
    land = [space for space in range(len(board.spaces)) if space not in board.cities]
    svg = draw(board, dict(zip(land, load_bag("africa"), strict=False)))
    assert uses(svg, "petrol") == sum(tile.petrol for tile in load_bag("africa")) + 1


@pytest.mark.parametrize(("name", "told"), [("africa", True), ("tiny-east", True), ("tiny-road", False)])
def test_the_legend_tells_of_water_where_there_is_some_to_part_spaces(name: str, told: bool) -> None:
    assert ("water, no way across" in texts(draw(load_board(name)))) is told
