"""Kill -9 at random moments during play, again and again, and count afterwards what is stored.

`python -m tests.hosting.kill --db sqlite --until 1000` is the long run, in pieces that add to docs/proof; the tests make a few kills.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from tests.databases import PostgresServer, sqlite_url
from tests.hosting.lasting import Client, come_in, insist
from tests.hosting.player import Person, Plain
from tests.hosting.proof import Found, Proof, go_on, pieces
from tests.hosting.server import Server
from tests.hosting.stored import counted
from tests.patience import PATIENCE_S

What = Literal["everything", "child", "one-of-two"]


class Group:
    """The people of one table. When their game is over they set up the next."""

    def __init__(self, server: Server, game: str, seats: int, options: Plain, dice: random.Random) -> None:
        self.server = server
        self.game = game
        self.seats = seats
        self.options = options
        self.dice = dice
        self.people: list[Person] = []
        self.clients: list[Client] = []

    async def play(self) -> None:
        self.people = [await come_in(self.server.api, f"{self.game}-{index}") for index in range(2)]
        while True:
            code = await self.set_up()
            clients = [Client(person, code, random.Random(self.dice.random())) for person in self.people]
            self.clients += clients
            await asyncio.gather(*(client.keep_playing() for client in clients))

    async def set_up(self) -> str:
        host, bots = self.people[0], ["clerk"] * (self.seats - 2)
        wish = {"game": self.game, "seats": self.seats, "options": self.options, "bots": bots, "bot_pause": 20}
        opened = await insist(host, "/tables", wish)
        code: str = opened["table"]["code"]
        for person in self.people[1:]:
            await insist(person, f"/tables/{code}/join")
        await insist(host, f"/tables/{code}/start", unless="already-started")
        return code

    def reached(self) -> tuple[int, int]:
        """The game they are playing, and the last entry that anybody heard of."""
        return len(self.clients), max((client.n for client in self.clients[-2:]), default=0)

    async def leave(self) -> None:
        for client in self.clients:
            await client.hang_up()
        for person in self.people:
            await person.http.aclose()


class Outcome(Struct):
    """What was done, and what was found in the database afterwards."""

    kills: int = 0
    in_play: int = 0
    """Kills before which somebody had been answered since the previous one."""
    tables: int = 0
    finished: int = 0
    acknowledged: int = 0
    resent: int = 0
    entries: int = 0
    slowest: float = 0.0
    """Seconds from a kill until the server answered again."""
    took: list[float] = []
    """Seconds from a move until it was answered, for each."""
    faults: list[str] = []

    def line(self) -> str:
        return (
            f"{self.kills} kills ({self.in_play} of them in play), {self.tables} tables ({self.finished} played to the end), "
            f"{self.entries} entries, {self.acknowledged} inputs acknowledged, {self.resent} sent again, "
            f"back after {self.slowest:.1f} s at most, answered after {self.late():.1f} s at most, {len(self.faults)} faults"
        )

    def late(self) -> float:
        return max(self.took, default=0.0)

    def found(self) -> Found:
        names = ("kills", "in_play", "tables", "finished", "entries", "acknowledged", "resent")
        counts = {name.replace("_", " "): int(getattr(self, name)) for name in names}
        return Found(counts, {"back": round(self.slowest, 2), "answered": round(self.late(), 2)}, self.faults)


class Killer:
    """Lets groups play, and kills the server or a part of it."""

    def __init__(self, server: Server, what: What, dice: random.Random) -> None:
        self.server = server
        self.what = what
        self.dice = dice
        self.outcome = Outcome()
        plans: list[tuple[str, int, Plain]] = [("mcmulti", 3, {"round_limit": 8}), ("africa", 3, {"round_limit": 3}), ("oilcity", 9, {})]
        self.groups = [Group(server, game, seats, options, random.Random(dice.random())) for game, seats, options in plans]

    async def run(self, times: int) -> None:
        tasks = [asyncio.create_task(group.play()) for group in self.groups]
        try:
            for _ in range(times):
                before = self.acknowledged()
                await self.moment(before)
                self.outcome.kills += 1
                self.outcome.in_play += self.acknowledged() > before
                started = time.monotonic()
                await asyncio.to_thread(self.strike)
                self.outcome.slowest = max(self.outcome.slowest, time.monotonic() - started)
                look_at(tasks)
                if self.outcome.kills % 20 == 0:
                    print(self.outcome.kills, "kills,", self.acknowledged(), "inputs acknowledged", flush=True)
            await self.all_go_on(tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for group in self.groups:
                await group.leave()

    async def moment(self, before: int) -> None:
        """Some time after the server answers, or, as always the first time, shortly after somebody's move was acknowledged."""
        if self.outcome.kills and self.dice.random() < 0.5:
            await asyncio.sleep(self.dice.uniform(0.05, 1.5))
        else:
            await until(lambda: self.acknowledged() > before)
            await asyncio.sleep(self.dice.uniform(0, 0.3))

    def strike(self) -> None:
        if self.what == "everything":
            self.server.kill()
            self.server.start()
            return
        children = self.server.children()
        victim = self.dice.choice(children)
        os.kill(victim, signal.SIGKILL)
        end = time.monotonic() + PATIENCE_S
        while len(new := self.server.children()) < len(children) or victim in new or not self.server.answers():
            assert time.monotonic() < end, "the supervisor did not start it again"
            time.sleep(0.05)

    async def all_go_on(self, tasks: list[asyncio.Task[None]]) -> None:
        """After the last start every table makes progress."""
        before = [group.reached() for group in self.groups]

        def moved() -> bool:
            look_at(tasks)
            return all(group.reached() > old for group, old in zip(self.groups, before, strict=True))

        await until(moved)

    def clients(self) -> list[Client]:
        return [client for group in self.groups for client in group.clients]

    def acknowledged(self) -> int:
        return sum(len(client.answered) for client in self.clients())


