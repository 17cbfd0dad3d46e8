"""The tables of the database. A change here needs a revision in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint, text
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

NEWEST = "0012"
"""The newest revision in `migrations/versions`."""


class Json(TypeDecorator[Any]):  # Any: whatever JSON holds; the records say what it is
    """A small value as JSON text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:  # noqa: ARG002 - SQLAlchemy's signature
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:  # noqa: ARG002 - SQLAlchemy's signature
        return None if value is None else msgspec.json.decode(value)


Counter = BigInteger().with_variant(Integer, "sqlite")
Millis = BigInteger

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("deciders", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("language", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("dice", Text, nullable=False),
    Column("clock_rule", LargeBinary, nullable=False),
    Column("clock", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("host_token", Text, nullable=False),
    Column("created", Millis, nullable=False),
    Column("changed", Millis, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("reveal_until", Millis, nullable=False),
    Column("rematch_of", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("bot_pause", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("hurry", Boolean, nullable=False),
    Column("title", Text, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("waiting", Json, nullable=False),
    Column("owner", Text, nullable=False),
    UniqueConstraint("code"),
    Index("ix_tables_status_created", "status", "created"),
    Index("ix_tables_created_id", "created", "id"),
    Index("ix_tables_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("promised", Text, nullable=False),
    Index("ix_seats_person", "person"),
    Index("ix_seats_open", "table", sqlite_where=text("kind = 'open'"), postgresql_where=text("kind = 'open'")),
)

standing_orders = Table(
    "standing_orders",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("words", Json, nullable=False),
)

entries = Table(  # append-only: triggers refuse every change but that of names in a table that is in `forgetting`
    "entries",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", LargeBinary, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("at", Millis, nullable=False),
    Column("seat", Integer),
    Column("message_id", Text),
    Index(
        "ix_entries_message_id",
        "table",
        "seat",
        "message_id",
        unique=True,
        sqlite_where=text("message_id IS NOT NULL"),
        postgresql_where=text("message_id IS NOT NULL"),
    ),
)

forgetting = Table(  # tables whose names are being taken out of their journals: rows live within one transaction
    "forgetting",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),  # zlib
    Column("hash", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("login", Text),
    Column("password", Text),
    Column("webhook", Text, nullable=False),
    Column("email", Text, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", Text, nullable=False),
    Column("created", Millis, nullable=False),
    Column("seen", Millis, nullable=False),
    Column("email_confirmed", Boolean, nullable=False),
    Column("email_asked", Millis, nullable=False),
    UniqueConstraint("login"),
    Index("ix_people_name", "name"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", Millis, nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("seen", Millis, nullable=False),
    Index("ix_tokens_person", "person"),
)

devices = Table(
    "devices",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("device", Text, primary_key=True),
)

confirmations = Table(
    "confirmations",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("email", Text, nullable=False),
    Column("at", Millis, nullable=False),
    Index("ix_confirmations_email", "email"),
    Index("ix_confirmations_person", "person"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Millis, nullable=False),
    Column("person", Text, nullable=False),
    Column("seat", Integer),
    Column("company", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("loud", Boolean, nullable=False),
    Index("ix_chat_person", "person"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
)

notes = Table(
    "notes",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

rooms = Table(
    "rooms",
    metadata,
    Column("code", Text, primary_key=True),
    Column("leader", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("ranked_by", Text, nullable=False),
    Column("created", Millis, nullable=False),
    Index("ix_rooms_leader", "leader"),
)

lessons = Table(
    "lessons",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("room", Text, nullable=False),
    Column("bankers", Text, nullable=False),
    Column("bell", Millis),
    Column("locked", Boolean, nullable=False),
    Column("one_place", Boolean, nullable=False),
    Column("ranking_shown", Boolean, nullable=False),
    Column("hold", Boolean, nullable=False),
    Column("last_turn", Integer),
    Column("released", Integer, nullable=False),
    Column("address", Text, nullable=False),
    Column("team_names", Json, nullable=False),
    Column("begun", Millis),
    Column("results", LargeBinary, nullable=False),
    Column("forgotten", Integer, nullable=False),
    Index("ix_lessons_room", "room"),
)

bans = Table(
    "bans",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("device", Text, primary_key=True),
    Column("address", Text, primary_key=True),
    Index("ix_bans_person", "person"),
)

relays = Table(
    "relays",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("code", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("until", Millis, nullable=False),
    Column("holder", Text, nullable=False),
    Column("guesses", Integer, nullable=False),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Millis, nullable=False),
    Column("after", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("was_kind", Text, nullable=False),
    Column("was", Text, nullable=False),
    Column("was_name", Text, nullable=False),
    Column("was_device", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Index("ix_seatings_person", "person"),
    Index("ix_seatings_was", "was"),
    Index("ix_seatings_by", "by"),
)

seat_requests = Table(
    "seat_requests",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("agreed", Json, nullable=False),
    Column("at", Millis, nullable=False),
)

debriefs = Table(
    "debriefs",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("state", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("found", LargeBinary, nullable=False),
    Column("at", Millis, nullable=False),
)

card_sets = Table(
    "card_sets",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("texts", Json, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Counter, primary_key=True),
    Column("person", Text, nullable=False),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("due_at", Millis, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("claimed_until", Millis, nullable=False),
    Column("mailed", Millis, nullable=False),
    UniqueConstraint("person", "table", "seat", "n", "kind"),
    Index("ix_notices_person_table", "person", "table"),
    Index("ix_notices_state_due_at", "state", "due_at"),
    sqlite_autoincrement=True,
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", Millis, nullable=False),
    Column("address", Text, nullable=False),
    Column("figures", LargeBinary),
    Column("present", Json),
)

operators = Table(
    "operators",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("since", Millis, nullable=False),
)

operator_links = Table(
    "operator_links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("until", Millis, nullable=False),
)

backups = Table(
    "backups",
    metadata,
    Column("day", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("at", Millis, nullable=False),
    Column("file", Text, nullable=False),
    Column("bytes", Millis, nullable=False),
    Column("rows", Millis, nullable=False),
    Column("detail", Text, nullable=False),
)

forwarded_moves = Table(
    "forwarded_moves",
    metadata,
    Column("id", Counter, primary_key=True),
    Column("table", Text, nullable=False),
    Column("to_process", Text, nullable=False),
    Column("from_process", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("answer", LargeBinary),
    Column("at", Millis, nullable=False),
    Index("ix_forwarded_moves_to_process", "to_process"),
    Index("ix_forwarded_moves_from_process", "from_process"),
    sqlite_autoincrement=True,
)

TRANSIENT = (processes, forgetting, forwarded_moves, relays, seat_requests, confirmations, operator_links, backups)
"""What only running processes need, and what is true of one server only: no part of a backup."""
