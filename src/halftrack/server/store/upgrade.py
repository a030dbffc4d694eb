"""Bring a database to the newest version of the schema."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

MIGRATIONS = "halftrack.server.store:migrations"
LOCK = 1935  # PostgreSQL: only one node upgrades


def config_of(connection: Connection) -> Config:
    """Alembic without a file."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run what is missing; nothing if nothing is."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(config_of(connection), "head")
