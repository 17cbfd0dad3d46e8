"""Disk full, database gone, locked, deleted: a clear message to the player, nothing corrupt, and the game goes on when it is back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from magnat.store.address import sqlite_url
from magnat.words.catalogue import words
from tests import plain_http
from tests.cli.command import Done, run, started
from tests.databases import PostgresServer
from tests.hosting.kill import until
from tests.hosting.lasting import Client, come_in, insist
from tests.hosting.server import Server, running
from tests.hosting.stored import counted

Act = Callable[[], None]
POLISH = words("pl").text("server-not-stored")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "magnat.db"


@pytest.fixture
def server(file: Path, tmp_path: Path) -> Iterator[Server]:
    with running(sqlite_url(file), tmp_path) as started:
        yield started


async def at_a_table(server: Server) -> Client:
    """A Pole against a bot, in a short game."""
    pole = await come_in(server.api, "Ewa", "pl")
    wish = {"game": "mcmulti", "seats": 2, "options": {"round_limit": 6}, "bots": ["clerk"], "bot_pause": 0}
    code = (await insist(pole, "/tables", wish))["table"]["code"]
    await insist(pole, f"/tables/{code}/start")
    return Client(pole, code, random.Random(7))


async def through_trouble(server: Server, fail: Act, mend: Act, check: Act) -> Client:
    """The store fails twice: first when the person moves, then at any moment. The game goes on both times."""
    client = await at_a_table(server)
    playing = asyncio.create_task(client.keep_playing())
    await until(lambda: len(client.answered) >= 3)
    await client.hold()
    before = len(client.answered)
    fail()
    try:
        client.free.set()
        await until(lambda: bool(client.troubles))
        assert len(client.answered) == before
        check()
    finally:
        mend()
    await until(lambda: len(client.answered) >= before + 3)
    fail()
    try:
        await asyncio.sleep(1)
    finally:
        mend()
    before = len(client.answered)
    await until(lambda: len(client.answered) >= before + 10)
    await until(server.answers)
    playing.cancel()
    await client.hang_up()
    await client.person.http.aclose()
    return client


def survived(server: Server, fail: Act, mend: Act, check: Act) -> None:
    """The same process goes on, the player has read why in Polish, and what is stored is what was said."""
    before = server.children()
    client = asyncio.run(through_trouble(server, fail, mend, check))
    assert {(problem["error"], problem["text"]) for problem in client.troubles} == {("not-stored", POLISH)}
    assert server.children() == before
    server.stop()
    found = counted(server.db, server.log.parent, client.code, [client])
    assert found.faults == []
    assert "Traceback" not in server.log.read_text()


def nothing_can_be_stored(server: Server) -> Act:
    """Over HTTP it is 503 with the same words; whoever is no longer known is answered in the browser's language."""

    def check() -> None:
        asked = plain_http.post(f"{server.api}/people", json={"name": "Jan"}, headers={"accept-language": "pl"})
        assert (asked.status_code, asked.json()) == (503, {"error": "not-stored", "text": POLISH})
        well = plain_http.get(f"{server.url}/health", headers={"accept-language": "pl"})
        assert (well.status_code, well.json()) == (503, {"error": "not-stored", "text": POLISH})

    return check


def nothing_can_be_read(server: Server) -> Act:
    def check() -> None:
        nothing_can_be_stored(server)()
        for url in (f"{server.url}/health", f"{server.api}/tables", f"{server.api}/tables/ABCDEF"):
            assert plain_http.get(url).status_code == 503

    return check


def sound(file: Path) -> bool:
    with contextlib.closing(sqlite3.connect(file)) as other:
        return other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


# SQLite


def test_a_full_disk(server: Server, file: Path) -> None:
    """No file of the server may grow, not even its log."""
    (child,) = server.children()

    def limit(most: int) -> None:
        resource.prlimit(child, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    survived(server, lambda: limit(0), lambda: limit(resource.RLIM_INFINITY), nothing_can_be_stored(server))
    assert sound(file)


def test_a_file_that_somebody_else_holds(server: Server, file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    survived(server, lambda: other.execute("BEGIN IMMEDIATE").close(), other.rollback, nothing_can_be_stored(server))
    other.close()
    assert sound(file)


def test_a_file_that_is_gone_and_comes_back(server: Server, file: Path) -> None:
    away = file.with_name("away.db")
    survived(server, lambda: os.rename(file, away), lambda: os.rename(away, file), nothing_can_be_read(server))
    assert sound(file)


def test_a_deleted_file_is_a_clear_error_and_no_crash_loop(server: Server, file: Path) -> None:
    before = server.children()

    async def play() -> list[str]:
        client = await at_a_table(server)
        playing = asyncio.create_task(client.keep_playing())
        await client.hold()
        for part in file.parent.glob("magnat.db*"):
            part.unlink()
        client.free.set()
        await until(lambda: len(client.troubles) > 2)
        playing.cancel()
        await client.hang_up()
        await client.person.http.aclose()
        return [problem["text"] for problem in client.troubles]

    assert set(asyncio.run(play())) == {POLISH}
    assert plain_http.get(f"{server.url}/health").status_code == 503
    assert server.children() == before
    assert "Traceback" not in server.log.read_text()


# PostgreSQL


def test_postgresql_stopped_and_killed_and_back(tmp_path: Path) -> None:
    postgres = PostgresServer(durable=True)
    ends = [postgres.kill, postgres.stop]

    def fail() -> None:
        ends.pop()()

    try:
        with running(postgres.database("template0"), tmp_path) as server:
            survived(server, fail, postgres.start, nothing_can_be_read(server))
    finally:
        postgres.remove()


# Starting


def refused(*words: str, how: Callable[..., Done] = run) -> str:
    """What `magnat serve` says when it does not start; never more than a line."""
    done = how("serve", "--host", "127.0.0.1", *words, MAGNAT_LANG="pl", COLUMNS="400")
    said = (done.stdout + done.stderr).strip()
    assert done.returncode == 2, said
    assert len(said.splitlines()) == 1, said
    return said


def test_a_second_server_on_the_same_file(server: Server) -> None:
    said = refused("--port", "0", "--db", server.db, how=started)
    assert said.startswith("Pliku ")
    assert "używa inny serwer Magnat" in said
    assert server.answers()


def test_a_second_server_on_a_link_to_the_same_file(server: Server, file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(file)
    assert "używa inny serwer Magnat" in refused("--port", "0", "--db", sqlite_url(link))
    assert server.answers()


@pytest.mark.parametrize("db", ["nonsense", "mysql://somebody@somewhere/db", "sqlite:///", "postgresql://somebody@127.0.0.1:1/db"])
def test_a_database_that_cannot_be_used(db: str) -> None:
    assert refused("--port", "0", "--db", db).startswith("Nie można użyć bazy danych: ")


def test_a_folder_and_a_file_that_are_no_database(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert refused("--port", "0", "--db", sqlite_url(folder)) == "Nie można użyć bazy danych: a folder, not a file: folder."
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear customer, " * 100)
    assert refused("--port", "0", "--db", sqlite_url(letter)) == "Nie można użyć bazy danych: file is not a database."
    assert letter.read_text() == "Dear customer, " * 100


def test_a_port_in_use(file: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert refused("--port", str(port), "--db", sqlite_url(file)).startswith(f"Nie można otworzyć portu {port}: ")
