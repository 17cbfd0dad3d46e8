"""Devices and personal links: listed, revoked, asked about before they replace somebody; open connections end with them."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from magnat.server.settings import RateLimit
from tests import plain_http
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Live, Person, Plain, Server, running, started
from tests.server.lessons import Pupil, refused

PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("sessions")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


def token_of(link: str) -> str:
    return link.partition("/me#")[2]


def with_account(server: Server, name: str = "Ada") -> tuple[Person, str]:
    person = Person(server, name)
    login = f"login-{person.get('/me')['id']}"
    person.post("/me/account", {"login": login, "password": "correct horse"})
    return person, login


def signs_in(server: Server, login: str, password: str = "correct horse", device: str = "") -> httpx.Response:
    cookies = {"magnat-device": device} if device else {}
    with plain_http.Client(base_url=server.api, cookies=cookies) as browser:
        return browser.post("/sessions", json={"login": login, "password": password})


def cut_off(live: Live) -> Plain:
    """The last word of a line that the server ends."""
    with pytest.raises(ConnectionClosed):
        while True:
            live.hear()
    return live.heard[-1]["problem"]["error"]


# Somebody's link


def test_a_link_says_whose_it_is_and_who_is_here(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Pupil(server, "Bob")
    token = token_of(ada.post("/me/link")["link"])
    assert bob.post("/sessions/link/look", {"token": token}) == {"name": "Ada", "here": "Bob"}
    nobody = plain_http.post(f"{server.api}/sessions/link/look", json={"token": token}).json()
    assert nobody == {"name": "Ada", "here": None}
    assert ada.post("/sessions/link/look", {"token": token}) == {"name": "Ada", "here": None}


def test_a_link_replaces_nobody_unasked(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Pupil(server, "Bob")
    token = token_of(ada.post("/me/link")["link"])
    answer = bob.ask("POST", "/sessions/link", {"token": token})
    assert (answer.status_code, answer.json()["error"]) == (409, "somebody-is-here")
    assert all(name in answer.json()["text"] for name in ("Ada", "Bob"))
    assert bob.get("/me")["name"] == "Bob"
    assert bob.post("/sessions/link", {"token": token, "replace": True}, 201)["person"]["name"] == "Ada"
    assert bob.get("/me")["name"] == "Ada"


def test_every_device_gets_a_key_of_its_own(server: Server) -> None:
    ada = Person(server, "Ada")
    token = token_of(ada.post("/me/link")["link"])
    keys = [plain_http.post(f"{server.api}/sessions/link", json={"token": token}).json()["token"] for _ in range(2)]
    assert len({token, ada.token, *keys}) == 4
    first, second = (Person(server, token=key) for key in keys)
    assert first.ask("DELETE", "/sessions").status_code == 204
    assert second.get("/me")["name"] == "Ada"


# The list


def test_devices_and_links_are_listed_with_what_is_known_of_them(server: Server) -> None:
    ada = Person(server, "Ada")
    token = token_of(ada.post("/me/link")["link"])
    plain_http.post(f"{server.api}/sessions/link", json={"token": token}, headers={"user-agent": PHONE})
    told = ada.get("/me/sessions")["sessions"]
    assert sorted((it["kind"], it["label"], it["here"]) for it in told) == [
        ("device", "", True),
        ("device", "Chrome · Android", False),
        ("link", "", False),
    ]
    assert all(it["created"] and it["seen"] for it in told)
    assert not any(ada.token in str(it) for it in told)


def test_a_link_or_a_device_can_be_revoked(server: Server) -> None:
    ada, other = Person(server, "Ada"), Person(server, "Other")
    token = token_of(ada.post("/me/link")["link"])
    phone = Person(server, token=plain_http.post(f"{server.api}/sessions/link", json={"token": token}).json()["token"])
    ids = {(it["kind"], it["here"]): it["id"] for it in ada.get("/me/sessions")["sessions"]}
    assert refused(other, "DELETE", f"/me/sessions/{ids['link', False]}") == "not-found"
    assert refused(ada, "DELETE", f"/me/sessions/{ids['link', False]}") == ""
    assert plain_http.post(f"{server.api}/sessions/link", json={"token": token}).status_code == 401
    assert phone.get("/me")["name"] == "Ada"
    assert refused(ada, "DELETE", f"/me/sessions/{ids['device', False]}") == ""
    assert phone.get("/me", 401)["error"] == "unknown-token"


def test_all_others_can_be_signed_out_at_once(server: Server) -> None:
    ada = Person(server, "Ada")
    token = token_of(ada.post("/me/link")["link"])
    assert ada.ask("DELETE", "/me/sessions").status_code == 204
    assert [it["here"] for it in ada.get("/me/sessions")["sessions"]] == [True]
    assert plain_http.post(f"{server.api}/sessions/link", json={"token": token}).status_code == 401


def test_a_new_password_needs_the_old_one_and_signs_the_others_out(server: Server) -> None:
    ada, login = with_account(server)
    phone = Person(server, token=signs_in(server, login).json()["token"])
    assert refused(ada, "POST", "/me/password", {"old": "wrong horse", "new": "battery staple"}) == "wrong-password"
    assert refused(ada, "POST", "/me/password", {"old": "correct horse", "new": "battery staple"}) == ""
    assert ada.get("/me")["login"] == login
    assert phone.get("/me", 401)["error"] == "unknown-token"
    assert signs_in(server, login).status_code == 401
    assert signs_in(server, login, "battery staple").status_code == 201
    assert refused(Person(server, "Guest"), "POST", "/me/password", {"old": "correct horse", "new": "battery staple"}) == "no-login"


# Open lines


def test_signing_out_ends_the_open_websocket(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = started([ada, bob])
    with ada.live(code) as line, bob.live(code) as other:
        line.wait("position")
        other.wait("position")
        assert ada.ask("DELETE", "/sessions").status_code == 204
        assert cut_off(line) == "signed-out"
        other.settled()


def test_signing_out_ends_the_line_of_somebody_who_is_still_told_what_was_before(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow reader of a long history: as if there were never room for more of it."""
    monkeypatch.setattr("magnat.server.table.watcher.ROOM", -1)
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = started([ada, bob])
    with ada.live(code) as line:
        line.wait("welcome")
        ada.ask("DELETE", "/sessions")
        assert cut_off(line) == "signed-out"


