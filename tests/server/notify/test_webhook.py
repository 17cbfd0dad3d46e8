"""Webhooks against real receivers: good ones, broken ones, slow ones, and ones that lead elsewhere."""

from __future__ import annotations

import socket
from threading import Event

import msgspec
import pytest

from magnat.server.notify.notice import Delivered, Failed
from magnat.server.notify.target import Allowed
from magnat.server.notify.webhook import MOST_BYTES, post
from tests.server.notify.receivers import CERTIFICATE, LETTER, Raw, Web, running

HERE = Allowed(hosts=frozenset(["127.0.0.1", "receiver.example", "other.example"]), connect_s=30, whole_s=60)
BUSY = Failed("notify-failed-busy", retry=True)
TIMEOUT = Failed("notify-failed-timeout", retry=True)
NO_ANSWER = Failed("notify-failed-no-answer", retry=True)
UNREACHABLE = Failed("notify-failed-unreachable", retry=True)


def here(*_: object) -> list[str]:
    """A name service that knows one address."""
    return ["127.0.0.1"]


def test_one_body_serves_discord_slack_and_own_receivers() -> None:
    with running(Web()) as web:
        assert post(f"http://127.0.0.1:{web.port}/hooks/1?wait=true", LETTER, HERE) == Delivered()
    [got] = web.posts
    assert (got.path, got.host, got.type) == ("/hooks/1?wait=true", f"127.0.0.1:{web.port}", "application/json")
    assert got.body == {
        "content": "Ada, it is your turn.",
        "text": "Ada, it is your turn.",
        "allowed_mentions": {"parse": []},
        "magnat": {"table": "ABCDEF", "link": "https://m.example/t/ABCDEF", "kind": "your-turn"},
    }


def test_a_title_can_neither_call_everybody_nor_hide_a_link() -> None:
    tricky = msgspec.structs.replace(LETTER, chat="Ada, “<!channel> @everyone & [win](https://evil.example)”")
    with running(Web()) as web:
        post(f"http://127.0.0.1:{web.port}/", tricky, HERE)
    body = web.posts[0].body
    assert body["text"] == "Ada, “&lt;!channel&gt; @everyone &amp; [win](https://evil.example)”"
    assert body["content"] == "Ada, “<!channel> @everyone & [win]\\(https://evil.example)”"
    assert body["allowed_mentions"] == {"parse": []}


def test_discord_gets_no_more_than_it_takes() -> None:
    with running(Web()) as web:
        post(f"http://127.0.0.1:{web.port}/", msgspec.structs.replace(LETTER, chat="ż" * 3000), HERE)
    assert len(web.posts[0].body["content"]) == 2000


@pytest.mark.parametrize(
    ("status", "ended"),
    [
        (200, Delivered()),
        (201, Delivered()),
        (204, Delivered()),
        (304, Failed("notify-failed-moved", retry=False)),
        (400, Failed("notify-failed-refused", retry=False)),
        (401, Failed("notify-failed-refused", retry=False)),
        (404, Failed("notify-failed-refused", retry=False)),
        (410, Failed("notify-failed-refused", retry=False)),
        (429, BUSY),
        (500, BUSY),
        (503, BUSY),
    ],
)
def test_what_the_status_of_the_answer_means(status: int, ended: Delivered | Failed) -> None:
    with running(Web(status)) as web:
        assert post(f"http://127.0.0.1:{web.port}/", LETTER, HERE) == ended
    assert len(web.posts) == 1


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "127.1", "[::ffff:127.0.0.1]"])
def test_without_the_operators_leave_this_machine_is_not_even_connected_to(host: str) -> None:
    connected = Event()
    with running(Raw(lambda _: connected.set())) as raw:
        assert post(f"http://{host}:{raw.port}/", LETTER, Allowed()) == Failed("notify-failed-private", retry=False)
    assert not connected.is_set()


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(status: int) -> None:
    with running(Web()) as inner, running(Web(status, {"Location": f"http://127.0.0.1:{inner.port}/inner"})) as web:
        assert post(f"http://127.0.0.1:{web.port}/", LETTER, HERE) == Failed("notify-failed-moved", retry=False)
    assert len(web.posts) == 1
    assert inner.posts == []


