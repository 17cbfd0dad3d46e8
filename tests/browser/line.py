"""What came over a page's line: every entry once, none left out, whatever was cut in between."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket


class Line:
    """Listens from the next connection on; reload the page and it starts afresh."""

    def __init__(self, page: Page) -> None:
        self.told: list[int] = []
        self.opened = 0
        self.acts = 0
        page.on("websocket", self.opens)

    def opens(self, socket: WebSocket) -> None:
        self.opened += 1
        socket.on("framereceived", self.hears)
        socket.on("framesent", self.says)

    def says(self, text: str | bytes) -> None:
        """A page that has hung up no longer takes what is still on its way: it says what it has, and asks for what comes after."""
        message = json.loads(text)
        self.acts += message["type"] == "act"
        if message["type"] == "hello":
            self.told = [n for n in self.told if n <= message["after"]]

    def hears(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "told":
            self.told.append(message["n"])

    def complete(self) -> bool:
        return self.told == list(range(1, len(self.told) + 1))
