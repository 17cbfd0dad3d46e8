"""What was said at a table, page by page: nobody is sent thousands of lines because they come in."""

from __future__ import annotations

from sqlalchemy import Connection

from magnat.server.table import table_info
from magnat.server.table.stored_table import StoredTable
from magnat.store import chats
from magnat.store.database import Database
from magnat.store.records import ChatRecord
from magnat.wire.play import ChatLine, Talk

PAGE = 200
FIRST_PAGE = 100
"""Lines that somebody is told who comes in."""
END = 2**31 - 1


async def page(database: Database, stored: StoredTable, person: str, after: int, before: int | None) -> Talk:
    """As far as this person may read it."""
    table, companies = stored.record.id, table_info.companies_of(stored, person)
    found = await database.read(lambda connection: chats.read_by(connection, table, person, companies, PAGE + 1, after, before))
    lines = found[:PAGE] if before is None else found[-PAGE:]
    return Talk([table_info.chat_line(stored, line) for line in lines], len(found) > PAGE)


class Newest:
    """The newest page for somebody who has everything up to line `had`."""

    def __init__(self, stored: StoredTable, had: int, found: list[ChatRecord], last: int) -> None:
        whole = len(found) <= FIRST_PAGE
        lines = found[-FIRST_PAGE:]
        self.after = had if whole else lines[0].n - 1
        self.last = max(last, had)
        self.lines: list[ChatLine] = [table_info.chat_line(stored, line) for line in lines]


async def newest(database: Database, stored: StoredTable, person: str, had: int) -> Newest:
    table, companies = stored.record.id, table_info.companies_of(stored, person)

    def look(connection: Connection) -> tuple[list[ChatRecord], int]:
        return chats.read_by(connection, table, person, companies, FIRST_PAGE + 1, had, END), chats.last(connection, table)

    return Newest(stored, had, *await database.read(look))
