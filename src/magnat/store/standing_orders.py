"""What people have told tables to do for their seats."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from magnat.store.records import OrderRecord
from magnat.store.rows import chosen, every, put, values
from magnat.store.schema import standing_orders as orders


def of_table(connection: Connection, table: str) -> list[OrderRecord]:
    return every(connection, OrderRecord, chosen(OrderRecord, orders).where(orders.c.table == table).order_by(orders.c.seat, orders.c.kind))


def give(connection: Connection, record: OrderRecord) -> None:
    """In place of one of the same kind for this seat."""
    put(connection, orders, values(record), ["table", "seat", "kind"])


def end(connection: Connection, table: str, seat: int, kind: str) -> None:
    connection.execute(delete(orders).where(orders.c.table == table, orders.c.seat == seat, orders.c.kind == kind))
