"""Links that were sent to e-mail addresses, to be confirmed by whoever reads them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from magnat.store.records import ConfirmationRecord
from magnat.store.rows import chosen, first, values
from magnat.store.schema import confirmations


def add(connection: Connection, record: ConfirmationRecord) -> None:
    connection.execute(insert(confirmations), values(record))


def find(connection: Connection, token_hash: str) -> ConfirmationRecord | None:
    return first(connection, ConfirmationRecord, chosen(ConfirmationRecord, confirmations).where(confirmations.c.hash == token_hash))


def sent_to(connection: Connection, email: str, since: int) -> int:
    """How many went to that address, whoever asked for them."""
    query = select(func.count()).where(func.lower(confirmations.c.email) == email.lower(), confirmations.c.at > since)
    return connection.execute(query).scalar_one()


def asked_by(connection: Connection, person: str, since: int) -> int:
    query = select(func.count()).where(confirmations.c.person == person, confirmations.c.at > since)
    return connection.execute(query).scalar_one()


def drop(connection: Connection, token_hash: str) -> None:
    connection.execute(delete(confirmations).where(confirmations.c.hash == token_hash))


def forget_old(connection: Connection, before: int) -> int:
    return connection.execute(delete(confirmations).where(confirmations.c.at < before)).rowcount
