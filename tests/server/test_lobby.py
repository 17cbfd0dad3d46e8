"""The lobby: who finds which table, filter by filter and page by page; local tables and those by link only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, Server, running, started


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("lobby")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


def codes(person: Person, **wanted: Plain) -> list[str]:
    answer = person.ask("GET", "/tables", **wanted)
    assert answer.status_code == 200, answer.text
    return [table["code"] for table in answer.json()["tables"]]


def test_public_tables_are_found_by_all_and_others_by_their_own_people(server: Server) -> None:
    ada, ben, eve = Person(server, "Ada"), Person(server, "Ben"), Person(server, "Eve")
    public, link, local = (ada.opens(seats=3, visibility=it) for it in ("public", "link", "local"))
    ben.post(f"/tables/{link}/join")
    assert {public, link, local} <= set(codes(ada))
    assert {public, link, local} & set(codes(ben)) == {public, link}
    assert {public, link, local} & set(codes(eve)) == {public}
    assert {public, link, local} & set(codes(eve, mine=True)) == set()
    assert codes(ben, mine=True) == [link]
    assert codes(ada, mine=True) == [local, link, public]  # the newest first
    assert eve.card(link)["code"] == link  # whoever has the link may look
    assert eve.card(local)["code"] == local  # whoever sits at this computer too


def test_whoever_has_not_come_in_sees_the_public_tables(server: Server) -> None:
    ada = Person(server)
    code = ada.opens(visibility="public")
    del ada.http.headers["authorization"]
    assert code in codes(ada)
    problem = ada.http.get("/tables", params={"mine": True, "lang": "pl"})
    assert (problem.status_code, problem.json()["error"]) == (401, "not-signed-in")
    assert problem.json()["text"] != "Please come in with a name first."


def test_every_filter(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    oil = ada.opens("oilcity", 9, visibility="public", bots=["clerk"] * 8)
    slow = ada.opens(visibility="public", pace="async")
    full = started([ada, ben], visibility="public")
    paused = started([ada, ben], visibility="public")
    ada.post(f"/tables/{paused}/pause")
    closed = started([ada, ben], visibility="public")
    ada.post(f"/tables/{closed}/close")
    mine = {oil, slow, full, paused, closed}

    def found(**wanted: Plain) -> set[str]:
        return mine & set(codes(ben, **wanted))

    assert found() == mine
    assert found(game="oilcity") == {oil}
    assert found(game="mcmulti") == mine - {oil}
    assert found(status="open") == {oil, slow}
    assert found(status="playing") == {full}
    assert found(status="paused") == {paused}
    assert found(status="closed") == {closed}
    assert found(status="over") == set()
    assert found(pace="async") == {slow}
    assert found(pace="live") == mine - {slow}
    assert found(free=True) == {slow}
    assert found(game="mcmulti", status="open", pace="async", free=True) == {slow}
    assert ben.ask("GET", "/tables", status="gone").json()["error"] == "bad-message"
    assert ben.get("/tables", 400, page=-1)["error"] == "bad-message"


def test_a_table_with_only_a_bankers_seat_left_is_not_free(server: Server) -> None:
    ada, ben = Person(server), Person(server)
    full = ada.opens("oilcity", 9, visibility="public", bots=["clerk"] * 8)
    assert full not in codes(ben, free=True)
    assert ben.post(f"/tables/{full}/join", status=409)["error"] == "no-free-seat"


@pytest.mark.parametrize("mine", [False, True])
def test_pages_follow_each_other_without_gap_or_double(server: Server, mine: bool) -> None:
    ada = Person(server)
    opened = [ada.opens(visibility="link") for _ in range(52)]
    first = ada.get("/tables", mine=mine)
    assert (len(first["tables"]), first["more"]) == (50, True)
    found: list[str] = []
    for page in range(10):
        answer = ada.get("/tables", mine=mine, page=page)
        found += [table["code"] for table in answer["tables"]]
        if not answer["more"]:
            break
    assert len(found) == len(set(found))
    assert [code for code in found if code in opened] == opened[::-1]


def test_a_local_table_is_for_this_computer_only(server: Server) -> None:
    ada, ben = Person(server), Person(server, "Ben", "de")
    code = ada.opens(visibility="local")
    assert ben.post(f"/tables/{code}/join")["seats"][1]["name"] == "Ben"
    ben.http.headers["x-forwarded-for"] = "192.0.2.7"  # now a proxy brings Ben from elsewhere
    for method, path in (("GET", ""), ("POST", "/join"), ("GET", "/entries"), ("GET", "/chat"), ("GET", "/position")):
        answer = ben.ask(method, f"/tables/{code}{path}", {} if method == "POST" else None)
        assert (answer.status_code, answer.json()["error"]) == (403, "only-here"), path
        assert answer.json()["text"].startswith("Dieser Tisch")


def test_a_new_table_tells_who_plays_together(server: Server) -> None:
    ada = Person(server, "Ada")
    assert ada.post("/tables", {"game": "oilcity", "seats": 9})["teams"] == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    assert ada.post("/tables", {"game": "mcmulti", "seats": 2})["teams"] == [[0], [1]]
