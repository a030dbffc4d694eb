"""A quick player of Gumball Rally, to search with."""

from halftrack.engine import Option, Question
from halftrack.games.gumball_rally.deck import CARD, NUMBER
from halftrack.games.gumball_rally.pile import CHECKPOINT, WINNER, parts_left
from halftrack.games.gumball_rally.rounds import PASS, reach
from halftrack.games.gumball_rally.scoring import winners
from halftrack.games.gumball_rally.state import OVER, Rally

THRIFT = 1 / 30  # what a step of the number is worth to keep, as a share of the first score card
LOSS = 0.5  # how much of a place is lost, on average, to those who play later


class Pilot:
    """Plays high where points may be dealt this round, and low else."""

    def choose(self, rally: Rally, question: Question) -> Option:
        """Choose the card with the most points to come, less what it would be worth later."""
        options = question.options
        if len(options) == 1:
            return options[0]
        if question.kind != "play":
            return PASS if PASS in options else options[0]
        return max(options, key=lambda name: self.worth(rally, question.about, CARD[str(name)]))

    def worth(self, rally: Rally, number: int, card: int) -> float:
        """Weigh what the card may bring now against its number."""
        part = parts_left(rally.hazards)[0]
        points = {CHECKPOINT: rally.box.scoring.checkpoint, WINNER: rally.box.scoring.winner}.get(part.special, ())
        chance = 1 / part.cards if points else 0.0
        place = rally.line.index(number) - len(reach(rally, rally.buggies[number], card))
        behind = len(rally.waiting) - 1
        place += round(LOSS * behind * (10 - NUMBER[card]) / 10)
        now = points[place] if place < len(points) else 0
        return chance * now - (1 - chance) * THRIFT * 3 * NUMBER[card]

    def wishes(self, rally: Rally, question: Question) -> list[Option]:
        """Name every option, its own choice first."""
        own = self.choose(rally, question)
        return [own, *(option for option in question.options if option != own)]

    def chances(self, rally: Rally) -> list[float]:
        """Share the win among those who lead."""
        best = [driver.seat for driver in winners(rally)]
        return [(driver.seat in best) / len(best) for driver in rally.drivers]

    def clock(self, rally: Rally) -> int:
        """Count nothing but the end: a rally is short."""
        return int(rally.phase == OVER)
