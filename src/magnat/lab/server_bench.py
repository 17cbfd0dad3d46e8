"""How quick a server is: a class of thirty with its watchers and a hundred small tables at once, and the loading of a long game.

The server runs in processes of its own, as people start it; the clients in this one.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from magnat.bots.registry import best
from magnat.games import registry
from magnat.games.registry import AnyGame
from magnat.kernel import playout
from magnat.kernel.dice import Dice
from magnat.tables import journal
from magnat.tables.table import Table

FIGURES = (
    "tables", "connections", "inputs_per_s", "moves", "delivery_p50_ms", "delivery_p99_ms", "big_p50_ms", "big_p99_ms",
    "memory_mb", "open_entries", "open_ms",
)  # fmt: skip
"""In this order; the catalogues say what each one is (`cli-bench-server-...`)."""
WATCHERS = 10
SEED = 1
PATIENCE = 60.0
Plain = Any  # JSON that the bench only passes on


class Choice(msgspec.Struct):
    do: str
    words: dict[str, Plain] = msgspec.field(name="with")


class Asked(msgspec.Struct):
    must: bool


class Heard(msgspec.Struct):
    """What the bench needs of any message; the rest is skipped."""

    type: str
    n: int = 0
    seat: int | None = None
    asked: list[Asked] = []
    choices: list[Choice] = []
    over: bool = False
    id: str | None = None


HEARD = msgspec.json.Decoder(Heard)


# The server and its plain HTTP side


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, int]]:
    """A server on a database of its own; its address and the id of its one server process."""
    command = [sys.executable, "-m", "magnat", "serve", "--host", "127.0.0.1", "--port", "0", "--db", f"sqlite:///{folder}/bench.db"]
    with (folder / "log").open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, start_new_session=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    try:
        address = awaited(folder / "log", process)
        yield address, int(Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()[0])
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


def awaited(log: Path, process: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text())
        if found:
            try:
                urllib.request.urlopen(f"{found.group()}/health", timeout=2).read()
                return found.group()
            except OSError:
                pass
        time.sleep(0.1)
    raise RuntimeError(f"the server did not start: {log.read_text()[-1000:]}")


def call(url: str, body: Plain = None, token: str = "", raw: bytes | None = None) -> Plain:
    """GET, or POST when there is a body."""
    data = raw if raw is not None else None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=PATIENCE) as answer:
        text = answer.read()
    return text.decode() if url.endswith("/metrics") else json.loads(text or b"null")


def metric(address: str, name: str) -> float:
    line = next(line for line in call(f"{address}/metrics").splitlines() if line.startswith(f"{name} "))
    return float(line.split()[1])


# Tables with people


class Meter:
    """When each move was sent, and when the last watcher of its table had it."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}  # table and entry
        self.last: dict[tuple[str, int], float] = {}
        self.seen: dict[tuple[str, int], int] = {}

    def delays(self, tables: dict[str, int]) -> list[float]:
        """Milliseconds, of the moves that all connections of their table have received."""
        return [
            (self.last[key] - began) * 1000 for key, began in self.sent.items() if key[0] in tables and self.seen.get(key) == tables[key[0]]
        ]


class Client:
    """One connection. People move when they are told to; watchers only listen."""

    def __init__(self, meter: Meter, address: str, code: str, token: str, dice: random.Random) -> None:
        self.meter = meter
        self.url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{code}/live"
        self.code = code
        self.token = token
        self.dice = dice
        self.position: Heard | None = None
        self.on_way: dict[str, float] = {}
        self.moves = 0
        self.socket: ClientConnection | None = None

    async def listen(self) -> None:
        async with connect(self.url, max_size=None, compression=None, open_timeout=PATIENCE) as self.socket:
            hello = {"type": "hello", **({"token": self.token} if self.token else {})}
            await self.socket.send(json.dumps(hello))
            async for text in self.socket:
                self.hear(HEARD.decode(text), time.perf_counter())

    def hear(self, heard: Heard, now: float) -> None:
        if heard.type == "told":
            key = (self.code, heard.n)
            self.meter.last[key] = now
            self.meter.seen[key] = self.meter.seen.get(key, 0) + 1
        elif heard.type == "position":
            self.position = heard
        elif heard.type == "done" and heard.id in self.on_way:
            self.meter.sent[(self.code, heard.n)] = self.on_way.pop(heard.id)
        elif heard.type == "failed":
            self.on_way.pop(heard.id or "", None)

    def ready(self) -> bool:
        it = self.position
        return it is not None and not self.on_way and bool(it.choices) and any(one.must for one in it.asked)

    async def move(self) -> None:
        assert self.position is not None
        assert self.socket is not None
        choice = self.dice.choice(self.position.choices)
        self.moves += 1
        number, seat, self.position = f"m{self.moves}", self.position.seat, None
        message = json.dumps({"type": "act", "id": number, "seat": seat, "do": choice.do, "with": choice.words})
        self.on_way[number] = time.perf_counter()
        await self.socket.send(message)


def person(address: str, name: str) -> str:
    return str(call(f"{address}/api/v1/people", {"name": name})["token"])


