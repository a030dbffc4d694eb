"""The options of a table: their defaults, their checks, and the names of all that may be answered."""

from typing import Any

from halftrack.engine import IllegalSetup, Option
from halftrack.games.choices import Choice, filled_in, one_of, switch
from halftrack.games.gumball_rally.box import BUGGIES, SCORINGS, Box
from halftrack.games.gumball_rally.data import tables
from halftrack.games.gumball_rally.deck import NAMES
from halftrack.games.gumball_rally.rounds import PASS, STAY

Options = dict[str, Any]

FEWEST = 3  # with one buggy each [setup.1]
PAIR = 2  # drivers with two buggies each [two.1]

CHOICES = {
    "scoring": one_of(*SCORINGS),
    "photo-finish": switch(False),
    "decline": switch(False),
    "first": Choice(None, "the seat that begins", lambda value: value is None or type(value) is int),
    "confirm": switch(False),  # what a card does is shown beside it; small fingers may want to be asked
}


def check(seats: int, options: Options) -> Options:
    """All options with their defaults; IllegalSetup says which one is wrong. [setup.1]"""
    full = filled_in(options, CHOICES)
    if type(seats) is not int or not PAIR <= seats <= len(BUGGIES):
        raise IllegalSetup(f"{PAIR} to {len(BUGGIES)} drivers can start here, not {seats!r}")
    if full["first"] is not None and full["first"] not in range(seats):
        raise IllegalSetup(f"option 'first' names one of the seats 0 to {seats - 1}, not {full['first']}")
    return full


def open_box(seats: int, options: Options) -> Box:
    """Everything that never changes during such a rally."""
    buggies = seats if seats >= FEWEST else PAIR * seats
    return Box(seats, buggies, SCORINGS[options["scoring"]], options["photo-finish"], options["decline"])


def digest(options: Options) -> str:
    """A hash of cards, hazards, score cards and buggies."""
    return tables.digest("cards.toml", "hazards.toml", "scoring.toml", "buggies.toml")


def catalogue() -> tuple[Option, ...]:
    """Every option that a rally may ever offer, each once."""
    return ("confirm", STAY, PASS, *NAMES)
