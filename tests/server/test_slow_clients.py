"""Connections that do not read, or do not finish what they say: real sockets that do as little as they can."""

from __future__ import annotations

import asyncio
import base64
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from magnat.server import slow_clients
from magnat.server.table import watcher as watchers
from magnat.server.table.audience import Audience
from magnat.server.table.watcher import Watcher
from magnat.words.catalogue import words
from tests.databases import sqlite_url
from tests.patience import PATIENCE_S
from tests.server.app import Person, Server, inside, played, running, started, until

Plain = Any  # JSON as it came over the wire
SMALL = 4096


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """As patient as a test; what is measured in seconds elsewhere passes quickly here."""
    for name, value in {"LOOK_EVERY": 0.05, "UNREAD_SECONDS": 0.5, "GRACE_SECONDS": 0.5, "SEND_BUFFER": SMALL}.items():
        monkeypatch.setattr(slow_clients, name, value)
    with running(sqlite_url(tmp_path_factory.mktemp("slow"))) as one:
        yield one


@contextmanager
def line(server: Server) -> Iterator[socket.socket]:
    """A connection that keeps little for itself."""
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        one.settimeout(PATIENCE_S)
        one.connect(("127.0.0.1", server.settings.port))
        yield one


def all_of(one: socket.socket) -> bytes:
    """Everything up to the end, however it ends."""
    found = b""
    try:
        while part := one.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def frame(message: Plain) -> bytes:
    """A masked text frame of less than 64 KiB."""
    text, mask = msgspec.json.encode(message), secrets.token_bytes(4)
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return b"\x81" + length + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))


def upgrade(server: Server, code: str) -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET /api/v1/tables/{code}/live HTTP/1.1\r\nhost: 127.0.0.1:{server.settings.port}\r\nconnection: Upgrade\r\n"
        f"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
    ).encode()


# Those who do not read


def test_a_websocket_that_is_not_read_is_cut_and_its_client_resumes(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people)
    table = inside(server).tables.tables[next(iter(inside(server).tables.tables))]
    with line(server) as deaf:
        deaf.sendall(upgrade(server, code))
        deaf.recv(SMALL)
        deaf.sendall(frame({"type": "hello", "token": people[0].token}))
        until(lambda: len(table.audience.watchers) == 1, "the connection")
        deaf.sendall(b"".join(frame({"type": "why", "id": "x" * 60, "do": "roll"}) for _ in range(600)))
        until(lambda: not table.audience.watchers, "the connection to be cut")
        assert all_of(deaf)
    n = played(people, code, people[0].card(code)["entries"] + 1)
    with people[0].live(code, after=n - 1) as again:
        assert again.wait("told")["n"] == n


def test_a_message_far_too_large_ends_the_line_and_its_sender_is_told_so(server: Server) -> None:
    """However much of it was still on its way."""
    people = [Person(server), Person(server)]
    with people[0].live(started(people)) as live, pytest.raises(ConnectionClosed) as end:
        live.send(type="say", text="x" * 4_000_000)
        while True:
            live.hear()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 1009


def test_an_answer_that_is_not_read_is_cut(server: Server) -> None:
    with line(server) as deaf:
        ask = f"GET /api/v1/openapi.json HTTP/1.1\r\nhost: 127.0.0.1:{server.settings.port}\r\n\r\n"
        deaf.sendall(ask.encode() * 20)
        until(lambda: server.uvicorn.server_state.connections, "the connection")
        until(lambda: not server.uvicorn.server_state.connections, "its end")


class Trickle:
    """A connection whose client reads one byte between two looks, or none."""

    def __init__(self, step: int, blocked: bool = True) -> None:
        self.transport: Plain = self
        self.left = 300
        self.step = step
        self.blocked = blocked
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        self.left -= self.step
        return self.left

    def get_extra_info(self, _name: str) -> None:
        return None

    def abort(self) -> None:
        self.aborted = True

    def is_blocked(self) -> bool:
        return self.blocked

    def looked_at(self) -> None:
        pass


@pytest.mark.parametrize(("step", "blocked", "ends"), [(1, True, False), (0, True, True), (0, False, False)])
def test_a_little_now_and_then_is_progress(monkeypatch: pytest.MonkeyPatch, step: int, blocked: bool, ends: bool) -> None:
    """Between any two looks more time passes than a connection may be silent: only progress keeps it."""
    monkeypatch.setattr(slow_clients, "LOOK_EVERY", 0.0)
    monkeypatch.setattr(slow_clients, "UNREAD_SECONDS", 1e-9)

    async def scene() -> bool:
        one = Trickle(step, blocked)
        lookout = slow_clients.Lookout(one)
        for _ in range(200):
            await asyncio.sleep(0)
        lookout.stop()
        return one.aborted

    assert asyncio.run(scene()) is ends


