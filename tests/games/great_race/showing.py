"""What the records of the Great Race must show between them: every card, power, event, question, option and end."""

from collections.abc import Iterator
from itertools import repeat

from halftrack.engine import Play, Told
from halftrack.games.great_race.deck import NAMES
from halftrack.games.great_race.state import Race
from tests.support.records import kinds_of_event, kinds_of_question

PACKAGE = "halftrack.games.great_race"
LEADERS = ("french", "italian", "belgian", "english", "suffragettes")
ENDS = ("one arrival", "several arrivals", "called off", "all left", "somebody left")
OPTIONS = (
    "board: africa", "board: south-america", "edition: en", "edition: de", "leaders: True", "leaders: False",
    "fifth: True", "fifth: False", "bag: own", "bag: africa", "bag-refill: True", "bag-refill: False",
    "confirm: True", "confirm: False", "seats: 2", "seats: 3", "seats: 4", "seats: 5",
    "start: Colomb-Béchar", "start: Cape Town", "start: Caracas", "start: Ushuaia",
)  # fmt: skip

WANTED = frozenset(
    {
        *(f"card: {name}" for name in NAMES),
        *(f"power: {name}" for name in LEADERS),
        *kinds_of_event(f"{PACKAGE}.events"),
        *kinds_of_question(PACKAGE),
        *(f"entry: {kind}" for kind in ("answer", "undo", "abandon")),
        *OPTIONS,
        *ENDS,
    }
)


def shows(play: Play[Race]) -> Iterator[str]:
    """Cards played, powers used, and how it ended."""
    told = play.events(None)
    yield from (f"card: {event['card']}" for event in told if event["kind"] == "CardPlayed")
    yield from (f"power: {event['leader']}" for event in told if event["kind"] == "LeaderUsed")
    if play.options["leaders"] and any(map(draws_as_van_hotten, repeat(play), told, told[1:], told[2:])):
        yield "power: belgian"
    if sum(crew.place > 0 for crew in play.state.crews) == 1:
        yield "one arrival"
    if any(crew.left for crew in play.state.crews):
        yield "somebody left"


def draws_as_van_hotten(play: Play[Race], moved: Told, first: Told, second: Told) -> bool:
    """Whether the Belgian crew draws two cards in a city that shows one."""
    board = play.state.box.board
    city = board.cities.get(board.number.get(moved.get("end", ""), -1))
    kinds = [event["kind"] for event in (moved, first, second)]
    seats = {event["seat"] for event in (moved, first, second)}
    if kinds != ["Moved", "CardDrawn", "CardDrawn"] or len(seats) > 1 or city is None:
        return False
    return city.cards == 1 and play.state.crews[moved["seat"]].name == "belgian"
