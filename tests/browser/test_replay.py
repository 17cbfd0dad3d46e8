"""A finished game once more: any moment of it, through other eyes, as charts and numbers, and as a link to pass on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import steps
from tests.browser.tables import Desk, Plain
from tests.browser.visit import Visits
from tests.browser.words import say

OPEN, SPECTATOR = -2, -1


def finished(visits: Visits, page: Page) -> tuple[str, Plain]:
    """A short game of McMulti; its code and how it ended."""
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.finished("mcmulti", 2, round_limit=2)
    return code, desk.get(f"/tables/{code}/position")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_one_scrubs_through_a_game_with_buttons_slider_and_keys(visits: Visits, size: str) -> None:
    page = visits.open(size=size)
    code, end = finished(visits, page)
    page.goto(f"{visits.server.url}/t/{code}")
    page.get_by_role("link", name=say("web-replay"), exact=True).first.click()
    last = end["n"]
    shows(page, 0, last)
    steps.press(page, "web-replay-next")
    shows(page, 1, last)
    slider = page.get_by_role("slider", name=say("web-replay-entry"), exact=True)
    slider.fill(str(last // 2))
    shows(page, last // 2, last)
    slider.press("ArrowLeft")
    shows(page, last // 2 - 1, last)
    slider.press("End")
    shows(page, last, last)


def test_after_the_end_every_seat_lends_its_eyes_and_a_link_means_the_moment(visits: Visits) -> None:
    page = visits.open()
    code, end = finished(visits, page)
    page.goto(f"{visits.server.url}/t/{code}/replay")
    steps.press(page, "web-replay-last")
    shows(page, end["n"], end["n"])
    eyes = page.get_by_role("combobox", name=say("web-replay-eyes"), exact=True)
    eyes.select_option(index=2)  # everything open, then seat by seat
    steps.press(page, "web-replay-previous")
    shows(page, end["n"] - 1, end["n"])
    expect(page).to_have_url(re.compile(rf"at={end['n'] - 1}&seat=1$"))
    friend = visits.open(page.url.removeprefix(visits.server.url), size="phone")
    shows(friend, end["n"] - 1, end["n"])
    expect(friend.get_by_role("combobox", name=say("web-replay-eyes"), exact=True)).to_have_value(eyes.input_value())


def test_charts_are_drawn_and_can_be_read_as_a_table(visits: Visits) -> None:
    page = visits.open()
    code, end = finished(visits, page)
    page.goto(f"{visits.server.url}/t/{code}/replay?at={end['n']}&seat={OPEN}")
    page.get_by_role("heading", name=say("web-replay-charts"), exact=True).scroll_into_view_if_needed()
    cash = re.compile(re.escape(say("mcmulti-chart-cash")))
    page.get_by_role("tab", name=cash).click()
    expect(page.get_by_role("img", name=cash)).to_be_visible()
    steps.press(page, "web-replay-as-table")
    table = page.get_by_role("table", name=cash)
    expect(table.get_by_role("columnheader", name="Ada")).to_be_visible()
    for company in end["view"]["companies"]:
        if company["cash"] is not None:
            expect(table.get_by_role("row").last).to_contain_text(str(company["cash"]))


def shows(page: Page, at: int, last: int) -> None:
    expect(page.get_by_role("group", name=say("web-replay-entry-of", at=at, last=last), exact=True)).to_be_visible()