# Those who do not finish


def cut(server: Server, sent: bytes, drip: bytes = b"") -> bytes:
    """The answer to somebody who sends this and then, every moment, a little more."""
    with line(server) as one:
        one.sendall(sent)
        until(lambda: server.uvicorn.server_state.connections, "the connection")
        while server.uvicorn.server_state.connections:
            try:
                one.sendall(drip)
            except (BrokenPipeError, ConnectionResetError):
                break
        return all_of(one)


def test_nothing_at_all_is_cut(server: Server) -> None:
    assert cut(server, b"").startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize(
    "sent",
    [
        b"POST /api/v1/people HTTP/1.1\r\nhost: 127.0.0.1\r\n",
        b"POST /api/v1/people HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n",
        b"GET /api/v1/tables/ABCDEF/live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n",
    ],
)
def test_half_a_request_is_cut(server: Server, sent: bytes, language: str) -> None:
    half = sent + f"accept-language: {language}\r\nx-mark: 1\r\n".encode() + (b"\r\n{" if b"content-length" in sent else b"")
    said = cut(server, half)
    assert said.startswith(b"HTTP/1.1 408 ")
    problem = msgspec.json.decode(said.split(b"\r\n\r\n", 1)[1])
    assert problem == {"error": "too-slow", "text": words(language).text("server-too-slow")}
    assert Person(server).get("/me")


def test_drops_do_not_help(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_clients, "LEAST_RATE", 1 << 40)
    cut(server, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", drip=b"x: y\r\n")


def test_a_head_without_end_is_cut(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_clients, "GRACE_SECONDS", 3600.0)
    cut(server, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", drip=b"x: " + b"y" * 1000 + b"\r\n")


# What waits


def a_watcher() -> Watcher:
    return Watcher("", words("en"), 0, 0, positions=True)


def sent(one: Watcher) -> list[bytes]:
    found: list[bytes] = []
    while (message := one.take()) is not None:
        found.append(message)
    return found


def test_of_what_is_shown_only_the_newest_waits() -> None:
    async def scene() -> Watcher:
        one = a_watcher()
        for n in range(10):
            one.put(b"told %d" % n)
            one.put(b"p" * 1000 + b"%d" % n, shows="position 0")
            one.put(b"q%d" % n, shows="position 1")
        assert one.bytes < 1200
        return one

    assert sent(asyncio.run(scene())) == [*(b"told %d" % n for n in range(10)), b"p" * 1000 + b"9", b"q9"]


@pytest.mark.parametrize(("message", "most"), [(b"x", watchers.MOST_WAITING), (b"x" * 100_000, watchers.MOST_BYTES // 100_000)])
def test_what_waits_is_bounded_in_messages_and_bytes(message: bytes, most: int) -> None:
    async def scene() -> Watcher:
        one = a_watcher()
        for _ in range(most + 5):
            one.put(message)
        assert one.ended
        return one

    assert sent(asyncio.run(scene())) == [message] * most


def test_a_long_history_is_told_to_whoever_reads_in_one_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who has been away is cut because there is more than may wait."""
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people)
    n = played(people, code, 40)
    monkeypatch.setattr(watchers, "MOST_WAITING", 100_000)
    monkeypatch.setattr(watchers, "MOST_BYTES", 20_000)
    monkeypatch.setattr(watchers, "ROOM", 2_000)
    monkeypatch.setattr("magnat.server.table.audience.PAGE", 3)
    with people[0].live(code, positions=False) as live:
        live.wait("told", n=n)
        assert [it["n"] for it in live.heard if it["type"] == "told"] == list(range(1, n + 1))


# Long polls


def test_nothing_is_left_of_those_who_have_waited_in_vain_or_hung_up(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people)
    n = people[0].card(code)["entries"]
    audience = next(iter(inside(server).tables.tables.values())).audience
    assert people[0].get(f"/tables/{code}/entries", after=n, wait=1)["entries"] == []
    assert not audience.curious
    wait = Audience.news
    monkeypatch.setattr(Audience, "news", lambda self, _seconds: wait(self, 100 * PATIENCE_S))  # hanging up is all that ends it
    with line(server) as one:
        ask = f"GET /api/v1/tables/{code}/entries?after={n}&wait=30 HTTP/1.1\r\nhost: 127.0.0.1:{server.settings.port}\r\n\r\n"
        one.sendall(ask.encode())
        until(lambda: audience.curious, "somebody who waits")
    until(lambda: not audience.curious, "nobody to wait any more")
