"""What a page's person does without the page: tables set up quickly and with options, and the position as the server tells it."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, Page

from tests.patience import PATIENCE_MS

Plain = Any  # JSON as it came over the wire
WAIT_S = 20
TOO_FAST = 429


class Desk:
    """Requests with the page's own cookie, sent the way our pages send them."""

    def __init__(self, page: Page | BrowserContext, url: str) -> None:
        """Of a page; or of a device on which no page is open."""
        self.request = page.request
        self.url = url
        self.api = f"{url}/api/v1"
        self.headers = {"x-magnat": "1", "origin": url}  # other pages cannot send these

    def ask(self, method: str, path: str, body: Plain = None) -> Plain:
        """The answer; whoever asks too fast for the server waits, as it wants."""
        while (answer := self.answer(method, path, body)).status == TOO_FAST:
            time.sleep(0.2)  # it takes twenty requests a second from a person
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def answer(self, method: str, path: str, body: Plain) -> APIResponse:
        return self.request.fetch(self.api + path, method=method, data=body, headers=self.headers, timeout=PATIENCE_MS)

    def get(self, path: str) -> Plain:
        return self.ask("GET", path)

    def post(self, path: str, body: Plain = None) -> Plain:
        return self.ask("POST", path, {} if body is None else body)

    def put(self, path: str, body: Plain) -> Plain:
        return self.ask("PUT", path, body)

    def bring(self, journal: bytes) -> Plain:
        """A saved game gets a table of its own; its card."""
        return self.ask("POST", "/journals", journal)

    def come_in(self, name: str, language: str = "en") -> None:
        self.post("/people", {"name": name, "language": language})

    def set_up(self, game: str, seats: int, bots: list[str], start: bool = True, **more: Plain) -> str:
        """A table with this person in the first seat; its code."""
        code: str = self.post("/tables", {"game": game, "seats": seats, "bots": bots, "bot_pause": 0, **more})["table"]["code"]
        if start:
            self.post(f"/tables/{code}/start")
        return code

    def lesson(self, game: str, pupils: int, language: str, **more: Plain) -> str:
        """A class that this person leads; its code."""
        code: str = self.post("/lessons", {"game": game, "pupils": pupils, "language": language, "minutes": 45, **more})["table"]["code"]
        return code

    def finished(self, game: str, seats: int, bot: str = "clerk", /, **options: int) -> str:
        """A game that bots have played to its end, the person's own seat too; its code."""
        code = self.set_up(game, seats, [bot] * (seats - 1), options=options)
        self.put(f"/tables/{code}/seats/0", {"kind": "bot"})
        while not (position := self.get(f"/tables/{code}/position"))["over"]:
            self.get(f"/tables/{code}/entries?wait={WAIT_S}&after={position['n']}")
        return code
