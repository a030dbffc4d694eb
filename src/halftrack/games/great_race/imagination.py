"""Worlds that a seat cannot tell from the true one."""

from collections.abc import Callable
from typing import Any

from halftrack.engine import Question, Rng
from halftrack.games.great_race import cards, convoy, danger, driving, hand, pathfinding, repairs
from halftrack.games.great_race.deck import KINDS
from halftrack.games.great_race.state import Crew, Race


def imagine(race: Race, seat: int | None, rng: Rng, asked: list[Question]) -> None:
    """Deal anew all that the seat may not know, and ask others out of their new hands. [visibility.2, visibility.4]"""
    deal_cards(race, seat, rng)
    deal_tiles(race, seat, rng)
    for question in asked:
        question.options = renewed(race, question)


def deal_cards(race: Race, seat: int | None, rng: Rng) -> None:
    """The deck, what a tracker has just drawn, and the hands of others but for what all saw them take."""
    pool, drawn = list(race.deck), len(race.drawn_cards)
    others = [crew for crew in race.crews if crew.seat != seat]
    counts = [crew.cards - sum(crew.known) for crew in others]
    for crew in others:
        pool += unknown_cards(crew)
        crew.hand = crew.known.copy()
    if race.drawer != seat:
        pool += race.drawn_cards
    pool.sort()  # a world rests on what the seat knows and on the dice, never on how the true piles lie
    rng.shuffle("cards", pool)
    for crew, count in zip(others, counts, strict=True):
        for _ in range(count):
            crew.hand[pool.pop()] += 1
    if race.drawer != seat:
        race.drawn_cards = [pool.pop() for _ in range(drawn)]
    race.deck = pool


def unknown_cards(crew: Crew) -> list[int]:
    return [card for card in range(KINDS) for _ in range(crew.hand[card] - crew.known[card])]


def deal_tiles(race: Race, seat: int | None, rng: Rng) -> None:
    """The bag, and the tiles that another crew has drawn and not yet placed."""
    drawn = len(race.drawn_tiles) if race.drawer != seat else 0
    pool = sorted(race.bag + race.drawn_tiles[:drawn])
    rng.shuffle("tiles", pool)
    if drawn:
        race.drawn_tiles = [pool.pop() for _ in range(drawn)]
    race.bag = pool


Options = Callable[[Race, Crew, Any], list[str]]

FROM_SECRETS: dict[str, Options] = {
    "sequence": convoy.moves,
    "drive": lambda race, crew, about: driving.ways_on(race, crew, about[1]),
    "shortage": driving.answers_to_shortage,
    "guide": driving.answers_to_stop,
    "danger": danger.answers_to_tile,
    "avert": lambda race, crew, about: danger.answers_to_card(race, crew),
    "fare": lambda race, crew, about: driving.answers_to_fare(race, crew, about[0].kind, about[1]),
    "repair": lambda race, crew, about: repairs.repairs_open(race, crew),
    "discard": lambda race, crew, about: hand.discards_of(crew),
    "tile": lambda race, crew, about: pathfinding.faces_drawn(race, crew),
    "drop": lambda race, crew, about: cards.droppable(race, crew),
}


def renewed(race: Race, question: Question) -> tuple[Any, ...]:
    """The options of a question that rest on what only the asked seat knows."""
    options = FROM_SECRETS.get(question.kind)
    if options is None:
        return question.options
    return tuple(options(race, race.crews[question.seat], question.about))
