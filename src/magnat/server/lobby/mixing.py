"""TB-5.6: what the players' devices mix into the dice: promised while people sit down, revealed when the game has begun, then fixed.

Each function is one transaction, and says no with Trouble. Nothing of what a device mixes in is logged.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from magnat.server.lobby.changes import changed, locked
from magnat.server.problems import Trouble
from magnat.server.record_json import header_of
from magnat.server.table.revealing import REVEAL_MS
from magnat.server.table.stored_table import StoredTable
from magnat.store import tables
from magnat.store.records import PersonRecord, TableChange, TableRecord
from magnat.tables.fair_dice import Device, commitment


def mixes(record: TableRecord) -> bool:
    """Does anything that devices send matter? Not for real dice, nor at tables from before there was such a thing."""
    return record.dice == "server" and header_of(record).dice_scheme > 1


def promise(connection: Connection, table: str, person: PersonRecord, promised: str) -> bool:
    """Before the game: the commitment of a person's device, for the first of their seats; the last one holds. False: too late."""
    stored = locked(connection, table)
    mine = [it for it in stored.seats if it.kind == "person" and it.person == person.id]
    if not mine:
        raise Trouble("no-seat")
    if stored.record.status != "open":
        return False
    if not mixes(stored.record):
        raise Trouble("not-now")
    for it in mine:
        tables.seat(connection, msgspec.structs.replace(it, promised=promised if it is mine[0] else ""))
    return True


def begun(stored: StoredTable, change: TableChange, now: int) -> TableChange:
    """When the game begins the list of those who mix in is closed, and from then on everybody can see it."""
    if not mixes(stored.record):
        return change
    devices = [Device(it.seat, it.promised) for it in stored.seats if it.kind == "person" and it.promised]
    return msgspec.structs.replace(change, header=with_devices(stored.record, devices), reveal_until=now + REVEAL_MS if devices else 0)


def reveal(connection: Connection, table: str, entropy: str, now: int) -> bool:
    """What was promised; whoever knows it is the one who promised it. When the last one has come, the dice can fall. False: too late."""
    record = locked(connection, table).record
    devices, promised = header_of(record).devices, commitment(bytes.fromhex(entropy))
    known = [it for it in devices if it.commitment == promised]
    if not known:
        raise Trouble("bad-message", detail="entropy")
    if known[0].entropy or not record.reveal_until:
        return bool(known[0].entropy)
    devices = [msgspec.structs.replace(it, entropy=entropy) if it in known else it for it in devices]
    until = record.reveal_until if any(not it.entropy for it in devices) else 0
    changed(connection, record, now, TableChange(header=with_devices(record, devices), reveal_until=until))
    return True


def with_devices(record: TableRecord, devices: list[Device]) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(header_of(record), devices=devices))
