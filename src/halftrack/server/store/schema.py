"""The tables of the database."""

from typing import Any

import msgspec
from sqlalchemy import Boolean, Column, Dialect, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.types import TypeDecorator


class Json(TypeDecorator[Any]):
    """Any value that JSON knows, as text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
)


def key(name: str, target: str | None = None) -> Column[Any]:
    """Part of a primary key."""
    cascades = [] if target is None else [ForeignKey(target, ondelete="CASCADE")]
    return Column(name, Text, *cascades, primary_key=True)


def number() -> Column[int]:
    return Column("number", Integer, primary_key=True, autoincrement=False)


people = Table(
    "people", metadata, key("id"),
    Column("name", Text, nullable=False),
    Column("phrase", Text, unique=True),  # the hash of the recovery phrase
    Column("settings", Json, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)  # fmt: skip

tokens = Table(
    "tokens", metadata, key("hash"),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("scope", Json, nullable=False),  # what it may do: a device everything, others a table, a seat, reading
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
)  # fmt: skip

tables = Table(
    "tables", metadata, key("id"),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Json, nullable=False),
    Column("options", Json, nullable=False),
    Column("name", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("access", Text, nullable=False),
    Column("pace", Json, nullable=False),
    Column("status", Text, nullable=False),
    Column("length", Integer, nullable=False),  # how many entries there are
    Column("notes", Integer, nullable=False),  # how many notes there are
    Column("awaiting", Json, nullable=False),
    Column("due", Float),  # when the server itself must do something
    Column("holder", Text),  # the node that does it, and until when nobody else may
    Column("until", Float),
    Column("origin", Json, nullable=False),
    Column("result", Json),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("begun", Float),  # when the first question was laid
    Index("ix_tables_lobby", "status", "access", "changed"),
    Index("ix_tables_due", "due"),
)  # fmt: skip

seats = Table(
    "seats", metadata, key("table", "tables.id"),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("invite", Text, unique=True),  # the hash of the link
    Column("curtain", Boolean, nullable=False),  # shared with other seats on one device
    Column("muted", Boolean, nullable=False),
    Column("orders", Json, nullable=False),
    Column("queue", Json, nullable=False),
    Column("dropped", Json, nullable=False),  # of the queue, with the reason
)  # fmt: skip

entries = Table(
    "entries", metadata, key("table", "tables.id"), number(),
    Column("entry", Json, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", Text),  # the client's own name of this answer
    Index("uq_entries_key", "table", "key", unique=True),
)  # fmt: skip

dumps = Table("dumps", metadata, key("table", "tables.id"), number(), Column("dump", LargeBinary, nullable=False))

notes = Table(
    "notes", metadata, key("table", "tables.id"), number(),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("data", Json, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

keys = Table("keys", metadata, key("name"), Column("value", Text, nullable=False))

channels = Table(
    "channels", metadata, key("id"),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("target", Json, nullable=False),
    Column("created", Float, nullable=False),
)  # fmt: skip

mails = Table(
    "mails", metadata, key("id"),  # a name that says for what: the same mail is never written twice
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", Json, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("holder", Text),
    Column("until", Float),
    Column("sent", Float),
)  # fmt: skip

campaigns = Table(
    "campaigns", metadata, key("id"),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seed", Json, nullable=False),
    Column("evolution", Text, nullable=False),
    Column("created", Float, nullable=False),
)  # fmt: skip

campaign_races = Table(
    "campaign_races", metadata, key("campaign", "campaigns.id"), number(),
    Column("record", Json),  # of a finished race
    Column("letters", Json, nullable=False),
    Column("table", Text),
)  # fmt: skip
