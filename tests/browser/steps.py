"""What people do on the pages, step by step, by the names that they read or hear. When a label changes, one line changes here."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from magnat.games.descriptors import own
from tests.browser.tables import Plain
from tests.browser.words import say


def press(page: Page, key: str, language: str = "en", **values: str | int) -> None:
    page.get_by_role("button", name=say(key, language, **values), exact=True).first.click()


def tick(choice: Locator) -> None:
    """One of several cards: each lies over its radio button, and is touched when it lies still."""
    button = choice.element_handle()  # what was chosen may be called something else from then on
    choice.locator("xpath=ancestor::label").click()
    choice.page.wait_for_function("it => it.checked", arg=button)


# Home


def name_oneself(page: Page, name: str, language: str = "en") -> None:
    page.get_by_role("textbox", name=say("web-your-name", language), exact=True).fill(name)


def choose_game(page: Page, game: str, language: str = "en") -> None:
    tick(page.get_by_role("radio", name=say(f"{game}-name", language)))


def play_now(page: Page, language: str = "en") -> None:
    press(page, "web-start", language, mode="bots")


def speak(page: Page, language: str, before: str = "en") -> None:
    page.get_by_role("combobox", name=say("web-language", before), exact=True).select_option(language)


# At a table

OWN = own()
FEW = 6
"""More options of a kind than this are put in a list that is opened and searched."""


def connected(page: Page, language: str = "en") -> None:
    expect(page.get_by_text(say("web-link-live", language), exact=True)).to_be_visible()


def shows_entry(page: Page, n: int) -> None:
    """The page has drawn everything up to entry n."""
    page.wait_for_function("n => Number(document.querySelector('[data-entry]')?.dataset.entry ?? -1) >= n", arg=n)


def entry(page: Page) -> int:
    """The last entry that the page has drawn."""
    return int(page.locator("[data-entry]").get_attribute("data-entry") or -1)


def options(page: Page | Locator, language: str = "en") -> Locator:
    """Everything that may be done, as a list."""
    return page.get_by_role("group", name=say("web-all-options", language), exact=True)


def choose(page: Page, game: str, position: Plain, choice: Plain) -> None:
    """Finds an option of the position in the list and presses it; it is only considered then."""
    alike = [it for it in position["choices"] if it["do"] == choice["do"]]
    amount = amount_of(position, choice)
    kind = kind_of(game, choice["do"])
    wanted = options(page).get_by_role("button", name=choice["text"], exact=True).first
    if len(alike) > 1 or amount is not None or not wanted.is_visible():
        unfold(page)
    if amount is not None:
        field = options(page).get_by_role("spinbutton", name=kind, exact=True)
        field.fill(str(amount))
        field.press("Tab")
        part = options(page).get_by_role("listitem").filter(has=page.get_by_role("spinbutton", name=kind, exact=True))
        part.get_by_role("button", name=say("web-choose-amount"), exact=True).click()
        return
    if len(alike) > FEW:
        part = options(page).get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{re.escape(kind)}\s+\({len(alike)}\)"))
        if part.locator("details").get_attribute("open") is None:
            part.locator("summary").click()
        part.get_by_label(say("web-filter")).fill(choice["text"])
    wanted.click()


def kind_of(game: str, action: str) -> str:
    """What a kind of action is called: by the game's screen, or on the general one by its own catalogue."""
    return say(f"web-{game}-do-{action}") if game in OWN else say(f"{game}-view-{action}")


def amount_of(position: Plain, choice: Plain) -> int | None:
    """The number, if the whole choice is one within bounds: then there is a stepper for it."""
    forms = {(it["action"], it["field"]): it for it in position["forms"]}
    [*fields] = choice["with"]
    form = forms.get((choice["do"], fields[0])) if len(fields) == 1 else None
    return choice["with"][fields[0]] if form and form["high"] > form["low"] else None


def unfold(page: Page, language: str = "en") -> None:
    """Phones show the list when it is asked for."""
    folded = options(page, language).get_by_role("button", expanded=False)
    if folded.is_visible():
        folded.click()


def fold(page: Page, language: str = "en") -> None:
    unfolded = options(page, language).get_by_role("button", name=say("web-options-hide", language), exact=True)
    if unfolded.is_visible():
        unfolded.click()


def confirm(page: Page, language: str = "en") -> None:
    button = page.get_by_role("button", name=say("web-confirm", language), exact=True)
    button.click()
    expect(button).to_be_hidden()


def log(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("log", name=say("web-log", language), exact=True)


def result(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("table", name=say("web-result", language), exact=True)


def hand_over(page: Page, name: str) -> None:
    """A bot goes on in one's own seat."""
    page.get_by_role("tab", name=say("web-seats"), exact=True).click()
    page.get_by_role("button", name=say("web-seat-change", name=name), exact=True).click()
    press(page, "web-seat-to-bot")
