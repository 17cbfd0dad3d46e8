"""How quick a server is: a class of thirty with console and wall and many small tables at once, and the loading of a long game.

The server runs in processes of its own, as people start it; the clients in this one.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from magnat.games import registry
from magnat.games.registry import AnyGame
from magnat.kernel import playout
from magnat.kernel.dice import Dice
from magnat.lab.load.client import Client
from magnat.lab.load.figures import ENTRIES, counters, from_buckets, processor_s, queue_wait_s, share, tail
from magnat.lab.load.house import House, Load
from magnat.lab.real_server import call, memory, metric, person, served
from magnat.tables import journal
from magnat.tables.table import Table

FIGURES = (
    "tables", "connections", "inputs_per_s", "moves", "unseen", "delivery_p50_ms", "delivery_p99_ms", "big_p50_ms", "big_p99_ms",
    "shown_p50_ms", "shown_p99_ms", "commit_p50_ms", "commit_p99_ms", "cpu_ms_per_input", "queue_wait_ms_per_s", "bench_lag_p99_ms",
    "bench_cpu_ms_per_s", "bytes_per_entry", "memory_mb", "open_entries", "open_ms",
)  # fmt: skip
"""In this order; the catalogues say what each one is (`cli-bench-server-...`)."""
PHONE = "phone_bytes_"
"""Before the name of a game: the bytes for whoever plays it."""
SEED = 1
LOOK_S = 0.005
LATE_MS = 1000.0
"""By then every screen says whom all wait for after a move, or it is counted as late."""
ANSWER_S = 10.0
"""After the last move, until everybody should have heard of it."""


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


class Lag:
    """How late this very process is: what it measures of the server can be no better than that."""

    def __init__(self) -> None:
        self.late: list[float] = []

    async def watch(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LOOK_S)
            self.late.append((time.perf_counter() - began - LOOK_S) * 1000)


async def play(address: str, process: int, load: Load) -> dict[str, float]:
    """People everywhere; bots and dice add their inputs."""
    house, lag = House(address, load, SEED), Lag()
    await asyncio.to_thread(house.set_up)
    clients, meter = house.clients, house.meter
    for client in clients:
        await client.line.open()
    await asyncio.sleep(3 + len(clients) / 200)  # everybody is in, and the first positions are there
    if refused := sum(client.line.lost for client in clients):
        raise RuntimeError(f"{refused} of {len(clients)} connections were refused")
    meter.sent.clear()
    meter.shown.clear()
    for client in clients:
        client.bytes = client.entries = 0
    watch = asyncio.create_task(lag.watch())
    before, waited, used, own = await asyncio.to_thread(counters, address), queue_wait_s(process), processor_s(process), time.process_time()
    took = await move_people(house, Pace(load), load.seconds)
    after, waited, used = await asyncio.to_thread(counters, address), queue_wait_s(process) - waited, processor_s(process) - used
    own = time.process_time() - own
    watch.cancel()
    counts = Counter(client.code for client in clients)
    await everybody_heard(house, counts)
    end = time.perf_counter()
    for client in clients:
        client.line.close()
    every, shown = meter.delays(counts, end), meter.shows()
    large = meter.delays({house.big[0].code: len(house.big)}, end) if house.big else []
    drawn = meter.draws(house.big, end) if house.is_lesson() else []
    made = after[ENTRIES] - before[ENTRIES]
    return {
        "tables": len(counts),
        "connections": len(clients),
        "inputs_per_s": round(made / took, 1),
        "moves": len(every),
        "unseen": meter.unseen(counts),
        "delivery_p50_ms": share(every, 0.5),
        "delivery_p99_ms": tail(every),
        "delivery_max_ms": share(every, 1.0),
        "drawn_p50_ms": share(drawn, 0.5),
        "drawn_p99_ms": tail(drawn),
        "drawn_max_ms": share(drawn, 1.0),
        "drawn_late": sum(it > LATE_MS for it in drawn),
        "big_p50_ms": share(large, 0.5),
        "big_p99_ms": tail(large),
        "shown_p50_ms": share(shown, 0.5),
        "shown_p99_ms": tail(shown),
        "commit_p50_ms": from_buckets(before, after, 0.5),
        "commit_p99_ms": from_buckets(before, after, 0.99),
        "cpu_ms_per_input": round(used * 1000 / max(1, made), 3),
        "queue_wait_ms_per_s": round(waited * 1000 / took, 1),
        "bench_lag_p99_ms": share(lag.late, 0.99),
        "bench_cpu_ms_per_s": round(own * 1000 / took, 1),
        "bytes_per_entry": bytes_per_entry(clients),
        **{f"{PHONE}{game}": bytes_per_entry([it for it in clients if it.plays and it.game == game]) for game in registry.GAMES},
    }


def bytes_per_entry(clients: list[Client]) -> float:
    """The median of what a connection was sent, after its first position, for every entry that it was told of."""
    return round(median([client.bytes / client.entries for client in clients if client.entries] or [0.0]), 1)


async def move_people(house: House, pace: Pace, seconds: float) -> float:
    """The seconds that it took."""
    meter, dice, players = house.meter, house.dice, [client for client in house.clients if client.plays]
    began, entries = time.perf_counter(), len(meter.last)
    while (now := time.perf_counter() - began) < seconds:
        ready = [client for client in players if client.ready()]
        dice.shuffle(ready)
        while pace.is_due(now, len(meter.last) - entries):
            if ready:
                ready.pop().move()
        await asyncio.sleep(0.004)
    return time.perf_counter() - began


async def everybody_heard(house: House, counts: Counter[str]) -> None:
    """Waits until all moves have been answered, told and, in a lesson, drawn, but not for ever."""
    until = time.perf_counter() + ANSWER_S

    def missing() -> bool:
        untold = bool(house.meter.unseen(counts)) or any(client.on_way for client in house.clients)
        return untold or (house.is_lesson() and house.meter.undrawn(house.big) > 0)

    while time.perf_counter() < until and missing():
        await asyncio.sleep(0.05)


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
    return in_order(figures)


def measure_load(load: Load) -> dict[str, float]:
    """The same without the loading of a long game, on a server of its own."""
    with served_to_many() as (address, process):
        figures = asyncio.run(play(address, process, load))
        figures["memory_mb"] = memory(process)
    return in_order(figures)


def measure_lesson(load: Load) -> dict[str, float]:
    """With everything that matters to a class, on a server of its own."""
    with served_to_many() as (address, process):
        return asyncio.run(play(address, process, load))


def in_order(figures: dict[str, float]) -> dict[str, float]:
    return {key: figures[key] for key in FIGURES if key in figures} | {key: it for key, it in figures.items() if key.startswith(PHONE)}


def allow_lines() -> None:
    """As many open connections as the system lets us have."""
    import resource  # not on Windows, where no such bench runs

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))


@contextmanager
def served_to_many() -> Iterator[tuple[str, int]]:
    """A server, and as many open connections as this process may have."""
    allow_lines()
    with tempfile.TemporaryDirectory() as name, served(Path(name)) as server:
        yield server
