"""What a company of 18Africa would earn: worked out for anybody, stop by stop, now and for any earlier moment."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from magnat.words import catalogue
from tests.databases import sqlite_url
from tests.hosting.server import ROOT
from tests.server.app import Person, Plain, Server, running, started

GAME = (ROOT / "tests/golden/africa/clerks-2.jsonl").read_bytes()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("runs"))) as one:
        yield one


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    """A finished game, brought by somebody else."""
    answer = Person(server, "Ben").http.post("/journals", content=GAME, headers={"content-type": "application/jsonl"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


@pytest.fixture(scope="module")
def ran() -> list[Plain]:
    """The last runs of the game, as they were played."""
    lines = [msgspec.json.decode(line) for line in GAME.splitlines()[1:]]
    return [line for line in lines if line.get("do") == "run" and line["with"]["routes"]][-3:]


def asked(person: Person, code: str, status: int = 200, **question: Plain) -> Plain:
    return person.post(f"/tables/{code}/runs", question, status)


def test_the_best_run_is_the_one_that_the_clerks_found(server: Server, code: str, ran: list[Plain]) -> None:
    eve = Person(server, "Eve")
    for line in ran:
        fact = line["facts"][0]
        found = asked(eve, code, company=fact["company"], at=line["n"] - 1)
        assert (found["total"], found["routes"], found["proof"]) == (fact["revenue"], fact["routes"], True)
        assert found["n"] == line["n"] - 1


def test_stops_and_bonuses_add_up_train_by_train(server: Server, code: str, ran: list[Plain]) -> None:
    eve = Person(server, "Eve")
    for line in ran:
        found = asked(eve, code, company=line["facts"][0]["company"], at=line["n"] - 1)
        for train, route in zip(found["trains"], found["routes"].split(";"), strict=True):
            counted = sum(stop["worth"] for stop in train["stops"] if stop["counted"])
            assert train["total"] == counted * train["multiplier"] + sum(bonus["amount"] for bonus in train["bonuses"])
            assert "-".join(train["hexes"]) == route
            assert {stop["place"] for stop in train["stops"]} <= set(train["hexes"])
        assert found["total"] == sum(train["total"] for train in found["trains"])


def test_given_routes_are_counted_as_they_are(server: Server, code: str, ran: list[Plain]) -> None:
    eve, line = Person(server, "Eve"), ran[-1]
    company, routes = line["facts"][0]["company"], line["facts"][0]["routes"]
    first = routes.split(";")[0]
    found = asked(eve, code, company=company, routes=first, at=line["n"] - 1)
    assert (found["routes"], found["proof"]) == (first, False)
    home = found["trains"][1]
    assert (home["hexes"], home["stops"], home["total"]) == ([], [], 0)
    assert 0 < found["total"] < line["facts"][0]["revenue"]
    assert asked(eve, code, company=company, routes="", at=line["n"] - 1)["total"] == 0


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Train 1"), ("pl", "Pociąg 1"), ("de", "Zug 1")]
)  # fmt: skip
def test_an_impossible_route_names_its_clause(server: Server, code: str, ran: list[Plain], language: str, words: str) -> None:
    no = asked(Person(server, "Eve", language), code, 409, company=ran[-1]["facts"][0]["company"], routes="D3-N5", at=ran[-1]["n"] - 1)
    assert (no["error"], no["clause"]) == ("refused", "AF-7.4")
    assert words in no["text"]


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_wrong_company_and_another_game_are_explained(server: Server, code: str, language: str) -> None:
    eve = Person(server, "Eve", language)
    no = asked(eve, code, 400, company="XY")
    assert (no["error"], no["key"], "MNR" in no["text"], "XY" in no["text"]) == ("unreadable", "bad-field", True, True)
    other = started([Person(server, "Ada"), Person(server, "Ben")])
    no = asked(eve, other, 409, company="MNR")
    assert (no["error"], no["text"]) == ("no-trains", catalogue.words(language).text("server-no-trains"))
    no = asked(eve, code, 409, company="MNR", routes="D3-Z9")
    assert no["key"] == "no-such-hex"


def test_nobody_runs_before_the_game_begins(server: Server) -> None:
    ada = Person(server, "Ada")
    assert asked(ada, ada.opens("africa", 3), 409, company="MNR")["error"] == "not-playing"


def test_asking_changes_nothing(server: Server, code: str) -> None:
    eve = Person(server, "Eve")
    before = eve.position(code)
    first, again = asked(eve, code, company="TC"), asked(eve, code, company="TC")
    assert first == again
    assert eve.position(code) == before
