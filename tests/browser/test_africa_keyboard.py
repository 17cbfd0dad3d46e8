"""18Africa without ever touching the mouse or the screen: a turn in a stock round, and a company's turn with track on the map."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.moments import against_clerks, before
from tests.browser.tables import Desk, Plain
from tests.browser.visit import Visits
from tests.browser.words import say

MOST_KEYS = 400
IN_SIGHT = """() => {
    const it = document.activeElement;
    const box = it.getBoundingClientRect();
    const on = it !== document.body && it.matches(":focus-visible") && it.closest(".play") !== null;
    return on && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}"""
"""The keyboard focus is on something at the table, and it can be seen there."""


def test_a_stock_turn_with_the_keyboard_alone(visits: Visits) -> None:
    page, moves = opened(visits, "buy-hand", "end-turn")
    for move in moves:
        entry = steps.entry(page)
        if move["do"] == "buy-hand":
            hand = page.get_by_role("region", name=say("web-africa-initial"), exact=True).get_by_role("list", name=say("web-africa-hand"))
            tab_to(page, hand.get_by_role("button", name=re.compile(rf"\b{move['with']['card']}\b")).first)
        else:
            tab_to(page, deed(page, say(f"africa-action-{move['do']}")))
        confirmed(page)
        done(page, entry)


def test_a_companys_turn_with_the_keyboard_alone(visits: Visits) -> None:
    four = ["lay-tile"] * 4
    page, moves = opened(visits, *four, "place-token", "run", "withhold", "sell-train", "buy-train", "end-trains")
    code, desk = page.url.rpartition("/")[2], Desk(page, visits.server.url)
    for move in moves:
        entry = steps.entry(page)
        wish = move["with"]
        match move["do"]:
            case "lay-tile":
                lay(page, desk.get(f"/tables/{code}/position"), wish)
            case "place-token":
                tab_to(page, page.get_by_role("button", name=re.compile(rf"^{re.escape(say('web-map-city-here', place=wish['place']))}\b")))
                confirmed(page)
            case "run":
                best_run(page)
            case "withhold":
                tab_to(page, deed(page, say("web-africa-withhold")))
                confirmed(page)
            case "buy-train":
                tab_to(page, page.get_by_role("button", name=re.compile(rf"^{say('web-africa-buy-short')} ")).nth(0))
                confirmed(page)
            case kind:
                tab_to(page, deed(page, say(f"africa-action-{kind}", train=wish.get("train", ""))))
                confirmed(page)
        done(page, entry)


def opened(visits: Visits, *does: str) -> tuple[Page, list[Plain]]:
    """A table where the golden game did this; what was done there follows."""
    journal, moves = before("africa", "clerks-2", *does)
    page = visits.open()
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    page.goto(f"{visits.server.url}/t/{against_clerks(journal, desk, moves[0]['seat'])}")
    expect(steps.options(page)).to_be_visible()
    return page, moves


def deed(page: Page, name: str) -> Locator:
    """The button on the sheets, not the one in the list beside them."""
    return page.locator(".boards").get_by_role("button", name=name, exact=True).first


def lay(page: Page, position: Plain, wish: Plain) -> None:
    """Walks to the hex, opens the sheet with its tiles, chooses one, turns it and lays it."""
    lays = [it["with"] for it in position["choices"] if it["do"] == "lay-tile"]
    ways = sorted({it["rotation"] for it in lays if (it["place"], it["tile"]) == (wish["place"], wish["tile"])})
    tab_to(page, page.locator(".hex[tabindex='0']"))
    walk(page, re.compile(rf"^{wish['place']}[ :]"))
    page.keyboard.press("Enter")
    sheet = page.get_by_role("region", name=re.compile(rf"\b{wish['place']}\b"))
    left = position["view"]["supply"][wish["tile"]]
    tab_to(page, sheet.get_by_role("button", name=say("web-map-lay-tile", number=wish["tile"], left=left), exact=True))
    page.keyboard.press("Enter")
    for _ in range(ways.index(wish["rotation"])):
        page.keyboard.press("ArrowRight")
    expect(sheet.get_by_text(say("web-map-lay-way", which=ways.index(wish["rotation"]) + 1, of=len(ways)))).to_be_visible()
    tab_to(page, sheet.get_by_role("button", name=say("web-map-lay"), exact=True))
    page.keyboard.press("Enter")
    expect(sheet).to_be_hidden()
    expect(page.locator(".hex:focus")).to_be_visible()  # the keyboard stays on the map: here, or where the next step goes on


def tab_to(page: Page, target: Locator) -> None:
    """Tab by Tab; after the last thing on the page comes the first one again."""
    expect(target).to_be_visible()
    wanted = target.element_handle()  # names are slow to look up among all hexes of the map
    for _ in range(MOST_KEYS):
        if not wanted.evaluate("it => it.isConnected"):
            wanted = target.element_handle()  # it was drawn anew
        if wanted.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached with Tab")


def walk(page: Page, name: re.Pattern[str]) -> None:
    """From one hex where something can be done to the next."""
    for _ in range(MOST_KEYS):
        if name.search(page.locator(":focus").get_attribute("aria-label") or ""):
            return
        page.keyboard.press("PageDown")
    raise AssertionError(f"no way to {name.pattern}")


def best_run(page: Page) -> None:
    sheet = page.get_by_role("region", name=say("web-run-title"), exact=True)
    expect(sheet.get_by_text(say("web-run-proof"))).to_be_visible()
    tab_to(page, sheet.get_by_role("button", name=re.compile(re.escape(say("web-run-these", amount=0)).replace("0", r"\d+"))))
    page.keyboard.press("Enter")


def confirmed(page: Page) -> None:
    """Enter leads to what it would bring; the button there is next."""
    page.keyboard.press("Enter")
    button = page.get_by_role("button", name=say("web-confirm"), exact=True)
    expect(button).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    tab_to(page, button)
    page.keyboard.press("Enter")
    expect(button).to_be_hidden()


def done(page: Page, entry: int) -> None:
    """The table has moved on, and the keyboard focus is still somewhere in sight."""
    steps.shows_entry(page, entry + 1)
    page.wait_for_function(IN_SIGHT)
