"""How somebody comes to a table, over HTTP or a WebSocket: by its code, from where it may be seen."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from magnat.server.problems import Trouble
from magnat.server.server_process import ServerProcess
from magnat.server.table.served_table import ServedTable

Connection = ASGIConnection[Any, Any, Any, Any]  # Litestar's; requests and sockets alike
LOCAL = ("127.0.0.1", "::1", "localhost", "testclient")


async def table_by_code(server: ServerProcess, code: str, connection: Connection) -> ServedTable:
    """The table; a local one is for this machine only."""
    table = await server.tables.by_code(code)
    if table.record.visibility == "local" and (connection.client is None or connection.client.host not in LOCAL):
        raise Trouble("only-here")
    return table


async def table_in_play(server: ServerProcess, code: str, connection: Connection) -> ServedTable:
    """A table whose game has begun."""
    table = await table_by_code(server, code, connection)
    if table.record.status == "open":
        raise Trouble("not-playing")
    return table
