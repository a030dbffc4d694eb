"""The Great Race, as the proofs that all games share need to know it."""

from collections.abc import Iterator

from halftrack.engine import Play
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.game import GREAT_RACE
from halftrack.games.great_race.state import Race
from tests.games.great_race.invariants import RaceWatch, check
from tests.games.great_race.seats import picks, table
from tests.games.great_race.secrets import BY_HAND, LEAKS, REVEALS, harmless, places, redeal
from tests.games.great_race.showing import WANTED, shows
from tests.support.subject import Subject


def sorts(play: Play[Race]) -> Iterator[str]:
    """How a race ended, and with how many arrivals."""
    arrived = sum(crew.place > 0 for crew in play.state.crews)
    if arrived:
        yield "arrival"
    if arrived > 1:
        yield "several arrivals"
    if all(crew.left for crew in play.state.crews):
        yield "all left"
    elif not arrived:
        yield "called off"


SUBJECT = Subject(
    game=GREAT_RACE,
    table=table,
    picks=picks,
    watch=RaceWatch,
    check=check,
    redeal=redeal,
    places=places,
    sorts=sorts,
    least={"arrival": 0.6, "several arrivals": 0.2},
    soak=50_000,
    rare=("tiles: drawn", "cards: drawn"),
    leaks=LEAKS,
    harmless=harmless,
    reveals=REVEALS,
    by_hand=BY_HAND,
    together=True,
    unchanging=(Box,),
    records=300,
    shows=shows,
    wanted=WANTED,
)
