"""The worker processes of one server process. A table's bots stay with one worker; one that dies is replaced and asked again."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from zlib import crc32

import msgspec

from magnat.server.bots.worker import Chosen, Job, answer, begin, ready

CHOSEN = msgspec.msgpack.Decoder(Chosen)
TRIES = 3


class BotPool:
    def __init__(self, workers: int) -> None:
        self.workers = [self._new() for _ in range(max(1, workers))]

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, get_context("spawn"), begin, (os.getpid(),))

    async def warm(self) -> None:
        """Starts the workers before they are needed."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(worker, ready) for worker in self.workers))

    async def ask(self, job: Job) -> Chosen:
        """What the bots want; a worker that dies over it is replaced, a few times at most."""
        packed, place = msgspec.msgpack.encode(job), crc32(job.table.encode()) % len(self.workers)
        for left in reversed(range(TRIES)):
            worker = self.workers[place]
            try:
                return CHOSEN.decode(await asyncio.get_running_loop().run_in_executor(worker, answer, packed))
            except BrokenProcessPool:
                if worker is self.workers[place]:
                    self.workers[place] = self._new()
                if left == 0:
                    raise
        raise AssertionError("a try returns or raises")

    def close(self) -> None:
        for worker in self.workers:
            worker.shutdown(wait=True, cancel_futures=True)
