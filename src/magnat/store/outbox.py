"""Messages to people who are not looking: put in with the input that caused them, taken out by whichever process delivers."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select, update

from magnat.store.records import NoticeRecord, NoticeState
from magnat.store.rows import add_once, chosen, every, values
from magnat.store.schema import notices

CLAIM_MS = 60_000
"""For this long nobody else delivers what one process has taken out; if that process dies, somebody else does so afterwards."""


def put(connection: Connection, notice: NoticeRecord) -> bool:
    """False if there is a notice of this kind to this seat about this entry already."""
    given = values(notice)
    del given["id"]
    return add_once(connection, notices, {**given, "claimed_until": 0})


def due(connection: Connection, now: int, limit: int, claim_ms: int = CLAIM_MS) -> list[NoticeRecord]:
    """Takes out what is due, earliest first; nobody else gets it until it is done, put off, or the claim is over."""
    ready = chosen(NoticeRecord, notices).where(notices.c.state == "waiting", notices.c.due_at <= now, notices.c.claimed_until <= now)
    query = ready.order_by(notices.c.due_at, notices.c.id).limit(limit).with_for_update(skip_locked=True)
    taken = every(connection, NoticeRecord, query)
    connection.execute(update(notices).where(notices.c.id.in_([notice.id for notice in taken])).values(claimed_until=now + claim_ms))
    return taken


def done(connection: Connection, notice: int, state: NoticeState) -> bool:
    """False if there is no such notice, or somebody has dropped it."""
    changed = update(notices).where(notices.c.id == notice, notices.c.state == "waiting").values(state=state)
    return connection.execute(changed).rowcount == 1


def again(connection: Connection, notice: int, due_at: int) -> bool:
    """It did not go through: one try more, not before `due_at`."""
    later = update(notices).where(notices.c.id == notice, notices.c.state == "waiting")
    return connection.execute(later.values(due_at=due_at, tries=notices.c.tries + 1, claimed_until=0)).rowcount == 1


def mail(connection: Connection, notice: NoticeRecord, now: int, pause_ms: int) -> int:
    """0 if the notice may go out by e-mail now, which is noted; otherwise when the person may have the next one from that table."""
    others = select(func.max(notices.c.mailed)).where(
        notices.c.person == notice.person, notices.c.table == notice.table, notices.c.id != notice.id
    )
    last = connection.execute(others).scalar() or 0
    if last + pause_ms > now:
        return last + pause_ms
    connection.execute(update(notices).where(notices.c.id == notice.id).values(mailed=now))
    return 0


def put_off(connection: Connection, notice: int, due_at: int) -> None:
    """Without a try: nothing was wrong."""
    connection.execute(update(notices).where(notices.c.id == notice).values(due_at=due_at, claimed_until=0))


def drop(connection: Connection, table: str, person: str) -> int:
    """The person has looked: what still waits for that table is not sent. How many."""
    waiting = update(notices).where(notices.c.table == table, notices.c.person == person, notices.c.state == "waiting")
    return connection.execute(waiting.values(state="dropped")).rowcount


def forget_old(connection: Connection, before: int) -> int:
    """Removes what is over and was due before that time; how many."""
    return connection.execute(delete(notices).where(notices.c.state != "waiting", notices.c.due_at < before)).rowcount


def waiting(connection: Connection) -> int:
    """How many wait, for the metrics."""
    return connection.execute(select(func.count()).select_from(notices).where(notices.c.state == "waiting")).scalar_one()
