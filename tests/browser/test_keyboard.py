"""A turn in each game without ever touching the mouse or the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.oilcity import Partner
from tests.browser.player import Player
from tests.browser.screens import table_of
from tests.browser.tables import Desk, Plain
from tests.browser.visit import Visits
from tests.browser.words import say

MOST_TABS = 400
IN_SIGHT = """() => {
    const it = document.activeElement;
    return it !== document.body && it.matches(":focus-visible") && it.checkVisibility();
}"""
"""Where the keyboard is can be seen: it has not been lost with something that is gone."""
TURNS = {"mcmulti": (2, "end-turn", 1), "africa": (3, "set-aside", 2)}
"""Seats, what ends a turn, and how often it has to be done. 18Africa only begins here: its turns have a file of their own."""


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_played_with_the_keyboard_alone(visits: Visits, game: str) -> None:
    seats, ends, times = TURNS[game]
    page = visits.open()
    table_of(game, seats)(page, Desk(page, visits.server.url), "en")
    player = Typist(page, visits.server.url, game, page.url.rpartition("/")[2])
    player.play(until=lambda _: player.done[ends] == times)
    assert player.done[ends] == times


def test_a_company_is_led_through_a_turn_with_the_keyboard_alone(visits: Visits) -> None:
    """One person with two bots for partners: tokens, pieces on a plot, the extraction and the sale. The focus is always in sight."""
    page = visits.open()
    table_of("oilcity", 9)(page, Desk(page, visits.server.url), "en")
    company = Director(page, visits.server.url, "oilcity", page.url.rpartition("/")[2])
    company.until_left(3)
    for member, order in enumerate(("plot", "tower", "wagon")):
        company.lay(member, order)
    company.invest()
    company.until_asked("prepare")
    before = company.own()
    company.press(company.tray("tower"))
    company.walk_to(company.fitting())
    page.keyboard.press("Enter")
    company.has_left("tower", before["store"]["tower"] - 1)
    company.extract()
    company.until_asked("sell")
    company.sell()
    while company.position()["view"]["turn"] < 2:
        company.wait(company.position())
    page.wait_for_function(IN_SIGHT)
    assert company.own()["stage"] == "investing"


class Director(Partner):
    """Leads a company by keyboard: Tab from thing to thing, arrow keys on the boards, Enter."""

    def press(self, thing: Locator) -> None:
        tab_to(self.page, thing)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(IN_SIGHT)

    def walk_to(self, fields: Locator) -> None:
        """Over the board with the arrow keys, row by row, until one of the fields is reached."""
        board = fields.first.locator("xpath=..")
        tab_to(self.page, board.locator("[data-field][tabindex='0']"))
        to = int(fields.first.get_attribute("data-field") or 0)
        for key, steps_to_go in (("ArrowRight", to % 3), ("ArrowDown", to // 3)):
            for _ in range(steps_to_go):
                self.page.keyboard.press(key)
        expect(fields.first).to_be_focused()


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
        """Where the boards have a form for an amount, the list waits until it is asked for."""
        folded = steps.options(self.page).get_by_role("button", expanded=False)
        if folded.is_visible():
            tab_to(self.page, folded)
            self.page.keyboard.press("Enter")


def tab_to(page: Page, target: Locator) -> None:
    """Tab by Tab; after the last thing on the page comes the first one again."""
    expect(target).to_be_visible()
    for _ in range(MOST_TABS):
        if target.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached with Tab")
