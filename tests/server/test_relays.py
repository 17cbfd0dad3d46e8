"""A place on another phone: four digits or a link, five minutes, once, void when the place has changed hands."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from magnat.server.lobby import relays
from magnat.server.settings import RateLimit
from tests.databases import sqlite_url
from tests.server.app import Person, Plain, Server, running
from tests.server.lessons import Pupil, begun, lesson, refused


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("relays")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with running(sqlite_url(folder), relay_limit=RateLimit(0.001, 5)) as one:
        yield one


class Class:
    """Three pupils in two companies of a lesson that runs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.leader = Person(server, "Pani Nowak")
        self.code = lesson(self.leader)
        self.ola, self.ala, self.jan = (Person(server, name) for name in ("Ola", "Ala", "Jan"))
        for pupil, seat in ((self.ola, 0), (self.ala, 1), (self.jan, 3)):
            pupil.post(f"/tables/{self.code}/join", {"seat": seat})
        begun(self.leader, [], self.code)

    def offer(self, person: Person, seat: int = 0) -> Plain:
        return person.post(f"/tables/{self.code}/seats/{seat}/relay")

    def take(self, person: Person, **how: str) -> str:
        return refused(person, "POST", f"/tables/{self.code}/relay", how)

    def seat(self, number: int) -> Plain:
        return self.leader.card(self.code)["seats"][number]


@pytest.fixture
def room(server: Server) -> Class:
    return Class(server)


def test_a_dead_phone_is_replaced_by_code_and_by_link(server: Server, room: Class) -> None:
    offer = room.offer(room.leader)
    assert (len(offer["code"]), offer["seat"]) == (4, 0)
    assert offer["link"] == f"{server.url}/t/{room.code}#relay={offer['token']}"
    new = Person(server, "Guest")
    taken = new.post(f"/tables/{room.code}/relay", {"code": offer["code"]})
    assert (taken["seats"][0]["mine"], taken["seats"][0]["name"]) == (True, "Ola")  # whatever the new phone is called: it is the same place
    assert refused(room.ola, "POST", f"/tables/{room.code}/moves", {"type": "undo", "seat": 0}) == "not-your-seat"
    back = room.offer(room.ala)  # a partner helps
    assert room.take(room.ola, token=back["token"]) == ""
    assert room.seat(0)["name"] == "Ola"


def test_it_works_once(server: Server, room: Class) -> None:
    offer = room.offer(room.ola)
    assert room.take(Person(server, "New"), code=offer["code"]) == ""
    assert room.take(Person(server, "Second"), code=offer["code"]) == "wrong-code"
    assert room.take(Person(server, "Second"), token=offer["token"]) == "unknown-token"


def test_a_new_offer_replaces_the_one_before(server: Server, room: Class) -> None:
    first, second = room.offer(room.ola), room.offer(room.leader)
    assert room.take(Person(server, "New"), token=first["token"]) == "unknown-token"
    assert room.take(Person(server, "New"), token=second["token"]) == ""


def test_it_lives_five_minutes(server: Server, room: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relays, "LIFE", -1)
    offer = room.offer(room.ola)
    assert room.take(Person(server, "New"), code=offer["code"]) == "wrong-code"
    assert room.take(Person(server, "New"), token=offer["token"]) == "unknown-token"
    monkeypatch.undo()
    assert relays.LIFE == 5 * 60_000


CHANGES: dict[str, Callable[[Class], Plain]] = {
    "free": lambda room: room.leader.put(f"/tables/{room.code}/places/0", {"free": True}),
    "ban": lambda room: room.leader.put(f"/tables/{room.code}/places/0", {"ban": True}),
    "move": lambda room: room.leader.put(f"/tables/{room.code}/places/0", {"move_to": 8}),
    "swap": lambda room: room.leader.put(f"/tables/{room.code}/places/3", {"move_to": 0}),
    "leave": lambda room: room.ola.post(f"/tables/{room.code}/leave"),
    "bot": lambda room: room.ola.put(f"/tables/{room.code}/seats/0", {"kind": "bot"}),
    "open": lambda room: room.leader.put(f"/tables/{room.code}/seats/0", {"kind": "open"}),
}


