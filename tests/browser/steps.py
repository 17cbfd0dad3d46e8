"""What people do on the pages, step by step, by the names that they read or hear. When a label changes, one line changes here."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.words import say


def exactly(text: str) -> re.Pattern[str]:
    return re.compile(rf"^\s*{re.escape(text)}\s*$")


def press(page: Page, key: str, language: str = "en", **values: str | int) -> None:
    page.get_by_role("button", name=say(key, language, **values), exact=True).first.click()


# Home


def name_oneself(page: Page, name: str, language: str = "en") -> None:
    page.get_by_label(say("web-your-name", language), exact=True).fill(name)


def choose_game(page: Page, game: str, language: str = "en") -> None:
    page.get_by_role("radio", name=say(f"{game}-name", language)).check(force=True)  # the card lies over its radio button


def play_now(page: Page, language: str = "en") -> None:
    press(page, "web-start", language, mode="bots")


def speak(page: Page, language: str, before: str = "en") -> None:
    page.get_by_role("combobox", name=say("web-language", before), exact=True).select_option(language)


# At a table


def connected(page: Page, language: str = "en") -> None:
    expect(page.get_by_text(say("web-link-live", language), exact=True)).to_be_visible()


def options(page: Page, language: str = "en") -> Locator:
    """The list of everything that may be done."""
    return page.get_by_role("list", name=say("web-all-options", language), exact=True)


def confirm(page: Page, language: str = "en") -> None:
    button = page.get_by_role("button", name=say("web-confirm", language), exact=True)
    button.click()
    expect(button).to_be_hidden()


def log(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("list", name=say("web-log", language), exact=True)
