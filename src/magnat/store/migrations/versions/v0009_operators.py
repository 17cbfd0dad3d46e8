"""Revision 0009: operators, the log of daily backups, and what processes tell of themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("processes", sa.Column("figures", sa.LargeBinary()))
    op.add_column("processes", sa.Column("present", sa.Text()))
    op.create_table(
        "operators",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_operators_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_operators")),
    )
    op.create_table(
        "operator_links",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_operator_links")),
    )
    op.create_table(
        "backups",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("file", sa.Text(), nullable=False),
        sa.Column("bytes", sa.BigInteger(), nullable=False),
        sa.Column("rows", sa.BigInteger(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_backups")),
    )
