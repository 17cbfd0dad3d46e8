"""Who is told elsewhere that it is their turn: what goes into the outbox, and how the postman takes it out."""

from __future__ import annotations

from collections.abc import Callable

import structlog
from sqlalchemy import Connection

from magnat.kernel.contract import Seat
from magnat.server.notify.mail import MailSettings
from magnat.server.notify.notice import Due, Notice
from magnat.server.notify.postman import Settings as PostmanSettings
from magnat.server.notify.postman import State
from magnat.server.notify.quiet import next_allowed
from magnat.server.notify.target import Allowed
from magnat.server.now import now_ms
from magnat.server.settings import Settings
from magnat.store import outbox, people, tables
from magnat.store.database import Database
from magnat.store.errors import StoreDown
from magnat.store.records import NoticeRecord, PersonRecord, SeatRecord, TableRecord

log = structlog.get_logger()
MAIL_PAUSE = 3_600_000
"""Milliseconds between two e-mails to one person about one table."""
AT_ONCE = 2_000
"""Milliseconds after which somebody at an asynchronous table is told: an undo may follow at once."""


def settings(given: Settings) -> PostmanSettings:
    smtp = given.smtp
    mail = None
    if smtp.host:
        mail = MailSettings(
            host=smtp.host, port=smtp.port, security=smtp.security, sender=smtp.sender, user=smtp.user, password=smtp.password
        )
    return PostmanSettings(mail=mail, allowed=Allowed(frozenset(given.webhook_hosts)))


async def put(database: Database, patience_ms: int, record: TableRecord, seat: SeatRecord) -> None:
    """A notice for whoever has given an address; sent only if they have not looked by then."""
    delay = AT_ONCE if record.pace == "async" else patience_ms
    now = now_ms()

    def write(connection: Connection) -> None:
        person = people.find(connection, seat.person)
        if person is None or not (person.webhook or usable_email(person)):
            return
        due = next_allowed(now + delay, person.quiet_from, person.quiet_to, person.zone)
        about = NoticeRecord(person=person.id, table=record.id, seat=seat.seat, n=record.entries, kind="your-turn", due_at=due)
        outbox.put(connection, about)

    try:
        await database.write(write)
    except StoreDown as error:
        log.warning("a notice was not stored", detail=error.detail)


def usable_email(person: PersonRecord) -> str:
    """Nothing is sent to an address whose reader has not confirmed it."""
    return person.email if person.email_confirmed else ""


async def drop(database: Database, table: str, person: PersonRecord | None) -> None:
    """Whoever has looked need not be told."""
    if person is not None and (person.webhook or person.email):
        await database.write(lambda connection: outbox.drop(connection, table, person.id))


class DatabaseOutbox:
    """The postman's view of the store. `asked` says what a seat of a table has to decide, where that is known."""

    def __init__(self, database: Database, address: str, asked: Callable[[str, Seat], str]) -> None:
        self.database = database
        self.address = address
        self.asked = asked

    async def due(self, now: int, limit: int) -> list[Due]:
        return await self.database.write(lambda connection: self._due(connection, now, limit))

    def _due(self, connection: Connection, now: int, limit: int) -> list[Due]:
        """Notices that still hold: the seat is still waited for, and still that person's."""
        found: list[Due] = []
        for notice in outbox.due(connection, now, limit):
            due = self._made(connection, notice, now)
            if due is None:
                outbox.done(connection, notice.id, "dropped")
            elif isinstance(due, int):
                outbox.put_off(connection, notice.id, due)
            else:
                found.append(due)
        return found

    def _made(self, connection: Connection, notice: NoticeRecord, now: int) -> Due | int | None:
        """Or when it may go out: a table sends a person at most one e-mail an hour."""
        record, person = tables.find(connection, notice.table), people.find(connection, notice.person)
        if record is None or person is None or record.status != "playing" or notice.seat not in record.waiting:
            return None
        if tables.seats(connection, notice.table)[notice.seat].person != person.id:
            return None
        email = usable_email(person)
        later = outbox.mail(connection, notice, now, MAIL_PAUSE) if email else 0
        if later and not person.webhook:
            return later
        link = f"{self.address}/t/{record.code}"
        asked = self.asked(record.id, notice.seat)
        text = Notice(person.name, person.language, record.game, record.title, record.code, link, "your-turn", asked)
        quiet = (person.quiet_from, person.quiet_to, person.zone)
        return Due(notice.id, text, person.webhook, "" if later else email, *quiet, notice.tries)

    async def done(self, id: int, state: State) -> None:
        await self.database.write(lambda connection: outbox.done(connection, id, state))

    async def again(self, id: int, due_at: int) -> None:
        await self.database.write(lambda connection: outbox.again(connection, id, due_at))
