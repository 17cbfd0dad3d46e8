"""Every screen, on a phone and on a desk: axe finds nothing in light or dark, nothing scrolls sideways, and no other language is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import steps, tongues
from tests.browser.tables import Desk
from tests.browser.visit import SIZES, Visits, axe, no_sideways
from tests.browser.words import say

LANGUAGES = {"phone": "de", "desktop": "pl"}
"""The longest words on the smallest screen."""
Screen = Callable[[Page, Desk, str], None]


def opened(page: Page, desk: Desk, path: str) -> None:
    page.goto(desk.url + path)


def home(page: Page, _: Desk, language: str) -> None:
    expect(page.get_by_role("button", name=say("web-start", language, mode="bots"))).to_be_visible()


def home_again(page: Page, desk: Desk, language: str) -> None:
    desk.come_in("Ada", language)
    desk.set_up("mcmulti", 2, ["clerk"])
    page.reload()
    expect(page.get_by_role("list", name=say("web-my-tables", language)).get_by_role("link")).to_be_visible()


def open_table(page: Page, desk: Desk, language: str) -> None:
    desk.come_in("Ada", language)
    opened(page, desk, "/t/" + desk.set_up("mcmulti", 3, ["clerk"], start=False))
    expect(page.get_by_text(say("web-invite", language))).to_be_visible()


def table_of(game: str, seats: int, own: int = 1) -> Screen:
    """A table whose first seats are one's own; bots have the others."""

    def table(page: Page, desk: Desk, language: str) -> None:
        desk.come_in("Ada", language)
        code = desk.set_up(game, seats, ["clerk"] * (seats - own), start=False)
        for seat in range(1, own):
            desk.post(f"/tables/{code}/join", {"seat": seat})
        desk.post(f"/tables/{code}/start")
        opened(page, desk, f"/t/{code}")
        expect(steps.options(page, language)).to_be_visible()

    return table


SCREENS: dict[str, Screen] = {
    "home": home,
    "home-again": home_again,
    "open-table": open_table,
    "mcmulti": table_of("mcmulti", 3),
    "oilcity": table_of("oilcity", 9, own=3),
    "africa": table_of("africa", 3),
}


@pytest.mark.parametrize("size", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_can_be_read_by_everybody(visits: Visits, screen: str, size: str) -> None:
    page = visits.open(size=size, language=LANGUAGES[size])
    SCREENS[screen](page, Desk(page, visits.server.url), LANGUAGES[size])
    tongues.only(page, LANGUAGES[size])
    no_sideways(page)
    axe(page)
    page.emulate_media(color_scheme="dark")
    axe(page, "color-contrast")
    if size == "phone":
        page.set_viewport_size(SIZES["narrow"])
        no_sideways(page)
