"""Revision 0008: devices and links of people, addresses that were confirmed, and when a notice was mailed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody's e-mail address counts as confirmed: each is asked for once, when the next notice would go there."""
    op.add_column("tokens", sa.Column("kind", sa.Text(), nullable=False, server_default="device"))
    for column in ("label", "device"):
        op.add_column("tokens", sa.Column(column, sa.Text(), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("email_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("email_asked", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("notices", sa.Column("mailed", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index("ix_notices_person_table", "notices", ["person", "table"], unique=False)
    op.create_table(
        "devices",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person")),
        sa.PrimaryKeyConstraint("person", "device", name=op.f("pk_devices")),
    )
    op.create_table(
        "confirmations",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_confirmations_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_confirmations")),
    )
    op.create_index("ix_confirmations_email", "confirmations", ["email"], unique=False)
    op.create_index("ix_confirmations_person", "confirmations", ["person"], unique=False)
