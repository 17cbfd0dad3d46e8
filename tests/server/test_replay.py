"""Looking back and taking away: earlier positions, journals out and in, and the proof that nobody chose the dice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.cli.command import run
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Server, file_with, journal_of, played, running, started, until


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("replay")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, str]:
    """A game of one person, who has left, and bots."""
    ada = Person(server, "Ada")
    code = started([ada], bots=1, options={"round_limit": 2})
    ada.put(f"/tables/{code}/seats/0", {"kind": "bot"})
    until(lambda: ada.card(code)["status"] == "over", "the end")
    return ada, code


# Looking back


def test_an_earlier_position_is_what_was_seen_then(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people)
    kept = {}
    for _ in range(6):
        n = played(people, code, people[0].card(code)["entries"] + 1)
        kept[n] = people[0].position(code)["view"]
    assert {n: people[0].position(code, at=n)["view"] for n in kept} == kept
    assert people[0].position(code, at=0)["n"] == 0
    assert people[0].get(f"/tables/{code}/position", 403, at=3, seat=1)["error"] == "not-your-seat"
    spectator = Person(server, "Eve").position(code, at=max(kept))
    assert (spectator["seat"], spectator["view"] == kept[max(kept)]) == (-1, False)


def test_no_position_lies_behind_the_last_entry(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people)
    assert people[0].position(code, at=9999)["n"] == people[0].card(code)["entries"]
    assert people[0].ask("GET", f"/tables/{code}/position", at=-1).json()["error"] == "bad-message"


def test_after_the_end_everybody_sees_with_every_seats_eyes(finished: tuple[Person, str]) -> None:
    ada, code = finished
    eve = Person(ada.server, "Eve")
    last = ada.position(code, seat=1)
    assert last["over"]
    assert set(last["places"]) <= {1, 2}
    assert eve.position(code, seat=0, at=5)["seat"] == 0
    assert eve.position(code, seat=1, at=5)["view"] != eve.position(code, seat=0, at=5)["view"]
    assert eve.get(f"/tables/{code}/position", 403, seat=7)["error"] == "not-your-seat"
    assert len(ada.card(code)["key"]) == 64


def test_after_the_end_nothing_is_hidden_from_open_eyes(finished: tuple[Person, str]) -> None:
    ada, code = finished
    eve = Person(ada.server, "Eve")
    seen = eve.position(code, seat=-2, at=20)
    own = [eve.position(code, seat=seat, at=20)["view"]["companies"][seat]["cash"] for seat in (0, 1)]
    assert (seen["seat"], [it["cash"] for it in seen["view"]["companies"]]) == (-2, own)
    assert [it["cash"] for it in eve.position(code, seat=-1, at=20)["view"]["companies"]] == [None, None]
    assert seen["choices"] == []


def test_open_eyes_read_all_that_was_told_to_anybody(server: Server) -> None:
    """18Africa: which cards were dealt is shown only to whoever has them."""
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people, "africa")

    def dealt(seat: int) -> list[str]:
        page = people[0].get(f"/tables/{code}/entries", seat=seat)["entries"]
        return [fact["fact"] for entry in page for fact in entry["facts"] if fact["fact"].startswith("card-dealt")]

    assert set(dealt(0)) == {"card-dealt", "card-dealt-unseen"}
    assert set(dealt(-1)) == {"card-dealt-unseen"}
    assert people[0].get(f"/tables/{code}/entries", 403, seat=1)["error"] == "not-your-seat"
    people[0].post(f"/tables/{code}/close")
    assert dealt(-2) == ["card-dealt"] * len(dealt(-1))
    assert set(dealt(1)) == {"card-dealt", "card-dealt-unseen"}


# Charts


def cash_lines(person: Person, code: str, **wanted: int) -> dict[int, list[int | None]]:
    found = person.get(f"/tables/{code}/series", **wanted)
    return {line["id"]: line["values"] for line in found["lines"] if line["chart"] == "cash"}


def test_charts_of_a_running_game_hold_no_hidden_number(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people)
    n = played(people, code, 20)
    assert list(cash_lines(people[0], code)) == [0]
    assert list(cash_lines(people[1], code)) == [1]
    assert cash_lines(Person(server, "Eve"), code) == {}
    assert cash_lines(people[0], code)[0][-1] == people[0].position(code)["view"]["companies"][0]["cash"]
    watched = people[0].get(f"/tables/{code}/series", seat=-1)
    assert (watched["seat"], watched["entries"]) == (-1, list(range(n + 1)))
    assert {line["chart"] for line in watched["lines"]} == {"price"}
    played(people, code, n + 2)
    assert people[0].get(f"/tables/{code}/series")["entries"][-1] > n


def test_charts_of_a_finished_game_are_open(finished: tuple[Person, str]) -> None:
    ada, code = finished
    lines = cash_lines(ada, code, seat=-2)
    assert sorted(lines) == [0, 1]
    for n in (0, 7, 20):
        assert [lines[seat][n] for seat in (0, 1)] == [it["cash"] for it in ada.position(code, seat=-2, at=n)["view"]["companies"]]
    assert ada.get(f"/tables/{code}/series", 403, seat=9)["error"] == "not-your-seat"


def test_a_table_that_is_set_up_has_no_charts(server: Server) -> None:
    ada = Person(server, "Ada")
    assert ada.get(f"/tables/{ada.opens()}/series", 409)["error"] == "not-playing"


# Out


def test_a_journal_proves_its_dice(finished: tuple[Person, str], tmp_path: Path) -> None:
    ada, code = finished
    answer = ada.ask("GET", f"/tables/{code}/journal")
    assert f'filename="magnat-mcmulti-{code}.jsonl"' in answer.headers["content-disposition"]
    lines = answer.content.splitlines()
    header = msgspec.json.decode(lines[0])
    assert (header["commitment"], header["key"]) == (ada.card(code)["commitment"], ada.card(code)["key"])
    file = file_with(tmp_path, answer.content)
    assert (run("check", file).returncode, run("audit", file).returncode) == (0, 0)
    rolls = [number for number, line in enumerate(lines) if b'"roll":"two-dice"' in line]
    shown = msgspec.json.decode(lines[rolls[-1]])["shows"]
    other = [shown[1], shown[0]] if shown[0] != shown[1] else [shown[0] % 6 + 1, shown[1]]
    lines[rolls[-1]] = lines[rolls[-1]].replace(msgspec.json.encode(shown), msgspec.json.encode(other))
    wrong = run("audit", file_with(tmp_path, b"\n".join(lines) + b"\n"))
    assert wrong.returncode == 1
    assert str(rolls[-1] + 1) in wrong.stdout


def test_a_running_games_journal_is_not_given_away(server: Server) -> None:
    people = [Person(server, "Ada", "pl"), Person(server, "Ben")]
    code = started(people)
    answer = people[0].ask("GET", f"/tables/{code}/journal")
    assert (answer.status_code, answer.json()["error"]) == (403, "still-hidden")
    assert answer.json()["text"].startswith("Dziennik") or "dziennik" in answer.json()["text"]


# In


def bring(person: Person, text: bytes, status: int = 201) -> dict[str, object]:
    answer = person.http.post("/journals", content=text, headers={"content-type": "application/jsonl"})
    assert answer.status_code == status, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_a_finished_game_there_and_back(finished: tuple[Person, str]) -> None:
    ada, code = finished
    text = journal_of(ada, code)
    brought = bring(ada, text)
    assert (brought["status"], brought["entries"]) == ("over", ada.card(code)["entries"])
    new = str(brought["code"])
    assert journal_of(ada, new).splitlines()[1:] == text.splitlines()[1:]
    for seat in (0, 1):
        assert ada.position(new, seat=seat, at=20)["view"] == ada.position(code, seat=seat, at=20)["view"]
    told, again = ada.entries(code), ada.entries(new)
    assert [[fact["fact"] for fact in it["facts"]] for it in again] == [[fact["fact"] for fact in it["facts"]] for it in told]


def test_an_unfinished_game_goes_on_and_says_from_where_its_dice_are_proved(server: Server, tmp_path: Path) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    first = started(people)
    n = played(people, first, 12)
    people[0].post(f"/tables/{first}/close")
    brought = bring(people[0], journal_of(people[0], first))
    code = str(brought["code"])
    assert (brought["status"], brought["entries"], brought["host"]) == ("open", n, True)
    assert people[0].post(f"/tables/{code}/start", status=409)["error"] == "seats-open"
    people[0].post(f"/tables/{code}/join", {"seat": 0})
    people[1].post(f"/tables/{code}/join", {"seat": 1})
    people[0].post(f"/tables/{code}/start")
    assert people[0].position(code, seat=0)["view"] == people[0].position(first, seat=0)["view"]
    played(people, code, n + 12)
    people[0].post(f"/tables/{code}/close")
    text = journal_of(people[0], code)
    assert msgspec.json.decode(text.splitlines()[0])["fair_from"] == n
    audit = run("audit", file_with(tmp_path, text))
    assert (audit.returncode, "before the game came to this table" in audit.stdout) == (0, True), audit.stdout
    again = people[0].post(f"/tables/{code}/rematch")["code"]
    people[0].post(f"/tables/{again}/start")
    until(lambda: people[0].card(again)["waiting"], "the rematch")
    people[0].post(f"/tables/{again}/close")
    assert msgspec.json.decode(journal_of(people[0], again).splitlines()[0]).get("fair_from", 0) == 0


@pytest.mark.parametrize(("language", "line"), [("en", "ine"), ("pl", "wiersza"), ("de", "Zeile")])
def test_a_broken_file_is_refused_with_line_and_reason(finished: tuple[Person, str], language: str, line: str) -> None:
    ada, code = finished
    person = Person(ada.server, "Ada", language)
    lines = journal_of(ada, code).splitlines()
    number = next(index for index, text in enumerate(lines) if index > 20 and b'"do":' in text)
    broken = [*lines[:number], lines[number].replace(b'"do":"', b'"do":"x'), *lines[number + 1 :]]
    problem = bring(person, b"\n".join(broken) + b"\n", 400)
    assert problem["error"] == "unreadable"
    assert f"{line} {number + 1}" in str(problem["text"])
    assert bring(person, b"", 400)["error"] == "unreadable"
    assert bring(person, b"{}\n", 400)["error"] == "unreadable"
    assert bring(person, b"\xff\xfe", 400)["error"] == "unreadable"
    assert "6" in str(bring(person, b"\n".join([*lines[:5], lines[6]]) + b"\n", 400)["text"])  # line 6 is missing


def test_a_file_that_is_too_large_is_refused(server: Server) -> None:
    assert bring(Person(server), b"x" * (16 * 1024 * 1024 + 1), 413)["error"] == "too-large"
