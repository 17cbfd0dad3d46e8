"""Looking back on a server: only after the end, only for those who were there, in the language of the table, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnat.server.debriefs import LOST
from magnat.server.now import now_ms
from magnat.store.records import DebriefRecord
from magnat.tables import journal
from tests.databases import postgres_url, sqlite_url
from tests.lesson.finished import finished
from tests.server.app import Person, Plain, Server, running, started, until
from tests.server.inside import open_server

FILES = ("class.pdf", "teams.pdf", "team-0.pdf", "table.xlsx", "table.csv")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    url = sqlite_url(tmp_path_factory.mktemp("debriefs")) if request.param == "sqlite" else postgres_url()
    with running(url, search_seconds=3.0) as one:
        yield one


def brought(person: Person, game: str = "oilcity", seats: int = 9, **options: Plain) -> str:
    """A finished game at a table of its own."""
    text = journal.write(finished(game, seats, **options)).encode()
    answer = person.http.post("/journals", content=text, headers={"content-type": "application/jsonl"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def file(person: Person, code: str, name: str, **wanted: Plain) -> bytes:
    answer = person.ask("GET", f"/tables/{code}/debrief/{name}", **wanted)
    assert answer.status_code == 200, answer.text
    return bytes(answer.content)


def test_the_leader_looks_back_on_a_finished_game(server: Server) -> None:
    ada = Person(server, "Ada")
    code = brought(ada, turns=1)
    told = ada.get(f"/tables/{code}/debrief")
    assert (told["code"], told["game"], len(told["turns"]), len(told["teams"])) == (code, "oilcity", 1, 3)
    assert told["teams"][0]["place"] == 1
    assert told["turning"]["state"] == "none"
    assert len(told["questions"]) >= 3


def test_files_are_what_they_say(server: Server) -> None:
    ada = Person(server, "Ada")
    code = brought(ada, turns=1)
    made = {name: file(ada, code, name) for name in FILES}
    assert all(made[name].startswith(b"%PDF") for name in made if name.endswith(".pdf"))
    assert made["table.xlsx"].startswith(b"PK")
    assert "Ranking" in made["table.csv"].decode("utf-8-sig")
    assert "Klasyfikacja" in file(ada, code, "table.csv", lang="pl").decode("utf-8-sig")
    answer = ada.ask("GET", f"/tables/{code}/debrief/class.pdf")
    assert answer.headers["content-disposition"] == f'attachment; filename="magnat-{code}-class.pdf"'


def test_what_is_not_there_is_not_found(server: Server) -> None:
    ada = Person(server, "Ada")
    code = brought(ada, turns=1)
    assert ada.get(f"/tables/{code}/debrief/team-7.pdf", 404)["error"] == "no-such-team"
    for name in ("passwords.txt", "class.PDF", "team-x.pdf", "team-123.pdf"):
        assert ada.get(f"/tables/{code}/debrief/{name}", 404)["error"] == "not-found"


def test_nobody_looks_back_before_the_end(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people)
    for person in people:
        assert person.get(f"/tables/{code}/debrief", 409)["error"] == "not-over"
        assert person.post(f"/tables/{code}/debrief/turning-points", None, 409)["error"] == "not-over"
        for name in FILES:
            assert person.get(f"/tables/{code}/debrief/{name}", 409)["error"] == "not-over"


def test_players_look_back_too_and_strangers_never_do(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people, options={"round_limit": 1})
    people[0].post(f"/tables/{code}/close", {"reason": ""})
    eve = Person(server, "Eve")
    assert people[1].get(f"/tables/{code}/debrief")["teams"]
    assert file(people[1], code, "class.pdf").startswith(b"%PDF")
    assert eve.get(f"/tables/{code}/debrief", 403)["error"] == "no-seat"
    assert eve.get(f"/tables/{code}/debrief/table.csv", 403)["error"] == "no-seat"
    assert eve.post(f"/tables/{code}/debrief/turning-points", None, 403)["error"] == "no-seat"


def test_turning_points_are_searched_in_the_background_and_kept(server: Server) -> None:
    ada = Person(server, "Ada")
    code = brought(ada, turns=2)
    assert ada.post(f"/tables/{code}/debrief/turning-points")["state"] == "running"
    assert ada.post(f"/tables/{code}/debrief/turning-points")["state"] in ("running", "ready")
    found = until(lambda: searched(ada, code), "the turning points")
    assert 0 < found["done"] <= found["all"]
    assert len(found["points"]) <= 3
    for point in found["points"]:
        assert point["chance"] == (point["sure"] >= abs(point["after"] - point["before"]))
    short = found["done"] < found["all"]  # as quick as this machine is
    assert ada.post(f"/tables/{code}/debrief/turning-points")["state"] == ("running" if short else "ready")


def searched(ada: Person, code: str) -> Plain:
    """What was found. Where a crowded machine had no time for a single game, the search says so, and is asked for again."""
    found = ada.get(f"/tables/{code}/debrief")["turning"]
    if found["state"] == "ready" and found["done"] == 0:
        assert found["all"] > 0, "it must not look finished"
        ada.post(f"/tables/{code}/debrief/turning-points")
        return None
    return found if found["state"] == "ready" else None


def test_a_search_that_had_too_little_time_says_so_and_may_begin_anew(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), search_seconds=0.01) as hasty:
        ada = Person(hasty, "Ada")
        code = brought(ada, turns=1)
        ada.post(f"/tables/{code}/debrief/turning-points")
        until(lambda: ada.get(f"/tables/{code}/debrief")["turning"]["state"] == "ready", "the end of the search")
        found = ada.get(f"/tables/{code}/debrief")["turning"]
        assert (found["points"], found["done"] < found["all"]) == ([], True)
        assert ada.post(f"/tables/{code}/debrief/turning-points")["state"] == "running"
        until(lambda: ada.get(f"/tables/{code}/debrief")["turning"]["state"] == "ready", "the end of the second search")


def test_a_search_that_runs_here_is_not_lost_while_the_computer_sleeps(tmp_path: Path) -> None:
    async def go() -> None:
        async with open_server(sqlite_url(tmp_path)) as server:
            known = server.debriefs
            asleep = DebriefRecord("t", "running", 3, 9, b"", now_ms() - 10 * LOST)
            assert known.still_known(asleep) is None  # of a process that is gone
            known.waiting.add("t")
            assert known.still_known(asleep) is asleep

    asyncio.run(go())


def test_anybody_can_print_blank_sheets(server: Server) -> None:
    eve = Person(server, "Eve")
    answer = eve.ask("GET", "/games/oilcity/sheets.pdf", players=28)
    assert (answer.status_code, answer.content[:4]) == (200, b"%PDF")
    assert eve.get("/games/oilcity/sheets.pdf", 400, players=8)["error"] == "unreadable"
    assert eve.get("/games/nothing/sheets.pdf", 400, players=9)["error"] == "unreadable"
