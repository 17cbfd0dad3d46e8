"""A company's turn played on the things that are drawn: tokens on cards, pieces on plots, goods on wagons; never in the list of options."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.browser.tables import Plain
from tests.browser.words import say


class Partner(Player):
    """One of a company, or all of it where the partners are bots."""

    def __init__(self, page: Page, url: str, game: str, code: str, fingers: bool = False) -> None:
        super().__init__(page, url, game, code)
        self.fingers = fingers

    def press(self, thing: Locator) -> None:
        if self.fingers:
            thing.tap()
        else:
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
        while (position := self.position())["n"] <= n:
            self.wait(position)

    def until_asked(self, key: str) -> None:
        position = self.position()
        while not any(it["key"] == key for it in position["asked"]):
            self.wait(position)
            position = self.position()

    def until_left(self, seats: int) -> None:
        """Until bots have left their seats to this one, so that it lays that many tokens."""
        position = self.position()
        while position["view"]["holders"].count(position["view"]["seat"]) < seats:
            self.wait(position)
            position = self.position()

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
        return pieces.get_by_role("button", name=re.compile(f"^{re.escape(say(f'oilcity-thing-{piece}'))} \\d+$"))

    def fitting(self) -> Locator:
        """Fields that take the piece in the hand."""
        return self.page.locator("[data-field]").and_(self.page.get_by_label(say("web-oilcity-fits")))

    def place(self, piece: str) -> None:
        """Touches the piece in the tray, then a field that takes it."""
        left = self.own()["store"][piece] - 1
        self.press(self.tray(piece))
        self.press(self.fitting().first)
        self.has_left(piece, left)

    def drag(self, piece: str) -> None:
        """From the tray to a field that lights up on the way, with the mouse."""
        left, mouse = self.own()["store"][piece] - 1, self.page.mouse
        self.page.locator("[data-field]").nth(3).scroll_into_view_if_needed()
        mouse.move(*middle(self.tray(piece)))
        mouse.down()
        mouse.move(*[at + 20 for at in middle(self.tray(piece))])
        expect(self.fitting()).not_to_have_count(0)
        mouse.move(*middle(self.fitting().first), steps=4)
        mouse.up()
        self.has_left(piece, left)

    def has_left(self, piece: str, number: int) -> None:
        expect(self.tray(piece)).to_have_accessible_name(re.compile(f" {number}$"))

    def follow_advice(self) -> None:
        """A clerk's plan for the plots, unless everything is already placed like that."""
        self.press(self.button("web-oilcity-suggest"))
        best = self.page.get_by_text(say("web-oilcity-best-already"), exact=True)
        expect(self.button("web-confirm").or_(best)).to_be_visible()
        if not best.is_visible():
            self.sure()

    def extract(self) -> None:
        self.press(self.button("web-oilcity-extract"))
        self.sure()

    def sell(self) -> None:
        """What is proposed, after a unit has been taken off a wagon and loaded again."""
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


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
