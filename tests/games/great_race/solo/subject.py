"""The solo race, as the proofs that all games share need to know it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from halftrack.bots.great_race import Driver
from halftrack.engine import Option, Play, Question
from halftrack.games.great_race.board import load_board
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.solo import legacy, passport
from halftrack.games.great_race.solo.ending import outcome
from halftrack.games.great_race.solo.estienne import ESTIENNE
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.journey import Journey
from halftrack.games.great_race.solo.state import SoloRace
from halftrack.games.great_race.state import NONE
from tests.games.great_race import invariants, secrets
from tests.games.great_race.seats import STYLES
from tests.games.great_race.showing import PACKAGE
from tests.support.playing import Look, Pick, Table
from tests.support.records import kinds_of_event
from tests.support.subject import Places, Subject

SITTING = ("driver", "greedy", "patient", "driver", "contrary", "driver", "random")
ENDS = ("human alone", "torpedo alone", "human by points", "torpedo by points", "called off", "given up", "not begun")
WANTED = frozenset(
    {
        *(f"power: {colour} {level}" for colour in legacy.COLOURS for level in range(1, legacy.MOST + 1)),
        *(f"card: {card.name}" for card in ESTIENNE),
        *(f"quest: {quest}" for quest in passport.NAMES),
        *(f"way: {way}" for way in passport.ALL_WAYS),
        *kinds_of_event(f"{PACKAGE}.solo.events"),
        *ENDS,
        "board: africa", "board: south-america", "solo-edition: en", "solo-edition: it", "alone: True",
        "leaders: True", "fifth: True", "edition: de",
    }
)  # fmt: skip


def table(number: int) -> Table:
    """Boards, directions, books, levels of deck and powers, layers, and now and then a crossing alone."""
    dice = Random(f"solo {number}")
    board = ("africa", "south-america")[number // 2 % 2]
    alone = number % 6 == 5
    legacy_on = not alone and dice.random() < 0.6
    levels = {colour: dice.randrange(legacy.MOST + 1) for colour in legacy.COLOURS}
    if number % 7 == 3:
        levels = dict.fromkeys(legacy.COLOURS, legacy.MOST)
    options = {
        "board": board,
        "start": load_board(board).spaces[load_board(board).ends[number // 4 % 2]],
        "edition": ("en", "en", "de")[number % 3],
        "solo-edition": ("en", "it")[number // 3 % 2],
        "leaders": dice.random() < 0.5,
        "fifth": dice.random() < 0.5,
        "bag-refill": dice.random() < 0.9,
        "confirm": dice.random() < 0.3,
        "cards": 1 + number // 5 % 3,
        "powers": levels if legacy_on else 0,
        "deck": not alone and dice.random() < 0.9,
        "legacy": legacy_on,
        "passport": True,
        "first": "torpedo" if not alone and number % 4 == 1 else "human",
        "alone": alone,
    }
    return Table(1, number, options)


def driving() -> Pick:
    """A seat that knows the way: it wins, now and then, and so has quests stamped."""
    driver = Driver()

    def pick(question: Question, look: Look, dice: Random) -> Option:
        race: Any = question._state
        return driver.choose(race.copy(), question)

    return pick


def picks(number: int, table: Table) -> list[Pick]:
    name = SITTING[number % len(SITTING)]
    return [driving() if name == "driver" else STYLES[name](table)]


def check(play: Play[SoloRace]) -> None:
    """All that holds in every race; and the Estienne cards are eight, or the calendar's six."""
    race = play.state
    invariants.count_cards(race, invariants.deck_of(play.options["edition"], play.options["leaders"]))
    invariants.count_tiles(race)
    for crew in race.crews:
        invariants.look_at_crew(race, crew)
    invariants.look_at_order(race)
    invariants.look_at_limits(race, list(play.open.values()))
    look_at_estienne(play)


