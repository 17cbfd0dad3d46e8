"""Work for several processes: a few tasks are under way at a time, however many there are, and a process that dies loses only its own."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import TypeVar

from magnat.kernel.game import Unreadable

TASKS_AHEAD = 2  # for each process: the next one is there when it has finished
MOST_DEATHS = 3
"""In a row without a finished task between them: then it is the task that kills processes."""

T = TypeVar("T")
R = TypeVar("R")


def results(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """What comes of every task, in the order in which they are finished. One job works in this process."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    left, deaths = deque(tasks), 0
    while left:
        under_way: dict[Future[R], T] = {}
        pool = ProcessPoolExecutor(min(jobs, len(left)), multiprocessing.get_context("spawn"), initializer=die_with_parent)
        try:
            while left or under_way:
                while left and len(under_way) < TASKS_AHEAD * jobs:
                    under_way[pool.submit(work, left[0])] = left[0]
                    left.popleft()
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    found = future.result()
                    del under_way[future]
                    deaths = 0
                    yield found
        except BrokenProcessPool:
            deaths += 1
            left.extendleft(reversed(under_way.values()))
            if deaths == MOST_DEATHS:
                raise Unreadable("workers-die") from None
        finally:
            pool.shutdown(cancel_futures=True)


def die_with_parent() -> None:
    """In every process: it would otherwise wait for ever for work from a parent that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        connection.wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
