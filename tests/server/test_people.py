"""People: guests, names, accounts, links and devices; and every answer in their own language."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests import plain_http
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Server, running, started


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("people")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


def login(server: Server, name: str, password: str) -> httpx.Response:
    return plain_http.post(f"{server.api}/sessions", json={"login": name, "password": password})


def test_a_guest_has_a_name_a_language_and_a_key(server: Server) -> None:
    answer = plain_http.post(f"{server.api}/people", json={"name": "  Żaneta \n K. ", "language": "pl"})
    assert answer.status_code == 201
    welcomed = answer.json()
    assert (welcomed["person"]["name"], welcomed["person"]["language"], welcomed["person"]["login"]) == ("Żaneta K.", "pl", None)
    assert welcomed["link"] == f"{server.url}/me#{welcomed['token']}"
    assert "httponly" in answer.headers["set-cookie"].lower()
    again = Person(server, token=welcomed["token"])
    assert again.get("/me") == welcomed["person"]


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 41])
def test_a_name_is_one_readable_line(server: Server, name: str) -> None:
    answer = plain_http.post(f"{server.api}/people", json={"name": name}, headers={"accept-language": "pl"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-message")
    assert answer.json()["text"].startswith("Nie można")


def test_a_new_name_is_seen_at_every_seat_at_once(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = started([ada, ben])
    with ben.live(code) as live:
        live.wait("position")
        assert ada.patch({"name": "Countess Ada"})["name"] == "Countess Ada"
        while live.wait("table")["table"]["seats"][0]["name"] != "Countess Ada":
            pass
    assert ben.card(code)["host_name"] == "Countess Ada"


def test_the_language_can_be_changed(server: Server) -> None:
    ada = Person(server, "Ada", "en")
    assert ada.get("/tables/AAAAAA", 404)["text"] == "There is no table with this code."
    ada.patch({"language": "de"})
    assert ada.get("/tables/AAAAAA", 404)["text"] == "Es gibt keinen Tisch mit diesem Code."
    assert ada.http.get("/tables/AAAAAA", params={"lang": "pl"}).json()["text"].startswith("Nie ma")
    assert ada.patch({"language": "fr"}, 400)["error"] == "bad-message"


def test_an_account_keeps_the_seats_on_another_device(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = started([ada, ben])
    name = f"ada-{code}"
    assert ada.post("/me/account", {"login": name, "password": "correct horse"})["login"] == name.casefold()
    assert ada.post("/me/account", {"login": "other", "password": "correct horse"}, 409)["error"] == "has-login"
    assert ben.post("/me/account", {"login": name.upper(), "password": "battery staple"}, 409)["error"] == "login-taken"
    answer = login(server, name.upper(), "correct horse")
    assert answer.status_code == 201
    phone = Person(server, token=answer.json()["token"])
    assert phone.token != ada.token
    assert phone.get("/me")["id"] == ada.get("/me")["id"]
    assert phone.card(code)["seats"][0]["mine"]
    with phone.live(code) as live:
        assert live.wait("welcome")["seats"] == [0]
    assert ada.card(code)["seats"][0]["mine"]  # the first device stays signed in


def test_wrong_passwords_and_unknown_logins_are_answered_alike(server: Server) -> None:
    ada = Person(server, "Ada")
    ada.post("/me/account", {"login": "wrong-test", "password": "correct horse"})
    wrong, unknown = login(server, "wrong-test", "battery staple"), login(server, "nobody-here", "battery staple")
    assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json())
    assert (wrong.status_code, wrong.json()["error"]) == (401, "wrong-password")
    assert ada.post("/me/account", {"login": "ab", "password": "short"}, 400)["error"] == "bad-message"


def test_too_many_attempts_at_one_login_have_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    from magnat.server.settings import RateLimit

    with running(sqlite_url(tmp_path_factory.mktemp("guess")), login_limit=RateLimit(0.001, 3)) as strict:
        assert [login(strict, "ada", "battery staple").status_code for _ in range(4)] == [401, 401, 401, 429]
        assert login(strict, "ben", "battery staple").status_code == 401  # the others need not


def test_a_personal_link_opens_the_same_person(server: Server) -> None:
    ada = Person(server, "Ada")
    answer = plain_http.post(f"{server.api}/sessions/link", json={"token": ada.token})
    assert (answer.status_code, answer.json()["person"]["id"]) == (201, ada.get("/me")["id"])
    with plain_http.Client(base_url=server.api, cookies=answer.cookies) as browser:
        assert browser.get("/me").json()["name"] == "Ada"
    wrong = plain_http.post(f"{server.api}/sessions/link", json={"token": "x" * 24}, headers={"accept-language": "de"})
    assert (wrong.status_code, wrong.json()["error"]) == (401, "unknown-token")
    assert wrong.json()["text"].startswith("Dieser Link")


def test_a_new_personal_link_has_a_key_of_its_own(server: Server) -> None:
    ada = Person(server, "Ada")
    link = ada.post("/me/link")["link"]
    phone = Person(server, token=link.partition("/me#")[2])
    assert (phone.get("/me")["id"], phone.token == ada.token) == (ada.get("/me")["id"], False)
    assert ada.ask("DELETE", "/sessions").status_code == 204
    assert phone.get("/me")["name"] == "Ada"


def test_who_signs_out_is_nobody_on_this_device_only(server: Server) -> None:
    ada = Person(server, "Ada")
    ada.post("/me/account", {"login": f"out-{ada.get('/me')['id']}", "password": "correct horse"})
    phone = Person(server, token=login(server, f"out-{ada.get('/me')['id']}", "correct horse").json()["token"])
    assert ada.ask("DELETE", "/sessions").status_code == 204
    assert ada.get("/me", 401)["error"] == "unknown-token"
    assert phone.get("/me")["name"] == "Ada"


def test_addresses_for_notices_are_checked(server: Server) -> None:
    ada = Person(server, "Ada", "pl")
    for wrong in ({"webhook": "no address"}, {"webhook": "ftp://example.org/x"}, {"email": "ada"}, {"email": "a@b\nBcc: c@d"}):
        problem = ada.patch(wrong, 400)
        assert (problem["error"], problem["text"].startswith("This")) == ("bad-address", False)
    wish = {"webhook": "https://example.org/hook", "email": "ada@example.org", "quiet_from": 1320, "quiet_to": 420, "zone": "Europe/Warsaw"}
    changed = ada.patch(wish)
    assert {name: changed[name] for name in wish} == wish
    assert ada.patch({"zone": "Mars/Olympus"}, 400)["error"] in ("bad-message", "bad-address")
    assert ada.get("/me")["zone"] == "Europe/Warsaw"
    assert ada.patch({"webhook": "", "email": ""})["webhook"] == ""


@pytest.mark.parametrize(("language", "opening"), [("en", "There is no"), ("pl", "Nie ma"), ("de", "Es gibt")])
def test_a_websocket_says_goodbye_in_the_persons_language(server: Server, language: str, opening: str) -> None:
    ada = Person(server, "Ada", language)
    with ada.live("AAAAAA") as live:
        problem = live.wait("failed")["problem"]
    assert problem["error"] == "no-such-table"
    assert problem["text"].startswith(opening)


def test_a_websocket_speaks_the_language_that_hello_asks_for(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = started([ada, ben])
    with ada.live(code, language="pl") as live:
        asked = live.wait("position", seat=0)["waiting"][0]["text"]
        live.send(type="undo", id="1")
        problem = live.wait("failed", id="1")["problem"]["text"]
    assert asked != ada.position(code)["waiting"][0]["text"]
    assert "cofnąć" in problem


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Not now. You can do this in the step “Phase 1: market”."),
        ("pl", "Nie teraz. Można to zrobić w kroku „Faza 1: rynek”."),
        ("de", "Nicht jetzt. Das geht im Schritt „Phase 1: Markt“."),
    ],
)
def test_whoever_wishes_something_too_early_is_told_when_it_is_possible(server: Server, language: str, sentence: str) -> None:
    people = [Person(server, "Ada", language), Person(server, "Ben", language)]
    code = started(people)
    person = people[people[0].card(code)["waiting"][0]]
    asked = person.post(f"/tables/{code}/why", {"type": "why", "do": "roll", "with": {}})
    done = person.ask("POST", f"/tables/{code}/moves", {"type": "act", "do": "roll", "with": {}}).json()
    assert [asked["problem"]["text"], done["text"]] == [sentence, sentence]


@pytest.mark.parametrize(("language", "sentence"), [("en", "turn"), ("pl", "kolej"), ("de", "Reihe")])
def test_why_not_gives_the_clause_the_numbers_and_a_sentence(server: Server, language: str, sentence: str) -> None:
    ada, ben = Person(server, "Ada", language), Person(server, "Ben", language)
    code = started([ada, ben])
    people = [ada, ben]
    seat = ada.card(code)["waiting"][0]
    person, other = people[seat], people[1 - seat]
    choice = person.position(code)["choices"][0]
    yes = person.post(f"/tables/{code}/why", {"type": "why", "do": choice["do"], "with": choice["with"]})
    assert yes["allowed"]
    assert yes["text"] == choice["text"]
    assert [fact["fact"] for fact in yes["facts"]] == ["asset-bought"]
    assert person.position(code)["choices"][0] == choice  # nothing has happened
    no = other.post(f"/tables/{code}/why", {"type": "why", "do": choice["do"], "with": choice["with"]})
    assert not no["allowed"]
    assert no["problem"]["clause"].startswith("MM-")
    assert sentence in no["problem"]["text"]
    with other.live(code) as live:
        live.send(type="why", id="7", do=choice["do"], **{"with": choice["with"]})
        assert live.wait("verdict", id="7")["problem"] == no["problem"]
    beside = person.post(f"/tables/{code}/why", {"type": "why", "do": "buy-asset", "with": {**choice["with"], "quadrant": 1 - seat}})
    assert not beside["allowed"]
    assert beside["instead"] == choice  # the same on one's own land
    unknown = person.post(f"/tables/{code}/why", {"type": "why", "do": "fly"})
    assert (unknown["allowed"], unknown["problem"]["error"], "fly" in unknown["problem"]["text"]) == (False, "unreadable", True)
    assert person.card(code)["entries"] == 3  # asking is not a move
