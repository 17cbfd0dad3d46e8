"""One person leads a company of Oil City whose partners are bots: advice for the plots, and partners who agree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnat.games.oilcity.figures import THINGS
from magnat.games.oilcity.layout_text import LETTERS
from tests.databases import sqlite_url
from tests.server.app import Person, Plain, Server, running, started, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("company"))) as one:
        yield one


def own(person: Person, code: str) -> Plain:
    view = person.position(code)["view"]
    return view["companies"][view["company"]]


def acts(person: Person, code: str, do: str, **fields: Plain) -> None:
    person.post(f"/tables/{code}/moves", {"type": "act", "do": do, "with": fields})


def asked(person: Person, code: str) -> list[str]:
    return [it["key"] for it in person.position(code)["asked"] if it["must"]]


def test_oc_6_1_a_clerk_tells_where_the_pieces_stand_best_and_the_person_decides(server: Server) -> None:
    ada = Person(server, "Ada")
    code = started([ada], "oilcity", bots=8)
    until(lambda: asked(ada, code) == ["invest"], "the first event")
    until(lambda: ada.position(code)["view"]["holders"][:3] == [0, 0, 0], "the bots to leave their tokens to her")
    assert ada.post(f"/tables/{code}/advice", {})["about"] == "invest"
    for member, order in enumerate(("plot", "tower", "driller")):
        acts(ada, code, "order", member=member, order=order, amount=1)
    acts(ada, code, "confirm")
    until(lambda: asked(ada, code) == ["prepare"], "the service")
    before = own(ada, code)
    advice = ada.post(f"/tables/{code}/advice", {"seat": 0})
    assert own(ada, code) == before  # asking changes nothing
    wish = {"do": advice["choice"]["do"], "with": advice["choice"]["with"]}
    assert ada.post(f"/tables/{code}/why", {"type": "why", **wish})["allowed"]
    acts(ada, code, wish["do"], **wish["with"])
    standing = ["".join(LETTERS[THINGS.index(it)] if it else "." for it in plot["fields"]) for plot in own(ada, code)["plots"]]
    assert " ".join(standing) == wish["with"]["layout"]
    assert ada.post(f"/tables/{code}/advice", {"seat": 0})["choice"]["do"] == "extract"  # nothing better is left


def test_oc_8_2_bot_partners_make_up_the_majority_that_a_person_needs(server: Server) -> None:
    ada = Person(server, "Ada")
    code = started([ada], "oilcity", bots=8, options={"commit": "majority", "tokens": "any_partner"})
    until(lambda: asked(ada, code) == ["invest"], "the first event")
    terms = {"to": 1, "give": "money 100", "take": "money 2000", "give-later": "", "take-later": "", "due": 0, "answers": -1}
    acts(ada, code, "make-offer", **terms)
    until(lambda: any(it["fact"] == "offer-backed" for entry in ada.entries(code) for it in entry["facts"]), "a partner to agree")
    assert asked(ada, code) == ["invest"]  # everything else is left to the person
    assert own(ada, code)["plans"] == []


def test_oc_10_3_a_company_that_prepares_while_the_second_banker_is_elsewhere_gets_advice_too(server: Server) -> None:
    people = [Person(server, name) for name in ("Ada", "Bo", "Cy", "Di")]
    code = started(people, "oilcity", bots=5)
    until(lambda: all(asked(person, code) == ["invest"] for person in people), "the first event")
    for person in (people[0], people[3]):
        acts(person, code, "confirm")
    until(lambda: own(people[3], code)["stage"] == "preparing", "the service")
    assert asked(people[3], code) == []  # the round waits for the first company
    assert people[3].post(f"/tables/{code}/advice", {})["choice"]["do"] == "arrange"
