"""Tables that come and go on one server for a long time: what a table and a connection cost, and whether the memory grows.

A line is laid through the memory over time; its slope is told with the interval in which it lies by 95 %.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from itertools import pairwise
from math import sqrt
from pathlib import Path

import msgspec

from magnat.lab.load.bench import Pace, move_people, served_to_many
from magnat.lab.load.client import Client
from magnat.lab.load.house import House, Load
from magnat.lab.real_server import call

SETTLING = 0.3
"""Of the time: until then caches fill and the allocator finds its size."""
SAMPLE_S = 5.0
GUESTS_S = 20.0
"""That one group of tables is played at, before it is closed and the next one comes."""
FREED_S = 14.0
"""After which a closed table has left the memory."""
WARM, TABLES, EACH = 20, 120, 3
GROUP = Load(seconds=GUESTS_S, pupils=0, small_tables=12, connections=60, inputs=40)


class Soaked(msgspec.Struct, frozen=True):
    minutes: float
    tables: int
    connections: int
    table_kb: float
    connection_kb: float
    first_mb: float
    last_mb: float
    slope_mb_per_hour: float
    interval_mb_per_hour: float


def soak(minutes: float, tell: Callable[[float, float], None]) -> Soaked:
    """`tell` hears the minutes and the megabytes now and then."""
    with served_to_many() as (address, process):
        return asyncio.run(soaked(address, process, minutes, tell))


async def soaked(address: str, process: int, minutes: float, tell: Callable[[float, float], None]) -> Soaked:
    table_kb, connection_kb = await costs(address, process)
    began, samples, count, lines = time.monotonic(), list[tuple[float, float]](), 0, 0
    watch = asyncio.create_task(sample(process, began, samples, tell))
    while time.monotonic() - began < minutes * 60:
        house = await come(address, GROUP)
        await move_people(house, Pace(GROUP), GUESTS_S)
        count, lines = count + GROUP.small_tables, lines + len(house.clients)
        await go(house)
    await asyncio.sleep(FREED_S)
    watch.cancel()
    kept = [it for it in samples if it[0] >= SETTLING * samples[-1][0]]
    slope, interval = line(kept)
    grows, give_or_take = round(slope * 3600, 2), round(interval * 3600, 2)
    return Soaked(minutes, count, lines, table_kb, connection_kb, kept[0][1], kept[-1][1], grows, give_or_take)


async def sample(process: int, began: float, samples: list[tuple[float, float]], tell: Callable[[float, float], None]) -> None:
    while True:
        samples.append((time.monotonic() - began, resident_kb(process) / 1024))
        tell(samples[-1][0] / 60, samples[-1][1])
        await asyncio.sleep(SAMPLE_S)


async def costs(address: str, process: int) -> tuple[float, float]:
    """Kilobytes for a table at rest, with a game that has begun and nobody looking, and for a connection to one."""
    await rested(address, WARM)
    before = resident_kb(process)
    house = await rested(address, TABLES)
    table = (resident_kb(process) - before) / TABLES
    tables = dict.fromkeys((client.code, client.game) for client in house.small)
    lookers = [house.client(code, "", False, game) for code, game in tables for _ in range(EACH)]
    before = resident_kb(process)
    await connect(lookers)
    connection = (resident_kb(process) - before) / len(lookers)
    for client in lookers:
        client.line.close()
    await asyncio.to_thread(close_tables, house)
    return round(table, 1), round(connection, 1)


async def rested(address: str, tables: int) -> House:
    """Tables at which something was played; nobody looks any more."""
    load = Load(seconds=10, pupils=0, small_tables=tables, inputs=tables / 2)
    house = await come(address, load)
    await move_people(house, Pace(load), load.seconds)
    for client in house.clients:
        client.line.close()
    await asyncio.sleep(3)
    return house


async def come(address: str, load: Load) -> House:
    house = House(address, load, seed=1)
    await asyncio.to_thread(house.set_up)
    await connect(house.clients)
    return house


async def connect(clients: list[Client]) -> None:
    for client in clients:
        await client.line.open()
    await asyncio.sleep(2 + len(clients) / 200)


async def go(house: House) -> None:
    for client in house.clients:
        client.line.close()
    await asyncio.to_thread(close_tables, house)


def close_tables(house: House) -> None:
    hosts = {client.code: client.token for client in reversed(house.small)}
    for code, token in hosts.items():
        call(f"{house.address}/api/v1/tables/{code}/close", {"reason": "soak"}, token)


def resident_kb(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return float(re.findall(r"VmRSS:\s+(\d+)", status)[0])


def line(points: list[tuple[float, float]]) -> tuple[float, float]:
    """The slope through the points, and half of the interval around it that holds it by 95 %; neighbours are not independent, so every
    point counts for less the more it resembles the one before."""
    count = len(points)
    if count < 3:
        return float("nan"), float("nan")
    middle, level = sum(at for at, _ in points) / count, sum(value for _, value in points) / count
    spread = sum((at - middle) ** 2 for at, _ in points)
    slope = sum((at - middle) * (value - level) for at, value in points) / spread
    rest = [value - level - slope * (at - middle) for at, value in points]
    noise = sum(it * it for it in rest)
    alike = sum(one * other for one, other in pairwise(rest)) / noise if noise else 0.0
    alike = min(0.98, max(0.0, alike))
    return slope, 1.96 * sqrt(noise / (count - 2) / spread * (1 + alike) / (1 - alike))
