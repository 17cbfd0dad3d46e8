"""Places that changed hands in running games, requests for one, and forgetting who it was."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from magnat.store import people, seatings
from magnat.store.records import PersonRecord, SeatingRecord, SeatRequestRecord
from tests.store.open_store import OpenStore

FIRST = SeatingRecord("t1", 0, 5, 12, 1, "person", "p2", "Bob", "person", "p1", "Ada", "device", "p2", "Bob")
REQUEST = SeatRequestRecord("t1", 1, "p1", "Ada", "device", "address", ["p2"], 7)


@pytest.fixture(autouse=True)
def somebody(store: OpenStore) -> None:
    store.write(lambda c: people.create(c, PersonRecord("p1", "Ada")))
    store.open_table("t1")
    store.open_table("t2")


def test_they_are_numbered_by_table(store: OpenStore) -> None:
    for table in ("t1", "t2", "t1"):
        store.write(partial(seatings.add, record=replace(FIRST, table=table)))
    assert store.read(lambda c: seatings.of_table(c, "t1")) == [replace(FIRST, n=1), replace(FIRST, n=2)]
    assert store.read(lambda c: seatings.of_table(c, "t2")) == [replace(FIRST, table="t2", n=1)]


def test_one_request_at_a_table(store: OpenStore) -> None:
    store.write(lambda c: seatings.ask(c, replace(REQUEST, agreed=[])))
    store.write(lambda c: seatings.ask(c, REQUEST))
    assert store.read(lambda c: seatings.asked(c, "t1")) == REQUEST
    store.write(lambda c: seatings.withdraw(c, "t1", 2))
    assert store.read(lambda c: seatings.asked(c, "t1")) == REQUEST
    store.write(lambda c: seatings.withdraw(c, "t1", 1))
    assert store.read(lambda c: seatings.asked(c, "t1")) is None


def test_who_is_forgotten_leaves_the_entry_without_a_name(store: OpenStore) -> None:
    store.write(lambda c: seatings.add(c, FIRST))
    store.write(lambda c: seatings.ask(c, REQUEST))
    store.write(lambda c: people.forget(c, "p1"))
    assert store.read(lambda c: seatings.of_table(c, "t1")) == [replace(FIRST, n=1, was="", was_name="", was_device="")]
    assert store.read(lambda c: seatings.asked(c, "t1")) is None


def test_a_class_is_forgotten_but_not_its_leader(store: OpenStore) -> None:
    store.write(lambda c: seatings.add(c, FIRST))
    store.write(lambda c: seatings.add(c, replace(FIRST, person="", name="bot 3", by="p9", by_name="Leader")))
    store.write(lambda c: seatings.forget_names(c, "t1", "p9"))
    left = store.read(lambda c: seatings.of_table(c, "t1"))
    assert [(it.person, it.name, it.was, it.was_name, it.was_device, it.by, it.by_name) for it in left] == [
        ("", "", "", "", "", "", ""),
        ("", "", "", "", "", "p9", "Leader"),
    ]
