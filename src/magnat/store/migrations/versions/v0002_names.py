"""Revision 0002: columns say what they hold. Journals keep rows and triggers; moves under way are sent again by their senders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("ix_entries_wish", "entries")
    for table, old, new in [("entries", "wish", "message_id"), ("entries", "told", "facts"), ("chat", "room", "company")]:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")  # both databases; Alembic's way copies the table on SQLite
    with_id = sa.text("message_id IS NOT NULL")
    columns = ["table", "seat", "message_id"]
    op.create_index("ix_entries_message_id", "entries", columns, unique=True, sqlite_where=with_id, postgresql_where=with_id)
    op.drop_table("letters")
    op.create_table(
        "forwarded_moves",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("to_process", sa.Text(), nullable=False),
        sa.Column("from_process", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("answer", sa.LargeBinary(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_forwarded_moves")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_forwarded_moves_from_process", "forwarded_moves", ["from_process"], unique=False)
    op.create_index("ix_forwarded_moves_to_process", "forwarded_moves", ["to_process"], unique=False)
