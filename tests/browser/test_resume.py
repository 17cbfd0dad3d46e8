"""The server ends and starts again while somebody plays: nothing is lost, nothing is done twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import steps
from tests.browser.line import Line
from tests.browser.player import Player
from tests.browser.tables import Desk
from tests.browser.visit import Visits, axe
from tests.browser.words import say
from tests.patience import PATIENCE_MS

SCREEN = re.compile(r"/assets/screen-.*\.js$")
"""What the client's screen of a game is made of."""
CUT = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to fetch")
PAGES = [("/rules", "pages", "web-rules-table"), ("/teach", "Teach", "web-lesson-open"), ("/me", "MePage", "web-people-stranger")]
"""An address, the file that its page begins with, and something that is on it."""


def test_a_move_pressed_while_the_server_is_away_is_done_once_when_it_is_back(visits: Visits) -> None:
    page = visits.open()
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up("mcmulti", 2, ["clerk"], options={"round_limit": 3})
    line = Line(page)
    page.goto(f"{visits.server.url}/t/{code}")
    ada = Player(page, visits.server.url, "mcmulti", code)
    position = ada.play(until=ada.must)
    steps.choose(page, "mcmulti", position, ada.rarest(position))
    button = page.get_by_role("button", name=say("web-confirm"), exact=True)
    expect(button).to_be_visible()
    before = line.acts
    with visits.forgiving(*CUT):
        visits.server.stop()
        expect(page.get_by_text(say("web-link-waiting")).first).to_be_visible()
        button.click()
        expect(page.get_by_text(say("web-held"))).to_be_visible()
        button.click(force=True)  # once more, by somebody impatient
        axe(page)
        assert steps.entry(page) == position["n"]
        visits.server.start()
        steps.connected(page)
    expect(button).to_be_hidden()
    steps.shows_entry(page, position["n"] + 1)
    told = desk.get(f"/tables/{code}/entries?after={position['n']}")["entries"]
    assert [it["n"] for it in told if it.get("seat") == position["seat"]][:1] == [position["n"] + 1]
    assert line.acts - before == 1, "sent once"
    ada.play(until=lambda it: it["n"] > position["n"] + 4)
    assert line.opened > 1
    assert line.complete(), line.told


def test_a_table_whose_game_could_not_be_fetched_says_so_and_is_tried_again(visits: Visits) -> None:
    page = visits.open()
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up("mcmulti", 2, ["clerk"])
    page.route("**/api/v1/games", lambda route: route.abort())
    with visits.forgiving("/api/v1/games", "ERR_FAILED"):
        page.goto(f"{visits.server.url}/t/{code}")
        expect(page.get_by_text(say("web-offline"))).to_be_visible()
        axe(page)
    page.unroute("**/api/v1/games")
    steps.press(page, "web-again")
    expect(steps.log(page)).to_be_visible()


LOADED_ANEW = "() => performance.getEntriesByType('navigation')[0].type === 'reload'"
"""A page whose code did not come loads itself anew, once: the server may have been renewed. What it says before that is gone at once."""


def test_a_table_that_was_cut_off_before_its_screen_came_shows_it_when_the_line_is_back(visits: Visits) -> None:
    """The line fails just when the code of the game is fetched: the table says so, and nobody has to press anything."""
    language = "pl"
    page = visits.open(size="phone", language=language)
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada", language)
    code = desk.set_up("mcmulti", 2, ["clerk"])
    page.route(SCREEN, lambda route: route.abort())
    with visits.forgiving("WebSocket", "ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"):
        page.goto(f"{visits.server.url}/t/{code}")
        page.wait_for_function(LOADED_ANEW, timeout=PATIENCE_MS)
        expect(page.get_by_text(say("web-offline", language))).to_be_visible()
        expect(page.locator("[data-entry]")).to_have_count(0)
        axe(page)
        page.context.set_offline(True)
        expect(page.get_by_text(say("web-link-waiting", language))).to_be_visible()
        page.unroute(SCREEN)
        page.context.set_offline(False)
        expect(steps.options(page, language)).to_be_visible()
    steps.shows_entry(page, desk.get(f"/tables/{code}/position")["n"])


@pytest.mark.parametrize(("path", "part", "shown"), PAGES)
def test_a_page_whose_code_did_not_come_says_so_and_comes_again(visits: Visits, path: str, part: str, shown: str) -> None:
    page = visits.open(language="pl", size="phone")
    parts = re.compile(rf"/assets/{part}-.*\.js$")
    page.route(parts, lambda route: route.abort())
    with visits.forgiving("ERR_FAILED", "Failed to fetch"):
        page.goto(visits.server.url + path)
        page.wait_for_function(LOADED_ANEW, timeout=PATIENCE_MS)
        expect(page.get_by_text(say("web-offline", "pl"))).to_be_visible()
        axe(page)
    page.unroute(parts)
    steps.press(page, "web-again", "pl")
    expect(page.get_by_text(say(shown, "pl")).first).to_be_visible()
