"""What a seat may not know can be anything: the rule `visibility.2`, seen from the side of imagined worlds."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from halftrack.engine import Rng
from halftrack.engine.questions import Script
from halftrack.games.great_race.cards import play as play_card
from halftrack.games.great_race.convoy import sequence
from halftrack.games.great_race.danger import averts_card
from halftrack.games.great_race.deck import KINDS, NUMBER
from halftrack.games.great_race.driving import drive
from halftrack.games.great_race.hand import discard_to_limit
from halftrack.games.great_race.imagination import imagine
from halftrack.games.great_race.pathfinding import pathfind
from halftrack.games.great_race.repairs import repair
from halftrack.games.great_race.state import Crew, Race
from halftrack.games.great_race.view import view
from tests.games.great_race.plays import new, plan, until
from tests.games.great_race.table import crew, hand_of, known_of, named, race
from tests.support.dice import watched
from tests.support.rules import rule
from tests.support.scripts import Run, run

WORLDS = 60
MIXED = ("driver", "driver", "guide", "militia", "tracker", "jerrycan", "toolbox", "financial")


def rivals() -> Race:
    """A seat that knows its own hand, and a rival of whose three cards it knows one."""
    table = race(
        crew(hand=("transport", "saboteur")), crew("italian", hand=("cartographer", "guide", "guide")), deck=MIXED,
        bag=("p1", "p2", "p3", "p1s"), discards=("toolbox",), removed=("p3x",), laid={"2a": "p2d1"},
    )  # fmt: skip
    table.crews[1].known[NUMBER["guide"]] = 1
    return table


def worlds(table: Race, seat: int | None) -> list[Race]:
    """So many worlds as that seat may imagine."""
    imagined = [table.copy() for _ in range(WORLDS)]
    for number, world in enumerate(imagined):
        imagine(world, seat, Rng.from_seed(number), [])
    return imagined


def all_cards(table: Race) -> Counter[int]:
    piles = [table.deck, table.discards, table.display, table.drawn_cards]
    held = [card for crew in table.crews for card in range(KINDS) for _ in range(crew.hand[card])]
    return Counter(held + [card for pile in piles for card in pile])


@rule("visibility.2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_imagined_world_looks_the_same_to_that_seat(seat: int | None) -> None:
    table = rivals()
    for world in worlds(table, seat):
        assert view(world, seat) == view(table, seat)


@rule("visibility.2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_card_and_no_tile_is_lost_or_won(seat: int | None) -> None:
    table = rivals()
    for world in worlds(table, seat):
        assert all_cards(world) == all_cards(table)
        assert sorted(world.bag) == sorted(table.bag)
        assert (len(world.deck), world.discards, world.removed) == (8, table.discards, table.removed)


@rule("visibility.2")
def test_the_own_hand_is_what_it_is() -> None:
    for world in worlds(rivals(), 0):
        assert hand_of(world.crews[0]) == ["saboteur", "transport"]


@rule("visibility.2", "bivouac.3")
def test_a_rival_holds_what_all_saw_him_take_and_any_unseen_card() -> None:
    found: Counter[str] = Counter()
    for world in worlds(rivals(), 0):
        assert (world.crews[1].cards, known_of(world.crews[1])) == (3, ["guide"])
        assert "guide" in hand_of(world.crews[1])
        found.update(set(hand_of(world.crews[1])))
    assert set(found) == {*MIXED, "cartographer"}


@rule("visibility.2")
def test_what_a_rival_holds_may_lie_anywhere_in_the_deck() -> None:
    places = {
        named(world.deck).index("cartographer") for world in worlds(rivals(), 0) if "cartographer" in named(world.deck)
    }
    assert places == set(range(8))


@rule("visibility.2")
def test_a_spectator_knows_no_hand() -> None:
    hands = {tuple(hand_of(world.crews[0])) for world in worlds(rivals(), None)}
    assert len(hands) > 10


@rule("visibility.2")
def test_any_tile_of_the_bag_may_be_next() -> None:
    table = rivals()
    assert {world.bag[-1] for world in worlds(table, 0)} == set(table.bag)
    assert {world.bag[0] for world in worlds(table, 0)} == set(table.bag)


@rule("visibility.2")
def test_the_randomness_to_come_is_another() -> None:
    play = plan(new(seed=3), "5-0-0-0", "5-0-0-0")
    assert play.imagine(0, Rng.from_seed(1)).state.rng.key != play.state.rng.key


@rule("visibility.2")
def test_a_seat_imagines_worlds_out_of_what_it_holds() -> None:
    play = plan(new(3, seed=3), "5-0-0-0", "5-0-0-0", "5-0-0-0")
    for seat in (0, 1, 2):
        play.answer(seat, "draw card")
    for number in range(9):
        for seat in (0, 1, 2):
            world = play.imagine(seat, Rng.from_seed(number))
            assert world.view(seat) == play.view(seat)
            assert world.state.crews[seat].hand == play.state.crews[seat].hand


@pytest.mark.interpreted
@rule("visibility.2", "visibility.4")
def test_cards_and_tiles_are_dealt_anew_by_streams_of_their_own() -> None:
    dice, piles = watched()
    imagine(rivals(), 0, dice, [])
    assert piles == ["cards", "tiles"]


@rule("visibility.2", "pathfinder.1")
def test_tiles_that_a_rival_has_drawn_may_be_any_and_ones_own_are_what_they_are() -> None:
    table = race(drawer := crew(), crew("italian"), bag=("p1", "p2", "p3", "p1s"))
    run(pathfind(table, drawer))
    drawn, bag = table.drawn_tiles.copy(), table.bag.copy()
    for world in worlds(table, 0):
        assert (world.drawn_tiles, sorted(world.bag)) == (drawn, sorted(bag))
    theirs = worlds(table, 1)
    assert {len(world.drawn_tiles) for world in theirs} == {2}
    assert {tile for world in theirs for tile in world.drawn_tiles} == set(range(4))
    assert all(sorted(world.drawn_tiles + world.bag) == [0, 1, 2, 3] for world in theirs)


@rule("visibility.2", "cards.tracker")
def test_cards_among_which_a_rival_chooses_may_be_any_and_ones_own_are_what_they_are() -> None:
    table = race(tracker := crew(hand=("tracker",)), crew("italian", hand=("saboteur",)), deck=MIXED)
    run(play_card(table, tracker, "tracker"))
    for world in worlds(table, 0):
        assert named(world.drawn_cards) == ["driver", "driver", "guide"]
        assert all_cards(world) == all_cards(table)
    theirs = worlds(table, 1)
    assert {len(world.drawn_cards) for world in theirs} == {3}
    assert {card for world in theirs for card in named(world.drawn_cards)} == set(MIXED)
    assert all(all_cards(world) == all_cards(table) for world in theirs)


Asking = Callable[[Race, Crew], Script[Any]]


def asked_of_rival(ask: Asking, held: str, **table: Any) -> tuple[Race, Run]:
    """The rival holds one card, and another kind lies in the deck; he is asked something."""
    fields = {name: table.pop(name) for name in ("at", "petrol", "engine", "chassis", "francs") if name in table}
    made = race(crew(), crew("italian", hand=(held,), **fields), deck=("con artist",), **table)
    return made, run(ask(made, made.crews[1]), *table.get("answers", ()))


@rule("visibility.2", "visibility.3")
@pytest.mark.parametrize(
    ("kind", "ask", "held", "option", "table"),
    [
        ("sequence", sequence, "financial", "financial", {}),
        ("drive", drive, "jerrycan", "jerrycan", {"petrol": 5, "bag": ("p1",)}),
        ("avert", averts_card, "militia", "militia", {}),
        ("repair", repair, "spare parts", "spare parts engine", {"engine": 3}),
    ],
)
def test_a_rival_is_asked_out_of_the_hand_that_is_imagined(
    kind: str, ask: Asking, held: str, option: str, table: dict[str, Any]
) -> None:
    true, asking = asked_of_rival(ask, held, **table)
    assert asking.kind == kind
    assert seen_in_worlds(true, asking, held, option) == {True, False}


@rule("visibility.2", "visibility.3")
@pytest.mark.parametrize(
    ("kind", "held", "option", "answers", "fields", "laid", "bag"),
    [
        ("shortage", "jerrycan", "jerrycan", ["2a"], {"petrol": 2}, {}, ("p3",)),
        ("guide", "guide", "guide", ["2a"], {}, {"2a": "p1s"}, ()),
        ("danger", "militia", "militia", ["2a"], {}, {"2a": "p1x"}, ()),
        ("fare", "transport", "transport", ["sea Anchorage"], {"at": "Harbour"}, {}, ()),
        ("drive", "jerrycan", "jerrycan", ["2a"], {"petrol": 5}, {"2a": "p1"}, ()),
    ],
)
def test_a_rival_on_the_road_is_asked_out_of_the_hand_that_is_imagined(
    kind: str, held: str, option: str, answers: list[str], fields: dict[str, Any], laid: dict[str, str], bag: Any
) -> None:
    rival = crew("italian", hand=(held,), **fields)
    table = race(crew(), rival, deck=("con artist",), laid=laid, bag=bag)
    asking = run(drive(table, rival), *answers)
    assert asking.kind == kind
    assert seen_in_worlds(table, asking, held, option) == {True, False}


def seen_in_worlds(table: Race, asking: Run, held: str, option: str) -> set[bool]:
    """Whether the option was open in the worlds; it always is just if the card is held there."""
    seen, question, options = set(), asking.question, asking.question.options
    for number in range(WORLDS):
        world = table.copy()
        question.options = options
        imagine(world, 0, Rng.from_seed(number), [question])
        holds = held in hand_of(world.crews[1])
        assert (option in question.options) is holds
        assert set(question.options) - {option} == set(options) - {option}
        seen.add(holds)
    return seen


@rule("visibility.2", "hand.1")
def test_a_rival_discards_out_of_the_hand_that_is_imagined() -> None:
    table = race(crew(), rival := crew("italian", hand=("guide", "driver"), chassis=1), deck=MIXED)
    question = run(discard_to_limit(table, rival)).question
    for number in range(WORLDS):
        world = table.copy()
        imagine(world, 0, Rng.from_seed(number), [question])
        assert set(question.options) == set(hand_of(world.crews[1]))


@rule("visibility.2")
def test_a_rival_chooses_among_the_tiles_and_cards_that_are_imagined() -> None:
    table = race(crew(), rival := crew("italian"), bag=("p1", "p2", "p3", "p1s"))
    question = run(pathfind(table, rival)).question
    imagine(table, 0, Rng.from_seed(2), [question])
    assert list(question.options) == sorted(table.box.faces[tile] for tile in table.drawn_tiles)
    tracked = race(crew(), rival := crew("italian", hand=("tracker",)), deck=MIXED)
    question = run(play_card(tracked, rival, "tracker")).question
    imagine(tracked, 0, Rng.from_seed(2), [question])
    assert set(question.options) == set(named(tracked.drawn_cards))


@rule("visibility.2")
def test_a_question_that_rests_on_what_all_see_stays_as_it_is() -> None:
    play = until(new(3), "take")
    (question,) = play.open.values()
    world = play.imagine(0, Rng.from_seed(5))
    assert world.open[question.seat].options == question.options


@rule("visibility.2", "planning.1")
def test_plans_given_in_secret_may_be_any_to_the_others() -> None:
    play = until(new(3), "plan")
    play.answer(1, "5-0-0-0")
    seen = set()
    for number in range(WORLDS):
        world = play.imagine(0, Rng.from_seed(number))
        world.answer(0, "0-5-0-0")
        world.answer(2, "0-5-0-0")
        seen.add(world.state.crews[1].pathfinder)
    assert seen == {0, 1, 2, 3, 4, 5}
