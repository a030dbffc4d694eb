"""Dangers on cards: who is asked, in what order, and what averting does."""

import pytest

from halftrack.games.great_race import events
from halftrack.games.great_race.cards import play
from halftrack.games.great_race.deck import NUMBER
from halftrack.games.great_race.state import Crew, Race
from tests.games.great_race.table import crew, faces_on, gauges, hand_of, listen, race
from tests.support.rules import rule
from tests.support.scripts import Run, run

TILES = {"2a": "p1", "5b": "p3", "4a": "p2"}


def villain(card: str) -> Crew:
    """The crew in seat 0, who plays that card."""
    return crew("french", at="North", hand=(card, "guide"), security=1)


def plays(table: Race, card: str, *answers: str) -> Run:
    """Seat 0 plays the card."""
    return run(play(table, table.crews[0], card), *answers)


def asked_one_by_one(running: Run) -> list[int]:
    """The seats asked, as long as all let it happen."""
    seats = []
    while not running.over and running.kind == "avert":
        seats.append(running.seat)
        running.answer("let it happen")
    return seats


@rule("danger.3", "cards.saboteur")
def test_a_saboteur_is_averted_by_its_target_alone() -> None:
    italian = crew("italian", at="2a", hand=("militia",), security=2)
    belgian = crew("belgian", at="South", security=1)
    table = race(villain("saboteur"), italian, belgian)
    table.order = [0, 2, 1]
    told = listen(table)
    running = plays(table, "saboteur", "italian")
    assert (running.seat, running.kind) == (1, "avert")
    assert running.options == ["let it happen", "militia", "guard"]
    assert table.aim == ["saboteur", "italian"]
    assert running.answer("guard").over
    assert (gauges(italian), italian.security, belgian.security) == ((6, 5, 6), 1, 1)
    assert (table.discards, table.aim) == ([NUMBER["saboteur"]], [])
    assert told == [
        events.CardPlayed(0, "saboteur"),
        events.Targeted(0, "saboteur", ("italian",)),
        events.DangerAverted(1, "guard"),
        events.CardCancelled(0, "saboteur"),
    ]


@rule("danger.3", "cards.saboteur", "cards.militia")
def test_militia_averts_a_saboteur() -> None:
    italian = crew("italian", hand=("militia",), security=1)
    table = race(villain("saboteur"), italian)
    assert plays(table, "saboteur", "militia").over
    assert (gauges(italian), hand_of(italian), italian.security) == ((6, 5, 6), [], 1)
    assert table.discards == [NUMBER["militia"], NUMBER["saboteur"]]


@rule("danger.3", "cards.saboteur")
def test_a_saboteur_does_its_work_when_it_is_let_happen() -> None:
    italian = crew("italian", hand=("militia",), security=1)
    table = race(villain("saboteur"), italian)
    told = listen(table)
    running = plays(table, "saboteur", "let it happen")
    assert (running.seat, running.kind, running.options) == (0, "damage", [0, 1, 2])
    assert running.answer(2).over
    assert (gauges(italian), hand_of(italian), italian.security) == ((6, 3, 6), ["militia"], 1)
    assert told == [
        events.CardPlayed(0, "saboteur"),
        events.Targeted(0, "saboteur", ("italian",)),
        events.Damaged(1, 2, 0),
    ]


@rule("danger.3", "danger.4")
@pytest.mark.parametrize(("card", "aim"), [("trail hunter", ["2a", "4a"]), ("con artist", ["4a", "2a"])])
@pytest.mark.parametrize(("order", "asked"), [
    ([0, 1, 2, 3], [1, 2, 3]), ([3, 1, 0, 2], [2, 3, 1]), ([2, 3, 1, 0], [2, 3, 1]), ([1, 0, 3, 2], [3, 2, 1]),
])  # fmt: skip
def test_the_others_are_asked_in_turn_order_after_the_player(
    card: str, aim: list[str], order: list[int], asked: list[int]
) -> None:
    rivals = [crew(name, at="South", security=1) for name in ("italian", "belgian", "english")]
    table = race(villain(card), *rivals, laid=TILES)
    table.order = order
    running = plays(table, card, *aim)
    assert table.aim == [card, *aim]
    assert asked_one_by_one(running) == asked
    assert running.over
    assert faces_on(table) != TILES


