"""Tables and seats: created, found, changed and listed for the lobby."""

from __future__ import annotations

import pytest
from msgspec import structs

from magnat.store import tables
from magnat.store.database import Clash
from magnat.store.records import SeatRecord, TableChange, TableRecord, Wanted
from tests.store.desk import Desk, a_table

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


def listed(desk: Desk, wanted: Wanted) -> list[str]:
    return [table.id for table in desk.read(lambda c: tables.listed(c, wanted))]


def sit(desk: Desk, table: str, seat: int, person: str) -> None:
    desk.write(lambda c: tables.seat(c, SeatRecord(table, seat, "person", person, person.title())))


def test_every_field_comes_back(desk: Desk) -> None:
    desk.write(lambda c: tables.create(c, FULL, []))
    assert desk.read(lambda c: tables.find(c, "full")) == FULL
    assert desk.read(lambda c: tables.by_code(c, "qwerty")) == FULL
    assert desk.read(lambda c: tables.find(c, "other")) is None
    assert desk.read(lambda c: tables.by_code(c, "ABCDEF")) is None


@pytest.mark.parametrize("second", [a_table("t1", code="ZZZZZZ"), a_table("t2", code="AAAAAA")])
def test_ids_and_codes_are_given_once(desk: Desk, second: TableRecord) -> None:
    desk.open_table("t1", code="AAAAAA")
    with pytest.raises(Clash):
        desk.write(lambda c: tables.create(c, second, []))
    assert listed(desk, Wanted()) == ["t1"]


def test_seats_are_written_one_by_one(desk: Desk) -> None:
    desk.open_table("t1", seats=3)
    ada = SeatRecord("t1", 1, "person", "p1", "Ada", "", "ef" * 32)
    clerk = SeatRecord("t1", 2, "bot", bot="clerk")
    desk.write(lambda c: tables.seat(c, ada))
    desk.write(lambda c: tables.seat(c, clerk))
    assert desk.read(lambda c: tables.seats(c, "t1")) == [SeatRecord("t1", 0), ada, clerk]
    desk.write(lambda c: tables.seat(c, SeatRecord("t1", 1)))
    assert desk.read(lambda c: tables.seats(c, "t1")) == [SeatRecord("t1", 0), SeatRecord("t1", 1), clerk]
    assert desk.read(lambda c: tables.seats_of(c, ["t1", "t2"])) == {"t1": [SeatRecord("t1", 0), SeatRecord("t1", 1), clerk], "t2": []}


def test_a_seat_needs_its_table(desk: Desk) -> None:
    with pytest.raises(Clash):
        desk.write(lambda c: tables.seat(c, SeatRecord("nowhere", 0)))
    assert desk.read(lambda c: tables.seats(c, "nowhere")) == []


def test_only_what_is_named_changes(desk: Desk) -> None:
    desk.write(lambda c: tables.create(c, FULL, []))
    assert desk.write(lambda c: tables.change(c, "full", TableChange(status="playing", reason="", waiting=[], options={"rounds": 7})))
    expected = structs.replace(FULL, status="playing", reason="", waiting=[], options={"rounds": 7})
    assert desk.read(lambda c: tables.find(c, "full")) == expected


def test_changing_what_is_not_there(desk: Desk) -> None:
    desk.open_table("t1")
    assert not desk.write(lambda c: tables.change(c, "t2", TableChange(status="over")))
    assert not desk.write(lambda c: tables.change(c, "t2", TableChange()))
    assert desk.write(lambda c: tables.change(c, "t1", TableChange()))


def test_the_lobby_shows_public_tables_and_ones_own(desk: Desk) -> None:
    desk.open_table("public", created=1)
    desk.open_table("link", created=2, visibility="link")
    desk.open_table("local", created=3, visibility="local", host="ada")
    desk.open_table("hidden", created=4, visibility="link")
    sit(desk, "link", 1, "ada")
    assert listed(desk, Wanted()) == ["public"]
    assert listed(desk, Wanted(me="ada")) == ["local", "link", "public"]
    assert listed(desk, Wanted(me="bob")) == ["public"]


def test_the_lobby_filters(desk: Desk) -> None:
    desk.open_table("a", created=1, status="playing")
    desk.open_table("b", created=2, pace="async")
    desk.open_table("c", created=3, status="over")
    desk.write(lambda c: tables.create(c, structs.replace(FULL, visibility="public", created=4), [SeatRecord("full", 0, "person", "p1")]))
    for seat in (0, 1):
        sit(desk, "a", seat, "ada")
    assert listed(desk, Wanted(game="mcmulti")) == ["c", "b", "a"]
    assert listed(desk, Wanted(game="oilcity")) == ["full"]
    assert listed(desk, Wanted(statuses=["open", "paused"])) == ["full", "b"]
    assert listed(desk, Wanted(pace="live")) == ["c", "a"]
    assert listed(desk, Wanted(free=True)) == ["c", "b"]
    assert listed(desk, Wanted(limit=2)) == ["full", "c"]
    assert listed(desk, Wanted(limit=2, offset=2)) == ["b", "a"]
    assert listed(desk, Wanted(me="ada", game="mcmulti", statuses=["playing"], pace="live", free=False)) == ["a"]


@pytest.mark.parametrize("text", ["'; DROP TABLE tables; --", '"', "%", "\\", ":x", "日本語", "a" * 100_000])
def test_texts_are_only_texts(desk: Desk, text: str) -> None:
    desk.open_table("t1", title=text, options={text: text}, host=text)
    found = desk.read(lambda c: tables.find(c, "t1"))
    assert found is not None
    assert (found.title, found.options, found.host) == (text, {text: text}, text)
    assert desk.read(lambda c: tables.by_code(c, text)) is None
    assert listed(desk, Wanted(me=text, game=text)) == []
