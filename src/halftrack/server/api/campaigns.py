"""Solo campaigns: a race after the other, each dealt by what came before."""

from typing import Any

from halftrack.engine import HalftrackError
from halftrack.games.great_race.solo import campaign as solo
from halftrack.games.great_race.solo.ending import NOT_BEGUN
from halftrack.games.great_race.solo.journey import Journey, fair_replay
from halftrack.server.api.lobby import laid
from halftrack.server.bodies import CampaignInfo, Campaigns, Created, Letter, NewCampaign, NewRace, NewSeat
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


def folded(seed: int | str, evolution: str, races: list[tuple[dict[str, Any], list[str]]]) -> solo.Campaign:
    """What finished races have come to; in the pool, for it replays them."""
    finished = (solo.Finished(record, tuple(letters)) for record, letters in races)
    return solo.fold(solo.begin(seed, evolution), finished)


async def own(call: Call) -> Campaign:
    found = await call.house.store.campaigns.get(call.path("campaign"))
    if found is None or found.person != call.person:
        raise Refused("missing", "you have no such campaign")
    return found


async def settled(call: Call, campaign: Campaign) -> tuple[solo.Campaign, Race | None]:
    """The campaign after its finished races, and the race that is still being run."""
    for race in await call.house.store.campaigns.races(campaign.id):
        if race.record is None:
            await put_away(call, race)
    races = await call.house.store.campaigns.races(campaign.id)
    told = [(race.record, race.letters) for race in races if race.record is not None]
    try:
        state = await call.house.pool.run(SECONDS, folded, campaign.seed, campaign.evolution, told)
    except (Failed, Overrun) as error:
        raise Refused("broken", f"this campaign cannot be reckoned: {error}") from error
    return state, next((race for race in races if race.record is None), None)


async def put_away(call: Call, race: Race) -> None:
    """Keep the record of a race that has ended; one given up before its first card is dealt again."""
    row = await call.house.store.races.get(race.table) if race.table is not None else None
    if row is not None and row.status != OVER:
        return
    record = None
    if row is not None:
        record = record_of(row, [entry for entry, _, _ in await call.house.store.races.entries(row.id)])
    if record is None or not await call.house.pool.run(SECONDS, was_begun, record):
        await call.house.store.campaigns.drop_race(race.campaign, race.number)
    else:
        await call.house.store.campaigns.change_race(race.campaign, race.number, record=record)


def was_begun(record: dict[str, Any]) -> bool:
    return Journey(fair_replay(record)).outcome != NOT_BEGUN


def info(campaign: Campaign, state: solo.Campaign, running: Race | None) -> CampaignInfo:
    return CampaignInfo(
        campaign.id, campaign.evolution, state.races, list(state.deck), list(state.powers), state.first,
        sorted(list(stamp) for stamp in state.stamps), list(state.outcomes), state.due, state.open_letters,
        state.is_legendary, running.table if running is not None else None,
    )  # fmt: skip


async def begin_campaign(call: Call) -> CampaignInfo:
    """A new passport."""
    wanted: NewCampaign = call.body
    if len(await call.house.store.campaigns.of(call.person)) >= MOST:
        raise Refused("large", f"more than {MOST} campaigns")
    campaign = Campaign(new_id(), call.person, new_seed(), wanted.evolution, call.house.now())
    await call.house.store.campaigns.add(campaign)
    return info(campaign, solo.begin(campaign.seed, campaign.evolution), None)


async def list_campaigns(call: Call) -> Campaigns:
    found = await call.house.store.campaigns.of(call.person)
    return Campaigns([info(campaign, *await settled(call, campaign)) for campaign in found])


async def show_campaign(call: Call) -> CampaignInfo:
    campaign = await own(call)
    return info(campaign, *await settled(call, campaign))


async def next_race(call: Call) -> Created:
    """Run the next race, as the campaign deals it."""
    wanted: NewRace = call.body
    campaign = await own(call)
    state, running = await settled(call, campaign)
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
    state, _ = await settled(call, campaign)
    if wanted.letter not in state.open_letters:
        raise Refused("illegal", f"letter {wanted.letter!r} is not open")
    races = await call.house.store.campaigns.races(campaign.id)
    last = [race for race in races if race.record is not None][-1]
    await call.house.store.campaigns.change_race(campaign.id, last.number, letters=[*last.letters, wanted.letter])
    return info(campaign, *await settled(call, campaign))
