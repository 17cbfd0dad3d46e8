"""Appending: all of an input or nothing, one after the other, and a journal that only grows."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from magnat.store import journals, tables
from magnat.store.database import Clash, Overtaken, StoreDown
from magnat.store.records import Append, EntryRow, SnapshotRow, TableChange
from tests.store.desk import Desk, batch, row


def numbers(desk: Desk, table: str = "t1") -> list[int]:
    return [entry.n for entry in desk.read(lambda c: journals.entries(c, table))]


def test_an_input_changes_the_journal_and_the_table_together(desk: Desk) -> None:
    desk.open_table()
    stored = Append("t1", [row(1), row(2)], status="over", clock=b"{}", waiting=[1], snapshot=SnapshotRow(2, b"state", "ab"), changed=77)
    assert desk.append(stored) == [None]
    table = desk.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.entries, table.status, table.clock, table.waiting, table.changed) == (2, "over", b"{}", [1], 77)
    assert desk.read(lambda c: journals.entries(c, "t1")) == [row(1), row(2)]
    assert desk.read(lambda c: journals.last_snapshot(c, "t1")) == SnapshotRow(2, b"state", "ab")


def test_what_is_not_given_stays(desk: Desk) -> None:
    desk.open_table(status="playing", clock=b"old", waiting=[0], changed=50)
    assert desk.append(batch("t1", 1, changed=20)) == [None]
    table = desk.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.entries, table.status, table.clock, table.waiting, table.changed) == (1, "playing", b"old", [0], 50)


def test_without_entries_only_the_table_changes(desk: Desk) -> None:
    desk.open_table()
    assert desk.append(batch("t1", 1), Append("t1", [], clock=b"late", waiting=[])) == [None, None]
    table = desk.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.entries, table.clock, table.waiting) == (1, b"late", [])


def test_many_at_once_keep_the_order_of_their_table(desk: Desk) -> None:
    for name in ("t1", "t2", "t3"):
        desk.open_table(name)
    answers = desk.append(*(batch(name, n) for n in range(1, 21) for name in ("t1", "t2", "t3")))
    assert answers == [None] * 60
    assert [numbers(desk, name) for name in ("t1", "t2", "t3")] == [list(range(1, 21))] * 3


def test_only_the_guilty_one_is_overtaken(desk: Desk) -> None:
    for name in ("t1", "t2", "t3"):
        desk.open_table(name)
    desk.append(batch("t2", 1))
    first, second, third = desk.append(batch("t1", 1), batch("t2", 1), batch("t3", 1))
    assert (first, third) == (None, None)
    assert isinstance(second, Overtaken)
    assert second.table == "t2"
    assert [numbers(desk, name) for name in ("t1", "t2", "t3")] == [[1], [1], [1]]


@pytest.mark.parametrize("wrong", [(2,), (0,), (1, 3), (2, 1)])
def test_a_journal_has_no_gaps(desk: Desk, wrong: tuple[int, ...]) -> None:
    desk.open_table()
    answer = desk.append(batch("t1", *wrong))
    assert isinstance(answer[0], Overtaken)
    assert numbers(desk) == []


@pytest.mark.parametrize("rows", [[], [2]])
def test_who_does_not_know_the_last_entry_changes_nothing(desk: Desk, rows: list[int]) -> None:
    desk.open_table(status="playing", waiting=[0])
    desk.append(batch("t1", 1))
    (late,) = desk.append(Append("t1", [row(n) for n in rows], waiting=[1], after=0))
    assert isinstance(late, Overtaken)
    table = desk.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (numbers(desk), table.waiting) == ([1], [0])
    assert desk.append(Append("t1", [row(n) for n in rows], waiting=[1], after=1)) == [None]


def test_what_holds_for_another_status_is_not_stored(desk: Desk) -> None:
    desk.open_table(status="playing")
    assert desk.append(Append("t1", [row(1)], only_while="playing")) == [None]
    desk.write(lambda c: tables.change(c, "t1", TableChange(status="paused")))
    (late,) = desk.append(Append("t1", [row(2)], only_while="playing"))
    assert isinstance(late, Overtaken)
    assert numbers(desk) == [1]


def test_a_wish_is_stored_once(desk: Desk) -> None:
    desk.open_table()
    desk.append(Append("t1", [row(1, 0, "abc"), row(2, 1, "abc"), row(3), row(4)]))
    assert isinstance(desk.append(Append("t1", [row(5, 0, "abc")]))[0], Overtaken)
    assert desk.append(Append("t1", [row(5, 0, "abd")])) == [None]
    assert desk.read(lambda c: journals.find_message(c, "t1", 0, "abc")) == 1
    assert desk.read(lambda c: journals.find_message(c, "t1", 1, "abc")) == 2
    assert desk.read(lambda c: journals.find_message(c, "t1", 1, "abd")) is None


def test_a_table_that_is_not_there_takes_nothing(desk: Desk) -> None:
    desk.open_table()
    first, second = desk.append(batch("nowhere", 1), batch("t1", 1))
    assert isinstance(first, Overtaken)
    assert second is None


def test_failing_together_leaves_nothing_of_one_input(desk: Desk) -> None:
    desk.open_table()
    desk.append(Append("t1", [row(1)], snapshot=SnapshotRow(1, b"a", "a")))
    wrong = Append("t1", [row(2)], status="over", snapshot=SnapshotRow(1, b"b", "b"))  # that snapshot is there already
    assert isinstance(desk.append(wrong)[0], Overtaken)
    table = desk.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.entries, table.status, numbers(desk)) == (1, "open", [1])


def test_two_writers_of_one_journal_never_both_succeed(desk: Desk) -> None:
    desk.open_table()
    other = Desk(desk.url)
    for n in range(1, 21):
        answers = desk.append(batch("t1", n)) + other.append(batch("t1", n))
        assert [type(answer) for answer in answers] == [type(None), Overtaken]
    other.close()
    assert numbers(desk) == list(range(1, 21))


def test_a_caller_who_stops_waiting_does_not_disturb_the_others(desk: Desk) -> None:
    desk.open_table("t1")
    desk.open_table("t2")

    async def one_gives_up() -> None:
        impatient = asyncio.create_task(desk.database.append(batch("t1", 1)))
        patient = asyncio.create_task(desk.database.append(batch("t2", 1)))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient

    desk.run(one_gives_up())
    assert desk.append(batch("t2", 2)) == [None]
    assert numbers(desk, "t2") == [1, 2]


def test_closing_stores_what_waits(url: str) -> None:
    desk = Desk(url)
    desk.open_table()

    async def close_while_appending() -> list[BaseException | None]:
        waiting = [asyncio.create_task(desk.database.append(batch("t1", n))) for n in (1, 2, 3)]
        await asyncio.sleep(0)
        await desk.database.close()
        return await asyncio.gather(*waiting, return_exceptions=True)

    assert desk.run(close_while_appending()) == [None, None, None]
    assert isinstance(desk.append(batch("t1", 4))[0], StoreDown)
    with pytest.raises(StoreDown):
        desk.write(lambda c: tables.find(c, "t1"))
    again = Desk(url)
    assert numbers(again) == [1, 2, 3]
    again.close()
    desk.runner.close()


@pytest.mark.parametrize("statement", ["UPDATE entries SET line = facts", "DELETE FROM entries", "DELETE FROM entries WHERE n = 1"])
def test_the_database_refuses_to_change_a_journal(desk: Desk, statement: str) -> None:
    desk.open_table()
    desk.append(batch("t1", 1, 2))
    with pytest.raises(Clash, match="a journal only grows"):
        desk.write(lambda c: c.execute(text(statement)))
    assert desk.read(lambda c: journals.entries(c, "t1")) == [row(1), row(2)]


def test_a_table_with_a_journal_cannot_be_deleted(desk: Desk) -> None:
    desk.open_table()
    desk.append(batch("t1", 1))
    with pytest.raises(Clash):
        desk.write(lambda c: c.execute(text("DELETE FROM tables")))
    assert numbers(desk) == [1]


def test_postgresql_does_not_truncate_a_journal(desk: Desk) -> None:
    desk.open_table()
    desk.append(batch("t1", 1))
    statement = "TRUNCATE entries" if desk.database.kind == "postgresql" else "DELETE FROM entries"
    with pytest.raises(Clash, match="a journal only grows"):
        desk.write(lambda c: c.execute(text(statement)))
    assert numbers(desk) == [1]


def test_entries_come_in_parts(desk: Desk) -> None:
    desk.open_table()
    desk.append(batch("t1", *range(1, 11)))
    assert [entry.n for entry in desk.read(lambda c: journals.entries(c, "t1", after=7))] == [8, 9, 10]
    assert [entry.n for entry in desk.read(lambda c: journals.entries(c, "t1", after=2, limit=3))] == [3, 4, 5]
    assert desk.read(lambda c: journals.count(c, "t1")) == 10
    assert desk.read(lambda c: journals.count(c, "t2")) == 0


def test_all_bytes_come_back_as_they_were(desk: Desk) -> None:
    desk.open_table()
    line, told = bytes(range(256)), "zażółć gęślą jaźń 🎲".encode()
    desk.append(Append("t1", [EntryRow(1, line, told, 2**52, None, None)]))
    assert desk.read(lambda c: journals.entries(c, "t1")) == [EntryRow(1, line, told, 2**52, None, None)]


def test_the_newest_snapshot_that_is_not_too_new(desk: Desk) -> None:
    desk.open_table()
    assert desk.read(lambda c: journals.last_snapshot(c, "t1")) is None
    for n in (1, 2, 3):
        state = b"position %d" % n * 1000
        desk.append(Append("t1", [row(2 * n - 1), row(2 * n)], snapshot=SnapshotRow(2 * n, state, f"hash{n}")))
    assert desk.read(lambda c: journals.last_snapshot(c, "t1")) == SnapshotRow(6, b"position 3" * 1000, "hash3")
    assert desk.read(lambda c: journals.last_snapshot(c, "t1", at=5)) == SnapshotRow(4, b"position 2" * 1000, "hash2")
    assert desk.read(lambda c: journals.last_snapshot(c, "t1", at=4)) == SnapshotRow(4, b"position 2" * 1000, "hash2")
    assert desk.read(lambda c: journals.last_snapshot(c, "t1", at=1)) is None
