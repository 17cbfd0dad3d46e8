"""A server process whose disk is slower by that many milliseconds a commit: `python -m magnat.server.process.slow_disk PORT NEWS MS`.

For `magnat bench server --scenario slow-disk` only. All else is the server's own: its tables, its one writing thread, its commits for all
that wait. As in a real fsync, the writing thread waits before anybody is told that something is stored, and holds nobody else up.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from magnat.server.process import child
from magnat.store.records import Append
from magnat.store.sqlite import Lane

T = TypeVar("T")


def slow_down(milliseconds: int) -> None:
    append, transaction = Lane.append_now, Lane.transaction

    def append_slowly(lane: Lane, batches: Sequence[Append]) -> None:
        append(lane, batches)
        time.sleep(milliseconds / 1000)

    def transact_slowly(lane: Lane, work: Callable[[Connection], T]) -> T:
        done = transaction(lane, work)
        if lane.begin != "BEGIN":  # who only reads waits for no disk
            time.sleep(milliseconds / 1000)
        return done

    Lane.append_now = append_slowly  # type: ignore[method-assign, assignment]
    Lane.transaction = transact_slowly  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    slow_down(int(sys.argv[3]))
    sys.exit(child.main())
