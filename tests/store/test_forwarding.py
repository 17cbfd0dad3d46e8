"""Letters between processes: in order, answered once, and cleared away."""

from __future__ import annotations

from magnat.store import forwarding
from magnat.store.records import Letter
from tests.store.desk import Desk


def send(desk: Desk, body: bytes, to: str = "owner", sender: str = "edge", at: int = 5) -> int:
    return desk.write(lambda c: forwarding.send(c, "t1", to, sender, body, at))


def inbox(desk: Desk, process: str = "owner") -> list[Letter]:
    return desk.read(lambda c: forwarding.inbox(c, process))


def answers(desk: Desk, process: str = "edge") -> list[Letter]:
    return desk.read(lambda c: forwarding.answers(c, process))


def test_letters_arrive_in_the_order_they_were_sent(desk: Desk) -> None:
    numbers = [send(desk, body) for body in (b"first", b"\0\xff", b"third")]
    send(desk, b"other", to="elsewhere")
    assert [(letter.id, letter.body) for letter in inbox(desk)] == list(zip(numbers, [b"first", b"\0\xff", b"third"], strict=True))
    assert inbox(desk)[0] == Letter(numbers[0], "t1", "owner", "edge", b"first", None, 5)
    assert answers(desk) == []


def test_an_answer_goes_back_once(desk: Desk) -> None:
    number = send(desk, b"input")
    assert desk.write(lambda c: forwarding.answer(c, number, b"done"))
    assert not desk.write(lambda c: forwarding.answer(c, number, b"done twice"))
    assert not desk.write(lambda c: forwarding.answer(c, number + 1, b"no such letter"))
    assert inbox(desk) == []
    assert answers(desk) == [Letter(number, "t1", "owner", "edge", b"input", b"done", 5)]
    assert answers(desk, "owner") == []


def test_what_was_read_is_removed(desk: Desk) -> None:
    numbers = [send(desk, b"input") for _ in range(3)]
    desk.write(lambda c: [forwarding.answer(c, number, b"") for number in numbers])
    assert desk.write(lambda c: forwarding.remove(c, numbers[:2])) == 2
    assert [letter.id for letter in answers(desk)] == numbers[2:]
    assert desk.write(lambda c: forwarding.remove(c, [])) == 0


def test_numbers_are_not_used_again(desk: Desk) -> None:
    first = send(desk, b"input")
    desk.write(lambda c: forwarding.remove(c, [first]))
    assert send(desk, b"input") > first


def test_old_letters_are_forgotten(desk: Desk) -> None:
    send(desk, b"old", at=100)
    young = send(desk, b"young", at=200)
    assert desk.write(lambda c: forwarding.forget_old(c, 200)) == 1
    assert [letter.id for letter in inbox(desk)] == [young]


def test_letters_of_a_dead_owner_go_to_the_next(desk: Desk) -> None:
    answered = send(desk, b"answered")
    desk.write(lambda c: forwarding.answer(c, answered, b"ok"))
    waiting = send(desk, b"waiting")
    elsewhere = send(desk, b"elsewhere", to="third")
    assert desk.write(lambda c: forwarding.forward(c, "t1", "owner", "heir")) == 1
    assert [letter.id for letter in inbox(desk, "heir")] == [waiting]
    assert [letter.id for letter in inbox(desk, "third")] == [elsewhere]
    assert inbox(desk) == []
