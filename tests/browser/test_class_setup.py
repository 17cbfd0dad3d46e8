"""Before a lesson: how little it takes until the phones can come, and to bring the cards of a real box."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.visit import Visits
from tests.browser.words import say

TAP_S, LETTER_S = 1.5, 0.5
"""Somebody who is not quick with a phone: a touch, with the time to find where; a letter or digit."""
MINUTE_S = 60


def test_three_taps_from_the_first_page_to_the_square_on_the_wall(visits: Visits) -> None:
    page = visits.open(size="desktop")
    page.get_by_role("link", name=say("web-teach"), exact=True).click()
    page.get_by_role("button", name=say("web-lesson-open"), exact=True).click()
    with page.context.expect_page() as opened:
        page.get_by_role("button", name=say("web-console-wall")).click()
    wall = opened.value
    visits.watch(wall)
    code = page.url.split("/t/")[1][:6]
    expect(wall.get_by_text(code, exact=True).first).to_be_visible()
    expect(wall.get_by_role("img", name=f"/t/{code}")).to_be_visible()


class Hand:
    """Somebody's hand at a page, and how long it has taken."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def tap(self, thing: Locator) -> None:
        thing.click()
        self.seconds += TAP_S

    def type(self, field: Locator, text: str) -> None:
        self.tap(field)
        field.fill(text)
        self.seconds += LETTER_S * len(text)

    def choose(self, list_: Locator, index: int) -> None:
        """Opened, and one of it touched."""
        list_.select_option(index=index)
        self.seconds += 2 * TAP_S


def test_an_event_and_a_plot_of_ones_own_take_less_than_a_minute_each(visits: Visits) -> None:
    page = visits.open(size="phone")
    page.goto(f"{visits.server.url}/teach")
    for key in ("web-settings", "web-cards-enter"):
        page.get_by_text(say(key), exact=True).click()
    an_event(page)
    a_plot(page)


def an_event(page: Page) -> None:
    page.get_by_text(say("web-oilcity-cards-events", number=0), exact=True).click()
    hand = Hand()
    hand.tap(page.get_by_role("button", name=say("web-oilcity-cards-add-event"), exact=True))
    card = page.get_by_role("listitem").filter(has=page.get_by_label(say("web-oilcity-cards-title", number=1), exact=True))
    hand.type(card.get_by_label(say("web-oilcity-cards-title", number=1), exact=True), "Deszcz w maju")
    for price in card.get_by_role("spinbutton").all():
        hand.type(price, "300")
    assert hand.seconds < MINUTE_S
    expect(card.get_by_role("spinbutton")).to_have_count(3)


def a_plot(page: Page) -> None:
    page.get_by_text(say("web-oilcity-cards-plots", number=0), exact=True).click()
    hand = Hand()
    hand.tap(page.get_by_role("button", name=say("web-oilcity-cards-add-plot"), exact=True))
    card = page.get_by_role("listitem").filter(has=page.get_by_label(say("web-oilcity-cards-plot", number=1), exact=True))
    hand.type(card.get_by_label(say("web-oilcity-cards-plot", number=1), exact=True), "Pod lasem")
    fields = card.get_by_role("combobox")
    expect(fields).to_have_count(9)
    for field in fields.all():
        hand.choose(field, 1)
    assert hand.seconds < MINUTE_S
    expect(fields.last).not_to_have_value(".")
