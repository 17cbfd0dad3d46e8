"""Hints at a table: what a clerk would do and why; the host may forbid them, and hurry the bots."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.databases import sqlite_url
from tests.server.app import Person, Plain, Server, running, started, until

LONG_MS = 10_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("hints"))) as one:
        yield one


def hint(person: Person, code: str, status: int = 200) -> Plain:
    return person.post(f"/tables/{code}/advice", {"seat": person.position(code)["seat"]}, status)


@pytest.mark.parametrize("game", ["mcmulti", "africa", "oilcity"])
def test_a_hint_is_a_move_that_is_taken_with_a_reason_in_the_readers_language(server: Server, game: str) -> None:
    ada = Person(server, language="pl")
    seats = {"mcmulti": 2, "africa": 2, "oilcity": 9}[game]
    code = started([ada], game, bots=seats - 1)
    for _ in range(6):
        position = until(lambda: (it := ada.position(code)) and any(asked["must"] for asked in it["asked"]) and it, "a decision of mine")
        found = hint(ada, code)
        assert found["n"] >= position["n"]  # others may decide meanwhile
        assert found["must"]
        assert found["about"] in [it["key"] for it in position["asked"]]
        assert re.search(r"[a-ząćęłńóśźż]", found["reason"])
        assert not re.search(r"\b(the|for|and|costs)\b", found["reason"]), found["reason"]
        if game == "mcmulti":  # where one decides after the other: asked twice, answered the same, and nothing has happened
            assert found == hint(ada, code)
            assert ada.position(code)["n"] == position["n"]
        choice = found["choice"]
        ada.sends(code, "act", seat=position["seat"], do=choice["do"], **{"with": choice["with"]})


def test_only_whoever_has_the_seat_is_given_a_hint_and_only_when_something_is_asked(server: Server) -> None:
    ada, bea = Person(server), Person(server, "Bea")
    code = started([ada, bea])
    waited = next(it for it in (ada, bea) if any(asked["must"] for asked in it.position(code)["asked"]))
    other = bea if waited is ada else ada
    assert hint(waited, code)["choice"]["do"]
    assert other.post(f"/tables/{code}/advice", {"seat": waited.position(code)["seat"]}, 403)["error"] == "not-your-seat"
    assert hint(other, code, 409)["error"] == "no-advice"


def test_the_host_may_forbid_hints_before_the_game_and_in_it(server: Server) -> None:
    ada, bea = Person(server), Person(server, "Bea")
    code = started([ada, bea], hints=False)
    waited = next(it for it in (ada, bea) if any(asked["must"] for asked in it.position(code)["asked"]))
    assert not ada.card(code)["hints"]
    assert hint(waited, code, 409)["error"] == "no-hints"
    answer = bea.ask("PATCH", f"/tables/{code}", {"hints": True})
    assert (answer.status_code, answer.json()["error"]) == (403, "not-the-host")
    with waited.live(code) as live:
        live.wait("welcome")
        assert ada.ask("PATCH", f"/tables/{code}", {"hints": True}).json()["hints"]
        while not live.wait("table")["table"]["hints"]:  # the page learns of it and shows its button
            pass
    assert hint(waited, code)["reason"]


def test_bots_can_be_made_slower_and_quicker_while_they_play(server: Server) -> None:
    ada = Person(server)
    code = started([ada], bots=1, bot_pause=LONG_MS)
    if ada.position(code)["choices"]:
        ada.moves(code)
    assert not [it for it in ada.entries(code) if it.get("seat") == 1]
    changed = ada.ask("PATCH", f"/tables/{code}", {"bot_pause": 0, "hurry": True}).json()  # the pause under way ends, too
    assert changed["bot_pause"] == 0
    assert until(lambda: [it for it in ada.entries(code) if it.get("seat") == 1], "the bot's moves")


def test_skipping_ends_when_a_person_must_decide(server: Server) -> None:
    ada = Person(server)
    code = started([ada], bots=1, bot_pause=LONG_MS)
    if ada.position(code)["choices"]:
        ada.moves(code)
    ada.ask("PATCH", f"/tables/{code}", {"hurry": True})
    until(lambda: any(it["must"] for it in ada.position(code)["asked"]), "my turn")
    assert until(lambda: not ada.card(code)["hurry"], "the usual speed")
    assert ada.card(code)["bot_pause"] == LONG_MS
