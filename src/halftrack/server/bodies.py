"""What the HTTP API takes and gives, beside the messages of the socket."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from halftrack.server.protocol import Option, TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Seats = Annotated[int, Meta(ge=1, le=8)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Hour = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Body(Struct, forbid_unknown_fields=True):
    """What is sent must be known."""


class NewGuest(Body):
    name: Name


class Me(Struct):
    """Oneself; a recovery phrase is shown once, when it is made."""

    id: str
    name: str
    settings: dict[str, Any]
    phrase: str | None = None


class MeChange(Body):
    name: Name | None = None
    settings: dict[str, str | int | bool] | None = None


class Phrase(Body):
    phrase: Annotated[str, Meta(min_length=1, max_length=100)]


class NewToken(Body):
    """A token for a program: for all that one may do, for reading, for one table or one seat."""

    label: Name
    kind: Literal["all", "read", "table", "seat"] = "all"
    table: Id | None = None
    seat: int | None = None


class TokenInfo(Struct):
    """The secret is shown once."""

    id: str
    label: str
    scope: dict[str, Any]
    secret: str | None = None


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


class Pace(Body):
    """How long one may think: without limit, from a bank, or so many hours a move within a daily window."""

    kind: Literal["untimed", "live", "moves"] = "untimed"
    bank: Annotated[float, Meta(ge=10, le=86400)] = 900
    more: Annotated[float, Meta(ge=0, le=3600)] = 10
    hours: Annotated[float, Meta(ge=0.01, le=24 * 30)] = 24
    opens: Hour | None = field(default=None, name="from")
    closes: Hour | None = field(default=None, name="to")
    zone: str | None = None


class NewSeat(Body):
    """Who is to sit there: oneself, anybody, somebody with a link, a bot, another person at this device."""

    kind: Literal["me", "open", "invited", "bot", "hotseat"]
    name: Name | None = None
    bot: str | None = None


class NewTable(Body):
    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    access: Literal["public", "link", "closed"] = "link"
    pace: Pace = field(default_factory=Pace)


class Invite(Struct):
    """A link's secret; shown once, to the host."""

    seat: int
    secret: str


class Created(Struct):
    table: TableInfo
    invites: list[Invite]


class Invitation(Struct):
    """What a link shows before it is accepted."""

    table: TableInfo
    seat: int


class Taken(Struct):
    """A seat is yours: its token is for programs, a browser has its cookie."""

    table: TableInfo
    seat: int
    token: str


class Accept(Body):
    name: Name | None = None


class SeatChange(Body):
    """What the host makes of a seat before the start."""

    kind: Literal["open", "invited", "bot"]
    bot: str | None = None


class Tables(Struct):
    """Tables; `until` says by table when my own time there is up, in seconds since 1970."""

    tables: list[TableInfo]
    until: dict[str, float]


class NextTable(Struct):
    table: TableInfo | None


class Watch(Struct):
    """What to look at: as a seat or as a spectator, from which event on; a shared device says that it is lifted."""

    seat: int | None = None
    since: Count = 0
    lifted: bool = False
    at: Count | None = None


class NewAnswer(Body):
    id: Id
    seat: int
    question: int
    option: Option


class NewUndo(Body):
    id: Id
    seat: int
    to: int | None = None


class NewRedo(Body):
    id: Id
    seat: int


class NewConsent(Body):
    seat: int
    note: int
    yes: bool


class NewChat(Body):
    """A line for all; the same id again is the same line."""

    seat: int
    text: Text
    id: Id | None = None


class BySeat(Body):
    seat: int


class Resign(Body):
    id: Id
    seat: int


class Vote(Body):
    seat: int
    about: int
    choice: Literal["wait", "bot", "leave"]


class Mute(Body):
    seat: int
    muted: bool


class QueuedAnswer(Body):
    """Given when such a question comes; dropped, with all after it, when the facts are others by then."""

    kind: Name
    option: Option
    facts: dict[str, Any] | None = None


class Orders(Body):
    """Standing orders by kind of question, the best wish first; and answers given in advance. Nobody else sees them."""

    seat: int
    orders: dict[str, Annotated[list[Option], Meta(max_length=8)]] = {}
    queue: Annotated[list[QueuedAnswer], Meta(max_length=30)] = []


class Dropped(Struct):
    """An answer in advance that was not given: another question came, it was not open, or what it rests on changed."""

    kind: str
    option: Option
    why: Literal["question", "option", "facts"]


class OrdersInfo(Struct):
    """What this seat has ordered, and what has been dropped since."""

    seat: int
    orders: dict[str, list[Option]]
    queue: list[QueuedAnswer]
    dropped: list[Dropped]


class Entered(Struct):
    """Stored, with the number of its entry; none if others are asked first."""

    entry: int | None


class Noted(Struct):
    note: int


class Thoughts(Struct):
    options: list[dict[str, Any]]
    left: int


class RecordInfo(Struct):
    record: dict[str, Any]


class NewRecord(Body):
    """A record to be looked at, or, with seats, to be played on from after so many entries."""

    record: dict[str, Any]
    to: Count | None = None
    seats: list[NewSeat] = []
    name: Annotated[str, Meta(max_length=60)] = ""


class PlayOn(Body):
    to: Count
    seats: list[NewSeat] = []


class Look(Struct):
    """How things stood after so many entries."""

    entries: int
    of: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    awaiting: list[int]
    result: list[dict[str, Any]] | None


class WatchPast(Struct):
    """The past as a seat, as a spectator, or once all is over as all seats together; `at`: moments, `3,17,40`."""

    seat: int | None = None
    everybody: bool = False
    lifted: bool = False
    at: Annotated[str, Meta(pattern="^[0-9]{0,6}(,[0-9]{1,6}){0,63}$")] = ""


class Part(Struct):
    """What was told after so many entries: these events replace those from number `since` on."""

    entries: int
    since: int
    events: list[dict[str, Any]]


class Story(Struct):
    """Everything that was told: from the first moment that can be seen, of so many entries."""

    first: int
    of: int
    parts: list[Part]
    result: list[dict[str, Any]] | None


class Moment(Struct):
    """How things stood after so many entries."""

    entries: int
    view: dict[str, Any]
    awaiting: list[int]


class Moments(Struct):
    moments: list[Moment]


class NewChannel(Body):
    kind: Literal["push", "mail", "webhook"]
    target: dict[str, str]


class ChannelInfo(Struct):
    id: str
    kind: str
    target: str


class Channels(Struct):
    channels: list[ChannelInfo]


class NewCampaign(Body):
    evolution: Literal["random", "letter"] = "random"


class NewRace(Body):
    """What the campaign does not fix."""

    options: dict[str, Any] = {}


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


class PushKey(Struct):
    key: str


class Purge(Body):
    days: Annotated[float, Meta(ge=0, le=10000)]


class Purged(Struct):
    tables: int


class Health(Struct):
    status: str
    version: str
    database: str
