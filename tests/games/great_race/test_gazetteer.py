"""The towns of the boards lie where they really are."""

from dataclasses import replace

import pytest

from halftrack.games.great_race.board import board_names, load_board
from scripts.gazetteer import ONE_SPACE, bands_off

TOWNS = [(name, load_board(name).spaces[space]) for name in board_names() for space in load_board(name).cities]


@pytest.mark.parametrize(("name", "town"), TOWNS)
def test_each_town_lies_within_one_space_of_its_real_place(name: str, town: str) -> None:
    board = load_board(name)
    off = bands_off(board, board.number[town])
    assert off is not None, "the gazetteer knows no such town: what is it called today? (scripts/gazetteer.py)"
    assert off <= ONE_SPACE


@pytest.mark.parametrize("town", ["Dakar", "Cape Town"])
def test_a_town_that_lies_elsewhere_is_noticed(town: str) -> None:
    board = load_board("africa")
    elsewhere = board.number["Mombasa"]
    off = bands_off(replace(board, spaces=(town,) * len(board.spaces)), elsewhere)
    assert off is not None
    assert off > ONE_SPACE


def test_a_town_that_nobody_knows_is_noticed() -> None:
    board = load_board("africa")
    assert bands_off(replace(board, spaces=("Laputa Nova",) * len(board.spaces)), board.ends[0]) is None
