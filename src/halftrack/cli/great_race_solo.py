"""The solo race in the terminal: the table of the Great Race, and the Torpedo's card, way and powers."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from halftrack.cli import great_race
from halftrack.engine import Question, Told
from halftrack.games.great_race.solo.estienne import ESTIENNE, NUMBER, EstienneCard
from halftrack.locales import Argument, Texts, slug

CATALOGUES = ("great-race-solo", "great-race")
REASONS = {"reason", "where", "effect"}
TORPEDO = "torpedo"
NOT_ITS_OWN = (3, 4, 6)  # the columns of chassis, money and cards in hand
LATER_ASSISTANTS = 3  # the third, the fourth and the fifth
CARD_COLUMNS = ("objective", "tiles", "moves", "slots", "danger", "recovers")


class Table(great_race.Table):
    """Draws what the human sees."""

    rule = "solo.7"

    def style(self, view: Mapping[str, Any], seat: int) -> str:
        """The Torpedo is white."""
        return "bold white" if view["crews"][seat]["crew"] == TORPEDO else super().style(view, seat)

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
        if told["kind"] == "PowerGained":
            return self.power_gained(told)
        if told["kind"] == "PetrolGained" and view["crews"][told["seat"]]["crew"] == TORPEDO:
            return self.texts("event-torpedo-bonus", petrol=told["petrol"])
        return super().event(told, view)

    def power_gained(self, told: Told) -> str:
        """The new level, and what it does."""
        colour, level = told["colour"], told["level"]
        power = self.texts(f"power-{colour}-{level}")
        return self.texts("event-power-explained", colour=self.word(colour), level=level, power=power)

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

    def whole(self, view: Mapping[str, Any]) -> RenderableType:
        """The whole board, the cards of the Estienne deck, the powers."""
        solo = view["solo"]
        parts = [super().whole(view), deck_grid(self.texts, [*solo["coming"], *solo["seen"]])]
        if solo["legacy"]:
            parts.append(powers_grid(self.texts, solo["powers"]))
        return Group(*parts)

    def dashboard(self, view: Mapping[str, Any], crew: Mapping[str, Any]) -> list[Text]:
        """One crew's line; the Torpedo has no chassis, no money and no hand. [solo.1b]"""
        line = super().dashboard(view, crew)
        if crew["crew"] == TORPEDO:
            line = [Text("–", "dim") if column in NOT_ITS_OWN else text for column, text in enumerate(line)]
        return line

    def estienne(self, view: Mapping[str, Any]) -> Text:
        """The card, where the Torpedo heads, what is still to come, its powers."""
        solo = view["solo"]
        lines = [self.card(solo["card"]) if solo["card"] else self.texts("solo-no-card")]
        if solo["torpedo"]:
            way = " ".join(solo["torpedo"]["path"])
            lines.append(self.texts("solo-torpedo", objective=solo["torpedo"]["objective"], path=way))
        if solo["card"] and solo["your path"]:
            lines.append(self.texts("solo-your-path", path=" ".join(solo["your path"])))
        coming = ", ".join(solo["coming"])
        if solo["alone"]:
            lines.append(self.texts("solo-calendar", turns=solo["turns"], cards=coming))
        else:
            lines.append(self.texts("solo-coming", count=len(solo["coming"]), cards=coming))
        if solo["legacy"]:
            lines.append(self.texts("solo-powers", powers=powers_told(self.texts, solo["powers"])))
        lines.append(self.texts("solo-look", command=self.texts("command-map")))
        return Text("\n".join(lines), "dim")

    def card(self, card: Mapping[str, Any]) -> str:
        """The card of this turn."""
        (second, others), (slot, more) = card["moves"], card["slots"]
        figures = {name: card[name] for name in ("tiles", "petrol", "mechanical", "damage")}
        words = {"colour": self.word(card["colour"]), "gauge": self.texts(f"word-{card['gauge']}")}
        places = {"second": second, "others": others, "slot": slot, "more": more}
        return self.texts("solo-card", card=card["name"], **words, **figures, **places)


def powers_told(texts: Texts, powers: Mapping[str, int]) -> str:
    """The levels that the Torpedo has, colour by colour."""
    told = ", ".join(f"{texts(f'name-{colour}')} {level}" for colour, level in powers.items() if level)
    return told or texts("solo-no-powers")


def deck_grid(texts: Texts, names: Iterable[str]) -> Grid:
    """What each of these Estienne cards does. [solo.2]"""
    titles = (texts("solo-card-name"), *(texts(f"estienne-{column}") for column in CARD_COLUMNS))
    grid = Grid.grid(padding=(0, 1))
    for title in titles:
        grid.add_column(no_wrap=title == titles[-1])  # where it is narrow the titles give way
    grid.add_row(*(Text(title, "dim") for title in titles))
    for name in sorted(names):
        grid.add_row(name, *card_row(texts, ESTIENNE[NUMBER[name]]))
    return grid


def card_row(texts: Texts, card: EstienneCard) -> list[str]:
    """One card, column by column."""
    (second, others), (first, more) = card.moves, card.slots
    return [
        texts(f"name-{card.colour}"),
        str(card.tiles),
        "·".join(map(str, (second, *[others] * LATER_ASSISTANTS))),
        f"{first} (+{more})",
        texts("solo-danger", gauge=texts(f"word-{card.gauge}"), damage=card.damage),
        texts("solo-recovers", petrol=card.petrol, mechanical=card.mechanical),
    ]


def powers_grid(texts: Texts, powers: Mapping[str, int]) -> Grid:
    """What the Torpedo can do by now, colour by colour. [solo.13]"""
    grid = Grid.grid(padding=(0, 2))
    for colour, level in powers.items():
        gained = [texts(f"power-{colour}-{each}") for each in range(1, level + 1)]
        told = "; ".join(gained) or texts("solo-power-none")
        grid.add_row(texts(f"name-{colour}"), str(level), Text(told, "" if gained else "dim"))
    return grid
