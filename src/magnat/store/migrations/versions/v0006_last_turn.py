"""Revision 0006: the turn that a leader has planned as the last one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("lessons", sa.Column("last_turn", sa.Integer(), nullable=True))
