"""What a seat of the Great Race may not know, dealt anew straight from the visibility table of its rules page."""

from collections.abc import Callable
from random import Random
from typing import Any

from halftrack.engine import Event, Play, Rng
from halftrack.games.great_race import events
from halftrack.games.great_race.deck import KINDS, MILITIA, NAMES
from halftrack.games.great_race.state import Crew, Race
from tests.support.subject import Places


def unseen(crew: Crew) -> list[int]:
    """The cards in a hand but those that all saw being taken."""
    return [card for card in range(KINDS) for _ in range(crew.hand[card] - crew.known[card])]


def places(race: Race, seat: int | None) -> Places:
    """Where that seat cannot see, and what lies there."""
    found: Places = {"cards: deck": list(race.deck), "cards: deck, first": list(race.deck[-1:])}
    for crew in race.crews:
        if crew.seat != seat:
            found[f"cards: hand {crew.seat}"] = list(unseen(crew))
    face = race.box.faces
    found |= {"tiles: bag": [face[tile] for tile in race.bag], "tiles: bag, first": [face[t] for t in race.bag[-1:]]}
    if race.drawer not in (-1, seat):
        found["cards: drawn"] = list(race.drawn_cards)
        found["tiles: drawn"] = [face[tile] for tile in race.drawn_tiles]
    return found


def redeal_cards(race: Race, seat: int | None, dice: Random) -> None:
    """Deck, hands of others and what a tracker has drawn: every hidden card changes its place."""
    holders = [crew for crew in race.crews if crew.seat != seat for _ in unseen(crew)]
    drawn = len(race.drawn_cards) if race.drawer != seat else 0
    hidden = [card for crew in race.crews if crew.seat != seat for card in unseen(crew)]
    hidden += race.deck + race.drawn_cards[:drawn]
    for crew in race.crews:
        if crew.seat != seat:
            crew.hand[:] = crew.known
    dice.shuffle(hidden)
    for crew in holders:
        crew.hand[hidden.pop()] += 1
    for at in range(drawn):
        race.drawn_cards[at] = hidden.pop()
    race.deck[:] = hidden


def redeal_tiles(race: Race, seat: int | None, dice: Random) -> None:
    """The bag, and what another has drawn and not yet placed."""
    drawn = len(race.drawn_tiles) if race.drawer != seat else 0
    hidden = race.drawn_tiles[:drawn] + race.bag
    dice.shuffle(hidden)
    race.drawn_tiles[:drawn] = hidden[:drawn]
    race.bag[:] = hidden[drawn:]


def redeal(play: Play[Race], seat: int | None, dice: Random) -> None:
    """Everything that the seat may not know: piles, hands, and what others were told."""
    race = play.state
    redeal_cards(race, seat, dice)
    redeal_tiles(race, seat, dice)
    race.rng = Rng(f"{dice.getrandbits(128):032x}", dice.randrange(1000))
    if race.told is not None:
        race.told[:] = [event if event.seat == seat else retold(race, event, dice) for event in race.told]


def retold(race: Race, event: Event, dice: Random) -> Event:
    """The same event with other secrets."""
    if isinstance(event, events.CardDrawn):
        return events.CardDrawn(event.seat, dice.choice(NAMES))
    if isinstance(event, events.TilesDrawn):
        return events.TilesDrawn(event.seat, tuple(dice.choices(race.box.faces, k=event.count)), event.count)
    return event


BY_HAND = frozenset(("sequence", "drive", "guide", "shortage", "repair", "discard"))
OF_CARDS = BY_HAND | {"danger", "avert", "fare"}
OF_SECRETS = ("discard", "drop", "tile")
SPARE = ("spare parts engine", "spare parts chassis", "use jerrycan")


def harmless(kind: str, option: Any) -> bool:
    """Whether that answer can be given whatever cards and tiles one holds."""
    if kind in OF_SECRETS:
        return False
    return kind not in OF_CARDS or option not in (*NAMES, *SPARE)


REVEALS = frozenset(
    ("TurnBegan", "PlanRevealed", "TileTurned", "TilePlaced", "TileDiscarded", "CardPlayed", "CardDiscarded")
)

LEAKS: dict[str, Callable[[Race, int | None], Any]] = {
    "the next card": lambda race, seat: race.deck[-1:],
    "the last card": lambda race, seat: race.deck[:1],
    "the next tile": lambda race, seat: race.bag[-1:],
    "a hand": lambda race, seat: next(crew.hand for crew in race.crews if crew.seat != seat),
    "whether another holds militia": lambda race, seat: [
        crew.hand[MILITIA] > crew.known[MILITIA] for crew in race.crews if crew.seat != seat
    ],
    "tiles that another has drawn": lambda race, seat: race.drawn_tiles if race.drawer != seat else None,
    "cards that another has drawn": lambda race, seat: race.drawn_cards if race.drawer != seat else None,
    "the key of all randomness": lambda race, seat: race.rng.key,
    "how often was shuffled": lambda race, seat: race.rng.counter,
}
