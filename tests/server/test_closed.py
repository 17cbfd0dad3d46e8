"""TB-3.7: a table that is closed before its game is over has places like any other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import sqlite_url
from tests.server.app import Person, Server, running, started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("closed"))) as one:
        yield one


@pytest.mark.parametrize("game", ["oilcity", "mcmulti"])
def test_tb_3_7_a_closed_table_shows_places_by_what_everybody_is_worth(server: Server, game: str) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    seats = {"oilcity": 9, "mcmulti": 2}[game]
    code = started(people, game, bots=seats - 2, bot_pause=10_000)
    assert (people[0].position(code)["over"], people[0].position(code)["places"]) == (False, [])
    people[0].post(f"/tables/{code}/close", {"reason": "the bell"})
    shown = people[1].position(code)
    assert (shown["over"], shown["asked"], shown["choices"], shown["waiting"], shown["due"], shown["undo"]) == (True, [], [], [], [], False)
    assert (len(shown["places"]), len(shown["scores"])) == (seats, seats)
    best = max(shown["scores"])
    assert [place == 1 for place in shown["places"]] == [score == best for score in shown["scores"]]
    assert not people[1].position(code, at=0)["over"], "looking back, the game is still running"


def test_a_table_that_was_closed_before_it_began_has_no_places(server: Server) -> None:
    host = Person(server, "Ada")
    code = host.opens("mcmulti", 2)
    host.post(f"/tables/{code}/close")
    assert host.position(code)["places"] == []
