"""What clients were told against what the database holds: every acknowledged input once, nothing twice, the journal clean."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from rich.console import Console
from sqlalchemy import Connection

from magnat.cli import stored_tables
from magnat.server.table import load_table
from magnat.server.table.game_in_play import GameInPlay
from magnat.store import journals, tables
from magnat.store.database import Database
from magnat.store.records import EntryRow, TableRecord
from magnat.tables import audit, replay
from magnat.tables.journal import ENTRY, Journal, read, state_hash
from magnat.words.catalogue import words
from tests.hosting.player import Plain


class Witness(Protocol):
    """Somebody who played: what they sent, what was answered, what they were told."""

    @property
    def sent_by(self) -> dict[str, int]: ...
    @property
    def answered(self) -> dict[str, int]: ...
    @property
    def denied(self) -> dict[str, str]: ...
    @property
    def waiting(self) -> Plain | None: ...
    @property
    def told(self) -> list[Plain]: ...


class Counted(Struct):
    over: bool
    entries: int
    faults: list[str]


def counted(db: str, folder: Path, code: str, witnesses: list[Witness]) -> Counted:
    """Looks at one table, with nobody using the database."""
    record, rows, opened = asyncio.run(stored(db, code))
    faults = [f"{code} numbers"] if [row.n for row in rows] != list(range(1, record.entries + 1)) else []
    for witness in witnesses:
        faults += [f"{code} {fault}" for fault in against(witness, rows)]
    faults += [f"{code} {fault}" for fault in twice(witnesses, rows)]
    file = folder / f"{code}.jsonl"
    stored_tables.export(code, file, db, words("en"), Console(quiet=True))
    journal = read(file.read_bytes())
    faults += [f"{code} {fault}" for fault in unclean(journal, record, opened)]
    return Counted(record.status == "over", len(rows), faults)


async def stored(db: str, code: str) -> tuple[TableRecord, list[EntryRow], GameInPlay]:
    """What the database holds, and the table as a server opens it."""

    def look(connection: Connection) -> tuple[TableRecord, list[EntryRow]]:
        record = tables.by_code(connection, code)
        assert record is not None, f"table {code} is gone"
        return record, journals.entries(connection, record.id)

    database = await Database.open(db)
    try:
        record, rows = await database.read(look)
        _, game = await load_table.load(database, record.id)
        return record, rows, game
    finally:
        await database.close()


def against(witness: Witness, rows: list[EntryRow]) -> Iterator[str]:
    """What this person knows to be true."""
    for number, n in witness.answered.items():
        if n > len(rows):
            yield f"{number} was acknowledged as {n} and is lost"
        elif (rows[n - 1].message_id, rows[n - 1].seat) != (number, witness.sent_by[number]):
            yield f"{number} was acknowledged as {n}, where {rows[n - 1].message_id} stands"
    for row in rows:
        if row.message_id in witness.denied:
            yield f"{row.message_id} was denied ({witness.denied[row.message_id]}) and is stored as {row.n}"
    for told in witness.told:
        if told["n"] > len(rows):
            yield f"entry {told['n']} was told and is lost"
            continue
        entry = ENTRY.decode(rows[told["n"] - 1].line)
        if (told.get("roll"), told.get("undo"), told["at"]) != (entry.roll, entry.undo, rows[told["n"] - 1].at):
            yield f"entry {told['n']} was told otherwise"


def twice(witnesses: list[Witness], rows: list[EntryRow]) -> Iterator[str]:
    """Each id once; every entry of a person's seat is one of theirs; only what they still wait for may be unanswered."""
    for message_id, times in Counter(row.message_id for row in rows if row.message_id is not None).items():
        if times > 1:
            yield f"{message_id} is stored {times} times"
    for witness in witnesses:
        own = [row.message_id for row in rows if row.seat in set(witness.sent_by.values())]
        unanswered = [message_id for message_id in own if message_id not in witness.answered]
        allowed = [] if witness.waiting is None else [witness.waiting["id"]]
        if any(message_id not in allowed for message_id in unanswered):
            yield f"nobody was told of {unanswered}"
        if len(own) != len(witness.answered) + len(unanswered):
            yield f"{len(own)} own entries, {len(witness.answered)} acknowledged"


def unclean(journal: Journal, record: TableRecord, opened: GameInPlay) -> Iterator[str]:
    """Replays the exported journal; opening from a snapshot gives the same position; finished games prove their dice."""
    if (wrong := replay.check(journal)) is not None:
        yield f"journal: {wrong}"
        return
    game, plain = journal.game(), replay.position(journal)
    if state_hash(game, opened.table.state) != state_hash(game, plain):
        yield "the snapshot and the journal give different positions"
    if record.status == "over" and (difference := audit.audit(journal).difference) is not None:
        yield f"dice: {difference}"
