"""Kill -9 at random moments during play, again and again, and count afterwards what is stored.

`python -m tests.hosting.kill --times 200 --db sqlite --what everything` is the long run; the tests make a few kills.
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

import httpx
from msgspec import Struct
from websockets.exceptions import WebSocketException

from tests.databases import PostgresServer, sqlite_url
from tests.hosting.player import Person, Plain, Seat
from tests.hosting.server import Server
from tests.hosting.stored import counted

What = Literal["everything", "child", "one-of-two"]
PATIENCE = 120.0
AGAIN = ("not-stored", "moving", "too-fast")
"""Answers after which the same message is sent again."""


class Client(Seat):
    """Plays at random, keeps every answer, and sends again what was not answered. Some moves are sent twice, some taken back."""

    def __init__(self, person: Person, code: str, dice: random.Random) -> None:
        super().__init__(person, code, dice)
        self.waiting: Plain | None = None
        self.sent_by: dict[str, int] = {}  # the seat of every id
        self.answered: dict[str, int] = {}  # id to entry
        self.denied: dict[str, str] = {}  # id to the error that ended it
        self.resent = 0

    async def keep_playing(self) -> None:
        """To the end of the game, however often the server dies."""
        while not self.over():
            try:
                if self.socket is None:
                    await self.connect()
                    if self.waiting is not None:
                        self.resent += 1
                        await self.send(self.waiting)
                await self.take(await self.hear())
            except (WebSocketException, OSError):
                self.socket = None
                await asyncio.sleep(0.05)
        await self.hang_up()

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def take(self, message: Plain) -> None:
        if message["type"] in ("done", "failed") and message.get("id") in self.sent_by:
            await self.note(message, message["id"])
        if self.waiting is None and message["type"] in ("position", "done", "failed"):
            await asyncio.sleep(self.dice.uniform(0, 0.05))
            await self.wish(self.next_move())

    async def note(self, message: Plain, number: str) -> None:
        """Every answer counts, also the second one to the same message."""
        if message["type"] == "done":
            assert self.answered.setdefault(number, message["n"]) == message["n"], f"{number} answered as {message['n']} too"
            assert number not in self.denied, f"{number} denied, then done"
        elif message["problem"]["error"] in AGAIN:
            await asyncio.sleep(0.2)
            if self.waiting is not None and self.waiting["id"] == number:
                await self.send(self.waiting)
            return
        else:
            assert number not in self.answered, f"{number} done, then denied: {message['problem']}"
            assert message["problem"]["error"] != "went-wrong", f"{number}: {message['problem']}"
            self.denied[number] = message["problem"]["error"]
        if self.waiting is not None and self.waiting["id"] == number:
            self.waiting = None

    def next_move(self) -> Plain | None:
        move = self.move()
        if move is not None and self.answered and self.dice.random() < 0.1:
            return {"type": "undo", "id": move["id"], "seat": move["seat"]}
        return move

    async def wish(self, move: Plain | None) -> None:
        if move is None:
            return
        self.waiting = move
        self.sent_by[move["id"]] = move["seat"]
        for _ in range(2 if self.dice.random() < 0.1 else 1):
            await self.send(move)


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
        self.people = [await come_in(self.server, f"{self.game}-{index}") for index in range(2)]
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
        """The game they are at, and its last entry that anybody heard of."""
        return len(self.clients), max((client.n for client in self.clients[-2:]), default=0)

    async def leave(self) -> None:
        for client in self.clients:
            await client.hang_up()
        for person in self.people:
            await person.http.aclose()


async def come_in(server: Server, name: str) -> Person:
    while True:
        person = Person(server.api, name)
        with contextlib.suppress(httpx.TransportError):
            return await person.come_in()
        await person.http.aclose()
        await asyncio.sleep(0.1)


async def insist(person: Person, path: str, body: Plain = None, unless: str = "") -> Plain:
    """Until the server answers; `unless` is what it says when an earlier attempt was successful."""
    while True:
        try:
            answer = await person.http.post(path, json={} if body is None else body)
        except httpx.TransportError:
            await asyncio.sleep(0.1)
            continue
        if answer.status_code != 503:
            assert answer.status_code < 300 or answer.json()["error"] == unless, f"{path}: {answer.status_code} {answer.text}"
            return answer.json()
        await asyncio.sleep(0.1)


class Outcome(Struct):
    """What was done, and what was found in the database afterwards."""

    kills: int = 0
    in_play: int = 0
    """Kills after which somebody had been answered since the one before."""
    tables: int = 0
    finished: int = 0
    acknowledged: int = 0
    resent: int = 0
    entries: int = 0
    slowest: float = 0.0
    """Seconds from a kill until the server answered again."""
    faults: list[str] = []

    def line(self) -> str:
        return (
            f"{self.kills} kills ({self.in_play} of them in play), {self.tables} tables ({self.finished} played to the end), "
            f"{self.entries} entries, {self.acknowledged} inputs acknowledged, {self.resent} sent again, "
            f"back after {self.slowest:.1f} s at most, {len(self.faults)} faults"
        )


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
        """Some time after the server answers, or shortly after somebody's move was acknowledged."""
        if self.dice.random() < 0.5:
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
        end = time.monotonic() + PATIENCE
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
    end = time.monotonic() + PATIENCE
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


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--times", type=int, default=10)
    ask.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    ask.add_argument("--what", choices=["everything", "child", "one-of-two"], default="everything")
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    with tempfile.TemporaryDirectory(prefix="magnat-kill-") as folder, database(asked.db, Path(folder)) as url:
        outcome = kill(url, Path(folder), asked.times, asked.seed, asked.what)
    for fault in outcome.faults[:20]:
        print(fault)
    print(f"{asked.db}, {asked.what}: {outcome.line()}")
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
