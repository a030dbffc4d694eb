"""The options of a table: their defaults, their checks, and the names of all that may be answered."""

from typing import Any

from halftrack.engine import IllegalSetup, Option
from halftrack.games.choices import Choice, filled_in, one_of, switch
from halftrack.games.great_race import danger, driving, hand, repairs
from halftrack.games.great_race.board import Board, board_names, load_bag, load_board
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.convoy import ASSISTANTS, PASS, PETROL_OPTIONS
from halftrack.games.great_race.crews import CREWS
from halftrack.games.great_race.data import tables
from halftrack.games.great_race.datafile import BoardError
from halftrack.games.great_race.deck import NAMES
from halftrack.games.great_race.editions import EDITIONS
from halftrack.games.great_race.planning import PLANS

Options = dict[str, Any]

MOST_PETROL = 7


def start_cities(name: str) -> list[str]:
    """The two cities between which a race on that board is run. [setup.1]"""
    board = _board(name)
    return [board.spaces[end] for end in board.ends]


CHOICES: dict[str, Choice] = {
    "board": Choice(
        "africa", f"{', '.join(board_names())}, or a file", lambda value: isinstance(value, str),
        lambda _: board_names(),
    ),
    "start": Choice(
        None, "one of the board's purple cities", lambda value: value is None or isinstance(value, str),
        start_cities, by="board",
    ),
    "edition": one_of(*EDITIONS),
    "leaders": switch(False),
    "fifth": switch(False),
    "bag": one_of("own", "africa"),
    "bag-refill": switch(True),
    "first": Choice(None, "the seat that begins", lambda value: value is None or type(value) is int),
    "confirm": switch(True),
}  # fmt: skip

WORDS = (
    "confirm", PASS, *ASSISTANTS, *PETROL_OPTIONS[1 : MOST_PETROL + 1], driving.LEADER, hand.USE_JERRYCAN,
    danger.BEAR, danger.TURN_BACK, danger.LET_HAPPEN, danger.GUARD, driving.STAY, driving.STOP, driving.PAY,
    repairs.DONE, repairs.SPARE_ENGINE, repairs.SPARE_CHASSIS, repairs.BUY_ENGINE, repairs.BUY_CHASSIS,
    *CREWS, *NAMES, *PLANS,
)  # fmt: skip


def check(seats: int, options: Options) -> Options:
    """All options with their defaults; IllegalSetup says which one is wrong. [setup.1]"""
    full = filled_in(options, CHOICES)
    _check_seats(seats, full)
    ends = start_cities(full["board"])
    full["start"] = ends[0] if full["start"] is None else full["start"]
    if full["start"] not in ends:
        raise IllegalSetup(f"a race on this board starts in {ends[0]} or {ends[1]}, not in {full['start']!r}")
    return full


def _check_seats(seats: int, options: Options) -> None:
    most = 5 if options["fifth"] else 4
    if type(seats) is not int or not 2 <= seats <= most:
        fifth = " (a fifth needs option 'fifth')" if seats == 5 else ""
        raise IllegalSetup(f"2 to {most} crews can race here, not {seats!r}{fifth}")
    if options["first"] is not None and options["first"] not in range(seats):
        raise IllegalSetup(f"option 'first' names one of the seats 0 to {seats - 1}, not {options['first']}")


def _board(name: str) -> Board:
    try:
        board = load_board(name)
    except BoardError as error:
        raise IllegalSetup(str(error)) from None
    for word in WORDS:
        if word in board.number:
            raise IllegalSetup(f"{board.name}: {word}: a space cannot be called like an answer")
    return board


def _bag(options: Options) -> str:
    """A bag of its own for each continent, or Africa's for all. [setup.6]"""
    own = _board(options["board"]).name
    return own if options["bag"] == "own" and own in board_names() else "africa"


def open_box(seats: int, options: Options) -> Box:
    """Everything that never changes during such a race."""
    board = _board(options["board"])
    return Box(
        board, load_bag(_bag(options)), EDITIONS[options["edition"]], seats, board.number[options["start"]],
        leaders=options["leaders"], fifth=options["fifth"], refill=options["bag-refill"],
    )  # fmt: skip


def digest(options: Options) -> str:
    """A hash of the board, the bag and the cards."""
    return f"{_board(options['board']).digest[:16]}-{tables.digest('cards.toml', 'crews.toml', 'tiles.toml')}"


def catalogue(options: Options) -> tuple[Option, ...]:
    """Every option that a race on this board may ever offer, each once."""
    board = _board(options["board"])
    lanes = {f"{lane.kind} {board.spaces[end]}": None for lane in board.lanes for end in lane.ends}
    faces = {tile.name: None for tile in load_bag(_bag(options))}
    levels: tuple[Option, ...] = tuple(range(5))
    return (*WORDS, *sorted(faces), *board.spaces, *lanes, *levels)
