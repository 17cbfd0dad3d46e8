"""How quick a server is: a class of thirty with its watchers and a hundred small tables at once, and the loading of a long game.

The server runs in processes of its own, as people start it; the clients in this one.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from magnat.bots.registry import best
from magnat.games import registry
from magnat.games.registry import AnyGame
from magnat.kernel import playout
from magnat.kernel.dice import Dice
from magnat.lab.real_server import PATIENCE, Plain, call, memory, metric, person, put_in, served
from magnat.tables import journal
from magnat.tables.table import Table

FIGURES = (
    "tables", "connections", "inputs_per_s", "moves", "delivery_p50_ms", "delivery_p99_ms", "big_p50_ms", "big_p99_ms",
    "commit_p50_ms", "commit_p99_ms", "queue_wait_ms_per_s", "bytes_per_entry", "memory_mb", "open_entries", "open_ms",
)  # fmt: skip
"""In this order; the catalogues say what each one is (`cli-bench-server-...`)."""
WATCHERS = 10
SEED = 1
WINDOW = 400
"""Moves for which a 99th percentile is taken; the median of several such windows is told, so that one stall does not decide."""
TABLES_EACH = 10
"""Small tables that one guest sits at; and who watches one is a guest of others."""


class Load(msgspec.Struct, frozen=True):
    """What the server is asked to bear. `rate`: moves of people a second; `inputs`: entries a second in all, if that is what is wanted."""

    seconds: float = 60.0
    rate: float = 25.0
    pupils: int = 30
    small_tables: int = 100
    connections: int = 0  # at least this many: small tables get watchers
    inputs: float | None = None


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


# Tables with people


class Meter:
    """When each move was sent, and when the last watcher of its table had it."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}  # table and entry
        self.last: dict[tuple[str, int], float] = {}
        self.seen: dict[tuple[str, int], int] = {}

    def delays(self, tables: Mapping[str, int]) -> list[float]:
        """Milliseconds, of the moves that all connections of their table have received."""
        return [
            (self.last[key] - began) * 1000 for key, began in self.sent.items() if key[0] in tables and self.seen.get(key) == tables[key[0]]
        ]


class Client:
    """One connection. People move when they are told to; watchers only listen."""

    def __init__(self, meter: Meter, address: str, code: str, token: str, dice: random.Random) -> None:
        self.meter = meter
        self.address = address
        self.url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{code}/live"
        self.code = code
        self.token = token
        self.dice = dice
        self.position: Heard | None = None
        self.whole: Plain = None  # the position that the next change is put into
        self.bytes = 0
        self.entries = 0
        self.on_way: dict[str, float] = {}
        self.moves = 0
        self.socket: ClientConnection | None = None

    async def listen(self) -> None:
        async with connect(self.url, max_size=None, compression=None, open_timeout=PATIENCE) as self.socket:
            hello = {"type": "hello", "changes": True, **({"token": self.token} if self.token else {})}
            await self.socket.send(json.dumps(hello))
            async for text in self.socket:
                self.hear(HEARD.decode(text), text if isinstance(text, bytes) else text.encode(), time.perf_counter())

    def hear(self, heard: Heard, text: bytes, now: float) -> None:
        self.bytes += len(text)
        if heard.type == "told":
            key = (self.code, heard.n)
            self.meter.last[key] = now
            self.meter.seen[key] = self.meter.seen.get(key, 0) + 1
            self.entries += 1
        elif heard.type == "position":
            self.position, self.whole = heard, msgspec.json.decode(text)
        elif heard.type == "changed":
            self.whole = put_in(self.whole, msgspec.json.decode(text))
            self.position = msgspec.convert(self.whole, Heard)
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