def big_table(address: str, meter: Meter, dice: random.Random, pupils: int) -> list[Client]:
    """A class at the game with the most seats, and ten who watch."""
    game = max(registry.GAMES.values(), key=lambda it: max(it.seats))
    tokens = [person(address, f"Pupil {number}") for number in range(pupils)]
    code = call(f"{address}/api/v1/tables", {"game": game.name, "seats": pupils}, tokens[0])["table"]["code"]
    for token in tokens[1:]:
        call(f"{address}/api/v1/tables/{code}/join", {}, token)
    call(f"{address}/api/v1/tables/{code}/start", {}, tokens[0])
    return [Client(meter, address, code, token, dice) for token in [*tokens, *[""] * WATCHERS]]


def small_table(address: str, meter: Meter, dice: random.Random, number: int) -> Client:
    """One person among the best bots, at every game in turn."""
    games = list(registry.GAMES.values())
    game = games[number % len(games)]
    seats, bot = game.descriptor.usual_seats, best(game.name)
    token = person(address, f"Guest {number}")
    wish = {"game": game.name, "seats": seats, "bots": [bot] * (seats - 1), "bot_pause": 2000}
    code = call(f"{address}/api/v1/tables", wish, token)["table"]["code"]
    call(f"{address}/api/v1/tables/{code}/start", {}, token)
    return Client(meter, address, code, token, dice)


async def play(address: str, seconds: float, rate: float, pupils: int, small_tables: int) -> dict[str, float]:
    """People everywhere, making about `rate` moves a second; bots and dice add theirs."""
    meter, dice = Meter(), random.Random(SEED)
    big = await asyncio.to_thread(big_table, address, meter, dice, pupils)
    small = [await asyncio.to_thread(small_table, address, meter, dice, number) for number in range(small_tables)]
    clients = [*big, *small]
    tasks = [asyncio.create_task(client.listen()) for client in clients]
    await asyncio.sleep(3)  # everybody is in, and the first positions are there
    before, began, due = await asyncio.to_thread(metric, address, "magnat_entries_total"), time.perf_counter(), 0.0
    meter.sent.clear()
    while (now := time.perf_counter() - began) < seconds:
        if now >= due:
            ready = [client for client in (big if dice.random() < 0.4 else small) if client.ready()]
            if ready:
                await dice.choice(ready).move()
            due = max(due + 1 / rate, now - 1)
        await asyncio.sleep(0.002)
    made = await asyncio.to_thread(metric, address, "magnat_entries_total") - before
    await asyncio.sleep(1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    counts = {client.code: 1 for client in small} | {big[0].code: len(big)}
    every, large = meter.delays(counts), meter.delays({big[0].code: len(big)})
    return {
        "tables": len(counts),
        "connections": len(clients),
        "inputs_per_s": round(made / seconds, 1),
        "delivery_p50_ms": share(every, 0.5),
        "delivery_p99_ms": share(every, 0.99),
        "big_p50_ms": share(large, 0.5),
        "big_p99_ms": share(large, 0.99),
        "moves": len(every),
    }


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))], 2) if ordered else float("nan")


# Loading a table


def long_game(entries: int) -> str:
    """The journal of a random game with at least this many entries: of the first game on the shelf that lasts that long."""
    tables = (random_game(game, entries) for game in registry.GAMES.values())
    return journal.write(next(table.journal for table in tables if table.journal.last() >= entries))


def random_game(game: AnyGame, entries: int) -> Table:
    """A game with at most this many entries."""
    table, dice = Table.create(game, game.descriptor.usual_seats, game.settings({}, simulated=True)), Dice(SEED)
    while table.journal.last() < entries and not table.agenda().over:
        given = playout.random_input(table.rules, table.state, dice)
        assert given is not None
        if given.action is None:
            table.roll(given.outcome, playout.due(table.agenda(), given.key, given.about))
        else:
            table.act(given.seat, given.action)
    return table


def loading_times(address: str, entries: int) -> dict[str, float]:
    """The server's own measure of loading a table that is not in memory."""
    token, text = person(address, "Archivist"), long_game(entries)
    times = []
    for _ in range(5):
        code = call(f"{address}/api/v1/journals", token=token, raw=text.encode())["code"]
        for seat in range(journal.read(text.encode()).header.seats):
            call(f"{address}/api/v1/tables/{code}/join", {"seat": seat}, token)
        call(f"{address}/api/v1/tables/{code}/close", {"reason": "bench"}, token)
        before = metric(address, "magnat_open_seconds_sum")
        call(f"{address}/api/v1/tables/{code}/position?seat=-1", token=token)
        times.append((metric(address, "magnat_open_seconds_sum") - before) * 1000)
    return {"open_ms": round(median(times), 2), "open_entries": text.count("\n") - 1}


def memory(process: int) -> float:
    """Peak memory in megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return round(int(re.findall(r"VmHWM:\s+(\d+)", status)[0]) / 1024, 1)


def measure(seconds: float = 30.0, rate: float = 15.0, entries: int = 2_000, pupils: int = 30, small_tables: int = 100) -> dict[str, float]:
    """All figures; the server is stopped and its database removed afterwards."""
    import resource  # not on Windows, where no such bench runs

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    with tempfile.TemporaryDirectory() as name, served(Path(name)) as (address, process):
        figures = loading_times(address, entries)
        figures |= asyncio.run(play(address, seconds, rate, pupils, small_tables))
        figures["memory_mb"] = memory(process)
    return {key: figures[key] for key in FIGURES}