def look_at(tasks: list[asyncio.Task[None]]) -> None:
    """A fault that a client noticed ends the run."""
    for task in tasks:
        if task.done():
            task.result()


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end, "nothing happens any more"
        await asyncio.sleep(0.01)


def kill(db: str, folder: Path, times: int, seed: int, what: What = "everything") -> Outcome:
    """Plays, kills, and looks at what is stored."""
    server = Server(db, folder / "server.log", arguments=("--workers", "2") if what == "one-of-two" else ())
    server.start()
    killer = Killer(server, what, random.Random(seed))
    try:
        asyncio.run(killer.run(times))
    finally:
        server.stop()
    outcome, clients = killer.outcome, killer.clients()
    outcome.acknowledged = killer.acknowledged()
    outcome.resent = sum(client.resent for client in clients)
    outcome.took = [seconds for client in clients for seconds in client.took]
    for code in dict.fromkeys(client.code for client in clients):
        found = counted(db, folder, code, [client for client in clients if client.code == code])
        outcome.tables += 1
        outcome.finished += found.over
        outcome.entries += found.entries
        outcome.faults += found.faults
    return outcome


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """A new database; PostgreSQL with fsync."""
    if kind == "sqlite":
        yield sqlite_url(folder)
        return
    postgres = PostgresServer(durable=True)
    try:
        yield postgres.database("template0")
    finally:
        postgres.remove()


KINDS: dict[str, list[What]] = {"sqlite": ["everything", "child"], "postgresql": ["one-of-two", "everything"]}
PIECE = 20


def once(db: str, times: int, seed: int, what: What) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="magnat-kill-") as folder, database(db, Path(folder)) as url:
        outcome = kill(url, Path(folder), times, seed, what)
    print(f"{db}, {what}: {outcome.line()}", flush=True)
    return outcome


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--times", type=int, default=PIECE, help="kills of one server before what is stored is looked at")
    ask.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    ask.add_argument("--what", choices=["everything", "child", "one-of-two"])
    ask.add_argument("--seed", type=int)
    pieces(ask)
    asked = ask.parse_args()

    def work(seed: int) -> Found:
        return once(asked.db, asked.times, seed, asked.what or KINDS[asked.db][seed % len(KINDS[asked.db])]).found()

    if asked.until:
        return 0 if go_on(Proof("kill", asked.report), asked.db, "kills", asked, work) else 1
    found = work(1 if asked.seed is None else asked.seed)
    print(*found.faults[:20], sep="\n")
    return 1 if found.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
