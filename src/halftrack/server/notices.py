"""Telling people who are away that it is their turn: once, by the node that holds the mail."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import msgspec

from halftrack.engine import Play
from halftrack.server import clocks, push
from halftrack.server.letters import Asked, kept_until, letter, texts_of
from halftrack.server.outgoing import post, vetted
from halftrack.server.refusals import Refused
from halftrack.server.store import Channel, Mail, StoreAway
from halftrack.server.table import RACING, LiveTable

if TYPE_CHECKING:
    from halftrack.server.house import House

LOG = logging.getLogger("halftrack.server")
GRACE = 30.0  # who answers within this was not away
REMIND = 0.25  # of the time is left
LEASES = 4  # of a table's: so long a mail is this node's, which gives up on a reader much sooner
LOOKS = 3  # of every node for readers of its own, before a mail is sent
GONE = (404, 410)


def mails(table: LiveTable, play: Play[Any], at: float, grace: float = GRACE) -> list[Mail]:
    """What is to be written with an entry: one mail a question that is new, and one reminder before its deadline."""
    found: list[Mail] = []
    until = clocks.deadlines(table, play)
    for number, question in play.open.items():
        seat = table.seats[number]
        if seat.kind != "person" or seat.person not in table.reachable or question.number != len(play.entries):
            continue
        body = {"seat": number, "question": question.number, "deadline": until.get(str(number))}
        name = f"{table.id}/{number}/{question.number}/{len(play.entries)}"
        found.append(Mail(name, seat.person, table.id, body, at + grace))
        if str(number) in until and until[str(number)] - at > 8 * grace:
            due = until[str(number)] - REMIND * (until[str(number)] - at)
            found.append(Mail(f"{name}/reminder", seat.person, table.id, {**body, "reminder": True}, due))
    return found


class Notices:
    """The postman of one node."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._key = ""

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.house.settings.poll_seconds)
            try:
                waiting = await self.house.store.mails.due(self.house.now())
            except StoreAway as error:
                LOG.warning("looking for mail: %s", error)
                continue
            await asyncio.gather(*(self.see_to_all(waiting, person) for person in {mail.person for mail in waiting}))

    async def see_to_all(self, waiting: list[Mail], person: str) -> None:
        """The mail of one person, one after the other; what goes wrong there holds nobody else up."""
        for mail in [mail for mail in waiting if mail.person == person]:
            try:
                await self.see_to(mail)
            except Exception as error:
                LOG.warning("sending mail: %s: %s", type(error).__name__, error)

    async def see_to(self, mail: Mail) -> None:
        """Send a mail, unless its reader is here; each node sees its own readers, so all get time to look."""
        now, mails = self.house.now(), self.house.store.mails
        if self.is_here(mail):
            await mails.sent(mail.id, now)
        elif now >= mail.due + self.patience and await mails.hold(mail.id, self.house.node, now, self.lease):
            await self.deliver(mail)

    @property
    def patience(self) -> float:
        """How long the other nodes may take to say that somebody is there."""
        return LOOKS * self.house.settings.poll_seconds if self.house.store.database.is_postgresql else 0.0

    @property
    def lease(self) -> float:
        return LEASES * self.house.settings.lease_seconds

    def is_here(self, mail: Mail) -> bool:
        """Whether somebody looks at the table of that mail, at this node."""
        table = self.house.live.get(mail.table)
        return table is not None and any(socket.person == mail.person and socket.here for socket in table.sockets)

    async def key(self) -> str:
        """The key that signs web push, the same for all nodes."""
        if not self._key:
            self._key = await self.house.store.people.key("push", push.new_key())
        return self._key

    async def deliver(self, mail: Mail) -> None:
        """Send it if it is still his turn and he is away: now, or on wish with all others of the day."""
        store, now = self.house.store, self.house.now()
        person = await store.people.get(mail.person)
        later = kept_until(person, mail, now)
        if later is not None:
            await store.mails.keep(mail, later)
            return
        bundle = [mail, *await self.others_of_the_day(mail)]
        asked = [found for each in bundle if (found := await self.still_asked(each)) is not None]
        if asked:
            words = letter(texts_of(person), self.house.settings.address, asked)
            channels = await store.people.channels(mail.person)
            await asyncio.gather(*(self.send_by(channel, words, mail) for channel in channels))
        for each in bundle:
            await store.mails.sent(each.id, self.house.now())

    async def others_of_the_day(self, mail: Mail) -> list[Mail]:
        """What was kept for the same letter, held by this node from now on."""
        if not mail.body.get("digest"):
            return []
        mails, now = self.house.store.mails, self.house.now()
        kept = [each for each in await mails.of(mail.person) if each.sent is None and each.body.get("digest")]
        due = [each for each in kept if each.id != mail.id and each.due <= now]
        return [each for each in due if await mails.hold(each.id, self.house.node, now, self.lease)]

    async def still_asked(self, mail: Mail) -> Asked | None:
        """The question of that mail, if it is still open and nobody looks after it."""
        table = await self.house.table(mail.table)
        async with table.lock:
            if table.doubtful:
                await table.refresh()
            question = table.play.open.get(mail.body["seat"]) if table.play else None
            mine = table.seats[mail.body["seat"]].person == mail.person
            if table.row.status != RACING or question is None or question.number != mail.body["question"] or not mine:
                return None
            until, reminder = mail.body["deadline"], mail.body.get("reminder", False)
            return Asked(table.id, table.row.game, table.row.name, question.kind, until, reminder)

    async def send_by(self, channel: Channel, words: dict[str, Any], mail: Mail) -> None:
        try:
            await self.send(channel, words, mail)
            self.house.metrics.count("mails", channel.kind)
        except (Refused, OSError, TimeoutError, ValueError, smtplib.SMTPException) as error:
            LOG.warning("%s cannot be reached by %s: %s", mail.person, channel.kind, type(error).__name__)

    async def send(self, channel: Channel, words: dict[str, Any], mail: Mail) -> None:
        private = self.house.settings.private_addresses
        if channel.kind == "webhook":
            target = await vetted(channel.target["url"], private)
            headers = {"Content-Type": "application/json", "Idempotency-Key": mail.id}
            await post(target, msgspec.json.encode(words), headers)
        elif channel.kind == "push":
            await self.push(channel, words, private)
        else:
            await asyncio.to_thread(self.post_letter, channel.target["address"], words, mail.id)

    async def push(self, channel: Channel, words: dict[str, Any], private: bool) -> None:
        url = channel.target["endpoint"]
        target, parts = await vetted(url, private), urlsplit(url)
        now, contact = self.house.now(), f"mailto:{self.house.settings.sender}"
        headers = {
            "Content-Encoding": "aes128gcm", "TTL": "86400", "Content-Type": "application/octet-stream",
            "Authorization": push.signed(await self.key(), f"{parts.scheme}://{parts.netloc}", contact, now),
        }  # fmt: skip
        body = push.sealed(msgspec.json.encode(words), channel.target["p256dh"], channel.target["auth"])
        if await post(target, body, headers) in GONE:
            await self.house.store.people.drop_channel(channel.person, channel.id)

    def post_letter(self, address: str, words: dict[str, Any], name: str) -> None:
        """An e-mail by the host's own post office."""
        if self.house.settings.smtp is None:
            return
        envelope = EmailMessage()
        envelope["From"], envelope["To"] = self.house.settings.sender, address
        envelope["Subject"] = words["title"]
        envelope["Message-ID"] = f"<{name.replace('/', '.')}@halftrack>"
        envelope.set_content(f"{words['content']}\n")
        with office_at(self.house.settings.smtp) as office:
            office.send_message(envelope)


def office_at(address: str) -> smtplib.SMTP:
    """The host's own post office, in secret where it can be; smtps: from the first word on."""
    parts = urlsplit(address if "://" in address else f"smtp://{address}")
    kind, port = (smtplib.SMTP_SSL, 465) if parts.scheme == "smtps" else (smtplib.SMTP, 25)
    office = kind(parts.hostname or "localhost", parts.port or port, timeout=10)
    office.ehlo()
    if kind is smtplib.SMTP and office.has_extn("starttls"):
        office.starttls(context=ssl.create_default_context())
    if parts.username:
        office.login(unquote(parts.username), unquote(parts.password or ""))
    return office
