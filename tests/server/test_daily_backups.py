"""The daily backup: made by itself, tried out, and never at the expense of older ones."""

from __future__ import annotations

import asyncio
import re
import shutil
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from magnat.server.backups import worker
from magnat.server.backups.days import due_day, name_of, superfluous
from magnat.server.backups.worker import Order
from magnat.server.settings import DailyBackups
from magnat.store import verified_backup
from magnat.store.address import sqlite_url as file_url
from tests.databases import postgres_url, sqlite_url
from tests.plain_http import get
from tests.server.app import Person, played, running, started, until


def metrics_of(url: str) -> str:
    """Without the names of processes."""
    return re.sub(r'process="[^"]*",|,process="[^"]*"', "", get(f"{url}/metrics").text)


# Which are kept


def test_a_missed_backup_is_due_until_the_next_one_is() -> None:
    assert due_day(datetime(2026, 3, 2, 4, 0), 240) == date(2026, 3, 2)
    assert due_day(datetime(2026, 3, 2, 3, 59), 240) == date(2026, 3, 1)
    assert due_day(datetime(2026, 3, 2, 23, 0), 240) == date(2026, 3, 2)


def test_seven_days_and_four_weeks_are_kept() -> None:
    days = [date(2026, 3, 31) - timedelta(days=number) for number in range(60)]  # a Tuesday and before
    names = [f"magnat-{day}-0400.db" for day in days]
    gone = superfluous(names, "magnat", 7, 4)
    kept = [name for name in names if name not in gone]
    assert kept == [*names[:7], "magnat-2026-03-22-0400.db", "magnat-2026-03-15-0400.db"]
    assert superfluous(kept, "magnat", 7, 4) == []


def test_nothing_else_in_the_folder_is_touched() -> None:
    others = ["mine.db", "magnat.db", "magnat-2020-01-01.db", "other-2020-01-01-0400.db", "magnat-2020-99-99-0400.db"]
    own = ["magnat-2026-01-02-0400.db", "magnat-2020-01-01-0400.db"]
    assert superfluous([*others, "magnat-2020-01-01-0400.db-wal", *own], "magnat", 1, 0) == own[1:]


def test_two_of_one_day_are_one_day() -> None:
    names = ["magnat-2026-01-02-0400.db", "magnat-2026-01-02-0901.db", "magnat-2026-01-01-0400.db"]
    assert superfluous(names, "magnat", 2, 0) == ["magnat-2026-01-02-0400.db"]


def test_files_are_named_after_their_database() -> None:
    assert name_of("sqlite:////data/club evening.db") == "club-evening"
    assert name_of("postgresql://me:secret@host:5432/games?ssl=require") == "games"
    assert "secret" not in name_of("postgresql://me:secret@host")


# A server that makes them


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_makes_its_backup_and_tries_it_out(kind: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "backups"
    db = sqlite_url(tmp_path) if kind == "sqlite" else postgres_url()
    with running(db, backups=DailyBackups(str(folder), rest=1_000)) as server:
        people = [Person(server, "Ada"), Person(server, "Ben")]
        code = started(people)
        n = played(people, code, 8)
        (file,) = until(lambda: list(folder.glob("*.db")), "the backup")
        until(lambda: 'magnat_backups_total{result="verified"} 1.0' in metrics_of(server.url), "the count")
        assert played(people, code, n + 2) >= n + 2
    assert (file.stat().st_mode & 0o777, folder.stat().st_mode & 0o777) == (0o600, 0o700)
    assert [it.name for it in folder.iterdir()] == [file.name]
    with running(file_url(file)) as other:
        assert Person(other, token=people[0].token).get("/me")["name"] == "Ada"


def test_a_day_has_one_backup_however_often_the_server_starts(tmp_path: Path) -> None:
    folder, db = tmp_path / "backups", sqlite_url(tmp_path)
    for _ in range(2):
        with running(db, backups=DailyBackups(str(folder), rest=1)) as server:
            until(lambda: list(folder.glob("*.db")), "the backup")
            assert "magnat_backups_total" in metrics_of(server.url)
    assert len(list(folder.glob("*.db"))) == 1


def test_a_failure_is_counted(tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("not a folder")
    with running(sqlite_url(tmp_path), backups=DailyBackups(str(tmp_path / "backups"), rest=1)) as server:
        until(lambda: 'magnat_backups_total{result="failed"} 1.0' in metrics_of(server.url), "the count")


# What the worker refuses


def order(tmp_path: Path) -> tuple[Order, list[Path]]:
    """A database, and old backups of which several would have to go."""
    db, folder = sqlite_url(tmp_path), tmp_path / "backups"
    with running(db):
        pass
    folder.mkdir()
    old = [folder / f"{name_of(db)}-2026-01-{day:02}-0400.db" for day in range(1, 13)]
    for file in old:
        file.write_text("good")
    return Order(db, DailyBackups(str(folder), days=2, weeks=0)), old


def test_a_verified_one_lets_the_oldest_go(tmp_path: Path) -> None:
    wanted, old = order(tmp_path)
    done = asyncio.run(worker.made(wanted))
    assert done.problem == ""
    assert sorted(it.name for it in Path(wanted.backups.folder).iterdir()) == sorted([old[-1].name, done.file])


def test_a_full_disk_costs_no_old_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, old = order(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10, 9, 1))
    done = asyncio.run(worker.made(wanted))
    assert "free space" in done.problem
    assert all(file.exists() for file in old)


def test_one_that_cannot_be_verified_costs_no_old_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, old = order(tmp_path)

    async def differs(*_: object) -> None:
        raise verified_backup.Differs(["entries"])

    monkeypatch.setattr(verified_backup, "verify", differs)
    done = asyncio.run(worker.made(wanted))
    assert done.problem.endswith("entries")
    assert sorted(Path(wanted.backups.folder).iterdir()) == old


def test_drafts_of_a_killed_worker_are_cleared_away(tmp_path: Path) -> None:
    wanted, _ = order(tmp_path)
    folder = Path(wanted.backups.folder)
    (folder / f".{name_of(wanted.db)}-2026-01-13-0400.db.abcd.tmp").write_text("half")
    (folder / f".{name_of(wanted.db)}-2026-01-13-0400.db.abcd.tmp.x").mkdir()
    other = folder / ".other-2026-01-13-0400.db.abcd.tmp"
    other.write_text("at work")
    asyncio.run(worker.made(wanted))
    assert list(folder.glob(".*")) == [other]
