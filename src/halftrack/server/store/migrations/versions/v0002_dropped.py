"""A seat remembers which of its answers in advance were dropped, and why."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("dropped", sa.Text(), nullable=False, server_default="[]"))
