"""The Great Race as the kernel knows it: one object that remembers nothing."""

from collections.abc import Mapping
from typing import Any

from halftrack.engine import Facts, Game, Option, Question, Rng, Script, View
from halftrack.games.great_race import dumps, explain, finish, imagination, options
from halftrack.games.great_race import view as views
from halftrack.games.great_race.bivouac import bivouac
from halftrack.games.great_race.convoy import next_crew, sequence
from halftrack.games.great_race.maintenance import end_of_convoy
from halftrack.games.great_race.planning import planning
from halftrack.games.great_race.setup import choose_crews, set_up
from halftrack.games.great_race.state import BIVOUAC, CHOOSING, OVER, PLANNING, Race

RULES_VERSION = 1
PHASE_SCRIPTS = {CHOOSING: choose_crews, BIVOUAC: bivouac, PLANNING: planning}


class GreatRace(Game[Race]):
    """Half-tracks across a continent, 1935."""

    name = "great-race"
    rules_version = RULES_VERSION

    def check(self, seats: int, options_: dict[str, Any]) -> dict[str, Any]:
        return options.check(seats, options_)

    def digest(self, options_: dict[str, Any]) -> str:
        return options.digest(options_)

    def catalogue(self, options_: Mapping[str, Any] | None = None) -> tuple[Option, ...]:
        return options.catalogue(options.check(2, {**(options_ or {})}))

    def setup(self, seats: int, options_: dict[str, Any], rng: Rng) -> Race:
        return set_up(options.open_box(seats, options_), rng, options_["first"], Race)

    def next_step(self, race: Race) -> Script[None] | None:
        """The four phases of a turn, the convoy one sequence at a time. [convoy.7]"""
        if race.phase == OVER:
            return None
        if race.phase in PHASE_SCRIPTS:
            return PHASE_SCRIPTS[race.phase](race)
        crew = next_crew(race)
        return end_of_convoy(race) if crew is None else sequence(race, crew)

    def in_play(self, race: Race, seat: int) -> bool:
        return seat in range(len(race.crews)) and race.crews[seat].racing

    def abandon(self, race: Race, seat: int) -> None:
        finish.leave(race, race.crews[seat])

    def quiet(self, question: Question) -> Option:
        """Every question of this game lists first what does least."""
        return question.options[0]

    def reshuffle(self, race: Race) -> None:
        race.rng.shuffle("deck", race.deck)
        race.rng.shuffle("bag", race.bag)

    def imagine(self, race: Race, seat: int | None, rng: Rng, asked: list[Question]) -> None:
        imagination.imagine(race, seat, rng, asked)

    def view(self, race: Race, seat: int | None) -> View:
        return views.view(race, seat)

    def facts(self, race: Race, question: Question) -> dict[Option, Facts]:
        return explain.facts(race, question)

    def why_not(self, race: Race, question: Question) -> dict[Option, Facts]:
        return explain.why_not(race, question)

    def result(self, race: Race) -> list[Facts]:
        return finish.ranking(race)

    def dump(self, race: Race) -> Facts:
        return dumps.dump(race)

    def restore(self, seats: int, options_: dict[str, Any], dump: Facts) -> Race:
        return dumps.restore(options.open_box(seats, options_), dump, Race)


GREAT_RACE = GreatRace()
