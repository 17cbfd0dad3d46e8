"""Stored tables of Oil City's first two editions go on, on a server that begins new ones under the third."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import structs

from magnat.games.oilcity.game import GAME
from magnat.server.table.table_info import settings
from tests.databases import sqlite_url
from tests.hosting.server import ROOT
from tests.server.app import Person, Plain, Server, running, started, until
from tests.store.open_store import a_table

SECOND_TURN = 34
"""Lines of a golden game of edition 1, up to the event of its second turn."""
FIRST_TURN = 4
"""Lines of a golden game of edition 2, up to the event of its first turn."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("editions"))) as one:
        yield one


def brought(person: Person, file: str, count: int) -> str:
    lines = (ROOT / "tests/golden/oilcity" / file).read_bytes().splitlines()[:count]
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
    code = brought(ada, "clerks-9.jsonl", SECOND_TURN)
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


def test_oc_5_2_a_stored_table_of_edition_2_keeps_its_limits(server: Server) -> None:
    """There a landowner buys three plots with one token, for 500 each."""
    three: Plain = {"do": "order", "with": {"member": 2, "order": "plot", "amount": 3}}
    cleo = Person(server, "Cleo")
    code = brought(cleo, "rounds-9.jsonl", FIRST_TURN)
    card = cleo.card(code)
    assert (card["edition"], card["options"]) == (2, GAME.settings({}, edition=2))
    assert (card["options"]["limits"], card["options"]["plot_price"]) == ("specialist_3_2_1", 500)
    cleo.sends(code, "act", seat=5, **three)
    new = started([cleo], "oilcity", bots=8)
    assert (cleo.card(new)["options"]["limits"], cleo.card(new)["options"]["plot_price"]) == ("balanced", 300)


def test_oc_5_7_a_table_that_was_stored_before_there_was_an_option_shows_what_its_edition_had() -> None:
    record = structs.replace(a_table(seats=9), game="oilcity", edition=2, options={"limits": "plain_3_1"})
    assert settings(record) == GAME.settings({"limits": "plain_3_1"}, edition=2)
    assert settings(record)["plot_price"] == 500


def test_oc_10_3_a_new_table_has_the_newest_edition(server: Server) -> None:
    bo = Person(server, "Bo")
    code = started([bo], "oilcity", bots=8)
    card = bo.card(code)
    assert (card["edition"], card["options"]) == (3, GAME.settings({}))
    until(lambda: bo.position(code)["view"]["order"] == [0, 1, 2], "the first turn")
