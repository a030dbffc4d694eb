"""What a seat sees as numbers: named vectors built from its view alone, or all of them as one."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from halftrack.engine import Play, View
from halftrack.games.great_race.board import load_board
from halftrack.games.great_race.deck import NAMES as CARDS
from halftrack.games.gumball_rally.box import BUGGIES
from halftrack.games.gumball_rally.deck import CARD, FACES
from halftrack.games.gumball_rally.pile import NAMES as HAZARDS

Vector = NDArray[np.float32]
Numbers = dict[str, list[float]]

KINDS = (
    "crew", "take", "discard", "plan", "sequence", "drive", "fare", "shortage", "guide", "danger", "avert", "damage",
    "repair", "toolbox", "tile", "place", "drop", "tile target", "tile to", "discard tile", "target", "confirm",
    "play", "pass",
)  # fmt: skip
BOXES = ("pathfinder", "mechanics", "security", "funding")
GAUGES = ("petrol", "engine", "chassis")
MOST_DRAWN = 4


def vectors(play: Play[Any], seat: int) -> dict[str, Vector]:
    """What that seat sees, part by part; as long in every position of one table."""
    view = play.view(seat)
    numbers = READERS[view["game"]](play, view, seat)
    asked = play.open.get(seat)
    numbers["question"] = [float(asked is not None and asked.kind == kind) for kind in KINDS]
    return {name: np.asarray(values, dtype=np.float32) for name, values in numbers.items()}


def flat(parts: Mapping[str, Vector]) -> Vector:
    """All parts one after the other."""
    return np.concatenate(list(parts.values()))


def one_hot(at: int, length: int) -> list[float]:
    return [float(place == at) for place in range(length)]


def counts(names: Iterable[str], held: Mapping[str, int] | None) -> list[float]:
    """How many of each; zeros where that is not known."""
    return [float((held or {}).get(name, 0)) for name in names]


def face(name: str | None) -> list[float]:
    """Petrol, damage, stop, danger of a tile by its face, p2d1sx; zeros where there is none."""
    if name is None:
        return [0.0] * 4
    petrol, _, rest = name[1:].partition("d")
    return [float(petrol[0]), float(rest[0]) if rest else 0.0, float("s" in name), float("x" in name)]


def of_race(play: Play[Any], view: View, seat: int) -> Numbers:
    """The Great Race, with or without the Torpedo: own crew first, the others by seat from there."""
    board = load_board(str(play.options["board"]))
    crews = view["crews"]
    turned = [crews[(seat + later) % len(crews)] for later in range(len(crews))]
    drawn = view["drawn"] or {}
    tiles = (drawn.get("tiles") or [])[:MOST_DRAWN]
    return {
        "table": [
            view["turn"] / 10, view["deck"] / 48, view["bag"] / 60, float(view["start"] == board.spaces[board.ends[0]]),
            *(float(view["phase"] == phase) for phase in ("choosing", "bivouac", "planning", "convoy", "over")),
        ],
        "crews": [number for crew in turned for number in of_crew(view, crew, board.bands)],
        "spaces": [number for crew in turned for number in one_hot(board.number[crew["space"]], len(board.spaces))],
        "hand": counts(CARDS, crews[seat]["hand"]),
        "known": [number for crew in turned[1:] for number in counts(CARDS, crew["known"])],
        "display": counts(CARDS, {card: view["display"].count(card) for card in view["display"]}),
        "discards": counts(CARDS, view["discards"]),
        "tiles": [number for name in board.spaces for number in face(view["tiles"].get(name))],
        "drawn": [number for at in range(MOST_DRAWN) for number in face(tiles[at] if at < len(tiles) else None)],
    }  # fmt: skip


def of_crew(view: View, crew: Mapping[str, Any], bands: int) -> list[float]:
    """A dashboard."""
    order = view["order"]
    return [
        *(level / 7 for kind in GAUGES for level in crew["gauges"][kind]),
        *(crew["assistants"][box] / 5 for box in BOXES),
        crew["francs"] / 100, crew["band"] / bands, crew["cards"] / 7, float(crew["passed"]), float(crew["left"]),
        float(crew["arrived"] or 0), float(crew["leader_used"]),
        float(order.index(crew["seat"]) if crew["seat"] in order else len(order)),
    ]  # fmt: skip


def of_rally(play: Play[Any], view: View, seat: int) -> Numbers:
    """Gumball Rally: the buggies as they stand, with their cards, owners and points."""
    buggies = {buggy["buggy"]: buggy for buggy in view["buggies"]}
    places: Numbers = {"line": [], "cards": [], "points": []}
    for at in range(len(buggies)):
        name = view["line"][at] if at < len(view["line"]) else None
        buggy = buggies[name] if name is not None else {"card": None, "seat": -1, "points": []}
        places["line"] += [*one_hot(BUGGIES.index(name) if name else -1, len(BUGGIES)), float(buggy["seat"] == seat)]
        places["line"].append(float(name in view["waiting"]))
        places["cards"] += one_hot(CARD[buggy["card"]] if buggy["card"] else -1, len(FACES))
        places["points"].append(sum(buggy["points"]) / 10)
    hand = view["drivers"][seat]["hand"] or []
    parts = [number for part in view["pile"] for number in (part["cards"] / 4, float(part["with"] is not None))]
    return {
        "table": [view["round"] / 15, *(parts + [0.0] * 8)[:8]],
        **places,
        "hand": [float(name in hand) for name in CARD],
        "discards": [float(name in view["discards"]) for name in CARD],
        "turned": [view["turned"].count(name) / 4 for name in HAZARDS],
    }


READERS: dict[str, Callable[[Play[Any], View, int], Numbers]] = {
    "great-race": of_race, "great-race-solo": of_race, "gumball-rally": of_rally,
}  # fmt: skip
