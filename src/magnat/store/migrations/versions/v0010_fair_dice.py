"""Revision 0010: what the players' devices mix into the dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("reveal_until", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("promised", sa.Text(), nullable=False, server_default=""))
