"""Gumball Rally in the terminal: the line of buggies, the hand, the hazards still to come."""

import re
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from halftrack.cli.drawing import Drawing
from halftrack.engine import Facts, Question, Told
from halftrack.locales import slug

BUGGY_STYLES = {
    "green": "green",
    "orange": "dark_orange",
    "purple": "medium_purple",
    "white": "bright_white",
    "pink": "hot_pink",
    "turquoise": "turquoise2",
    "brown": "orange4",
    "silver": "grey62",
}
CARD_STYLES = {
    "yellow": "black on yellow",
    "blue": "white on blue",
    "black": "white on grey15",
    "red": "white on red",
}
CARD = re.compile(r"(\w+) (\d+)")


class Table(Drawing):
    """Draws what a seat sees of a rally."""

    rule = "round.2"

    # -- words ---------------------------------------------------------------------------------

    def name(self, view: Mapping[str, Any], seat: int) -> str:
        """The driver, by his buggies."""
        return " & ".join(self.word(buggy) for buggy in view["drivers"][seat]["buggies"])

    def style(self, view: Mapping[str, Any], seat: int) -> str:
        """The colour of his first buggy."""
        return BUGGY_STYLES[view["drivers"][seat]["buggies"][0]]

    def word(self, name: str) -> str:
        """A thing of the game: a race card by colour and number."""
        if found := CARD.fullmatch(name):
            return self.texts(f"card-{found[1]}", number=int(found[2]))
        return super().word(name)

    def question(self, question: Question, view: Mapping[str, Any]) -> str:
        """What is asked, and of which buggy."""
        if question.kind == "play":
            return self.texts("ask-play", buggy=self.word(view["waiting"][0]))
        if question.kind == "pass":
            return self.texts("ask-pass", ahead=self.word(question.facts["pass"]["ahead"]))
        return super().question(question, view)

    def event(self, told: Told, view: Mapping[str, Any]) -> str:
        """One line of the log."""
        if told["kind"] == "HazardTurned":
            return self.texts(
                "event-hazard-turned", hazard=self.word(told["hazard"]), text=self.text_of(told["hazard"])
            )
        if told["kind"] == "RallyEnded":
            names = [self.name(view, seat) for seat in told["winners"]]
            return self.texts("event-rally-ended", count=len(names), winners=", ".join(names))
        return super().event(told, view)

    def text_of(self, hazard: str) -> str:
        """What a hazard does."""
        return self.texts(f"name-{slug(hazard)}.text")

    # -- the screen ----------------------------------------------------------------------------

    def screen(self, view: Mapping[str, Any], seat: int | None, question: Question | None = None) -> RenderableType:
        """The line, the hazards, the hand."""
        parts: list[RenderableType] = [self.headline(view), self.line(view), self.pile(view)]
        if view["turned"]:
            parts.append(self.turned(view))
        if seat is not None:
            parts.append(self.hand(view["drivers"][seat]))
        return Group(*parts)

    def headline(self, view: Mapping[str, Any]) -> Text:
        """The round, and what is left to draw."""
        deck = self.texts("word-deck", cards=view["deck"])
        return Text(self.texts("word-round", round=view["round"]), "bold") + Text(f" · {deck}", "dim")

    def line(self, view: Mapping[str, Any]) -> Grid:
        """The buggies from head to tail, each with its card and its points; then those that are gone."""
        grid = Grid.grid(padding=(0, 2))
        buggies = {buggy["buggy"]: buggy for buggy in view["buggies"]}
        for place, name in enumerate(view["line"], 1):
            grid.add_row(Text(str(place), "dim"), *self.buggy(view, buggies.pop(name)))
        for gone in buggies.values():
            grid.add_row("", Text(self.word(gone["buggy"]), "dim"), Text(self.texts("word-left"), "dim"), "")
        return grid

    def buggy(self, view: Mapping[str, Any], buggy: Mapping[str, Any]) -> list[Text]:
        """One buggy of the line; the one whose turn it is stands out."""
        now = "▶ " if view["waiting"][:1] == [buggy["buggy"]] else "  "
        name = Text(now + self.word(buggy["buggy"]), f"bold {BUGGY_STYLES[buggy['buggy']]}")
        points = " + ".join(map(str, buggy["points"]))
        return [name, self.card(buggy["card"]) if buggy["card"] else Text(), Text(points)]

    def card(self, name: str) -> Text:
        """A race card in its colour."""
        return Text(f" {self.word(name)} ", CARD_STYLES[name.partition(" ")[0]])

    def pile(self, view: Mapping[str, Any]) -> Text:
        """The parts of the hazard pile, and what else than dangers each still holds, with its score cards."""
        parts = []
        for part in view["pile"]:
            points = "-".join(map(str, view["scoring"].get(part["with"], ())))
            special = f" {self.word(part['with'])} {points}" if part["with"] else ""
            parts.append("▮" * part["cards"] + special)
        return Text(f"{self.texts('word-pile')}{self.texts('colon')} {'  '.join(parts)}", "dim")

    def turned(self, view: Mapping[str, Any]) -> Text:
        """The hazards of the rounds before."""
        names = ", ".join(self.word(name) for name in view["turned"])
        return Text(f"{self.texts('word-turned')}{self.texts('colon')} {names}", "dim")

    def hand(self, driver: Mapping[str, Any]) -> Text:
        """The seat's own cards, with their pictures."""
        text = Text(f"{self.texts('word-hand')}{self.texts('colon')} ", "dim")
        for name in driver["hand"] or ():
            picture = self.texts(f"card-{name.partition(' ')[0]}.picture")
            text += self.card(name) + Text(f" {picture}  ", "dim")
        return text

    def result(self, ranking: list[Facts], view: Mapping[str, Any]) -> RenderableType:
        """The ranking, with its points item by item."""
        grid = Grid(*(self.texts(f"word-{word}") for word in ("rank", "driver", "points", "items")))
        for row in ranking:
            name = Text(self.name(view, row["seat"]), self.style(view, row["seat"]))
            grid.add_row(str(row["rank"]), name, str(row["total"]), self.items(row))
        return grid

    def items(self, row: Facts) -> str:
        """What each buggy won where, the photo, or that he gave up."""
        told = [self.of_buggy(buggy, len(row["buggies"]) > 1) for buggy in row["buggies"]]
        told += [f"{self.texts('word-photo')} {self.word(card)}" for card in row["photo"]]
        told += [self.texts("word-left")] if row["left"] else []
        return " · ".join(filter(None, told))

    def of_buggy(self, buggy: Facts, named: bool) -> str:
        """The points of one buggy, scoring by scoring."""
        points = (self.texts(f"points-{slug(item)}", value=value) for item, value in buggy["points"].items() if value)
        return f"{self.word(buggy['buggy'])}{self.texts('colon')} " * named + ", ".join(points)
