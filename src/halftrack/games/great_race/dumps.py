"""A race as plain data, and back."""

from typing import Any, TypeVar

from halftrack.games.dumps import Fields, dump_rng, require, restore_rng
from halftrack.games.great_race.box import Box, as_set
from halftrack.games.great_race.crews import NO_LEADER, VEHICLES
from halftrack.games.great_race.deck import KINDS, whole_deck
from halftrack.games.great_race.state import NONE, PHASES, Crew, Race

R = TypeVar("R", bound=Race)

MOST_LEVELS = 12
CREW_FIELDS = Fields(Crew)
RACE_FIELDS = Fields(Race, without=("box", "rng", "crews", "told"))  # what is shared, built by hand, or listens


def dump(race: Race) -> dict[str, Any]:
    """Every field but the box, which the options tell."""
    crews = [CREW_FIELDS.dump(crew) for crew in race.crews]
    return {**RACE_FIELDS.dump(race), "rng": dump_rng(race.rng), "crews": crews}


def restore(box: Box, table: dict[str, Any], kind: type[R]) -> R:
    """The race that was dumped."""
    crews = [Crew(**CREW_FIELDS.restore(crew)) for crew in table["crews"]]
    return checked(kind(box=box, rng=restore_rng(table["rng"]), crews=crews, **RACE_FIELDS.restore(table)))


def checked(race: R) -> R:
    """The same race, if it is one that can be."""
    require([crew.seat for crew in race.crews] == list(range(race.box.seats)))
    for crew in race.crews:
        require_crew(race, crew)
    require_order(race)
    require_tiles(race)
    require_cards(race)
    return race


def require_crew(race: Race, crew: Crew) -> None:
    """Everything in its range."""
    require(
        0 <= crew.space < len(race.box.board.spaces),
        NO_LEADER <= crew.leader < len(VEHICLES),
        0 <= crew.petrol <= crew.full_petrol <= MOST_LEVELS,
        0 <= crew.engine <= crew.full_engine <= MOST_LEVELS,
        0 <= crew.chassis <= crew.full_chassis <= MOST_LEVELS,
        min(crew.pathfinder, crew.mechanics, crew.security, crew.funding, crew.francs, crew.place) >= 0,
        crew.assistants <= 5,
        len(crew.hand) == len(crew.known) == KINDS,
        all(0 <= known <= held for known, held in zip(crew.known, crew.hand, strict=False)),
    )


def require_order(race: Race) -> None:
    """Who has not left is in the turn order."""
    require(
        sorted(race.order) == [crew.seat for crew in race.crews if not crew.left],
        0 <= race.phase < len(PHASES),
        0 <= race.upcoming <= len(race.order),
        NONE <= race.drawer < race.box.seats,
    )


def require_tiles(race: Race) -> None:
    """Every tile is somewhere, and on land if it lies."""
    laid = [space for space, tile in enumerate(race.tiles) if tile != NONE]
    tiles = [*race.bag, *race.removed, *race.drawn_tiles, *(race.tiles[space] for space in laid)]
    require(
        len(race.tiles) == len(race.box.board.spaces),
        sorted(tiles) == list(range(len(race.box.tiles))),
        race.laid == as_set(laid),
        not race.laid & ~race.box.land,
    )


def require_cards(race: Race) -> None:
    """Every card is somewhere."""
    whole = sorted(whole_deck(race.box.edition.name, race.box.leaders))
    require(all(crew.cards <= len(whole) for crew in race.crews))
    cards = [*race.deck, *race.discards, *race.played, *race.display, *race.drawn_cards]
    for crew in race.crews:
        cards += [card for card in range(KINDS) for _ in range(crew.hand[card])]
    require(sorted(cards) == whole)
