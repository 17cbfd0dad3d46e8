"""The device in somebody's hand: what distinguishes it from another one, and what does not."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from magnat.server.device import COOKIE, Device, device_of, is_here, marking
from magnat.server.device import Connection as Asking
from magnat.server.lobby import new_lesson, places
from magnat.server.lobby.leader_changes import ban
from magnat.server.problems import Trouble
from magnat.server.settings import Settings
from magnat.server.table.stored_table import StoredTable
from magnat.server.tokens import hashed
from magnat.store import lessons, tables
from magnat.store.records import PersonRecord
from magnat.wire.lessons import NewLesson
from tests.databases import sqlite_url
from tests.store.open_store import OpenStore

LEADER, OLA, JAN, NEW = (PersonRecord(name, name) for name in ("leader", "ola", "jan", "new"))


def asking(host: str, mark: str = "", **headers: str) -> Asking:
    """What a request says about its device."""
    plain = SimpleNamespace(client=SimpleNamespace(host=host), cookies={COOKIE: mark} if mark else {}, headers=headers)
    return cast("Asking", plain)


@pytest.mark.parametrize(
    ("host", "headers", "known"),
    [
        ("192.168.1.7", {}, "192.168.1.7"),
        ("10.0.0.8", {}, "10.0.0.8"),
        ("fd00::7", {}, "fd00::7"),
        ("127.0.0.1", {}, ""),
        ("::1", {}, ""),
        ("8.8.8.8", {}, ""),  # a whole school may be behind it
        ("192.168.1.7", {"x-forwarded-for": "192.168.1.7"}, ""),  # brought by a proxy
        ("nonsense", {}, ""),
    ],
)
def test_an_address_counts_where_one_is_one_device(host: str, headers: dict[str, str], known: str) -> None:
    assert device_of(asking(host, **headers)).address == known


def test_a_mark_is_kept_as_a_hash_and_given_once() -> None:
    assert device_of(asking("127.0.0.1", "abc")) == Device(hashed("abc"), "")
    assert device_of(asking("127.0.0.1")) == Device("", "")
    settings = Settings(db="")
    assert marking(asking("127.0.0.1", "abc"), settings) == []
    (cookie,) = marking(asking("127.0.0.1"), settings)
    assert (cookie.key, cookie.httponly, cookie.samesite) == (COOKIE, True, "lax")
    assert cookie.value != marking(asking("127.0.0.1"), settings)[0].value


def test_who_sits_at_this_computer() -> None:
    assert is_here(asking("127.0.0.1"))
    assert is_here(asking("::1"))
    assert not is_here(asking("192.168.1.7"))
    assert not is_here(asking("127.0.0.1", forwarded="for=192.0.2.7"))
    assert not is_here(asking("nonsense"))


@pytest.fixture
def store(tmp_path: Any) -> Any:  # Any: pytest's own
    opened = OpenStore(sqlite_url(tmp_path))
    yield opened
    opened.close()


def seated(connection: Connection, where: dict[int, tuple[PersonRecord, Device]]) -> StoredTable:
    """A lesson with these people on these devices."""
    stored, _ = new_lesson.prepared(NewLesson(game="oilcity", pupils=9), LEADER, None, "http://127.0.0.1", 1)
    assert stored.lesson is not None
    tables.create(connection, stored.record, stored.seats)
    lessons.create(connection, stored.lesson)
    for seat, (person, device) in where.items():
        tables.seat(connection, places.taken(stored, stored.seats[seat], person, device))
    return StoredTable(stored.record, tables.seats(connection, stored.record.id), stored.lesson)


def test_a_banned_phone_comes_back_neither_without_its_cookie_nor_with_another_name(store: OpenStore) -> None:
    def work(connection: Connection) -> None:
        stored = seated(connection, {0: (OLA, Device("a", "192.168.1.7")), 1: (JAN, Device("b", "192.168.1.8"))})
        ban(connection, stored, stored.seats[0], places.Mover("leader", "Leader", 1))
        for who, device in ((OLA, Device()), (NEW, Device("a")), (NEW, Device("c", "192.168.1.7"))):
            with pytest.raises(Trouble, match="banned"):
                places.check_welcome(connection, stored, who, device)
        places.check_welcome(connection, stored, NEW, Device("c", "192.168.1.9"))
        places.check_welcome(connection, stored, JAN, Device("b", "192.168.1.8"))
        places.check_welcome(connection, stored, NEW, Device())

    store.write(work)


def test_an_address_that_others_have_too_is_not_banned(store: OpenStore) -> None:
    def work(connection: Connection) -> None:
        stored = seated(connection, {0: (OLA, Device("a", "10.0.0.1")), 1: (JAN, Device("b", "10.0.0.1"))})
        ban(connection, stored, stored.seats[0], places.Mover("leader", "Leader", 1))
        places.check_welcome(connection, stored, JAN, Device("b", "10.0.0.1"))
        with pytest.raises(Trouble, match="banned"):
            places.check_welcome(connection, stored, NEW, Device("a", "10.0.0.1"))

    store.write(work)
