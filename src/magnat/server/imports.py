"""Saved games that are being brought to tables of their own: one at a time per person, a few at a time per server process."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from functools import partial
from typing import Literal

import msgspec
import structlog

from magnat.server.importing.checking import Checked, Told
from magnat.server.importing.messages import ANSWER, LENGTH, Answer, Limits, Order, Progress, Ready, Spent, Wrong, framed
from magnat.server.lobby import archive
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.table.stored_table import StoredTable
from magnat.store.database import Database
from magnat.store.errors import Clash
from magnat.store.records import PersonRecord

log = structlog.get_logger()
COMMAND = [sys.executable, "-m", "magnat.server.importing.worker"]
MOST_WAITING = 6
"""Files that are on their way or wait for their turn, beside those that are being checked; more would fill the memory."""
CODES = 5
"""Tries to find a code that no table has."""
LONG = 100_000
"""Bytes of a message that is not read between two moves of the tables."""


class TooMuch(Exception):  # noqa: N818 - named after what is wrong
    """A check hit one of its limits."""

    def __init__(self, spent: Spent, limits: Limits) -> None:
        super().__init__(spent.what)
        self.key: Literal["import-too-long", "import-too-big"] = "import-too-long" if spent.what == "seconds" else "import-too-big"
        self.values: dict[str, int] = {spent.what: limits.seconds if spent.what == "seconds" else limits.megabytes}


class Imports:
    """Whose file is here, and how far it is."""

    def __init__(self, database: Database, at_once: int, limits: Limits) -> None:
        self.database = database
        self.limits = limits
        self.most = at_once + MOST_WAITING
        self.turn = asyncio.Semaphore(at_once)
        self.people: set[str] = set()
        self.running: set[asyncio.Task[StoredTable]] = set()

    @contextlib.contextmanager
    def admitted(self, person: PersonRecord) -> Iterator[None]:
        """Before the file is read: Trouble for whoever brings another one already, or if too many are here."""
        if person.id in self.people:
            raise Trouble("one-import")
        if len(self.people) >= self.most:
            raise Trouble("imports-busy")
        self.people.add(person.id)
        try:
            yield
        finally:
            self.people.discard(person.id)

    async def bring(self, read: Callable[[], Awaitable[bytes]], person: PersonRecord) -> Import:
        """The file is read and its check begins; what comes of it, the import tells."""
        with contextlib.ExitStack() as admission:
            admission.enter_context(self.admitted(person))
            text = await read()
            begun = Import(self, text, person, admission.pop_all())
        self.running.add(begun.task)
        begun.task.add_done_callback(self.running.discard)
        return begun

    async def close(self) -> None:
        """Whoever waits is told that nothing was stored."""
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Import:
    """One file on its way to a table. It goes on to its end, whoever listens, unless it is given up."""

    def __init__(self, imports: Imports, text: bytes, person: PersonRecord, admission: contextlib.ExitStack) -> None:
        self.imports = imports
        self.progress = Progress(0, 0)
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self._brought(text, person))
        self.task.add_done_callback(lambda _: self._ended(admission))

    def _ended(self, admission: contextlib.ExitStack) -> None:
        admission.close()
        self.news.set()

    async def _brought(self, text: bytes, person: PersonRecord) -> StoredTable:
        async with self.imports.turn:
            try:
                game = await checked(text, self.imports.limits, self._told)
            except TooMuch as error:
                raise Trouble(error.key, **error.values) from None
        return await stored(self.imports.database, game, person)

    def _told(self, done: int, of: int) -> None:
        self.progress = Progress(done, of)
        self.news.set()

    async def table(self) -> StoredTable:
        """Trouble or Unreadable if there is none."""
        try:
            return await asyncio.shield(self.task)
        except asyncio.CancelledError:
            if self.task.cancelled():  # the server is ending
                raise Trouble("not-stored") from None
            raise

    async def steps(self) -> AsyncGenerator[Progress, None]:
        """How far it is, until it has ended; whoever no longer listens has given it up."""
        try:
            yield self.progress
            while not self.task.done():
                await self.news.wait()
                self.news.clear()
                yield self.progress
        finally:
            self.task.cancel()


async def stored(database: Database, game: Checked, person: PersonRecord) -> StoredTable:
    for _ in range(CODES):
        table = archive.table_of(game, person, now_ms())
        with contextlib.suppress(Clash):  # the code was taken
            return await database.write(partial(archive.store, table=table, game=game))
    raise Trouble("not-stored")


# The process


async def checked(text: bytes, limits: Limits, told: Told) -> Checked:
    """The game, checked elsewhere. Unreadable says what is wrong with it, TooMuch which limit it hit."""
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
    try:
        order = msgspec.msgpack.encode(Order(text, now_ms(), limits))
        return await heard(process, order, limits, told)
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def heard(process: Process, order: bytes, limits: Limits, told: Told) -> Checked:
    assert process.stdin is not None
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # it is dead already: what it left says why
        process.stdin.write(framed(order))
        await process.stdin.drain()
    while True:
        match await next_answer(process):
            case Progress(done=done, of=of):
                told(done, of)
            case Ready(game=game):
                return game
            case Wrong() as wrong:
                raise wrong.complaint()
            case Spent() as spent:
                raise TooMuch(spent, limits)


async def next_answer(process: Process) -> Answer:
    assert process.stdout is not None
    try:
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        message = await process.stdout.readexactly(length)
    except asyncio.IncompleteReadError:
        return died(await process.wait())
    return await asyncio.to_thread(ANSWER.decode, message) if length > LONG else ANSWER.decode(message)


def died(code: int) -> Spent:
    """Without a word: the system ended it, because it had used up its time or because the memory of the whole machine was short."""
    if code == -getattr(signal, "SIGXCPU", 0):
        return Spent("seconds")
    log.error("a check of a saved game died", code=code)
    return Spent("megabytes")
