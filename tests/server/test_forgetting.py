"""Forgetting a class: no name is left in the database, and every game can still be looked at, exported and proved."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from magnat.store.database import Database
from magnat.store.schema import metadata
from magnat.tables.audit import audit
from magnat.tables.journal import read
from magnat.tables.replay import check
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, Server, running, until
from tests.server.lessons import Pupil, begun, lesson, refused

BEFORE, OWN, RULED, TAKEN_BACK, REASON = "Qubrowie", "Qowicze", "Qilkowie", "Qokoły", "Quzanna dropped the phone"
MEANWHILE = "Another name"
NAMES = (BEFORE, OWN, RULED, TAKEN_BACK, "Quzanna", "Qacek")


PEOPLE = 6
"""Seats of the two companies in which pupils sit."""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite_url(tmp_path) if request.param == "sqlite" else postgres_url()


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    with running(url) as one:
        yield one


def a_class(leader: Person, server: Server, room: str) -> tuple[str, list[Person]]:
    """A game with names from before it, from pupils, from the leader, and one that was taken back; it is still played."""
    pupils: list[Person] = [Pupil(server, "Quzanna"), Pupil(server, "Qacek")]
    code = lesson(leader, room=room, language="pl", clock={"kind": "none"})
    leader.put(f"/tables/{code}/teams/2", {"name": BEFORE})
    pupils[0].post(f"/tables/{code}/join", {"seat": 0})
    pupils[1].post(f"/tables/{code}/join", {"seat": 3})
    begun(leader, [], code)
    until(lambda: max(leader.card(code)["waiting"]) < PEOPLE, "the bots to have moved")
    name_company(pupils[0], code, 0, OWN)
    until(lambda: named_and_taken_back(pupils[1], code), "a name to be taken back before anybody else moves")
    leader.put(f"/tables/{code}/teams/1", {"name": RULED})
    leader.post(f"/tables/{code}/lesson/push", {"team": 0, "reason": REASON})
    pupils[0].post(f"/tables/{code}/chat", {"type": "say", "text": "I am Quzanna"})
    return code, pupils


def name_company(pupil: Person, code: str, seat: int, name: str) -> None:
    words: Plain = {"with": {"name": name}}
    pupil.sends(code, "act", seat=seat, do="name-company", **words)


def named_and_taken_back(pupil: Person, code: str) -> bool:
    """Bots answer whenever they like, and a step that is no longer the last one stays: then another name comes and goes."""
    name_company(pupil, code, 3, TAKEN_BACK)
    if not refused(pupil, "POST", f"/tables/{code}/moves", {"type": "undo", "seat": 3}):
        return True
    name_company(pupil, code, 3, MEANWHILE)
    return False


def everything(url: str) -> list[bytes]:
    """Every value that the database holds; positions that are kept unpacked."""

    def look(connection: Connection) -> list[bytes]:
        return [plain(value) for table in metadata.sorted_tables for row in connection.execute(select(table)) for value in row]

    async def opened() -> list[bytes]:
        database = await Database.open(url)
        try:
            return await database.read(look)
        finally:
            await database.close()

    return asyncio.run(opened())


def plain(value: object) -> bytes:
    if isinstance(value, bytes):
        return zlib.decompress(value) if value[:1] == b"\x78" else value
    return str(value).encode()


def left_in(url: str) -> list[str]:
    values = everything(url)
    return [name for name in NAMES if any(name.encode() in value for value in values)]


def test_no_name_is_left_anywhere_in_the_database(server: Server, url: str) -> None:
    leader = Person(server, "Pani Nowak")
    room = str(leader.post("/rooms", {"title": "7b"}, 201)["code"])
    code, _ = a_class(leader, server, room)
    leader.post(f"/tables/{code}/lesson/end", {"reason": "Qacek must go"})
    assert left_in(url) == list(NAMES)
    leader.post(f"/rooms/{room}/forget")
    assert left_in(url) == []
    assert any(b"Pani Nowak" in value for value in everything(url))


def test_the_game_can_still_be_looked_at_exported_and_proved(server: Server) -> None:
    leader = Person(server, "Pani Nowak")
    room = str(leader.post("/rooms", {"title": "7b"}, 201)["code"])
    code, _ = a_class(leader, server, room)
    leader.post(f"/tables/{code}/lesson/end")
    before = leader.position(code, seat=-1)
    entries = leader.entries(code)
    leader.post(f"/rooms/{room}/forget")
    after = leader.position(code, seat=-1)
    assert [it["name"] for it in after["view"]["companies"]] == ["Spółka 1", "Spółka 2", "Spółka 3"]
    assert (after["n"], after["places"], after["scores"]) == (before["n"], before["places"], before["scores"])
    assert [(it["n"], it.get("do"), it["at"]) for it in leader.entries(code)] == [(it["n"], it.get("do"), it["at"]) for it in entries]
    journal = read(leader.ask("GET", f"/tables/{code}/journal").content)
    assert check(journal) is None
    proof = audit(journal)
    assert proof.difference is None
    assert proof.proved


def test_whoever_still_looks_sees_no_name_any_more(server: Server) -> None:
    leader = Person(server, "Pani Nowak")
    room = str(leader.post("/rooms", {"title": "7b"}, 201)["code"])
    code, _ = a_class(leader, server, room)
    leader.post(f"/tables/{code}/lesson/end")
    with leader.live(code) as live:
        live.wait("position")
        leader.post(f"/rooms/{room}/forget")
        with leader.live(code) as again:
            assert OWN not in str(again.wait("position"))
    assert {team["name"] for team in leader.card(code)["teams"]} <= {"", "Spółka 1", "Spółka 2", "Spółka 3"}


def test_a_class_that_plays_is_not_forgotten(server: Server) -> None:
    leader = Person(server, "Pani Nowak")
    room = str(leader.post("/rooms", {"title": "7b"}, 201)["code"])
    code, (pupil, _) = a_class(leader, server, room)
    assert refused(leader, "POST", f"/rooms/{room}/forget") == "lesson-runs"
    leader.post(f"/tables/{code}/pause", {"reason": ""})
    assert refused(leader, "POST", f"/rooms/{room}/forget") == "lesson-runs"
    assert names_at(leader, code)[0] == "Quzanna"
    assert refused(pupil, "POST", f"/rooms/{room}/forget") == "not-your-room"


def names_at(leader: Person, code: str) -> list[Plain]:
    return [seat["name"] for seat in leader.card(code)["seats"]]
