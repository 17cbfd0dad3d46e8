"""Backups that are tried out: a file gets its name only if a restore of it gives back what was in the database."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from magnat.store import journals, verified_backup
from magnat.store.address import sqlite_url
from magnat.store.errors import StoreDown
from magnat.store.verified_backup import Differs, Sums, copied, summed
from tests.store.open_store import OpenStore, batch


def full(store: OpenStore) -> None:
    store.open_table("t1", status="playing", owner="somebody")
    store.append(batch("t1", 1, 2, 3))
    store.open_table("t2", options={"round_limit": 5, "names": "Żółć"})


def test_a_verified_backup_holds_everything_and_leaves_no_scraps(store: OpenStore, tmp_path: Path) -> None:
    full(store)
    folder = tmp_path / "kept"
    folder.mkdir()
    done = store.run(verified_backup.verified_backup(store.url, folder / "b.db"))
    assert (done.rows, done.bytes) == (2 + 4 + 3, (folder / "b.db").stat().st_size)
    assert [it.name for it in folder.iterdir()] == ["b.db"]
    copy = OpenStore(sqlite_url(folder / "b.db"))
    assert [row.n for row in copy.read(lambda c: journals.entries(c, "t1"))] == [1, 2, 3]
    copy.close()


def test_what_is_written_meanwhile_is_no_difference(store: OpenStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sums and copy are of one moment, although the game goes on between the two."""
    full(store)
    with ThreadPoolExecutor(1) as elsewhere:
        others = elsewhere.submit(OpenStore, store.url).result()
        moved: list[object] = []

        def then_somebody_moves(connection: Connection) -> Sums:
            found = summed(connection)
            moved.extend(elsewhere.submit(others.append, batch("t1", 4)).result())
            return found

        monkeypatch.setattr(verified_backup, "summed", then_somebody_moves)
        draft = tmp_path / "draft.db"
        draft.touch()
        expected = store.run(copied(store.url, draft))
        assert (moved, expected["entries"][0]) == ([None], 3)
        elsewhere.submit(others.close).result()
    copy = OpenStore(sqlite_url(draft))
    assert copy.read(summed) == expected
    copy.close()


@pytest.mark.parametrize(
    ("harm", "where"),
    [
        ("UPDATE tables SET title = 'other' WHERE id = 't1'", ["tables"]),
        ("UPDATE seats SET name = 'x' WHERE seat = 1", ["seats"]),
        ("DELETE FROM seats WHERE \"table\" = 't2' AND seat = 0", ["seats"]),
    ],
)
def test_a_copy_that_differs_gets_no_name(
    store: OpenStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: str, where: list[str]
) -> None:
    full(store)
    honest = copied

    async def harmed(url: str, draft: Path) -> Sums:
        expected = await honest(url, draft)
        with closing(sqlite3.connect(draft)) as copy, copy:
            copy.execute(harm)
        return expected

    monkeypatch.setattr(verified_backup, "copied", harmed)
    folder = tmp_path / "kept"
    folder.mkdir()
    with pytest.raises(Differs) as error:
        store.run(verified_backup.verified_backup(store.url, folder / "b.db"))
    assert error.value.tables == where
    assert list(folder.iterdir()) == []


def test_sums_see_every_value_and_no_order(store: OpenStore) -> None:
    full(store)
    before = store.read(summed)
    assert before["entries"][0] == 3
    store.write(lambda c: c.execute(text("UPDATE tables SET owner = 'another'")))
    assert store.read(summed) == before
    store.write(lambda c: c.execute(text("UPDATE tables SET reason = 'x' WHERE id = 't2'")))
    after = store.read(summed)
    assert {name for name in before if before[name] != after[name]} == {"tables"}


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreDown):
        asyncio.run(verified_backup.verified_backup(sqlite_url(tmp_path / "none.db"), tmp_path / "b.db"))
    assert list(tmp_path.iterdir()) == []
