"""Score cards, victory and the photo finish: the rules `scoring`."""

from typing import Any

from halftrack.games.gumball_rally import events
from halftrack.games.gumball_rally.box import SCORINGS
from halftrack.games.gumball_rally.deck import NUMBER
from halftrack.games.gumball_rally.scoring import finish, ranking, score, winners
from halftrack.games.gumball_rally.state import OVER, Rally
from tests.games.gumball_rally.table import listen, named, points_of, rally
from tests.support.rules import rule

CARDS = ("red 1", "red 2", "red 3", "red 4", "red 5")


def scored(*points: int, **more: Any) -> Rally:
    """A rally of as many drivers, each with so many points."""
    return rally(*CARDS[: len(points)], points=[(won,) for won in points], **more)


def ranks(table: Rally) -> dict[int, int]:
    return {row["seat"]: row["rank"] for row in ranking(table)}


# -- score cards -------------------------------------------------------------------------------


@rule("scoring.1")
def test_the_score_cards_of_both_tables() -> None:
    assert {name: scoring[1:] for name, scoring in SCORINGS.items()} == {
        "3-2-1": ((3, 2, 1), (4, 3, 2, 1)),
        "5-3-1": ((5, 3, 1), (7, 5, 3, 1)),
    }


@rule("scoring.1")
def test_the_score_cards_go_down_the_line_from_its_head() -> None:
    table = rally(*CARDS, line=["purple", "pink", "green", "white", "orange"])
    told = listen(table)
    score(table, (3, 2, 1))
    assert points_of(table) == {"green": [1], "orange": [0], "purple": [3], "white": [0], "pink": [2]}
    assert told == [
        events.Scored(2, "purple", 1, 3),
        events.Scored(4, "pink", 2, 2),
        events.Scored(0, "green", 3, 1),
    ]


@rule("scoring.1")
def test_with_fewer_buggies_than_score_cards_some_stay_where_they_are() -> None:
    table = rally(*CARDS[:3])
    score(table, (4, 3, 2, 1))
    assert points_of(table) == {"green": [4], "orange": [3], "purple": [2]}


@rule("scoring.1")
def test_each_scoring_is_kept_by_itself() -> None:
    table = rally(*CARDS[:3], line=["orange", "green", "purple"])
    for cards in ((3, 2, 1), (5, 3, 1), (7, 5, 3, 1)):
        score(table, cards)
    row = next(row for row in ranking(table) if row["seat"] == 0)
    assert row["points"] == {"checkpoint 1": 2, "checkpoint 2": 3, "finish": 5}
    assert row["buggies"] == [{"buggy": "green", "points": row["points"], "total": 10}]
    assert row["total"] == 10


# -- victory -----------------------------------------------------------------------------------


@rule("scoring.2")
def test_the_most_points_win() -> None:
    table = scored(2, 9, 5)
    assert ranks(table) == {1: 1, 2: 2, 0: 3}
    assert [driver.seat for driver in winners(table)] == [1]
    assert [row["total"] for row in ranking(table)] == [9, 5, 2]
    assert [row["seat"] for row in ranking(table)] == [1, 2, 0]
    assert [row["left"] for row in ranking(table)] == [False] * 3


@rule("scoring.2")
def test_points_of_all_scorings_count() -> None:
    table = rally(*CARDS[:3], points=[(3, 0, 0), (0, 2, 2), (1, 1, 1)])
    assert ranks(table) == {1: 1, 0: 2, 2: 2}


@rule("scoring.2")
def test_who_is_level_shares_the_victory() -> None:
    table = scored(5, 9, 9, 1)
    told = listen(table)
    finish(table)
    assert ranks(table) == {1: 1, 2: 1, 0: 3, 3: 4}
    assert told == [events.RallyEnded(-1, (1, 2))]
    assert [row["photo"] for row in ranking(table)] == [[]] * 4
    assert table.phase == OVER


# -- photo finish ------------------------------------------------------------------------------


