"""The notation of the rule tests: a small board, and crews that stand on it as the test says."""

from pathlib import Path
from typing import Any

from halftrack.engine import Event, Rng
from halftrack.games.great_race.board import Board, Tile, _build, load_board
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.crews import CREWS
from halftrack.games.great_race.deck import KINDS, NAMES, NUMBER
from halftrack.games.great_race.editions import EDITIONS
from halftrack.games.great_race.state import CONVOY, NONE, Crew, Race

FIELD = """
name = "field"
title = "A field to test rules on"
ends = ["North", "South"]
picture = '''
. N o
 o o o
o x M o
 o x H o
o o o
 A S o
'''
[cities]
N = { name = "North", colour = "purple", cards = 0 }
M = { name = "Midway", colour = "green", cards = 2 }
H = { name = "Harbour", colour = "blue", cards = 1 }
A = { name = "Anchorage", colour = "red", cards = 3 }
S = { name = "South", colour = "purple", cards = 1 }
[[lanes]]
kind = "sea"
ends = ["Harbour", "Anchorage"]
price = 60
[[lanes]]
kind = "air"
ends = ["Midway", "South"]
price = 120
"""


def board_of(text: str) -> Board:
    """A board drawn in the test itself."""
    return _build(Path("board of a test"), text)


def tile(face: str) -> Tile:
    """`p2d1sx`: petrol 2, damage 1, stop (s), danger (x)."""
    petrol, _, rest = face[1:].partition("d")
    marks = rest or petrol
    damage = int(rest[0]) if rest else 0
    return Tile(int(petrol[0]), damage, "s" in marks, "x" in marks)


def crew(name: str = "french", at: str = "North", *, hand: tuple[str, ...] = (), **fields: Any) -> Crew:
    """A crew with full gauges, 80 F and one mechanic, but for what the test says."""
    made = Crew(seat=NONE, space=NONE, francs=80, mechanics=1)
    made.board_vehicle(name, leaders=False)
    for card in hand:
        made.hand[NUMBER[card]] += 1
    for field, value in fields.items():
        setattr(made, field, CREWS.index(value) if field == "leader" else value)
    made.name = f"{name}@{at}"
    return made


def race(
    *crews: Crew, on: str | Board = "", laid: dict[str, str] | None = None, bag: tuple[str, ...] = (),
    deck: tuple[str, ...] = (), discards: tuple[str, ...] = (), removed: tuple[str, ...] = (), edition: str = "en",
    refill: bool = True, phase: int = CONVOY, start: str = "", leaders: bool = False, fifth: bool = False,
) -> Race:  # fmt: skip
    """A race in the middle of things. The first of `bag` and of `deck` is drawn first."""
    board = on if isinstance(on, Board) else load_board(on) if on else board_of(FIELD)
    laid = laid or {}
    faces = [*laid.values(), *bag, *removed]
    begin = board.number[start] if start else board.ends[0]
    box = Box(
        board, tuple(tile(face) for face in faces), EDITIONS[edition], len(crews), begin,
        leaders=leaders, fifth=fifth, refill=refill,
    )  # fmt: skip
    made = Race(
        box, Rng.from_seed("test"), list(crews), list(range(len(crews))),
        bag=list(range(len(laid) + len(bag) - 1, len(laid) - 1, -1)), deck=[NUMBER[card] for card in deck[::-1]],
        tiles=[NONE] * len(board.spaces), phase=phase, turn=1,
        removed=list(range(len(laid) + len(bag), len(faces))), discards=[NUMBER[card] for card in discards],
    )  # fmt: skip
    for number, space in enumerate(laid):
        made.lay(board.number[space], number)
    for seat, placed in enumerate(crews):
        put(made, placed, seat)
    return made


def put(race: Race, crew: Crew, seat: int) -> None:
    """Seat the crew; tokens on one band lie in the order of the seats."""
    crew.name, _, at = crew.name.partition("@")
    crew.seat, crew.space = seat, race.box.board.number[at]
    crew.band = race.box.progress[crew.space]
    race.tokens += 1
    crew.token = crew.token or race.tokens


def hand_of(crew: Crew) -> list[str]:
    """The cards held, in the order of the card list."""
    return [name for name, card in NUMBER.items() for _ in range(crew.hand[card])]


def known_of(crew: Crew) -> list[str]:
    """The cards that all know him to hold, in the order of the card list."""
    return [name for name, card in NUMBER.items() for _ in range(crew.known[card])]


def named(cards: list[int]) -> list[str]:
    """A pile of cards, the first laid first."""
    return [NAMES[card] for card in cards]


def gauges(crew: Crew) -> tuple[int, int, int]:
    """Petrol, engine, chassis."""
    return crew.petrol, crew.engine, crew.chassis


def place_of(race: Race, crew: Crew) -> str:
    return race.name(crew.space)


def faces_on(race: Race) -> dict[str, str]:
    """The laid tiles by the name of their space."""
    return {race.name(space): race.box.faces[tile] for space, tile in enumerate(race.tiles) if tile != NONE}


def listen(race: Race) -> list[Event]:
    """From now on what is told is kept."""
    race.told = []
    return race.told


def idle(name: str = "italian", **fields: Any) -> Crew:
    """A crew whose assistants are all elsewhere."""
    return crew(name, **{"mechanics": 0, **fields})


def arrived(name: str = "french", place: int = 1, **fields: Any) -> Crew:
    """A crew that has finished its race."""
    return crew(name, at="South", place=place, mechanics=0, passed=True, **fields)


def dashboard(crew: Crew) -> tuple[int, int, int, int]:
    """Pathfinders, mechanics, guards, and who collects funding."""
    return (crew.pathfinder, crew.mechanics, crew.security, crew.funding)


def scene() -> Race:
    """A table on which every public thing has a value of its own."""
    french = crew(
        at="2a", leader="french", leader_used=True, hand=("guide", "guide", "militia"), francs=35, petrol=1, engine=2,
        chassis=3, pathfinder=1, mechanics=2, security=0, funding=4, passed=True,
    )  # fmt: skip
    suffragettes = crew("suffragettes", at="South", place=1, mechanics=0)
    french.known[NUMBER["guide"]] = 1
    table = race(
        french, suffragettes, laid={"2a": "p1d1", "3b": "p2sx"}, bag=("p1", "p2", "p3"), deck=("driver", "driver"),
        discards=("toolbox", "driver", "toolbox"), removed=("p3", "p1"), leaders=True, fifth=True,
    )  # fmt: skip
    table.order, table.upcoming, table.turn = [1, 0], 1, 3
    table.display = [NUMBER["tracker"], NUMBER["transport"]]
    table.aim, table.played = ["trail hunter", "3b"], [NUMBER["trail hunter"]]
    return table


assert len(NUMBER) == KINDS
