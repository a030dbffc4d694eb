"""What is kept of a game: the events that everybody heard, counted seat by seat."""

from collections import Counter
from typing import Any

from halftrack.engine import Play, View

# Of these events the named field is counted, seat by seat, under the name on the right.
COUNTED = {
    "CardPlayed": ("card", "cards"),
    "FarePaid": ("lane", "lanes"),
    "AssistantPlayed": ("action", "actions"),
}
BOXES = ("pathfinder", "mechanics", "security", "funding")
GAUGES = ("petrol", "engine", "chassis")


def first(play: Play[Any]) -> int:
    """The seat that begins: first in the turn order, or in the line."""
    view = play.view(None)
    if "order" in view:
        return int(view["order"][0])
    return int(next(buggy["seat"] for buggy in view["buggies"] if buggy["buggy"] == view["line"][0]))


def told(play: Play[Any]) -> dict[str, Any]:
    """Cards, lanes, assistants, spaces and drawn tiles, by seat; nothing where a game has no such thing."""
    counts: dict[str, list[Counter[str]]] = {}
    draws: list[list[float]] = [[] for _ in range(play.seats)]
    leaders: list[str] = [""] * play.seats
    for event in play.events(None):
        seat = event["seat"]
        if not 0 <= seat < play.seats:
            continue
        for name, what in counted(event):
            of_seats = counts.setdefault(name, [Counter() for _ in range(play.seats)])
            of_seats[seat].update(what)
        if event["kind"] == "TileTurned":
            draws[seat].append(hardness(event["tile"]))
        if event["kind"] == "CrewChosen":
            leaders[seat] = event["crew"]
    plain = {name: [dict(sorted(seat.items())) for seat in of_seats] for name, of_seats in counts.items()}
    mean_draws = [round(sum(seat) / len(seat), 4) if seat else None for seat in draws]
    return (
        plain
        | ({"crews": leaders} if any(leaders) else {})
        | ({"draws": mean_draws} if any(draws) else {})
        | end_state(play.view(None), play.seats)
    )


def end_state(view: View, seats: int) -> dict[str, Any]:
    """Gauges and money of those that arrived, by seat."""
    if "crews" not in view:
        return {}
    crews = [crew if crew["arrived"] else None for crew in view["crews"][:seats]]
    return {"end": [crew and {"francs": crew["francs"]} | levels(crew["gauges"]) for crew in crews]}


def levels(gauges: dict[str, list[int]]) -> dict[str, int]:
    return {gauge: gauges[gauge][0] for gauge in GAUGES}


def counted(event: dict[str, Any]) -> list[tuple[str, dict[str, int]]]:
    """What an event adds to which counts."""
    kind = event["kind"]
    if kind in COUNTED:
        field, name = COUNTED[kind]
        return [(name, {str(event[field]): 1})]
    if kind == "PlanRevealed":
        return [("boxes", dict(zip(BOXES, map(int, event["plan"].split("-")), strict=True)))]
    if kind == "Moved":
        return [("spaces", {event["end"]: 1})]
    return []


def hardness(face: str) -> float:
    """How hard a tile is, by its face: p2d1sx is petrol 2, damage 1, stop, danger."""
    return sum(int(sign) for sign in face if sign.isdigit()) + ("s" in face) + ("x" in face)
