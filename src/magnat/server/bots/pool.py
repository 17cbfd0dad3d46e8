"""The worker processes of one server process. A table's bots stay with one worker; one that dies is replaced and asked again.

Bots that think for long have workers of their own, so that nobody at other tables waits for them but others of their kind.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio import Future, Task
from asyncio.subprocess import PIPE, Process
from collections import deque
from zlib import crc32

import msgspec

from magnat.bots.registry import find
from magnat.kernel.game import Unreadable
from magnat.server.bots.worker import FAILED, SIZE, Chosen, Job, framed

CHOSEN = msgspec.msgpack.Decoder(Chosen)
TRIES = 3
GOING_S = 5.0
COMMAND = (sys.executable, "-m", "magnat.server.bots.worker")


class WorkerDied(Exception):  # noqa: N818 - named after what happened
    """Before it had answered."""


class BotFailed(Exception):  # noqa: N818
    """A bot broke; the message is the worker's."""


class Worker:
    """One process, started when it is needed: questions go in and answers come out in the same order, over its pipes."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.reading: Task[None] | None = None
        self.asked: deque[Future[bytes]] = deque()
        self.starting = asyncio.Lock()

    async def ask(self, question: bytes) -> bytes:
        process = await self._started()
        answer: Future[bytes] = asyncio.get_running_loop().create_future()
        assert process.stdin is not None
        self.asked.append(answer)
        process.stdin.write(framed(question))
        return await answer

    async def _started(self) -> Process:
        async with self.starting:
            if self.process is None:
                self.process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
                self.reading = asyncio.create_task(self._read(self.process))
            return self.process

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                size = int.from_bytes(await process.stdout.readexactly(SIZE), "big")
                answer = await process.stdout.readexactly(size)
                if not (first := self.asked.popleft()).done():  # nobody may be waiting any more
                    first.set_result(answer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self.process = None
            while self.asked:
                if not (first := self.asked.popleft()).done():
                    first.set_exception(WorkerDied())
            if process.stdin is not None:
                process.stdin.close()
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """It ends when nothing more can come."""
        if self.reading is None:
            return
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOING_S):
                await asyncio.shield(self.reading)
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)


class BotPool:
    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.thinkers = [Worker() for _ in self.workers]  # started when the first one is asked

    async def warm(self) -> None:
        """Starts the workers before they are needed."""
        await asyncio.gather(*(worker.ask(b"") for worker in self.workers))

    async def ask(self, job: Job) -> Chosen:
        """What the bots want; a worker that dies over it is replaced, a few times at most."""
        packed, workers = msgspec.msgpack.encode(job), self.thinkers if needs_thought(job) else self.workers
        worker = workers[crc32(job.table.encode()) % len(workers)]
        for left in reversed(range(TRIES)):
            try:
                answer = await worker.ask(packed)
            except WorkerDied:
                if left == 0:
                    raise
                continue
            if answer.startswith(FAILED):
                raise BotFailed(answer[len(FAILED) :].decode())
            return CHOSEN.decode(answer)
        raise AssertionError("a try returns or raises")

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in [*self.workers, *self.thinkers]))


def needs_thought(job: Job) -> bool:
    """Is anybody asked who may think for long? What nobody knows is for the worker to say."""
    with contextlib.suppress(Unreadable):
        return any(find(job.game, it.bot).thinks for it in job.asked)
    return False
