"""A sensible player of The Great Race: it heads for the destination and keeps petrol, engine and chassis alive."""

from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush
from random import Random as Dice
from typing import Any

from halftrack.engine import Facts, Option, Play, Question
from halftrack.games.great_race.board import Board, load_board

# What a space costs on the way, in levels of petrol or damage, as far as one can know.
UNKNOWN, RISK, CITY, STOP, DANGER = 2.6, 1.0, 0.6, 0.7, 1.5
FRANCS_A_LEVEL = 15
FUEL_A_DRIVE = 3.5
LOW = 2

WORTH = {
    "driver": 9, "refuelling station": 9, "jerrycan": 8, "financial": 6, "toolbox": 6, "repairman": 5, "tracker": 5,
    "spare parts": 5, "transport": 2, "militia": 4, "guide": 3, "cartographer": 3, "topographer": 3, "saboteur": 4,
    "trail hunter": 1, "con artist": 1,
}  # fmt: skip


class Table:
    """What the bot sees at the moment it is asked."""

    def __init__(self, play: Play[Any], seat: int) -> None:
        self.view = play.view(seat)
        self.question: Question = play.open[seat]
        self.board: Board = load_board(str(play.options["board"]))
        self.crew: Mapping[str, Any] = self.view["crews"][seat]
        self.hand: Mapping[str, int] = self.crew["hand"]
        self.levels = {kind: gauge[0] for kind, gauge in self.crew["gauges"].items()}
        self.full = {kind: gauge[1] for kind, gauge in self.crew["gauges"].items()}
        self.here = self.board.number[self.crew["space"]]

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be answered."""
        return self.question.options

    @property
    def price(self) -> int:
        """Francs a level of petrol, here."""
        return 10 if self.here in self.board.cities else 20

    def space(self, option: str) -> int | None:
        """Where an option leads, by land or over a lane."""
        number = self.board.number
        return number.get(option, number.get(option.partition(" ")[2]))

    def fuel(self) -> float:
        """Petrol there is or could be had before driving."""
        cards = self.hand.get("jerrycan", 0) + 5 * self.hand.get("refuelling station", 0)
        return float(self.levels["petrol"] + self.crew["francs"] / self.price + cards)

    def distances(self) -> list[float]:
        """How far each space is from the destination, in levels."""
        tiles = self.view["tiles"]
        costs = [cost(self.board, space, tiles.get(name)) for space, name in enumerate(self.board.spaces)]
        return dijkstra(self.board, self.board.number[self.view["destination"]], costs)


def cost(board: Board, space: int, face: str | None) -> float:
    """What entering a space takes, as far as it is known."""
    if space in board.cities:
        return CITY
    return (hardness(face) if face else UNKNOWN) + (RISK if space in board.risk else 0)


def hardness(face: str) -> float:
    """How hard a tile is, by its face: p2d1sx."""
    digits = sum(int(sign) for sign in face if sign.isdigit())
    return digits + STOP * ("s" in face) + DANGER * ("x" in face)


def dijkstra(board: Board, goal: int, costs: list[float]) -> list[float]:
    """The least cost from every space to the goal, by land."""
    far = [float("inf")] * len(costs)
    far[goal] = 0.0
    edge = [(0.0, goal)]
    while edge:
        reached, space = heappop(edge)
        if reached > far[space]:
            continue
        for near in board.neighbours[space]:
            if reached + costs[space] < far[near]:
                far[near] = reached + costs[space]
                heappush(edge, (far[near], near))
    return far


class Sensible:
    """Decides each kind of question by a rule of thumb; chance breaks no ties but the choice of a crew."""

    def __init__(self, seed: int | str) -> None:
        self.dice = Dice(seed)

    def decide(self, play: Play[Any], seat: int) -> Option:
        """Choose an option by the rule for this kind of question, or any."""
        table = Table(play, seat)
        if len(table.options) == 1:
            return table.options[0]
        rule = RULES.get(table.question.kind)
        chosen = rule(table) if rule else None
        return chosen if chosen in table.options else self.dice.choice(table.options)


def take(table: Table) -> Option:
    """The most useful card."""
    return max(table.options, key=lambda card: WORTH[str(card)] - table.hand.get(str(card), 0))


def give_up(table: Table) -> Option:
    """The least useful card; a jerrycan rather into the gauge."""
    if "use jerrycan" in table.options:
        return "use jerrycan"
    return min(table.options, key=lambda card: WORTH[str(card)] - table.hand.get(str(card), 0) / 2)


def plan(table: Table) -> Option:
    """As many drives as there is fuel for, a repair when worn, and money with the rest."""
    worn = min(table.levels["engine"], table.levels["chassis"]) <= LOW
    repairs = int(worn and (table.crew["francs"] >= 2 * table.price or bool(parts(table))))
    drives = min(3, max(1, round(table.fuel() / FUEL_A_DRIVE)))
    rest = 5 - drives - repairs
    funding = rest if rest >= LOW else 0
    return f"{rest - funding}-{drives + repairs}-0-{funding}"


def parts(table: Table) -> int:
    """Levels of repair in hand."""
    return table.hand.get("spare parts", 0) + 3 * table.hand.get("toolbox", 0)


def sequence(table: Table) -> Option:
    """Fuel, cards, then the most pressing assistant."""
    facts = table.question.facts
    for wish in (fuel_up, helpful_card, leader, assistant):
        chosen = wish(table, facts)
        if chosen is not None:
            return chosen
    return "pass"


def fuel_up(table: Table, facts: Mapping[Option, Facts]) -> Option | None:
    """Before a drive: the station, all the petrol a city sells, elsewhere enough for a few spaces."""
    petrol, full = table.levels["petrol"], table.full["petrol"]
    if "refuelling station" in table.options and full - petrol >= 4:
        return "refuelling station"
    wanted = full if table.price == 10 else 4
    if not table.crew["assistants"]["mechanics"] or not table.levels["engine"] or petrol >= wanted:
        return None
    return best_of(table.options, [f"petrol {levels}" for levels in range(wanted - petrol, 0, -1)])


def best_of(options: Iterable[Option], wishes: Iterable[str]) -> Option | None:
    """The first wish that is an option."""
    open_options = set(options)
    return next((wish for wish in wishes if wish in open_options), None)


def helpful_card(table: Table, facts: Mapping[Option, Facts]) -> Option | None:
    """Cards that only help; a driver when there is petrol, a repairman when worn."""
    wishes = ["financial", "tracker"] if table.crew["cards"] < table.levels["chassis"] else ["financial"]
    if min(table.levels["engine"], table.levels["chassis"]) <= LOW and can_mend(table):
        wishes.append("repairman")
    if table.levels["petrol"] >= 3:
        wishes += ["driver", "saboteur"]
    return best_of(table.options, [wish for wish in wishes if not facts.get(wish, {}).get("idle")])


def can_mend(table: Table) -> bool:
    """Whether a repair would do anything: parts in hand, or the money to buy one."""
    return bool(parts(table)) or table.crew["francs"] >= 2 * table.price


def leader(table: Table, facts: Mapping[Option, Facts]) -> Option | None:
    """A leader's power costs nothing."""
    return "leader" if "leader" in table.options and not facts.get("leader", {}).get("idle") else None