def big_table(address: str, meter: Meter, dice: random.Random, pupils: int) -> list[Client]:
    """A class at the game with the most seats, and ten who watch."""
    game = max(registry.GAMES.values(), key=lambda it: max(it.seats))
    tokens = [person(address, f"Pupil {number}") for number in range(pupils)]
    code = call(f"{address}/api/v1/tables", {"game": game.name, "seats": pupils}, tokens[0])["table"]["code"]
    for token in tokens[1:]:
        call(f"{address}/api/v1/tables/{code}/join", {}, token)
    call(f"{address}/api/v1/tables/{code}/start", {}, tokens[0])
    return [Client(meter, address, code, token, dice) for token in [*tokens, *[""] * WATCHERS]]


def small_table(address: str, meter: Meter, dice: random.Random, number: int, token: str) -> Client:
    """One person among the best bots, at every game in turn."""
    games = list(registry.GAMES.values())
    game = games[number % len(games)]
    seats, bot = game.descriptor.usual_seats, best(game.name)
    wish = {"game": game.name, "seats": seats, "bots": [bot] * (seats - 1), "bot_pause": 2000, "visibility": "link"}
    code = call(f"{address}/api/v1/tables", wish, token)["table"]["code"]
    call(f"{address}/api/v1/tables/{code}/start", {}, token)
    return Client(meter, address, code, token, dice)


