"""The Great Race in the terminal: dashboards, gauges, hand, and the map round the vehicle."""

import re
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from halftrack.cli.drawing import Drawing
from halftrack.cli.maps import Map, Vehicle
from halftrack.engine import Facts, Option, Question, Told
from halftrack.games.great_race.board import load_board
from halftrack.games.great_race.crews import VEHICLES
from halftrack.locales import Argument, Texts

STYLES = {"french": "blue", "italian": "green", "belgian": "yellow", "english": "red", "suffragettes": "magenta"}
LED_BY = {vehicle.leader: vehicle.crew for vehicle in VEHICLES}
POWERS = "web-great-race"  # the catalogue that says what each leader can do
GAUGES = ("petrol", "engine", "chassis")
BOXES = ("pathfinder", "mechanics", "security", "funding")
FACE = re.compile(r"p(\d)(?:d(\d))?(s?)(x?)")
PLAN = re.compile(r"(\d)-(\d)-(\d)-(\d)")
LANE = re.compile(r"(sea|air) (.+)")
ZEROS = ("damage", "danger", "fare", "target")  # questions whose figures matter at 0 too
LOW = 1
MANY = 8


class Table(Drawing):
    """Draws what a seat sees of a race."""

    rule = "drive.3"

    # -- words ---------------------------------------------------------------------------------

    def name(self, view: Mapping[str, Any], seat: int) -> str:
        """The crew, once it is chosen."""
        crew = view["crews"][seat]["crew"]
        return self.word(crew) if crew else super().name(view, seat)

    def style(self, view: Mapping[str, Any], seat: int) -> str:
        """The colour of the crew."""
        return STYLES.get(view["crews"][seat]["crew"]) or super().style(view, seat)

    def word(self, name: str) -> str:
        """A thing of the game: a tile by what it costs, a plan by its boxes, a lane by its kind."""
        if found := FACE.fullmatch(name):
            stop, danger = ("yes" if sign else "no" for sign in found.group(3, 4))
            return self.texts("tile", petrol=int(found[1]), damage=int(found[2] or 0), stop=stop, danger=danger)
        if found := PLAN.fullmatch(name):
            counts = [(box, int(found[place])) for place, box in enumerate(BOXES, 1)]
            return ", ".join(self.texts(f"plan-{box}", count=count) for box, count in counts if count)
        if found := LANE.fullmatch(name):
            return self.texts(f"option-{found[1]}-what", what=found[2])
        return super().word(name)

    def question(self, question: Question, view: Mapping[str, Any]) -> str:
        """What is asked, and what is aimed at whom."""
        asked = super().question(question, view)
        return f"{self.aim(view)} {asked}" if question.kind in ("avert", "danger") and view["aim"] else asked

    def aim(self, view: Mapping[str, Any]) -> str:
        """The card being played, and its targets."""
        card, *targets = (self.word(name) for name in view["aim"])
        return self.texts("event-targeted", card=card, targets=", ".join(targets))

    def option(self, kind: str, option: Option, view: Mapping[str, Any]) -> str:
        """An option in words; a plan stays as it is typed."""
        return str(option) if kind == "plan" else super().option(kind, option, view)

    def note(self, kind: str, option: Option) -> str:
        """What a card does, where one is to be chosen."""
        return self.texts.find(f"name-{str(option).replace(' ', '-')}.text") or ""

    def fact(self, question: Question, name: str, value: Any, view: Mapping[str, Any]) -> str:
        """One figure: what changes on the dashboard, the range of a drive, a tile."""
        if name == "after":
            return "" if question.kind == "drive" else self.changes(view["crews"][question.seat], value)
        if name == "leader" and value:
            return self.leader(value)
        if name == "range":
            value = [leg["space"] for leg in value[:MANY]] + (["…"] if len(value) > MANY else [])
        if value == 0 and question.kind in ZEROS:
            return self.figure(f"fact-{question.kind}-{name}", f"fact-{name}", value)
        return super().fact(question, name, value, view)

    def leader(self, name: str) -> str:
        """A leader, and what he can do."""
        return f"{name} ({Texts(self.texts.language, POWERS)(f'leader-{LED_BY[name]}')})"

    def changes(self, crew: Mapping[str, Any], after: Mapping[str, int]) -> str:
        """The gauges and the money that will not stay as they are."""
        before = {**{kind: crew["gauges"][kind][0] for kind in GAUGES}, "francs": crew["francs"]}
        changed = [kind for kind in before if before[kind] != after[kind]]
        return ", ".join(f"{self.texts('points-' + kind)} {before[kind]} → {after[kind]}" for kind in changed)

    def event(self, told: Told, view: Mapping[str, Any]) -> str:
        """One line of the log."""
        if told["kind"] == "OrderChanged":
            told = told | {"order": [self.name(view, seat) for seat in told["order"]]}
        return super().event(told, view)

    # -- the screen ----------------------------------------------------------------------------

    def screen(self, view: Mapping[str, Any], seat: int | None, question: Question | None = None) -> RenderableType:
        """Map, dashboards, hand."""
        parts: list[RenderableType] = [self.headline(view), self.map(view, seat, question), self.dashboards(view)]
        if known := self.known(view, seat):
            parts.append(known)
        if seat is not None:
            parts.append(self.hand(view, seat))
        return Group(*parts)

    def whole(self, view: Mapping[str, Any]) -> RenderableType:
        """The whole board, with what its signs mean."""
        chart = self.map(view, None, None)
        spaces, lines = chart.board.spaces, []
        for kind, (here, there), price in chart.board.lanes:
            lines.append(self.texts(f"lane-{kind}", here=spaces[here], there=spaces[there], price=price))
        return Group(chart, Text("\n".join([*lines, self.texts("word-legend")]), "dim"))

    def headline(self, view: Mapping[str, Any]) -> Text:
        """Turn, phase, what is left to draw."""
        turn = self.texts("word-turn", turn=view["turn"])
        piles = self.texts("word-deck", cards=view["deck"], tiles=view["bag"])
        way = f"{view['start']} → {view['destination']}"
        phase = self.texts(f"phase-{view['phase']}")
        return Text(" · ".join((turn, phase, way)), "bold") + Text(f" · {piles}", "dim")

    def map(self, view: Mapping[str, Any], seat: int | None, question: Question | None) -> Map:
        """The board round a seat's vehicle; whole for a spectator. What may be chosen is lit."""
        board = load_board(str(self.options.get("board", view["board"])))
        vehicles: dict[int, list[Vehicle]] = {}
        for crew in view["crews"]:
            here, letter = board.number[crew["space"]], self.name(view, crew["seat"])[:1]
            vehicles.setdefault(here, []).append(Vehicle(letter, self.style(view, crew["seat"])))
        faces = {board.number[space]: signs(face) for space, face in view["tiles"].items()}
        centre = None if seat is None else board.number[view["crews"][seat]["space"]]
        options = [] if question is None else [str(option) for option in question.options]
        names = [name for option in options for name in (option, option.partition(" ")[2])]
        lit = frozenset(board.number[name] for name in names if name in board.number)
        return Map(board, faces, vehicles, centre, lit)

    def dashboards(self, view: Mapping[str, Any]) -> Grid:
        """Every crew in turn order: gauges, money, assistants, cards, whereabouts."""
        grid = Grid.grid(padding=(0, 1))
        titles = self.titles()
        for column in range(len(titles)):
            grid.add_column(no_wrap=column != len(titles) - 2)  # the place gives way where the terminal is narrow
        grid.add_row(*(Text(title, "dim") for title in titles))
        left = [crew["seat"] for crew in view["crews"] if crew["seat"] not in view["order"]]
        for seat in [*view["order"], *left]:
            grid.add_row(*self.dashboard(view, view["crews"][seat]))
        return grid

    def titles(self) -> list[str]:
        """The headings of the dashboards."""
        words = (*GAUGES, "money", "assistants", "cards", "place", "band")
        return ["", *(self.texts(f"word-{word}") for word in words)]

    def dashboard(self, view: Mapping[str, Any], crew: Mapping[str, Any]) -> list[Text]:
        """One crew's line."""
        style = self.style(view, crew["seat"])
        now = "▶ " if crew["seat"] in view["awaiting"] else "  "
        name = Text(now + self.name(view, crew["seat"]), f"bold {style}")
        gauges = [gauge(*crew["gauges"][kind]) for kind in GAUGES]
        francs = Text(self.texts("word-francs", value=crew["francs"]))
        whereabouts = Text(crew["space"], no_wrap=True, overflow="ellipsis"), Text(str(crew["band"]))
        return [name, *gauges, francs, self.assistants(crew, view["phase"]), Text(str(crew["cards"])), *whereabouts]

    def assistants(self, crew: Mapping[str, Any], phase: str) -> Text:
        """The boxes by their first letters; or why there is nothing left to do."""
        if crew["arrived"]:
            return Text(self.texts("word-arrived", place=crew["arrived"]), "bold green")
        if crew["left"]:
            return Text(self.texts("word-left"), "dim")
        boxes = [(self.texts(f"word-{box}")[:1].upper(), crew["assistants"][box]) for box in BOXES]
        told = " ".join(f"{letter}{count}" for letter, count in boxes if count)
        passed = self.texts("word-passed") if crew["passed"] and phase == "convoy" else ""
        return Text(" ".join(filter(None, (told, passed))))

    def known(self, view: Mapping[str, Any], seat: int | None) -> Text:
        """The cards that all have seen the other crews take."""
        others = [crew for crew in view["crews"] if crew["seat"] != seat and crew["known"]]
        told = " · ".join(
            f"{self.name(view, crew['seat'])}{self.texts('colon')} {self.counted(crew['known'])}" for crew in others
        )
        return Text(f"{self.texts('word-known')} – {told}" if told else "", "dim")

    def hand(self, view: Mapping[str, Any], seat: int) -> Text:
        """The seat's own cards, tiles just drawn, and its leader."""
        crew = view["crews"][seat]
        limit, colon = crew["gauges"]["chassis"][0], self.texts("colon")
        told = self.counted(crew["hand"] or {}) or self.texts("word-nothing")
        text = Text(f"{self.texts('word-hand')} ({crew['cards']}/{limit}){colon} ", "dim") + Text(told)
        drawn = view["drawn"]
        if drawn and drawn["seat"] == seat:
            things = [self.word(name) for name in (drawn["tiles"] or []) + (drawn["cards"] or [])]
            text.append(f"\n{self.texts('word-drawn')}{colon} {' · '.join(things)}")
        if crew["leader"]:
            used = self.texts("word-used" if crew["leader_used"] else "word-ready")
            text.append(f"\n{self.leader(crew['leader'])}{colon} {used}", "dim")
        return text

    def counted(self, cards: Mapping[str, int]) -> str:
        """Cards with their numbers."""
        return ", ".join(self.word(name) + (f" ×{count}" if count > 1 else "") for name, count in cards.items())

    def result(self, ranking: list[Facts], view: Mapping[str, Any]) -> RenderableType:
        """The ranking, with its points item by item."""
        grid = Grid(*(self.texts(f"word-{word}") for word in ("rank", "crew", "points", "items")))
        for row in ranking:
            items = ", ".join(
                f"{self.texts('points-' + item)} {value}" for item, value in (row["points"] or {}).items()
            )
            away = self.texts("word-left" if row["left"] else "word-on-the-way")
            points: Argument = "–" if row["total"] is None else row["total"]
            name = Text(self.name(view, row["seat"]), self.style(view, row["seat"]))
            grid.add_row(str(row["rank"]), name, str(points), items or away)
        return grid


def gauge(level: int, full: int) -> Text:
    """A gauge as a bar and a figure; red when low."""
    style = "red" if level <= LOW else "yellow" if level <= full // 2 else "green"
    return Text("▮" * level, style) + Text("▯" * (full - level), "dim") + Text(f" {level}")


def signs(face: str) -> str:
    """A tile in five signs: petrol, damage, stop, danger."""
    found = FACE.fullmatch(face)
    assert found, f"{face!r} is no tile"
    return f"{found[1]}{'-' + found[2] if found[2] else ''}{'■' if found[3] else ''}{'!' if found[4] else ''}"
