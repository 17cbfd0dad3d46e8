"""Appending: all of an input or nothing, one after the other, and a journal that only grows."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from magnat.store import journals, tables
from magnat.store.database import Clash, Overtaken, StoreDown
from magnat.store.records import Append, EntryRow, SnapshotRow, TableChange
from tests.store.open_store import OpenStore, batch, row


def numbers(store: OpenStore, table: str = "t1") -> list[int]:
    return [entry.n for entry in store.read(lambda c: journals.entries(c, table))]


def test_an_input_changes_the_journal_and_the_table_together(store: OpenStore) -> None:
    store.open_table()
    stored = Append("t1", [row(1), row(2)], status="over", clock=b"{}", waiting=[1], snapshot=SnapshotRow(2, b"state", "ab"), changed=77)
    assert store.append(stored) == [None]
    table = store.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.entries, table.status, table.clock, table.waiting, table.changed) == (2, "over", b"{}", [1], 77)
    assert store.read(lambda c: journals.entries(c, "t1")) == [row(1), row(2)]
    assert store.read(lambda c: journals.last_snapshot(c, "t1")) == SnapshotRow(2, b"state", "ab")


def test_what_is_not_given_stays(store: OpenStore) -> None:
    store.open_table(status="playing", clock=b"old", waiting=[0], changed=50)
    assert store.append(batch("t1", 1, changed=20)) == [None]
    table = store.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.entries, table.status, table.clock, table.waiting, table.changed) == (1, "playing", b"old", [0], 50)


def test_without_entries_only_the_table_changes(store: OpenStore) -> None:
    store.open_table()
    assert store.append(batch("t1", 1), Append("t1", [], clock=b"late", waiting=[])) == [None, None]
    table = store.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.entries, table.clock, table.waiting) == (1, b"late", [])


def test_many_at_once_keep_the_order_of_their_table(store: OpenStore) -> None:
    for name in ("t1", "t2", "t3"):
        store.open_table(name)
    answers = store.append(*(batch(name, n) for n in range(1, 21) for name in ("t1", "t2", "t3")))
    assert answers == [None] * 60
    assert [numbers(store, name) for name in ("t1", "t2", "t3")] == [list(range(1, 21))] * 3


def test_only_the_guilty_one_is_overtaken(store: OpenStore) -> None:
    for name in ("t1", "t2", "t3"):
        store.open_table(name)
    store.append(batch("t2", 1))
    first, second, third = store.append(batch("t1", 1), batch("t2", 1), batch("t3", 1))
    assert (first, third) == (None, None)
    assert isinstance(second, Overtaken)
    assert second.table == "t2"
    assert [numbers(store, name) for name in ("t1", "t2", "t3")] == [[1], [1], [1]]


@pytest.mark.parametrize("wrong", [(2,), (0,), (1, 3), (2, 1)])
def test_a_journal_has_no_gaps(store: OpenStore, wrong: tuple[int, ...]) -> None:
    store.open_table()
    answer = store.append(batch("t1", *wrong))
    assert isinstance(answer[0], Overtaken)
    assert numbers(store) == []


@pytest.mark.parametrize("rows", [[], [2]])
def test_who_does_not_know_the_last_entry_changes_nothing(store: OpenStore, rows: list[int]) -> None:
    store.open_table(status="playing", waiting=[0])
    store.append(batch("t1", 1))
    (late,) = store.append(Append("t1", [row(n) for n in rows], waiting=[1], after=0))
    assert isinstance(late, Overtaken)
    table = store.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (numbers(store), table.waiting) == ([1], [0])
    assert store.append(Append("t1", [row(n) for n in rows], waiting=[1], after=1)) == [None]


def test_what_holds_for_another_status_is_not_stored(store: OpenStore) -> None:
    store.open_table(status="playing")
    assert store.append(Append("t1", [row(1)], only_while="playing")) == [None]
    store.write(lambda c: tables.change(c, "t1", TableChange(status="paused")))
    (late,) = store.append(Append("t1", [row(2)], only_while="playing"))
    assert isinstance(late, Overtaken)
    assert numbers(store) == [1]


def test_a_wish_is_stored_once(store: OpenStore) -> None:
    store.open_table()
    store.append(Append("t1", [row(1, 0, "abc"), row(2, 1, "abc"), row(3), row(4)]))
    assert isinstance(store.append(Append("t1", [row(5, 0, "abc")]))[0], Overtaken)
    assert store.append(Append("t1", [row(5, 0, "abd")])) == [None]
    assert store.read(lambda c: journals.find_message(c, "t1", 0, "abc")) == 1
    assert store.read(lambda c: journals.find_message(c, "t1", 1, "abc")) == 2
    assert store.read(lambda c: journals.find_message(c, "t1", 1, "abd")) is None


def test_a_table_that_is_not_there_takes_nothing(store: OpenStore) -> None:
    store.open_table()
    first, second = store.append(batch("nowhere", 1), batch("t1", 1))
    assert isinstance(first, Overtaken)
    assert second is None


def test_failing_together_leaves_nothing_of_one_input(store: OpenStore) -> None:
    store.open_table()
    store.append(Append("t1", [row(1)], snapshot=SnapshotRow(1, b"a", "a")))
    wrong = Append("t1", [row(2)], status="over", snapshot=SnapshotRow(1, b"b", "b"))  # that snapshot is there already
    assert isinstance(store.append(wrong)[0], Overtaken)
    table = store.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.entries, table.status, numbers(store)) == (1, "open", [1])


def test_two_writers_of_one_journal_never_both_succeed(store: OpenStore) -> None:
    store.open_table()
    other = OpenStore(store.url)
    for n in range(1, 21):
        answers = store.append(batch("t1", n)) + other.append(batch("t1", n))
        assert [type(answer) for answer in answers] == [type(None), Overtaken]
    other.close()
    assert numbers(store) == list(range(1, 21))


def test_a_caller_who_stops_waiting_does_not_disturb_the_others(store: OpenStore) -> None:
    store.open_table("t1")
    store.open_table("t2")

    async def one_gives_up() -> None:
        impatient = asyncio.create_task(store.database.append(batch("t1", 1)))
        patient = asyncio.create_task(store.database.append(batch("t2", 1)))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient

    store.run(one_gives_up())
    assert store.append(batch("t2", 2)) == [None]
    assert numbers(store, "t2") == [1, 2]


def test_closing_stores_what_waits(url: str) -> None:
    store = OpenStore(url)
    store.open_table()

    async def close_while_appending() -> list[BaseException | None]:
        waiting = [asyncio.create_task(store.database.append(batch("t1", n))) for n in (1, 2, 3)]
        await asyncio.sleep(0)
        await store.database.close()
        return await asyncio.gather(*waiting, return_exceptions=True)

    assert store.run(close_while_appending()) == [None, None, None]
    assert isinstance(store.append(batch("t1", 4))[0], StoreDown)
    with pytest.raises(StoreDown):
        store.write(lambda c: tables.find(c, "t1"))
    again = OpenStore(url)
    assert numbers(again) == [1, 2, 3]
    again.close()
    store.runner.close()


@pytest.mark.parametrize("statement", ["UPDATE entries SET line = facts", "DELETE FROM entries", "DELETE FROM entries WHERE n = 1"])
def test_the_database_refuses_to_change_a_journal(store: OpenStore, statement: str) -> None:
    store.open_table()
    store.append(batch("t1", 1, 2))
    with pytest.raises(Clash, match="a journal only grows"):
        store.write(lambda c: c.execute(text(statement)))
    assert store.read(lambda c: journals.entries(c, "t1")) == [row(1), row(2)]


def test_a_table_with_a_journal_cannot_be_deleted(store: OpenStore) -> None:
    store.open_table()
    store.append(batch("t1", 1))
    with pytest.raises(Clash):
        store.write(lambda c: c.execute(text("DELETE FROM tables")))
    assert numbers(store) == [1]


def test_postgresql_does_not_truncate_a_journal(store: OpenStore) -> None:
    store.open_table()
    store.append(batch("t1", 1))
    statement = "TRUNCATE entries" if store.database.kind == "postgresql" else "DELETE FROM entries"
    with pytest.raises(Clash, match="a journal only grows"):
        store.write(lambda c: c.execute(text(statement)))
    assert numbers(store) == [1]


def test_entries_come_in_parts(store: OpenStore) -> None:
    store.open_table()
    store.append(batch("t1", *range(1, 11)))
    assert [entry.n for entry in store.read(lambda c: journals.entries(c, "t1", after=7))] == [8, 9, 10]
    assert [entry.n for entry in store.read(lambda c: journals.entries(c, "t1", after=2, limit=3))] == [3, 4, 5]
    assert store.read(lambda c: journals.count(c, "t1")) == 10
    assert store.read(lambda c: journals.count(c, "t2")) == 0


def test_all_bytes_come_back_as_they_were(store: OpenStore) -> None:
    store.open_table()
    line, told = bytes(range(256)), "zażółć gęślą jaźń 🎲".encode()
    store.append(Append("t1", [EntryRow(1, line, told, 2**52, None, None)]))
    assert store.read(lambda c: journals.entries(c, "t1")) == [EntryRow(1, line, told, 2**52, None, None)]


def test_the_newest_snapshot_that_is_not_too_new(store: OpenStore) -> None:
    store.open_table()
    assert store.read(lambda c: journals.last_snapshot(c, "t1")) is None
    for n in (1, 2, 3):
        state = b"position %d" % n * 1000
        store.append(Append("t1", [row(2 * n - 1), row(2 * n)], snapshot=SnapshotRow(2 * n, state, f"hash{n}")))
    assert store.read(lambda c: journals.last_snapshot(c, "t1")) == SnapshotRow(6, b"position 3" * 1000, "hash3")
    assert store.read(lambda c: journals.last_snapshot(c, "t1", at=5)) == SnapshotRow(4, b"position 2" * 1000, "hash2")
    assert store.read(lambda c: journals.last_snapshot(c, "t1", at=4)) == SnapshotRow(4, b"position 2" * 1000, "hash2")
    assert store.read(lambda c: journals.last_snapshot(c, "t1", at=1)) is None
