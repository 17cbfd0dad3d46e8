"""Tables set up over HTTP by the person of a page: for what the home screen does not ask, and to be quick."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import APIRequestContext, Page

Plain = Any  # JSON as it came over the wire


class Desk:
    """The requests of a page's person: they carry the page's cookie."""

    def __init__(self, page: Page, url: str) -> None:
        self.request: APIRequestContext = page.request
        self.api = f"{url}/api/v1"
        self.headers = {"x-magnat": "1", "origin": url}  # as our own pages do; other pages cannot

    def get(self, path: str) -> Plain:
        answer = self.request.get(self.api + path, headers=self.headers)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def post(self, path: str, body: Plain = None) -> Plain:
        answer = self.request.post(self.api + path, data={} if body is None else body, headers=self.headers)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def come_in(self, name: str, language: str = "en") -> None:
        self.post("/people", {"name": name, "language": language})

    def set_up(self, game: str, seats: int, bots: list[str], start: bool = True, **more: Plain) -> str:
        """A table with this person in the first seat; its code."""
        code: str = self.post("/tables", {"game": game, "seats": seats, "bots": bots, "bot_pause": 0, **more})["table"]["code"]
        if start:
            self.post(f"/tables/{code}/start")
        return code

    def position(self, code: str) -> Plain:
        return self.get(f"/tables/{code}/position")
