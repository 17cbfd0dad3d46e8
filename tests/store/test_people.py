"""People: guests and accounts, tokens, new names, and being forgotten."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec import structs

from magnat.store import journals, outbox, people, tables, talk
from magnat.store.database import Clash
from magnat.store.records import NoteRecord, NoticeRecord, PersonChange, PersonRecord, SeatRecord
from tests.store.desk import Desk, batch, row

ADA = PersonRecord(
    "p1", "Ada", "pl", "ada", "$argon2id$...", "https://example.org/hook", "ada@example.org", 1320, 420, "Europe/Warsaw", 10, 20
)
BOB = PersonRecord("p2", "Bob", created=11)


@pytest.fixture(autouse=True)
def two_people(desk: Desk) -> None:
    desk.write(lambda c: people.create(c, structs.replace(ADA, login="ADA")))
    desk.write(lambda c: people.create(c, BOB))


def seat_of(desk: Desk, person: PersonRecord, table: str, seat: int) -> None:
    desk.write(lambda c: tables.seat(c, SeatRecord(table, seat, "person", person.id, person.name, "", "ab" * 32)))


def leave_traces(desk: Desk, person: PersonRecord) -> None:
    """Everything at table t1 that a person can leave behind."""
    desk.write(lambda c: people.add_token(c, f"token of {person.id}", person.id, 5))
    desk.write(lambda c: talk.say(c, "t1", person.id, 0, "", f"I am {person.name}", 5))
    desk.write(lambda c: talk.note(c, NoteRecord("t1", person.id, 0, "secret")))
    desk.write(lambda c: outbox.put(c, NoticeRecord(person.id, "t1", 0, 1, "your-turn", 5)))
    desk.write(lambda c: talk.mute(c, "t1", person.id))


def test_every_field_comes_back(desk: Desk) -> None:
    assert desk.read(lambda c: people.find(c, "p1")) == ADA
    assert desk.read(lambda c: people.find(c, "p2")) == BOB
    assert desk.read(lambda c: people.find(c, "p3")) is None


def test_logins_do_not_regard_case(desk: Desk) -> None:
    assert desk.read(lambda c: people.by_login(c, "aDa")) == ADA
    assert desk.read(lambda c: people.by_login(c, "bob")) is None
    with pytest.raises(Clash):
        desk.write(lambda c: people.create(c, PersonRecord("p3", "Other", login="Ada")))
    with pytest.raises(Clash):
        desk.write(lambda c: people.change(c, "p2", PersonChange(login="ADA")))
    assert desk.read(lambda c: people.find(c, "p2")) == BOB


def test_guests_have_no_login_and_are_many(desk: Desk) -> None:
    desk.write(lambda c: people.create(c, PersonRecord("p3", "Bob")))
    assert [person.id for person in desk.read(lambda c: people.named(c, "Bob"))] == ["p3", "p2"]
    assert [person.id for person in desk.read(lambda c: people.named(c, "Ada"))] == ["p1"]
    assert [person.id for person in desk.read(lambda c: people.named(c, "ADA"))] == ["p1"]
    assert desk.read(lambda c: people.named(c, "Cyd")) == []


def test_only_what_is_named_changes(desk: Desk) -> None:
    assert desk.write(lambda c: people.change(c, "p2", PersonChange(login="BobTheBaron", password="hash", seen=99)))
    assert desk.read(lambda c: people.find(c, "p2")) == structs.replace(BOB, login="bobthebaron", password="hash", seen=99)
    assert desk.write(lambda c: people.change(c, "p2", PersonChange(login=None, password=None)))
    assert desk.read(lambda c: people.find(c, "p2")) == structs.replace(BOB, seen=99)
    assert not desk.write(lambda c: people.change(c, "p3", PersonChange(seen=1)))
    assert not desk.write(lambda c: people.change(c, "p3", PersonChange()))
    assert desk.write(lambda c: people.change(c, "p1", PersonChange()))


def test_tokens_open_the_door_until_they_are_dropped(desk: Desk) -> None:
    for number, person in enumerate(["p1", "p1", "p2"]):
        desk.write(partial(people.add_token, token_hash=f"hash{number}", person=person, created=5))
    assert desk.read(lambda c: people.by_token(c, "hash1")) == ADA
    assert desk.read(lambda c: people.by_token(c, "hash2")) == BOB
    assert desk.read(lambda c: people.by_token(c, "")) is None
    assert desk.write(lambda c: people.drop_token(c, "hash2"))
    assert not desk.write(lambda c: people.drop_token(c, "hash2"))
    assert desk.read(lambda c: people.by_token(c, "hash2")) is None
    assert desk.write(lambda c: people.drop_tokens(c, "p1")) == 2
    assert desk.read(lambda c: people.by_token(c, "hash1")) is None


def test_a_token_belongs_to_somebody(desk: Desk) -> None:
    with pytest.raises(Clash):
        desk.write(lambda c: people.add_token(c, "hash", "nobody", 5))
    assert desk.read(lambda c: people.by_token(c, "hash")) is None


def test_a_new_name_is_seen_at_every_seat(desk: Desk) -> None:
    for name in ("t1", "t2"):
        desk.open_table(name)
        seat_of(desk, ADA, name, 0)
        seat_of(desk, BOB, name, 1)
    assert desk.write(lambda c: people.rename(c, "p1", "Ada Lovelace"))
    names = [seat.name for name in ("t1", "t2") for seat in desk.read(partial(tables.seats, table=name))]
    assert names == ["Ada Lovelace", "Bob", "Ada Lovelace", "Bob"]
    assert desk.read(lambda c: people.find(c, "p1")) == structs.replace(ADA, name="Ada Lovelace")
    assert not desk.write(lambda c: people.rename(c, "p3", "Nobody"))
    assert not desk.write(lambda c: people.rename(c, "", "Everybody"))


def test_forgetting_removes_the_person_and_leaves_the_game(desk: Desk) -> None:
    desk.open_table("t1", host="p1", status="playing")
    for seat, person in enumerate([ADA, BOB]):
        seat_of(desk, person, "t1", seat)
        leave_traces(desk, person)
    desk.append(batch("t1", 1))

    assert desk.write(lambda c: people.forget(c, "p1"))

    assert desk.read(lambda c: people.find(c, "p1")) is None
    assert desk.read(lambda c: people.by_token(c, "token of p1")) is None
    assert desk.read(lambda c: people.by_token(c, "token of p2")) == BOB
    assert desk.read(lambda c: [(line.n, line.person, line.text) for line in talk.said(c, "t1")]) == [(1, "", ""), (2, "p2", "I am Bob")]
    assert desk.read(lambda c: talk.noted(c, "t1", "p1")) == []
    assert desk.read(lambda c: talk.muted(c, "t1")) == ["p2"]
    assert [notice.person for notice in desk.write(lambda c: outbox.due(c, 100, 10))] == ["p2"]
    assert desk.read(lambda c: tables.seats(c, "t1"))[0] == SeatRecord("t1", 0, "open")
    assert desk.read(lambda c: tables.seats(c, "t1"))[1].name == "Bob"
    table = desk.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.host, table.entries, desk.read(lambda c: journals.entries(c, "t1"))) == ("", 1, [row(1)])


def test_nobody_is_not_forgotten(desk: Desk) -> None:
    desk.open_table("t1", seats=2)
    assert not desk.write(lambda c: people.forget(c, ""))
    assert not desk.write(lambda c: people.forget(c, "p9"))
    assert desk.read(lambda c: people.find(c, "p1")) == ADA