def test_signing_out_ends_a_long_poll(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = started([ada, bob])
    last = ada.position(code)["n"]
    answers: list[httpx.Response] = []
    polling = Person(server, token=ada.token)
    thread = threading.Thread(target=lambda: answers.append(polling.ask("GET", f"/tables/{code}/entries", after=last, wait=30)))
    thread.start()
    with ada.live(code) as line:
        line.wait("position")
        ada.ask("DELETE", "/sessions")
        cut_off(line)
    thread.join()
    assert answers[0].status_code == 401


def test_a_revoked_device_is_cut_off(server: Server) -> None:
    ada, login = with_account(server)
    phone = Person(server, token=signs_in(server, login).json()["token"])
    code = started([ada, Person(server, "Bob")])
    with phone.live(code) as line:
        line.wait("position")
        ada.ask("DELETE", "/me/sessions")
        assert cut_off(line) == "signed-out"
    assert ada.position(code)


@pytest.mark.thorough
def test_signing_out_ends_connections_in_other_processes_too() -> None:
    url = postgres_url()
    with running(url) as one, running(url) as two:
        ada, bob = Person(one, "Ada"), Person(one, "Bob")
        code = started([ada, bob])
        there = Person(two, token=ada.token)
        with there.live(code) as line:
            line.wait("position")
            ada.ask("DELETE", "/sessions")
            assert cut_off(line) == "signed-out"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_magnat_forget_ends_open_connections(kind: str, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path) if kind == "sqlite" else postgres_url()
    with running(url) as server:
        ada, bob = Person(server, "Zofia"), Person(server, "Bob")
        code = started([ada, bob])
        with ada.live(code) as line:
            line.wait("position")
            done = subprocess.run([sys.executable, "-m", "magnat", "forget", "Zofia", "--db", url], capture_output=True, check=False)
            assert done.returncode == 0, done.stderr
            assert cut_off(line) == "signed-out"


# Guessing


def test_who_guesses_a_password_does_not_lock_the_owner_out(tmp_path: Path) -> None:
    strict = {"login_limit": RateLimit(0.001, 5), "account_limit": RateLimit(0.001, 8)}
    with running(sqlite_url(tmp_path), **strict) as server:
        ada, login = with_account(server)
        link = token_of(ada.post("/me/link")["link"])
        laptop = "laptop-mark-0123456789"
        assert signs_in(server, login, device=laptop).status_code == 201
        guesses = [signs_in(server, login, "wrong horse", f"guess-{number}-0123456789").status_code for number in range(9)]
        assert guesses == [401] * 5 + [429] * 4
        assert signs_in(server, login).status_code == 429  # unknown, and from the same address
        assert signs_in(server, login, device=laptop).status_code == 201  # known
        assert plain_http.post(f"{server.api}/sessions/link", json={"token": link}).status_code == 201
        assert [signs_in(server, login, "wrong horse", laptop).status_code for _ in range(6)][-1] == 429  # a known device guesses no more


def test_one_address_does_not_try_all_logins(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), guess_limit=RateLimit(0.001, 5)) as server:
        tried = [signs_in(server, f"login-{number}", "wrong horse").status_code for number in range(7)]
        assert tried == [401] * 5 + [429] * 2


def test_a_device_that_was_revoked_is_not_known_any_more(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), login_limit=RateLimit(0.001, 2)) as server:
        ada, login = with_account(server)
        laptop = "laptop-mark-0123456789"
        assert signs_in(server, login, device=laptop).status_code == 201
        for _ in range(2):
            signs_in(server, login, "wrong horse")
        ada.ask("DELETE", "/me/sessions")
        assert signs_in(server, login, device=laptop).status_code == 429
