"""A table remembers when its race began: time runs from there, whoever answers first."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun", sa.Float()))
