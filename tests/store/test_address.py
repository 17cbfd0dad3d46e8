"""Addresses of databases: good ones open, bad ones are refused with a word about why, and passwords are never shown."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from magnat.store.address import PostgresAddress, SqliteAddress, each_host, parse, sqlite_url
from magnat.store.database import BadAddress, Database, StoreDown
from tests.databases import server
from tests.store.open_store import OpenStore


def complaint(url: str) -> BadAddress | StoreDown:
    try:
        asyncio.run(Database.open(url))
    except (BadAddress, StoreDown) as error:
        assert error.detail
        return error
    raise AssertionError(f"{url} was opened")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "magnat",
        "/tmp/magnat.db",
        "sqlite",
        "sqlite:",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///a\0b",
        "sqlite+aiosqlite:///a.db",
        "mysql://root:geheim@127.0.0.1/magnat",
        "http://127.0.0.1/",
        "postgresql:magnat",
        "postgresql://",
        "postgresql://magnat:geheim@127.0.0.1:port/magnat",
        "postgresql://magnat:geheim@127.0.0.1:99999/magnat",
        "postgresql://magnat:geheim@[::1/magnat",
        "postgresql://magnat:geheim@127.0.0.1:1,127.0.0.1:port/magnat",
        "postgresql://magnat:geheim@127.0.0.1/magnat?sslmode=perhaps",
        "💥",
    ],
)
def test_nonsense_is_no_address(url: str) -> None:
    refused = complaint(url)
    assert isinstance(refused, BadAddress)
    assert "geheim" not in str(refused)


def test_a_server_that_is_not_there() -> None:
    refused = complaint("postgresql://magnat:geheim@127.0.0.1:1/magnat")
    assert isinstance(refused, StoreDown)
    assert "geheim" not in str(refused)


@pytest.mark.thorough
def test_a_database_that_is_not_there() -> None:
    refused = complaint(server().url("nowhere"))
    assert isinstance(refused, StoreDown)
    assert "nowhere" in refused.detail


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert isinstance(complaint(sqlite_url(tmp_path)), BadAddress)


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert isinstance(complaint(sqlite_url(tmp_path / "file" / "magnat.db")), StoreDown)


def test_another_kind_of_file_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 500)
    assert isinstance(complaint(sqlite_url(tmp_path / "letter.txt")), StoreDown)
    assert (tmp_path / "letter.txt").read_text() == "Dear Ada, " * 500


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    store = OpenStore(sqlite_url(tmp_path / "new" / "folder" / "magnat.db"))
    store.open_table("t1")
    folder = tmp_path / "new" / "folder"
    assert {stat.S_IMODE((folder / name).stat().st_mode) for name in os.listdir(folder)} == {0o600}
    store.close()
    assert os.listdir(folder) == ["magnat.db"]


@pytest.mark.parametrize("name", ["with space.db", "100%.db", "who?.db", "a#b.db", "żółw.db", "it's.db", "a&b=c.db"])
def test_any_file_name_will_do(tmp_path: Path, name: str) -> None:
    store = OpenStore(f"sqlite:///{tmp_path}/{name}")
    store.open_table("t1")
    store.close()
    assert os.listdir(tmp_path) == [name]


def test_sqlite_is_durable_and_checks_its_references(tmp_path: Path) -> None:
    store = OpenStore(sqlite_url(tmp_path / "magnat.db"))
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    assert store.write(lambda c: [c.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]) == ["wal", 2, 1]
    store.close()


def test_all_spellings_of_an_address() -> None:
    for scheme in ("postgresql", "postgres", "postgresql+asyncpg"):
        assert parse(f"{scheme}://u:p@host:5432/name?sslmode=require") == PostgresAddress("postgresql://u:p@host:5432/name?sslmode=require")
    assert parse("postgresql:///name?host=/run/postgresql") == PostgresAddress("postgresql:///name?host=/run/postgresql")
    assert parse("sqlite:////var/lib/magnat.db") == SqliteAddress(Path("/var/lib/magnat.db"))
    assert parse("sqlite:///magnat.db") == SqliteAddress(Path.cwd() / "magnat.db")


def test_several_hosts_are_asked_one_after_the_other() -> None:
    """The first that is there and takes writes."""
    assert each_host("postgresql://m:a,b@one:1,[::1]:2,three/n?x=,") == [
        "postgresql://m:a,b@one:1/n?x=,",
        "postgresql://m:a,b@[::1]:2/n?x=,",
        "postgresql://m:a,b@three/n?x=,",
    ]
    assert each_host("postgresql:///n?host=/tmp") == ["postgresql:///n?host=/tmp"]
    url = server().database("template0")
    store = OpenStore(url.replace("@127.0.0.1:", "@127.0.0.1:1,127.0.0.1:"))
    store.open_table("t1")
    store.close()
    refused = complaint("postgresql://magnat:geheim@127.0.0.1:1,127.0.0.1:2/magnat")
    assert isinstance(refused, StoreDown)
    assert "geheim" not in str(refused)
