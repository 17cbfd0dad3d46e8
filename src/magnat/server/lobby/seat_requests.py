"""TB-6.2: asking the others for a place, and their answers: each function is one transaction, and says no with Trouble."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from magnat.server.device import Device
from magnat.server.lobby import relays
from magnat.server.lobby.changes import changed, locked
from magnat.server.lobby.places import Mover, at, check_one_side, put, taken, taker_of
from magnat.server.problems import Trouble
from magnat.server.table.agreement import Taker, to_agree
from magnat.server.table.stored_table import StoredTable
from magnat.store import people, seatings
from magnat.store.records import PersonRecord, SeatRecord, SeatRequestRecord
from magnat.wire.tables import AskSeat


def ask(connection: Connection, table: str, person: PersonRecord, wish: AskSeat, now: int, device: Device) -> None:
    """Whoever need not ask sits down at once; who has asked already keeps the answers so far."""
    stored = locked(connection, table)
    it = wanted(connection, stored, person, wish, now)
    open_one = stored.request
    if open_one is not None and (open_one.person, open_one.seat) != (person.id, it.seat):
        raise Trouble("request-open")
    taker = taker_of(stored, person, device)
    agreed = [] if open_one is None else open_one.agreed
    request = SeatRequestRecord(table, it.seat, person.id, person.name, taker.device, taker.address, agreed, now)
    settle(connection, stored, request, now)


def wanted(connection: Connection, stored: StoredTable, person: PersonRecord, wish: AskSeat, now: int) -> SeatRecord:
    """A free place, one's own, a bot's if one is the host, or the one whose link is given."""
    if stored.lesson is not None:
        raise Trouble("place-is-kept")
    if wish.token is not None:
        return stored.seats[relays.meant(connection, stored, wish.token, now).seat]
    it = at(stored.seats, -1 if wish.seat is None else wish.seat)
    free = it.kind == "open" or it.person == person.id
    if not free and not (it.kind == "bot" and stored.record.host == person.id):
        raise Trouble("seat-taken")
    return it


def answer(connection: Connection, table: str, person: PersonRecord, agree: bool, now: int) -> None:
    """One refusal ends the request; so does whoever asked."""
    stored = locked(connection, table)
    request = stored.request
    if request is None:
        raise Trouble("no-request")
    asked = to_agree(stored, Taker(request.person, request.device, request.address), request.seat)
    if person.id not in asked and not (person.id == request.person and not agree):
        raise Trouble("not-asked")
    if not agree:
        seatings.withdraw(connection, table)
        changed(connection, stored.record, now)
        return
    agreed = sorted({*request.agreed, person.id})
    settle(connection, stored, msgspec.structs.replace(request, agreed=agreed), now)


def settle(connection: Connection, stored: StoredTable, request: SeatRequestRecord, now: int) -> None:
    """When nobody is left who has a say, the place is taken; otherwise everybody sees the request."""
    asker = people.find(connection, request.person)
    if asker is None:
        raise Trouble("no-request")
    check_one_side(stored, asker, request.seat)  # also when the answers come: the asker may have sat down elsewhere meanwhile
    left = to_agree(stored, Taker(request.person, request.device, request.address), request.seat).keys() - set(request.agreed)
    if left:
        seatings.ask(connection, request)
    else:
        it = stored.seats[request.seat]
        after = msgspec.structs.replace(taken(stored, it, asker, Device()), device=request.device, address=request.address)
        put(connection, stored, it, after, Mover(asker.id, asker.name, now))
        seatings.withdraw(connection, request.table)
    changed(connection, stored.record, now)
