"""OC-2.4: event cards and plots from a real box, kept under a name by a person and chosen for a table."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.databases import sqlite_url
from tests.server.app import Person, Plain, Server, running

EVENTS = [{"title": f"Card {n}", "text": "", "wax": 100, "gas": 200, "kerosene": 100 * n} for n in range(6)]
PLOTS = [{"name": "Corners", "fields": "c.g.-.w.G", "copies": 9}, {"name": "In a row", "fields": "cgwC....-", "copies": 9}]
BOX = {"own_events": json.dumps(EVENTS), "own_plots": json.dumps(PLOTS)}
SETS = "/games/oilcity/card-sets"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("cards"))) as one:
        yield one


def refused(person: Person, texts: Plain, status: int = 400) -> str:
    problem = person.put(SETS, {"name": "Box", "texts": texts}, status)
    return str(problem["text"])


def test_oc_2_4_a_box_is_kept_for_the_person_and_chosen_for_a_table(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    kept = ada.put(SETS, {"name": "School box", "texts": BOX})
    server.stop()
    server.start()
    assert ada.get(SETS) == kept
    assert [it["name"] for it in kept] == ["School box"]
    assert bo.get(SETS) == []
    assert ada.get("/games/mcmulti/card-sets") == []
    code = ada.opens("oilcity", 9, bots=["clerk"] * 8, options=kept[0]["texts"])
    ada.post(f"/tables/{code}/start")
    assert set(ada.position(code)["view"]["plots_left"]) == {"Corners", "In a row"}
    assert ada.card(code)["options"]["own_events"] == kept[0]["texts"]["own_events"]


def test_oc_2_4_the_same_name_replaces_and_no_texts_drop(server: Server) -> None:
    cy = Person(server, "Cy")
    cy.put(SETS, {"name": "Box", "texts": BOX})
    (only,) = cy.put(SETS, {"name": "Box", "texts": {"own_plots": BOX["own_plots"], "own_events": ""}})
    assert list(only["texts"]) == ["own_plots"]
    assert cy.put(SETS, {"name": "Box", "texts": {}}) == []


def test_oc_2_4_cards_that_cannot_be_played_with_are_not_kept(server: Server) -> None:
    di = Person(server, "Di", "pl")
    assert "cenę 150" in refused(di, {"own_events": json.dumps([{**EVENTS[0], "wax": 150}, *EVENTS[1:]])})
    assert refused(di, {"own_events": json.dumps(EVENTS[:2])}) == (
        "Kart z opcji „own_events” nie można użyć: każda tura potrzebuje karty, razem 6, a kart jest 2."
    )
    assert di.get(SETS) == []
    assert refused(di, {"turns": "6"})
    assert refused(di, {"own_plots": "no cards"})
    assert di.put("/games/chess/card-sets", {"name": "Box", "texts": BOX}, 400)["key"] == "unknown-game"


def test_nobody_keeps_more_sets_than_there_is_room_for(server: Server) -> None:
    ed = Person(server, "Ed")
    for number in range(50):
        ed.put(SETS, {"name": f"Box {number}", "texts": {"own_plots": BOX["own_plots"]}})
    assert ed.put(SETS, {"name": "Box 51", "texts": BOX}, 409)["error"] == "too-many-sets"
    ed.put(SETS, {"name": "Box 7", "texts": BOX})
