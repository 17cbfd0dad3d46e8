"""Who may do what, through a real server: seats, hosts, pages, limits, secrets."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import plain_http
from tests.databases import free_port
from tests.hosting.server import ROOT, Server, running
from tests.server.test_lesson_rights import lesson_routes
from tests.server.visitors import Plain, Visitor, full_table, refusals

pytestmark = pytest.mark.thorough


class Scene:
    """A server with a game between a host (seat 0) and a guest (seat 1), and others who have no seat there."""

    def __init__(self, server: Server, file: Path) -> None:
        self.server = server
        self.file = file
        self.host, self.guest, self.stranger = (Visitor(server.url, name) for name in ("Hosta", "Gast", "Stranger"))
        self.nobody = Visitor(server.url)
        self.code, self.host_token = full_table(self.host, self.guest)
        self.other_code, self.other_host_token = full_table(self.stranger, Visitor(server.url, "Neighbour"))
        self.other_seat_token: str = self.stranger.post(f"/tables/{self.other_code}/seats/0/link")["token"]
        self.seat_token: str = self.guest.post(f"/tables/{self.code}/seats/1/link")["token"]

    def secrets(self) -> list[str]:
        people = [self.host.token, self.guest.token, self.stranger.token]
        return [*people, self.host_token, self.other_host_token, self.other_seat_token, self.seat_token]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("security")
    file = folder / "magnat.db"
    with running(f"sqlite:///{file}", folder) as server:
        yield Scene(server, file)


# Rights


MOVES: list[Plain] = [
    {"type": "act", "do": "buy-barrel", "with": {"market": "domestic", "good": "crude"}},
    {"type": "undo"},
    {"type": "ask-undo", "to": 0},
    {"type": "answer-undo", "agree": True},
    {"type": "roll", "roll": "two-dice", "shows": [1, 2]},
]
RULINGS: list[Plain] = [
    {"type": "rule-back", "to": 0, "reason": "because"},
    {"type": "rule-act", "seat": 0, "do": "buy-barrel", "with": {"market": "domestic", "good": "crude"}, "reason": "because"},
]


@pytest.mark.parametrize("move", MOVES, ids=lambda move: move["type"])
def test_only_whoever_holds_a_seat_moves_for_it(scene: Scene, move: Plain) -> None:
    path, for_the_host = f"/tables/{scene.code}/moves", {**move, "seat": 0}
    assert scene.nobody.error("POST", path, for_the_host) == "not-signed-in"
    assert scene.stranger.error("POST", path, move) == "no-seat"
    assert scene.stranger.error("POST", path, for_the_host) == "not-your-seat"
    assert scene.guest.error("POST", path, for_the_host) == "not-your-seat"
    assert refusals(scene.guest.on_socket(scene.code, [for_the_host])) == ["not-your-seat"]
    assert refusals(scene.stranger.on_socket(scene.code, [move, for_the_host])) == ["no-seat", "not-your-seat"]
    assert refusals(scene.nobody.on_socket(scene.code, [move])) == ["not-signed-in"]


@pytest.mark.parametrize("move", RULINGS, ids=lambda move: move["type"])
def test_only_the_host_rules(scene: Scene, move: Plain) -> None:
    path = f"/tables/{scene.code}/moves"
    assert scene.nobody.error("POST", path, move) == "not-signed-in"
    assert scene.stranger.error("POST", path, move) == "not-the-host"
    assert scene.guest.error("POST", path, move) == "not-the-host"
    assert refusals(scene.guest.on_socket(scene.code, [move])) == ["not-the-host"]
    assert scene.host.error("POST", path, {**move, "reason": " "}) == "refused"  # the right is there, the reason is not


HOSTS_ONLY: dict[str, Plain] = {"start": None, "pause": {}, "resume": None, "close": {}, "mute": {"seat": 1, "muted": True}}
SIGNED_IN = [
    ("GET", "/me", None), ("PATCH", "/me", {"name": "x"}), ("POST", "/me/account", {"login": "abc", "password": "12345678"}),
    ("POST", "/me/link", None), ("GET", "/me/sessions", None), ("DELETE", "/me/sessions", None), ("DELETE", "/me/sessions/abc", None),
    ("POST", "/me/password", {"old": "12345678", "new": "12345678"}), ("POST", "/me/email", None),
    ("DELETE", "/sessions", None), ("POST", "/tables", {"game": "mcmulti", "seats": 2}), ("GET", "/tables?mine=true", None),
    ("GET", "/tables/{code}/orders", None),
    ("POST", "/journals", None), ("POST", "/imports", None), ("GET", "/status", None), ("POST", "/operator", {"token": "x" * 32}),
    ("GET", "/games/oilcity/card-sets", None), ("PUT", "/games/oilcity/card-sets", {"name": "x", "texts": {}}),
]  # fmt: skip
OPEN = [
    ("POST", "/people"), ("POST", "/sessions"), ("POST", "/sessions/link"), ("POST", "/sessions/link/look"), ("POST", "/confirmations"),
    ("GET", "/games"),
    ("GET", "/sessions"), ("GET", "/games/{game}/rules"), ("GET", "/games/{game}/words"), ("GET", "/tables/{code}"),
    ("GET", "/tables/{code}/chat"), ("POST", "/tables/{code}/runs"),
    ("POST", "/tables/{code}/dice/reveal"), ("GET", "/tables"), ("GET", "/health"), ("GET", "/metrics"),
]  # fmt: skip
"""Nobody needs a name for these; of a table everybody who has its code sees what a spectator sees."""


LOOKING = ["position", "entries", "series"]
"""With one's own eyes or the spectator's; nobody has those from which nothing is hidden while the game runs."""


DEBRIEFS = {
    ("GET", "/tables/{code}/debrief"),
    ("GET", "/tables/{code}/debrief/{file}"),
    ("POST", "/tables/{code}/debrief/turning-points"),
    ("GET", "/games/{game}/sheets.pdf"),
}
"""When the game is over, for those who played or led: see test_debriefs."""


def seated(scene: Scene) -> list[tuple[str, str, Plain, str, str]]:
    """Method, path, body, and the refusals to a stranger and to the guest: the seat is the host's."""
    say, why = {"type": "say", "text": "x", "seat": 0}, {"type": "why", "do": "pass", "seat": 0}
    return [
        ("POST", "/why", why, "not-your-seat", "not-your-seat"),
        ("POST", "/advice", {"seat": 0}, "not-your-seat", "not-your-seat"),
        ("GET", "/rulings/0", None, "not-the-host", "not-the-host"),
        ("PATCH", "", {"hints": False}, "not-the-host", "not-the-host"),
        ("POST", "/chat", say, "no-seat", "not-your-seat"),
        ("GET", "/notes/0", None, "not-your-seat", "not-your-seat"),
        ("PUT", "/notes/0", {"text": "x"}, "not-your-seat", "not-your-seat"),
        ("PUT", "/orders/0", {"kind": "bid-up-to"}, "not-your-seat", "not-your-seat"),
        ("DELETE", "/orders/0/pass-until", None, "not-your-seat", "not-your-seat"),
        ("PUT", "/seats/0", {"kind": "bot"}, "not-your-seat", "not-your-seat"),
        ("POST", "/seats/0/link", None, "not-your-seat", "not-your-seat"),
        ("POST", "/leave", {"seat": 0}, "no-seat", "no-seat"),
        ("POST", "/join", {"seat": 0}, "seat-taken", "seat-taken"),
        ("POST", "/ask-seat", {"seat": 0}, "seat-taken", "seat-taken"),
        ("POST", "/answer-seat", {"agree": True}, "no-request", "no-request"),
        ("POST", "/join", {"token": scene.other_seat_token}, "unknown-token", "unknown-token"),
        ("POST", "/host", {"token": scene.other_host_token}, "unknown-token", "unknown-token"),
        ("POST", "/host", {"token": scene.seat_token}, "unknown-token", "unknown-token"),
        ("POST", "/rematch", {}, "no-seat", "not-over"),
        ("POST", "/dice/promise", {"commitment": "ab" * 32}, "no-seat", ""),  # too late, and told so
    ]