def test_the_name_is_looked_up_once_and_the_checked_address_is_used() -> None:
    asked: list[str] = []

    def turncoat(host: str, _: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    with running(Web()) as web:
        assert post(f"http://receiver.example:{web.port}/", LETTER, HERE, turncoat) == Delivered()
    assert asked == ["receiver.example"]
    assert web.posts[0].host == f"receiver.example:{web.port}"


def test_the_next_address_is_tried_when_the_first_is_dead() -> None:
    with running(Web()) as web:
        assert post(f"http://receiver.example:{web.port}/", LETTER, HERE, lambda *_: ["::1", "127.0.0.1"]) == Delivered()


def test_what_is_no_address_is_not_even_looked_up() -> None:
    asked = Event()

    def look_up(*_: object) -> list[str]:
        asked.set()
        return []

    assert post("http://ada:secret@receiver.example/", LETTER, HERE, look_up) == Failed("notify-failed-address", retry=False)
    assert not asked.is_set()


def test_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    assert post(f"http://127.0.0.1:{port}/", LETTER, HERE) == UNREACHABLE


def test_tls_is_checked_against_the_name_in_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with running(Web(tls=True)) as web:
        assert post(f"https://receiver.example:{web.port}/", LETTER, HERE, here) == Delivered()
        assert post(f"https://other.example:{web.port}/", LETTER, HERE, here) == Failed("notify-failed-certificate", retry=False)
    assert len(web.posts) == 1


def test_a_certificate_that_nobody_vouches_for_is_refused() -> None:
    with running(Web(tls=True)) as web:
        assert post(f"https://receiver.example:{web.port}/", LETTER, HERE, here) == Failed("notify-failed-certificate", retry=False)
    assert web.posts == []


def test_https_to_a_receiver_without_it() -> None:
    with running(Web()) as web:
        assert post(f"https://receiver.example:{web.port}/", LETTER, HERE, here) == UNREACHABLE


def impatient(seconds: float) -> Allowed:
    return Allowed(hosts=frozenset(["127.0.0.1"]), connect_s=seconds, whole_s=seconds)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_receiver_that_hangs_is_given_up(scheme: str) -> None:
    over = Event()

    def hang(_: socket.socket) -> None:
        over.wait(60)

    with running(Raw(hang)) as raw:
        assert post(f"{scheme}://127.0.0.1:{raw.port}/", LETTER, impatient(0.2)) == TIMEOUT
        over.set()


@pytest.mark.parametrize(
    ("begun", "drop"),
    [
        (b"", b"H"),
        (b"HTTP/1.1 200 OK\r\nX-Slow: ", b"x"),
        (b"HTTP/1.1 200 OK\r\n", b"X-More: 1\r\n"),
        (b"", b"HTTP/1.1 102 Processing\r\n\r\n"),
    ],
    ids=["status", "header", "headers", "interim answers"],
)
def test_a_receiver_that_drips_is_given_up_all_the_same(begun: bytes, drop: bytes) -> None:
    over = Event()

    def drip(line: socket.socket) -> None:
        line.sendall(begun)
        while not over.wait(0.02):
            line.sendall(drop)

    with running(Raw(drip)) as raw:
        assert post(f"http://127.0.0.1:{raw.port}/", LETTER, impatient(0.4)) == TIMEOUT
        over.set()


def test_a_receiver_that_answers_megabytes_is_read_no_further_than_its_status() -> None:
    with running(Web(200, body=b"x" * 20_000_000)) as web:
        assert post(f"http://127.0.0.1:{web.port}/", LETTER, HERE) == Delivered()


@pytest.mark.parametrize(
    ("begun", "flood"),
    [(b"", b"x" * 4096), (b"HTTP/1.1 200 OK\r\nX-Huge: ", b"x" * 4096), (b"", b"HTTP/1.1 103 Early Hints\r\n\r\n" * 200)],
    ids=["no status", "huge header", "interim answers"],
)
def test_megabytes_before_the_end_of_the_headers_are_given_up_after_sixteen_kilobytes(begun: bytes, flood: bytes) -> None:
    sent: list[int] = []
    hung_up = Event()

    def pour(line: socket.socket) -> None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        line.sendall(begun)
        try:
            for _ in range(20_000):
                sent.append(line.send(flood))
        except OSError:
            hung_up.set()

    with running(Raw(pour)) as raw:
        assert post(f"http://127.0.0.1:{raw.port}/", LETTER, HERE) == NO_ANSWER
        assert hung_up.wait(60)
    assert sum(sent) < 20_000 * len(flood)


def test_headers_of_sixteen_kilobytes_are_read() -> None:
    head = b"HTTP/1.1 200 OK\r\nX-Long: "
    answer = head + b"x" * (MOST_BYTES - len(head) - 4) + b"\r\n\r\n"
    with running(Raw(lambda line: talked(line, answer))) as raw:
        assert post(f"http://127.0.0.1:{raw.port}/", LETTER, HERE) == Delivered()
    with running(Raw(lambda line: talked(line, answer.replace(b"Long", b"Longer")))) as raw:
        assert post(f"http://127.0.0.1:{raw.port}/", LETTER, HERE) == NO_ANSWER


@pytest.mark.parametrize(("status", "ended"), [(b"200 OK", Delivered()), (b"503 Service Unavailable", BUSY)])
def test_an_answer_in_chunks_is_an_answer(status: bytes, ended: Delivered | Failed) -> None:
    answer = b"HTTP/1.1 " + status + b"\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n"
    with running(Raw(lambda line: talked(line, answer))) as raw:
        assert post(f"http://127.0.0.1:{raw.port}/", LETTER, HERE) == ended


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"SSH-2.0-OpenSSH_9\r\n",
        b"HTTP/1.1 abc\r\n\r\n",
        b"HTTP/1.1 999 what\r\n\r\n",
        b"HTTP/2 200\r\n\r\n",
        b"HTTP/1.1 101 Switching Protocols\r\n\r\nHTTP/1.1 200 OK\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nX-Cut: sho",
        b"\x00" * 100,
    ],
)
def test_answers_that_are_none(answer: bytes) -> None:
    with running(Raw(lambda line: talked(line, answer))) as raw:
        assert post(f"http://127.0.0.1:{raw.port}/", LETTER, HERE) == NO_ANSWER


def test_an_interim_answer_is_passed_over() -> None:
    answer = b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 404 Not Found\r\n\r\n"
    with running(Raw(lambda line: talked(line, answer))) as raw:
        assert post(f"http://127.0.0.1:{raw.port}/", LETTER, HERE) == Failed("notify-failed-refused", retry=False)


def talked(line: socket.socket, answer: bytes) -> None:
    """Reads the whole request first, so that nothing is left unread when the line is closed."""
    got = b""
    while b"your-turn" not in got:
        got += line.recv(65536)
    line.sendall(answer)
    line.shutdown(socket.SHUT_WR)