@pytest.mark.parametrize("how", CHANGES)
def test_it_is_void_when_the_place_changes_hands(server: Server, room: Class, how: str) -> None:
    offer = room.offer(room.leader)
    CHANGES[how](room)
    assert room.take(Person(server, "New"), code=offer["code"]) == "wrong-code"
    assert room.take(Person(server, "New"), token=offer["token"]) == "unknown-token"


def test_it_is_void_when_a_latecomer_sits_down(server: Server, room: Class) -> None:
    offer = room.offer(room.leader, 5)  # a warm place
    Person(server, "Late").post(f"/tables/{room.code}/join", {"seat": 5})
    assert room.take(Person(server, "New"), token=offer["token"]) == "unknown-token"


def test_guesses_are_limited_for_a_device(server: Server, room: Class) -> None:
    room.offer(room.ola)
    phone = Pupil(server, "Guesser")
    phone.post(f"/tables/{lesson(Person(server, 'Other'))}/join")  # it has a mark by now
    wrong = [room.take(phone, code=code) for code in ("0000", "0001", "0002", "0003", "0004", "0005", "0006")]
    assert wrong.count("too-fast") in (1, 2)
    assert wrong[-1] == "too-fast"
    second = Pupil(server, "Guesser again", phone.device)
    assert room.take(second, code="0007") == "too-fast"


def test_guesses_are_limited_at_a_table(server: Server, room: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relays, "MOST_GUESSES", 3)
    offer = room.offer(room.ola)
    others = [code for code in ("1111", "2222", "3333", "4444") if code != offer["code"]][:3]
    assert [room.take(Person(server, "Guesser"), code=code) for code in others] == ["wrong-code"] * 3
    assert room.take(Person(server, "Ola"), code=offer["code"]) == "wrong-code"
    assert room.take(Person(server, "Ola"), token=offer["token"]) == "unknown-token"


def test_right_codes_are_no_guesses(server: Server, room: Class) -> None:
    phone = Pupil(server, "Nurse")
    for _ in range(8):
        assert room.take(phone, code=room.offer(room.leader)["code"]) == ""


def test_whoever_is_banned_takes_nothing(room: Class) -> None:
    room.leader.put(f"/tables/{room.code}/places/3", {"ban": True})
    assert room.take(room.jan, token=room.offer(room.leader)["token"]) == "banned"
    assert room.take(room.leader, token=room.offer(room.leader)["token"]) == "leads-here"


def test_partners_share_a_phone_and_the_place_keeps_its_name(room: Class) -> None:
    assert room.take(room.ala, code=room.offer(room.ola)["code"]) == ""
    assert [(it["name"], it["shared"]) for it in room.leader.card(room.code)["seats"][:2]] == [("Ola", True), ("Ala", True)]


def test_the_seat_link_of_a_lesson_is_a_relay(server: Server, room: Class) -> None:
    link = room.ola.post(f"/tables/{room.code}/seats/0/link")
    new = Person(server, "New")
    assert refused(new, "POST", f"/tables/{room.code}/join", {"token": link["token"]}) == ""
    assert refused(room.ola, "POST", f"/tables/{room.code}/join", {"token": link["token"]}) == "unknown-token"
    void = new.post(f"/tables/{room.code}/seats/0/link")
    room.leader.put(f"/tables/{room.code}/places/0", {"free": True})
    assert refused(room.ola, "POST", f"/tables/{room.code}/join", {"token": void["token"]}) == "unknown-token"


def test_neither_codes_nor_tokens_are_stored(room: Class, folder: Path) -> None:
    offer = room.offer(room.ola)
    with sqlite3.connect(next(folder.glob("*.db"))) as database:
        rows = database.execute("SELECT code, token FROM relays").fetchall()
    database.close()
    assert rows
    assert offer["token"] not in [token for _, token in rows]
    assert all(len(code) == len(token) == 64 for code, token in rows)


def test_one_of_the_two_is_given(server: Server, room: Class) -> None:
    take = partial(room.take, Person(server, "New"))
    assert take() == "bad-message"
    assert take(code="1234", token="x" * 24) == "bad-message"
    assert take(code="12345") == "bad-message"
