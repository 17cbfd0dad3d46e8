"""Letters between processes: a player's input goes from the process that has the connection to the one that owns the table."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select, update

from magnat.store.bus import channel_of
from magnat.store.records import Letter
from magnat.store.rows import chosen, every
from magnat.store.schema import letters


def send(connection: Connection, table: str, to_process: str, from_process: str, body: bytes, at: int) -> int:
    """The letter's number. The other process hears of it once the transaction is stored."""
    given = {"table": table, "to_process": to_process, "from_process": from_process, "body": body, "answer": None, "at": at}
    number: int = connection.execute(insert(letters).returning(letters.c.id), given).scalar_one()
    ring(connection, to_process, number)
    return number


def inbox(connection: Connection, process: str) -> list[Letter]:
    """Letters to that process without an answer, in the order they were sent."""
    query = chosen(Letter, letters).where(letters.c.to_process == process, letters.c.answer.is_(None))
    return every(connection, Letter, query.order_by(letters.c.id))


def answer(connection: Connection, letter: int, body: bytes) -> bool:
    """False if there is no such letter, or it is answered already."""
    query = select(letters.c.from_process).where(letters.c.id == letter, letters.c.answer.is_(None)).with_for_update()
    sender = connection.execute(query).scalar()
    if sender is None:
        return False
    connection.execute(update(letters).where(letters.c.id == letter).values(answer=body))
    ring(connection, sender, letter)
    return True


def answers(connection: Connection, process: str) -> list[Letter]:
    """Answered letters that this process sent; it removes them once it has read them."""
    query = chosen(Letter, letters).where(letters.c.from_process == process, letters.c.answer.is_not(None))
    return every(connection, Letter, query.order_by(letters.c.id))


def forward(connection: Connection, table: str, from_process: str, to_process: str) -> int:
    """A table has a new owner: what the old one has not answered goes to that one. How many."""
    late = update(letters).where(letters.c.table == table, letters.c.to_process == from_process, letters.c.answer.is_(None))
    moved = list(connection.execute(late.values(to_process=to_process).returning(letters.c.id)).scalars())
    for letter in sorted(moved):
        ring(connection, to_process, letter)
    return len(moved)


def remove(connection: Connection, ids: Sequence[int]) -> int:
    return connection.execute(delete(letters).where(letters.c.id.in_(ids))).rowcount


def forget_old(connection: Connection, before: int) -> int:
    """Letters of processes that went away; how many."""
    return connection.execute(delete(letters).where(letters.c.at < before)).rowcount


def ring(connection: Connection, process: str, letter: int) -> None:
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_notify(channel_of(process), str(letter))))
