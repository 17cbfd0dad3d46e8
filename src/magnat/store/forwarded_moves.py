"""Moves on their way between processes: a player's input goes from the process that has the connection to the one that owns the table."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select, update

from magnat.store.bus import channel_of
from magnat.store.records import ForwardedMove
from magnat.store.rows import chosen, every
from magnat.store.schema import forwarded_moves as moves


def send(connection: Connection, table: str, to_process: str, from_process: str, body: bytes, at: int) -> int:
    """Its number. The other process hears of it once the transaction is stored."""
    given = {"table": table, "to_process": to_process, "from_process": from_process, "body": body, "answer": None, "at": at}
    number: int = connection.execute(insert(moves).returning(moves.c.id), given).scalar_one()
    ring(connection, to_process, number)
    return number


def inbox(connection: Connection, process: str) -> list[ForwardedMove]:
    """Moves for that process without an answer, in the order they were sent."""
    query = chosen(ForwardedMove, moves).where(moves.c.to_process == process, moves.c.answer.is_(None))
    return every(connection, ForwardedMove, query.order_by(moves.c.id))


def answer(connection: Connection, number: int, body: bytes) -> bool:
    """False if there is no such move, or it is answered already."""
    query = select(moves.c.from_process).where(moves.c.id == number, moves.c.answer.is_(None)).with_for_update()
    sender = connection.execute(query).scalar()
    if sender is None:
        return False
    connection.execute(update(moves).where(moves.c.id == number).values(answer=body))
    ring(connection, sender, number)
    return True


def answers(connection: Connection, process: str) -> list[ForwardedMove]:
    """Answered moves that this process sent; it removes them once it has read them."""
    query = chosen(ForwardedMove, moves).where(moves.c.from_process == process, moves.c.answer.is_not(None))
    return every(connection, ForwardedMove, query.order_by(moves.c.id))


def remove(connection: Connection, ids: Sequence[int]) -> int:
    return connection.execute(delete(moves).where(moves.c.id.in_(ids))).rowcount


def forget_old(connection: Connection, before: int) -> int:
    """Moves of processes that went away; how many."""
    return connection.execute(delete(moves).where(moves.c.at < before)).rowcount


def ring(connection: Connection, process: str, number: int) -> None:
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_notify(channel_of(process), str(number))))