def look_at_estienne(play: Play[SoloRace]) -> None:
    """No card is lost, powers only grow and only with their layer, the gauges' maximum follows them."""
    solo = play.state.solo
    assert len(solo.deck) + len(solo.discards) == (6 if play.options["alone"] else 8)
    assert solo.card == NONE or solo.card == solo.discards[-1]
    assert solo.revealed == play.state.turn
    begun = [play.options["powers"][colour] for colour in legacy.COLOURS]
    assert all(before <= now <= legacy.MOST for before, now in zip(begun, solo.powers, strict=True))
    assert play.options["legacy"] or not any(solo.powers)
    if not play.options["alone"]:
        torpedo = play.state.torpedo
        maximum = 6 + solo.powers[legacy.YELLOW]
        assert torpedo.full_petrol == maximum
        assert torpedo.full_engine == maximum or play.options["solo-edition"] == "it"
        assert not torpedo.cards and not torpedo.francs and not torpedo.security and not torpedo.funding


class SoloWatch(invariants.RaceWatch):
    """Looks at one solo race from its beginning on."""

    def __init__(self, play: Play[SoloRace]) -> None:
        self.play: Play[Any] = play
        self.catalogue = set(play.game.catalogue(play.options))
        self.start = [crew.francs for crew in play.state.crews]
        second = play.options["first"] == "torpedo"
        assert self.start == ([80] if play.options["alone"] else [70 if second else 80, 0])
        self.forget()

    def check(self) -> None:
        check(self.play)


def places(race: SoloRace, seat: int | None) -> Places:
    """All that is hidden in every race, and the order of the Estienne deck."""
    found: Places = {place: what for place, what in secrets.places(race, seat).items() if place != "cards: hand 1"}
    if not race.alone:
        found |= {"estienne: deck": list(race.solo.deck), "estienne: first": list(race.solo.deck[-1:])}
    return found


def redeal(play: Play[Any], seat: int | None, dice: Random) -> None:
    secrets.redeal(play, seat, dice)
    if not play.state.alone:
        dice.shuffle(play.state.solo.deck)


def sorts(play: Play[SoloRace]) -> Iterator[str]:
    """How it ended: who arrived, who won, or why nobody did."""
    won, arrived = outcome(play.state), sum(crew.place > 0 for crew in play.state.crews)
    assert won is not None
    if won in ("human", "torpedo"):
        yield f"{won} {'by points' if arrived > 1 else 'alone'}"
        yield "arrival"
    else:
        yield won


def shows(play: Play[SoloRace]) -> Iterator[str]:
    """Cards revealed, powers gained, quests stamped."""
    for event in play.events(None):
        if event["kind"] == "EstienneRevealed":
            yield f"card: {event['card']}"
        if event["kind"] == "PowerGained":
            yield f"power: {event['colour']} {event['level']}"
    for quest, way in passport.stamps(Journey(play)):
        yield f"quest: {quest}"
        yield f"way: {way}"


SUBJECT = Subject(
    game=SOLO,
    table=table,
    picks=picks,
    watch=SoloWatch,
    check=check,
    redeal=redeal,
    places=places,
    sorts=sorts,
    least={"arrival": 0.6, "human alone": 0.05},
    soak=10_000,
    rare=(),
    leaks={
        "the next Estienne card": lambda race, seat: race.solo.deck[-1:] if not race.alone else None,
        "the next card": secrets.LEAKS["the next card"],
        "the next tile": secrets.LEAKS["the next tile"],
        "the key of all randomness": secrets.LEAKS["the key of all randomness"],
    },
    harmless=secrets.harmless,
    reveals=secrets.REVEALS
    | {"EstienneRevealed", "TilesDealt", "TileDealt", "CardsLaidOut", "CardUsed", "HeadsFor", "Advances", "CardsLeft"},
    by_hand=secrets.BY_HAND,
    together=False,
    unchanging=(Box,),
    records=100,
    shows=shows,
    wanted=WANTED,
)
