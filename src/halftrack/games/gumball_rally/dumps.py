"""A rally as plain data, and back."""

from typing import Any

from halftrack.games.dumps import Fields, dump_rng, require, restore_rng
from halftrack.games.gumball_rally.box import Box
from halftrack.games.gumball_rally.deck import whole_deck
from halftrack.games.gumball_rally.hand import HAND
from halftrack.games.gumball_rally.pile import CHECKPOINT, PARTS, WINNER, all_dangers, parts_left
from halftrack.games.gumball_rally.state import NONE, OVER, RACING, Buggy, Driver, Rally

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
    require_cards(rally)
    require_hazards(rally)
    return rally


def require_line(rally: Rally) -> None:
    """Every buggy still driven stands in the line once, and has a card under it unless it waits for one."""
    driven = [buggy for buggy in range(rally.box.buggies) if not rally.driver_of(buggy).left]
    bare = [buggy for buggy in driven if rally.buggies[buggy].card == NONE]
    over = WINNER in rally.turned or not driven
    require(sorted(rally.line) == driven, sorted(rally.waiting) == bare, rally.phase == (OVER if over else RACING))


def require_cards(rally: Rally) -> None:
    """Every race card is somewhere, three in each hand."""
    cards = [*rally.deck, *rally.discards, *(buggy.card for buggy in rally.buggies if buggy.card != NONE)]
    for driver in rally.drivers:
        cards += driver.hand
        require(len(driver.hand) == (0 if driver.left else HAND))
    require(sorted(cards) == whole_deck(), len(rally.decks) == len(cards))


def require_hazards(rally: Rally) -> None:
    """Every danger is somewhere, and the pile is of its four parts."""
    pile = rally.turned + rally.hazards[::-1]
    dangers = sorted(hazard for hazard in pile + rally.unseen if hazard not in (CHECKPOINT, WINNER))
    require(dangers == sorted(all_dangers()), parts_left(pile[::-1]) == PARTS)
