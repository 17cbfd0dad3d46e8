"""Moves between processes: in order, answered once, and cleared away."""

from __future__ import annotations

from magnat.store import forwarded_moves
from magnat.store.records import ForwardedMove
from tests.store.desk import Desk


def send(desk: Desk, body: bytes, to: str = "owner", sender: str = "edge", at: int = 5) -> int:
    return desk.write(lambda c: forwarded_moves.send(c, "t1", to, sender, body, at))


def inbox(desk: Desk, process: str = "owner") -> list[ForwardedMove]:
    return desk.read(lambda c: forwarded_moves.inbox(c, process))


def answers(desk: Desk, process: str = "edge") -> list[ForwardedMove]:
    return desk.read(lambda c: forwarded_moves.answers(c, process))


def test_moves_arrive_in_the_order_they_were_sent(desk: Desk) -> None:
    numbers = [send(desk, body) for body in (b"first", b"\0\xff", b"third")]
    send(desk, b"other", to="elsewhere")
    assert [(it.id, it.body) for it in inbox(desk)] == list(zip(numbers, [b"first", b"\0\xff", b"third"], strict=True))
    assert inbox(desk)[0] == ForwardedMove(numbers[0], "t1", "owner", "edge", b"first", None, 5)
    assert answers(desk) == []


def test_an_answer_goes_back_once(desk: Desk) -> None:
    number = send(desk, b"input")
    assert desk.write(lambda c: forwarded_moves.answer(c, number, b"done"))
    assert not desk.write(lambda c: forwarded_moves.answer(c, number, b"done twice"))
    assert not desk.write(lambda c: forwarded_moves.answer(c, number + 1, b"no such move"))
    assert inbox(desk) == []
    assert answers(desk) == [ForwardedMove(number, "t1", "owner", "edge", b"input", b"done", 5)]
    assert answers(desk, "owner") == []


def test_what_was_read_is_removed(desk: Desk) -> None:
    numbers = [send(desk, b"input") for _ in range(3)]
    desk.write(lambda c: [forwarded_moves.answer(c, number, b"") for number in numbers])
    assert desk.write(lambda c: forwarded_moves.remove(c, numbers[:2])) == 2
    assert [it.id for it in answers(desk)] == numbers[2:]
    assert desk.write(lambda c: forwarded_moves.remove(c, [])) == 0


def test_numbers_are_not_used_again(desk: Desk) -> None:
    first = send(desk, b"input")
    desk.write(lambda c: forwarded_moves.remove(c, [first]))
    assert send(desk, b"input") > first


def test_old_moves_are_forgotten(desk: Desk) -> None:
    send(desk, b"old", at=100)
    young = send(desk, b"young", at=200)
    assert desk.write(lambda c: forwarded_moves.forget_old(c, 200)) == 1
    assert [it.id for it in inbox(desk)] == [young]
