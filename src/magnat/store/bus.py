"""News between processes, carried by PostgreSQL; readers look for themselves.

`on_table` hears "ID" when a table was changed (`tables.notify`) and "ID entries" after an append; `on_move` the number
of a forwarded move or its answer.
"""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import Event, Task
from collections.abc import Callable
from typing import Any

from magnat.store.address import PostgresAddress, parse
from magnat.store.errors import FROM_BELOW, BadAddress
from magnat.store.leases import MARKS
from magnat.store.postgres import connector

TABLES = "magnat"
LONGEST_CHANNEL = 63
LOOK_S = 5.0
"""How often a silent connection is asked whether it is still there."""
MARK = "SELECT pg_try_advisory_lock($1::int, hashtext($2))"
"""The sign by which others see that this process has not died (`leases.py`). After a cut the lost connection may hold it for a while."""
FIRST_WAIT_S, LONGEST_WAIT_S = 0.05, 2.0

OnName = Callable[[str], None]
OnGap = Callable[[], None]


def channel_of(process: str) -> str:
    return f"{TABLES}_{process}"


class Bus:
    """One connection that listens, and comes back by itself when it is lost. On SQLite it is silent: the process tells itself."""

    def __init__(self, url: str, process: str) -> None:
        address = parse(url)
        self.dsn = address.dsn if isinstance(address, PostgresAddress) else None
        self.process = process
        self.channel = channel_of(process)
        if len(self.channel.encode()) > LONGEST_CHANNEL:
            raise BadAddress(f"the name of a process has at most {LONGEST_CHANNEL - len(channel_of(''))} characters")
        self.task: Task[None] | None = None

    async def listen(self, on_table: OnName, on_move: OnName, on_gap: OnGap) -> None:
        """Starts to listen, and returns once it does. After a lost connection `on_gap` says: look at everything again."""
        if self.dsn is None or self.task is not None:
            return
        listening = Event()
        self.task = asyncio.create_task(self.keep_listening(self.dsn, {TABLES: on_table, self.channel: on_move}, on_gap, listening))
        await listening.wait()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            self.task = None

    async def keep_listening(self, dsn: str, ears: dict[str, OnName], on_gap: OnGap, listening: Event) -> None:
        wait = FIRST_WAIT_S
        while True:
            try:
                connection = await connected(dsn, ears, self.process)
            except FROM_BELOW:
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT_S)
                continue
            wait = FIRST_WAIT_S
            if listening.is_set():
                asyncio.get_running_loop().call_soon(on_gap)
            listening.set()
            await until_lost(connection, self.process)


async def connected(dsn: str, ears: dict[str, OnName], process: str) -> Any:  # Any: asyncpg has no types
    connection = await connector(dsn, LOOK_S)()
    try:
        await connection.fetchval(MARK, MARKS, process)
        for channel, hear in ears.items():
            await connection.add_listener(channel, lambda _connection, _pid, _channel, name, hear=hear: hear(name))
    except BaseException:
        connection.terminate()
        raise
    return connection


async def until_lost(connection: Any, process: str) -> None:
    """Returns when the connection has ended, or does not answer any more."""
    lost = Event()
    connection.add_termination_listener(lambda _connection: lost.set())
    try:
        while not connection.is_closed():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_S):
                    await lost.wait()
                return
            await connection.fetchval(MARK, MARKS, process)
    except FROM_BELOW:
        return
    finally:
        connection.terminate()
