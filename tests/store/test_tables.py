"""Tables and seats: created, found, changed and listed for the lobby."""

from __future__ import annotations

import pytest
from msgspec import structs

from magnat.store import tables
from magnat.store.database import Clash
from magnat.store.records import SeatRecord, TableChange, TableRecord, Wanted
from tests.store.open_store import OpenStore, a_table

FULL = TableRecord(
    id="full",
    code="QWERTY",
    game="oilcity",
    edition=2,
    seats=6,
    deciders=8,
    options={"open_cash": True, "rounds": 6, "map": "pole naftowe"},
    language="pl",
    pace="async",
    visibility="link",
    dice="typed",
    clock_rule=b'{"kind":"move"}',
    clock=b"{}",
    status="paused",
    reason="przerwa obiadowa",
    host="p1",
    host_token="ab" * 32,
    created=1_700_000_000_000,
    changed=1_700_000_000_001,
    commitment="cd" * 32,
    key=bytes(range(32)),
    rematch_of="t0",
    title="Żółw 🐢",
    header=b'{"magnat":1}',
    entries=0,
    waiting=[3, 5],
    owner="",
)


def listed(store: OpenStore, wanted: Wanted) -> list[str]:
    return [table.id for table in store.read(lambda c: tables.listed(c, wanted))]


def sit(store: OpenStore, table: str, seat: int, person: str) -> None:
    store.write(lambda c: tables.seat(c, SeatRecord(table, seat, "person", person, person.title())))


def test_every_field_comes_back(store: OpenStore) -> None:
    store.write(lambda c: tables.create(c, FULL, []))
    assert store.read(lambda c: tables.find(c, "full")) == FULL
    assert store.read(lambda c: tables.by_code(c, "qwerty")) == FULL
    assert store.read(lambda c: tables.find(c, "other")) is None
    assert store.read(lambda c: tables.by_code(c, "ABCDEF")) is None


@pytest.mark.parametrize("second", [a_table("t1", code="ZZZZZZ"), a_table("t2", code="AAAAAA")])
def test_ids_and_codes_are_given_once(store: OpenStore, second: TableRecord) -> None:
    store.open_table("t1", code="AAAAAA")
    with pytest.raises(Clash):
        store.write(lambda c: tables.create(c, second, []))
    assert listed(store, Wanted()) == ["t1"]


def test_seats_are_written_one_by_one(store: OpenStore) -> None:
    store.open_table("t1", seats=3)
    ada = SeatRecord("t1", 1, "person", "p1", "Ada", "", "ef" * 32)
    clerk = SeatRecord("t1", 2, "bot", bot="clerk")
    store.write(lambda c: tables.seat(c, ada))
    store.write(lambda c: tables.seat(c, clerk))
    assert store.read(lambda c: tables.seats(c, "t1")) == [SeatRecord("t1", 0), ada, clerk]
    store.write(lambda c: tables.seat(c, SeatRecord("t1", 1)))
    assert store.read(lambda c: tables.seats(c, "t1")) == [SeatRecord("t1", 0), SeatRecord("t1", 1), clerk]
    assert store.read(lambda c: tables.seats_of(c, ["t1", "t2"])) == {"t1": [SeatRecord("t1", 0), SeatRecord("t1", 1), clerk], "t2": []}


def test_a_seat_needs_its_table(store: OpenStore) -> None:
    with pytest.raises(Clash):
        store.write(lambda c: tables.seat(c, SeatRecord("nowhere", 0)))
    assert store.read(lambda c: tables.seats(c, "nowhere")) == []


def test_only_what_is_named_changes(store: OpenStore) -> None:
    store.write(lambda c: tables.create(c, FULL, []))
    assert store.write(lambda c: tables.change(c, "full", TableChange(status="playing", reason="", waiting=[], options={"rounds": 7})))
    expected = structs.replace(FULL, status="playing", reason="", waiting=[], options={"rounds": 7})
    assert store.read(lambda c: tables.find(c, "full")) == expected


def test_changing_what_is_not_there(store: OpenStore) -> None:
    store.open_table("t1")
    assert not store.write(lambda c: tables.change(c, "t2", TableChange(status="over")))
    assert not store.write(lambda c: tables.change(c, "t2", TableChange()))
    assert store.write(lambda c: tables.change(c, "t1", TableChange()))


def test_the_lobby_shows_public_tables_and_ones_own(store: OpenStore) -> None:
    store.open_table("public", created=1)
    store.open_table("link", created=2, visibility="link")
    store.open_table("local", created=3, visibility="local", host="ada")
    store.open_table("hidden", created=4, visibility="link")
    sit(store, "link", 1, "ada")
    assert listed(store, Wanted()) == ["public"]
    assert listed(store, Wanted(me="ada")) == ["local", "link", "public"]
    assert listed(store, Wanted(me="bob")) == ["public"]


def test_the_lobby_filters(store: OpenStore) -> None:
    store.open_table("a", created=1, status="playing")
    store.open_table("b", created=2, pace="async")
    store.open_table("c", created=3, status="over")
    store.write(lambda c: tables.create(c, structs.replace(FULL, visibility="public", created=4), [SeatRecord("full", 0, "person", "p1")]))
    for seat in (0, 1):
        sit(store, "a", seat, "ada")
    assert listed(store, Wanted(game="mcmulti")) == ["c", "b", "a"]
    assert listed(store, Wanted(game="oilcity")) == ["full"]
    assert listed(store, Wanted(statuses=["open", "paused"])) == ["full", "b"]
    assert listed(store, Wanted(pace="live")) == ["c", "a"]
    assert listed(store, Wanted(free=True)) == ["c", "b"]
    assert listed(store, Wanted(limit=2)) == ["full", "c"]
    assert listed(store, Wanted(limit=2, offset=2)) == ["b", "a"]
    assert listed(store, Wanted(me="ada", game="mcmulti", statuses=["playing"], pace="live", free=False)) == ["a"]


@pytest.mark.parametrize("text", ["'; DROP TABLE tables; --", '"', "%", "\\", ":x", "日本語", "a" * 100_000])
def test_texts_are_only_texts(store: OpenStore, text: str) -> None:
    store.open_table("t1", title=text, options={text: text}, host=text)
    found = store.read(lambda c: tables.find(c, "t1"))
    assert found is not None
    assert (found.title, found.options, found.host) == (text, {text: text}, text)
    assert store.read(lambda c: tables.by_code(c, text)) is None
    assert listed(store, Wanted(me=text, game=text)) == []
