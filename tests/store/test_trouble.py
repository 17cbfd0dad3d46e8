"""When the database fails: a clear StoreDown, nothing half stored, and everything works again once it is back."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from magnat.store import journals, people, sqlite, tables
from magnat.store.database import Clash, StoreDown, Unstorable
from magnat.store.records import Append, EntryRow, PersonRecord, TableChange, Wanted
from tests.databases import PostgresServer, postgres_url, server, sqlite_url
from tests.store.open_store import OpenStore, batch


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "magnat.db"


@pytest.fixture
def small(file: Path) -> Iterator[OpenStore]:
    """A store on SQLite with one table."""
    made = OpenStore(f"sqlite:///{file}")
    made.open_table("t1")
    yield made
    made.close()


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    made = PostgresServer(durable=True)
    yield made
    made.remove()


def numbers(store: OpenStore) -> list[int]:
    return [entry.n for entry in store.read(lambda c: journals.entries(c, "t1"))]


def big(n: int) -> Append:
    return Append("t1", [EntryRow(n, bytes(300_000), b"[]", 5)])


def failed(store: OpenStore, *batches: Append) -> StoreDown:
    """All of them fail, for one reason."""
    answers = store.append(*batches)
    assert [type(answer) for answer in answers] == [StoreDown] * len(batches)
    assert isinstance(answers[0], StoreDown)
    return answers[0]


def test_a_full_disk(small: OpenStore, file: Path) -> None:
    small.append(batch("t1", 1))
    small.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 60"))
    assert "full" in failed(small, big(2), batch("t1", 3)).detail
    assert numbers(small) == [1]
    small.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 100000"))
    assert small.append(big(2), batch("t1", 3)) == [None, None]
    assert numbers(small) == [1, 2, 3]
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_file_that_may_not_grow(small: OpenStore, file: Path) -> None:
    small.append(batch("t1", 1))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    try:
        assert failed(small, big(2)).detail
        assert failed(small, big(2)).detail
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert numbers(small) == [1]
    assert small.append(big(2)) == [None]
    assert numbers(small) == [1, 2]
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_file_that_is_gone_and_comes_back(small: OpenStore, file: Path) -> None:
    small.append(batch("t1", 1))
    file.rename(file.with_name("away"))
    assert failed(small, batch("t1", 2)).detail
    with pytest.raises(StoreDown):
        numbers(small)
    file.touch()
    assert "replaced" in failed(small, batch("t1", 2)).detail
    file.with_name("away").rename(file)
    assert small.append(batch("t1", 2)) == [None]
    assert numbers(small) == [1, 2]


def test_a_file_that_somebody_else_holds(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE_S", 0.1)
    store = OpenStore(f"sqlite:///{file}")
    store.open_table("t1")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "locked" in failed(store, batch("t1", 1)).detail
    assert numbers(store) == []  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    assert store.append(batch("t1", 1)) == [None]
    assert numbers(store) == [1]
    store.close()


@pytest.mark.thorough
def test_postgresql_restarted(own_server: PostgresServer) -> None:
    for end in (own_server.stop, own_server.kill):
        store = OpenStore(own_server.database("template0"))
        store.open_table("t1")
        store.append(batch("t1", 1))
        end()
        failed(store, batch("t1", 2), batch("t1", 3))
        with pytest.raises(StoreDown):
            numbers(store)
        own_server.start()
        assert store.append(batch("t1", 2), batch("t1", 3)) == [None, None]
        assert numbers(store) == [1, 2, 3]
        store.close()


@pytest.mark.thorough
def test_postgresql_that_became_read_only() -> None:
    store = OpenStore(postgres_url())
    store.open_table("t1")
    name = store.url.rsplit("/", 1)[1]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    server().statement(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    server().statement(cut)
    assert "read-only" in failed(store, batch("t1", 1)).detail
    server().statement(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
    server().statement(cut)
    assert store.append(batch("t1", 1)) == [None]
    assert numbers(store) == [1]
    store.close()


@pytest.mark.thorough
def test_a_connection_cut_in_the_middle() -> None:
    store = OpenStore(postgres_url())
    store.open_table("t1")

    def cut_myself(connection: Connection) -> None:
        tables.change(connection, "t1", TableChange(title="half"))
        pid = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
        server().statement(f"SELECT pg_terminate_backend({pid})")
        tables.change(connection, "t1", TableChange(reason="done"))

    with pytest.raises(StoreDown):
        store.write(cut_myself)
    found = store.read(lambda c: tables.find(c, "t1"))
    assert found is not None
    assert (found.title, found.reason) == ("", "")
    store.close()


@pytest.mark.thorough
def test_transactions_in_each_others_way_are_repeated() -> None:
    store = OpenStore(postgres_url())
    store.open_table("t1")
    store.open_table("t2")

    def change_both(connection: Connection, first: str, second: str) -> None:
        tables.change(connection, first, TableChange(title=first))
        connection.execute(text("SELECT pg_sleep(0.2)"))
        tables.change(connection, second, TableChange(title=first))

    async def cross() -> None:
        both = partial(change_both, first="t1", second="t2"), partial(change_both, first="t2", second="t1")
        await asyncio.gather(*(store.database.write(work) for work in both))

    store.run(cross())
    titles = [table.title for table in store.read(lambda c: tables.listed(c, Wanted()))]
    assert titles in (["t1", "t1"], ["t2", "t2"])
    store.close()


def test_reading_cannot_write(store: OpenStore) -> None:
    with pytest.raises(StoreDown):
        store.read(lambda c: people.create(c, PersonRecord("p1", "Ada")))
    assert store.read(lambda c: people.find(c, "p1")) is None


def test_reading_sees_one_moment(store: OpenStore) -> None:
    store.open_table("t1")
    other = OpenStore(store.url)

    def look_twice(connection: Connection) -> tuple[int, int]:
        before = journals.count(connection, "t1")
        with ThreadPoolExecutor(1) as thread:  # alongside the loop that is running here
            thread.submit(other.append, batch("t1", 1)).result()
        return before, journals.count(connection, "t1")

    assert store.read(look_twice) == (0, 0)
    assert numbers(store) == [1]
    other.close()


def test_what_fails_is_rolled_back(store: OpenStore) -> None:
    def half(connection: Connection) -> None:
        people.create(connection, PersonRecord("p1", "Ada"))
        people.create(connection, PersonRecord("p1", "Ada again"))

    with pytest.raises(Clash):
        store.write(half)
    assert store.read(lambda c: people.find(c, "p1")) is None


@pytest.mark.parametrize("wrong", [EntryRow(1, b"", b"", 2**80), EntryRow(1, b"", b"", 5, 0, "\ud800")])
def test_what_no_database_can_hold(store: OpenStore, wrong: EntryRow) -> None:
    store.open_table("t1")
    store.open_table("t2")
    first, second = store.append(Append("t1", [wrong]), batch("t2", 1))
    assert isinstance(first, Unstorable)
    assert second is None
    assert numbers(store) == []


@pytest.mark.thorough
def test_postgresql_holds_no_zero_characters(tmp_path: Path) -> None:
    store = OpenStore(postgres_url())
    with pytest.raises(Unstorable):
        store.write(lambda c: people.create(c, PersonRecord("p1", "A\0da")))
    store.close()
    lenient = OpenStore(sqlite_url(tmp_path))
    lenient.write(lambda c: people.create(c, PersonRecord("p1", "A\0da")))
    assert [person.name for person in lenient.read(lambda c: people.named(c, "A\0da"))] == ["A\0da"]
    lenient.close()