def assistant(table: Table, facts: Mapping[Option, Facts]) -> Option | None:
    """Repair when worn, drive when there is petrol, else collect money and draw cards."""
    engine, chassis = table.levels["engine"], table.levels["chassis"]
    wishes = []
    if (engine == 0 or min(engine, chassis) < LOW) and can_mend(table):
        wishes.append("repair")
    if table.levels["petrol"] >= 3:
        wishes.append("drive")
    wishes += ["collect funding", "draw card"]
    if table.levels["petrol"]:
        wishes.append("drive")
    if engine + chassis < table.full["engine"] + table.full["chassis"] and can_mend(table):
        wishes.append("repair")
    return best_of(table.options, [wish for wish in wishes if not facts.get(wish, {}).get("idle")])


def drive(table: Table) -> Option:
    """The step after which the way is shortest, as long as it brings one nearer."""
    far = table.distances()
    facts = table.question.facts
    best, least = "stay", far[table.here]
    for option in table.options:
        space = table.space(str(option))
        if space is None or option == "jerrycan":
            continue
        francs = facts[option].get("francs", 0)
        total = far[space] + francs / FRANCS_A_LEVEL
        if not is_too_hard(table, facts[option]) and total < least:
            best, least = str(option), total
    return best


def is_too_hard(table: Table, facts: Facts) -> bool:
    """A tile that would stop the engine or wear off nearly all."""
    damage = facts.get("damage", 0) + (2 if facts.get("danger") else 0)
    return bool(damage) and table.levels["engine"] + table.levels["chassis"] - damage < LOW


