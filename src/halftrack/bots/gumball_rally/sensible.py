"""A first sensible player of Gumball Rally: it keeps its high cards for the rounds that may be scored."""

from random import Random
from typing import Any

from halftrack.engine import Option, Play, View
from halftrack.games.gumball_rally.deck import CARD, NUMBER
from halftrack.games.gumball_rally.rounds import PASS, way_past

GUESSES = 20
THRIFT = 1 / 30  # what a step of the number is worth to keep, as a share of the first score card


class Sensible:
    """Weighs the points that each card may bring now against its number."""

    def __init__(self, seed: int | str) -> None:
        self.dice = Random(seed)

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose a card; pass wherever it is asked."""
        question = play.open[seat]
        if question.kind != "play":
            return PASS if PASS in question.options else question.options[0]
        view = play.view(seat)
        part = view["pile"][0]
        if not part["with"]:
            return question.options[0]
        return self.best(view, view["drivers"][seat]["hand"], view["scoring"][part["with"]], 1 / part["cards"])

    def best(self, view: View, hand: list[str], points: list[int], chance: float) -> str:
        """The card with the most points to come, less what it would be worth later."""
        guesses = self.guesses(view, hand)

        def worth(name: str) -> float:
            places = (place_after(view, CARD[name], guess) for guess in guesses)
            now = sum(points[place] for place in places if place < len(points)) / len(guesses)
            return chance * now - (1 - chance) * THRIFT * points[0] * NUMBER[CARD[name]]

        return max(hand, key=worth)

    def guesses(self, view: View, hand: list[str]) -> list[list[int]]:
        """What the buggies behind may play: some choices out of the cards not seen."""
        played = [buggy["card"] for buggy in view["buggies"] if buggy["card"]]
        pool = sorted(CARD.keys() - {*hand, *played, *view["discards"]})
        behind = len(view["waiting"]) - 1
        return [[CARD[name] for name in self.dice.sample(pool, behind)] for _ in range(GUESSES)]


def place_after(view: View, card: int, guess: list[int]) -> int:
    """Where the buggy will stand, from 0 up, when it has played that card and those behind have played the guess."""
    line, playing = view["line"].copy(), view["waiting"]
    cards = {buggy["buggy"]: CARD[buggy["card"]] for buggy in view["buggies"] if buggy["card"]}
    for buggy, played in zip(playing, [card, *guess], strict=True):
        cards[buggy] = played
        at = line.index(buggy)
        while at and way_past(played, cards[line[at - 1]]):
            line[at - 1], line[at] = line[at], line[at - 1]
            at -= 1
    place: int = line.index(playing[0])
    return place
