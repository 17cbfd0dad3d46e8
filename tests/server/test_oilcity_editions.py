"""A stored table of Oil City's first edition goes on, on a server that begins new ones under the second."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnat.games.oilcity.game import GAME
from tests.databases import sqlite_url
from tests.hosting.server import ROOT
from tests.server.app import Person, Plain, Server, running, started, until

SECOND_TURN = 34
"""Lines of a golden game of edition 1, up to the event of its second turn."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("editions"))) as one:
        yield one


def brought(person: Person) -> str:
    lines = (ROOT / "tests/golden/oilcity/clerks-9.jsonl").read_bytes().splitlines()[:SECOND_TURN]
    answer = person.http.post("/journals", content=b"\n".join(lines) + b"\n", headers={"content-type": "application/jsonl"})
    assert answer.status_code == 201, answer.text
    code = str(answer.json()["code"])
    for seat in range(9):
        person.post(f"/tables/{code}/join", {"seat": seat})
    person.post(f"/tables/{code}/start")
    return code


def test_oc_10_3_a_stored_table_of_edition_1_goes_on_as_it_began(server: Server) -> None:
    """Whoever confirms is served at once, and any partner lays any token."""
    ada = Person(server, "Ada")
    code = brought(ada)
    server.stop()
    server.start()
    card = ada.card(code)
    assert (card["edition"], card["options"]) == (1, GAME.settings({}, edition=1))
    assert card["options"]["flow"] == "free"
    view = ada.position(code, seat=1)["view"]
    assert (view["turn"], view["order"]) == (2, [])
    order: Plain = {"do": "order", "with": {"member": 2, "order": "driller", "amount": 1}}
    confirm: Plain = {"do": "confirm", "with": {}}
    for wish in (order, confirm):
        ada.sends(code, "act", seat=1, **wish)
    assert [it["stage"] for it in ada.position(code, seat=1)["view"]["companies"]] == ["preparing", "investing", "investing"]


def test_oc_10_3_a_new_table_has_the_second_edition(server: Server) -> None:
    bo = Person(server, "Bo")
    code = started([bo], "oilcity", bots=8)
    card = bo.card(code)
    assert (card["edition"], card["options"]) == (2, GAME.settings({}))
    until(lambda: bo.position(code)["view"]["order"] == [0, 1, 2], "the first turn")
