"""The first version: people, tables, entries, notes, mails, campaigns."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("phrase", sa.Text(), nullable=True),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("phrase", name=op.f("uq_people_phrase")),
    )


def campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("evolution", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_campaigns_person"), "campaigns", ["person"], unique=False)


def channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_channels_person"), "channels", ["person"], unique=False)


def tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=True),
        sa.Column("access", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("notes", sa.Integer(), nullable=False),
        sa.Column("awaiting", sa.Text(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("holder", sa.Text(), nullable=True),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tables_due", "tables", ["due"], unique=False)
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    op.create_index("ix_tables_lobby", "tables", ["status", "access", "changed"], unique=False)


def tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("scope", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"], unique=False)


def campaign_races() -> None:
    op.create_table(
        "campaign_races",
        sa.Column("campaign", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("record", sa.Text(), nullable=True),
        sa.Column("letters", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "number"),
    )


def dumps() -> None:
    op.create_table(
        "dumps",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("dump", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
    )


def entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_index("uq_entries_key", "entries", ["table", "key"], unique=True)


def mails() -> None:
    op.create_table(
        "mails",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=True),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("sent", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_mails_due"), "mails", ["due"], unique=False)
    op.create_index(op.f("ix_mails_person"), "mails", ["person"], unique=False)
    op.create_index(op.f("ix_mails_table"), "mails", ["table"], unique=False)


def notes() -> None:
    op.create_table(
        "notes",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
    )


def seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("invite", sa.Text(), nullable=True),
        sa.Column("curtain", sa.Boolean(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("orders", sa.Text(), nullable=False),
        sa.Column("queue", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
        sa.UniqueConstraint("invite", name=op.f("uq_seats_invite")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)


def keys() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def upgrade() -> None:
    keys()
    people()
    campaigns()
    channels()
    tables()
    tokens()
    campaign_races()
    dumps()
    entries()
    mails()
    notes()
    seats()
