"""A database as the first Magnat left it, for whoever brings it to today's schema."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, text

from magnat.store import migrate
from magnat.store.address import SqliteAddress, parse
from magnat.store.postgres import PostgresTransactions
from magnat.store.schema import metadata
from magnat.store.sqlite import SqliteTransactions, create

ADDED = ("reveal_until", "hints", "hurry")
"""What tables have had since."""


def first_schema(url: str) -> None:
    """A database as the first Magnat left it: two entries, two lines of chat, a move on its way."""

    def work(connection: Connection) -> None:
        migrate.run_revisions(connection, "0001")
        everything = {column.name: "" for column in metadata.tables["tables"].columns if column.name not in ADDED}
        blobs = dict.fromkeys(("clock_rule", "clock", "key", "header"), b"")
        numbers = {"edition": 1, "seats": 2, "deciders": 2, "created": 1, "changed": 1, "bot_pause": 0, "entries": 2}
        table = {**everything, **blobs, **numbers, "id": "t1", "code": "ABCDEF", "game": "mcmulti", "options": "{}", "waiting": "[]"}
        connection.execute(text(f"INSERT INTO tables ({', '.join(table)}) VALUES ({', '.join(f':{it}' for it in table)})"), table)
        add_entry = text('INSERT INTO entries ("table", n, line, told, at, seat, wish) VALUES (:t, :n, :line, :told, :at, :seat, :wish)')
        connection.execute(add_entry, {"t": "t1", "n": 1, "line": b'{"n":1}', "told": b"[]", "at": 5, "seat": 0, "wish": "a1"})
        connection.execute(add_entry, {"t": "t1", "n": 2, "line": b'{"n":2}', "told": b"[]", "at": 6, "seat": None, "wish": None})
        add_line = text("INSERT INTO chat (\"table\", n, at, person, seat, room, text) VALUES ('t1', :n, 5, 'p1', 0, :room, 'hello')")
        connection.execute(add_line, [{"n": 1, "room": ""}, {"n": 2, "room": "1"}])
        add_letter = text("INSERT INTO letters (\"table\", to_process, from_process, body, at) VALUES ('t1', 'a', 'b', :body, 5)")
        connection.execute(add_letter, {"body": b"{}"})

    async def write() -> None:
        address = parse(url)
        if isinstance(address, SqliteAddress):
            create(address.file)
            transactions: SqliteTransactions | PostgresTransactions = SqliteTransactions(address.file)
        else:
            transactions = PostgresTransactions(address.dsn)
        await transactions.write(work)
        await transactions.close()

    asyncio.run(write())
