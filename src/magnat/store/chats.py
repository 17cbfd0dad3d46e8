"""What people say at a table, whom the host has muted, and private notes."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, or_, select

from magnat.store.records import ChatRecord, NoteRecord
from magnat.store.rows import chosen, every, put, values
from magnat.store.schema import chat, mutes, notes, tables


def say(
    connection: Connection, table: str, person: str, seat: int | None, company: str, text: str, at: int, loud: bool = False
) -> ChatRecord:
    """Stores it under the next number of the table. Clash if there is no such table."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())  # one speaker at a time
    last = connection.execute(select(func.max(chat.c.n)).where(chat.c.table == table)).scalar() or 0
    record = ChatRecord(table, last + 1, at, person, seat, company, text, loud)
    connection.execute(insert(chat), values(record))
    return record


def said(connection: Connection, table: str, after: int = 0, limit: int | None = None) -> list[ChatRecord]:
    """What was said after that number, oldest first."""
    query = chosen(ChatRecord, chat).where(chat.c.table == table, chat.c.n > after).order_by(chat.c.n)
    return every(connection, ChatRecord, query if limit is None else query.limit(limit))


def last(connection: Connection, table: str) -> int:
    """The number of the last line; 0 if nothing was said."""
    return connection.execute(select(func.max(chat.c.n)).where(chat.c.table == table)).scalar() or 0


def read_by(
    connection: Connection, table: str, person: str, companies: Sequence[str], limit: int, after: int = 0, before: int | None = None
) -> list[ChatRecord]:
    """What a person of these companies may read: the first lines after a number or, with `before`, the last before one; oldest first."""
    mine = [chat.c.person == person] if person else []
    query = chosen(ChatRecord, chat).where(chat.c.table == table, chat.c.n > after, or_(chat.c.company.in_(["", *companies]), *mine))
    if before is None:
        return every(connection, ChatRecord, query.order_by(chat.c.n).limit(limit))
    return every(connection, ChatRecord, query.where(chat.c.n < before).order_by(chat.c.n.desc()).limit(limit))[::-1]


def mute(connection: Connection, table: str, person: str) -> None:
    put(connection, mutes, {"table": table, "person": person}, ["table", "person"])


def unmute(connection: Connection, table: str, person: str) -> bool:
    """False if that person was not muted."""
    return connection.execute(delete(mutes).where(mutes.c.table == table, mutes.c.person == person)).rowcount == 1


def muted(connection: Connection, table: str) -> list[str]:
    return list(connection.execute(select(mutes.c.person).where(mutes.c.table == table).order_by(mutes.c.person)).scalars())


def note(connection: Connection, record: NoteRecord) -> None:
    """One text per person, table and seat; the empty text removes it, and the same one again changes nothing."""
    if record in noted(connection, record.table, record.person):
        return
    if record.text:
        put(connection, notes, values(record), ["table", "person", "seat"])
        return
    gone = delete(notes).where(notes.c.table == record.table, notes.c.person == record.person, notes.c.seat == record.seat)
    connection.execute(gone)


def noted(connection: Connection, table: str, person: str) -> list[NoteRecord]:
    """A person's notes at a table, by seat."""
    query = chosen(NoteRecord, notes).where(notes.c.table == table, notes.c.person == person)
    return every(connection, NoteRecord, query.order_by(notes.c.seat))
