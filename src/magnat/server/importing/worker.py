"""The process that checks one saved game: `python -m magnat.server.importing.worker`. Its order comes on standard input.

It ends with its server: when standard input does, it does.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from typing import BinaryIO

from msgspec import msgpack

from magnat.kernel.game import Unreadable
from magnat.server.importing.checking import checked
from magnat.server.importing.messages import LENGTH, MEGABYTE, ORDER, Answer, Limits, Order, Progress, Ready, Spent, framed, wrong

GRACE = 2
"""Seconds of computing beyond the limit after which the system ends a process that did not notice."""
TELL_EVERY = 0.2
KINDNESS = 10
"""People at the tables come first."""


class OutOfTime(Exception):  # noqa: N818 - nothing has failed
    pass


def limit(limits: Limits) -> None:
    """What the system enforces, where it does."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(KINDNESS)
    try:
        import resource
    except ImportError:  # Windows
        return
    seconds, memory = limits.seconds + GRACE, limits.megabytes * MEGABYTE
    for what, most in ((resource.RLIMIT_CPU, (seconds, seconds + GRACE)), (resource.RLIMIT_AS, (memory, memory))):
        with contextlib.suppress(ValueError, OSError):  # somebody has set a lower limit, or this system knows none
            resource.setrlimit(what, most)


class Teller:
    """Says now and then how far the check has got, and notices that its time is up."""

    def __init__(self, out: BinaryIO, seconds: int) -> None:
        self.out = out
        self.seconds = seconds
        self.due = 0.0

    def told(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now < self.due:
            return
        if time.process_time() > self.seconds:
            raise OutOfTime
        self.due = now + TELL_EVERY
        self.say(Progress(done, of))

    def say(self, answer: Answer) -> None:
        self.out.write(framed(msgpack.encode(answer)))
        self.out.flush()


def answer(order: Order, teller: Teller) -> Answer:
    try:
        return Ready(checked(order.journal, order.now, teller.told))
    except Unreadable as error:
        return wrong(error)
    except OutOfTime:
        return Spent("seconds")
    except MemoryError:
        return Spent("megabytes")


def ended_with(server: BinaryIO) -> None:
    """Nothing more comes: when it ends, nobody waits any longer."""
    server.read(1)
    os._exit(0)


def main() -> int:
    given, out = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whoever prints something does not speak to the server
    order = ORDER.decode(given.read(int.from_bytes(given.read(LENGTH), "big")))
    threading.Thread(target=ended_with, args=(given,), daemon=True).start()
    limit(order.limits)
    teller = Teller(out, order.limits.seconds)
    said = answer(order, teller)
    try:
        teller.say(said)
    except MemoryError:
        teller.say(Spent("megabytes"))
    out.flush()
    os._exit(0)  # without taking apart what is no longer needed


if __name__ == "__main__":
    sys.exit(main())
