"""The campaign: a pure fold over finished races. Who keeps them, and where, is no business of the game. [solo.16]"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from halftrack.engine import BrokenRecord, IllegalSetup, Record, Rng
from halftrack.games.great_race.board import board_names
from halftrack.games.great_race.solo import estienne, legacy, passport
from halftrack.games.great_race.solo.ending import CALLED_OFF, GIVEN_UP, HUMAN_WINS, NOT_BEGUN, TORPEDO_WINS
from halftrack.games.great_race.solo.journey import Journey, fair_replay
from halftrack.games.great_race.solo.options import HUMAN_FIRST, check
from halftrack.games.great_race.solo.state import NAME

RANDOM, LETTER = "random", "letter"
EVOLUTIONS = (RANDOM, LETTER)
FIXED = ("cards", "powers", "first")

Options = dict[str, Any]
REPLACED = {HUMAN_WINS: estienne.WINNER_REPLACES, TORPEDO_WINS: estienne.LOSER_REPLACES,
            GIVEN_UP: estienne.LOSER_REPLACES}  # fmt: skip
LOSERS = {HUMAN_WINS: NAME, TORPEDO_WINS: HUMAN_FIRST, GIVEN_UP: HUMAN_FIRST}


class Finished(NamedTuple):
    """A race that was run to its end, and the letters that its human has picked for the deck since."""

    record: Record
    letters: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Campaign:
    """What is left of all races so far."""

    seed: int | str
    evolution: str = RANDOM
    races: int = 0
    deck: tuple[str, ...] = field(default_factory=lambda: tuple(estienne.deck_of(1)))
    powers: tuple[int, ...] = (0, 0, 0, 0)
    first: str = HUMAN_FIRST
    stamps: frozenset[tuple[str, str]] = frozenset()
    due: int = 0  # letters that must be picked before the next race
    outcomes: tuple[str, ...] = ()

    @property
    def next_seed(self) -> str:
        """The next race is dealt by the campaign, not by who runs it. [solo.16a]"""
        return f"{self.seed}/{self.races}"

    @property
    def open_letters(self) -> list[str]:
        """The letters among which the next one is to be picked. [solo.12a]"""
        return estienne.replaceable(list(self.deck)) if self.due else []

    @property
    def is_legendary(self) -> bool:
        """The whole passport, the Legendary way. [solo.15b]"""
        pages = {(name, passport.LEGENDARY) for name in passport.pages(passport.LEGENDARY)}
        return pages <= self.stamps

    def options(self, wishes: Mapping[str, Any]) -> Options:
        """The options of the next race: the wishes, and what the campaign fixes. [solo.16, solo.1c]"""
        if self.due:
            raise IllegalSetup("a letter of the Estienne deck is still to be picked")
        named = [name for name in FIXED if name in wishes]
        if named:
            raise IllegalSetup(f"option {named[0]!r} is fixed by the campaign")
        full = check(1, dict(wishes))
        if full["board"] not in board_names():
            raise IllegalSetup(f"a campaign is raced over {' or '.join(board_names())}, not over {full['board']!r}")
        cards = list(self.deck) if full["deck"] else estienne.deck_of(1)
        powers = self.powers if full["legacy"] else (0, 0, 0, 0)
        first = HUMAN_FIRST if full["alone"] else self.first
        return full | {"cards": cards, "powers": dict(zip(legacy.COLOURS, powers, strict=True)), "first": first}


def begin(seed: int | str, evolution: str = RANDOM) -> Campaign:
    """A new passport, eight cards of level 1, no powers. [solo.16]"""
    if evolution not in EVOLUTIONS:
        raise IllegalSetup(f"a deck evolves {' or by '.join(EVOLUTIONS)}, not {evolution!r}")
    return Campaign(seed, evolution)


def fold(campaign: Campaign, races: Iterable[Finished]) -> Campaign:
    """The campaign after these races, one after the other. [solo.16]"""
    for race in races:
        campaign = picked(after(campaign, race.record), race.letters)
    return campaign


def after(campaign: Campaign, record: Record) -> Campaign:
    """The campaign after one more race, which must be the one that it has dealt. [solo.16a]"""
    return conclude(campaign, journey_of(campaign, record))


def journey_of(campaign: Campaign, record: Record) -> Journey:
    """The race of that record, if the campaign has dealt it. [solo.16a]"""
    check_dealt(campaign, record)
    return Journey(fair_replay(record))


def check_dealt(campaign: Campaign, record: Record) -> None:
    """Seed, deck, powers and first player are the campaign's. [solo.16a]"""
    if not isinstance(record, dict) or record.get("seed") != campaign.next_seed:
        raise BrokenRecord(f"race {campaign.races + 1} of the campaign has another seed")
    options = record.get("options")
    wishes = {name: value for name, value in options.items() if name not in FIXED} if isinstance(options, dict) else {}
    try:
        dealt = campaign.options(wishes)
    except IllegalSetup as error:
        raise BrokenRecord(f"race {campaign.races + 1} of the campaign: {error}") from None
    if dealt != options:
        raise BrokenRecord(f"race {campaign.races + 1} was not run as the campaign has dealt it")


def conclude(campaign: Campaign, journey: Journey) -> Campaign:
    """What a finished race leaves behind. [solo.12, solo.13, solo.15, solo.16]"""
    if journey.outcome == NOT_BEGUN:  # [solo.16b] given up before the first card: it is still to be run
        raise BrokenRecord("this race was given up before its first card")
    stamped = campaign.stamps.union(passport.stamps(journey))
    outcomes = (*campaign.outcomes, journey.outcome)
    new = replace(campaign, races=campaign.races + 1, stamps=stamped, outcomes=outcomes)
    if journey.options["alone"] or journey.outcome == CALLED_OFF:  # [solo.16c, alone.6]
        return new
    new = replace(new, first=LOSERS[journey.outcome])
    if journey.options["legacy"]:
        new = replace(new, powers=tuple(journey.race.solo.powers))
    return evolve(new, REPLACED[journey.outcome]) if journey.options["deck"] else new


def evolve(campaign: Campaign, cards: int) -> Campaign:
    """So many cards give way to the next level, one after the other: at random, or as the human picks. [solo.12]"""
    if campaign.evolution == LETTER:
        return settle(replace(campaign, due=cards))
    deck, rng = list(campaign.deck), Rng.from_seed(f"{campaign.next_seed}/deck")
    for _ in range(cards):
        deck = estienne.replace_at_random(deck, rng)
    return replace(campaign, deck=tuple(deck))


def pick(campaign: Campaign, letter: str) -> Campaign:
    """The human picks the letter of one card that gives way. [solo.12a]"""
    if letter not in campaign.open_letters:
        raise BrokenRecord(f"letter {letter!r} is not open: {', '.join(campaign.open_letters) or 'none is'}")
    deck = estienne.replace(list(campaign.deck), letter)
    return settle(replace(campaign, deck=tuple(deck), due=campaign.due - 1))


def picked(campaign: Campaign, letters: Iterable[str]) -> Campaign:
    """The campaign after these letters, one after the other. [solo.12a]"""
    for letter in letters:
        campaign = pick(campaign, letter)
    return campaign


def settle(campaign: Campaign) -> Campaign:
    """Nothing is due any more when all cards are of level 3. [solo.12]"""
    return campaign if campaign.open_letters else replace(campaign, due=0)
