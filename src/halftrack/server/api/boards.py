"""The boards of The Great Race, drawn for a browser: those of the box, and that of any table."""

import asyncio
import re
from functools import lru_cache

from halftrack.games.great_race.board import Board, BoardError, Tile, board_names, load_bag, load_board
from halftrack.games.great_race.drawing import draw_badges, draw_ground, draw_pieces
from halftrack.games.great_race.ground import edges
from halftrack.games.great_race.layout import Box, Point
from halftrack.games.great_race.pieces import BERTHS, badge_width
from halftrack.games.great_race.sheet import UNIT, WORDS, Sheet, sheet_of
from halftrack.locales import Texts
from halftrack.server.api.seats import seen
from halftrack.server.bodies import BoardInfo, Frame, LaneInfo, SpaceInfo
from halftrack.server.operations import Call
from halftrack.server.refusals import Refused

OF_THE_BOX = re.compile("[a-z]+(-[a-z]+)*")


async def show_board(call: Call) -> BoardInfo:
    """A board of the box, drawn."""
    name = call.path("board")
    if not OF_THE_BOX.fullmatch(name):
        raise Refused("missing", "there is no such board")
    return await drawn(name, call.query.language)


async def table_board(call: Call) -> BoardInfo:
    """The board that is raced on at a table, drawn, whoever made it."""
    table = await seen(call)
    board = table.row.options.get("board")
    if not isinstance(board, str):
        raise Refused("missing", "this game has no board")
    return await drawn(board, call.query.language)


async def drawn(name_or_path: str, language: str) -> BoardInfo:
    """The first time a board is laid out it takes a moment: beside the loop."""
    try:
        return await asyncio.to_thread(lambda: board_info(load_board(name_or_path), language))
    except BoardError as error:
        raise Refused("missing", "there is no such board") from error


@lru_cache(maxsize=32)
def board_info(board: Board, language: str) -> BoardInfo:
    """Everything that a browser needs to lay out a board."""
    texts = Texts(language, "great-race-sheet")
    sheet = sheet_of(board, {word: texts(f"sheet-{word}") for word in WORDS})
    width, height = map(round, sheet.size)
    return BoardInfo(
        board.name, board.title, width, height, UNIT, frame(sheet, sheet.map), draw_ground(sheet), draw_badges(sheet),
        draw_pieces(all_tiles()), spaces_of(sheet), lanes_of(sheet), [frame(sheet, one) for one, _ in edges(sheet)],
        [[rounded((x * UNIT, y * UNIT)) for x, y in berths] for berths in BERTHS],
    )  # fmt: skip


@lru_cache(maxsize=1)
def all_tiles() -> dict[str, Tile]:
    """Each face of any bag, by its name."""
    return {tile.name: tile for name in board_names() for tile in load_bag(name)}


def spaces_of(sheet: Sheet) -> list[SpaceInfo]:
    board, found = sheet.board, []
    for space, name in enumerate(board.spaces):
        city, (x, y) = board.cities.get(space), rounded(sheet.place(space))
        neighbours = [board.spaces[other] for other in board.neighbours[space]]
        colour, cards = (None, 0) if city is None else city
        found.append(SpaceInfo(name, x, y, board.band[space], space in board.risk, colour, cards, neighbours))
    return found


def lanes_of(sheet: Sheet) -> list[LaneInfo]:
    board, found = sheet.board, []
    for lane, curve in zip(board.lanes, sheet.lanes, strict=True):
        x, y = rounded(sheet.at(curve.badge))
        ends = board.spaces[lane.ends[0]], board.spaces[lane.ends[1]]
        found.append(LaneInfo(lane.kind, ends, lane.price, sheet.way(curve), x, y, badge_width(lane.price)))
    return found


def frame(sheet: Sheet, box: Box) -> Frame:
    """A box of board units, in points."""
    (x, y), (x2, y2) = sheet.at((box.left, box.top)), sheet.at((box.right, box.bottom))
    return Frame(*rounded((x, y)), *rounded((x2 - x, y2 - y)))


def rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)
