"""The schema: revisions and metadata agree, on both databases, however many processes start at once."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from magnat.store import chats, journals, migrate
from magnat.store.database import Database
from magnat.store.errors import Clash, Overtaken, StoreDown
from magnat.store.records import Append, EntryRow
from magnat.store.schema import NEWEST, metadata
from tests.databases import empty_postgres_url, empty_sqlite_url, server
from tests.store.first_schema import first_schema
from tests.store.open_store import OpenStore

OPENER = """
import asyncio, sys
from magnat.store.database import Database

async def open_and_close():
    await (await Database.open(sys.argv[1])).close()

asyncio.run(open_and_close())
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Without any schema yet."""
    return empty_sqlite_url(tmp_path / "a folder" / "100% new") if request.param == "sqlite" else empty_postgres_url()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def test_the_revisions_make_what_the_metadata_says(store: OpenStore) -> None:
    assert store.write(differences) == []
    assert store.read(migrate.version) == NEWEST == ScriptDirectory(str(migrate.FOLDER)).get_current_head()


def test_opening_twice_changes_nothing(url: str) -> None:
    first = OpenStore(url)
    first.open_table("t1")
    first.close()
    second = OpenStore(url)
    assert second.write(differences) == []
    assert second.read(lambda c: c.execute(text("SELECT count(*) FROM tables")).scalar()) == 1
    second.close()


def test_many_may_open_an_empty_database_at_once(url: str) -> None:
    async def all_open() -> list[str | None]:
        opened = await asyncio.gather(*(Database.open(url) for _ in range(4)))
        versions = [await database.read(migrate.version) for database in opened]
        await asyncio.gather(*(database.close() for database in opened))
        return versions

    assert asyncio.run(all_open()) == [NEWEST] * 4


@pytest.mark.thorough
def test_several_processes_may_start_at_once(url: str) -> None:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    started = [subprocess.Popen([sys.executable, "-c", OPENER, url], env=surroundings, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(process.communicate()[1], process.returncode) for process in started] == [("", 0)] * 3
    store = OpenStore(url)
    assert store.write(differences) == []
    store.close()


def test_a_database_of_a_newer_magnat_is_left_alone(url: str) -> None:
    store = OpenStore(url)
    store.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    store.close()
    with pytest.raises(StoreDown, match=r"9999.*newer"):
        asyncio.run(Database.open(url))


@pytest.mark.thorough
def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    postgres = empty_postgres_url()
    server().statement("CREATE TABLE recipes (name TEXT)", postgres.rsplit("/", 1)[1])
    for url in (f"sqlite:///{tmp_path}/recipes.db", postgres):
        with pytest.raises(StoreDown, match="another program"):
            asyncio.run(Database.open(url))
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_database_of_the_first_schema_keeps_its_journals(url: str) -> None:
    """Rows that revision 0001 wrote are read by today's store, are still append-only, and still know the ids of their messages."""
    first_schema(url)
    store = OpenStore(url)
    assert store.read(migrate.version) == NEWEST
    assert store.write(differences) == []
    entries = store.read(lambda c: journals.entries(c, "t1"))
    assert entries == [EntryRow(1, b'{"n":1}', b"[]", 5, 0, "a1"), EntryRow(2, b'{"n":2}', b"[]", 6, None, None)]
    assert store.read(lambda c: journals.find_message(c, "t1", 0, "a1")) == 1
    assert [line.company for line in store.read(lambda c: chats.said(c, "t1"))] == ["", "1"]
    for statement in ("UPDATE entries SET facts = line", "DELETE FROM entries"):
        with pytest.raises(Clash, match="only grows"):
            store.write(lambda c, it=statement: c.execute(text(it)))  # type: ignore[misc]
    (twice,) = store.append(Append("t1", [EntryRow(3, b'{"n":3}', b"[]", 7, 0, "a1")]))
    assert isinstance(twice, Overtaken)
    store.close()