def test_every_route_asks_for_the_right_that_it_needs(scene: Scene) -> None:
    table = f"/tables/{scene.code}"
    before = scene.host.get(table)
    for action, body in HOSTS_ONLY.items():
        answers = [who.error("POST", f"{table}/{action}", body) for who in (scene.nobody, scene.stranger, scene.guest)]
        assert answers == ["not-signed-in", "not-the-host", "not-the-host"], action
    for method, path, body, to_stranger, to_guest in seated(scene):
        answers = [who.error(method, table + path, body) for who in (scene.nobody, scene.stranger, scene.guest)]
        assert answers == ["not-signed-in", to_stranger, to_guest], (method, path)
    for method, path, body in SIGNED_IN:
        assert scene.nobody.error(method, path.format(code=scene.code), body) == "not-signed-in", path
    for who in (scene.nobody, scene.stranger, scene.guest):
        for looking in LOOKING:
            assert who.error("GET", f"{table}/{looking}?seat=0") == "not-your-seat", looking
            assert who.error("GET", f"{table}/{looking}?seat=-2") == "not-your-seat", looking
            assert who.error("GET", f"{table}/{looking}?seat=-1") == "", looking
        assert who.error("GET", f"{table}/journal") == "still-hidden"
    assert scene.host.get(table)["seats"] == before["seats"]


