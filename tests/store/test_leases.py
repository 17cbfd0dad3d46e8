"""Leases: a table's mailbox has one owner, and passes on when that one stops beating."""

from __future__ import annotations

import asyncio
from functools import partial

from sqlalchemy import text

from magnat.store import leases
from magnat.store.database import Database
from tests.store.desk import Desk

PATIENCE = 60_000


def age(desk: Desk, process: str, by_ms: int) -> None:
    """As if the process had last beaten that much earlier."""
    desk.write(lambda c: c.execute(text("UPDATE processes SET beat = beat - :by WHERE id = :id"), {"by": by_ms, "id": process}))


def beat(desk: Desk, *processes: str) -> None:
    for process in processes:
        desk.write(partial(leases.beat, process=process))


def known(desk: Desk) -> dict[str, str]:
    """The processes that have beaten and were not forgotten, with their addresses."""
    query = text("SELECT id, address FROM processes ORDER BY id")
    return {row.id: row.address for row in desk.read(lambda c: c.execute(query).all())}


def take(desk: Desk, process: str, table: str = "t1") -> bool:
    return desk.write(lambda c: leases.take(c, table, process, PATIENCE))


def test_a_table_has_one_owner(desk: Desk) -> None:
    desk.open_table("t1", status="playing")
    beat(desk, "a", "b")
    assert desk.read(lambda c: leases.owner(c, "t1")) == ""
    assert take(desk, "a")
    assert take(desk, "a")
    assert not take(desk, "b")
    assert desk.read(lambda c: leases.owner(c, "t1")) == "a"
    assert not take(desk, "a", "nowhere")


def test_releasing_is_for_the_owner(desk: Desk) -> None:
    desk.open_table("t1", status="playing")
    beat(desk, "a")
    take(desk, "a")
    assert not desk.write(lambda c: leases.release(c, "t1", "b"))
    assert desk.write(lambda c: leases.release(c, "t1", "a"))
    assert desk.read(lambda c: leases.owner(c, "t1")) == ""
    assert take(desk, "b")


def test_who_stops_beating_loses_the_table(desk: Desk) -> None:
    desk.open_table("t1", status="playing")
    desk.open_table("t2", status="playing", created=1)
    desk.open_table("done", status="over")
    desk.write(lambda c: leases.beat(c, "a", "127.0.0.1:1"))
    desk.write(lambda c: leases.beat(c, "b", "127.0.0.1:2"))
    assert known(desk) == {"a": "127.0.0.1:1", "b": "127.0.0.1:2"}
    take(desk, "a")
    assert desk.read(lambda c: leases.orphans(c, PATIENCE)) == ["t2"]
    age(desk, "a", PATIENCE + 1)
    assert desk.read(lambda c: leases.orphans(c, PATIENCE)) == ["t1", "t2"]
    assert take(desk, "b")
    assert not take(desk, "a")
    assert desk.read(lambda c: leases.owner(c, "t1")) == "b"


def test_beating_again_keeps_the_table(desk: Desk) -> None:
    desk.open_table("t1", status="playing")
    beat(desk, "a")
    take(desk, "a")
    age(desk, "a", PATIENCE + 1)
    beat(desk, "a")
    assert not take(desk, "b")
    assert desk.read(lambda c: leases.orphans(c, PATIENCE)) == []


def test_leaving_frees_what_one_owned(desk: Desk) -> None:
    for name in ("t1", "t2", "t3"):
        desk.open_table(name, status="playing")
    for process, table in (("a", "t1"), ("a", "t2"), ("b", "t3")):
        beat(desk, process)
        take(desk, process, table)
    assert desk.write(lambda c: leases.gone(c, "a")) == ["t1", "t2"]
    assert known(desk) == {"b": ""}
    assert [desk.read(partial(leases.owner, table=name)) for name in ("t1", "t2", "t3")] == ["", "", "b"]
    assert desk.write(lambda c: leases.gone(c, "unknown")) == []


def test_the_dead_are_cleared_away(desk: Desk) -> None:
    beat(desk, "a", "b")
    age(desk, "a", PATIENCE + 1)
    assert desk.write(lambda c: leases.forget_dead(c, PATIENCE)) == 1
    assert known(desk) == {"b": ""}


def test_of_two_who_take_at_once_one_gets_it(desk: Desk) -> None:
    for n in range(10):
        desk.open_table(f"t{n}", status="playing")
    other = desk.run(Database.open(desk.url))
    beat(desk, "a", "b")

    async def both(table: str) -> list[bool]:
        homes = {"a": desk.database, "b": other}
        takes = [homes[p].write(partial(leases.take, table=table, process=p, patience_ms=PATIENCE)) for p in "abab"]
        return await asyncio.gather(*takes)

    for n in range(10):
        first, second, third, fourth = desk.run(both(f"t{n}"))
        assert first == third
        assert second == fourth
        assert first != second
    desk.run(other.close())
