"""A rally as plain data, and back."""

from typing import Any

from halftrack.games.dumps import Fields, dump_rng, require, restore_rng
from halftrack.games.gumball_rally.box import Box
from halftrack.games.gumball_rally.deck import whole_deck
from halftrack.games.gumball_rally.pile import NOTHING, PARTS, all_dangers
from halftrack.games.gumball_rally.state import NONE, PHASES, Buggy, Driver, Rally

DRIVER_FIELDS, BUGGY_FIELDS = Fields(Driver), Fields(Buggy)
RALLY_FIELDS = Fields(Rally, without=("box", "rng", "drivers", "buggies", "told"))  # shared, built by hand, or listens


def dump(rally: Rally) -> dict[str, Any]:
    """Every field but the box, which the options tell."""
    return {
        **RALLY_FIELDS.dump(rally),
        "rng": dump_rng(rally.rng),
        "drivers": [DRIVER_FIELDS.dump(driver) for driver in rally.drivers],
        "buggies": [BUGGY_FIELDS.dump(buggy) for buggy in rally.buggies],
    }


def restore(box: Box, table: dict[str, Any]) -> Rally:
    """The rally that was dumped."""
    drivers = [Driver(**DRIVER_FIELDS.restore(driver)) for driver in table["drivers"]]
    buggies = [Buggy(**BUGGY_FIELDS.restore(buggy)) for buggy in table["buggies"]]
    rest = RALLY_FIELDS.restore(table)
    rally = Rally(box=box, rng=restore_rng(table["rng"]), drivers=drivers, buggies=buggies, **rest)
    require([driver.seat for driver in drivers] == list(range(box.seats)))
    require([buggy.number for buggy in buggies] == list(range(box.buggies)))
    require_line(rally)
    require_piles(rally)
    return rally


def require_line(rally: Rally) -> None:
    """Every buggy still driven stands in the line once, and may wait once."""
    driven = [buggy for buggy in range(rally.box.buggies) if not rally.driver_of(buggy).left]
    require(
        sorted(rally.line) == driven,
        sorted(rally.waiting) == [buggy for buggy in driven if buggy in rally.waiting],
        0 <= rally.phase < len(PHASES),
    )


def require_piles(rally: Rally) -> None:
    """Every race card and every hazard is somewhere."""
    cards = [*rally.deck, *rally.discards, *(buggy.card for buggy in rally.buggies if buggy.card != NONE)]
    for driver in rally.drivers:
        cards += driver.hand
    require(
        sorted(cards) == sorted(whole_deck()),
        sorted([*rally.hazards, *rally.turned, *rally.unseen]) == sorted(whole_pile()),
        len(rally.decks) == len(cards),
    )


def whole_pile() -> list[int]:
    """Every hazard of the box."""
    return all_dangers() + [part.special for part in PARTS if part.special != NOTHING]
