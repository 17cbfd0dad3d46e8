"""Lessons and rooms as they are stored: a leader's changes, bans, places on their way to another phone."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from magnat.store import chats, lessons, people, rooms
from magnat.store.errors import Clash
from magnat.store.records import BanRecord, LessonRecord, LessonUpdate, PersonRecord, RelayRecord, RoomRecord, RoomUpdate
from tests.store.open_store import OpenStore

LESSON = LessonRecord("t1", "ROOMAB", "pupils", bell=1000, team_names=["Żubr", ""])
ROOM = RoomRecord("ROOMAB", "p1", "Class 7b", "values", 4)
RELAY = RelayRecord("t1", 3, "code", "token", 500, "p2")


@pytest.fixture(autouse=True)
def two_tables(store: OpenStore) -> None:
    store.open_table("t1")
    store.open_table("t2")
    store.write(lambda c: rooms.create(c, ROOM))
    store.write(lambda c: lessons.create(c, LESSON))


def test_a_lesson_is_read_as_it_was_written(store: OpenStore) -> None:
    assert store.read(lambda c: lessons.find(c, "t1")) == LESSON
    assert store.read(lambda c: lessons.find(c, "t2")) is None
    assert store.read(lambda c: lessons.of_tables(c, ["t1", "t2"])) == {"t1": LESSON}
    with pytest.raises(Clash):
        store.write(lambda c: lessons.create(c, LESSON))
    with pytest.raises(Clash):
        store.write(lambda c: lessons.create(c, LessonRecord("nowhere")))


def test_only_what_is_named_changes(store: OpenStore) -> None:
    assert store.write(lambda c: lessons.change(c, "t1", LessonUpdate(bell=None, locked=True, released=7, last_turn=4)))
    assert store.read(lambda c: lessons.find(c, "t1")) == replace(LESSON, bell=None, locked=True, released=7, last_turn=4)
    assert store.write(lambda c: lessons.change(c, "t1", LessonUpdate(last_turn=None)))
    assert store.read(lambda c: lessons.find(c, "t1")) == replace(LESSON, bell=None, locked=True, released=7)
    assert store.write(lambda c: lessons.change(c, "t1", LessonUpdate()))
    assert not store.write(lambda c: lessons.change(c, "t2", LessonUpdate(locked=True)))


def test_a_ban_is_written_once(store: OpenStore) -> None:
    ban = BanRecord("t1", "p2", "device", "address")
    for _ in range(2):
        store.write(lambda c: lessons.ban(c, ban))
    assert store.read(lambda c: lessons.banned(c, "t1")) == [ban]
    assert store.read(lambda c: lessons.banned(c, "t2")) == []


def test_a_place_has_one_offer_and_it_ends(store: OpenStore) -> None:
    store.write(lambda c: lessons.offer(c, RELAY))
    newer = replace(RELAY, code="another", until=600)
    store.write(lambda c: lessons.offer(c, newer))
    assert store.read(lambda c: lessons.offers(c, "t1", 599)) == [newer]
    assert store.read(lambda c: lessons.offers(c, "t1", 600)) == []
    assert store.write(lambda c: lessons.forget_offers(c, 599)) == 0
    assert store.write(lambda c: lessons.forget_offers(c, 600)) == 1


def test_many_wrong_guesses_end_every_offer_of_the_table(store: OpenStore) -> None:
    store.write(lambda c: lessons.offer(c, RELAY))
    store.write(lambda c: lessons.offer(c, replace(RELAY, table="t2")))
    for _ in range(2):
        store.write(lambda c: lessons.guessed_wrong(c, "t1", 3))
    assert [it.guesses for it in store.read(lambda c: lessons.offers(c, "t1", 0))] == [2]
    store.write(lambda c: lessons.guessed_wrong(c, "t1", 3))
    assert store.read(lambda c: lessons.offers(c, "t1", 0)) == []
    assert [it.guesses for it in store.read(lambda c: lessons.offers(c, "t2", 0))] == [0]


def test_a_room_knows_its_lessons(store: OpenStore) -> None:
    store.write(lambda c: lessons.create(c, LessonRecord("t2", "ROOMCD")))
    assert store.read(lambda c: rooms.find(c, "roomab")) == ROOM
    assert store.read(lambda c: rooms.led_by(c, "p1")) == [ROOM]
    assert store.read(lambda c: rooms.led_by(c, "")) == []
    assert [it.id for it in store.read(lambda c: rooms.tables_in(c, "ROOMAB"))] == ["t1"]
    assert store.read(lambda c: rooms.lessons_in(c, "ROOMAB")) == {"t1": LESSON}
    assert store.write(lambda c: rooms.change(c, "ROOMAB", RoomUpdate(title="Class 8b")))
    assert store.read(lambda c: rooms.find(c, "ROOMAB")) == replace(ROOM, title="Class 8b")
    assert not store.write(lambda c: rooms.change(c, "NOROOM", RoomUpdate(title="x")))


def test_whoever_is_forgotten_leaves_no_ban_no_offer_and_no_room(store: OpenStore) -> None:
    store.write(lambda c: people.create(c, PersonRecord("p1", "Ada")))
    for person in ("p1", "p2"):
        store.write(partial(lessons.ban, record=BanRecord("t1", person, "device")))
    store.write(lambda c: lessons.offer(c, replace(RELAY, holder="p1")))
    store.write(lambda c: people.forget(c, "p1"))
    assert [it.person for it in store.read(lambda c: lessons.banned(c, "t1"))] == ["p2"]
    assert store.read(lambda c: lessons.offers(c, "t1", 0)) == []
    assert store.read(lambda c: rooms.find(c, "ROOMAB")) == replace(ROOM, leader="", title="")


def test_the_leaders_words_are_loud(store: OpenStore) -> None:
    store.write(lambda c: chats.say(c, "t1", "p1", None, "", "quiet", 5))
    store.write(lambda c: chats.say(c, "t1", "p1", None, "", "listen!", 6, loud=True))
    assert [line.loud for line in store.read(lambda c: chats.said(c, "t1"))] == [False, True]
