"""TB-6.2: whoever knows what one place hides gets another place of the running game only if the others agree. This is who they are."""

from __future__ import annotations

from msgspec import Struct

from magnat.kernel.contract import Seat
from magnat.server.table.stored_table import StoredTable
from magnat.store.records import SeatingRecord, SeatRecord


class Taker(Struct, frozen=True):
    """Who wants a place: a person, and the marks of their device as seats keep them."""

    person: str
    device: str = ""
    address: str = ""


def to_agree(stored: StoredTable, taker: Taker, seat: Seat) -> dict[str, str]:
    """The people who have a say, with their names; nobody where nothing is hidden yet, in a lesson (its leader decides), for one's own
    last place, and for somebody who has had no other."""
    it = stored.seats[seat]
    if not stored.begun() or stored.lesson is not None or it.person == taker.person:
        return {}
    last = last_held(stored, seat)
    if it.kind != "person" and last is not None and last.was == taker.person:
        return {}
    return speakers(stored, taker, seat) if knows_another(stored, taker, seat) else {}


def knows_another(stored: StoredTable, taker: Taker, seat: Seat) -> bool:
    """Have they, or has somebody with the same device, another place, or had one since the game began?"""
    held = any(is_taker(it, taker) or same_address(stored, it, taker) for it in stored.seats if it.seat != seat)
    return held or any(
        it.was == taker.person or (bool(taker.device) and it.was_device == taker.device) for it in stored.seatings if it.seat != seat
    )


def is_taker(it: SeatRecord, taker: Taker) -> bool:
    """The same person, or the same device."""
    return bool(it.person) and (it.person == taker.person or (bool(taker.device) and it.device == taker.device))


def same_address(stored: StoredTable, it: SeatRecord, taker: Taker) -> bool:
    """It tells something only where one person here has it, and is a reason to ask more people, never fewer: many may share one."""
    if not taker.address or it.address != taker.address:
        return False
    return len({other.person for other in stored.seats if other.address == taker.address and other.person}) == 1


def speakers(stored: StoredTable, taker: Taker, seat: Seat) -> dict[str, str]:
    """Everybody who sits there, whoever the place is kept for, and whoever was put out of a place in which nobody else has sat down."""
    found: dict[str, str] = {}
    for it in stored.seats:
        last = last_held(stored, it.seat)
        if is_taker(it, taker):
            continue
        if it.person and (it.kind == "person" or it.seat == seat):
            found[it.person] = it.name
        elif it.kind != "person" and last is not None and last.by != last.was and not of_taker(last, taker):
            found[last.was] = last.was_name
    return found


def of_taker(last: SeatingRecord, taker: Taker) -> bool:
    return last.was == taker.person or (bool(taker.device) and last.was_device == taker.device)


def last_held(stored: StoredTable, seat: Seat) -> SeatingRecord | None:
    """How whoever had the place last lost it."""
    return next((it for it in reversed(stored.seatings) if it.seat == seat and it.was), None)