def small_tables(address: str, meter: Meter, dice: random.Random, count: int) -> list[Client]:
    guests = [person(address, f"Guest {number}") for number in range(0, count, TABLES_EACH)]
    return [small_table(address, meter, dice, number, guests[number // TABLES_EACH]) for number in range(count)]


def watchers(small: list[Client], wanted: int) -> list[Client]:
    """People who look at the tables of others, evenly spread."""
    tokens = list(dict.fromkeys(client.token for client in small))
    watched = [small[number % len(small)] for number in range(wanted)] if len(tokens) > 1 else []
    turns = [1 + number // len(small) for number in range(wanted)]
    others = [tokens[(tokens.index(it.token) + turn) % len(tokens)] for it, turn in zip(watched, turns, strict=False)]
    return [Client(it.meter, it.address, it.code, token, it.dice) for it, token in zip(watched, others, strict=True)]


class Pace:
    """How many moves a second people make: as many as they are told to or, if entries are what is wanted, as many as are missing."""

    def __init__(self, load: Load) -> None:
        self.inputs = load.inputs
        self.rate = load.rate if load.inputs is None else load.inputs / 2
        self.due = 0.0
        self.checked = 0.0
        self.entries = 0

    def is_due(self, now: float, entries: int) -> bool:
        if self.inputs is not None and now - self.checked >= 1:
            made = (entries - self.entries) / (now - self.checked)
            self.rate = max(1.0, self.rate + (self.inputs - made) / 2)
            self.checked, self.entries = now, entries
        if now < self.due:
            return False
        self.due = max(self.due + 1 / self.rate, now - 0.2)
        return True


async def play(address: str, process: int, load: Load) -> dict[str, float]:
    """People everywhere; bots and dice add their inputs."""
    meter, dice = Meter(), random.Random(SEED)
    big = await asyncio.to_thread(big_table, address, meter, dice, load.pupils)
    small = await asyncio.to_thread(small_tables, address, meter, dice, load.small_tables)
    clients = [*big, *small, *watchers(small, max(0, load.connections - len(big) - len(small)))]
    tasks = [asyncio.create_task(client.listen()) for client in clients]
    await asyncio.sleep(3 + len(clients) / 200)  # everybody is in, and the first positions are there
    meter.sent.clear()
    for client in clients:
        client.bytes = client.entries = 0
    before, waited = await asyncio.to_thread(counters, address), queue_wait_s(process)
    took = await move_people(big, small, Pace(load), meter, load.seconds, dice)
    after, waited = await asyncio.to_thread(counters, address), queue_wait_s(process) - waited
    await asyncio.sleep(1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    counts = Counter(client.code for client in clients)
    every, large = meter.delays(counts), meter.delays({big[0].code: len(big)})
    return {
        "tables": len(counts),
        "connections": len(clients),
        "inputs_per_s": round((after[ENTRIES] - before[ENTRIES]) / took, 1),
        "delivery_p50_ms": share(every, 0.5),
        "delivery_p99_ms": tail(every),
        "big_p50_ms": share(large, 0.5),
        "big_p99_ms": tail(large),
        "commit_p50_ms": from_buckets(before, after, 0.5),
        "commit_p99_ms": from_buckets(before, after, 0.99),
        "queue_wait_ms_per_s": round(waited * 1000 / took, 1),
        "bytes_per_entry": median([client.bytes / client.entries for client in clients if client.entries] or [0.0]),
        "moves": len(every),
    }


async def move_people(big: list[Client], small: list[Client], pace: Pace, meter: Meter, seconds: float, dice: random.Random) -> float:
    """The seconds that it took."""
    began, entries = time.perf_counter(), len(meter.last)
    while (now := time.perf_counter() - began) < seconds:
        while pace.is_due(now, len(meter.last) - entries):
            ready = [client for client in (big if dice.random() < len(big) / (len(big) + len(small)) else small) if client.ready()]
            if ready:
                await dice.choice(ready).move()
        await asyncio.sleep(0.002)
    return time.perf_counter() - began


# What the server itself has measured

ENTRIES = "magnat_entries_total"
BUCKET = re.compile(r'magnat_append_seconds_bucket{le="([^"]+)",[^}]*} (\S+)')


def counters(address: str) -> dict[str, float]:
    """Entries, and commits by how long they took at most (seconds, or +Inf)."""
    text = call(f"{address}/metrics")
    return {ENTRIES: metric(address, ENTRIES)} | {most: float(count) for most, count in BUCKET.findall(text)}


def from_buckets(before: dict[str, float], after: dict[str, float], part: float) -> float:
    """Milliseconds within which this part of the commits were durable, as exactly as the buckets tell."""
    counted = [(float(most), count - before.get(most, 0)) for most, count in after.items() if most != ENTRIES]
    wanted, least, below = part * counted[-1][1], 0.0, 0.0
    for most, count in counted:
        if count >= wanted and count > below:
            inside = 1.0 if most == float("inf") else (wanted - below) / (count - below)
            return round(1000 * (least if most == float("inf") else least + inside * (most - least)), 2)
        least, below = most, count
    return 0.0


def queue_wait_s(process: int) -> float:
    """Seconds that the process's threads were ready to run and waited for a processor, since they began."""
    waits = [path.read_text().split() for path in Path(f"/proc/{process}/task").glob("*/schedstat")]
    return sum(int(words[1]) for words in waits if len(words) > 1) / 1e9


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))], 2) if ordered else float("nan")


def tail(values: list[float]) -> float:
    """The 99th percentile, in the order of time: of several windows the middle one, if there are enough values for that."""
    count = max(1, len(values) // WINDOW)
    size = len(values) // count
    return round(median([share(values[at * size : (at + 1) * size], 0.99) for at in range(count)]), 2)


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


def measure(load: Load | None = None, entries: int = 2_000) -> dict[str, float]:
    """All figures; the server is stopped and its database removed afterwards."""
    with served_to_many() as (address, process):
        figures = loading_times(address, entries)
        figures |= asyncio.run(play(address, process, load or Load()))
        figures["memory_mb"] = memory(process)
    return {key: figures[key] for key in FIGURES}


def measure_load(load: Load) -> dict[str, float]:
    """The same without the loading of a long game, on a server of its own."""
    with served_to_many() as (address, process):
        figures = asyncio.run(play(address, process, load))
        figures["memory_mb"] = memory(process)
    return {key: figures[key] for key in FIGURES if key in figures}


@contextmanager
def served_to_many() -> Iterator[tuple[str, int]]:
    """A server, and as many open connections as this process may have."""
    import resource  # not on Windows, where no such bench runs

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    with tempfile.TemporaryDirectory() as name, served(Path(name)) as server:
        yield server
