"""The outbox: every notice goes out once, from one process, and is tried again if it did not."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from msgspec import structs

from magnat.store import outbox
from magnat.store.database import Clash, Database
from magnat.store.outbox import CLAIM_MS
from magnat.store.records import NoticeRecord
from tests.store.open_store import OpenStore

YOUR_TURN = NoticeRecord("p1", "t1", 0, 5, "your-turn", 100)


@pytest.fixture(autouse=True)
def one_table(store: OpenStore) -> None:
    store.open_table("t1")


def put(store: OpenStore, notice: NoticeRecord) -> bool:
    return store.write(lambda c: outbox.put(c, notice))


def due(store: OpenStore, now: int, limit: int = 10) -> list[NoticeRecord]:
    return store.write(lambda c: outbox.due(c, now, limit))


def test_a_notice_is_due_in_its_time(store: OpenStore) -> None:
    assert put(store, YOUR_TURN)
    assert due(store, 99) == []
    (found,) = due(store, 100)
    assert found == structs.replace(YOUR_TURN, id=found.id)
    assert found.id > 0


def test_earliest_first_and_not_too_many(store: OpenStore) -> None:
    for n, at in [(1, 50), (2, 30), (3, 40), (4, 500)]:
        put(store, structs.replace(YOUR_TURN, n=n, due_at=at))
    assert store.read(outbox.waiting) == 4
    assert [notice.n for notice in due(store, 100, limit=2)] == [2, 3]
    assert [notice.n for notice in due(store, 100, limit=2)] == [1]
    assert due(store, 100) == []


def test_the_same_news_is_put_in_once(store: OpenStore) -> None:
    assert put(store, YOUR_TURN)
    assert not put(store, structs.replace(YOUR_TURN, due_at=7))
    assert put(store, structs.replace(YOUR_TURN, kind="your-turn-reminder"))
    assert put(store, structs.replace(YOUR_TURN, n=6))
    assert [notice.due_at for notice in due(store, 1000)] == [100, 100, 100]


def test_what_one_process_took_the_others_leave(store: OpenStore) -> None:
    put(store, YOUR_TURN)
    (taken,) = due(store, 100)
    assert due(store, 100 + CLAIM_MS - 1) == []
    assert due(store, 100 + CLAIM_MS) == [taken]  # the first one has died


def test_two_processes_share_the_work(store: OpenStore) -> None:
    for n in range(50):
        put(store, structs.replace(YOUR_TURN, n=n))
    other = store.run(Database.open(store.url))

    async def both() -> list[list[NoticeRecord]]:
        take = partial(outbox.due, now=1000, limit=10)
        return await asyncio.gather(*(home.write(take) for home in [store.database, other] * 4))

    taken = [notice.n for portion in store.run(both()) for notice in portion]
    taken += [notice.n for notice in due(store, 1000, limit=50)]
    assert sorted(taken) == list(range(50))
    store.run(other.close())


def test_done_is_done(store: OpenStore) -> None:
    put(store, YOUR_TURN)
    (taken,) = due(store, 100)
    assert store.write(lambda c: outbox.done(c, taken.id, "sent"))
    assert not store.write(lambda c: outbox.done(c, taken.id, "failed"))
    assert not store.write(lambda c: outbox.done(c, 999, "sent"))
    assert due(store, 10**9) == []
    assert store.read(outbox.waiting) == 0


def test_again_later_counts_the_tries(store: OpenStore) -> None:
    put(store, YOUR_TURN)
    (taken,) = due(store, 100)
    assert store.write(lambda c: outbox.again(c, taken.id, 200))
    assert due(store, 199) == []
    (second,) = due(store, 200)
    assert (second.tries, second.due_at) == (1, 200)
    store.write(lambda c: outbox.done(c, taken.id, "failed"))
    assert not store.write(lambda c: outbox.again(c, taken.id, 300))


def test_who_has_looked_is_not_told(store: OpenStore) -> None:
    store.open_table("t2")
    put(store, YOUR_TURN)
    put(store, structs.replace(YOUR_TURN, person="p2"))
    put(store, structs.replace(YOUR_TURN, table="t2"))
    (sent, *_) = due(store, 100, limit=1)
    assert store.write(lambda c: outbox.drop(c, "t1", "p1")) == 1
    assert not store.write(lambda c: outbox.done(c, sent.id, "sent"))
    assert [(notice.table, notice.person) for notice in due(store, 1000)] == [("t1", "p2"), ("t2", "p1")]


def test_a_notice_is_about_a_table(store: OpenStore) -> None:
    with pytest.raises(Clash):
        put(store, structs.replace(YOUR_TURN, table="t9"))
    assert store.read(outbox.waiting) == 0


def test_what_is_over_is_forgotten_in_time(store: OpenStore) -> None:
    for n, at in [(1, 10), (2, 20), (3, 30)]:
        put(store, structs.replace(YOUR_TURN, n=n, due_at=at))
    first, _, third = due(store, 100)
    for notice in (first.id, third.id):
        store.write(partial(outbox.done, notice=notice, state="sent"))
    assert store.write(lambda c: outbox.forget_old(c, 30)) == 1
    assert store.write(lambda c: outbox.forget_old(c, 31)) == 1
    assert store.read(outbox.waiting) == 1