@rule("danger.3")
@pytest.mark.parametrize(("card", "aim"), [("trail hunter", ["2a", "4a"]), ("con artist", ["2a", "4a"])])
@pytest.mark.parametrize("shield", ["militia", "guard"])
def test_the_first_who_averts_it_cancels_the_card(card: str, aim: list[str], shield: str) -> None:
    rivals = [crew(name, at="South", hand=("militia",), security=1) for name in ("italian", "belgian", "english")]
    table = race(villain(card), *rivals, laid=TILES)
    told = listen(table)
    running = plays(table, card, *aim, "let it happen")
    assert (running.seat, running.options) == (2, ["let it happen", "militia", "guard"])
    assert running.answer(shield).over
    assert (faces_on(table), table.removed, table.aim) == (TILES, [], [])
    assert [rival.security + rival.cards for rival in rivals] == [2, 1, 2]
    spent = [NUMBER["militia"]] if shield == "militia" else []
    assert table.discards == [*spent, NUMBER[card]]
    assert told == [
        events.CardPlayed(0, card),
        events.Targeted(0, card, tuple(aim)),
        *([events.CardPlayed(2, "militia")] if spent else []),
        events.DangerAverted(2, shield),
        events.CardCancelled(0, card),
    ]


@rule("danger.3")
@pytest.mark.parametrize("gone", [{"place": 1}, {"left": True}])
def test_who_has_arrived_or_given_up_is_not_asked(gone: dict[str, int]) -> None:
    italian, belgian = crew("italian", at="South", security=1), crew("belgian", at="South", security=1)
    for field, value in gone.items():
        setattr(italian, field, value)
    table = race(villain("trail hunter"), italian, belgian, laid=TILES)
    running = plays(table, "trail hunter", "2a", "4a")
    assert asked_one_by_one(running) == [2]


@rule("danger.3")
def test_nobody_averts_his_own_card() -> None:
    table = race(villain("con artist"), crew("italian", at="South"), laid=TILES)
    assert plays(table, "con artist", "2a", "4a").over
    assert table.crews[0].security == 1


@rule("security.1", "danger.3")
@pytest.mark.parametrize("assistants", [0, 1])
def test_a_guard_averts_a_card_out_of_turn_and_after_passing(assistants: int) -> None:
    italian = crew("italian", at="South", security=1, passed=True, mechanics=assistants)
    table = race(villain("trail hunter"), italian, laid=TILES)
    assert plays(table, "trail hunter", "2a", "4a", "guard").over
    assert (faces_on(table), italian.security, italian.mechanics) == (TILES, 0, assistants)


@rule("danger.4", "cards.militia")
@pytest.mark.parametrize("card", ["trail hunter", "saboteur"])
@pytest.mark.parametrize(("hand", "guards", "options"), [
    ((), 0, None),
    ((), 1, ["let it happen", "guard"]),
    (("driver",), 0, ["let it happen"]),
    (("jerrycan", "jerrycan"), 0, ["let it happen"]),
    (("militia",), 0, ["let it happen", "militia"]),
    (("driver", "militia", "militia"), 2, ["let it happen", "militia", "guard"]),
])  # fmt: skip
def test_who_is_asked_is_seen_from_guards_and_number_of_cards(
    card: str, hand: tuple[str, ...], guards: int, options: list[str] | None
) -> None:
    italian = crew("italian", at="South", hand=hand, security=guards, mechanics=0, passed=True)
    table = race(villain(card), italian, laid=TILES)
    running = plays(table, card, *(["2a", "4a"] if card == "trail hunter" else []))
    if options is None and card == "saboteur":
        assert (running.seat, running.kind) == (0, "damage")
    elif options is None:
        assert (running.over, len(faces_on(table))) == (True, 1)
    else:
        assert (running.seat, running.kind, running.options) == (1, "avert", options)


@rule("danger.4")
@pytest.mark.parametrize("held", ["militia", "driver", "jerrycan", "saboteur"])
def test_when_and_in_what_order_crews_are_asked_never_depends_on_their_cards(held: str) -> None:
    rivals = [crew(name, at="South", hand=(held,)) for name in ("italian", "belgian", "english")]
    table = race(villain("con artist"), *rivals, laid=TILES)
    table.order = [2, 0, 3, 1]
    assert asked_one_by_one(plays(table, "con artist", "2a", "4a")) == [3, 1, 2]


@rule("danger.2", "danger.3")
@pytest.mark.parametrize("card", ["tracker", "financial", "refuelling station", "cartographer", "driver", "repairman"])
def test_nobody_is_asked_about_a_card_that_is_no_danger(card: str) -> None:
    italian = crew("italian", at="South", hand=("militia",), security=1)
    table = race(villain(card), italian, laid=TILES, bag=("p1", "p2", "p3"), deck=("guide", "militia", "toolbox"))
    running = plays(table, card)
    assert running.over or running.seat == 0
    assert table.aim == []
