"""Moves that come more than once: the same message always has the same answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import sqlite_url
from tests.server.app import Person, Plain, Server, running, started

END: Plain = {"type": "act", "do": "end-purchases", "with": {}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("moves"))) as one:
        yield one


def test_a_move_that_was_refused_stays_refused_when_a_copy_comes_late(server: Server) -> None:
    """Somebody who was refused does not find it done after all; the same wish with a new id is a new one."""
    people = [Person(server, "Ada"), Person(server, "Bruno")]
    code = started(people)
    first, second = sorted(people, key=lambda it: not it.position(code)["choices"])
    moves = f"/tables/{code}/moves"
    no = second.ask("POST", moves, {**END, "id": "late"})
    assert (no.status_code, no.json()["error"]) == (409, "refused")
    done = first.post(moves, {**END, "id": "late"})  # another seat's ids are its own
    assert first.post(moves, {**END, "id": "late"}) == done
    assert second.position(code)["choices"]
    again = second.ask("POST", moves, {**END, "id": "late"})
    assert (again.status_code, again.json()) == (no.status_code, no.json())
    assert second.post(moves, {**END, "id": "new"})["n"] > done["n"]
