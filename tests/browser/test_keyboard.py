"""A turn in each game without ever touching mouse or screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.player import Player
from tests.browser.screens import table_of
from tests.browser.tables import Desk, Plain
from tests.browser.visit import Visits
from tests.browser.words import say

MOST_TABS = 400
TURNS = {"mcmulti": (2, "end-turn", 1), "oilcity": (9, "confirm", 1), "africa": (3, "set-aside", 7)}
"""Seats, what ends a turn, and how often it has to be done: in 18Africa half of the cards are set aside."""


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_played_with_the_keyboard_alone(visits: Visits, game: str) -> None:
    seats, ends, times = TURNS[game]
    page = visits.open()
    table_of(game, seats)(page, Desk(page, visits.server.url), "en")
    player = Typist(page, visits.server.url, game, page.url.rpartition("/")[2])
    player.play(until=lambda _: player.done[ends] == times)
    assert player.done[ends] == times


class Typist(Player):
    """Finds its way with Tab, presses with Enter, and types."""

    def do(self, position: Plain, choice: Plain) -> None:
        kind = say(f"web-{self.game}-do-{choice['do']}")
        part = steps.options(self.page).get_by_role("listitem")
        alike = [it for it in position["choices"] if it["do"] == choice["do"]]
        amount = steps.amount_of(position, choice)
        wanted = steps.options(self.page).get_by_role("button", name=choice["text"], exact=True).first
        if amount is not None:
            self.unfold()
            part = part.filter(has=self.page.get_by_role("spinbutton", name=kind, exact=True))
            tab_to(self.page, part.get_by_role("spinbutton"))
            self.page.keyboard.type(str(amount))
            wanted = part.get_by_role("button", name=say("web-choose-amount"), exact=True)
        elif len(alike) > steps.FEW:
            part = part.filter(has_text=kind).filter(has=self.page.locator("summary"))
            if part.locator("details").get_attribute("open") is None:
                tab_to(self.page, part.locator("summary"))
                self.page.keyboard.press("Enter")
            tab_to(self.page, part.get_by_label(say("web-filter")))
            self.page.keyboard.press("Control+A")
            self.page.keyboard.type(choice["text"])
        tab_to(self.page, wanted)
        self.page.keyboard.press("Enter")
        button = self.page.get_by_role("button", name=say("web-confirm"), exact=True)
        expect(button).to_be_enabled()
        tab_to(self.page, button)
        self.page.keyboard.press("Enter")
        expect(button).to_be_hidden()
        self.done[choice["do"]] += 1

    def unfold(self) -> None:
        """Where the boards have a form for an amount the list waits until it is asked for."""
        folded = steps.options(self.page).get_by_role("button", expanded=False)
        if folded.is_visible():
            tab_to(self.page, folded)
            self.page.keyboard.press("Enter")


def tab_to(page: Page, target: Locator) -> None:
    """Tab by Tab; after the last thing of the page the first one follows."""
    expect(target).to_be_visible()
    for _ in range(MOST_TABS):
        if target.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached with Tab")
