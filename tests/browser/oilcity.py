"""A company's turn on the things that are drawn: tokens on cards, pieces on plots, goods on wagons; never in the list of options."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.player import Player
from tests.browser.tables import Plain
from tests.browser.words import say


class Partner(Player):
    """One of a company, or all of it where the partners are bots."""

    def press(self, thing: Locator) -> None:
        thing.click()

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=say(key), exact=True)

    def own(self) -> Plain:
        view = self.position()["view"]
        return view["companies"][view["company"]]

    def sure(self) -> None:
        """What is looked at in the dock is done."""
        button = self.button("web-confirm")
        expect(button).to_be_enabled()
        self.press(button)
        expect(button).to_be_hidden()

    def told(self, n: int) -> None:
        """Until something has happened after entry n, and the page shows it."""
        while self.position()["n"] <= n:
            self.page.wait_for_timeout(50)

    def lay(self, member: int, order: str) -> None:
        """A partner's token on one thing of a card."""
        n, page = self.position()["n"], self.page
        tokens = page.locator(".partner")
        if tokens.nth(member).get_attribute("aria-pressed") == "false":
            self.press(tokens.nth(member))
        form = page.get_by_role("group", name=say("web-oilcity-token-of", name=""))
        self.press(form.get_by_role("button", name=re.compile(f"^{re.escape(say(f'oilcity-thing-{order}'))} ")))
        self.press(
            form.get_by_role("button", name=re.compile(rf"^{re.escape(say('web-oilcity-place', items='', amount='').split(':')[0])}"))
        )
        self.told(n)

    def invest(self) -> None:
        self.press(self.button("web-oilcity-confirm"))
        self.sure()

    def tray(self, piece: str) -> Locator:
        pieces = self.page.get_by_role("group", name=say("web-oilcity-tray"), exact=True)
        return pieces.get_by_role("button", name=re.compile(f"^{re.escape(say(f'oilcity-thing-{piece}'))}: "))

    def fitting(self) -> Locator:
        """Fields that take the piece in the hand."""
        return self.page.locator("[data-field]").and_(self.page.get_by_label(say("web-oilcity-fits")))

    def extract(self) -> None:
        self.press(self.button("web-oilcity-extract"))
        self.sure()

    def sell(self) -> None:
        """What is proposed, after a unit was taken off a wagon and loaded again."""
        n, page = self.position()["n"], self.page
        wagons = page.get_by_role("list", name=say("web-oilcity-wagons"), exact=True)
        loaded = wagons.get_by_role("button", name=re.compile(f"^{say('web-oilcity-unload', good='')}"))
        expect(self.sale()).to_be_enabled()
        units = loaded.count()
        if units:
            self.press(loaded.first)
            expect(loaded).to_have_count(units - 1)
            self.press(wagons.get_by_role("button", name=re.compile(f"^{say('web-oilcity-load', good='')}")).first)
            expect(loaded).to_have_count(units)
            expect(self.sale()).to_be_enabled()
        self.press(self.sale())
        self.told(n)

    def sale(self) -> Locator:
        names = [say("web-oilcity-sell-nothing"), *(say("web-oilcity-sell", number=it) for it in range(1, 10))]
        panel = self.page.get_by_role("region", name=say("web-oilcity-sale"), exact=True)
        return panel.get_by_role("button", name=re.compile(f"^({'|'.join(names)})$"))
