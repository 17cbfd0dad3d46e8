"""A lesson whose people are connected to different processes of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import postgres_url
from tests.server.app import Person, Server, running, until
from tests.server.lessons import lesson, names, refused


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    db = postgres_url()
    with running(db) as one, running(db) as other:
        yield one, other


@pytest.mark.thorough
def test_leader_and_pupils_at_different_processes(servers: tuple[Server, Server]) -> None:
    here, there = servers
    leader, ola, ala = Person(here, "Pani Nowak"), Person(there, "Ola"), Person(there, "Ola")
    away = Person(there, token=leader.token)  # the leader's second window
    code = lesson(leader)
    with away.live(code, overview=True) as console, ola.live(code) as phone:
        ola.post(f"/tables/{code}/join", {"seat": 0})
        ala.post(f"/tables/{code}/join", {"seat": 3})
        assert names(leader.card(code))[3] == "Ola 2"
        ola.put(f"/tables/{code}/teams/0", {"name": "Żubr"})
        leader.put(f"/tables/{code}/lesson", {"locked": True})
        until(lambda: phone.wait("table")["table"]["lesson"]["locked"], "the lock")
        assert refused(Person(there, "Late"), "POST", f"/tables/{code}/join") == "seating-locked"
        leader.post(f"/tables/{code}/lesson/begin")
        until(lambda: away.card(code)["waiting"], "the game")
        until(lambda: console.wait("overview")["rows"][0]["name"] == "Żubr", "the name in the game")
        away.put(f"/tables/{code}/lesson/clock", {"kind": "stage", "seconds": 500})
        until(lambda: time_left(leader, code) > 490_000, "the clock, at the other process")
        away.post(f"/tables/{code}/lesson/time", {"seconds": 100, "team": 0})
        until(lambda: time_left(leader, code) > 500_000, "the time given, at the other process")
        until(lambda: time_left(away, code) > 500_000, "the time given, here")
        n = away.post(f"/tables/{code}/lesson/push", {"team": 0})["n"]  # goes to the process that has the mailbox
        assert leader.card(code)["entries"] >= n
        seen = console.wait("overview")
        while seen["n"] < n:
            seen = console.wait("overview")
        assert seen["rows"][0]["cash"] is not None
        away.put(f"/tables/{code}/lesson", {"last_turn": 2})
        until(lambda: leader.card(code)["lesson"]["last_turn"] == 2, "the plan, at the other process")
        away.put(f"/tables/{code}/lesson", {"last_turn": 1})  # the current turn: whoever has the mailbox makes it so
        until(lambda: leader.position(code, seat=-1)["view"]["turns"] == 1, "the last turn")
        until(lambda: leader.card(code)["lesson"]["last_turn"] is None, "the plan is carried out")
        leader.post(f"/tables/{code}/lesson/say", {"text": "Listen!"})
        assert phone.wait("chat")["loud"]
    offer = leader.post(f"/tables/{code}/seats/0/relay")
    new = Person(there, "Ola")
    assert new.post(f"/tables/{code}/relay", {"code": offer["code"]})["seats"][0]["mine"]
    assert refused(Person(here, "Thief"), "POST", f"/tables/{code}/relay", {"code": offer["code"]}) == "wrong-code"
    away.put(f"/tables/{code}/places/3", {"ban": True})
    assert refused(ala, "POST", f"/tables/{code}/join") == "banned"
    assert refused(Person(here, token=ala.token), "POST", f"/tables/{code}/join") == "banned"
    assert away.post(f"/tables/{code}/lesson/end")["status"] == "over"
    assert leader.card(code)["status"] == "over"


def time_left(person: Person, code: str) -> int:
    """Of Ola's company, which is waited for."""
    return int(person.card(code)["seats"][0]["left"] or 0)
