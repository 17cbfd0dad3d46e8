"""Somebody at a table who reads what may be done, decides by a simple head, and does it with the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser import steps
from tests.browser.tables import WAIT_S, Desk, Plain

Taste = Callable[[Plain], Plain]


class Player:
    """One seat, played in one page."""

    def __init__(self, page: Page, url: str, game: str, code: str) -> None:
        self.page = page
        self.desk = Desk(page, url)
        self.game = game
        self.code = code
        self.done: Counter[str] = Counter()

    def position(self) -> Plain:
        """What the server says now, when the page shows it too."""
        position = self.desk.get(f"/tables/{self.code}/position")
        steps.shows_entry(self.page, position["n"])
        return position

    def must(self, position: Plain) -> bool:
        return any(it["must"] for it in position["asked"])

    def wait(self, position: Plain) -> None:
        """Until something has happened at the table."""
        self.desk.get(f"/tables/{self.code}/entries?wait={WAIT_S}&after={position['n']}")

    def do(self, position: Plain, choice: Plain) -> None:
        """By clicks in the list of options."""
        steps.choose(self.page, self.game, position, choice)
        steps.confirm(self.page)
        self.done[choice["do"]] += 1

    def rarest(self, position: Plain) -> Plain:
        """The kind of move that has been made least so far, and another target each time: everything gets its turn, and every turn ends."""
        kind = min(dict.fromkeys(it["do"] for it in position["choices"]), key=lambda it: self.done[it])
        alike = [it for it in position["choices"] if it["do"] == kind]
        return alike[self.done[kind] * 7 % len(alike)]

    def play(self, taste: Taste | None = None, until: Callable[[Plain], bool] | None = None) -> Plain:
        """Plays to the end, or until then; returns the last position."""
        while not (position := self.position())["over"] and not (until and until(position)):
            if self.must(position):
                self.do(position, (taste or self.rarest)(position))
            else:
                self.wait(position)
        return position
