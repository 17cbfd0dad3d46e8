"""Journals only grow; the one exception takes names out of the lines of a table, and leaves no door open behind it."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from magnat.store import journals
from magnat.store.errors import Clash
from magnat.store.records import Append, EntryRow, SnapshotRow
from tests.store.open_store import OpenStore

ROWS = [EntryRow(1, b'{"n":1,"name":"Wilki"}', b'["Wilki"]', 5, 0, "a1"), EntryRow(2, b'{"n":2}', b"[]", 6, None, None)]
PLAIN = [EntryRow(1, b'{"n":1,"name":"2"}', b'["2"]', 0), EntryRow(2, b'{"n":2}', b"[]", 0)]


@pytest.fixture
def named(store: OpenStore) -> OpenStore:
    store.open_table("t1")
    store.open_table("t2")
    for table in ("t1", "t2"):
        assert store.append(Append(table, ROWS, snapshot=SnapshotRow(2, b"Wilki", "abcd1234"))) == [None]
    return store


def test_lines_and_facts_are_others_and_everything_else_is_as_it_was(named: OpenStore) -> None:
    assert named.write(lambda c: journals.forget_names(c, "t1", PLAIN, [SnapshotRow(1, b"2", "1234abcd")]))
    assert named.read(lambda c: journals.entries(c, "t1")) == [
        EntryRow(1, b'{"n":1,"name":"2"}', b'["2"]', 5, 0, "a1"),
        EntryRow(2, b'{"n":2}', b"[]", 6, None, None),
    ]
    assert named.read(lambda c: journals.last_snapshot(c, "t1")) == SnapshotRow(1, b"2", "1234abcd")
    assert named.read(lambda c: journals.entries(c, "t2")) == ROWS
    assert named.read(lambda c: journals.last_snapshot(c, "t2")) == SnapshotRow(2, b"Wilki", "abcd1234")


def test_a_journal_that_has_grown_is_left_alone(named: OpenStore) -> None:
    assert not named.write(lambda c: journals.forget_names(c, "t1", PLAIN[:1], []))
    assert named.read(lambda c: journals.entries(c, "t1")) == ROWS


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET facts = line",
        "DELETE FROM entries",
        "INSERT INTO forgetting VALUES ('t1'); UPDATE entries SET n = 7 WHERE n = 2 AND \"table\" = 't1'",
        "INSERT INTO forgetting VALUES ('t1'); UPDATE entries SET at = 7",
        "INSERT INTO forgetting VALUES ('t1'); UPDATE entries SET seat = 7 WHERE \"table\" = 't1'",
        "INSERT INTO forgetting VALUES ('t1'); UPDATE entries SET message_id = 'x' WHERE \"table\" = 't1' AND n = 2",
        "INSERT INTO forgetting VALUES ('t1'); UPDATE entries SET facts = line WHERE \"table\" = 't2'",
        "INSERT INTO forgetting VALUES ('t1'); DELETE FROM entries WHERE \"table\" = 't1'",
    ],
)
def test_before_and_after_it_a_journal_only_grows(named: OpenStore, statement: str) -> None:
    assert named.write(lambda c: journals.forget_names(c, "t1", PLAIN, []))
    for one in statement.split("; ")[:-1]:
        named.write(lambda c, it=one: c.execute(text(it)))  # type: ignore[misc]  # this one
    with pytest.raises(Clash, match="only grows"):
        named.write(lambda c: c.execute(text(statement.split("; ")[-1])))
