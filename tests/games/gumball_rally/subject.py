"""Gumball Rally, as the proofs that all games share need to know it."""

from collections.abc import Iterator

from halftrack.engine import Play
from halftrack.games.gumball_rally.box import Box
from halftrack.games.gumball_rally.game import GUMBALL_RALLY
from halftrack.games.gumball_rally.state import Rally
from tests.games.gumball_rally.invariants import RallyWatch, check
from tests.games.gumball_rally.seats import picks, table
from tests.games.gumball_rally.secrets import LEAKS, REVEALS, harmless, places, redeal
from tests.games.gumball_rally.showing import WANTED, shows
from tests.support.subject import Subject


def sorts(play: Play[Rally]) -> Iterator[str]:
    """How a rally ended."""
    rally = play.state
    assert play.result is not None
    if not rally.line:
        yield "all left"
        return
    yield "finish"
    yield f"finish in round {rally.round}"
    if sum(row["rank"] == 1 for row in play.result) > 1:
        yield "shared win"
    photos = max(len(driver.photo) for driver in rally.drivers)
    if photos:
        yield "photo finish" if photos == 1 else "photo finish drawn again"
    if rally.shuffles:
        yield "reshuffle"
    if any(driver.left for driver in rally.drivers):
        yield "somebody left"


SUBJECT = Subject(
    game=GUMBALL_RALLY,
    table=table,
    picks=picks,
    watch=RallyWatch,
    check=check,
    redeal=redeal,
    places=places,
    sorts=sorts,
    least={"finish": 0.9, "shared win": 0.03, "photo finish": 0.01, "reshuffle": 0.5}
    | {f"finish in round {number}": 0.15 for number in (12, 13, 14, 15)},
    soak=100_000,
    rare=("cards 1: hand 0", "cards 2: hand 1"),
    leaks=LEAKS,
    harmless=harmless,
    reveals=REVEALS,
    by_hand=frozenset(),
    together=False,
    unchanging=(Box,),
    records=120,
    shows=shows,
    wanted=WANTED,
)