def test_no_route_was_forgotten_here(scene: Scene) -> None:
    paths = plain_http.get(f"{scene.server.api}/openapi.json").json()["paths"]
    known = {(method, path) for method, path in OPEN}
    known |= {(method, path.split("?")[0].replace("oilcity", "{game}").replace("/abc", "/{id}")) for method, path, _ in SIGNED_IN}
    known |= {("POST", f"/tables/{{code}}/{action}") for action in HOSTS_ONLY}
    known |= {(method, "/tables/{code}" + re.sub(r"\d", "{seat}", path)) for method, path, *_ in seated(scene)}
    known = {(method, path.replace("pass-until", "{kind}")) for method, path in known}
    known |= {("POST", "/tables/{code}/moves"), ("GET", "/tables/{code}/journal"), ("GET", "/tables/{code}/dice")}
    known |= {("GET", f"/tables/{{code}}/{looking}") for looking in LOOKING}
    known |= lesson_routes() | DEBRIEFS
    assert {(method.upper(), path.removeprefix("/api/v1")) for path, methods in paths.items() for method in methods} == known


def test_a_seat_link_and_the_host_token_open_what_they_are_for(scene: Scene) -> None:
    heir = Visitor(scene.server.url, "Heir")
    code, host_token = full_table(Visitor(scene.server.url, "First"), Visitor(scene.server.url, "Second"))
    assert heir.error("POST", f"/tables/{code}/pause", {}) == "not-the-host"
    assert heir.post(f"/tables/{code}/host", {"token": host_token})["host"]
    seat = heir.post(f"/tables/{code}/seats/1/link")["token"]
    newcomer = Visitor(scene.server.url, "Newcomer")
    assert newcomer.post(f"/tables/{code}/join", {"token": seat})["seats"][1]["mine"]


def test_nobody_plays_and_banks_at_once(scene: Scene) -> None:
    """A banker of Oil City sees everybody's cash: a player who sat down there too would see it as well."""
    player, banker = Visitor(scene.server.url, "Player"), Visitor(scene.server.url, "Banker")
    opened = player.post("/tables", {"game": "oilcity", "seats": 9, "bots": ["clerk"] * 7})
    table = f"/tables/{opened['table']['code']}"
    assert player.error("POST", f"{table}/join", {"seat": 9}) == "plays-and-banks"
    assert player.error("PUT", f"{table}/seats/9", {"kind": "person"}) == "plays-and-banks"
    link = player.post(f"{table}/seats/10/link")["token"]
    assert player.error("POST", f"{table}/join", {"token": link}) == "plays-and-banks"
    assert banker.error("POST", f"{table}/join", {"token": link}) == ""
    assert banker.error("POST", f"{table}/join", {"seat": 1}) == "plays-and-banks"
    assert banker.error("POST", f"{table}/join", {"seat": 9}) == ""


def test_a_local_table_is_for_this_machine_only(scene: Scene) -> None:
    code: str = scene.host.post("/tables", {"game": "mcmulti", "seats": 2, "visibility": "local"})["table"]["code"]
    assert scene.guest.error("GET", f"/tables/{code}") == ""
    elsewhere = {"x-forwarded-for": "203.0.113.9"}  # as a proxy on this machine says it
    for path in ("", "/position", "/entries", "/series", "/chat"):
        assert scene.guest.http.get(f"/tables/{code}{path}", headers=elsewhere).json()["error"] == "only-here"
    assert scene.guest.http.post(f"/tables/{code}/join", json={}, headers=elsewhere).json()["error"] == "only-here"
    assert refusals(scene.nobody.on_socket(code, [], **elsewhere)) == ["only-here"]
    assert refusals(scene.nobody.on_socket(code, [])) == []
    assert code not in [it["code"] for it in scene.guest.get("/tables")["tables"]]


