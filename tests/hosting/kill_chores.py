"""Kill -9 in the middle of migrations, backups, restores and imports: each has happened as a whole or not at all, and can be done again.

`python -m tests.hosting.kill_chores --db sqlite --until 200` is the long run; the tests make a few kills.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, text

from magnat.server.lobby import archive
from magnat.server.table.stored_table import stored_table_by_code
from magnat.store import backup as backups
from magnat.store import migrate
from magnat.store.schema import NEWEST
from magnat.tables import replay
from magnat.tables.journal import read
from tests.databases import PostgresServer, empty_sqlite_url
from tests.hosting import chores
from tests.hosting.proof import Found, Proof, go_on, pieces
from tests.hosting.server import ROOT
from tests.store.first_schema import first_schema
from tests.store.open_store import OpenStore

GAMES = ("mcmulti/clerks-4", "africa/clerks-4", "oilcity/chaos-9")
Content = dict[str, list[tuple[Any, ...]]]


class Killed:
    """One database after another, each chore killed once on its way and then done again."""

    def __init__(self, folder: Path, new_url: Callable[[], str], games: Sequence[str], dice: random.Random) -> None:
        self.folder = folder
        self.games = games
        self.new_url = new_url
        self.dice = dice
        self.counts = dict.fromkeys(("kills", *(f"{name}s cut short" for name in chores.CHORES)), 0)
        self.faults: list[str] = []
        self.lasts = dict.fromkeys(chores.CHORES, 0.0)  # seconds, when nobody kills it
        self.filled = ""
        self.content: Content = {}

    def run(self, times: int) -> Found:
        self.fill()
        steps = [self.migration, self.backup, self.restore, self.bring]
        for n in range(times):
            steps[n % len(steps)](n)
        return Found(self.counts, {}, self.faults)

    def fill(self) -> None:
        """A database with a game of each kind, written without disturbance; it shows how long a chore takes."""
        self.filled = self.new_url()
        for game in self.games:
            self.measured("import", self.filled, golden(game))
        self.content = content(self.filled)
        self.measured("backup", self.filled, self.folder / "whole.db")
        self.measured("restore", self.new_url(), self.folder / "whole.db")
        old = self.new_url()
        first_schema(old)
        self.measured("migration", old, self.folder)

    def measured(self, chore: str, url: str, file: Path) -> None:
        began = time.monotonic()
        asyncio.run(chores.work(chore, url, file))
        self.lasts[chore] = max(self.lasts[chore], time.monotonic() - began)

    def strike(self, chore: str, url: str, file: Path) -> None:
        """Kills it at any moment of the time that it takes; one that was done already counts as a kill that came too late."""
        with started(chore, url, file) as process:
            begin(process)
            time.sleep(self.dice.uniform(0, self.lasts[chore]))
            os.killpg(process.pid, signal.SIGKILL)
            cut = process.wait() == -signal.SIGKILL
        self.counts["kills"] += cut
        self.counts[f"{chore}s cut short"] += cut

    def expect(self, true: bool, fault: str) -> None:
        if not true:
            self.faults.append(fault)

    def migration(self, _n: int) -> None:
        url = self.new_url()
        first_schema(url)
        self.strike("migration", url, self.folder)
        self.measured("migration", url, self.folder)
        with closing(OpenStore(url)) as store:
            self.expect(store.read(migrate.version) == NEWEST, "migration: not the newest schema")
            entries = store.read(lambda c: [tuple(it) for it in c.execute(text("SELECT n, line, seat FROM entries ORDER BY n"))])
        wanted = [(1, b'{"n":1}', 0), (2, b'{"n":2}', None)]
        self.expect([(n, bytes(line), seat) for n, line, seat in entries] == wanted, "migration: entries changed")

    def backup(self, n: int) -> None:
        file = self.folder / f"backup-{n}.db"
        self.strike("backup", self.filled, file)
        if file.exists():
            self.expect(self.restored(file) == self.content, "backup: the file of a killed backup is not whole")
            file.unlink()
        self.measured("backup", self.filled, file)
        self.expect(self.restored(file) == self.content, "backup: not what the database holds")
        file.unlink()

    def restored(self, file: Path) -> Content:
        url = self.new_url()
        self.measured("restore", url, file)
        return content(url)

    def restore(self, _n: int) -> None:
        url, file = self.new_url(), self.folder / "whole.db"
        self.strike("restore", url, file)
        after = content(url)
        if not any(after.values()):
            self.measured("restore", url, file)
            after = content(url)
        self.expect(after == self.content, "restore: neither empty nor whole")

    def bring(self, n: int) -> None:
        url, file = self.new_url(), golden(self.games[n // len(chores.CHORES) % len(self.games)])
        self.strike("import", url, file)
        before = journals(url)
        self.measured("import", url, file)
        after = journals(url)
        self.expect(len(after) == len(before) + 1, "import: not one table more")
        self.expect(all(replay.check(read(journal)) is None for journal in after), "import: a table is not whole")


def golden(game: str) -> Path:
    return ROOT / "tests/golden" / f"{game}.jsonl"


def started(chore: str, url: str, file: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.hosting.chores", chore, url, str(file)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, start_new_session=True)


def begin(process: subprocess.Popen[bytes]) -> None:
    """Once everything is loaded."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline().decode().strip() == chores.READY
    process.stdin.write(b"\n")
    process.stdin.flush()


def content(url: str) -> Content:
    """Everything that a backup keeps, row by row."""

    def look(connection: Connection) -> Content:
        found = {table.name: connection.execute(select(table).order_by(*table.primary_key)).all() for table in backups.KEPT}
        return {name: [tuple(row) for row in rows] for name, rows in found.items()}

    with closing(OpenStore(url)) as store:
        return store.read(look)


def journals(url: str) -> list[bytes]:
    """Every table as its owner would export it."""

    def look(connection: Connection) -> list[bytes]:
        codes = connection.execute(text("SELECT code FROM tables ORDER BY code")).scalars().all()
        found = [stored_table_by_code(connection, code) for code in codes]
        return [archive.exported(connection, stored) for stored in found if stored is not None]

    with closing(OpenStore(url)) as store:
        return store.read(look)


def once(db: str, times: int, seed: int, games: Sequence[str] = GAMES) -> Found:
    with tempfile.TemporaryDirectory(prefix="magnat-kill-") as name:
        folder = Path(name)
        if db == "sqlite":
            return Killed(folder, lambda: empty_sqlite_url(folder), games, random.Random(seed)).run(times)
        postgres = PostgresServer(durable=True)
        try:
            return Killed(folder, lambda: postgres.database("template0"), games, random.Random(seed)).run(times)
        finally:
            postgres.remove()


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--times", type=int, default=20, help="chores that are killed in one piece")
    ask.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    ask.add_argument("--seed", type=int, default=1)
    pieces(ask)
    asked = ask.parse_args()
    if asked.until:
        proof = Proof("chores", asked.report)
        return 0 if go_on(proof, asked.db, "kills", asked, lambda seed: once(asked.db, asked.times, seed)) else 1
    found = once(asked.db, asked.times, asked.seed)
    print(found.counts, *found.faults, sep="\n")
    return 1 if found.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
