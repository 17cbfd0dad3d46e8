"""A journal without names: what teams called themselves is put in as if nobody had named them, and told again; nothing else changes."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from magnat.kernel.contract import Seat
from magnat.kernel.game import fact_words
from magnat.tables.journal import Entry, Journal, decode_raw, state_hash
from magnat.tables.replay import Reader
from magnat.tables.table import Table

Called = Callable[[int], str]
"""What a team is called that has no name, by its number from 0."""
UNSAID = "–"
"""Stands for the reason of a ruling: whoever ruled may have written a name into it."""


def has_names(journal: Journal) -> bool:
    """Is there anything in it that somebody was called, or that somebody wrote?"""
    reader = Reader(journal.game())
    return any(entry.ruling not in (None, UNSAID) or name_in(reader, entry) is not None for entry in journal.entries)


def without_names(journal: Journal, called: Called) -> Journal:
    """The same game, entry for entry: facts and hashes are those of a game in which the teams had been called that from the beginning."""
    header = msgspec.structs.replace(journal.header, names=[])
    table = Table(Journal(header, []))
    teams = table.game.teams(table.rules, header.seats)
    entries: list[Entry] = []
    for entry in journal.entries:
        plain = unnamed(table.reader, entry, teams, called)
        table.take(plain)
        entries.append(told_anew(table, plain))
    return Journal(header, entries)


def name_in(reader: Reader, entry: Entry) -> str | None:
    """The name that a team takes with this entry."""
    action = reader.input(entry).action if entry.do is not None else None
    return None if action is None else reader.game.named_by(action)


def unnamed(reader: Reader, entry: Entry, teams: list[list[Seat]], called: Called) -> Entry:
    plain = entry if entry.ruling is None else msgspec.structs.replace(entry, ruling=UNSAID)
    name = name_in(reader, entry)
    if name is None:
        return plain
    team = next(number for number, seats in enumerate(teams) if entry.seat in seats)
    words = {key: called(team) if value == name else value for key, value in decode_raw(entry.words).items()}
    return msgspec.structs.replace(plain, words=msgspec.Raw(msgspec.json.encode(words)))


def told_anew(table: Table, entry: Entry) -> Entry:
    """What it brought about now, and the hash of the position after it; requests to take something back carry neither."""
    if entry.is_input():
        facts = msgspec.Raw(msgspec.json.encode([fact_words(fact) for fact in table.last_facts()]))
        return msgspec.structs.replace(entry, facts=facts, state=state_hash(table.game, table.state))
    if entry.undo is not None or entry.drop is not None:
        return msgspec.structs.replace(entry, state=state_hash(table.game, table.state))
    return entry
