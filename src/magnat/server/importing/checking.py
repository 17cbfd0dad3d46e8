"""A saved game, replayed line by line: what is stored of it, or which line is wrong. Loads little, because it runs in a new process."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from magnat.kernel.game import Setting, fact_words
from magnat.store.records import EntryRow, SnapshotRow
from magnat.tables import snapshot
from magnat.tables.clock import waiting
from magnat.tables.fact_audiences import NOTHING, with_audiences
from magnat.tables.journal import Entry, Journal, Seating, anew, read
from magnat.tables.replay import differs
from magnat.tables.table import Table

Told = Callable[[int, int], None]
"""Hears how many entries have been checked, and of how many."""


class Checked(msgspec.Struct, frozen=True):
    """A saved game that keeps the rules; `header` is that of the new table, without names and key."""

    game: str
    edition: int
    seats: int
    deciders: int
    options: dict[str, Setting]
    names: list[str]
    header: bytes
    seatings: list[Seating]
    over: bool
    waiting: list[int]
    rows: list[EntryRow]
    kept: list[SnapshotRow]


def checked(text: bytes, now: int, told: Told) -> Checked:
    """Every fact and every position is compared; Unreadable names the first line that is wrong."""
    journal = read(text)
    game, header = journal.game(), journal.header
    deciders = game.deciders(header.seats)
    rows, kept, table = replayed(journal, deciders, now, told)
    agenda = table.agenda()
    return Checked(
        game=game.name,
        edition=header.edition,
        seats=header.seats,
        deciders=deciders,
        options=journal.settings(),
        names=header.names,
        header=msgspec.json.encode(anew(header, fair_from=len(rows))),
        seatings=header.seatings,
        over=agenda.over,
        waiting=[] if agenda.over else waiting(agenda),
        rows=rows,
        kept=kept,
    )


def replayed(journal: Journal, deciders: int, now: int, told: Told) -> tuple[list[EntryRow], list[SnapshotRow], Table]:
    """The rows to store: each entry with its facts for every audience, and snapshots on the way."""
    table, of = Table(Journal(journal.header, [])), len(journal.entries)
    rows: list[EntryRow] = []
    kept: list[SnapshotRow] = []
    for entry in journal.entries:
        told(len(rows), of)
        table.take(entry)
        facts = facts_of(table, entry, deciders) if entry.is_input() else NOTHING
        rows.append(EntryRow(entry.n, msgspec.json.encode(entry), facts, now, entry.seat, None))
        if snapshot.is_due(table, kept[-1].n if kept else 0):
            taken = snapshot.take(table)
            kept.append(SnapshotRow(taken.n, msgspec.json.encode(taken), taken.hash))
    told(of, of)
    return rows, kept, table


def facts_of(table: Table, entry: Entry, deciders: int) -> bytes:
    """What an input has just brought about, for every audience; Unreadable if the journal tells something else."""
    facts = table.last_facts()
    wrong = differs(table.game, entry, [fact_words(fact) for fact in facts], table.state)
    if wrong is not None:
        raise wrong
    return with_audiences(facts, deciders)
