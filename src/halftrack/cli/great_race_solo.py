"""The solo race in the terminal: the table of the Great Race, and the Torpedo's card, way and powers."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from halftrack.cli import great_race
from halftrack.engine import Question, Told
from halftrack.locales import Argument, slug

CATALOGUES = ("great-race-solo", "great-race")
REASONS = {"reason", "where", "effect"}


class Table(great_race.Table):
    """Draws what the human sees."""

    def style(self, view: Mapping[str, Any], seat: int) -> str:
        """The Torpedo is white."""
        return "bold white" if view["crews"][seat]["crew"] == "torpedo" else super().style(view, seat)

    def event(self, told: Told, view: Mapping[str, Any]) -> str:
        """One line of the log; reasons pick the sentence, tiles are told in words."""
        if view["solo"]["alone"] and told.get("where") == "no room":
            told = told | {"where": "set aside"}
        if told["kind"] in ("HeadsFor", "TileDealt", "Halted", "CardUsed"):
            return self.reasoned(told)
        if told["kind"] == "CardsLeft" and not told["cards"]:
            return self.texts("event-cards-left", cards="none")
        if told["kind"] == "CardsLaidOut":
            told = told | {"alone": "yes" if view["solo"]["alone"] else "no"}
        return super().event(told, view)

    def reasoned(self, told: Told) -> str:
        """An event whose reason decides what is said."""
        fields = {key: value for key, value in told.items() if key not in {"kind", "number", "seat"}}
        args: dict[str, Argument] = {
            key: slug(str(value)) if key in REASONS else self.argument(value) for key, value in fields.items()
        }
        return self.texts(f"event-{slug(told['kind'])}", **args)

    def screen(self, view: Mapping[str, Any], seat: int | None, question: Question | None = None) -> RenderableType:
        """Map, dashboards, hand, and the Torpedo's side of the table."""
        return Group(super().screen(view, seat, question), self.estienne(view))

    def estienne(self, view: Mapping[str, Any]) -> Text:
        """The card, where the Torpedo heads, what is still to come, its powers."""
        solo = view["solo"]
        lines = [self.card(solo["card"]) if solo["card"] else self.texts("solo-no-card")]
        if solo["torpedo"]:
            way = " ".join(solo["torpedo"]["path"])
            lines.append(self.texts("solo-torpedo", objective=solo["torpedo"]["objective"], path=way))
        coming = ", ".join(solo["coming"])
        if solo["alone"]:
            lines.append(self.texts("solo-calendar", turns=solo["turns"], cards=coming))
        else:
            lines.append(self.texts("solo-coming", count=len(solo["coming"]), cards=coming))
        if solo["legacy"]:
            lines.append(self.texts("solo-powers", powers=powers_told(self, solo["powers"])))
        return Text("\n".join(lines), "dim")

    def card(self, card: Mapping[str, Any]) -> str:
        """The card of this turn."""
        figures = {name: card[name] for name in ("petrol", "mechanical", "damage")}
        words = {"colour": self.word(card["colour"]), "gauge": self.texts(f"word-{card['gauge']}")}
        return self.texts("solo-card", card=card["name"], **words, **figures)


def powers_told(drawing: Table, powers: Mapping[str, int]) -> str:
    """The levels that the Torpedo has, colour by colour."""
    told = ", ".join(f"{drawing.word(colour)} {level}" for colour, level in powers.items() if level)
    return told or drawing.texts("solo-no-powers")
