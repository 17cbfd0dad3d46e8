"""The search for turning points in processes of its own, within a given time."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from threading import Event

import msgspec

from magnat.lesson.replays import Played, begin, play_on
from magnat.lesson.turning_points import POINTS, Found, Search, may_be_chance

SECONDS = 50.0
"""That a search may take."""
PATIENCE = 5.0
"""Seconds to wait for games under way when the time is up."""
SHARES = (0.45, 0.55, 0.6)
"""Of the time: when each look is over at the latest."""
WORKERS = 2
AHEAD = 2
"""Games that wait for each worker, so that none is ever idle."""
NICENESS = 5
"""The games give way to everything else on the machine."""
PLAYED = msgspec.msgpack.Decoder(Played)
Progress = Callable[[int, int], None]
"""Is told how many games are done, and of how many. If at the end some are missing, there was too little time for three sure points."""


class News:
    """How far a search is, for others than its thread."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0

    def told(self, done: int, of: int) -> None:
        self.done, self.of = done, of


class Stopped(Exception):  # noqa: N818 - it says what happened
    """Somebody wanted no more of it."""


def run(
    search: Search,
    seconds: float = SECONDS,
    workers: int = WORKERS,
    tell: Progress | None = None,
    stop: Event | None = None,
    niceness: int = NICENESS,
) -> list[Found]:
    """Blocks until the time is up: call it in a thread."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), begin, (os.getpid(), niceness))
    running = Run(pool, search, seconds, workers, tell, stop)
    try:
        return running.all()
    finally:
        pool.shutdown(wait=running.gone() < seconds + PATIENCE, cancel_futures=True)


class Run:
    def __init__(
        self, pool: ProcessPoolExecutor, search: Search, seconds: float, workers: int, tell: Progress | None, stop: Event | None
    ) -> None:
        self.pool = pool
        self.search = search
        self.seconds = seconds
        self.workers = workers
        self.tell = tell or News().told
        self.stop = stop or Event()
        self.began = time.monotonic()
        self.done = 0

    def all(self) -> list[Found]:
        """A machine that is too slow even for the first look spends the rest of the time on one stretch."""
        for number, share in enumerate(SHARES):
            if not self.play(self.search.look(number), share * self.seconds):
                break
        self.search.choose(self.expected() - self.done)
        finished = self.play(self.search.fresh_games(), self.seconds)
        found = self.search.found()
        enough = finished and self.done > 0  # a machine that did not get a single game done has finished nothing
        short = not enough and (len(found) < POINTS or any(may_be_chance(it) for it in found))
        self.tell(self.done, max(self.done + 1, self.search.planned()) if short else self.done)
        return found

    def expected(self) -> int:
        """How many games there will be, at the speed so far."""
        left = max(0.0, self.seconds - self.gone())
        return self.done + round(left * self.done / max(self.gone(), 0.001))

    def gone(self) -> float:
        return time.monotonic() - self.began

    def of(self) -> int:
        """How many games there will be altogether, as far as anybody can say."""
        planned = self.search.planned()
        return max(self.done, min(planned, self.expected()) if self.done >= len(self.search.jobs) else planned)

    def play(self, games: Iterator[bytes], until: float) -> bool:
        """Keeps the workers busy until there are no more games or the time is up, and then waits for those under way. Was there time
        for all of them?"""
        under_way: set[Future[bytes]] = set()
        while True:
            if self.stop.is_set():
                raise Stopped
            free = AHEAD * self.workers - len(under_way) if self.gone() < until else 0
            under_way |= {self.pool.submit(play_on, game) for game in islice(games, free)}
            if self.gone() >= self.seconds:
                under_way = {future for future in under_way if not future.cancel()}
            if not under_way or self.gone() >= self.seconds + PATIENCE:
                return next(games, None) is None
            ready, under_way = wait(under_way, timeout=1, return_when=FIRST_COMPLETED)
            for future in ready:
                self.search.take(PLAYED.decode(future.result()))
                self.done += 1
            if ready:
                self.tell(self.done, self.of())
