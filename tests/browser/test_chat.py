"""What somebody writes is not missed: a phone that shows the board says so, and a tap leads there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.tables import Desk
from tests.browser.visit import Visits
from tests.browser.words import say


def test_a_phone_says_that_somebody_has_written_and_a_tap_opens_it(visits: Visits) -> None:
    page, other = visits.open(size="phone"), visits.open()
    ada, bo = Desk(page, visits.server.url), Desk(other, visits.server.url)
    ada.come_in("Ada")
    bo.come_in("Bo")
    code = ada.set_up("mcmulti", 2, [], start=False)
    bo.post(f"/tables/{code}/join", {"seat": 1})
    ada.post(f"/tables/{code}/start")
    page.goto(f"{visits.server.url}/t/{code}")
    unread = page.get_by_role("button", name=say("web-chat-unread", number=1), exact=True)
    expect(page.locator("[data-dock]")).to_be_visible()
    expect(unread).to_be_hidden()
    bo.post(f"/tables/{code}/chat", {"text": "Back in five minutes."})
    expect(unread).to_be_in_viewport()
    unread.click()
    expect(page.get_by_role("tab", name=say("web-chat"), exact=True)).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("Back in five minutes.")).to_be_in_viewport()
    expect(unread).to_be_hidden()
