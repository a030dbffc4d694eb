"""What there is to play: games, and boards to be drawn."""

from typing import Literal

from msgspec import Struct


class ChoiceInfo(Struct):
    """An option of a table and what a form lists for it: `values`, or `cases` by the value of the option `by`."""

    name: str
    default: str | int | bool | None
    values: list[str | int | bool]
    by: str | None
    cases: dict[str, list[str]]


class SeatsInfo(Struct):
    """So many can play, if these options are so."""

    count: int
    options: dict[str, bool]


class GameInfo(Struct):
    """A game and what a table of it may be like; `usual` is the best bot that nobody has to wait for."""

    name: str
    rules: int
    bots: list[str]
    usual: str
    seats: list[SeatsInfo]
    choices: list[ChoiceInfo]


class Speaking(Struct):
    """In which language."""

    language: Literal["en", "fr", "de", "it"] = "en"


class SpaceInfo(Struct):
    """A space of a board: the middle of its hexagon on the sheet, its band, what is printed on it."""

    name: str
    x: float
    y: float
    band: int
    risk: bool
    city: str | None
    cards: int
    neighbours: list[str]


class LaneInfo(Struct):
    """A lane: its way as an SVG path, and the middle of the badge with its price."""

    kind: str
    ends: tuple[str, str]
    price: int
    way: str
    x: float
    y: float
    width: float


class Frame(Struct):
    """A rectangle of a sheet."""

    x: float
    y: float
    width: float
    height: float


class BoardInfo(Struct):
    """A board to be drawn, in layers: ground, tiles, badges, vehicles; all measures in points of the sheet.

    `ground` and `badges` are SVG files; `pieces` are groups about the point 0, 0 for a document that has the symbols:
    `tile-...`, `vehicle-...`, `token-...`. `unit` is the side of a hexagon; `map` is the sheet without its rim;
    `track` has a place for the tokens of each band; `berths` says by how many vehicles on one space where they stand.
    """

    name: str
    title: str
    width: float
    height: float
    unit: float
    map: Frame
    ground: str
    badges: str
    pieces: str
    spaces: list[SpaceInfo]
    lanes: list[LaneInfo]
    track: list[Frame]
    berths: list[list[tuple[float, float]]]
