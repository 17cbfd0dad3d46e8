"""How much one person may have at once: tables, connections, questions that wait. Never counted by address where people are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import Connection

from magnat.server.auth import Visitor
from magnat.server.device import device_of
from magnat.server.problems import Error, Trouble
from magnat.server.settings import Settings
from magnat.store import tables

Asking = ASGIConnection[Any, Any, Any, Any]  # Litestar's; requests and sockets alike
LONG_AGO = 30 * 24 * 3_600_000
"""Milliseconds after which a table that nobody has touched no longer counts."""
CROWD = 10
"""Strangers without a name or a mark are known by their address only, and many may share it: together they have this many times as much."""


class Quota:
    """That many at once for each, in this process."""

    def __init__(self, most: int, error: Error) -> None:
        self.most = most
        self.error = error
        self.held: Counter[str] = Counter()

    @contextmanager
    def one(self, visitor: Visitor, connection: Asking) -> Iterator[None]:
        """Trouble for whoever has as many as they may."""
        who, most = self.counted_as(visitor, connection)
        if self.held[who] >= most:
            raise Trouble(self.error, number=most)
        self.held[who] += 1
        try:
            yield
        finally:
            self.held[who] -= 1
            if not self.held[who]:
                del self.held[who]

    def counted_as(self, visitor: Visitor, connection: Asking) -> tuple[str, int]:
        """A person, or else a device, or else all strangers of an address."""
        known = visitor.id or device_of(connection).mark
        if known:
            return known, self.most
        return connection.client.host if connection.client else "", self.most * CROWD


def check_tables(connection: Connection, settings: Settings, host: str, public: bool, now: int) -> None:
    """Trouble if this person has as many tables open, or as many in the lobby, as they may."""
    if tables.hosted(connection, host, now - LONG_AGO) >= settings.tables_each:
        raise Trouble("too-many-tables", number=settings.tables_each)
    if public and tables.hosted(connection, host, now - LONG_AGO, in_lobby=True) >= settings.public_each:
        raise Trouble("too-many-public", number=settings.public_each)
