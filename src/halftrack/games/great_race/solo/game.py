"""The solo race as the kernel knows it: one seat, and the Torpedo that follows rules."""

from collections.abc import Mapping
from typing import Any

from halftrack.engine import Facts, Game, Option, Question, Rng, Script, View
from halftrack.games.dumps import Fields
from halftrack.games.great_race import dumps, explain, finish, imagination
from halftrack.games.great_race import options as base_options
from halftrack.games.great_race.convoy import next_crew, sequence
from halftrack.games.great_race.game import GREAT_RACE
from halftrack.games.great_race.solo import ending, options, phases
from halftrack.games.great_race.solo import view as views
from halftrack.games.great_race.solo.setup import set_up_solo
from halftrack.games.great_race.solo.state import HUMAN, Solo, SoloRace
from halftrack.games.great_race.solo.torpedo import torpedo_sequence
from halftrack.games.great_race.state import BIVOUAC, CHOOSING, NONE, OVER, PLANNING

PHASE_SCRIPTS = {CHOOSING: phases.choose_own_crew, BIVOUAC: phases.bivouac, PLANNING: phases.planning}
SOLO_FIELDS = Fields(Solo, without=("terms",))


class GreatRaceSolo(Game[SoloRace]):
    """One crew against René Estienne, or alone."""

    name = "great-race-solo"
    rules_version = GREAT_RACE.rules_version

    def check(self, seats: int, options_: dict[str, Any]) -> dict[str, Any]:
        return options.check(seats, options_)

    def digest(self, options_: dict[str, Any]) -> str:
        return f"{base_options.digest(options_)}-{options.estienne_digest()}"

    def catalogue(self, options_: Mapping[str, Any] | None = None) -> tuple[Option, ...]:
        return options.catalogue(options.check(1, {**(options_ or {})}))

    def setup(self, seats: int, options_: dict[str, Any], rng: Rng) -> SoloRace:
        box, cards, powers = options.open_box(options_), options_["cards"], options_["powers"]
        return set_up_solo(box, rng, options_["first"], cards, powers, options.terms(options_))

    def next_step(self, race: SoloRace) -> Script[None] | None:
        """A card is revealed, then human and Torpedo alternate, then the other phases. [solo.3]"""
        if race.phase == OVER:
            return None
        if race.phase in PHASE_SCRIPTS:
            return PHASE_SCRIPTS[race.phase](race)
        if race.solo.card == NONE:
            return phases.reveal(race)
        crew = next_crew(race)
        if crew is None:
            return phases.end_of_convoy(race)
        return sequence(race, crew) if crew.seat == HUMAN else torpedo_sequence(race)

    def in_play(self, race: SoloRace, seat: int) -> bool:
        return seat == HUMAN and race.human.racing

    def abandon(self, race: SoloRace, seat: int) -> None:
        """The Torpedo does not race on against nobody. [leaving.1, solo.11]"""
        finish.leave(race, race.crews[seat])
        if race.phase != OVER:
            finish.end(race, "abandoned")

    def quiet(self, question: Question) -> Option:
        return GREAT_RACE.quiet(question)

    def reshuffle(self, race: SoloRace) -> None:
        GREAT_RACE.reshuffle(race)
        if not race.alone:
            race.rng.shuffle("estienne", race.solo.deck)

    def imagine(self, race: SoloRace, seat: int | None, rng: Rng, asked: list[Question]) -> None:
        """The order of the Estienne deck is hidden too; alone it lies open. [visibility.2, alone.2]"""
        imagination.imagine(race, seat, rng, asked)
        if not race.alone:
            rng.shuffle("estienne", race.solo.deck)

    def view(self, race: SoloRace, seat: int | None) -> View:
        return views.view(race, seat)

    def facts(self, race: SoloRace, question: Question) -> dict[Option, Facts]:
        return explain.facts(race, question)

    def why_not(self, race: SoloRace, question: Question) -> dict[Option, Facts]:
        return explain.why_not(race, question)

    def result(self, race: SoloRace) -> list[Facts]:
        return ending.standing(race)

    def dump(self, race: SoloRace) -> Facts:
        return {**dumps.dump(race), "solo": SOLO_FIELDS.dump(race.solo)}

    def restore(self, seats: int, options_: dict[str, Any], dump: Facts) -> SoloRace:
        race = dumps.restore(options.open_box(options_), dump, SoloRace)
        race.solo = Solo(terms=options.terms(options_), **SOLO_FIELDS.restore(dump["solo"]))
        return race


SOLO = GreatRaceSolo()
