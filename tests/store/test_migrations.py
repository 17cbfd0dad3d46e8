"""The schema: revisions and metadata agree, on both databases, however many processes start at once."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from magnat.store import migrate
from magnat.store.database import Database, StoreDown
from magnat.store.schema import NEWEST, metadata
from tests.databases import empty_postgres_url, server, sqlite_url
from tests.store.desk import Desk

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
    return sqlite_url(tmp_path / "a folder" / "100% new") if request.param == "sqlite" else empty_postgres_url()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def test_the_revisions_make_what_the_metadata_says(desk: Desk) -> None:
    assert desk.write(differences) == []
    assert desk.read(migrate.version) == NEWEST == ScriptDirectory(str(migrate.FOLDER)).get_current_head()


def test_opening_twice_changes_nothing(url: str) -> None:
    first = Desk(url)
    first.open_table("t1")
    first.close()
    second = Desk(url)
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


def test_several_processes_may_start_at_once(url: str) -> None:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    started = [subprocess.Popen([sys.executable, "-c", OPENER, url], env=surroundings, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(process.communicate()[1], process.returncode) for process in started] == [("", 0)] * 3
    desk = Desk(url)
    assert desk.write(differences) == []
    desk.close()


def test_a_database_of_a_newer_magnat_is_left_alone(url: str) -> None:
    desk = Desk(url)
    desk.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    desk.close()
    with pytest.raises(StoreDown, match=r"9999.*newer"):
        asyncio.run(Database.open(url))


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "recipes.db") as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    postgres = empty_postgres_url()
    server().statement("CREATE TABLE recipes (name TEXT)", postgres.rsplit("/", 1)[1])
    for url in (f"sqlite:///{tmp_path}/recipes.db", postgres):
        with pytest.raises(StoreDown, match="another program"):
            asyncio.run(Database.open(url))
    with sqlite3.connect(tmp_path / "recipes.db") as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