@rule("scoring.3")
def test_in_a_photo_finish_the_highest_card_wins() -> None:
    table = scored(9, 9, 2, photo=True, deck=["red 6", "blue 7", "red 10"])
    told = listen(table)
    finish(table)
    assert ranks(table) == {1: 1, 0: 2, 2: 3}
    assert told == [
        events.PhotoTaken(0, "red 6"),
        events.PhotoTaken(1, "blue 7"),
        events.RallyEnded(-1, (1,)),
    ]
    assert (named(table.deck), named(table.discards), table.reveals) == (["red 10"], ["red 6", "blue 7"], 2)
    assert [row["photo"] for row in ranking(table)] == [["blue 7"], ["red 6"], []]


@rule("scoring.3")
def test_the_tied_drivers_rank_by_their_photos_before_all_others() -> None:
    table = scored(9, 9, 9, 8, photo=True, deck=["red 6", "blue 7", "black 9"])
    finish(table)
    assert ranks(table) == {2: 1, 1: 2, 0: 3, 3: 4}


@rule("scoring.3")
def test_equal_numbers_draw_again_and_only_they() -> None:
    table = scored(9, 9, 9, photo=True, deck=["red 7", "blue 7", "black 6", "yellow 2", "red 10", "blue 10"])
    finish(table)
    assert ranks(table) == {1: 1, 0: 2, 2: 3}
    assert [named(driver.photo) for driver in table.drivers] == [
        ["red 7", "yellow 2"],
        ["blue 7", "red 10"],
        ["black 6"],
    ]


@rule("scoring.3")
def test_colours_do_not_decide_a_photo_finish() -> None:
    table = scored(9, 9, photo=True, deck=["red 7", "yellow 7", "blue 3", "red 2"])
    finish(table)
    assert ranks(table) == {0: 1, 1: 2}
    assert [len(driver.photo) for driver in table.drivers] == [2, 2]


@rule("scoring.3")
def test_drivers_level_behind_the_winner_draw_nothing() -> None:
    table = scored(9, 5, 5, photo=True, deck=["red 7", "yellow 8"])
    told = listen(table)
    finish(table)
    assert ranks(table) == {0: 1, 1: 2, 2: 2}
    assert told == [events.RallyEnded(-1, (0,))]
    assert len(table.deck) == 2


@rule("scoring.3")
def test_without_the_option_nobody_draws() -> None:
    table = scored(9, 9, deck=["red 7", "yellow 8"])
    finish(table)
    assert (ranks(table), len(table.deck)) == ({0: 1, 1: 1}, 2)


@rule("scoring.3")
def test_if_the_deck_is_too_short_the_discards_are_shuffled_in() -> None:
    table = scored(9, 9, 9, photo=True, deck=["red 7", "yellow 8"], discards=["blue 2", "black 3"])
    told = listen(table)
    finish(table)
    assert told[0] == events.DeckShuffled(-1, 4)
    photos = [card for driver in table.drivers for card in driver.photo]
    assert sorted(named(photos + table.deck)) == ["black 3", "blue 2", "red 7", "yellow 8"]
    assert ranks(table)[max(table.drivers, key=lambda driver: NUMBER[driver.photo[0]]).seat] == 1


@rule("scoring.3")
def test_a_deck_just_long_enough_is_not_shuffled() -> None:
    table = scored(9, 9, photo=True, deck=["red 7", "yellow 8"], discards=["blue 2", "black 3"])
    finish(table)
    assert (table.shuffles, ranks(table)) == (0, {1: 1, 0: 2})


@rule("scoring.3")
def test_the_cards_of_a_first_photo_may_come_again_in_the_second() -> None:
    table = scored(9, 9, photo=True, deck=["red 7", "yellow 7"], discards=["blue 2"])
    told = listen(table)
    finish(table)
    shuffled = [event for event in told if isinstance(event, events.DeckShuffled)]
    assert shuffled[0] == events.DeckShuffled(-1, 3)
    assert len(ranks(table)) == len(set(ranks(table).values())) == 2
