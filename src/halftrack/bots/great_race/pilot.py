"""The Driver as the pilot of a search: the options worth a look, and how things stand."""

from collections.abc import Callable

from halftrack.bots.great_race.driver import Driver
from halftrack.bots.great_race.prospects import chances
from halftrack.engine import Option, Question
from halftrack.games.great_race.convoy import PASS, PETROL
from halftrack.games.great_race.state import Race

PLANS = (
    "0-5-0-0", "1-4-0-0", "2-3-0-0", "3-2-0-0", "4-1-0-0", "0-1-0-4", "0-0-0-5", "1-0-0-4", "1-3-1-0", "0-2-0-3",
)  # fmt: skip


class Pilot(Driver):
    """A Driver that can tell what else it might do."""

    def wishes(self, race: Race, question: Question) -> list[Option]:
        """Name the options worth a look, its own choice first."""
        own = self.choose(race, question)
        others = OTHERS.get(question.kind)
        return [own, *(option for option in others(question) if option != own)] if others else [own]

    def chances(self, race: Race) -> list[float]:
        """Tell how likely each seat is to win."""
        return chances(race, self.way(race))

    def clock(self, race: Race) -> int:
        """Count the turns."""
        return race.turn


def all_of(question: Question) -> list[Option]:
    return list(question.options)


def sequences(question: Question) -> list[Option]:
    """All but a pass, and of petrol only the most."""
    petrol = [option for option in question.options if option in PETROL]
    return [option for option in question.options if option != PASS and option not in petrol[:-1]]


OTHERS: dict[str, Callable[[Question], list[Option]]] = {
    "plan": lambda question: list(PLANS),
    "sequence": sequences,
    "drive": all_of,
    "take": all_of,
    "danger": all_of,
    "avert": all_of,
    "guide": all_of,
    "damage": all_of,
    "target": all_of,
    "repair": all_of,
}
