"""Backups: one moment of a database in use, as a file that goes back into either kind of database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Row, select

from magnat.store import (
    card_sets,
    chats,
    debriefs,
    forwarded_moves,
    journals,
    leases,
    lessons,
    operators,
    outbox,
    people,
    rooms,
    seatings,
    standing_orders,
    tables,
)
from magnat.store.backup import KEPT, NotEmpty, backup, restore
from magnat.store.database import BadAddress, Clash, StoreDown
from magnat.store.records import (
    Append,
    BanRecord,
    CardSetRecord,
    DebriefRecord,
    LessonRecord,
    NoteRecord,
    NoticeRecord,
    OrderRecord,
    PersonRecord,
    RelayRecord,
    RoomRecord,
    SeatingRecord,
    SeatRecord,
    SnapshotRow,
)
from magnat.store.schema import processes
from tests.databases import empty_postgres_url, empty_sqlite_url, postgres_url
from tests.store.open_store import OpenStore, batch, row

Rows = list[tuple[str, list[Row[tuple[object, ...]]]]]


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return empty_sqlite_url(tmp_path / "target") if request.param == "sqlite" else empty_postgres_url()


def furnish(store: OpenStore) -> None:
    """Something of everything."""
    store.open_table("t1", status="playing", options={"rounds": 6}, key=b"\0\xff", title="Żółw", waiting=[1])
    store.write(lambda c: people.create(c, PersonRecord("p1", "Ada", login="ada", password="hash")))
    store.write(lambda c: people.add_token(c, "token", "p1", 3, "device", "Firefox", "mark"))
    store.write(lambda c: tables.seat(c, SeatRecord("t1", 0, "person", "p1", "Ada", "", "hash")))
    store.append(Append("t1", [row(1, 0, "wish"), row(2, None)], snapshot=SnapshotRow(2, b"state" * 100, "ab")))
    store.write(lambda c: chats.say(c, "t1", "p1", None, "", "hello", 5))
    store.write(lambda c: chats.mute(c, "t1", "p1"))
    store.write(lambda c: chats.note(c, NoteRecord("t1", "p1", 1, "watch out")))
    store.write(lambda c: card_sets.keep(c, CardSetRecord("p1", "oilcity", "Box", {"own_plots": "[]"})))
    store.write(lambda c: outbox.put(c, NoticeRecord("p1", "t1", 0, 2, "your-turn", 9)))
    store.write(lambda c: rooms.create(c, RoomRecord("ROOMAB", "p1", "Class 7b", "values", 4)))
    store.write(lambda c: lessons.create(c, LessonRecord("t1", "ROOMAB", bell=9, locked=True, team_names=["Żubr", ""], results=b"{}")))
    store.write(lambda c: lessons.ban(c, BanRecord("t1", "p2", "device", "address")))
    store.write(lambda c: debriefs.keep(c, DebriefRecord("t1", "ready", 7, 7, b"[]", 5)))
    store.write(lambda c: lessons.offer(c, RelayRecord("t1", 0, "code", "token", 9, "p1")))
    store.write(lambda c: seatings.add(c, SeatingRecord("t1", 0, 5, 1, 1, "bot", "", "", "person", "p1", "Ada", "", "p1", "Ada")))
    store.write(lambda c: standing_orders.give(c, OrderRecord("t1", 0, "bid-up-to", "p1", {"most": 40})))
    store.write(lambda c: operators.offer(c, "link", 9))
    store.write(lambda c: operators.accept(c, "link", "p1", 5))
    store.write(lambda c: leases.beat(c, "a"))
    store.write(lambda c: leases.take(c, "t1", "a", 1000))
    store.write(lambda c: forwarded_moves.send(c, "t1", "a", "b", b"body", 5))


def contents(store: OpenStore) -> Rows:
    return store.read(lambda c: [(table.name, list(c.execute(select(table).order_by(*table.primary_key)))) for table in KEPT])


def test_there_and_back_in_any_pair_of_databases(store: OpenStore, target: str, tmp_path: Path) -> None:
    furnish(store)
    file = tmp_path / "backup.db"
    store.run(backup(store.url, file))
    store.run(restore(file, target))
    store.write(lambda c: leases.gone(c, "a"))  # a copy has no owner
    again = OpenStore(target)
    assert contents(again) == contents(store)
    assert all(rows for _, rows in contents(again))
    assert again.read(lambda c: c.execute(select(processes)).all()) == []
    assert again.read(lambda c: forwarded_moves.inbox(c, "a")) == []
    again.close()


def test_life_goes_on_in_the_copy(store: OpenStore, target: str, tmp_path: Path) -> None:
    furnish(store)
    store.run(backup(store.url, tmp_path / "backup.db"))
    store.run(restore(tmp_path / "backup.db", target))
    again = OpenStore(target)
    assert again.append(batch("t1", 3)) == [None]
    assert again.write(lambda c: outbox.put(c, NoticeRecord("p1", "t1", 0, 3, "your-turn", 9)))
    assert len({notice.id for notice in again.write(lambda c: outbox.due(c, 10, 10))}) == 2
    with pytest.raises(Clash, match="only grows"):
        again.write(lambda c: c.exec_driver_sql("DELETE FROM entries"))
    again.close()


def test_a_backup_is_one_file_for_its_owner_only(store: OpenStore, tmp_path: Path) -> None:
    furnish(store)
    place = tmp_path / "backups"
    place.mkdir()
    store.run(backup(store.url, place / "backup.db"))
    assert os.listdir(place) == ["backup.db"]
    assert stat.S_IMODE((place / "backup.db").stat().st_mode) == 0o600
    with closing(sqlite3.connect(place / "backup.db")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert copy.execute("SELECT count(*) FROM entries").fetchall() == [(2,)]


def test_a_backup_while_people_play_is_one_moment(store: OpenStore, tmp_path: Path) -> None:
    for name in ("t1", "t2"):
        store.open_table(name)
    copies = [tmp_path / f"{number}.db" for number in range(5)]

    async def play_and_copy() -> None:
        done = asyncio.Event()

        async def play() -> None:
            n = 0
            while not done.is_set():
                n += 1
                await store.database.append(Append("t1", [row(n)], waiting=[n]))
                await store.database.append(Append("t2", [row(n)], waiting=[n]))

        playing = asyncio.create_task(play())
        for file in copies:
            await asyncio.sleep(0.05)
            await backup(store.url, file)
        done.set()
        await playing

    store.run(play_and_copy())
    for file in copies:
        copy = OpenStore(f"sqlite:///{file}")
        first, second = [copy.read(partial(tables.find, table=name)) for name in ("t1", "t2")]
        assert first is not None
        assert second is not None
        assert first.entries - second.entries in (0, 1)
        assert first.waiting == ([first.entries] if first.entries else [])  # none before the first entry
        assert [entry.n for entry in copy.read(lambda c: journals.entries(c, "t1"))] == list(range(1, first.entries + 1))
        copy.close()


def test_nothing_is_overwritten(store: OpenStore, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    with pytest.raises(FileExistsError):
        store.run(backup(store.url, file))
    assert file.read_text() == "precious"
    with pytest.raises(FileNotFoundError):
        store.run(backup(store.url, tmp_path / "no folder" / "backup.db"))


def test_only_an_empty_database_is_filled(store: OpenStore, target: str, tmp_path: Path) -> None:
    furnish(store)
    store.run(backup(store.url, tmp_path / "backup.db"))
    other = OpenStore(target)
    other.write(lambda c: people.create(c, PersonRecord("p9", "Zoe")))
    with pytest.raises(NotEmpty):
        other.run(restore(tmp_path / "backup.db", target))
    assert [name for name, rows in contents(other) if rows] == ["people"]
    other.close()


@pytest.mark.thorough
def test_a_failed_backup_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "other.db").write_bytes(b"not a database, but as long as one" * 100)
    (tmp_path / "empty.db").touch()
    before = sorted(os.listdir(tmp_path))
    for url, complaint in [
        (f"sqlite:///{tmp_path}/nowhere.db", BadAddress),
        (f"sqlite:///{tmp_path}/other.db", StoreDown),
        (f"sqlite:///{tmp_path}/empty.db", BadAddress),
        ("postgresql://magnat@127.0.0.1:1/none", StoreDown),
        (empty_postgres_url(), StoreDown),
    ]:
        with pytest.raises(complaint):
            asyncio.run(backup(url, tmp_path / "backup.db"))
    assert sorted(os.listdir(tmp_path)) == before


def test_what_is_no_backup_is_refused(tmp_path: Path, target: str) -> None:
    (tmp_path / "text.db").write_text("hello " * 1000)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    for name, complaint in [("text.db", StoreDown), ("other.db", BadAddress), ("nowhere.db", BadAddress)]:
        with pytest.raises(complaint):
            asyncio.run(restore(tmp_path / name, target))
    assert not (tmp_path / "target").exists()


@pytest.mark.thorough
def test_a_backup_of_many_rows_goes_in_portions(tmp_path: Path) -> None:
    store = OpenStore(postgres_url())
    store.open_table("t1")
    store.append(batch("t1", *range(1, 2101)))
    store.run(backup(store.url, tmp_path / "backup.db"))
    store.close()
    copy = OpenStore(f"sqlite:///{tmp_path}/backup.db")
    assert [entry.n for entry in copy.read(lambda c: journals.entries(c, "t1"))] == list(range(1, 2101))
    copy.close()
