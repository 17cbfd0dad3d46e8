"""Who may see how the server is: people who have opened a link that only whoever has the machine can make."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from magnat.store.rows import put
from magnat.store.schema import operator_links, operators


def offer(connection: Connection, link_hash: str, until: int) -> None:
    connection.execute(insert(operator_links), {"hash": link_hash, "until": until})


def accept(connection: Connection, link_hash: str, person: str, now: int) -> bool:
    """A link makes one person an operator, once and in time."""
    connection.execute(delete(operator_links).where(operator_links.c.until <= now))
    if connection.execute(delete(operator_links).where(operator_links.c.hash == link_hash)).rowcount != 1:
        return False
    put(connection, operators, {"person": person, "since": now}, ["person"])
    return True


def is_operator(connection: Connection, person: str) -> bool:
    return connection.execute(select(operators.c.person).where(operators.c.person == person)).first() is not None


def any_operator(connection: Connection) -> bool:
    return connection.execute(select(operators.c.person).limit(1)).first() is not None


def dismiss_all(connection: Connection) -> int:
    """Nobody is an operator, and no link is worth anything; how many there were."""
    connection.execute(delete(operator_links))
    return connection.execute(delete(operators)).rowcount
