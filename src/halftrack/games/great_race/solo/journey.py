"""A finished solo race, read again from its record: what quests and campaigns look at."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from halftrack.engine import BrokenRecord, Event, IllegalSetup, Play, Record
from halftrack.engine.record import check_head, is_entry, repeat
from halftrack.games.great_race import events
from halftrack.games.great_race.solo.ending import outcome
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.state import HUMAN, SoloRace
from halftrack.games.great_race.state import Crew


class Journey:
    """One race from its first choice to its end."""

    def __init__(self, play: Play[SoloRace]) -> None:
        found = outcome(play.state)
        if found is None:
            raise BrokenRecord("this race is not finished")
        self.outcome = found
        self.race, self.options = play.state, play.options
        self.told: list[Event] = list(play.state.told or [])

    @property
    def human(self) -> Crew:
        return self.race.human

    def own(self, kind: type[Event]) -> Iterator[Any]:
        """What happened to the human, of one kind."""
        return (event for event in self.told if isinstance(event, kind) and event.seat == HUMAN)

    def cities(self) -> set[int]:
        """The coloured cities that the human has entered, by land, sea or air."""
        board = self.race.box.board
        entered = {board.number[event.end] for event in self.own(events.Moved)}
        return {space for space in entered if space in board.cities and space not in board.ends}

    def colours(self) -> Counter[str]:
        """How many different cities of each colour."""
        cities = self.race.box.board.cities
        return Counter(cities[space].colour for space in self.cities())


def fair_replay(record: Record) -> Play[SoloRace]:
    """Play a record of a campaign again: what had been seen is not taken back in it. [solo.16a]"""
    check_head(SOLO, record)
    try:
        play = SOLO.new(record["seats"], record["seed"], record["options"])
    except IllegalSetup as error:
        raise BrokenRecord(str(error)) from None
    if (record["rules"], record["data"]) != (SOLO.rules_version, SOLO.digest(play.options)):
        raise BrokenRecord("it was run under other rules or data than are installed")
    for number, entry in enumerate(record["entries"]):
        if not is_entry(entry):
            raise BrokenRecord(f"{entry!r} is no entry", number)
        if entry[0] == "undo" and entry[1] not in play.undoable(HUMAN):
            raise BrokenRecord("what had been seen was taken back", number)
        if entry[0] == "rebase":
            raise BrokenRecord("a race of a campaign is not rebased", number)
        repeat(play, entry, number)
    return play
