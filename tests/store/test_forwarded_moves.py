"""Moves between processes: in order, answered once, and cleared away."""

from __future__ import annotations

from magnat.store import forwarded_moves
from magnat.store.records import ForwardedMove
from tests.store.open_store import OpenStore


def send(store: OpenStore, body: bytes, to: str = "owner", sender: str = "edge", at: int = 5) -> int:
    return store.write(lambda c: forwarded_moves.send(c, "t1", to, sender, body, at))


def inbox(store: OpenStore, process: str = "owner") -> list[ForwardedMove]:
    return store.read(lambda c: forwarded_moves.inbox(c, process))


def answers(store: OpenStore, process: str = "edge") -> list[ForwardedMove]:
    return store.read(lambda c: forwarded_moves.answers(c, process))


def test_moves_arrive_in_the_order_they_were_sent(store: OpenStore) -> None:
    numbers = [send(store, body) for body in (b"first", b"\0\xff", b"third")]
    send(store, b"other", to="elsewhere")
    assert [(it.id, it.body) for it in inbox(store)] == list(zip(numbers, [b"first", b"\0\xff", b"third"], strict=True))
    assert inbox(store)[0] == ForwardedMove(numbers[0], "t1", "owner", "edge", b"first", None, 5)
    assert answers(store) == []


def test_an_answer_goes_back_once(store: OpenStore) -> None:
    number = send(store, b"input")
    assert store.write(lambda c: forwarded_moves.answer(c, number, b"done"))
    assert not store.write(lambda c: forwarded_moves.answer(c, number, b"done twice"))
    assert not store.write(lambda c: forwarded_moves.answer(c, number + 1, b"no such move"))
    assert inbox(store) == []
    assert answers(store) == [ForwardedMove(number, "t1", "owner", "edge", b"input", b"done", 5)]
    assert answers(store, "owner") == []


def test_what_was_read_is_removed(store: OpenStore) -> None:
    numbers = [send(store, b"input") for _ in range(3)]
    store.write(lambda c: [forwarded_moves.answer(c, number, b"") for number in numbers])
    assert store.write(lambda c: forwarded_moves.remove(c, numbers[:2])) == 2
    assert [it.id for it in answers(store)] == numbers[2:]
    assert store.write(lambda c: forwarded_moves.remove(c, [])) == 0


def test_numbers_are_not_used_again(store: OpenStore) -> None:
    first = send(store, b"input")
    store.write(lambda c: forwarded_moves.remove(c, [first]))
    assert send(store, b"input") > first


def test_old_moves_are_forgotten(store: OpenStore) -> None:
    send(store, b"old", at=100)
    young = send(store, b"young", at=200)
    assert store.write(lambda c: forwarded_moves.forget_old(c, 200)) == 1
    assert [it.id for it in inbox(store)] == [young]
