"""A game that was installed as a package and has no screen of its own: everything can be done with the general one."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import steps
from tests.browser.player import Player
from tests.browser.tables import Desk, Plain
from tests.browser.test_screens import LANGUAGES, looked_at
from tests.browser.visit import Visits, axe, no_sideways
from tests.browser.words import say
from tests.databases import sqlite_url
from tests.hosting.server import Server, running
from tests.packages import installed_example

DAYS = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With Fogport installed alongside the built-in games."""
    folder = tmp_path_factory.mktemp("general")
    with running(sqlite_url(folder), folder, python=installed_example(folder / "environment")) as started:
        yield started


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_whole_game_is_played_from_the_first_page_to_replay_and_rules(visits: Visits, size: str) -> None:
    page = visits.open(size=size)
    steps.choose_game(page, "fogport")
    steps.name_oneself(page, "Ada")
    steps.play_now(page)
    steps.connected(page)
    code = page.url.rsplit("/", 1)[1]
    ada = Player(page, visits.server.url, "fogport", code)
    end = ada.play(eager)
    assert ada.done["bid"] == DAYS
    assert ada.done["sell"] > 0
    for score in end["scores"]:
        expect(steps.result(page).get_by_role("cell", name=str(score), exact=True).first).to_be_visible()
    expect(steps.log(page)).to_contain_text("opens the letter")
    look_back(page, end)
    clause = page.request.get(f"{visits.server.api}/games/fogport/rules").json()["clauses"][0]["text"]
    page.goto(f"{visits.server.url}/rules/fogport")
    expect(page.get_by_text(clause)).to_be_visible()


def eager(position: Plain) -> Plain:
    """Half the coins for a cargo, and everything to the market."""
    choices: list[Plain] = position["choices"]
    return choices[len(choices) // 2] if position["asked"][0]["key"] == "bid" else choices[-1]


def look_back(page: Page, end: Plain) -> None:
    """Days are chapters, letters can be seen now, and the numbers are drawn."""
    page.get_by_role("link", name=say("web-replay"), exact=True).first.click()
    page.get_by_role("combobox", name=say("web-replay-jump"), exact=True).select_option(label=say("fogport-chapter-day", number=3))
    expect(page.get_by_role("slider", name=say("web-replay-entry"), exact=True)).not_to_have_value("0")
    letter = say(f"fogport-letter-{end['view']['merchants'][1]['letter']}")
    expect(page.get_by_role("main")).to_contain_text(letter)
    page.get_by_role("heading", name=say("web-replay-charts"), exact=True).scroll_into_view_if_needed()
    coins = re.compile(re.escape(say("fogport-chart-coins")))
    page.get_by_role("tab", name=coins).click()
    expect(page.get_by_role("img", name=coins)).to_be_visible()


@pytest.mark.parametrize("size", LANGUAGES)
def test_every_screen_can_be_read_by_everybody(visits: Visits, size: str) -> None:
    """In the reader's language, down to the names of bots and fields that only the package knows."""
    language = LANGUAGES[size]
    page = visits.open(size=size, language=language)
    desk = Desk(page, visits.server.url)
    everything = page.locator("body")
    steps.choose_game(page, "fogport", language)
    page.locator("summary", has_text=say("web-settings", language)).click()
    bots = page.get_by_role("combobox", name=say("web-bot-kind", language), exact=True)
    expect(bots.get_by_role("option").first).to_have_text(say("fogport-bot-trader", language))
    looked_at(page, everything, size)
    desk.come_in("Ada", language)
    code = desk.set_up("fogport", 3, ["trader", "trader"])
    page.goto(f"{desk.url}/t/{code}")
    expect(steps.options(page, language)).to_be_visible()
    looked_at(page, everything, size)
    until_something_is_sold(desk, code)
    expect(page.get_by_text(say("fogport-decision-sell", language)).first).to_be_visible()
    looked_at(page, everything, size)
    over = desk.finished("fogport", 2, "trader")
    page.goto(f"{desk.url}/t/{over}")
    expect(steps.result(page, language)).to_be_visible()
    looked_at(page, everything, size)
    page.goto(f"{desk.url}/t/{over}/replay")
    expect(page.get_by_role("slider", name=say("web-replay-entry", language))).to_be_visible()
    looked_at(page, everything, size)
    page.goto(f"{desk.url}/rules/fogport")
    expect(page.get_by_role("searchbox", name=say("web-rules-search", language))).to_be_visible()
    looked_at(page, everything, size)


def until_something_is_sold(desk: Desk, code: str) -> None:
    """Whoever bids everything has a cargo soon."""
    while not (position := desk.get(f"/tables/{code}/position"))["over"]:
        if [it["key"] for it in position["asked"]] == ["sell"]:
            return
        if position["asked"]:
            choice = position["choices"][-1]
            desk.post(f"/tables/{code}/moves", {"type": "act", "do": choice["do"], "with": choice["with"]})
        else:
            desk.get(f"/tables/{code}/entries?wait=5&after={position['n']}")
    raise AssertionError("the game is over, and nothing was sold")


def test_a_tour_of_the_general_screen_explains_it(visits: Visits) -> None:
    page = visits.open(size="phone")
    steps.choose_game(page, "fogport")
    steps.name_oneself(page, "Ada")
    steps.press(page, "web-learn")
    card = page.get_by_role("complementary", name=say("web-tour"))
    expect(card).to_be_visible()
    no_sideways(page)
    axe(page, part=card)


def test_a_table_whose_game_was_uninstalled_is_listed_and_explained(browser: Browser, tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path), tmp_path / "server.log", python=installed_example(tmp_path / "environment"))
    server.start()
    visits = Visits(browser, server)
    try:
        page = visits.open(size="phone")
        desk = Desk(page, server.url)
        desk.come_in("Ada")
        code = desk.set_up("fogport", 2, ["trader"])
        server.stop()
        server.python = sys.executable
        server.start()
        page.goto(server.url)
        expect(page.get_by_role("list", name=say("web-my-tables"), exact=True)).to_contain_text(code)
        missing = re.compile(re.escape(say("error-unknown-game", game="fogport", allowed="")[:30]))
        with visits.forgiving("400", "ERR_CONNECTION_REFUSED"):
            for path in (f"/t/{code}", f"/t/{code}/replay"):
                page.goto(server.url + path)
                expect(page.get_by_text(missing)).to_be_visible()
        assert not [fault for fault in visits.faults if fault.startswith("error")]
    finally:
        visits.close()
        server.stop()