# Pages


def test_a_cookie_alone_changes_nothing(scene: Scene) -> None:
    """CSRF: our own page sends its origin and a header that a foreign page cannot send."""
    mine, evil = {"origin": scene.server.url}, {"origin": "https://evil.example"}
    cookie, mark = {"cookie": f"magnat={scene.stranger.token}"}, {"x-magnat": "1"}
    attempts = [
        cookie,
        {**cookie, **mark},
        {**cookie, **mine},
        {**cookie, **evil},
        {**cookie, **evil, **mark},
        {**cookie, "origin": "null", **mark},
    ]
    for headers in attempts:
        answer = plain_http.patch(f"{scene.server.api}/me", json={"name": "Owned"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-page"), headers
    assert scene.stranger.get("/me")["name"] == "Stranger"
    own = plain_http.patch(f"{scene.server.api}/me", json={"name": "Stranger"}, headers={**cookie, **mine, **mark})
    assert own.status_code == 200
    assert plain_http.get(f"{scene.server.api}/me", headers=cookie).status_code == 200  # looking is free
    with_token = {"authorization": f"Bearer {scene.stranger.token}", **evil}
    assert plain_http.patch(f"{scene.server.api}/me", json={"name": "Owned"}, headers=with_token).json()["error"] == "foreign-page"


def test_a_foreign_page_opens_no_websocket(scene: Scene) -> None:
    cookie = f"magnat={scene.guest.token}"
    assert refusals(scene.guest.on_socket(scene.code, [], cookie=cookie, origin="https://evil.example")) == ["foreign-page"]
    assert refusals(scene.guest.on_socket(scene.code, [], cookie=cookie)) == ["foreign-page"]
    assert refusals(scene.nobody.on_socket(scene.code, [], origin="https://evil.example")) == ["foreign-page"]
    own = scene.guest.on_socket(scene.code, [], cookie=cookie, origin=scene.server.url)
    assert own[0]["type"] == "welcome"
    assert own[0]["seats"] == [1]


def test_cookies_are_for_the_server_only(scene: Scene, tmp_path: Path) -> None:
    said = plain_http.post(f"{scene.server.api}/people", json={"name": "Cookie"}).headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said
    assert "path=/" in said
    assert "secure" not in said
    addresses = ("--public", "https://games.example.org", "--origin", "https://school.example.org")
    secure = Server(f"sqlite:///{tmp_path / 'https.db'}", tmp_path / "log", free_port(), addresses)
    secure.start()
    try:
        answer = plain_http.post(f"{secure.api}/people", json={"name": "Cookie"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.json()["link"].startswith("https://games.example.org/")
        for origin, status in (("https://games.example.org", 201), ("https://school.example.org", 201), ("https://example.org", 403)):
            assert plain_http.post(f"{secure.api}/people", json={"name": "A"}, headers={"origin": origin}).status_code == status
    finally:
        secure.stop()


def test_every_answer_carries_the_headers_that_protect(scene: Scene) -> None:
    for path in ("/games", "/nowhere", "/me", "/tables/NOSUCH", "/tables?page=x"):
        headers = scene.nobody.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["x-frame-options"] == "DENY", path
        assert headers["referrer-policy"] == "no-referrer", path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["cache-control"] == "no-store", path
        assert "server" not in headers, path


# Limits


def test_large_messages_are_refused_before_they_are_read(scene: Scene) -> None:
    body = {"type": "say", "text": "x" * 70_000}
    answer = scene.guest.ask("POST", f"/tables/{scene.code}/chat", body)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    assert refusals(scene.guest.on_socket(scene.code, [body])) == ["too-large"]
    assert scene.guest.error("POST", "/journals", "x" * 70_000) == "unreadable"  # a saved game may be larger


def test_thirty_people_behind_one_address_have_a_limit_each(scene: Scene) -> None:
    """Together they send far more than the door of one address would take; only the one who floods is told so."""
    pupils = [Visitor(scene.server.url, f"Pupil {number}") for number in range(30)]
    assert {pupil.error("GET", "/me") for _ in range(15) for pupil in pupils} == {""}
    flood = pupils[0].on_socket(scene.code, [{"type": "ping"}] * 300)
    assert "too-fast" in refusals(flood)
    assert pupils[1].error("GET", "/me") == ""


def test_passwords_cannot_be_tried_for_ever(scene: Scene) -> None:
    owner = Visitor(scene.server.url, "Owner")
    owner.post("/me/account", {"login": "owner", "password": "correct horse"})
    right, wrong = {"login": "Owner", "password": "correct horse"}, {"login": "owner", "password": "battery staple"}
    assert scene.nobody.error("POST", "/sessions", right) == ""
    scene.nobody.http.cookies.clear()
    tries = [scene.nobody.error("POST", "/sessions", wrong) for _ in range(12)]
    assert tries[0] == "wrong-password"
    assert tries[-1] == "too-fast"
    assert scene.nobody.error("POST", "/sessions", {"login": "somebody", "password": "battery staple"}) == "wrong-password"


# Secrets


def test_the_database_holds_hashes_only(scene: Scene) -> None:
    keeper = Visitor(scene.server.url, "Keeper")
    keeper.post("/me/account", {"login": "keeper", "password": "open sesame!"})
    connection = sqlite3.connect(scene.file)
    try:
        dump = "\n".join(connection.iterdump())
        (password,) = connection.execute("SELECT password FROM people WHERE login = 'keeper'").fetchone()
    finally:
        connection.close()
    assert password.startswith("$argon2id$")
    for secret in [*scene.secrets(), keeper.token, "open sesame!"]:
        assert secret not in dump
    assert (scene.file.stat().st_mode & 0o077) == 0


def test_the_log_holds_no_secrets(scene: Scene) -> None:
    """After the trouble that the tests above have made."""
    scene.nobody.http.get("/me", headers={"authorization": f"Bearer {scene.guest.token}x"})
    scene.nobody.http.post("/sessions/link", content=f'{{"token": "{scene.guest.token}"')
    log = scene.server.log.read_text()
    assert "Magnat is open" in log
    assert [secret for secret in scene.secrets() if secret in log] == []
    assert "Traceback" not in log


@pytest.mark.parametrize("code", ["..%2F..%2Fetc%2Fpasswd", "%27%20OR%201=1%20--", "%00", "ABCDEF%3B", "a" * 500, "%ff", "*", "%25"])
def test_a_code_is_a_key_and_nothing_else(scene: Scene, code: str) -> None:
    for path in ("", "/position", "/journal", "/chat"):
        assert scene.guest.error("GET", f"/tables/{code}{path}") in ("no-such-table", "not-found")
    assert scene.guest.error("GET", f"/games/{code}/rules") in ("unreadable", "not-found")


def test_names_are_texts_and_nothing_else(scene: Scene) -> None:
    name = "Robert'); DROP TABLE people;--"
    assert Visitor(scene.server.url, name).get("/me")["name"] == name
    assert scene.guest.get("/me")["name"] == "Gast"
    assert [scene.nobody.error("POST", "/people", {"name": bad}) for bad in ("", "\x00", " \u200b ", "x" * 41)] == ["bad-message"] * 4


def test_forget_removes_everything_about_a_person(tmp_path: Path) -> None:
    """The file itself is searched: what was deleted must not be left lying around in it."""
    file, name = tmp_path / "magnat.db", "Zyprjana"
    with running(f"sqlite:///{file}", tmp_path) as server:
        person, other = Visitor(server.url, name), Visitor(server.url, "Other")
        person.post("/me/account", {"login": name, "password": "correct horse"})
        person.ask("PATCH", "/me", {"email": f"{name}@example.org", "webhook": f"https://example.org/{name}", "zone": "Europe/Warsaw"})
        code, _ = full_table(person, other)
        person.post(f"/tables/{code}/chat", {"type": "say", "text": f"I am {name}"})
        assert person.ask("PUT", f"/tables/{code}/notes/0", {"text": f"note of {name}"}).status_code == 200
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MAGNAT_LANG": "en"}
        command = [sys.executable, "-m", "magnat", "forget", name, "--db", f"sqlite:///{file}"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert person.error("GET", "/me") == "unknown-token"
        assert other.get(f"/tables/{code}")["seats"][0]["name"] == ""
        assert other.get(f"/tables/{code}/chat")["lines"][0]["text"] == ""
    for left in tmp_path.glob("magnat.db*"):
        assert name.lower().encode() not in left.read_bytes().lower(), left.name
