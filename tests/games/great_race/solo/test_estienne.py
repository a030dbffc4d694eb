"""The Estienne cards and the evolution of the deck: the rules `solo.2` and `solo.12`."""

from collections import Counter

import pytest

from halftrack.engine import Rng
from halftrack.games.great_race.solo import estienne, legacy
from halftrack.games.great_race.solo.estienne import (
    ESTIENNE,
    NUMBER,
    deck_of,
    lowest_level,
    replace,
    replace_at_random,
    replaceable,
)
from tests.support.rules import rule

LETTERS = "ABCDEFGH"


def letters(level: int, names: str = LETTERS) -> list[str]:
    return [f"{letter}{level}" for letter in names]


@rule("solo.2")
def test_there_are_eight_letters_at_three_levels_each_colour_on_two_of_them() -> None:
    assert [card.name for card in ESTIENNE] == letters(1) + letters(2) + letters(3)
    for level in (1, 2, 3):
        assert Counter(card.colour for card in ESTIENNE if card.level == level) == dict.fromkeys(legacy.COLOURS, 2)
    assert all(ESTIENNE[NUMBER[card.name]] is card for card in ESTIENNE)


@rule("solo.2")
def test_a_letter_keeps_its_colour_through_the_levels() -> None:
    for letter in LETTERS:
        assert len({card.colour for card in ESTIENNE if card.letter == letter}) == 1


@rule("solo.2")
def test_every_card_can_be_obeyed() -> None:
    for card in ESTIENNE:
        assert card.tiles >= 1
        assert all(steps >= 1 for steps in card.moves)
        assert len(set(card.slots)) == 2
        assert all(1 <= slot <= 5 for slot in card.slots)
        assert card.damage >= 1
        assert card.gauge in ("engine", "chassis")
        assert card.petrol >= 1


@rule("solo.2")
def test_the_card_that_the_books_show_is_among_them() -> None:
    figures = [(card.tiles, card.slots, card.damage, card.gauge, card.petrol, card.mechanical) for card in ESTIENNE]
    assert figures.count((2, (1, 3), 1, "chassis", 4, 2)) == 1


@rule("solo.2")
@pytest.mark.parametrize(
    ("level", "tiles", "moves", "damage", "recovery"),
    [(1, 14, (12, 8), 8, (22, 7)), (2, 17, (15, 8), 9, (25, 9)), (3, 20, (16, 8), 14, (27, 10))],
)
def test_the_higher_its_level_the_harder_a_deck(
    level: int, tiles: int, moves: tuple[int, int], damage: int, recovery: tuple[int, int]
) -> None:
    deck = [card for card in ESTIENNE if card.level == level]
    assert sum(card.tiles for card in deck) == tiles
    assert (sum(card.moves[0] for card in deck), sum(card.moves[1] for card in deck)) == moves
    assert sum(card.damage for card in deck) == damage
    assert (sum(card.petrol for card in deck), sum(card.mechanical for card in deck)) == recovery


@rule("solo.2", "solo.9")
def test_its_slots_are_spread_over_the_bivouac() -> None:
    for level in (1, 2, 3):
        for which in (0, 1):
            slots = Counter(card.slots[which] for card in ESTIENNE if card.level == level)
            assert sorted(slots) == [1, 2, 3, 4, 5]
    slots_of = {card.name[0]: card.slots for card in ESTIENNE if card.level == 1}
    assert all(card.slots == slots_of[card.letter] for card in ESTIENNE)


@rule("solo.2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_deck_of_one_level_has_its_eight_cards(level: int) -> None:
    assert deck_of(level) == letters(level)


@rule("solo.12")
@pytest.mark.parametrize(
    ("deck", "lowest"), [(letters(1), 1), ([*letters(2, "ABCDEFG"), "H1"], 1), (letters(2), 2), (letters(3), 3)]
)
def test_the_lowest_cards_give_way_first(deck: list[str], lowest: int) -> None:
    assert lowest_level(deck) == lowest


@rule("solo.12a")
def test_by_letter_a_card_gives_way_to_the_same_letter_of_the_next_level() -> None:
    assert replace(letters(1), "C") == ["A1", "B1", "C2", "D1", "E1", "F1", "G1", "H1"]
    assert replace(letters(2), "H") == [*letters(2, "ABCDEFG"), "H3"]


@rule("solo.12a", "solo.12")
@pytest.mark.parametrize(
    ("deck", "open_"),
    [(letters(1), "ABCDEFGH"), (letters(2, "ABC") + letters(1, "DEFGH"), "DEFGH"), (letters(2), "ABCDEFGH"),
     (letters(3, "HG") + letters(2, "ABCDEF"), "ABCDEF"), (letters(3), "")],
)  # fmt: skip
def test_only_letters_of_the_lowest_level_can_be_picked(deck: list[str], open_: str) -> None:
    assert replaceable(deck) == list(open_)


@rule("solo.12")
def test_at_random_any_lowest_card_gives_way_to_any_card_of_the_next_level() -> None:
    gone: set[str] = set()
    come: set[str] = set()
    for seed in range(120):
        deck = replace_at_random(letters(2, "AB") + letters(1, "CDEFGH"), Rng.from_seed(seed))
        assert len(set(deck)) == estienne.DECK_SIZE
        assert {"A2", "B2"} <= set(deck)
        gone |= set(letters(1, "CDEFGH")) - set(deck)
        come |= set(deck) - {"A2", "B2", *letters(1)}
    assert (gone, come) == (set(letters(1, "CDEFGH")), set(letters(2, "CDEFGH")))


@rule("solo.12")
def test_the_place_in_the_deck_stays() -> None:
    deck = replace_at_random(letters(1), Rng.from_seed(1))
    assert sum(old != new for old, new in zip(letters(1), deck, strict=True)) == 1


@rule("solo.12")
def test_level_3_comes_only_when_all_are_of_level_2() -> None:
    for seed in range(20):
        deck = replace_at_random([*letters(2, "ABCDEFG"), "H1"], Rng.from_seed(seed))
        assert deck == letters(2)
        deck = replace_at_random(deck, Rng.from_seed(seed))
        assert Counter(name[1] for name in deck) == {"2": 7, "3": 1}


@rule("solo.12")
def test_a_deck_of_level_3_does_not_change() -> None:
    assert replace_at_random(letters(3), Rng.from_seed(1)) == letters(3)


@rule("solo.13-yellow", "solo.1a")
@pytest.mark.parametrize(("level", "maximum"), [(0, 6), (1, 7), (2, 8), (3, 9), (4, 10)])
def test_the_maximum_of_both_gauges_is_six_and_one_for_each_yellow_level(level: int, maximum: int) -> None:
    assert legacy.maximum([level, 4, 4, 4]) == maximum
