"""How much one person may have at once; and that a class behind one address never notices."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

import pytest

from magnat.words.catalogue import LANGUAGES, words
from tests.databases import sqlite_url
from tests.server.app import Person, Server, inside, running, started, until
from tests.tables import bombs

QUOTAS = {"tables_each": 3, "public_each": 2, "connections_each": 3, "waits_each": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("quotas")), **QUOTAS) as one:
        yield one


def wish(visibility: str) -> dict[str, object]:
    return {"game": "mcmulti", "seats": 2, "visibility": visibility}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_open_at_once(server: Server, language: str) -> None:
    ada = Person(server, language=language)
    codes = [ada.opens(visibility="link") for _ in range(3)]
    problem = ada.post("/tables", wish("link"), 429)
    assert problem == {"error": "too-many-tables", "text": words(language).text("server-too-many-tables", number=3)}
    assert ada.post("/lessons", {"game": "oilcity", "pupils": 9}, 429)["error"] == "too-many-tables"
    assert ada.http.post("/journals", content=bombs.text(bombs.names(1))).json()["error"] == "too-many-tables"
    assert Person(server).opens()
    ada.post(f"/tables/{codes[0]}/close")
    assert ada.opens(visibility="link")
    assert ada.post(f"/tables/{codes[0]}/rematch", status=429)["error"] == "too-many-tables"


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_in_the_lobby(server: Server, language: str) -> None:
    ada = Person(server, language=language)
    codes = [ada.opens(visibility="public", bots=["clerk"]) for _ in range(2)]
    problem = ada.post("/tables", wish("public"), 429)
    assert problem == {"error": "too-many-public", "text": words(language).text("server-too-many-public", number=2)}
    ada.post(f"/tables/{codes[0]}/start")
    assert ada.opens(visibility="public"), "a game that has begun waits for nobody"


@pytest.mark.parametrize("language", LANGUAGES)
def test_live_connections(server: Server, language: str) -> None:
    ada = Person(server, language=language)
    code = ada.opens()
    with ExitStack() as windows:
        for wall in (False, True, False):
            windows.enter_context(ada.live(code, wall=wall)).wait("welcome")
        with ada.live(code) as more:
            problem = more.wait("failed")["problem"]
            assert problem == {"error": "too-many-connections", "text": words(language).text("server-too-many-connections", number=3)}
        with Person(server).live(code) as other:
            other.wait("welcome")
    until(lambda: not inside(server).connections.held, "all windows to be closed")
    with ada.live(code) as again:
        again.wait("welcome")


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_that_wait(server: Server, language: str) -> None:
    people = [Person(server, language=language), Person(server)]
    code = started(people)
    n = people[0].card(code)["entries"]
    wait = partial(people[0].ask, "GET", f"/tables/{code}/entries", after=n, wait=30)
    threads = [threading.Thread(target=wait) for _ in range(2)]
    for one in threads:
        one.start()
    until(lambda: sum(inside(server).waits.held.values()) == 2, "two that wait")
    problem = wait()
    assert problem.status_code == 429
    assert problem.json() == {"error": "too-many-waits", "text": words(language).text("server-too-many-waits", number=2)}
    people[0].post(f"/tables/{code}/pause")
    for one in threads:
        one.join()
    assert not inside(server).waits.held


def test_a_class_behind_one_address_is_thirty_people(server: Server) -> None:
    """Thirty phones, the leader's three screens, and strangers who only watch."""
    ada = Person(server)
    code = ada.opens()
    pupils = [Person(server, f"Pupil {number}") for number in range(30)]
    with ExitStack() as room:
        screens = [ada, ada, ada, *pupils]
        for one in screens:
            room.enter_context(one.live(code)).wait("welcome")
        assert len(inside(server).connections.held) == 31
        stranger = Person(server)
        stranger.token = ""
        for _ in range(10):
            room.enter_context(stranger.live(code)).wait("welcome")
