"""Tables and who sits at them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, exists, func, insert, literal_column, or_, select, update

from magnat.store.records import SeatRecord, TableChange, TableRecord, Wanted
from magnat.store.rows import changes, chosen, every, first, put, values
from magnat.store.schema import seats as seating
from magnat.store.schema import tables


def create(connection: Connection, record: TableRecord, seats: Sequence[SeatRecord]) -> None:
    """Clash if the id or the code is taken."""
    connection.execute(insert(tables), values(record))
    for one in seats:
        seat(connection, one)


def find(connection: Connection, table: str) -> TableRecord | None:
    return first(connection, TableRecord, chosen(TableRecord, tables).where(tables.c.id == table))


def by_code(connection: Connection, code: str) -> TableRecord | None:
    return first(connection, TableRecord, chosen(TableRecord, tables).where(tables.c.code == code.upper()))


def lock(connection: Connection, table: str) -> TableRecord | None:
    """As `find`, and nobody else changes it before this transaction ends."""
    return first(connection, TableRecord, chosen(TableRecord, tables).where(tables.c.id == table).with_for_update())


def seats(connection: Connection, table: str) -> list[SeatRecord]:
    query = chosen(SeatRecord, seating).where(seating.c.table == table).order_by(seating.c.seat)
    return every(connection, SeatRecord, query)


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRecord]]:
    """The seats of several tables at once, for lists."""
    found: dict[str, list[SeatRecord]] = {table: [] for table in ids}
    query = chosen(SeatRecord, seating).where(seating.c.table.in_(ids)).order_by(seating.c.table, seating.c.seat)
    for record in every(connection, SeatRecord, query):
        found[record.table].append(record)
    return found


def change(connection: Connection, table: str, wanted: TableChange) -> bool:
    """False if there is no such table."""
    given = changes(wanted)
    if not given:
        return find(connection, table) is not None
    return connection.execute(update(tables).where(tables.c.id == table).values(given)).rowcount == 1


def seat(connection: Connection, record: SeatRecord) -> None:
    """Writes one seat, whoever sat there before."""
    put(connection, seating, values(record), ["table", "seat"])


def listed(connection: Connection, wanted: Wanted) -> list[TableRecord]:
    """For the lobby: public tables and one's own, newest first."""
    own = belongs_to(wanted.me)
    query = chosen(TableRecord, tables).where(own if wanted.mine else or_(tables.c.visibility == "public", own))
    if wanted.game is not None:
        query = query.where(tables.c.game == wanted.game)
    if wanted.statuses:
        query = query.where(tables.c.status.in_(wanted.statuses))
    if wanted.pace is not None:
        query = query.where(tables.c.pace == wanted.pace)
    if wanted.free:
        query = query.where(exists().where(*is_free()))
    newest_first = query.order_by(tables.c.created.desc(), tables.c.id.desc())
    return every(connection, TableRecord, newest_first.limit(wanted.limit).offset(wanted.offset))


def hosted(connection: Connection, host: str, since: int, in_lobby: bool = False) -> int:
    """How many tables of a host are not over and have changed since then; or only those that wait for people in the lobby."""
    mine = [tables.c.host == host, tables.c.changed > since]
    wanted = (
        [tables.c.visibility == "public", tables.c.status == "open"] if in_lobby else [tables.c.status.in_(["open", "playing", "paused"])]
    )
    return connection.execute(select(func.count()).select_from(tables).where(*mine, *wanted)).scalar_one()


def is_free() -> list[ColumnElement[bool]]:
    """A player's seat is open; nobody need be the banker."""
    is_open = seating.c.kind == literal_column("'open'")  # as its index says
    return [seating.c.table == tables.c.id, is_open, seating.c.seat < tables.c.seats]


def belongs_to(person: str) -> ColumnElement[bool]:
    """Host or seated. Nobody's id is empty: that stands for an open seat."""
    mine = select(seating.c.table).where(seating.c.person == person)
    return (tables.c.host == person) & (func.length(tables.c.host) > 0) | tables.c.id.in_(mine.where(func.length(seating.c.person) > 0))


def notify(connection: Connection, table: str) -> None:
    """Tells all processes, once the transaction is stored, to look at the table. On SQLite there is only one process."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_notify("magnat", table)))


def by_status(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    return {row[0]: row[1] for row in connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))}
