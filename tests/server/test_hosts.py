"""Under which names the server answers, and what it says to what is not text."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from magnat.server.hosts import bare, is_ours
from magnat.server.settings import Settings
from magnat.words.catalogue import LANGUAGES, words
from tests import plain_http
from tests.databases import sqlite_url
from tests.patience import PATIENCE_S
from tests.server.app import Person, Server, running

NAME = socket.gethostname().lower().split(".")[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("hosts")), public="https://games.example.org") as one:
        yield one


def asked(server: Server, host: str, path: str = "/api/v1/games", **headers: str) -> httpx.Response:
    return plain_http.get(f"{server.url}{path}", headers={"host": host, **headers})


@pytest.mark.parametrize("path", ["/", "/api/v1/games", "/api/v1/tables", "/api/v1/sessions", "/health", "/metrics"])
def test_a_page_that_makes_its_name_point_here_reads_nothing(server: Server, path: str) -> None:
    answer = asked(server, f"evil.example:{server.settings.port}", path)
    assert (answer.status_code, answer.json()["error"]) == (421, "foreign-host")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_so_in_the_readers_language(server: Server, language: str) -> None:
    answer = asked(server, "evil.example", **{"accept-language": language})
    assert answer.json()["text"] == words(language).text("server-foreign-host")


@pytest.mark.parametrize(
    "host",
    [
        *("localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.7.20:8000", "[fe80::1]:8000", "10.0.0.5", "games.example.org"),
        *(NAME, f"{NAME}.local:8000", f"{NAME}.lan", f"{NAME}.LOCAL.", f"{NAME}.fritz.box:8000"),
    ],
)
def test_addresses_and_names_of_this_computer_are_answered(server: Server, host: str) -> None:
    assert asked(server, host).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", f"{NAME}.evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "games.example.org.evil"]
)
def test_names_that_only_look_like_ours_are_not(server: Server, host: str) -> None:
    assert asked(server, host).status_code == 421


def test_what_a_proxy_was_asked_for_counts_too_and_makes_nothing_ours(server: Server) -> None:
    assert asked(server, "127.0.0.1:8000", **{"x-forwarded-host": "games.example.org"}).status_code == 200
    assert asked(server, "127.0.0.1:8000", **{"x-forwarded-host": "evil.example"}).status_code == 421
    assert asked(server, "evil.example", **{"x-forwarded-host": "games.example.org"}).status_code == 421


def test_the_operator_names_others() -> None:
    plain = Settings(db="")
    more = Settings(db="", allowed_hosts=["Magnat.school.example"], origins=["https://other.example:8443"], host="box.example")
    assert not is_ours("magnat.school.example", plain)
    assert all(is_ours(bare(it), more) for it in ("magnat.school.example:80", "OTHER.example", "box.example"))
    assert is_ours("anything.example", Settings(db="", allowed_hosts=["*"]))


def test_a_websocket_is_no_way_around(server: Server) -> None:
    ada = Person(server)
    code = ada.opens()
    address = server.api.replace("http", "ws", 1).replace("127.0.0.1", "evil.example") + f"/tables/{code}/live"
    with (
        socket.create_connection(("127.0.0.1", server.settings.port)) as line,
        connect(address, sock=line, proxy=None, open_timeout=PATIENCE_S) as live,
    ):
        assert msgspec.json.decode(live.recv(PATIENCE_S))["problem"]["error"] == "foreign-host"


# What is not text


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/people"), ("POST", "/tables"), ("PATCH", "/me"), ("POST", "/sessions"), ("POST", "/lessons")]
)
@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b"\xff", b'{"\xe9": 1}', b'{"name": "\xed\xa0\x80", "language": "en"}'])
def test_a_body_that_is_no_utf8_is_refused(server: Server, method: str, path: str, body: bytes) -> None:
    ada = Person(server, language="de")
    answer = ada.http.request(method, path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) in [(400, "not-utf8"), (400, "bad-message")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_no_utf8_says_so(server: Server, language: str) -> None:
    headers = {"content-type": "application/json", "accept-language": language}
    answer = plain_http.post(f"{server.api}/people", content=b'{"name": "Z\xfcrich"}', headers=headers)
    assert (answer.status_code, answer.json()) == (400, {"error": "not-utf8", "text": words(language).text("server-not-utf8")})


def test_a_websocket_message_that_is_no_utf8_is_refused_and_the_talk_goes_on(server: Server) -> None:
    ada = Person(server)
    with ada.live(ada.opens()) as live:
        live.wait("welcome")
        with live.socket.protocol_mutex:
            live.socket.protocol.send_frame(Frame(Opcode.TEXT, b'{"type": "say", "text": "Z\xfcrich"}'))
            live.socket.socket.sendall(b"".join(live.socket.protocol.data_to_send()))
        assert live.wait("failed")["problem"]["error"] == "not-utf8"
        assert live.settled()
