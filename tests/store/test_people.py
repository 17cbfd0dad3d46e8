"""People: guests and accounts, tokens, new names, and being forgotten."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec import structs

from magnat.store import card_sets, chats, journals, outbox, people, tables
from magnat.store.database import Clash
from magnat.store.records import CardSetRecord, NoteRecord, NoticeRecord, PersonChange, PersonRecord, SeatRecord
from tests.store.open_store import OpenStore, batch, row

ADA = PersonRecord(
    "p1", "Ada", "pl", "ada", "$argon2id$...", "https://example.org/hook", "ada@example.org", 1320, 420, "Europe/Warsaw", 10, 20
)
BOB = PersonRecord("p2", "Bob", created=11)


@pytest.fixture(autouse=True)
def two_people(store: OpenStore) -> None:
    store.write(lambda c: people.create(c, structs.replace(ADA, login="ADA")))
    store.write(lambda c: people.create(c, BOB))


def seat_of(store: OpenStore, person: PersonRecord, table: str, seat: int) -> None:
    store.write(lambda c: tables.seat(c, SeatRecord(table, seat, "person", person.id, person.name, "", "ab" * 32)))


def leave_traces(store: OpenStore, person: PersonRecord) -> None:
    """Everything at table t1 that a person can leave behind."""
    store.write(lambda c: people.add_token(c, f"token of {person.id}", person.id, 5))
    store.write(lambda c: chats.say(c, "t1", person.id, 0, "", f"I am {person.name}", 5))
    store.write(lambda c: chats.note(c, NoteRecord("t1", person.id, 0, "secret")))
    store.write(lambda c: outbox.put(c, NoticeRecord(person.id, "t1", 0, 1, "your-turn", 5)))
    store.write(lambda c: chats.mute(c, "t1", person.id))


def test_every_field_comes_back(store: OpenStore) -> None:
    assert store.read(lambda c: people.find(c, "p1")) == ADA
    assert store.read(lambda c: people.find(c, "p2")) == BOB
    assert store.read(lambda c: people.find(c, "p3")) is None


def test_logins_do_not_regard_case(store: OpenStore) -> None:
    assert store.read(lambda c: people.by_login(c, "aDa")) == ADA
    assert store.read(lambda c: people.by_login(c, "bob")) is None
    with pytest.raises(Clash):
        store.write(lambda c: people.create(c, PersonRecord("p3", "Other", login="Ada")))
    with pytest.raises(Clash):
        store.write(lambda c: people.change(c, "p2", PersonChange(login="ADA")))
    assert store.read(lambda c: people.find(c, "p2")) == BOB


def test_guests_have_no_login_and_are_many(store: OpenStore) -> None:
    store.write(lambda c: people.create(c, PersonRecord("p3", "Bob")))
    assert [person.id for person in store.read(lambda c: people.named(c, "Bob"))] == ["p3", "p2"]
    assert [person.id for person in store.read(lambda c: people.named(c, "Ada"))] == ["p1"]
    assert [person.id for person in store.read(lambda c: people.named(c, "ADA"))] == ["p1"]
    assert store.read(lambda c: people.named(c, "Cyd")) == []


def test_only_what_is_named_changes(store: OpenStore) -> None:
    assert store.write(lambda c: people.change(c, "p2", PersonChange(login="BobTheBaron", password="hash", seen=99)))
    assert store.read(lambda c: people.find(c, "p2")) == structs.replace(BOB, login="bobthebaron", password="hash", seen=99)
    assert store.write(lambda c: people.change(c, "p2", PersonChange(login=None, password=None)))
    assert store.read(lambda c: people.find(c, "p2")) == structs.replace(BOB, seen=99)
    assert not store.write(lambda c: people.change(c, "p3", PersonChange(seen=1)))
    assert not store.write(lambda c: people.change(c, "p3", PersonChange()))
    assert store.write(lambda c: people.change(c, "p1", PersonChange()))


def test_tokens_open_the_door_until_they_are_dropped(store: OpenStore) -> None:
    for number, person in enumerate(["p1", "p1", "p2"]):
        store.write(partial(people.add_token, token_hash=f"hash{number}", person=person, created=5))
    assert store.read(lambda c: people.by_token(c, "hash1")) == ADA
    assert store.read(lambda c: people.by_token(c, "hash2")) == BOB
    assert store.read(lambda c: people.by_token(c, "")) is None
    assert store.write(lambda c: people.drop_token(c, "hash2"))
    assert not store.write(lambda c: people.drop_token(c, "hash2"))
    assert store.read(lambda c: people.by_token(c, "hash2")) is None
    assert store.write(lambda c: people.drop_tokens(c, "p1")) == 2
    assert store.read(lambda c: people.by_token(c, "hash1")) is None


def test_devices_are_listed_known_and_dropped_but_for_one(store: OpenStore) -> None:
    store.write(lambda c: people.add_token(c, "laptop", "p1", 5, "device", "Firefox", "mark1"))
    store.write(lambda c: people.add_token(c, "phone", "p1", 6, "device", "Chrome", "mark2"))
    store.write(lambda c: people.add_token(c, "link", "p1", 7, "link"))
    store.write(lambda c: people.touch_token(c, "laptop", 9))
    found = store.read(lambda c: people.tokens_of(c, "p1"))
    assert [(it.hash, it.kind, it.label, it.created, it.seen) for it in found] == [
        ("laptop", "device", "Firefox", 5, 9),
        ("link", "link", "", 7, 7),
        ("phone", "device", "Chrome", 6, 6),
    ]
    assert store.read(lambda c: people.known_tokens(c, {"laptop", "gone"})) == {"laptop"}
    marks = (("p1", "mark1"), ("p2", "mark1"), ("p1", ""))
    assert [store.read(partial(people.knows_device, person=person, device=mark)) for person, mark in marks] == [True, False, False]
    assert store.write(lambda c: people.drop_tokens(c, "p1", but="laptop")) == 2
    assert [it.hash for it in store.read(lambda c: people.tokens_of(c, "p1"))] == ["laptop"]
    assert [store.read(partial(people.knows_device, person="p1", device=mark)) for mark in ("mark1", "mark2")] == [True, False]


def test_a_token_belongs_to_somebody(store: OpenStore) -> None:
    with pytest.raises(Clash):
        store.write(lambda c: people.add_token(c, "hash", "nobody", 5))
    assert store.read(lambda c: people.by_token(c, "hash")) is None


def test_a_new_name_is_seen_at_every_seat(store: OpenStore) -> None:
    for name in ("t1", "t2"):
        store.open_table(name)
        seat_of(store, ADA, name, 0)
        seat_of(store, BOB, name, 1)
    assert store.write(lambda c: people.rename(c, "p1", "Ada Lovelace"))
    names = [seat.name for name in ("t1", "t2") for seat in store.read(partial(tables.seats, table=name))]
    assert names == ["Ada Lovelace", "Bob", "Ada Lovelace", "Bob"]
    assert store.read(lambda c: people.find(c, "p1")) == structs.replace(ADA, name="Ada Lovelace")
    assert not store.write(lambda c: people.rename(c, "p3", "Nobody"))
    assert not store.write(lambda c: people.rename(c, "", "Everybody"))


def test_forgetting_removes_the_person_and_leaves_the_game(store: OpenStore) -> None:
    store.open_table("t1", host="p1", status="playing")
    for seat, person in enumerate([ADA, BOB]):
        seat_of(store, person, "t1", seat)
        leave_traces(store, person)
        store.write(partial(card_sets.keep, record=CardSetRecord(person.id, "oilcity", "Box", {"own_plots": "[]"})))
    store.append(batch("t1", 1))

    assert store.write(lambda c: people.forget(c, "p1"))

    assert store.read(lambda c: people.find(c, "p1")) is None
    assert store.read(lambda c: people.by_token(c, "token of p1")) is None
    assert store.read(lambda c: people.by_token(c, "token of p2")) == BOB
    assert store.read(lambda c: [(line.n, line.person, line.text) for line in chats.said(c, "t1")]) == [(1, "", ""), (2, "p2", "I am Bob")]
    assert store.read(lambda c: chats.noted(c, "t1", "p1")) == []
    assert store.read(lambda c: chats.muted(c, "t1")) == ["p2"]
    assert [len(store.read(partial(card_sets.kept, person=person, game="oilcity"))) for person in ("p1", "p2")] == [0, 1]
    assert [notice.person for notice in store.write(lambda c: outbox.due(c, 100, 10))] == ["p2"]
    assert store.read(lambda c: tables.seats(c, "t1"))[0] == SeatRecord("t1", 0, "open")
    assert store.read(lambda c: tables.seats(c, "t1"))[1].name == "Bob"
    table = store.read(lambda c: tables.find(c, "t1"))
    assert table is not None
    assert (table.host, table.entries, store.read(lambda c: journals.entries(c, "t1"))) == ("", 1, [row(1)])


def test_nobody_is_not_forgotten(store: OpenStore) -> None:
    store.open_table("t1", seats=2)
    assert not store.write(lambda c: people.forget(c, ""))
    assert not store.write(lambda c: people.forget(c, "p9"))
    assert store.read(lambda c: people.find(c, "p1")) == ADA
