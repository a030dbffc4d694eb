"""Solo campaigns."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from halftrack.server.bodies.common import Body


class NewCampaign(Body):
    evolution: Literal["random", "letter"] = "random"


class NewRace(Body):
    """What the campaign does not fix."""

    options: dict[str, Any] = field(default_factory=dict)


class Letter(Body):
    letter: Annotated[str, Meta(min_length=1, max_length=1)]


class QuestInfo(Struct):
    """A page of the passport, and the ways in which it can be stamped."""

    name: str
    ways: list[str]


class WayInfo(Struct):
    """A way of running a race, and the options that make it count that way."""

    name: str
    options: dict[str, bool]


class CardInfo(Struct):
    """An Estienne card, as it is printed."""

    name: str
    letter: str
    level: int
    colour: str
    tiles: int
    moves: list[int]
    slots: list[int]
    damage: int
    gauge: str
    petrol: int
    mechanical: int


class CrossingInfo(Struct):
    """A continent, and the city where the race over it begins."""

    board: str
    start: str
    destination: str


class SoloInfo(Struct):
    """What is printed and never changes: quests, ways, Estienne cards, the colours of the legacy board."""

    quests: list[QuestInfo]
    ways: list[WayInfo]
    cards: list[CardInfo]
    colours: list[str]
    levels: int
    crossings: list[CrossingInfo]


class ChapterInfo(Struct):
    """A finished race: where it went turn by turn, what it stamped and changed; its table, while that stands."""

    number: int
    table: str | None
    board: str
    start: str
    destination: str
    way: str | None
    crew: str | None
    outcome: str
    turns: int
    human: list[list[str]]
    torpedo: list[list[str]]
    stamped: list[str]
    leaving: list[str]
    coming: list[str]
    powers: dict[str, int]


class CampaignInfo(Struct):
    """What is left of all races so far; `table` is the race that is being run."""

    id: str
    created: float
    evolution: str
    races: int
    deck: list[str]
    powers: list[int]
    first: str
    stamps: list[list[str]]
    outcomes: list[str]
    due: int
    letters: list[str]
    legendary: bool
    table: str | None
    chapters: list[ChapterInfo]


class Campaigns(Struct):
    campaigns: list[CampaignInfo]
