"""Every screen, on a phone and on a desk: axe finds nothing in light or dark, nothing scrolls sideways, and no other language is left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from tests.browser import tongues
from tests.browser.tables import Desk
from tests.browser.visit import SIZES, Visits, axe, no_sideways
from tests.browser.walks import WALKS

LANGUAGES = {"phone": "de", "desktop": "pl"}
"""The longest words on the smallest screen."""
COLOURS = ("color-contrast",)
"""They take the longest to judge, and are the same on a phone, which shows every sheet: on a desk once for each page."""
MISSED = {"nowhere": ("400", "404")}
"""What does not exist is asked for in vain."""


@pytest.mark.parametrize("size", LANGUAGES)
@pytest.mark.parametrize("walk", WALKS)
def test_a_screen_can_be_read_by_everybody(visits: Visits, walk: str, size: str) -> None:
    page = visits.open(size=size, language=LANGUAGES[size])
    with visits.forgiving(*MISSED.get(walk, ())):
        for part in WALKS[walk](page, Desk(page, visits.server.url), LANGUAGES[size]):
            looked_at(page, part, size)


def looked_at(page: Page, part: Locator, size: str) -> None:
    tongues.all_in(page, LANGUAGES[size])
    no_sideways(page)
    whole = part.evaluate("it => it === document.body")
    axe(page, part=part, without=() if whole or size == "phone" else COLOURS)
    if size == "phone" and (whole or part.get_attribute("data-tour") == "board"):  # what lies above is made of the same parts
        page.emulate_media(color_scheme="dark")
        axe(page, *COLOURS, part=part)
        page.emulate_media(color_scheme="light")
    if size == "phone":
        page.set_viewport_size(SIZES["narrow"])
        no_sideways(page)
        page.set_viewport_size(SIZES["phone"])
