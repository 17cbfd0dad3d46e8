"""Revision 0012: hints can be forbidden, bots can be hurried, and seats have standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("hurry", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "standing_orders",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_standing_orders_table")),
        sa.PrimaryKeyConstraint("table", "seat", "kind", name=op.f("pk_standing_orders")),
    )
