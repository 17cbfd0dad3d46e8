"""A lesson led without ever touching mouse or screen: from the first page to the debrief, with the focus always in sight."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.leading import sheet
from tests.browser.tables import WAIT_S, Desk
from tests.browser.test_keyboard import IN_SIGHT, tab_to
from tests.browser.visit import Visits
from tests.browser.words import say


def test_a_lesson_is_led_with_the_keyboard_alone(visits: Visits) -> None:
    page = visits.open()
    press(page, page.get_by_role("link", name=say("web-teach"), exact=True))
    press(page, page.get_by_role("button", name=say("web-lesson-open"), exact=True))
    page.wait_for_url(re.compile(r"/t/[A-Z]{6}/console"))
    pupil_of(visits, page.url.split("/t/")[1][:6])
    press(page, tool(page, say("web-console-begin-title", number=23)))
    expect(page.get_by_role("button", name=say("web-host-pause"), exact=True)).to_be_focused()
    first = say("web-console-company-number", number=1)
    push = tool(page, say("web-console-push-title", name=first))
    expect(push).to_be_enabled()
    a_place_for_another_phone(page)
    press(page, push)
    expect(push).to_be_disabled()
    expect(push).to_be_focused()
    the_next_event(page, visits)
    a_pause_with_words(page)
    press(page, tool(page, say("web-console-end-title")))
    press(page, sheet(page).get_by_role("button", name=say("web-console-end-go"), exact=True))
    press(page, page.get_by_role("link", name=say("web-console-debrief"), exact=True))
    expect(page.get_by_role("heading", name=say("web-debrief-papers"))).to_be_visible()


def pupil_of(visits: Visits, code: str) -> None:
    """Somebody who sits down and then does nothing: that company is waited for."""
    phone = Desk(visits.open(size="phone"), visits.server.url)
    phone.come_in("Bo")
    phone.post(f"/tables/{code}/join", {"seat": 0})


def a_place_for_another_phone(page: Page) -> None:
    place = page.get_by_role("button", name=re.compile("^Bo, "))
    press(page, place)
    press(page, sheet(page).get_by_role("button", name=say("web-console-relay-make"), exact=True))
    expect(page.get_by_role("img", name=say("web-console-relay-qr"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(place).to_be_focused()


def the_next_event(page: Page, visits: Visits) -> None:
    """The class talks first; the button that lets it come stays under the finger."""
    desk, code = Desk(page, visits.server.url), page.url.split("/t/")[1][:6]
    desk.put(f"/tables/{code}/lesson", {"hold": True})
    go_on = page.get_by_role("button", name=say("web-oilcity-lesson-next"), exact=True)
    while not go_on.is_enabled():
        if 0 in (card := desk.get(f"/tables/{code}"))["waiting"]:
            desk.post(f"/tables/{code}/lesson/push", {"team": 0})
        else:
            desk.get(f"/tables/{code}/entries?wait={WAIT_S}&after={card['entries']}&seat=-1")
    press(page, go_on)
    expect(go_on).to_be_disabled()
    expect(go_on).to_be_focused()


def a_pause_with_words(page: Page) -> None:
    """The game stands at once; the words follow."""
    press(page, page.get_by_role("button", name=say("web-host-pause"), exact=True))
    resume = page.get_by_role("button", name=say("web-host-resume"), exact=True)
    tab_to(page, sheet(page).get_by_role("textbox"))
    page.keyboard.type("Eyes to the front")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{say('web-console-paused')}: Eyes to the front", exact=True)).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    expect(resume).to_be_focused()
    page.keyboard.press("Enter")
    expect(resume).to_be_hidden()
    page.wait_for_function(IN_SIGHT)


def tool(page: Page, title: str) -> Locator:
    return page.get_by_title(title, exact=True).filter(visible=True)


def press(page: Page, thing: Locator) -> None:
    tab_to(page, thing)
    page.keyboard.press("Enter")
