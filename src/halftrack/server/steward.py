"""What the server does of itself: bots move, standing orders answer, clocks run out. One node a table, by lease."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from halftrack.engine import HalftrackError, Option, Play, Question
from halftrack.server import clocks, thinking
from halftrack.server.actions import change_seat, reconsider
from halftrack.server.past import record_of
from halftrack.server.pool import Failed, Overrun
from halftrack.server.refusals import Refused
from halftrack.server.store import StoreAway
from halftrack.server.table import RACING, LiveTable

if TYPE_CHECKING:
    from halftrack.server.house import House

PATIENCE = 3600.0  # before a table is looked at again that cannot go on

LOG = logging.getLogger("halftrack.server")


class Steward:
    """The hands of one node."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.at_work: set[str] = set()
        self.timers: dict[str, asyncio.TimerHandle] = {}

    async def run(self) -> None:
        """Find what other nodes have left undone."""
        while True:
            await asyncio.sleep(self.house.settings.poll_seconds)
            try:
                for name in await self.house.store.races.due(self.house.now()):
                    await self.take_up(name)
            except StoreAway as error:
                LOG.warning("looking for what is due: %s", error)

    async def take_up(self, name: str) -> None:
        """Look after a table that waits; one that cannot go on, or waits for nothing, must not be found for ever."""
        try:
            table = await self.house.table(name)
            async with table.lock:
                if name not in self.at_work and not self.is_due(table):
                    await table.refresh()
                    if not self.is_due(table):
                        await self.house.store.races.put_off(table.row, when(table))
        except Refused as error:
            LOG.warning("table %s cannot go on: %s", name, error)
            if error.code == "broken":
                await self.house.store.races.change(name, due=self.house.now() + PATIENCE)

    def is_due(self, table: LiveTable) -> bool:
        due = when(table)
        return due is not None and due <= self.house.now()

    def look_after(self, table: LiveTable) -> None:
        """Set the alarm for what is due next at that table."""
        self.forget(table)
        due = when(table)
        known = self.house.live.get(table.id) is table
        if due is not None and known and not self.house.closing:
            delay = max(0.0, due - self.house.now())
            self.timers[table.id] = asyncio.get_running_loop().call_later(delay, self.wake, table)

    def forget(self, table: LiveTable) -> None:
        """It leaves memory: when something is due, the store knows."""
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()

    def wake(self, table: LiveTable) -> None:
        self.timers.pop(table.id, None)
        if table.id not in self.at_work and not self.house.closing:
            self.at_work.add(table.id)
            self.house.spawn(self.work(table))

    async def work(self, table: LiveTable) -> None:
        """Do what is due, if this node is the one to do it."""
        again = self.house.settings.poll_seconds
        try:
            if await self.holds(table):
                again = 0.0 if await self.perform(table) else again
        except (Refused, StoreAway, HalftrackError) as error:
            LOG.info("at table %s: %s", table.id, error)
        finally:
            self.at_work.discard(table.id)
            if again:
                asyncio.get_running_loop().call_later(again, self.look_after, table)
            else:
                self.look_after(table)

    async def holds(self, table: LiveTable) -> bool:
        """Whether this node has the lease, renewed in time."""
        now, seconds = self.house.now(), self.house.settings.lease_seconds
        if table.held_until - now > seconds / 2:
            return True
        if not await self.house.store.races.lease(table.id, self.house.node, now, seconds):
            return False
        table.held_until = now + seconds
        return True

    async def perform(self, table: LiveTable) -> bool:
        """The earliest duty; whether it was done."""
        play = table.play
        found = clocks.duties(table, play) if play is not None else []
        if play is None or not found or found[0][0] > self.house.now() + 0.01:
            return True
        _, what, seat = found[0]
        if what == clocks.BOT:
            await self.let_bot_answer(table, play, seat)
        elif what == clocks.ORDER:
            await self.obey(table, play, seat)
        else:
            await self.ring(table, play, seat)
        return True

    async def let_bot_answer(self, table: LiveTable, play: Play[Any], seat: int) -> None:
        """Think elsewhere, answer here."""
        async with table.lock:
            if table.play is not play or seat not in play.open:
                return
            number, length = play.open[seat].number, len(play.entries)
            record = record_of(table.row, [list(entry) for entry in play.entries])
            name = table.seats[seat].bot or thinking.stand_in(table.row.game)
        option = await self.decision(table, name, record, seat)
        async with table.lock:
            if table.play is play and len(play.entries) == length and seat in play.open:
                await self.answer(table, play, seat, option, f"bot/{seat}/{number}/{length}")

    async def decision(self, table: LiveTable, name: str, record: dict[str, Any], seat: int) -> Option | None:
        """What the bot says; one that fails gives its seat to the Driver, and the log says so."""
        for bot in (name, thinking.stand_in(table.row.game)):
            try:
                seconds = self.house.settings.bot_seconds
                return await self.house.pool.run(seconds, thinking.decide, bot, table.id, record, seat)
            except (Failed, Overrun) as error:
                LOG.warning("bot %s at table %s: %s", bot, table.id, error)
                self.house.metrics.count("bot_failures", bot)
                await self.replace(table, seat, bot, str(error))
        return None

    async def replace(self, table: LiveTable, seat: int, bot: str, reason: str) -> None:
        async with table.lock:
            new = thinking.stand_in(table.row.game)
            if await self.house.store.races.change_seat(table.seats[seat], bot=new):
                table.seats = await self.house.store.races.seats(table.id)
            await table.add_note("bot-replaced", seat, {"bot": bot, "by": new})

    async def answer(self, table: LiveTable, play: Play[Any], seat: int, option: Option | None, key: str) -> None:
        """Answer for a seat; without an option, what does least."""
        question = play.open[seat]
        chosen = option if option in question.options else play.game.quiet(question)
        await table.commit(lambda play: play.answer(seat, chosen), key, seat)

    async def obey(self, table: LiveTable, play: Play[Any], seat: int) -> None:
        """A standing order or a queued answer, as long as it fits."""
        async with table.lock:
            question = play.open.get(seat)
            if question is None or table.play is not play:
                return
            sitting, key = table.seats[seat], f"order/{seat}/{question.number}/{len(play.entries)}"
            if sitting.queue:
                await self.from_queue(table, play, seat, key)
                return
            wishes = [option for option in sitting.orders[question.kind] if option in question.options]
            await self.answer(table, play, seat, wishes[0] if wishes else None, key)

    async def from_queue(self, table: LiveTable, play: Play[Any], seat: int, key: str) -> None:
        """The next queued answer; all are dropped when what they rest on has changed."""
        sitting = table.seats[seat]
        step, *rest = sitting.queue
        why = misfit(step, play.open[seat])
        if not why:
            await table.commit(lambda play: play.answer(seat, step["option"]), key, seat, queue=rest)
            return
        dropped = [{"kind": each["kind"], "option": each["option"], "why": why} for each in sitting.queue]
        await change_seat(table, seat, queue=[], dropped=dropped)
        await reconsider(table, only=seat)

    async def ring(self, table: LiveTable, play: Play[Any], seat: int) -> None:
        """The time of a seat is up: the log says so, and the others choose."""
        async with table.lock:
            question = play.open.get(seat)
            if question is not None and not clocks.ran_out(table, seat, question.number):
                await table.add_note("time-is-up", seat, {"question": question.number})
                await self.house.store.races.put_off(table.row, when(table))


def when(table: LiveTable) -> float | None:
    """When something is due next at that table."""
    return clocks.due(table, table.play) if table.play is not None and table.row.status == RACING else None


def misfit(step: dict[str, Any], question: Question) -> str:
    """Why an answer in advance is not one to this question; empty where it is."""
    if step["kind"] != question.kind:
        return "question"
    if step["option"] not in question.options:
        return "option"
    return "facts" if "facts" in step and question.facts.get(step["option"]) != step["facts"] else ""
