"""Gumball Rally as the kernel knows it: one object that remembers nothing."""

from collections.abc import Mapping
from typing import Any

from halftrack.engine import Facts, Game, Option, Question, Rng, Script, View
from halftrack.games.gumball_rally import dumps, explain, imagination, options, scoring
from halftrack.games.gumball_rally import view as views
from halftrack.games.gumball_rally.hazards import hazard
from halftrack.games.gumball_rally.rounds import play
from halftrack.games.gumball_rally.setup import set_up
from halftrack.games.gumball_rally.state import OVER, Rally

RULES_VERSION = 1


class GumballRally(Game[Rally]):
    """Buggies in a line, from San Francisco to Long Beach."""

    name = "gumball-rally"
    rules_version = RULES_VERSION

    def check(self, seats: int, options_: dict[str, Any]) -> dict[str, Any]:
        return options.check(seats, options_)

    def digest(self, options_: dict[str, Any]) -> str:
        return options.digest(options_)

    def catalogue(self, options_: Mapping[str, Any] | None = None) -> tuple[Option, ...]:
        return options.catalogue()

    def setup(self, seats: int, options_: dict[str, Any], rng: Rng) -> Rally:
        return set_up(options.open_box(seats, options_), rng, options_["first"])

    def next_step(self, rally: Rally) -> Script[None] | None:
        """Each buggy of the line plays, then the hazard ends the round. [round.1, round.4]"""
        if rally.phase == OVER:
            return None
        return play(rally, rally.buggies[rally.waiting[0]]) if rally.waiting else hazard(rally)

    def in_play(self, rally: Rally, seat: int) -> bool:
        return seat in range(len(rally.drivers)) and not rally.drivers[seat].left

    def abandon(self, rally: Rally, seat: int) -> None:
        scoring.leave(rally, rally.drivers[seat])

    def quiet(self, question: Question) -> Option:
        """Every question of this game lists first what does least."""
        return question.options[0]

    def reshuffle(self, rally: Rally) -> None:
        """The deck, and the hazards as their pile was built."""
        rally.rng.shuffle("deck", rally.deck)
        imagination.deal_hazards(rally, rally.rng)

    def imagine(self, rally: Rally, seat: int | None, rng: Rng, asked: list[Question]) -> None:
        imagination.imagine(rally, seat, rng, asked)

    def view(self, rally: Rally, seat: int | None) -> View:
        return views.view(rally, seat)

    def facts(self, rally: Rally, question: Question) -> dict[Option, Facts]:
        return explain.facts(rally, question)

    def why_not(self, rally: Rally, question: Question) -> dict[Option, Facts]:
        return explain.why_not(rally, question)

    def result(self, rally: Rally) -> list[Facts]:
        return scoring.ranking(rally)

    def dump(self, rally: Rally) -> Facts:
        return dumps.dump(rally)

    def restore(self, seats: int, options_: dict[str, Any], dump: Facts) -> Rally:
        return dumps.restore(options.open_box(seats, options_), dump)


GUMBALL_RALLY = GumballRally()
