"""A database in the hands of a test: calls run to their end in one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection

from magnat.store import tables
from magnat.store.database import Database
from magnat.store.records import Append, EntryRow, SeatRecord, TableRecord

T = TypeVar("T")
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"


class OpenStore:
    """An open database with its loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.runner = asyncio.Runner()
        self.database = self.run(Database.open(url))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def write(self, work: Callable[[Connection], T]) -> T:
        return self.run(self.database.write(work))

    def read(self, work: Callable[[Connection], T]) -> T:
        return self.run(self.database.read(work))

    def append(self, *batches: Append) -> list[BaseException | None]:
        """Appends them all at once; what each of them raised."""

        async def all_at_once() -> list[BaseException | None]:
            return await asyncio.gather(*(self.database.append(batch) for batch in batches), return_exceptions=True)

        return self.run(all_at_once())

    def open_table(self, name: str = "t1", seats: int = 2, **fields: Any) -> TableRecord:  # Any: the fields of a table
        record = a_table(name, seats, **fields)
        self.write(lambda c: tables.create(c, record, [SeatRecord(name, seat) for seat in range(seats)]))
        return record

    def close(self) -> None:
        self.run(self.database.close())
        self.runner.close()


def a_table(name: str = "t1", seats: int = 2, **fields: Any) -> TableRecord:
    """A table of McMulti; its code follows from its name."""
    return TableRecord(name, fields.pop("code", code_of(name)), "mcmulti", 1, seats, seats, **fields)


def code_of(name: str) -> str:
    """Six letters, another six for another name."""
    number = sum(byte * 251**place for place, byte in enumerate(name.encode()))
    letters = ""
    for _ in range(6):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[letter]
    return letters


def row(n: int, seat: int | None = 0, message_id: str | None = None) -> EntryRow:
    return EntryRow(n, b'{"n":%d}' % n, b'[{"seats":null}]', 1000 + n, seat, message_id)


def batch(table: str, *numbers: int, **fields: Any) -> Append:
    """An append of plain rows with these numbers."""
    return Append(table, [row(n) for n in numbers], **fields)
