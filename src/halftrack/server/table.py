"""A live table: one play, its sockets and one writer. Nothing is told before it is stored."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from halftrack import games
from halftrack.engine import BrokenRecord, HalftrackError, Option, Play
from halftrack.server import clocks, past
from halftrack.server.hub import Socket, Stream, encode
from halftrack.server.protocol import Present, Told
from halftrack.server.refusals import Refused
from halftrack.server.secret import new_id
from halftrack.server.settings import Settings
from halftrack.server.store import Change, Mail, Note, Outcome, Seat, Store, StoreAway, Table
from halftrack.server.story import first_difference, told_events
from halftrack.server.telling import note_info, question_of, table_info

Step = Callable[[Play[Any]], None]
Mailer = Callable[["LiveTable", Play[Any], float], list[Mail]]
Queue = list[dict[str, Any]]
PRESENCE_SECONDS = 0.2
RACING, OVER, OPEN = "racing", "over", "open"

LOG = logging.getLogger("halftrack.server")


class Before(NamedTuple):
    """How things stood: what each audience had been told, and which answers counted."""

    told: dict[int | None, list[Any]]
    standing: list[tuple[int, int, Option]]


def no_mails(table: "LiveTable", play: Play[Any], at: float) -> list[Mail]:
    return []


class LiveTable:
    """A table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, store: Store, row: Table, settings: Settings, now: Callable[[], float]) -> None:
        self.store, self.row, self.now = store, row, now
        self.bot_pause, self.order_pause = settings.bot_pause, settings.order_pause
        self.lock = asyncio.Lock()
        self.epoch = new_id()
        self.seats: list[Seat] = []
        self.notes: list[Note] = []
        self.play: Play[Any] | None = None
        self.times: list[float] = []
        self.keys: dict[str, int] = {}
        self.told = 0  # how many events there are
        self.dump = b""
        self.doubtful = False  # what is stored may be more than what is known here
        self.streams: dict[int | None, Stream] = {}
        self.sockets: set[Socket] = set()
        self.redo: list[tuple[int, Any]] = []  # answers that were taken back, the first of them first
        self.touched = now()
        self.held_until = 0.0
        self._presence_due = False
        self.reachable: set[str] = set()  # people who want to be told when they are away
        self.mailer: Mailer = no_mails
        self.settled: Callable[[LiveTable], None] = lambda table: None  # called after each change

    @property
    def id(self) -> str:
        return self.row.id

    async def load(self) -> "LiveTable":
        """Read everything that is stored."""
        self.seats = await self.store.races.seats(self.id)
        self.notes = await self.store.races.notes(self.id)
        await self._find_people()
        if self.row.status != OPEN:
            await self._replay()
        self.doubtful = False
        return self

    async def _find_people(self) -> None:
        people = [seat.person for seat in self.seats if seat.person is not None]
        self.reachable = await self.store.people.reachable(*people)

    async def _replay(self) -> None:
        stored = await self.store.races.entries(self.id)
        entries = [entry for entry, _, _ in stored]
        self.times = [at for _, at, _ in stored]
        self.keys = {key: number for number, (_, _, key) in enumerate(stored) if key is not None}
        if past.needs_rebase(self.row, entries) and self.row.status == RACING:
            await self._rebase(entries)
        else:
            self._set(games.replay(past.record_of(self.row, entries)))
            self.redo = past.taken_back(self.row, entries) if self.row.status == RACING else []

    async def _rebase(self, entries: list[list[Any]]) -> None:
        """A live race survives a change of rules; the log says so."""
        play, entry = await past.rebased(self.store, self.row, entries)
        at = self.now()
        self.times.append(at)
        standing = {**self._standing(play), "data": play.game.digest(play.options)}
        change = Change(len(entries), entry, at, table=standing, mails=self.mailer(self, play, at))
        if await self.store.races.append(self.id, change) is not Outcome.IN:
            return await self._replay()
        self.row = msgspec.structs.replace(self.row, length=change.number + 1, **standing)
        self._set(play)
        await self.add_note("rebased", None, {"rules": entry[1], "entry": change.number})
        return None

    def _set(self, play: Play[Any]) -> None:
        self.play = play
        self.told = len(play.events(None))
        self.dump = msgspec.json.encode(play.dump)

    async def begin(self) -> None:
        """Every seat is taken: the first question is laid, and who is asked is to hear of it."""
        now = self.now()
        first = await self.store.races.start(self.id, now)
        await self.refresh()
        if not first:
            return
        play = self.started()
        standing = self._standing(play)
        await self.store.races.begin(self.id, standing, self.mailer(self, play, now))
        self.row = msgspec.structs.replace(self.row, **standing)
        self.tell()

    def started(self) -> Play[Any]:
        if self.play is None:
            raise Refused("illegal", "this race has not begun")
        return self.play

    async def refresh(self) -> None:
        """Take in what another node, or a commit without an answer, has stored."""
        row = await self.store.races.get(self.id)
        if row is None:
            for socket in self.sockets:
                socket.close()
            raise Refused("missing", "this table is gone")
        begun = self.play is None and row.status != OPEN
        self.row, self.doubtful = row, False
        known, self.seats = self.seats, await self.store.races.seats(self.id)
        await self._find_people()
        if self.seats != known:
            self.notes = []  # who is forgotten has said nothing
        self.notes += await self.store.races.notes(self.id, len(self.notes))
        if begun:
            await self._replay()
        elif self.play is not None:
            await self._catch_up(self.play)
        self.tell(dict.fromkeys(self.streams, 0) if begun else None)

    async def _catch_up(self, play: Play[Any]) -> None:
        """Let the entries happen that are stored and not yet known here."""
        new = await self.store.races.entries(self.id, len(play.entries))
        for entry, at, key in new:
            if entry[0] == "rebase":
                return await self._replay()
            before = self._before(play) if entry[0] == "undo" else None
            step_of(entry)(play)
            self.times.append(at)
            if key is not None:
                self.keys[key] = len(play.entries) - 1
            self._tell_entry(play, before)
        return None

    async def commit(
        self, step: Step, key: str | None = None, seat: int = -1, undoes: bool = False, queue: Queue | None = None
    ) -> int:
        """Let something happen to the play and store it; only then is it told. The number of its entry."""
        play = self.started()
        if self.doubtful:
            await self.refresh()
        if key is not None and key in self.keys:
            return self.keys[key]
        number = len(play.entries)
        before = self._before(play) if undoes else None
        change = self._try(play, step, number, lambda: self._change(play, number, key, seat, queue))
        outcome = await self._append(play, change)
        if outcome is not Outcome.IN:
            return await self._lost(play, number, outcome, key)
        self.times.append(change.at)
        if key is not None:
            self.keys[key] = number
        self.row = msgspec.structs.replace(self.row, **{"length": number + 1, "changed": change.at, **change.table})
        self._tell_entry(play, before)
        return number

    def _try(self, play: Play[Any], step: Step, number: int, change: Callable[[], Change]) -> Change:
        """A rule that fails is our mistake: the play goes back, and the answer is refused."""
        try:
            step(play)
            return change()
        except (HalftrackError, Refused):
            raise
        except Exception as error:
            LOG.exception("table %s cannot take entry %s", self.id, number)
            self._forget(play, number)
            self.doubtful = True
            raise Refused("broken", f"the rules failed here: {type(error).__name__}") from error

    def _change(self, play: Play[Any], number: int, key: str | None, seat: int, queue: Queue | None) -> Change:
        """The last entry, with how the table stands after it."""
        if queue is not None:
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], queue=queue)
        at, dump = self.now(), msgspec.json.encode(play.dump)
        changed, self.dump = dump != self.dump, dump
        pace = clocks.left_after(self, seat, at)
        if pace is not None:
            self.row = msgspec.structs.replace(self.row, pace=pace)
        self.times.append(at)
        try:
            table = self._standing(play) | ({"pace": pace} if pace else {})
        finally:
            self.times.pop()
        return Change(
            number, list(play.entries[-1]), at, key, past.packed(play.dump) if changed else None, table,
            self.mailer(self, play, at), None if queue is None else (seat, queue),
        )  # fmt: skip

    def _standing(self, play: Play[Any]) -> dict[str, Any]:
        """How the table stands, for lists and for what the server must do."""
        result = play.result
        status = RACING if result is None else OVER
        return {"awaiting": sorted(play.open), "status": status, "result": result, "due": clocks.due(self, play)}

    async def _append(self, play: Play[Any], change: Change) -> Outcome:
        """Store it; if that fails, go back to what is known to be stored."""
        try:
            return await asyncio.shield(self.store.races.append(self.id, change))
        except (StoreAway, asyncio.CancelledError) as error:
            self._forget(play, change.number)
            self.doubtful = True
            if isinstance(error, asyncio.CancelledError):
                raise
            raise Refused("away", f"the store does not answer, nothing is lost: {error}") from error

    def _forget(self, play: Play[Any], number: int) -> None:
        self._set(games.replay(past.record_of(self.row, [list(entry) for entry in play.entries[:number]])))

    async def _lost(self, play: Play[Any], number: int, outcome: Outcome, key: str | None) -> int:
        """Another node was first: take in what it did."""
        self._forget(play, number)
        await self.refresh()
        if outcome is Outcome.REPEATED and key is not None:
            return self.keys[key]
        raise Refused("late", "something else happened first")

    def _before(self, play: Play[Any]) -> Before:
        """What each audience has been told, and which answers count, where some of it may be taken back."""
        return Before({seat: play.events(seat) for seat in self.streams}, play.standing())

    def _tell_entry(self, play: Play[Any], before: Before | None) -> None:
        """Tell each audience what is new to it."""
        since = dict.fromkeys(self.streams, self.told)
        for seat, told in before.told.items() if before is not None else ():
            since[seat] = first_difference(told, play.events(seat))
        self.told = len(play.events(None)) if before is not None else self.told + len(play.events(None, self.told))
        self._remember(play, before)
        self.tell(since)

    def _remember(self, play: Play[Any], before: Before | None) -> None:
        """What was taken back can be given again, step by step, until another answer is given."""
        if before is not None:
            still = play.standing()
            self.redo = [(seat, option) for number, seat, option in before.standing
                         if (number, seat, option) not in still] + self.redo  # fmt: skip
        elif self.redo:
            self.redo = self.redo[1:] if tuple(play.entries[-1]) == self.redo[0] else []

    async def add_note(self, kind: str, seat: int | None, data: dict[str, Any], **table: Any) -> Note:
        """Write a line of chat or log, and tell it."""
        for _ in range(8):
            note = Note(len(self.notes), kind, seat, data, self.now())
            if await self.store.races.note(self.id, note, **table):
                self.notes.append(note)
                self.row = msgspec.structs.replace(self.row, notes=len(self.notes), **table)
                self.tell(None, note)
                return note
            self.notes += await self.store.races.notes(self.id, len(self.notes))
        raise Refused("late", "too many write here at once")

    def tell(self, since: dict[int | None, int] | None = None, note: Note | None = None) -> None:
        """Tell each audience that somebody belongs to how things stand now."""
        self.touched = self.now()
        self._stand_up()
        for seat, stream in self.streams.items():
            stream.tell(self.standing(seat, (since or {}).get(seat, self.told), [note] if note else []))
        self._lower_curtains()
        self.settled(self)

    def standing(self, seat: int | None, since: int, notes: list[Note]) -> Told:
        """How things stand for one audience."""
        play = self.play
        return Told(
            0, seat, len(play.entries) if play else 0, since, told_events(play, seat, since) if play else [],
            play.view(seat) if play else None, question_of(play, seat) if play else None,
            play.undoable(seat) if play and seat is not None else [], self.can_redo(seat),
            clocks.deadlines(self, play) if play else {}, clocks.asked_since(self, play) if play else {},
            len(self.seats[seat].queue) if seat is not None else 0,
            table_info(self.row, self.seats), [note_info(note, self.times) for note in notes], self.row.status == OVER,
        )  # fmt: skip

    def can_redo(self, seat: int | None) -> bool:
        """Whether that seat's answer is what was taken back first, and is asked for again."""
        if self.play is None or seat not in self.play.open or not self.redo:
            return False
        answered, option = self.redo[0]
        return answered == seat and option in self.play.open[seat].options

    def tell_seat(self, seat: int) -> None:
        """Tell a seat alone what concerns nobody else."""
        self.stream(seat).tell(self.standing(seat, self.told, []))
        self.settled(self)

    def full(self, seat: int | None) -> bytes:
        """Everything, for who has nothing; it carries the number of the last message."""
        told = self.standing(seat, 0, self.notes)
        return encode(msgspec.structs.replace(told, number=self.stream(seat).number))

    def stream(self, seat: int | None) -> Stream:
        return self.streams.setdefault(seat, Stream())

    def join(self, socket: Socket, seat: int | None, epoch: str = "", last: int = 0) -> None:
        """Let a socket hear what that audience hears: what it has missed, or all anew."""
        self.stream(socket.seat).sockets.discard(socket)
        self.sockets.add(socket)
        socket.seat = seat
        stream = self.stream(seat)
        missed = stream.missed(last) if epoch == self.epoch else None
        for message in missed if missed is not None else [self.full(seat)]:
            socket.push(message)
        stream.sockets.add(socket)

    def leave(self, socket: Socket) -> None:
        self.stream(socket.seat).sockets.discard(socket)
        self.sockets.discard(socket)
        self.touched = self.now()

    def show_presence(self) -> None:
        """Soon, and once for all who come and go meanwhile: a thousand spectators are no storm."""
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._show_presence)

    def _show_presence(self) -> None:
        self._presence_due = False
        message = encode(self.present())
        for socket in self.sockets:
            socket.push(message)

    def present(self) -> Present:
        """Which seats somebody looks after now."""
        people = {socket.person for socket in self.sockets if socket.here} - {None}
        sitting = {seat.person for seat in self.seats}
        here = [seat.seat for seat in self.seats if seat.person in people]
        return Present(here, sum(socket.person not in sitting for socket in self.sockets))

    def _stand_up(self) -> None:
        """Whose seat has become another one's, here or at another node, sees from now on what everybody sees."""
        inside = {self.row.host, *(seat.person for seat in self.seats)}
        for socket in list(self.sockets):
            if socket.seat is not None and self.seats[socket.seat].person != socket.person:
                self.join(socket, None)
                if self.row.access == "closed" and socket.person not in inside:
                    socket.close()

    def _lower_curtains(self) -> None:
        """On a shared device, a seat that is not asked any more is seen no more when another one is."""
        waiting = self.play.open if self.play else {}
        curtains = [seat for seat in self.seats if seat.curtain and seat.seat in waiting]
        for socket in list(self.sockets):
            if socket.seat is None or not self.seats[socket.seat].curtain or socket.seat in waiting:
                continue
            if any(seat.person == socket.person for seat in curtains):
                self.join(socket, None)


def step_of(entry: list[Any]) -> Step:
    """What a stored entry does to a play."""
    match entry:
        case ["undo", to]:
            return lambda play: play.undo(to)
        case ["abandon", seat]:
            return lambda play: play.abandon(seat)
        case [int(seat), option]:
            return lambda play: play.answer(seat, option)
    raise BrokenRecord(f"{entry!r} is no entry")
