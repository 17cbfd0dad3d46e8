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
from tests.store.desk import Desk

YOUR_TURN = NoticeRecord("p1", "t1", 0, 5, "your-turn", 100)


@pytest.fixture(autouse=True)
def one_table(desk: Desk) -> None:
    desk.open_table("t1")


def put(desk: Desk, notice: NoticeRecord) -> bool:
    return desk.write(lambda c: outbox.put(c, notice))


def due(desk: Desk, now: int, limit: int = 10) -> list[NoticeRecord]:
    return desk.write(lambda c: outbox.due(c, now, limit))


def test_a_notice_is_due_in_its_time(desk: Desk) -> None:
    assert put(desk, YOUR_TURN)
    assert due(desk, 99) == []
    (found,) = due(desk, 100)
    assert found == structs.replace(YOUR_TURN, id=found.id)
    assert found.id > 0


def test_earliest_first_and_not_too_many(desk: Desk) -> None:
    for n, at in [(1, 50), (2, 30), (3, 40), (4, 500)]:
        put(desk, structs.replace(YOUR_TURN, n=n, due_at=at))
    assert desk.read(outbox.waiting) == 4
    assert [notice.n for notice in due(desk, 100, limit=2)] == [2, 3]
    assert [notice.n for notice in due(desk, 100, limit=2)] == [1]
    assert due(desk, 100) == []


def test_the_same_news_is_put_in_once(desk: Desk) -> None:
    assert put(desk, YOUR_TURN)
    assert not put(desk, structs.replace(YOUR_TURN, due_at=7))
    assert put(desk, structs.replace(YOUR_TURN, kind="your-turn-reminder"))
    assert put(desk, structs.replace(YOUR_TURN, n=6))
    assert [notice.due_at for notice in due(desk, 1000)] == [100, 100, 100]


def test_what_one_process_took_the_others_leave(desk: Desk) -> None:
    put(desk, YOUR_TURN)
    (taken,) = due(desk, 100)
    assert due(desk, 100 + CLAIM_MS - 1) == []
    assert due(desk, 100 + CLAIM_MS) == [taken]  # the first one has died


def test_two_processes_share_the_work(desk: Desk) -> None:
    for n in range(50):
        put(desk, structs.replace(YOUR_TURN, n=n))
    other = desk.run(Database.open(desk.url))

    async def both() -> list[list[NoticeRecord]]:
        take = partial(outbox.due, now=1000, limit=10)
        return await asyncio.gather(*(home.write(take) for home in [desk.database, other] * 4))

    taken = [notice.n for portion in desk.run(both()) for notice in portion]
    taken += [notice.n for notice in due(desk, 1000, limit=50)]
    assert sorted(taken) == list(range(50))
    desk.run(other.close())


def test_done_is_done(desk: Desk) -> None:
    put(desk, YOUR_TURN)
    (taken,) = due(desk, 100)
    assert desk.write(lambda c: outbox.done(c, taken.id, "sent"))
    assert not desk.write(lambda c: outbox.done(c, taken.id, "failed"))
    assert not desk.write(lambda c: outbox.done(c, 999, "sent"))
    assert due(desk, 10**9) == []
    assert desk.read(outbox.waiting) == 0


def test_again_later_counts_the_tries(desk: Desk) -> None:
    put(desk, YOUR_TURN)
    (taken,) = due(desk, 100)
    assert desk.write(lambda c: outbox.again(c, taken.id, 200))
    assert due(desk, 199) == []
    (second,) = due(desk, 200)
    assert (second.tries, second.due_at) == (1, 200)
    desk.write(lambda c: outbox.done(c, taken.id, "failed"))
    assert not desk.write(lambda c: outbox.again(c, taken.id, 300))


def test_who_has_looked_is_not_told(desk: Desk) -> None:
    desk.open_table("t2")
    put(desk, YOUR_TURN)
    put(desk, structs.replace(YOUR_TURN, person="p2"))
    put(desk, structs.replace(YOUR_TURN, table="t2"))
    (sent, *_) = due(desk, 100, limit=1)
    assert desk.write(lambda c: outbox.drop(c, "t1", "p1")) == 1
    assert not desk.write(lambda c: outbox.done(c, sent.id, "sent"))
    assert [(notice.table, notice.person) for notice in due(desk, 1000)] == [("t1", "p2"), ("t2", "p1")]


def test_a_notice_is_about_a_table(desk: Desk) -> None:
    with pytest.raises(Clash):
        put(desk, structs.replace(YOUR_TURN, table="t9"))
    assert desk.read(outbox.waiting) == 0


def test_what_is_over_is_forgotten_in_time(desk: Desk) -> None:
    for n, at in [(1, 10), (2, 20), (3, 30)]:
        put(desk, structs.replace(YOUR_TURN, n=n, due_at=at))
    first, _, third = due(desk, 100)
    for notice in (first.id, third.id):
        desk.write(partial(outbox.done, notice=notice, state="sent"))
    assert desk.write(lambda c: outbox.forget_old(c, 30)) == 1
    assert desk.write(lambda c: outbox.forget_old(c, 31)) == 1
    assert desk.read(outbox.waiting) == 1
