"""Revision 0004: lessons and rooms, who may not come back, places that change phones, words of the leader."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for column in ("device", "address"):
        op.add_column("seats", sa.Column(column, sa.Text(), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("loud", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "rooms",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("leader", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("ranked_by", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_rooms")),
    )
    op.create_index("ix_rooms_leader", "rooms", ["leader"], unique=False)
    op.create_table(
        "lessons",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("bankers", sa.Text(), nullable=False),
        sa.Column("bell", sa.BigInteger(), nullable=True),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("one_place", sa.Boolean(), nullable=False),
        sa.Column("ranking_shown", sa.Boolean(), nullable=False),
        sa.Column("hold", sa.Boolean(), nullable=False),
        sa.Column("released", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("team_names", sa.Text(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=True),
        sa.Column("results", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_lessons_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_lessons")),
    )
    op.create_index("ix_lessons_room", "lessons", ["room"], unique=False)
    op.create_table(
        "bans",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_bans_table")),
        sa.PrimaryKeyConstraint("table", "person", "device", "address", name=op.f("pk_bans")),
    )
    op.create_index("ix_bans_person", "bans", ["person"], unique=False)
    op.create_table(
        "relays",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("guesses", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_relays_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_relays")),
    )
