"""Every screen, on a phone and on a desk: axe finds nothing in light or dark, nothing scrolls sideways, and no other language is left."""

from __future__ import annotations

import pytest

from tests.browser import tongues
from tests.browser.screens import SCREENS
from tests.browser.tables import Desk
from tests.browser.visit import SIZES, Visits, axe, no_sideways

LANGUAGES = {"phone": "de", "desktop": "pl"}
"""The longest words on the smallest screen."""


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
