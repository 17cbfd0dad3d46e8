"""The JSON in a table's record, read: the store keeps it as bytes and does not look into it. The same bytes are read once."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from magnat.store.records import SnapshotRow, TableRecord
from magnat.tables import clock
from magnat.tables.clock import Clock, ClockRule
from magnat.tables.journal import Header
from magnat.tables.snapshot import Snapshot

HEADER = msgspec.json.Decoder(Header)
CLOCK_RULE = msgspec.json.Decoder(ClockRule)
CLOCK = msgspec.json.Decoder(Clock)
SNAPSHOT = msgspec.json.Decoder(Snapshot)


@lru_cache(maxsize=1_000)
def header_in(text: bytes) -> Header:
    return HEADER.decode(text)


def header_of(record: TableRecord) -> Header:
    return header_in(record.header)


@lru_cache(maxsize=1_000)
def clock_rule_in(text: bytes) -> ClockRule:
    return CLOCK_RULE.decode(text)


def clock_rule_of(record: TableRecord) -> ClockRule:
    return clock_rule_in(record.clock_rule)


def clock_of(record: TableRecord) -> Clock:
    """As it was stored last; before the first move it stands at the beginning."""
    return CLOCK.decode(record.clock) if record.clock else clock.start(clock_rule_of(record), record.deciders)


def snapshot_of(row: SnapshotRow | None) -> Snapshot | None:
    return None if row is None else SNAPSHOT.decode(row.state)
