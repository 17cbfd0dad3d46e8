"""Talk: chat numbered per table, mutes, and notes for one person only."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from magnat.store import chats
from magnat.store.database import Clash, Database
from magnat.store.records import ChatRecord, NoteRecord
from tests.store.open_store import OpenStore


@pytest.fixture(autouse=True)
def two_tables(store: OpenStore) -> None:
    store.open_table("t1")
    store.open_table("t2")


def say(store: OpenStore, table: str, text: str, company: str = "") -> ChatRecord:
    return store.write(lambda c: chats.say(c, table, "p1", 0, company, text, 5))


def test_what_is_said_is_numbered_per_table(store: OpenStore) -> None:
    assert say(store, "t1", "hello") == ChatRecord("t1", 1, 5, "p1", 0, "", "hello")
    assert say(store, "t2", "hallo").n == 1
    assert say(store, "t1", "cześć", "company-2") == ChatRecord("t1", 2, 5, "p1", 0, "company-2", "cześć")
    assert [line.text for line in store.read(lambda c: chats.said(c, "t1"))] == ["hello", "cześć"]


def test_one_reads_on_from_a_number(store: OpenStore) -> None:
    for n in range(1, 8):
        say(store, "t1", str(n))
    assert [line.n for line in store.read(lambda c: chats.said(c, "t1", after=5))] == [6, 7]
    assert [line.n for line in store.read(lambda c: chats.said(c, "t1", after=2, limit=2))] == [3, 4]
    assert store.read(lambda c: chats.said(c, "t1", after=7)) == []


def test_many_speakers_at_once_leave_no_gap(store: OpenStore) -> None:
    other = store.run(Database.open(store.url))

    async def all_speak() -> None:
        homes = [store.database, other]
        speak = partial(chats.say, table="t1", person="p1", seat=None, company="", text="me", at=5)
        await asyncio.gather(*(homes[n % 2].write(speak) for n in range(40)))

    store.run(all_speak())
    assert [line.n for line in store.read(lambda c: chats.said(c, "t1"))] == list(range(1, 41))
    store.run(other.close())


def test_nobody_speaks_at_a_table_that_is_not_there(store: OpenStore) -> None:
    with pytest.raises(Clash):
        say(store, "t3", "hello")
    assert store.read(lambda c: chats.said(c, "t3")) == []


def test_muting_and_back(store: OpenStore) -> None:
    for person in ("p2", "p1", "p2"):
        store.write(partial(chats.mute, table="t1", person=person))
    assert store.read(lambda c: chats.muted(c, "t1")) == ["p1", "p2"]
    assert store.read(lambda c: chats.muted(c, "t2")) == []
    assert store.write(lambda c: chats.unmute(c, "t1", "p1"))
    assert not store.write(lambda c: chats.unmute(c, "t1", "p1"))
    assert store.read(lambda c: chats.muted(c, "t1")) == ["p2"]


def test_one_note_per_person_table_and_seat(store: OpenStore) -> None:
    first, second = NoteRecord("t1", "p1", 1, "bluffs"), NoteRecord("t1", "p1", 0, "me")
    for record in (first, second, NoteRecord("t1", "p2", 1, "other"), NoteRecord("t2", "p1", 1, "elsewhere")):
        store.write(partial(chats.note, record=record))
    assert store.read(lambda c: chats.noted(c, "t1", "p1")) == [second, first]
    store.write(lambda c: chats.note(c, NoteRecord("t1", "p1", 1, "does not bluff")))
    store.write(lambda c: chats.note(c, NoteRecord("t1", "p1", 0, "")))
    assert store.read(lambda c: chats.noted(c, "t1", "p1")) == [NoteRecord("t1", "p1", 1, "does not bluff")]
