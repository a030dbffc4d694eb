"""Notifications to be sent: each is written once, and sent by the node that holds it."""

from sqlalchemy import delete, select, update

from halftrack.server.store.database import Database
from halftrack.server.store.rows import Mail
from halftrack.server.store.schema import mails


class Mails:
    """What waits to be sent; written in the transaction of the entry that it is about."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, now: float, limit: int = 20) -> list[Mail]:
        free = mails.c.until.is_(None) | (mails.c.until <= now)
        waiting = mails.c.sent.is_(None) & (mails.c.due <= now) & free
        return await self.database.all(Mail, select(mails).where(waiting).order_by(mails.c.due).limit(limit))

    async def of(self, person: str) -> list[Mail]:
        return await self.database.all(Mail, select(mails).where(mails.c.person == person).order_by(mails.c.due))

    async def hold(self, mail: str, holder: str, now: float, seconds: float) -> bool:
        """Whether this node sends it, and no other."""
        free = (mails.c.until.is_(None) | (mails.c.until <= now)) & mails.c.sent.is_(None)
        async with self.database.writing() as connection:
            query = update(mails).where((mails.c.id == mail) & free)
            return (await connection.execute(query.values(holder=holder, until=now + seconds))).rowcount > 0

    async def keep(self, mail: Mail, due: float) -> None:
        """Let it wait for the letter of the day."""
        async with self.database.writing() as connection:
            later = {"due": due, "body": {**mail.body, "digest": True}, "holder": None, "until": None}
            await connection.execute(update(mails).where(mails.c.id == mail.id).values(**later))

    async def sent(self, mail: str, now: float) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(mails).where(mails.c.id == mail).values(sent=now))

    async def forget(self, before: float) -> int:
        """Let go what was sent, or has waited in vain, for so long."""
        async with self.database.writing() as connection:
            return (await connection.execute(delete(mails).where(mails.c.due < before))).rowcount
