"""Revision 0007: who took which place in a running game, who asks for one; links to places are kept with those to other phones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Links to places that were given out before are void: nobody knows any more for whom they were."""
    op.drop_column("seats", "token")
    op.create_table(
        "seatings",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("was_kind", sa.Text(), nullable=False),
        sa.Column("was", sa.Text(), nullable=False),
        sa.Column("was_name", sa.Text(), nullable=False),
        sa.Column("was_device", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("by_name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seatings_table")),
        sa.PrimaryKeyConstraint("table", "n", name=op.f("pk_seatings")),
    )
    for column in ("person", "was", "by"):
        op.create_index(f"ix_seatings_{column}", "seatings", [column], unique=False)
    op.create_table(
        "seat_requests",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seat_requests_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_seat_requests")),
    )
