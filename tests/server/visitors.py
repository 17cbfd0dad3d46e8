"""People who ask a real server, and what it answers them: plain requests, as a script or a browser sends them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests import plain_http
from tests.patience import PATIENCE_S

Plain = Any  # JSON as it came over the wire
ANSWERS = ("done", "verdict", "failed", "pong")


class Visitor:
    """Somebody with a token (or with none), who remembers every secret they were told."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.api = f"{url}/api/v1"
        self.name = name
        self.http = plain_http.Client(base_url=self.api)
        self.token = ""
        if name:
            said = self.http.post("/people", json={"name": name})
            assert said.status_code == 201, said.text
            self.token = said.json()["token"]
            self.http.cookies.clear()
            self.http.headers["authorization"] = f"Bearer {self.token}"

    def ask(self, method: str, path: str, body: Plain = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def error(self, method: str, path: str, body: Plain = None) -> str:
        """The key of the refusal; what is not refused has none."""
        answer = self.ask(method, path, body)
        return "" if answer.status_code < 400 else str(answer.json()["error"])

    def get(self, path: str) -> Plain:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Plain = None) -> Plain:
        answer = self.ask("POST", path, {} if body is None else body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def on_socket(self, code: str, messages: list[Plain], **headers: str) -> list[Plain]:
        """Says hello, sends these, and hears everything up to the last answer, or to the end of the connection."""
        url = self.api.replace("http", "ws", 1) + f"/tables/{code}/live"
        heard: list[Plain] = []
        with connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE_S) as socket:
            first = {"type": "hello"} if headers else {"type": "hello", "token": self.token or None}
            with suppress(ConnectionClosed):
                for message in [first, *messages, {"type": "ping", "id": "last"}]:
                    socket.send(msgspec.json.encode(message).decode())
            with suppress(ConnectionClosed):
                while sum(it["type"] in ANSWERS for it in heard) <= len(messages):
                    heard.append(msgspec.json.decode(socket.recv(timeout=PATIENCE_S)))
        return heard


def refusals(heard: list[Plain]) -> list[str]:
    return [it["problem"]["error"] for it in heard if it["type"] == "failed"]


def full_table(host: Visitor, *others: Visitor, game: str = "mcmulti", **more: Plain) -> tuple[str, str]:
    """A game that has begun, with these people on its seats; its code and the host's token."""
    options = {"quadrants": "by_seat"} if game == "mcmulti" else {}
    opened = host.post("/tables", {"game": game, "seats": 1 + len(others), "options": options, **more})
    code: str = opened["table"]["code"]
    for other in others:
        other.post(f"/tables/{code}/join")
    host.post(f"/tables/{code}/start")
    return code, opened["host_token"]
