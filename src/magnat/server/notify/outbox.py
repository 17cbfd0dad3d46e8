"""Who is told elsewhere that it is their turn: what goes into the outbox, and how the postman takes it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection

from magnat.server.notify.mail import MailSettings
from magnat.server.notify.notice import Due, Notice
from magnat.server.notify.postman import Settings as PostmanSettings
from magnat.server.notify.postman import State
from magnat.server.notify.quiet import next_allowed
from magnat.server.notify.target import Allowed
from magnat.server.now import now_ms
from magnat.server.settings import Settings
from magnat.store import outbox, people, tables
from magnat.store.errors import StoreDown
from magnat.store.records import NoticeRecord, SeatRecord, TableRecord

if TYPE_CHECKING:
    from magnat.server.house import House

log = structlog.get_logger()
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


async def put(house: House, record: TableRecord, seat: SeatRecord) -> None:
    """A notice for whoever has given an address; sent only if they have not looked by then."""
    delay = AT_ONCE if record.pace == "async" else house.settings.notice_delay
    now = now_ms()

    def write(connection: Connection) -> None:
        person = people.find(connection, seat.person)
        if person is None or not (person.webhook or person.email):
            return
        due = next_allowed(now + delay, person.quiet_from, person.quiet_to, person.zone)
        about = NoticeRecord(person=person.id, table=record.id, seat=seat.seat, n=record.entries, kind="your-turn", due_at=due)
        outbox.put(connection, about)

    try:
        await house.database.write(write)
    except StoreDown as error:
        log.warning("a notice was not stored", detail=error.detail)


class DatabaseOutbox:
    """The postman's view of the store."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def due(self, now: int, limit: int) -> list[Due]:
        return await self.house.database.write(lambda connection: self._due(connection, now, limit))

    def _due(self, connection: Connection, now: int, limit: int) -> list[Due]:
        """Notices that still hold: the seat is still waited for, and still that person's."""
        found: list[Due] = []
        for notice in outbox.due(connection, now, limit):
            due = self._made(connection, notice)
            if due is None:
                outbox.done(connection, notice.id, "dropped")
            else:
                found.append(due)
        return found

    def _made(self, connection: Connection, notice: NoticeRecord) -> Due | None:
        record, person = tables.find(connection, notice.table), people.find(connection, notice.person)
        if record is None or person is None or record.status != "playing" or notice.seat not in record.waiting:
            return None
        if tables.seats(connection, notice.table)[notice.seat].person != person.id:
            return None
        link = f"{self.house.settings.address()}/t/{record.code}"
        text = Notice(person.name, person.language, record.game, record.title, record.code, link, "your-turn", self._asked(notice))
        return Due(notice.id, text, person.webhook, person.email, person.quiet_from, person.quiet_to, person.zone, notice.tries)

    def _asked(self, notice: NoticeRecord) -> str:
        """What the seat has to decide, if this process has the table in memory."""
        room = self.house.rooms.get(notice.table)
        if room is None or room.playing is None:
            return ""
        return next((it.key for it in room.playing.table.agenda().decisions if it.must and it.seat == notice.seat), "")

    async def done(self, id: int, state: State) -> None:
        await self.house.database.write(lambda connection: outbox.done(connection, id, state))

    async def again(self, id: int, due_at: int) -> None:
        await self.house.database.write(lambda connection: outbox.again(connection, id, due_at))
