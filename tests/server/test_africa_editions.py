"""A stored table of 18Africa's first edition goes on, on a server that begins new ones under the second."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnat.games.africa.game import GAME
from tests.databases import sqlite_url
from tests.hosting.server import ROOT
from tests.server.app import Person, Plain, Server, running, started

STOCK_ROUND = b"\n".join((ROOT / "tests/golden/africa/chaos-2.jsonl").read_bytes().splitlines()[:315]) + b"\n"
"""Edition 1, two players; seat 1 has just declined EAR, which lies on top of the discard pile."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("editions"))) as one:
        yield one


def brought(people: list[Person]) -> str:
    answer = people[0].http.post("/journals", content=STOCK_ROUND, headers={"content-type": "application/jsonl"})
    assert answer.status_code == 201, answer.text
    code = str(answer.json()["code"])
    for seat, person in enumerate(people):
        person.post(f"/tables/{code}/join", {"seat": seat})
    people[0].post(f"/tables/{code}/start")
    return code


def choices(person: Person, code: str, seat: int, do: str) -> list[Plain]:
    return [it["with"] for it in person.position(code, seat=seat)["choices"] if it["do"] == do]


def test_a_stored_table_of_edition_1_goes_on_as_it_began(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = brought(people)
    server.stop()
    server.start()
    card = people[0].card(code)
    assert card["edition"] == 1
    assert {**card["options"], "round_limit": 60, "company_green_multi_buy": False} == GAME.settings({}, edition=1)
    view = people[0].position(code, seat=0)["view"]
    assert (len(view["discard"]) > 1, view["discard"][-1], view["next_discard"]) == (True, "EAR", len(view["discard"]) - 1)
    assert choices(people[0], code, 0, "buy-discard") == [{"card": "EAR"}]
    sale = choices(people[0], code, 0, "sell-bond") or choices(people[0], code, 0, "sell-private")
    assert sale
    people[0].sends(code, "act", seat=0, do="sell-bond" if sale == [{}] else "sell-private", **{"with": sale[0]})
    assert not choices(people[0], code, 0, "end-turn")  # AF-4.5 as it was: whoever has only sold passes
    turn: Plain = {"seat": 0, "do": "pass", "with": {"flip": 0}}
    people[0].sends(code, "act", **turn)
    assert people[1].card(code)["status"] == "playing"


def test_a_new_table_has_the_third_edition_and_no_limit_of_rounds(server: Server) -> None:
    person = Person(server, "Cleo")
    card = person.card(started([person], "africa", bots=1))
    assert (card["edition"], card["options"]) == (3, GAME.settings({}))
    assert card["options"]["round_limit"] == 0


def test_one_switch_sets_a_table_to_the_published_rules(server: Server) -> None:
    """It is stored as the options that it stands for."""
    person = Person(server, "Dora")
    code = person.opens("africa", 2, options={"published": True, "tile_933": "five_way"})
    options = person.card(code)["options"]
    assert options == GAME.settings({"published": True, "tile_933": "five_way"})
    assert (options["discard_order"], options["tile_933"]) == ("newest_first", "five_way")
    info = next(it for it in person.get("/games") if it["name"] == "africa")
    assert {it["name"]: it["published"] for it in info["options"]}["pass_flip"] == "mandatory"
