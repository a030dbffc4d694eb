"""The Driver: way and cost, assistants planned as a set, money against petrol."""

from collections.abc import Callable
from random import Random as Dice
from typing import Any

from halftrack.bots.great_race import answers
from halftrack.bots.great_race.prospects import purse
from halftrack.bots.great_race.road import Toll, Way
from halftrack.bots.great_race.sequences import plan, sequence
from halftrack.bots.great_race.worth import Thrift
from halftrack.engine import Option, Play, Question
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.state import Crew, Race


class Driver:
    """Decides by what its seat may see: it reads one imagined world, and there nothing but its own hand."""

    def __init__(self, seed: int | str = 0, toll: Toll | None = None, thrift: Thrift | None = None) -> None:
        self.seed = seed
        self.toll, self.thrift = toll or Toll(), thrift or Thrift()
        self.box: Box | None = None

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose an option as a crew would that sees what this seat sees."""
        options = play.open[seat].options
        if len(options) == 1:
            return options[0]
        world = play.imagine(seat, Dice(0))
        return self.choose(world.state, world.open[seat])

    def choose(self, race: Race, question: Question) -> Option:
        """Choose in a world that is imagined anyway."""
        options = question.options
        if len(options) == 1:
            return options[0]
        rule = RULES.get(question.kind)
        if rule is None:
            return Dice(self.seed).choice(options)
        chosen = rule(Look(self, race, question), race, race.crews[question.seat], question)
        return chosen if chosen in options else options[0]

    def way(self, race: Race) -> Way:
        """The tolls of this box."""
        if race.box is not self.box:
            self.box = race.box
            self._way = Way(race.box, self.toll)
        return self._way


class Look:
    """What the rules of thumb look at."""

    __slots__ = ("way", "map", "far", "thrift", "paths")

    def __init__(self, driver: Driver, race: Race, question: Question) -> None:
        self.way = driver.way(race)
        self.map = self.way.map(race, purse(race.crews[question.seat]))
        self.far = self.map.far
        self.thrift = driver.thrift
        self.paths: dict[int, list[int]] = {}

    def path(self, crew: Crew) -> list[int]:
        """The spaces of the shortest way from where that crew stands."""
        if crew.space not in self.paths:
            self.paths[crew.space] = self.map.path(crew.space)
        return self.paths[crew.space]


Rule = Callable[[Any, Race, Crew, Question], Option]

RULES: dict[str, Rule] = {
    "take": answers.take,
    "discard": answers.give_up,
    "drop": answers.give_up,
    "plan": plan,
    "sequence": sequence,
    "drive": answers.drive,
    "fare": answers.fare,
    "shortage": answers.shortage,
    "guide": answers.guide,
    "danger": answers.danger,
    "avert": answers.avert,
    "damage": answers.damage,
    "repair": answers.repair,
    "toolbox": answers.toolbox,
    "tile": answers.tile,
    "place": answers.place,
    "tile target": answers.hard_tile,
    "discard tile": answers.hard_tile,
    "target": answers.target,
    "confirm": answers.first,
}
