"""How somebody comes to a table, over HTTP or a WebSocket: by its code, from where it may be seen."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from magnat.server.house import House
from magnat.server.problems import Trouble
from magnat.server.table.served_table import ServedTable

Connection = ASGIConnection[Any, Any, Any, Any]  # Litestar's; requests and sockets alike
LOCAL = ("127.0.0.1", "::1", "localhost", "testclient")


async def entered(house: House, code: str, connection: Connection) -> ServedTable:
    """The table; a local one is for this machine only."""
    table = await house.tables.by_code(code)
    if table.record.visibility == "local" and (connection.client is None or connection.client.host not in LOCAL):
        raise Trouble("only-here")
    return table


async def entered_in_play(house: House, code: str, connection: Connection) -> ServedTable:
    """A table whose game has begun."""
    table = await entered(house, code, connection)
    if table.record.status == "open":
        raise Trouble("not-playing")
    return table
