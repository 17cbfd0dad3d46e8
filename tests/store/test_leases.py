"""Leases: a table's mailbox has one owner, and passes to another when that one's heartbeat stops."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial

import pytest
from sqlalchemy import text

from magnat.store import leases
from magnat.store.bus import Bus
from magnat.store.database import Database
from tests.databases import postgres_url
from tests.store.open_store import OpenStore

PATIENCE = 60_000


def age(store: OpenStore, process: str, by_ms: int) -> None:
    """As if the process's last heartbeat had been that much earlier."""
    store.write(lambda c: c.execute(text("UPDATE processes SET beat = beat - :by WHERE id = :id"), {"by": by_ms, "id": process}))


def beat(store: OpenStore, *processes: str) -> None:
    for process in processes:
        store.write(partial(leases.beat, process=process))


def known(store: OpenStore) -> dict[str, str]:
    """The processes that have had a heartbeat and have not been forgotten, with their addresses."""
    query = text("SELECT id, address FROM processes ORDER BY id")
    return {row.id: row.address for row in store.read(lambda c: c.execute(query).all())}


def unheard(_name: str) -> None:
    """Nobody listens."""


def take(store: OpenStore, process: str, table: str = "t1") -> bool:
    return store.write(lambda c: leases.take(c, table, process, PATIENCE))


def test_a_table_has_one_owner(store: OpenStore) -> None:
    store.open_table("t1", status="playing")
    beat(store, "a", "b")
    assert store.read(lambda c: leases.owner(c, "t1")) == ""
    assert take(store, "a")
    assert take(store, "a")
    assert not take(store, "b")
    assert store.read(lambda c: leases.owner(c, "t1")) == "a"
    assert not take(store, "a", "nowhere")


def test_releasing_is_for_the_owner(store: OpenStore) -> None:
    store.open_table("t1", status="playing")
    beat(store, "a")
    take(store, "a")
    assert not store.write(lambda c: leases.release(c, "t1", "b"))
    assert store.write(lambda c: leases.release(c, "t1", "a"))
    assert store.read(lambda c: leases.owner(c, "t1")) == ""
    assert take(store, "b")


def test_who_stops_beating_loses_the_table(store: OpenStore) -> None:
    store.open_table("t1", status="playing")
    store.open_table("t2", status="playing", created=1)
    store.open_table("done", status="over")
    store.write(lambda c: leases.beat(c, "a", "127.0.0.1:1"))
    store.write(lambda c: leases.beat(c, "b", "127.0.0.1:2"))
    assert known(store) == {"a": "127.0.0.1:1", "b": "127.0.0.1:2"}
    take(store, "a")
    assert store.read(lambda c: leases.orphans(c, PATIENCE)) == ["t2"]
    age(store, "a", PATIENCE + 1)
    assert store.read(lambda c: leases.orphans(c, PATIENCE)) == ["t1", "t2"]
    assert take(store, "b")
    assert not take(store, "a")
    assert store.read(lambda c: leases.owner(c, "t1")) == "b"


def test_beating_again_keeps_the_table(store: OpenStore) -> None:
    store.open_table("t1", status="playing")
    beat(store, "a")
    take(store, "a")
    age(store, "a", PATIENCE + 1)
    beat(store, "a")
    assert not take(store, "b")
    assert store.read(lambda c: leases.orphans(c, PATIENCE)) == []


def test_leaving_frees_what_one_owned(store: OpenStore) -> None:
    for name in ("t1", "t2", "t3"):
        store.open_table(name, status="playing")
    for process, table in (("a", "t1"), ("a", "t2"), ("b", "t3")):
        beat(store, process)
        take(store, process, table)
    assert store.write(lambda c: leases.gone(c, "a")) == ["t1", "t2"]
    assert known(store) == {"b": ""}
    assert [store.read(partial(leases.owner, table=name)) for name in ("t1", "t2", "t3")] == ["", "", "b"]
    assert store.write(lambda c: leases.gone(c, "unknown")) == []


def test_the_dead_are_cleared_away(store: OpenStore) -> None:
    beat(store, "a", "b")
    age(store, "a", PATIENCE + 1)
    assert store.write(lambda c: leases.forget_dead(c, PATIENCE)) == 1
    assert known(store) == {"b": ""}


def test_of_two_who_take_at_once_one_gets_it(store: OpenStore) -> None:
    for n in range(10):
        store.open_table(f"t{n}", status="playing")
    other = store.run(Database.open(store.url))
    beat(store, "a", "b")
    marks = [Bus(store.url, process) for process in "ab"]  # however slow the machine is, both live
    for mark in marks:
        store.run(mark.listen(unheard, unheard, lambda: None))

    async def both(table: str) -> list[bool]:
        homes = {"a": store.database, "b": other}
        takes = [homes[p].write(partial(leases.take, table=table, process=p, patience_ms=PATIENCE)) for p in "abab"]
        return await asyncio.gather(*takes)

    for n in range(10):
        first, second, third, fourth = store.run(both(f"t{n}"))
        assert first == third
        assert second == fourth
        assert first != second
    for mark in marks:
        store.run(mark.close())
    store.run(other.close())


# A mark that ends with the process


@pytest.fixture
def postgres() -> Iterator[OpenStore]:
    made = OpenStore(postgres_url())
    yield made
    made.close()


@pytest.mark.thorough
def test_a_killed_process_is_dead_after_one_missed_beat(postgres: OpenStore) -> None:
    """Its connections end with it: nobody has to wait until all patience has run out."""
    postgres.open_table("t1", status="playing")
    bus = Bus(postgres.url, "a")
    beat(postgres, "a", "b")
    postgres.run(bus.listen(unheard, unheard, lambda: None))
    assert take(postgres, "a")
    age(postgres, "a", leases.MISSED_MS + 1)
    assert not take(postgres, "b")  # slow, but there
    assert postgres.read(lambda c: leases.orphans(c, PATIENCE)) == []
    assert postgres.read(lambda c: leases.lives(c, "t1", "a", PATIENCE))
    postgres.run(bus.close())
    assert postgres.read(lambda c: leases.orphans(c, PATIENCE)) == ["t1"]
    assert not postgres.read(lambda c: leases.lives(c, "t1", "a", PATIENCE))
    assert take(postgres, "b")


@pytest.mark.thorough
def test_a_process_that_beats_keeps_its_tables_though_its_mark_is_lost(postgres: OpenStore) -> None:
    postgres.open_table("t1", status="playing")
    beat(postgres, "a", "b")
    assert take(postgres, "a")
    assert not take(postgres, "b")


@pytest.mark.thorough
def test_whoever_holds_a_mark_and_does_not_beat_loses_its_tables_in_the_end(postgres: OpenStore) -> None:
    postgres.open_table("t1", status="playing")
    bus = Bus(postgres.url, "a")
    beat(postgres, "a", "b")
    postgres.run(bus.listen(unheard, unheard, lambda: None))
    assert take(postgres, "a")
    age(postgres, "a", PATIENCE + 1)
    assert take(postgres, "b")
    postgres.run(bus.close())


@pytest.mark.thorough
def test_leaving_is_heard(postgres: OpenStore) -> None:
    postgres.open_table("t1", status="playing")
    beat(postgres, "a")
    take(postgres, "a")
    heard: list[str] = []
    bus = Bus(postgres.url, "b")

    async def leave() -> None:
        await bus.listen(heard.append, unheard, lambda: None)
        await postgres.database.write(lambda c: leases.gone(c, "a"))
        while not heard:
            await asyncio.sleep(0.01)
        await bus.close()

    postgres.run(leave())
    assert heard == ["t1"]
