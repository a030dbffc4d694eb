"""What a recorded rally shows beside the usual, and what the records must show between them."""

from collections.abc import Iterator
from typing import Any

from halftrack.engine import Play
from halftrack.games.gumball_rally.pile import NAMES as HAZARDS
from halftrack.games.gumball_rally.state import Rally
from tests.games.gumball_rally.seats import SCORINGS, SEATS
from tests.support.records import kinds_of_event, kinds_of_question


def shows(play: Play[Rally]) -> Iterator[str]:
    """The hazards that came, whom they met, and the way a buggy was passed."""
    told = play.events(None)
    for at, event in enumerate(told):
        if event["kind"] == "HazardTurned":
            yield f"hazard: {event['hazard']}"
            yield f"hazard: {event['hazard']} hits {hit_by(told[at + 1 :])}"
        elif event["kind"] == "Passed":
            yield f"passed by {event['by']}"


def hit_by(told: list[dict[str, Any]]) -> str:
    """How many buggies the hazard sent back: none, one or several."""
    hit = 0
    for event in told:
        if event["kind"] != "SentBack":
            break
        hit += 1
    return ("none", "one", "several")[min(hit, 2)]


DANGERS = [name for name in HAZARDS if name.endswith("danger")]
MAJORS = [name for name in HAZARDS if name.endswith("major")]

WANTED = frozenset(
    {
        *(f"hazard: {name}" for name in HAZARDS),
        *(f"hazard: {name} hits {count}" for name in DANGERS for count in ("none", "one")),
        *(f"hazard: {name} hits {count}" for name in MAJORS for count in ("none", "one", "several")),
        *(f"seats: {seats}" for seats in SEATS),
        *(f"scoring: {name}" for name in SCORINGS),
        *(f"{name}: {value}" for name in ("photo-finish", "decline", "confirm") for value in (True, False)),
        *(f"finish in round {number}" for number in (12, 13, 14, 15)),
        *("passed by number", "passed by colour", "shared win", "photo finish", "photo finish drawn again"),
        *("reshuffle", "all left", "somebody left"),
        *("entry: answer", "entry: undo", "entry: abandon"),
        *kinds_of_question("halftrack.games.gumball_rally"),
        *kinds_of_event("halftrack.games.gumball_rally.events"),
    }
)
