"""The log of daily backups: one process makes the backup of a day, a failed one is tried again, a dead one's is taken over."""

from __future__ import annotations

from sqlalchemy import text

from magnat.store import backup_log, leases
from magnat.store.records import BackupRecord
from tests.store.open_store import OpenStore

PATIENCE = 60_000
HOUR = 3_600_000


def claim(store: OpenStore, process: str, day: str = "2026-03-01") -> bool:
    return store.write(lambda c: backup_log.claim(c, day, process, PATIENCE, HOUR))


def ended(store: OpenStore, state: str, day: str = "2026-03-01") -> None:
    record = BackupRecord(
        day, "verified" if state == "verified" else "failed", "a", 0, "b.db", 10, 3, "" if state == "verified" else "full"
    )
    store.write(lambda c: backup_log.ended(c, record))


def test_a_day_belongs_to_one_process(store: OpenStore) -> None:
    for process in ("a", "b"):
        store.write(lambda c, process=process: leases.beat(c, process))  # type: ignore[misc]
    assert claim(store, "a")
    assert not claim(store, "b")
    assert not claim(store, "a")
    assert claim(store, "b", "2026-03-02")
    ended(store, "verified")
    assert not claim(store, "b")


def test_a_failed_one_is_tried_again_later(store: OpenStore) -> None:
    store.write(lambda c: leases.beat(c, "a"))
    claim(store, "a")
    ended(store, "failed")
    assert not claim(store, "b")
    store.write(lambda c: c.execute(text("UPDATE backups SET at = at - 3600000")))
    assert claim(store, "b")


def test_whoever_died_at_it_is_replaced(store: OpenStore) -> None:
    store.write(lambda c: leases.beat(c, "a"))
    claim(store, "a")
    store.write(lambda c: c.execute(text("UPDATE processes SET beat = beat - 60001")))
    assert claim(store, "b")


def test_the_last_verified_one_is_known_and_old_days_are_forgotten(store: OpenStore) -> None:
    for number in range(1, backup_log.KEPT + 12):
        day = f"2026-{number // 28 + 1:02}-{number % 28 + 1:02}"
        claim(store, "a", day)
        ended(store, "verified" if number < 60 else "failed", day)
    found = store.read(lambda c: backup_log.newest(c, 1000))
    assert len(found) == backup_log.KEPT
    last = store.read(backup_log.last_verified)
    assert last is not None
    assert (last.day, last.rows) == ("2026-03-04", 3)
    assert [it.state for it in found[:2]] == ["failed", "failed"]
