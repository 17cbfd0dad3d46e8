"""Forgetting a class: names of pupils and companies leave the tables, the results, the talk and the journals of a room."""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy import Connection

from magnat.server.importing.checking import replayed
from magnat.server.lobby.places import freed
from magnat.server.lobby.rooms import RESULT, LessonResult
from magnat.server.problems import Trouble
from magnat.server.record_json import header_of
from magnat.server.table.stored_table import StoredTable, stored_tables
from magnat.store import journals, lessons, people, rooms, seatings, tables
from magnat.store.database import Database
from magnat.store.records import EntryRow, LessonUpdate, RoomRecord, SeatRecord, SnapshotRow, TableChange
from magnat.tables.journal import ENTRY, Journal
from magnat.tables.nameless import has_names, without_names
from magnat.words.catalogue import words

TRIES = 3
Rewritten = tuple[list[EntryRow], list[SnapshotRow]]
"""A journal without names, and the positions that are kept of it."""


async def forget(database: Database, room: RoomRecord) -> list[str]:
    """All tables of the room, which are told; Trouble while a game is played there, because it would go on with the names."""
    for _ in range(TRIES):
        found = await database.read(lambda connection: stored_tables(connection, rooms.tables_in(connection, room.code)))
        anew: dict[str, Rewritten] = {}
        for stored in found:
            if stored.record.status in ("playing", "paused"):
                raise Trouble("lesson-runs")
            rewritten = await nameless_journal(database, stored)
            if rewritten is not None:
                anew[stored.record.id] = rewritten
        ids = await database.write(lambda connection, anew=anew: forgotten_tables(connection, room, anew))  # type: ignore[misc]  # this round's
        if ids is not None:
            return ids
    raise Trouble("not-stored")


async def nameless_journal(database: Database, stored: StoredTable) -> Rewritten | None:
    """None if there is no name in it. Everything is replayed, twice: what is stored has been checked like a saved game that is imported."""
    table = stored.record.id
    rows = await database.read(lambda connection: journals.entries(connection, table))
    return await asyncio.to_thread(rewritten, stored, rows) if rows else None


def rewritten(stored: StoredTable, rows: list[EntryRow]) -> Rewritten | None:
    journal = Journal(header_of(stored.record), [ENTRY.decode(row.line) for row in rows])
    if not has_names(journal):
        return None
    spoken = words(stored.record.language)
    plain = without_names(journal, lambda team: spoken.text("unnamed-company", number=team + 1))
    anew, kept, _ = replayed(plain, stored.record.deciders, 0, lambda *_: None)
    return anew, kept


def forgotten_tables(connection: Connection, room: RoomRecord, anew: dict[str, Rewritten]) -> list[str] | None:
    """In one transaction; None if something has happened in the room since its journals were read."""
    found = stored_tables(connection, rooms.tables_in(connection, room.code))
    if any(stored.record.status in ("playing", "paused") for stored in found):
        return None
    pupils = {it.person for stored in found for it in stored.seats if it.person and it.person != room.leader}
    for stored in found:
        table = stored.record.id
        rows, kept = anew.get(table, ([], []))
        if rows and not journals.forget_names(connection, table, rows, kept):
            return None
        for it in stored.seats:
            if it.person != room.leader:
                tables.seat(connection, forgotten(stored, it))
        nameless(connection, stored)
        lessons.forget_talk(connection, table)
        seatings.forget_names(connection, table, room.leader)
        tables.change(connection, table, TableChange(reason=""))
        tables.notify(connection, table)
    for pupil in sorted(pupils):
        person = people.find(connection, pupil)
        if person is not None and person.login is None and not people.sits_anywhere(connection, pupil):
            people.forget(connection, pupil)
    return [stored.record.id for stored in found]


def forgotten(stored: StoredTable, it: SeatRecord) -> SeatRecord:
    if stored.ended():
        return msgspec.structs.replace(it, person="", name="", device="", address="")
    return freed(stored, it) if it.person else it


def nameless(connection: Connection, stored: StoredTable) -> None:
    lesson = stored.lesson
    known = None if lesson is None or not lesson.results else RESULT.decode(lesson.results)
    left = b"" if known is None else msgspec.json.encode(without_team_names(known))
    times = 0 if lesson is None else lesson.forgotten + 1
    lessons.change(connection, stored.record.id, LessonUpdate(team_names=[], results=left, forgotten=times))


def without_team_names(known: LessonResult) -> LessonResult:
    return msgspec.structs.replace(known, teams=[msgspec.structs.replace(it, name="") for it in known.teams])
