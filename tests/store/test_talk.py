"""Talk: chat numbered per table, mutes, and notes for one person only."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from magnat.store import talk
from magnat.store.database import Clash, Database
from magnat.store.records import ChatRecord, NoteRecord
from tests.store.desk import Desk


@pytest.fixture(autouse=True)
def two_tables(desk: Desk) -> None:
    desk.open_table("t1")
    desk.open_table("t2")


def say(desk: Desk, table: str, text: str, company: str = "") -> ChatRecord:
    return desk.write(lambda c: talk.say(c, table, "p1", 0, company, text, 5))


def test_what_is_said_is_numbered_per_table(desk: Desk) -> None:
    assert say(desk, "t1", "hello") == ChatRecord("t1", 1, 5, "p1", 0, "", "hello")
    assert say(desk, "t2", "hallo").n == 1
    assert say(desk, "t1", "cześć", "company-2") == ChatRecord("t1", 2, 5, "p1", 0, "company-2", "cześć")
    assert [line.text for line in desk.read(lambda c: talk.said(c, "t1"))] == ["hello", "cześć"]


def test_one_reads_on_from_a_number(desk: Desk) -> None:
    for n in range(1, 8):
        say(desk, "t1", str(n))
    assert [line.n for line in desk.read(lambda c: talk.said(c, "t1", after=5))] == [6, 7]
    assert [line.n for line in desk.read(lambda c: talk.said(c, "t1", after=2, limit=2))] == [3, 4]
    assert desk.read(lambda c: talk.said(c, "t1", after=7)) == []


def test_many_speakers_at_once_leave_no_gap(desk: Desk) -> None:
    other = desk.run(Database.open(desk.url))

    async def all_speak() -> None:
        homes = [desk.database, other]
        speak = partial(talk.say, table="t1", person="p1", seat=None, company="", text="me", at=5)
        await asyncio.gather(*(homes[n % 2].write(speak) for n in range(40)))

    desk.run(all_speak())
    assert [line.n for line in desk.read(lambda c: talk.said(c, "t1"))] == list(range(1, 41))
    desk.run(other.close())


def test_nobody_speaks_at_a_table_that_is_not_there(desk: Desk) -> None:
    with pytest.raises(Clash):
        say(desk, "t3", "hello")
    assert desk.read(lambda c: talk.said(c, "t3")) == []


def test_muting_and_back(desk: Desk) -> None:
    for person in ("p2", "p1", "p2"):
        desk.write(partial(talk.mute, table="t1", person=person))
    assert desk.read(lambda c: talk.muted(c, "t1")) == ["p1", "p2"]
    assert desk.read(lambda c: talk.muted(c, "t2")) == []
    assert desk.write(lambda c: talk.unmute(c, "t1", "p1"))
    assert not desk.write(lambda c: talk.unmute(c, "t1", "p1"))
    assert desk.read(lambda c: talk.muted(c, "t1")) == ["p2"]


def test_one_note_per_person_table_and_seat(desk: Desk) -> None:
    first, second = NoteRecord("t1", "p1", 1, "bluffs"), NoteRecord("t1", "p1", 0, "me")
    for record in (first, second, NoteRecord("t1", "p2", 1, "other"), NoteRecord("t2", "p1", 1, "elsewhere")):
        desk.write(partial(talk.note, record=record))
    assert desk.read(lambda c: talk.noted(c, "t1", "p1")) == [second, first]
    desk.write(lambda c: talk.note(c, NoteRecord("t1", "p1", 1, "does not bluff")))
    desk.write(lambda c: talk.note(c, NoteRecord("t1", "p1", 0, "")))
    assert desk.read(lambda c: talk.noted(c, "t1", "p1")) == [NoteRecord("t1", "p1", 1, "does not bluff")]
