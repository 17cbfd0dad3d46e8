"""`magnat serve --check`: what is wrong with a set-up, what to do about it, and nothing is changed."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from sqlalchemy import text

from magnat.server import checkup
from magnat.server.now import now_ms
from magnat.server.settings import DailyBackups, Settings, Smtp
from magnat.store.database import Database
from magnat.store.postgres import PostgresTransactions
from magnat.store.records import Append
from tests.cli.command import Done, run
from tests.databases import empty_postgres_url, empty_sqlite_url, postgres_url
from tests.server.app import running
from tests.store.open_store import OpenStore, row


def check(db: str, *more: str, lang: str = "en") -> Done:
    return run("serve", "--check", "--host", "127.0.0.1", "--port", "0", "--db", db, "--lang", lang, *more)


def keys(settings: Settings) -> dict[str, str]:
    return {it.key.removeprefix("check-"): it.grade for it in checkup.findings(settings)}


def test_a_good_set_up_passes_and_nothing_is_made(tmp_path: Path) -> None:
    done = check(f"sqlite:///{tmp_path}/new/magnat.db")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Nothing is wrong with this set-up.\n")
    assert list(tmp_path.iterdir()) == []


def test_it_speaks_three_languages_and_counts(tmp_path: Path) -> None:
    for lang, words in (("en", "One thing is wrong."), ("pl", "Jedna rzecz jest źle."), ("de", "Eine Sache ist falsch.")):
        done = check(empty_sqlite_url(tmp_path), "--public", "games.example.org", lang=lang)
        assert done.returncode == 1
        assert words in done.stdout
        assert "--public" in done.stdout


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    for db in ("oracle://x", "postgresql://nobody:secret@127.0.0.1:1/none"):
        done = check(db)
        assert (done.returncode != 0, "Traceback" in done.stdout + done.stderr, "secret" in done.stdout) == (True, False, False)
    (tmp_path / "text.db").write_text("no database at all, but long enough to be looked at " * 20)
    assert keys(Settings(db=f"sqlite:///{tmp_path}/text.db", port=0))["database"] == "wrong"


def test_a_database_of_a_newer_magnat(tmp_path: Path) -> None:
    db = empty_sqlite_url(tmp_path)
    store = OpenStore(db)
    store.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    store.close()
    assert keys(Settings(db=db, port=0))["database-newer"] == "wrong"


def test_a_server_at_work_is_noticed(tmp_path: Path) -> None:
    with running(empty_sqlite_url(tmp_path)) as server:
        found = keys(Settings(db=server.settings.db, port=server.settings.port))
    assert (found["database-here"], found["port-taken"]) == ("good", "wrong")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_clock_before_the_newest_move(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = empty_sqlite_url(tmp_path) if kind == "sqlite" else postgres_url()
    store = OpenStore(db)
    store.open_table("t1", status="playing")
    assert store.append(Append("t1", [row(1)])) == [None]
    store.close()
    assert "clock-behind" not in keys(Settings(db=db, port=0))
    monkeypatch.setattr(checkup, "now_ms", lambda: -600_000)
    assert keys(Settings(db=db, port=0))["clock-behind"] == "wrong"


@pytest.mark.thorough
def test_clocks_that_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    db = empty_postgres_url()
    found = keys(Settings(db=db, port=0))
    assert (found["clock"], found["database-upgrade"]) == ("good", "good")
    monkeypatch.setattr(checkup, "now_ms", lambda: now_ms() - 60_000)
    assert keys(Settings(db=db, port=0))["clock-apart"] == "wrong"
    asyncio.run(untouched(db))


async def untouched(db: str) -> None:
    """Looking has made no tables."""
    transactions = PostgresTransactions(db)
    assert await transactions.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").scalar()) == 0
    await transactions.close()


def test_a_full_disk_and_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    settings = Settings(db=empty_sqlite_url(tmp_path), port=0, backups=DailyBackups(str(tmp_path / "file")))
    monkeypatch.setattr(checkup, "disk", lambda _: (1, 10))
    found = keys(settings)
    assert (found["disk-little"], found["backups-not"]) == ("wrong", "wrong")


def test_addresses_and_proxies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = empty_sqlite_url(tmp_path)
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert keys(Settings(db=db, port=0, host="127.0.0.1", public="https://localhost"))["public"] == "good"
    assert keys(Settings(db=db, port=0, host="0.0.0.0", public="https://localhost"))["public-proxy"] == "warning"
    assert keys(Settings(db=db, port=0, public="http://192.0.2.7"))["public-plain"] == "warning"
    assert keys(Settings(db=db, port=0, public="https://games.example.org/magnat"))["public-bad"] == "wrong"
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.7")
    assert keys(Settings(db=db, port=0, host="0.0.0.0", public="https://localhost"))["public"] == "good"


def test_mail(tmp_path: Path) -> None:
    db = empty_sqlite_url(tmp_path)
    assert keys(Settings(db=db, port=0, smtp=Smtp(host="127.0.0.1")))["mail-sender"] == "wrong"
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        smtp = Smtp("127.0.0.1", closed.getsockname()[1], "plain", sender="magnat@example.org")
        assert keys(Settings(db=db, port=0, smtp=smtp))["mail-not"] == "wrong"


def test_a_database_is_opened_by_nobody_else_meanwhile(tmp_path: Path) -> None:
    """A check may be made while the server runs: it takes no lock."""
    db = empty_sqlite_url(tmp_path)

    async def both() -> None:
        database = await Database.open(db)
        assert (await asyncio.to_thread(keys, Settings(db=db, port=0)))["database-here"] == "good"
        await database.close()

    asyncio.run(both())
