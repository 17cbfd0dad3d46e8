"""Revision 0011: names can be taken out of a journal: rows change only while their table is being forgotten, and are never deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

SQLITE_TRIGGERS = """
DROP TRIGGER entries_no_update
---
CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries
WHEN NOT EXISTS (SELECT 1 FROM forgetting WHERE "table" = OLD."table")
    OR OLD."table" <> NEW."table" OR OLD.n <> NEW.n OR OLD.at <> NEW.at
    OR OLD.seat IS NOT NEW.seat OR OLD.message_id IS NOT NEW.message_id
BEGIN SELECT RAISE(ABORT, 'a journal only grows'); END
"""

POSTGRESQL_FUNCTION = """
CREATE OR REPLACE FUNCTION journals_only_grow() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF EXISTS (SELECT 1 FROM forgetting WHERE "table" = OLD."table")
            AND (OLD."table", OLD.n, OLD.at) = (NEW."table", NEW.n, NEW.at)
            AND OLD.seat IS NOT DISTINCT FROM NEW.seat AND OLD.message_id IS NOT DISTINCT FROM NEW.message_id
        THEN RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'a journal only grows' USING ERRCODE = 'integrity_constraint_violation';
END $$
"""


def upgrade() -> None:
    op.create_table(
        "forgetting",
        sa.Column("table", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_forgetting_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_forgetting")),
    )
    op.add_column("lessons", sa.Column("forgotten", sa.Integer(), nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "sqlite":
        for statement in SQLITE_TRIGGERS.split("---"):
            op.execute(statement)
    else:
        op.execute(POSTGRESQL_FUNCTION)
