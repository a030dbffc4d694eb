"""The passport: quests, each a predicate over a finished race, and three ways to have them stamped. [solo.15]"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from halftrack.games.great_race import events
from halftrack.games.great_race.solo.ending import HUMAN_WINS
from halftrack.games.great_race.solo.journey import Journey

PRUDENT, LEGENDARY, ALONE = "prudent", "legendary", "alone"
ALL_WAYS = (PRUDENT, LEGENDARY, ALONE)
AGAINST_TORPEDO = (PRUDENT, LEGENDARY)

# The layers that are switched on where a race is to count that way. [solo.15a, solo.16]
LAYERS: Mapping[str, Mapping[str, bool]] = MappingProxyType({
    PRUDENT: {"deck": True, "legacy": False, "passport": True, "alone": False},
    LEGENDARY: {"deck": True, "legacy": True, "passport": True, "alone": False},
    ALONE: {"deck": False, "legacy": False, "passport": True, "alone": True},
})  # fmt: skip

MANY_OF_ONE_COLOUR = 3
MANY_COLOURS = 3
FEW_TURNS = 5
RICH = 100
TOP_LEVEL = "3"
MANY_POWERS = 16


class Quest(NamedTuple):
    """One page of the passport."""

    name: str
    ways: tuple[str, ...]
    is_met: Callable[[Journey], bool]


def from_to(board: str, start: str) -> Callable[[Journey], bool]:
    """A crossing of that continent from that end. [quest.sahara, quest.transvaal, quest.llanos, quest.pampero]"""
    return lambda journey: (journey.options["board"], journey.options["start"]) == (board, start)


def by_land(journey: Journey) -> bool:
    """No lane at all. [quest.landsman]"""
    return not any(journey.own(events.FarePaid))


def by_lane(journey: Journey) -> bool:
    """A sea or air lane at least. [quest.passenger]"""
    return any(journey.own(events.FarePaid))


def with_full_engine(journey: Journey) -> bool:
    """Every level of it, at the end. [quest.mechanic]"""
    return journey.human.engine == journey.human.full_engine


def without_breakdown(journey: Journey) -> bool:
    """The engine never at 0. [quest.unbroken]"""
    return not any(journey.own(events.BrokenDown))


def three_of_a_colour(journey: Journey) -> bool:
    """Three different cities of one colour. [quest.collector]"""
    return max(journey.colours().values(), default=0) >= MANY_OF_ONE_COLOUR


def of_many_colours(journey: Journey) -> bool:
    """Cities of three colours. [quest.rainbow]"""
    return len(journey.colours()) >= MANY_COLOURS


def in_few_turns(journey: Journey) -> bool:
    """Five turns at most. [quest.sprinter]"""
    return journey.race.turn <= FEW_TURNS


def with_money(journey: Journey) -> bool:
    """100 F left. [quest.treasurer]"""
    return journey.human.francs >= RICH


def with_tank(journey: Journey) -> bool:
    """Half a tank left. [quest.reserve]"""
    return 2 * journey.human.petrol >= journey.human.full_petrol


def against_top_deck(board: str, start: str) -> Callable[[Journey], bool]:
    """The same crossings against eight cards of level 3. [quest.lion, quest.leopard, quest.condor, quest.puma]"""
    is_crossing = from_to(board, start)
    return lambda journey: is_crossing(journey) and all(name[1] == TOP_LEVEL for name in journey.options["cards"])


def against_powers(journey: Journey) -> bool:
    """A Torpedo that began with all sixteen legacy levels. [quest.veteran]"""
    return sum(int(level) for level in journey.options["powers"].values()) >= MANY_POWERS


def with_lead(journey: Journey) -> bool:
    """The Torpedo not yet in the destination. [quest.runaway]"""
    return not journey.race.torpedo.place


QUESTS = (
    Quest("sahara", ALL_WAYS, from_to("africa", "Colomb-Béchar")),
    Quest("transvaal", ALL_WAYS, from_to("africa", "Cape Town")),
    Quest("llanos", ALL_WAYS, from_to("south-america", "Caracas")),
    Quest("pampero", ALL_WAYS, from_to("south-america", "Ushuaia")),
    Quest("landsman", ALL_WAYS, by_land),
    Quest("passenger", ALL_WAYS, by_lane),
    Quest("mechanic", ALL_WAYS, with_full_engine),
    Quest("unbroken", ALL_WAYS, without_breakdown),
    Quest("collector", ALL_WAYS, three_of_a_colour),
    Quest("rainbow", ALL_WAYS, of_many_colours),
    Quest("sprinter", ALL_WAYS, in_few_turns),
    Quest("treasurer", ALL_WAYS, with_money),
    Quest("reserve", ALL_WAYS, with_tank),
    Quest("runaway", AGAINST_TORPEDO, with_lead),
    Quest("lion", AGAINST_TORPEDO, against_top_deck("africa", "Colomb-Béchar")),
    Quest("leopard", AGAINST_TORPEDO, against_top_deck("africa", "Cape Town")),
    Quest("condor", AGAINST_TORPEDO, against_top_deck("south-america", "Caracas")),
    Quest("puma", AGAINST_TORPEDO, against_top_deck("south-america", "Ushuaia")),
    Quest("veteran", (LEGENDARY,), against_powers),
)
NAMES = tuple(quest.name for quest in QUESTS)


def way_of(options: Mapping[str, Any]) -> str | None:
    """The way in which a race counts: alone; else with the deck growing, with legacy or without. [solo.15a]"""
    if not options["passport"]:
        return None
    if options["alone"]:
        return ALONE
    if not options["deck"]:
        return None
    return LEGENDARY if options["legacy"] else PRUDENT


def stamps(journey: Journey) -> list[tuple[str, str]]:
    """All that this race stamps: quest and way. Only a race that was won counts. [solo.15]"""
    way = way_of(journey.options)
    if way is None or journey.outcome != HUMAN_WINS:
        return []
    return [(quest.name, way) for quest in QUESTS if way in quest.ways and quest.is_met(journey)]


def pages(way: str) -> list[str]:
    """The quests that can be stamped that way."""
    return [quest.name for quest in QUESTS if way in quest.ways]
