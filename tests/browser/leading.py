"""A walk through what a leader of a class sees: rooms, the console before, during and after a game, the wall, the debrief."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.tables import WAIT_S, Desk
from tests.browser.words import say

PUPILS = 9


def led(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    desk.come_in("Ewa", language)
    yield from new_room(page, desk, language)
    room = page.url.rpartition("/")[2]
    code = desk.lesson("oilcity", PUPILS, language, room=room)
    browser = page.context.browser
    assert browser is not None
    device = browser.new_context(service_workers="block")
    pupil = Desk(device, desk.url)
    pupil.come_in("Bo", language)
    pupil.post(f"/tables/{code}/join", {"seat": 0})
    yield from before(page, desk, code, language)
    yield from while_playing(page, desk, code, language)
    yield from on_the_wall(page, desk, code, language)
    yield from afterwards(page, desk, code, room, language)
    device.close()


def body(page: Page) -> Locator:
    return page.locator("body")


def new_room(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    page.goto(f"{desk.url}/r")
    title = page.get_by_role("textbox", name=say("web-room-name", language))
    expect(title).to_be_visible()
    yield body(page)
    title.fill("7b")
    steps.press(page, "web-rooms-make", language)
    expect(page.get_by_role("link", name=say("web-room-start", language))).to_be_visible()
    yield body(page)
    steps.press(page, "web-room-forget-ask", language)
    yield sheet(page)
    page.keyboard.press("Escape")


def sheet(page: Page) -> Locator:
    found = page.locator("dialog[open]")
    expect(found).to_be_visible()
    return found


def tool(page: Page, key: str, language: str, **values: str | int) -> Locator:
    """A button of the bar or of a row; on a phone the rarer ones are behind the last one in the bar."""
    text = say(key, language, **values)
    wanted = page.get_by_title(text, exact=True).or_(page.get_by_role("button", name=text, exact=True))
    more = page.get_by_role("button", name=say("web-console-more", language), exact=True)
    shown = wanted.filter(visible=True)
    expect(shown.or_(more).first).to_be_visible()
    if not shown.count():
        more.click()
    return shown


def before(page: Page, desk: Desk, code: str, language: str) -> Iterator[Locator]:
    page.goto(f"{desk.url}/t/{code}/console")
    begin = tool(page, "web-console-begin-title", language, number=PUPILS - 1)
    expect(begin).to_be_visible()
    yield body(page)
    begin.click()
    expect(page.get_by_role("button", name=say("web-host-pause", language), exact=True)).to_be_visible()


def while_playing(page: Page, desk: Desk, code: str, language: str) -> Iterator[Locator]:
    """The pupil does nothing: the company waits, and everything is done for it by one tap."""
    first = say("web-console-company-number", language, number=1)
    push = page.get_by_title(say("web-console-push-title", language, name=first), exact=True)
    expect(push).to_be_enabled()
    yield body(page)
    page.get_by_role("button", name=first, exact=True).click()
    yield sheet(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Bo, ")).click()
    page.get_by_role("button", name=say("web-console-relay-make", language), exact=True).click()
    expect(page.get_by_role("img", name=say("web-console-relay-qr", language))).to_be_visible()
    yield sheet(page)
    page.keyboard.press("Escape")
    for key in ("web-console-clock", "web-console-lesson-title", "web-console-end-title", "web-console-say-all-title"):
        tool(page, key, language).click()
        yield sheet(page)
        page.keyboard.press("Escape")
    entries = desk.get(f"/tables/{code}")["entries"]
    push.click()
    while desk.get(f"/tables/{code}")["entries"] == entries:
        desk.get(f"/tables/{code}/entries?wait={WAIT_S}&after={entries}&seat=-1")


def on_the_wall(page: Page, desk: Desk, code: str, language: str) -> Iterator[Locator]:
    page.goto(f"{desk.url}/t/{code}/wall")
    expect(page.get_by_role("list", name=say("web-console-rows", language))).to_be_visible()
    yield body(page)
    desk.post(f"/tables/{code}/pause", {"reason": "7b"})
    expect(page.get_by_role("alert")).to_contain_text("7b")
    yield body(page)
    desk.post(f"/tables/{code}/resume")
    desk.post(f"/tables/{code}/lesson/end")
    expect(page.get_by_role("list", name=say("web-console-podium", language))).to_be_visible()
    yield body(page)


def afterwards(page: Page, desk: Desk, code: str, room: str, language: str) -> Iterator[Locator]:
    page.goto(f"{desk.url}/t/{code}/debrief")
    expect(page.get_by_role("heading", name=say("web-debrief-papers", language))).to_be_visible()
    yield body(page)
    page.goto(f"{desk.url}/r/{room}")
    expect(page.get_by_role("link", name=say("web-debrief", language), exact=True)).to_be_visible()
    yield body(page)
