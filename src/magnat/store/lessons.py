"""Lessons: what a table has beside its card, who is banned from it, and places on their way to another phone."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from magnat.store.records import BanRecord, LessonRecord, LessonUpdate, RelayRecord
from magnat.store.rows import add_once, changes, chosen, every, first, put, values
from magnat.store.schema import bans, chat, lessons, mutes, notes, notices, relays, tables


def create(connection: Connection, record: LessonRecord) -> None:
    """Clash if there is no such table, or if it is a lesson already."""
    connection.execute(insert(lessons), values(record))


def find(connection: Connection, table: str) -> LessonRecord | None:
    return first(connection, LessonRecord, chosen(LessonRecord, lessons).where(lessons.c.table == table))


def of_tables(connection: Connection, ids: Sequence[str]) -> dict[str, LessonRecord]:
    """Those of several tables at once, for lists; most tables have none."""
    return {it.table: it for it in every(connection, LessonRecord, chosen(LessonRecord, lessons).where(lessons.c.table.in_(ids)))}


def any_under_way(connection: Connection) -> bool:
    """Is there a lesson that has not ended?"""
    query = select(lessons.c.table).join(tables, tables.c.id == lessons.c.table).where(tables.c.status.in_(["open", "playing", "paused"]))
    return connection.execute(query.limit(1)).first() is not None


def change(connection: Connection, table: str, wanted: LessonUpdate) -> bool:
    """False if there is no such lesson."""
    given = changes(wanted)
    if not given:
        return find(connection, table) is not None
    return connection.execute(update(lessons).where(lessons.c.table == table).values(given)).rowcount == 1


# Who may not come back


def ban(connection: Connection, record: BanRecord) -> None:
    add_once(connection, bans, values(record))


def banned(connection: Connection, table: str) -> list[BanRecord]:
    return every(connection, BanRecord, chosen(BanRecord, bans).where(bans.c.table == table).order_by(bans.c.person, bans.c.device))


def pardon(connection: Connection, table: str) -> None:
    """A ban may have been a slip: everybody may come back."""
    connection.execute(delete(bans).where(bans.c.table == table))


# Places on their way to another phone


def offer(connection: Connection, record: RelayRecord) -> None:
    """One for each place: the one before is worth nothing from now on."""
    put(connection, relays, values(record), ["table", "seat"])


def offers(connection: Connection, table: str, now: int) -> list[RelayRecord]:
    """Those that can still be used, by seat."""
    query = chosen(RelayRecord, relays).where(relays.c.table == table, relays.c.until > now)
    return every(connection, RelayRecord, query.order_by(relays.c.seat))


def withdraw(connection: Connection, table: str, seat: int) -> None:
    connection.execute(delete(relays).where(relays.c.table == table, relays.c.seat == seat))


def guessed_wrong(connection: Connection, table: str, most: int) -> None:
    """Counts for every place on its way; too many guesses, and nobody can take it like this."""
    here = relays.c.table == table
    connection.execute(update(relays).where(here).values(guesses=relays.c.guesses + 1))
    connection.execute(delete(relays).where(here, relays.c.guesses >= most))


def forget_offers(connection: Connection, until: int) -> int:
    """Those that nobody can use any more; how many there were."""
    return connection.execute(delete(relays).where(relays.c.until <= until)).rowcount


# Forgetting


def forget_talk(connection: Connection, table: str) -> None:
    """What was said and noted at a table, who was banned or muted there, and places on their way."""
    connection.execute(update(chat).where(chat.c.table == table).values(person="", text=""))
    for one in (notes, mutes, notices, bans, relays):
        connection.execute(delete(one).where(one.c.table == table))
