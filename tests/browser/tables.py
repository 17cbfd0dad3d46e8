"""What a page's person does without the page: tables set up quickly and with options, and the position as the server tells it."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import BrowserContext, Page

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

    def get(self, path: str) -> Plain:
        answer = self.request.get(self.api + path, headers=self.headers)
        while answer.status == TOO_FAST:
            time.sleep(0.2)  # the server takes twenty requests a second from a person
            answer = self.request.get(self.api + path, headers=self.headers)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def post(self, path: str, body: Plain = None) -> Plain:
        answer = self.request.post(self.api + path, data={} if body is None else body, headers=self.headers)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def put(self, path: str, body: Plain) -> Plain:
        answer = self.request.put(self.api + path, data=body, headers=self.headers)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def bring(self, journal: bytes) -> Plain:
        """A saved game gets a table of its own; its card."""
        answer = self.request.post(f"{self.api}/journals", data=journal, headers=self.headers)
        assert answer.ok, f"{answer.status} {answer.text()}"
        return answer.json()

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
