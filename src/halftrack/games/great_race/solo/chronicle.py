"""What a campaign has been: each race in short, where it went, what it stamped and what it changed."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from halftrack.games.great_race import events
from halftrack.games.great_race.solo import legacy, passport
from halftrack.games.great_race.solo.campaign import Campaign, Finished, conclude, journey_of, picked
from halftrack.games.great_race.solo.events import EstienneRevealed
from halftrack.games.great_race.solo.journey import Journey
from halftrack.games.great_race.solo.state import HUMAN, TORPEDO


class Chapter(NamedTuple):
    """One race, told when it was over."""

    board: str
    start: str
    destination: str
    way: str | None
    crew: str | None
    outcome: str
    turns: int
    human: list[list[str]]  # turn by turn, the spaces that it entered
    torpedo: list[list[str]]
    stamped: list[str]  # the quests that had not been stamped that way before
    leaving: list[str]  # cards of the Estienne deck that gave way, and those that came instead
    coming: list[str]
    powers: dict[str, int]  # the legacy levels gained


def chronicle(campaign: Campaign, races: Iterable[Finished]) -> tuple[Campaign, list[Chapter]]:
    """The campaign after these races, and a chapter for each. [solo.16]"""
    chapters = []
    for race in races:
        journey = journey_of(campaign, race.record)
        after = picked(conclude(campaign, journey), race.letters)
        chapters.append(chapter(campaign, journey, after))
        campaign = after
    return campaign, chapters


def chapter(before: Campaign, journey: Journey, after: Campaign) -> Chapter:
    race, stamped = journey.race, sorted(after.stamps - before.stamps)
    return Chapter(
        board=race.box.board.name,
        start=race.name(race.box.start),
        destination=race.name(race.box.destination),
        way=passport.way_of(journey.options),
        crew=race.human.name,
        outcome=journey.outcome,
        turns=race.turn,
        human=legs(journey, HUMAN),
        torpedo=[] if race.alone else legs(journey, TORPEDO),
        stamped=[quest for quest in passport.NAMES if quest in dict(stamped)],
        leaving=[card for card in before.deck if card not in after.deck],
        coming=[card for card in after.deck if card not in before.deck],
        powers=gained(before.powers, after.powers),
    )


def legs(journey: Journey, seat: int) -> list[list[str]]:
    """Turn by turn, the spaces that a vehicle entered."""
    found: list[list[str]] = []
    for event in journey.told:
        if isinstance(event, EstienneRevealed):
            found.append([])
        elif isinstance(event, events.Moved) and event.seat == seat:
            found[-1].append(event.end)
    return found


def gained(before: Sequence[int], after: Sequence[int]) -> dict[str, int]:
    """The colours whose level has risen, with the level reached."""
    levels = zip(legacy.COLOURS, before, after, strict=True)
    return {colour: now for colour, then, now in levels if now > then}
