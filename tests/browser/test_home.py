"""The first minute: a name, one press and a running table; or a code; or back to where one was."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import steps, tongues
from tests.browser.tables import Desk
from tests.browser.visit import Visits
from tests.browser.words import say

GAMES = ("mcmulti", "oilcity", "africa")


@pytest.mark.parametrize("game", GAMES)
def test_one_press_leads_to_a_running_table_with_bots(visits: Visits, game: str) -> None:
    page = visits.open(size="phone")
    steps.choose_game(page, game)
    steps.name_oneself(page, "Ada")
    steps.play_now(page)
    steps.connected(page)
    expect(page).to_have_url(re.compile(r"/t/[A-Z]{6}$"))
    expect(steps.options(page)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_on_the_smallest_phone_the_main_button_is_in_sight_and_my_games_come_first(visits: Visits, language: str) -> None:
    page = visits.open(size="short", language=language)
    button = page.get_by_role("button", name=say("web-start", language, mode="bots"), exact=True)
    expect(button).to_be_in_viewport(ratio=1)
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada", language)
    code = desk.set_up("mcmulti", 2, ["clerk"])
    page.goto(visits.server.url)
    mine = page.get_by_role("list", name=say("web-my-tables", language), exact=True).get_by_role("link", name=re.compile(code))
    expect(mine).to_be_in_viewport(ratio=1)
    expect(button).to_be_visible()
    assert mine.bounding_box()["y"] < button.bounding_box()["y"]  # type: ignore[index]  # both are seen


def test_a_table_is_joined_by_its_code_and_a_press(visits: Visits) -> None:
    host = visits.open()
    Desk(host, visits.server.url).come_in("Ada")
    code = Desk(host, visits.server.url).set_up("mcmulti", 2, [], start=False)
    guest = visits.open(size="phone")
    guest.get_by_label(say("web-code"), exact=True).fill(code.lower())
    steps.press(guest, "web-open-table")
    steps.connected(guest)
    steps.name_oneself(guest, "Bo")
    steps.press(guest, "web-sit-down")
    host.goto(f"{visits.server.url}/t/{code}")
    steps.press(host, "web-begin")
    for page in (host, guest):
        expect(steps.log(page)).to_be_visible()


def test_a_wrong_code_is_explained(visits: Visits) -> None:
    page = visits.open()
    page.get_by_label(say("web-code"), exact=True).fill("abc")
    steps.press(page, "web-open-table")
    expect(page.get_by_text(say("web-code-wrong"))).to_be_visible()
    page.get_by_label(say("web-code"), exact=True).fill("QQQQQQ")
    with visits.forgiving("404"):
        steps.press(page, "web-open-table")
        expect(page.get_by_text(say("server-no-such-table"))).to_be_visible()


def test_my_tables_are_kept_and_found_again_after_a_reload(visits: Visits) -> None:
    page = visits.open()
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up("mcmulti", 2, ["clerk"])
    page.reload()
    mine = page.get_by_role("list", name=say("web-my-tables"), exact=True)
    mine.get_by_role("link", name=re.compile(code)).click()
    steps.connected(page)
    page.reload()
    steps.connected(page)
    page.get_by_role("tab", name=say("web-seats"), exact=True).click()
    seats = page.get_by_role("list", name=say("web-seats"), exact=True)
    expect(seats.get_by_text(say("web-seat-mine", name="Ada"))).to_be_visible()


def test_an_open_table_is_shown_to_everybody(visits: Visits) -> None:
    host = visits.open()
    Desk(host, visits.server.url).come_in("Ada")
    code = Desk(host, visits.server.url).set_up("mcmulti", 3, ["clerk"], start=False, visibility="public")
    other = visits.open()
    tables = other.get_by_role("list", name=say("web-open-tables"), exact=True)
    expect(tables.get_by_role("link", name=re.compile(code))).to_contain_text(say("web-free-seats", number=1))


@pytest.mark.parametrize(("language", "before"), [("pl", "en"), ("de", "en"), ("en", "pl")])
def test_the_whole_page_changes_its_language_and_keeps_it(visits: Visits, language: str, before: str) -> None:
    page = visits.open(language=before)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-tagline", before))
    steps.speak(page, language, before)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-tagline", language))
    tongues.all_in(page, language)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-tagline", language))
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_light_and_dark_follow_the_device_until_one_is_chosen(visits: Visits) -> None:
    page = visits.open(dark=True)
    paper = page.locator("html")
    button = page.get_by_role("button", name=re.compile(re.escape(say("web-appearance"))))
    expect(button).to_have_accessible_name(re.compile(re.escape(say("web-appearance-auto"))))
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    button.click()
    expect(paper).not_to_have_css("background-color", dark)
    page.reload()
    expect(button).to_have_accessible_name(re.compile(re.escape(say("web-appearance-light"))))
    expect(paper).not_to_have_css("background-color", dark)
    button.click()
    expect(paper).to_have_css("background-color", dark)


def test_oc_2_4_a_teacher_enters_the_cards_of_a_box_keeps_them_and_plays_with_them(visits: Visits) -> None:
    page = visits.open(size="phone")
    Desk(page, visits.server.url).come_in("Ada")
    page.goto(visits.server.url)
    steps.choose_game(page, "oilcity")
    for key in ("web-settings", "web-cards-enter"):
        page.get_by_text(say(key), exact=True).click()
    steps.press(page, "web-oilcity-cards-begin")
    page.get_by_text(say("web-oilcity-cards-events", number=12), exact=True).click()
    title = page.get_by_label(say("web-oilcity-cards-title", number=1), exact=True)
    title.fill("")
    page.get_by_label(say("web-cards-name"), exact=True).fill("School box")
    with visits.forgiving("400"):
        steps.press(page, "web-cards-keep")
        expect(page.get_by_text(re.compile("title of card 1 needs"))).to_be_visible()
    title.fill("Rain in May")
    steps.press(page, "web-cards-keep")
    expect(page.get_by_label(say("web-cards"), exact=True)).to_have_value("School box")
    page.reload()
    steps.choose_game(page, "oilcity")
    page.get_by_text(say("web-settings"), exact=True).click()
    page.get_by_label(say("web-cards"), exact=True).select_option("School box")
    steps.play_now(page)
    steps.connected(page)
    page.get_by_role("tab", name=say("web-oilcity-tab-sheet")).click()
    expect(page.get_by_text("Rain in May").first).to_be_visible()