def first_of(*wishes: str) -> Callable[[Table], Option | None]:
    """A rule that takes the first of these that is open."""
    return lambda table: best_of(table.options, wishes)


def damage(table: Table) -> Option:
    """Keep the two gauges level; of a rival's, hurt the engine."""
    if table.view["aim"]:
        return max(table.options)
    engine, chassis = table.levels["engine"], table.levels["chassis"]
    total = max(int(option) for option in table.options)
    return min(table.options, key=lambda part: abs((engine - int(part)) - (chassis - (total - int(part)))))


def repair(table: Table) -> Option:
    """Parts first, bought levels only up to half; the lower gauge first."""
    low, high = sorted(("engine", "chassis"), key=lambda kind: table.levels[kind])
    wishes = ["toolbox"] if table.levels[low] <= LOW + 1 else []
    wishes += [f"spare parts {low}", f"spare parts {high}"]
    if table.levels[low] <= LOW:
        wishes.append(f"buy {low}")
    return best_of(table.options, [*wishes, "done"]) or "done"


def toolbox(table: Table) -> Option:
    """What makes the two gauges level."""
    facts = table.question.facts
    after = {option: facts[option].get("after", table.levels) for option in table.options}
    return min(table.options, key=lambda option: abs(after[option]["engine"] - after[option]["chassis"]))


def tile(table: Table) -> Option:
    """The easiest first."""
    return min(table.options, key=lambda face: hardness(str(face)))


def place(table: Table) -> Option:
    """An easy tile where the way leads on, a hard one as far from it as can be."""
    far = table.distances()
    face = str(next(iter(table.question.facts.values())).get("tile", "p1"))
    distance = {option: far[table.board.number[str(option)]] for option in table.options}
    return (min if hardness(face) < UNKNOWN else max)(distance, key=distance.__getitem__)


def hard_tile(table: Table) -> Option:
    """The hardest tile there is."""
    return max(table.options, key=lambda space: hardness(table.view["tiles"][str(space)]))


def target(table: Table) -> Option:
    """The crew that is furthest."""
    bands = {crew["crew"]: crew["band"] for crew in table.view["crews"]}
    return max(table.options, key=lambda crew: bands[str(crew)])


def avert(table: Table) -> Option:
    """Only what is aimed at oneself is worth a shield."""
    if table.crew["crew"] in table.view["aim"]:
        return best_of(table.options, ("militia", "guard", "let it happen")) or "let it happen"
    return "let it happen"


RULES: dict[str, Callable[[Table], Option | None]] = {
    "take": take,
    "discard": give_up,
    "drop": give_up,
    "plan": plan,
    "sequence": sequence,
    "drive": drive,
    "fare": first_of("transport", "leader", "pay"),
    "shortage": first_of("jerrycan", "turn back"),
    "guide": first_of("guide", "stop"),
    "danger": first_of("militia", "guard", "bear", "turn back"),
    "avert": avert,
    "damage": damage,
    "repair": repair,
    "toolbox": toolbox,
    "tile": tile,
    "place": place,
    "tile target": hard_tile,
    "discard tile": hard_tile,
    "target": target,
    "confirm": first_of("confirm"),
}
