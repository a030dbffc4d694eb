"""Solo campaigns: which races belong to one, in order; what they come to is reckoned from their records."""

from typing import Any

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from halftrack.server.store.database import Database
from halftrack.server.store.schema import campaign_races, campaigns


class Campaign(Struct, frozen=True):
    """Whose it is, and the seed that deals its races."""

    id: str
    person: str
    seed: int | str
    evolution: str
    created: float


class Race(Struct, frozen=True):
    """One race of a campaign: its table, its record once it is over, the letters picked after it."""

    campaign: str
    number: int
    table: str | None
    record: dict[str, Any] | None
    letters: list[str]


class Campaigns:
    """Races are added one after the other; a number is taken once."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, campaign: Campaign) -> None:
        row = {name: getattr(campaign, name) for name in campaign.__struct_fields__}
        async with self.database.writing() as connection:
            await connection.execute(insert(campaigns).values(**row))

    async def get(self, name: str) -> Campaign | None:
        return await self.database.one(Campaign, select(campaigns).where(campaigns.c.id == name))

    async def of(self, person: str) -> list[Campaign]:
        query = select(campaigns).where(campaigns.c.person == person).order_by(campaigns.c.created)
        return await self.database.all(Campaign, query)

    async def races(self, name: str) -> list[Race]:
        query = select(campaign_races).where(campaign_races.c.campaign == name).order_by(campaign_races.c.number)
        return await self.database.all(Race, query)

    async def add_race(self, name: str, number: int, table: str) -> bool:
        """The next race, unless another click was first."""
        row = {"campaign": name, "number": number, "table": table, "record": None, "letters": []}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(campaign_races).values(**row))
        except IntegrityError:
            return False
        return True

    async def change_race(self, name: str, number: int, **values: Any) -> None:
        """A race is over, or a letter has been picked."""
        this = (campaign_races.c.campaign == name) & (campaign_races.c.number == number)
        async with self.database.writing() as connection:
            await connection.execute(update(campaign_races).where(this).values(**values))

    async def drop_race(self, name: str, number: int) -> None:
        """A race that never began is dealt again."""
        this = (campaign_races.c.campaign == name) & (campaign_races.c.number == number)
        async with self.database.writing() as connection:
            await connection.execute(delete(campaign_races).where(this))
