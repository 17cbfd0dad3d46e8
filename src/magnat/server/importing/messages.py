"""What a server and its checking process say to each other: messages with their length before them, over standard input and output."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, msgpack

from magnat.kernel.contract import Word
from magnat.kernel.game import Unreadable
from magnat.server.importing.checking import Checked

LENGTH = 8
MEGABYTE = 1024 * 1024


class Limits(Struct, frozen=True):
    """What one check may use: seconds of computing, and megabytes of memory."""

    seconds: int
    megabytes: int


class Order(Struct, frozen=True):
    journal: bytes
    now: int
    limits: Limits


class Progress(Struct, frozen=True, tag="progress"):
    done: int
    of: int


class Ready(Struct, frozen=True, tag="ready"):
    game: Checked


class Wrong(Struct, frozen=True, tag="wrong"):
    """An Unreadable on its way."""

    key: str
    values: dict[str, Word]
    inner: Wrong | None = None

    def complaint(self) -> Unreadable:
        return Unreadable(self.key, None if self.inner is None else self.inner.complaint(), **self.values)


class Spent(Struct, frozen=True, tag="spent"):
    """A limit was hit."""

    what: Literal["seconds", "megabytes"]


Answer = Progress | Ready | Wrong | Spent
ANSWER = msgpack.Decoder(Answer)
ORDER = msgpack.Decoder(Order)


def wrong(error: Unreadable) -> Wrong:
    return Wrong(error.key, dict(error.values), None if error.inner is None else wrong(error.inner))


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message
