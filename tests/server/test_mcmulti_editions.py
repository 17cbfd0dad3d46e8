"""A stored table of McMulti's first edition goes on, on a server that begins new ones under the second."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnat.games.registry import find
from tests.databases import sqlite_url
from tests.hosting.server import ROOT
from tests.server.app import Person, Server, running, until

GAME = find("mcmulti")
PHASE_1 = b"\n".join((ROOT / "tests/golden/mcmulti/chaos-2.jsonl").read_bytes().splitlines()[:264]) + b"\n"
"""Edition 1, two players: seat 0 has 7 in cash, too little for the fee of an idle refinery, and is asked for trades."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("editions"))) as one:
        yield one


def brought(people: list[Person]) -> str:
    answer = people[0].http.post("/journals", content=PHASE_1, headers={"content-type": "application/jsonl"})
    assert answer.status_code == 201, answer.text
    code = str(answer.json()["code"])
    for seat, person in enumerate(people):
        person.post(f"/tables/{code}/join", {"seat": seat})
    people[0].post(f"/tables/{code}/start")
    return code


def test_mm_6_2_a_stored_table_of_edition_1_goes_on_as_it_began(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = brought(people)
    server.stop()
    server.start()
    card = people[0].card(code)
    assert (card["edition"], card["options"]) == (1, GAME.settings({"round_limit": 12}, edition=1))
    before = people[0].position(code, seat=0)
    sale = next(it for it in before["choices"] if it["do"] == "sell-asset")
    assert not [it for it in before["choices"] if it["do"] == "free-refinery"], "edition 2 would sell after the wish to pay"
    people[0].sends(code, "act", seat=0, do="sell-asset", **{"with": sale["with"]})
    after = people[0].position(code, seat=0)["view"]
    price = before["view"]["economy"]["sell"][sale["with"]["kind"]]
    assert after["companies"][0]["cash"] == 7 + price
    assert [it["idle"] for it in after["quadrants"]] == [it["idle"] for it in before["view"]["quadrants"]], "sold, and the fee not paid"


def test_mm_2_5_a_new_table_has_the_second_edition_and_asks_for_quadrants(server: Server) -> None:
    people = [Person(server, "Cleo"), Person(server, "Dan")]
    code = people[0].post("/tables", {"game": "mcmulti", "seats": 2}, 201)["table"]["code"]
    people[1].post(f"/tables/{code}/join")
    people[0].post(f"/tables/{code}/start")
    card = people[0].card(code)
    assert (card["edition"], card["options"]["quadrants"], card["options"]["round_limit"]) == (2, "chosen", 0)
    until(lambda: people[0].position(code)["view"]["stage"] == "land", "the choice of quadrants")
    asked = [it["do"] for seat, person in enumerate(people) for it in person.position(code, seat=seat)["choices"]]
    assert asked == ["take-quadrant"] * 4
