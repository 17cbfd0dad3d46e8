"""Fair dice on the screen: two devices mix in, the commitment can be read, and the browser checks the dice when the game is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from magnat.tables import journal
from magnat.tables.audit import audit
from tests.browser import steps
from tests.browser.tables import Desk
from tests.browser.visit import Visits, axe, no_sideways
from tests.browser.words import say

MOST_TABLES = 5
"""The dice wait five seconds for a device and then fall without it: on a busy machine some table will be quick enough."""


def test_tb_5_6_two_browsers_mix_in_and_check_the_dice_at_the_end(visits: Visits) -> None:
    ada, ben = visits.open(size="desktop"), visits.open(size="phone")
    desk, guest = Desk(ada, visits.server.url), Desk(ben, visits.server.url)
    desk.come_in("Ada")
    guest.come_in("Ben")
    for _ in range(MOST_TABLES):
        code = begun(visits, ada, ben)
        card = desk.get(f"/tables/{code}")
        if all(it["entropy"] for it in card["devices"]):
            break
    assert [bool(it["entropy"]) for it in card["devices"]] == [True, True]
    desk.post(f"/tables/{code}/close", {"reason": "late"})
    proof = desk.get(f"/tables/{code}/dice")
    for page in (ada, ben):
        checked(page, len(proof["rolls"]))
        page.get_by_text(say("web-fair"), exact=True).click()
        expect(page.get_by_text(card["commitment"], exact=True)).to_be_visible()
        expect(page.get_by_text(say("web-fair-mixed", names="Ada, Ben"), exact=True)).to_be_visible()
    whole = journal.read(ada.request.get(f"{visits.server.url}/api/v1/tables/{code}/journal").body())
    found = audit(whole)
    assert (found.difference, found.mixed, len(found.proved)) == (None, [0, 1], len(proof["rolls"]))


def begun(visits: Visits, host: Page, guest: Page) -> str:
    """A table at which both have promised to mix in, once the first die has fallen; its code."""
    code = Desk(host, visits.server.url).set_up("mcmulti", 2, [], start=False)
    with host.expect_response(re.compile("/dice/promise")):
        host.goto(f"{visits.server.url}/t/{code}")
    guest.goto(f"{visits.server.url}/t/{code}")
    with guest.expect_response(re.compile("/dice/promise")):
        steps.press(guest, "web-sit-down")
    steps.press(host, "web-begin")
    steps.shows_entry(host, 1)
    steps.shows_entry(guest, 1)
    return code


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_tb_5_3_a_finished_game_is_checked_in_the_browser(visits: Visits, language: str) -> None:
    page = visits.open(size="phone")
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada", language)
    code = desk.finished("mcmulti", 2, round_limit=2)
    page.goto(f"{visits.server.url}/t/{code}")
    rolls = len(desk.get(f"/tables/{code}/dice")["rolls"])
    checked(page, rolls, language)
    page.get_by_text(say("web-fair", language), exact=True).click()
    expect(page.get_by_text(say("web-fair-unmixed", language), exact=True)).to_be_visible()
    axe(page)
    no_sideways(page)


def checked(page: Page, rolls: int, language: str = "en") -> None:
    expect(page.get_by_text(say("web-fair-checked", language, rolls=rolls), exact=True)).to_be_visible()
