"""Where numbers come from, and who people were: marks that explain themselves, the list in the rules, a life story next to a card."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import steps, tongues
from tests.browser.screens import table_of
from tests.browser.tables import Desk, Plain
from tests.browser.visit import Visits, axe, no_sideways
from tests.browser.walks import GAMES
from tests.browser.words import say

SIZES = {"en": "desktop", "pl": "narrow", "de": "phone"}


def games(page: Page, visits: Visits, language: str) -> dict[str, Plain]:
    """What the server says about them."""
    return {it["name"]: it for it in page.request.get(f"{visits.server.api}/games?lang={language}").json()}


def mark(place: Page | Locator, origin: Plain, language: str) -> Locator:
    name = say(f"web-origin-{origin['kind']}", language, figures=origin["title"])
    return place.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("language", SIZES)
def test_the_rules_mark_what_is_uncertain_and_list_it(visits: Visits, language: str) -> None:
    page = visits.open("/rules", size=SIZES[language], language=language)
    for name, game in games(page, visits, language).items():
        page.goto(f"{visits.server.url}/rules/{name}#origins")
        listed = page.get_by_role("region", name=say("web-rules-origins", language))
        expect(listed.locator("h2")).to_be_in_viewport()
        for origin in game["origins"]:
            expect(listed.locator(f"#origin-{origin['place']}")).to_contain_text(origin["text"])
            expect(mark(page, origin, language).first).to_be_attached()
        nothing = listed.get_by_text(say("web-rules-origins-nothing", language))
        expect(nothing).to_have_count(0 if any(it["kind"] == "reconstructed" for it in game["origins"]) else 1)
        tongues.all_in(page, language)
        no_sideways(page)
        axe(page, part=listed)


@pytest.mark.parametrize("language", SIZES)
def test_a_mark_is_reached_by_keyboard_says_why_and_closes(visits: Visits, language: str) -> None:
    page = visits.open("/rules/oilcity#OC-5.7", size=SIZES[language], language=language)
    prices = games(page, visits, language)["oilcity"]["origins"][0]
    own = mark(page.locator('[id="OC-5.7"]'), prices, language)
    own.focus()
    page.keyboard.press("Enter")
    note = page.get_by_role("note")
    expect(note).to_contain_text(prices["text"])
    expect(note).to_be_in_viewport(ratio=1)
    axe(page, part=note)
    no_sideways(page)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(own).to_be_focused()
    expect(mark(page.locator('[id="OC-5.8"]'), prices, language)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_has_a_line(visits: Visits, game: str) -> None:
    page = visits.open(language="de")
    told = games(page, visits, "de")[game]
    steps.choose_game(page, game, "de")
    page.get_by_text(say("web-settings", "de"), exact=True).click()
    line = page.locator("p.origins")
    expect(line).to_contain_text(told["origins"][0]["title"])
    expect(line.get_by_role("link")).to_have_attribute("href", f"/rules/{game}#origins")
    axe(page, part=line)


@pytest.mark.parametrize("language", SIZES)
def test_a_card_has_marks_and_opens_the_life_of_its_entrepreneur(visits: Visits, language: str) -> None:
    page = visits.open(size=SIZES[language], language=language)
    table_of("oilcity", 9, own=3)(page, Desk(page, visits.server.url), language)
    card = page.get_by_role("region", name=say("web-oilcity-character", language))
    by_place = {it["place"]: it for it in games(page, visits, language)["oilcity"]["origins"]}
    expect(mark(card, by_place["costs"], language)).to_have_count(2)  # a plot and a wagon
    expect(mark(card, by_place["entrepreneurs"], language)).to_be_visible()
    axe(page, part=card)
    name = card.locator("[aria-haspopup=dialog]")
    person = name.inner_text()
    name.click()
    life = page.get_by_role("dialog", name=person)
    expect(life.locator(".life")).to_have_text(re.compile(r"\w.{80,}\.$"))
    tongues.all_in(page, language)
    no_sideways(page)
    axe(page, part=life)
    page.keyboard.press("Escape")
    expect(life).to_be_hidden()
    expect(name).to_be_focused()


@pytest.mark.parametrize("language", SIZES)
def test_the_order_form_has_marks_that_order_nothing(visits: Visits, language: str) -> None:
    page = visits.open(size=SIZES[language], language=language)
    table_of("oilcity", 9, own=3)(page, Desk(page, visits.server.url), language)
    form = page.get_by_role("group", name=say("web-oilcity-token-of", language, name=""))
    prices = {it["place"]: it for it in games(page, visits, language)["oilcity"]["origins"]}["costs"]
    expect(mark(form, prices, language)).to_have_count(2)  # a plot and a wagon
    button = page.get_by_role("button", name=re.compile(f"^{re.escape(say('oilcity-thing-plot', language))} "))
    tile = form.locator(".tile", has=button)
    plot = tile.locator(button)
    mark(tile, prices, language).click()
    expect(page.get_by_role("note")).to_contain_text(prices["text"])
    expect(plot).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    tile.click(position={"x": 4, "y": 4})  # next to the name: the whole tile is the button's
    expect(plot).to_have_attribute("aria-pressed", "true")
    no_sideways(page)
    axe(page, part=form)


@pytest.mark.parametrize("language", SIZES)
def test_words_of_the_trade_are_found_in_the_reader(visits: Visits, language: str) -> None:
    page = visits.open("/rules/oilcity", size=SIZES[language], language=language)
    page.get_by_role("searchbox", name=say("web-rules-search", language)).fill("50 °C")
    entry = page.locator("#glossary-wax")
    expect(entry).to_contain_text(say("oilcity-glossary-wax", language))
    expect(page.get_by_role("status")).to_have_text(say("web-rules-found-beside", language, number=1))
    axe(page, part=page.locator("article"))
