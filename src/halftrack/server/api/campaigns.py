"""Solo campaigns: a race after the other, each dealt by what came before."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from halftrack.engine import HalftrackError
from halftrack.games.great_race.board import board_names, load_board
from halftrack.games.great_race.solo import campaign as solo
from halftrack.games.great_race.solo import legacy, passport
from halftrack.games.great_race.solo.chronicle import Chapter, chronicle
from halftrack.games.great_race.solo.ending import NOT_BEGUN
from halftrack.games.great_race.solo.estienne import ESTIENNE
from halftrack.games.great_race.solo.journey import Journey, fair_replay
from halftrack.server.api.lobby import laid
from halftrack.server.bodies import (
    CampaignInfo,
    Campaigns,
    CardInfo,
    ChapterInfo,
    Created,
    CrossingInfo,
    Letter,
    NewCampaign,
    NewRace,
    NewSeat,
    QuestInfo,
    SoloInfo,
    WayInfo,
)
from halftrack.server.operations import Call
from halftrack.server.past import begun, check_options, record_of
from halftrack.server.pool import Failed, Overrun
from halftrack.server.refusals import Refused
from halftrack.server.secret import new_id, new_seed
from halftrack.server.store.campaigns import Campaign, Race
from halftrack.server.table import OVER

GAME = "great-race-solo"
MOST = 20
SECONDS = 60.0


class Standing(NamedTuple):
    """The campaign after its finished races, a chapter for each with its table, and the race still being run."""

    state: solo.Campaign
    chapters: list[Chapter]
    tables: list[str | None]
    running: Race | None


def folded(
    seed: int | str, evolution: str, races: list[tuple[dict[str, Any], list[str]]]
) -> tuple[solo.Campaign, list[Chapter]]:
    """What finished races have come to; in the pool, for it replays them."""
    finished = (solo.Finished(record, tuple(letters)) for record, letters in races)
    return chronicle(solo.begin(seed, evolution), finished)


async def own(call: Call) -> Campaign:
    found = await call.house.store.campaigns.get(call.path("campaign"))
    if found is None or found.person != call.person:
        raise Refused("missing", "you have no such campaign")
    return found


async def settled(call: Call, campaign: Campaign) -> Standing:
    """How the campaign stands now; a race that has ended since is put away first."""
    for race in await call.house.store.campaigns.races(campaign.id):
        if race.record is None:
            await put_away(call, race)
    races = await call.house.store.campaigns.races(campaign.id)
    told = [(race.record, race.letters) for race in races if race.record is not None]
    kept = await call.house.store.races.standing([race.table for race in races if race.table is not None])
    tables = [race.table if race.table in kept else None for race in races if race.record is not None]
    try:
        state, chapters = await call.house.replays.run(SECONDS, folded, campaign.seed, campaign.evolution, told)
    except (Failed, Overrun) as error:
        raise Refused("broken", f"this campaign cannot be reckoned: {error}") from error
    return Standing(state, chapters, tables, next((race for race in races if race.record is None), None))


async def put_away(call: Call, race: Race) -> None:
    """Keep the record of a race that has ended; one given up before its first card is dealt again."""
    row = await call.house.store.races.get(race.table) if race.table is not None else None
    if row is not None and row.status != OVER:
        return
    record = None
    if row is not None:
        record = record_of(row, [entry for entry, _, _ in await call.house.store.races.entries(row.id)])
    if record is None or not await call.house.replays.run(SECONDS, was_begun, record):
        await call.house.store.campaigns.drop_race(race.campaign, race.number)
    else:
        await call.house.store.campaigns.change_race(race.campaign, race.number, record=record)


def was_begun(record: dict[str, Any]) -> bool:
    return Journey(fair_replay(record)).outcome != NOT_BEGUN


def info(campaign: Campaign, standing: Standing) -> CampaignInfo:
    state, running = standing.state, standing.running
    pairs = zip(standing.tables, standing.chapters, strict=True)
    chapters = [ChapterInfo(number, table, *chapter) for number, (table, chapter) in enumerate(pairs, 1)]
    return CampaignInfo(
        campaign.id, campaign.created, campaign.evolution, state.races, list(state.deck), list(state.powers),
        state.first, sorted(list(stamp) for stamp in state.stamps), list(state.outcomes), state.due, state.open_letters,
        state.is_legendary, running.table if running is not None else None,
        chapters,
    )  # fmt: skip


async def show_solo(call: Call) -> SoloInfo:
    """What is printed for solo races: passport, ways, cards, legacy board, crossings."""
    return printed()


@cache
def printed() -> SoloInfo:
    quests = [QuestInfo(quest.name, list(quest.ways)) for quest in passport.QUESTS]
    ways = [WayInfo(way, dict(passport.LAYERS[way])) for way in passport.ALL_WAYS]
    cards = [msgspec.convert(card._asdict(), CardInfo) for card in ESTIENNE]
    return SoloInfo(quests, ways, cards, list(legacy.COLOURS), legacy.MOST, crossings())


def crossings() -> list[CrossingInfo]:
    """Each continent of the box, from either end."""
    boards = [load_board(name) for name in board_names()]
    ways = [(board, ends) for board in boards for ends in (board.ends, board.ends[::-1])]
    return [CrossingInfo(board.name, board.spaces[start], board.spaces[end]) for board, (start, end) in ways]


async def begin_campaign(call: Call) -> CampaignInfo:
    """A new passport."""
    wanted: NewCampaign = call.body
    if len(await call.house.store.campaigns.of(call.person)) >= MOST:
        raise Refused("large", f"more than {MOST} campaigns")
    campaign = Campaign(new_id(), call.person, new_seed(), wanted.evolution, call.house.now())
    await call.house.store.campaigns.add(campaign)
    return info(campaign, Standing(solo.begin(campaign.seed, campaign.evolution), [], [], None))


async def list_campaigns(call: Call) -> Campaigns:
    found = await call.house.store.campaigns.of(call.person)
    return Campaigns([info(campaign, await settled(call, campaign)) for campaign in found])


async def show_campaign(call: Call) -> CampaignInfo:
    campaign = await own(call)
    return info(campaign, await settled(call, campaign))


async def next_race(call: Call) -> Created:
    """Run the next race, as the campaign deals it."""
    wanted: NewRace = call.body
    campaign = await own(call)
    state, _, _, running = await settled(call, campaign)
    if running is not None:
        raise Refused("illegal", "the last race is not over")
    check_options(wanted.options)
    try:
        start = begun(GAME, 1, state.next_seed, state.options(wanted.options))
    except HalftrackError as error:
        raise Refused("setup", str(error)) from error
    origin = {"campaign": campaign.id, "race": state.races + 1}
    created = await laid(call, start, [NewSeat("me")], "", "closed", {"kind": "untimed"}, origin)
    if not await call.house.store.campaigns.add_race(campaign.id, state.races, created.table.id):
        await call.house.store.races.delete(created.table.id)
        raise Refused("taken", "the next race has been begun already")
    return created


async def pick_letter(call: Call) -> CampaignInfo:
    """Which card of the Estienne deck gives way."""
    wanted: Letter = call.body
    campaign = await own(call)
    state = (await settled(call, campaign)).state
    if wanted.letter not in state.open_letters:
        raise Refused("illegal", f"letter {wanted.letter!r} is not open")
    races = await call.house.store.campaigns.races(campaign.id)
    last = [race for race in races if race.record is not None][-1]
    await call.house.store.campaigns.change_race(campaign.id, last.number, letters=[*last.letters, wanted.letter])
    return info(campaign, await settled(call, campaign))
